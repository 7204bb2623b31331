"""The best routes on crowded boards: the board is swept hex by hex, and only the open track ends are remembered.

Between two hexes of the sweep a train's route so far consists of pieces that end at borders not yet crossed
(the frontier). All that matters for the rest is which of these ends belong together, so that the huge number
of routes becomes a small graph of such states: a route is a path through it. One train's best route is then
found at once, also when track has a price (:mod:`route_together` sweeps several trains).
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from .geometry import FIRST_NODE
from .route_graph import Network, Reach
from .route_sets import Prices, bits_of, price_of

CLOSED = 0
"""Partner of an open end whose other end is a stop at which the route ends."""

Piece = tuple[int, int, int]
"""Track in a hex between two borders (as bits), or from a border to the stop where the route ends (0), and the
stop that it visits or -1."""
State = tuple[tuple[tuple[int, int], ...], int, bool, int, int]
"""Open ends with their partners; 0 not begun, 1 under way, 2 complete; has it met a token; room left; groups."""


@dataclass(frozen=True, slots=True)
class Local:
    """One way in which a route can use a hex: ``used`` borders, value in $, cost of room, token met, groups."""

    pieces: tuple[Piece, ...]
    used: int
    value: int
    cost: int
    token: bool
    groups: int


Arc = tuple[int, int, int, Local]
"""Borders newly used, next state, value in $, and how the hex is used."""


class Plan:
    """The hexes in the order of the sweep, with the track that a network's routes can use there."""

    def __init__(self, network: Network) -> None:
        self.network = network
        layouts = network.graph.board.layouts
        across = network.graph.board.geography.across
        bits = network.graph.bits
        self.plain: dict[int, set[tuple[int, int, int]]] = {}
        self.exits: dict[int, int] = {}
        borders: dict[int, int] = {}
        for stop, row in enumerate(network.links):
            for link in row:
                trail = link.stretch.trail
                self.exits[stop] = self.exits.get(stop, 0) | bits[trail[0]]
                self.exits[link.to] = self.exits.get(link.to, 0) | bits[trail[-1]]
                for leave, then in zip(trail, trail[1:], strict=False):
                    number, side = divmod(across[leave], 6)
                    pair = min(side, then % 6), max(side, then % 6)
                    ends = bits[leave], bits[then]
                    junction = 0
                    if pair not in layouts[number].plain_track:
                        node = next(
                            end
                            for _, end in layouts[number].ways[side]
                            if end >= FIRST_NODE and then % 6 in layouts[number].nodes[end - FIRST_NODE].exits
                        )
                        junction = network.graph.junctions[number, node - FIRST_NODE]
                    self.plain.setdefault(number, set()).add((min(ends), max(ends), junction))
        self.stops: dict[int, list[int]] = {}
        for stop in sorted(self.exits):
            self.stops.setdefault(network.places[stop][0], []).append(stop)
        for number in sorted({*self.plain, *self.stops}):
            borders[number] = 0
            for one, other, _ in self.plain.get(number, ()):
                borders[number] |= one | other
            for stop in self.stops.get(number, ()):
                borders[number] |= self.exits[stop]
        self.borders = borders
        self.order = _sweep_order(borders)

    @cached_property
    def fresh(self) -> list[int]:
        """For each step of the sweep, the borders it meets first."""
        met, found = 0, []
        for number in self.order:
            found.append(self.borders[number] & ~met)
            met |= self.borders[number]
        return found

    def locals(self, number: int, reach: Reach) -> list[Local]:
        """Every way in which one route of a train can use a hex."""
        network = self.network
        found = [Local((), 0, 0, 0, False, 0)]
        busy: list[int] = [0]  # borders and junctions used
        for one, other, junction in sorted(self.plain.get(number, ())):
            for index in range(len(found)):
                before, mask = found[index], busy[index]
                if not mask & (one | other | junction):
                    pieces = (*before.pieces, (one, other, -1))
                    used = before.used | one | other
                    found.append(Local(pieces, used, before.value, before.cost, before.token, before.groups))
                    busy.append(mask | one | other | junction)
        for stop in self.stops.get(number, ()):
            cost = reach.costs[stop]
            if cost < 0:
                continue
            ends = bits_of(self.exits[stop])
            ways = [(end, CLOSED) for end in ends]
            if network.through[stop]:
                ways += combinations(ends, 2)
            token = stop in network.tokens
            group = network.bars[stop] if network.bars[stop] != 1 << stop else 0
            for index in range(len(found)):
                before, mask = found[index], busy[index]
                if before.groups & group:
                    continue
                for one, other in ways:
                    if not mask & (one | other):
                        pieces = (*before.pieces, (one, other, stop))
                        used = before.used | one | other
                        value = before.value + reach.values[stop]
                        groups = before.groups | group
                        found.append(
                            Local(pieces, used, value, before.cost + cost, before.token or token, groups)
                        )
                        busy.append(mask | one | other)
        return found


def _sweep_order(borders: dict[int, int]) -> list[int]:
    """An order of the hexes in which few borders are open at any time."""
    best: tuple[int, list[int]] | None = None
    numbers = sorted(borders)
    starts = sorted(numbers, key=lambda number: (borders[number].bit_count(), number))[:3]
    for start in sorted({*starts, numbers[0], numbers[-1]}) if numbers else ():
        order, rest, frontier = [start], set(numbers) - {start}, borders[start]
        cost: int = 3 ** frontier.bit_count()
        while rest:
            near = [number for number in rest if borders[number] & frontier] or list(rest)
            number = min(near, key=lambda number: ((frontier ^ borders[number]).bit_count(), number))
            rest.discard(number)
            frontier ^= borders[number]
            order.append(number)
            cost += 3 ** frontier.bit_count()
        if best is None or cost < best[0]:
            best = cost, order
    return best[1] if best else []


class TrainSweep:
    """All routes of one train as a layered graph of states: ``layers[step][state]`` lists the ways on."""

    def __init__(self, plan: Plan, reach: Reach) -> None:
        self.plan = plan
        self.layers: list[list[list[Arc]]] = []
        guard = reach.guard
        states: dict[State, int] = {((), 0, False, reach.room, 0): 0}
        groups_to_come = [0] * (len(plan.order) + 1)
        for step in range(len(plan.order) - 1, -1, -1):
            here = 0
            for stop in plan.stops.get(plan.order[step], ()):
                here |= plan.network.bars[stop]
            groups_to_come[step] = groups_to_come[step + 1] | here
        for step, number in enumerate(plan.order):
            known = plan.borders[number] & ~plan.fresh[step]
            by_entry: dict[int, list[Local]] = {}
            for local in plan.locals(number, reach):
                by_entry.setdefault(local.used & known, []).append(local)
            following: dict[State, int] = {}
            layer: list[list[Arc]] = []
            for state in states:
                entered = 0
                for border, _ in state[0]:
                    entered |= border
                arcs: list[Arc] = []
                for local in by_entry.get(entered & known, ()):
                    if (state[3] - local.cost) & guard or state[4] & local.groups:
                        continue
                    after = _after(state, local, groups_to_come[step + 1])
                    if after is not None:
                        index = following.setdefault(after, len(following))
                        arcs.append((local.used & ~known, index, local.value, local))
                layer.append(arcs)
            self.layers.append(layer)
            states = following
        self.finals = [0.0 if state[1] != 1 else -float("inf") for state in states]

    def to_go(self, prices: Prices, barred: int = 0) -> list[list[float]]:
        """For each step and state the most in $ that the rest of the route can add, less the track's price."""
        table = [self.finals]
        for layer in reversed(self.layers):
            after = table[-1]
            masks = {arc[0] for arcs in layer for arc in arcs}
            toll = {mask: float("inf") if mask & barred else price_of(prices, mask) for mask in masks}
            table.append(
                [
                    max([value - toll[mask] + after[index] for mask, index, value, _ in arcs])
                    if arcs
                    else -float("inf")
                    for arcs in layer
                ]
            )
        table.reverse()
        return table

    def best(self, prices: Prices, barred: int = 0) -> tuple[float, int, list[Local]]:
        """The best route's value less the price of its track, its track, and how it uses each hex."""
        table = self.to_go(prices, barred)
        state, track, ways = 0, 0, []
        for step, layer in enumerate(self.layers):
            after = table[step + 1]
            _, _, arc = max(
                (
                    (value - price_of(prices, mask) + after[index], -number, (mask, index, value, local))
                    for number, (mask, index, value, local) in enumerate(layer[state])
                    if not mask & barred
                ),
                key=lambda row: row[:2],
            )
            track |= arc[0]
            state = arc[1]
            ways.append(arc[3])
        return (table[0][0] if table else 0.0), track, ways


def _after(state: State, local: Local, groups_to_come: int) -> State | None:
    """The state once a hex has been used in that way, None if no route can do so."""
    open_ends, stage, token, room, groups = state
    if not local.pieces:
        return (open_ends, stage, token, room, groups & groups_to_come)
    if stage == 2:
        return None
    partner = dict(open_ends)
    complete = 0
    for one, other, _ in local.pieces:
        far = partner.pop(one, one)
        if far == other != CLOSED:
            return None  # a closed ring
        beyond = other if other == CLOSED else partner.pop(other, other)
        if far == CLOSED and beyond == CLOSED:
            complete += 1
            continue
        if far != CLOSED:
            partner[far] = beyond
        if beyond != CLOSED:
            partner[beyond] = far
    token = token or local.token
    closed = sum(far == CLOSED for far in partner.values()) + 2 * complete
    if closed > 2 or (complete and (partner or not token)):
        return None
    return (
        tuple(sorted(partner.items())),
        2 if complete else 1,
        token and not complete,
        0 if complete else room - local.cost,
        0 if complete else (groups | local.groups) & groups_to_come,
    )
