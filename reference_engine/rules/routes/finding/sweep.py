"""The best routes on crowded boards: they are swept hex by hex, and only open ends of track are remembered.

Between two hexes of the sweep a train's route so far consists of pieces that end at borders not yet crossed
(the frontier). All that matters for the rest is which of these ends belong together, so that the huge number
of routes becomes a small graph of such states: a route is a path through it. One train's best route is then
found at once, also when track has a price (:mod:`.together` sweeps several trains).
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise
from typing import NamedTuple

from ...map.geometry import FIRST_NODE
from ..network import Network
from .reach import Reach
from .sets import SLACK, Prices, bits_of

CLOSED = 0
"""Partner of an open end whose other end is a stop at which the route ends."""

Piece = tuple[int, int, int]
"""Track in a hex from a border to another (as bits), or to the stop where the route ends (``CLOSED``), and
the stop that it visits or -1."""
OpenEnds = tuple[tuple[int, int], ...]
"""The borders at which a route's pieces end, each with the other end of its piece."""
State = tuple[int, int, int, int, int]
"""Number of the open ends, stage, what has been met, room left, groups of stops visited."""
TOKEN, OFF_BOARD = 1, 2
"""What a route may have met: a token of the company, the end of a route off the board."""
NOT_BEGUN, UNDER_WAY, COMPLETE = 0, 1, 2
NEVER = -float("inf")


@dataclass(frozen=True, slots=True)
class Local:
    """One way in which a route can use a hex: borders used, value in $, cost of room, what is met, groups."""

    pieces: tuple[Piece, ...]
    used: int
    value: int
    cost: int
    met: int
    groups: int


Arc = tuple[int, int, int, Local]
"""Borders newly used, next state, value in $, and how the hex is used."""


class Plan:
    """The hexes in the order of the sweep, with the track that a network's routes can use there.

    Stops that are joined inside a hex are swept one by one, as if the track between them were a border.
    """

    def __init__(self, network: Network) -> None:
        self.network = network
        layouts = network.graph.board.layouts
        across = network.graph.board.geography.across
        bits = network.graph.bits
        self.plain: dict[int, set[tuple[int, int, int]]] = {}
        self.exits: dict[int, int] = {}
        self.halves: dict[int, tuple[int, int]] = {}
        """Bit of a line between the halves of a city -> their stops."""
        borders: dict[int, int] = {}
        for stop, row in enumerate(network.links):
            for link in row:
                trail = link.stretch.trail
                if not trail:
                    self.exits[stop] = self.exits.get(stop, 0) | link.once
                    self.exits[link.to] = self.exits.get(link.to, 0) | link.once
                    continue
                if link.once & network.joined:
                    self.halves[link.once & network.joined] = stop, link.to
                self.exits[stop] = self.exits.get(stop, 0) | sum(bits[trail[0]]) & link.once
                self.exits[link.to] = self.exits.get(link.to, 0) | sum(bits[trail[-1]]) & link.once
                for leave, then in pairwise(trail):
                    number, side = divmod(across[leave], 6)
                    pair = min(side, then % 6), max(side, then % 6)
                    ends = sum(bits[leave]) & link.once, sum(bits[then]) & link.once
                    junction = 0
                    if pair not in layouts[number].plain_track:
                        node = next(
                            end
                            for _, end in layouts[number].ways[side]
                            if end >= FIRST_NODE and then % 6 in layouts[number].nodes[end - FIRST_NODE].ways
                        )
                        junction = network.graph.junctions[number, node - FIRST_NODE]
                    self.plain.setdefault(number, set()).add((min(ends), max(ends), junction))
        if network.terms.least_stops == 1:
            for stop in network.tokens:
                self.exits.setdefault(stop, 0)
        self.stops: dict[int, list[int]] = {}
        for stop in sorted(self.exits):
            self.stops.setdefault(self.spot(stop), []).append(stop)
        for number in sorted({*self.plain, *self.stops}):
            borders[number] = 0
            for one, other, _ in self.plain.get(number, ()):
                borders[number] |= one | other
            for stop in self.stops.get(number, ()):
                borders[number] |= self.exits[stop]
        self.order = _sweep_order(borders)
        if network.terms.least_stops == 1:
            for stop in network.tokens:
                borders[self.spot(stop)] |= network.standing(stop)
        self.borders = borders

    @cached_property
    def fresh(self) -> list[int]:
        """For each step of the sweep, the borders it meets first."""
        met, found = 0, []
        for number in self.order:
            found.append(self.borders[number] & ~met)
            met |= self.borders[number]
        return found

    def spot(self, stop: int) -> int:
        """The number of a stop's hex; a stop that is joined to another inside its hex is a spot by itself."""
        places = self.network.places
        joined = self.network.graph.node(places[stop]).joined
        return -1 - places.index(places[stop]) if joined else places[stop][0]

    def hexes(self, spot: int) -> set[int]:
        """The hexes of a spot: several where these are one stop."""
        stops = self.stops.get(spot, ())
        parts = (part for stop in stops for part in self.network.graph.parts(self.network.places[stop]))
        return {number for number, _ in parts} or {spot}

    def locals(self, number: int, reach: Reach) -> list[Local]:
        """Every way in which one route of a train can use a hex."""
        network = self.network
        found = [Local((), 0, 0, 0, 0, 0)]
        busy: list[int] = [0]  # borders and junctions used
        for one, other, junction in sorted(self.plain.get(number, ())):
            for index in range(len(found)):
                before, mask = found[index], busy[index]
                if not mask & (one | other | junction):
                    pieces = (*before.pieces, (one, other, -1))
                    used = before.used | one | other
                    found.append(Local(pieces, used, before.value, before.cost, before.met, before.groups))
                    busy.append(mask | one | other | junction)
        for stop in self.stops.get(number, ()):
            cost = reach.costs[stop]
            if cost < 0:
                continue
            ends = bits_of(self.exits[stop])
            ways = [(end, CLOSED) for end in ends] if reach.is_end(stop) else []
            if network.through[stop]:
                ways += combinations(ends, 2)
            met = TOKEN * (stop in network.tokens) | OFF_BOARD * (network.worths[stop].kind == "off_board")
            bars = network.bars[stop] if network.bars[stop] != 1 << stop else 0
            for index in range(len(found)):
                before, mask = found[index], busy[index]
                if before.groups & bars:
                    continue
                for one, other in ways:
                    joined = (one | other) & network.joined
                    if mask & (one | other) or joined & joined - 1:
                        continue  # used before, or from a half of a city to the other and back
                    if network.breaks_a_tie(one | other, self.exits[stop]):
                        continue
                    gain, room, group = reach.values[stop], cost, bars
                    if joined:
                        gain, room, group = self._half(reach, stop, joined)
                    pieces = (*before.pieces, (one, other, stop))
                    found.append(
                        Local(
                            pieces,
                            before.used | one | other,
                            before.value + gain,
                            before.cost + room,
                            before.met | met,
                            before.groups | group,
                        )
                    )
                    busy.append(mask | one | other)
            if network.terms.least_stops == 1 and stop in network.tokens:
                alone, standing = (CLOSED, CLOSED, stop), network.standing(stop)
                found.append(Local((alone,), standing, reach.values[stop], cost, met, 0))
                busy.append(-1)
        return found

    def _half(self, reach: Reach, stop: int, line: int) -> tuple[int, int, int]:
        """Value, cost and groups of a stop that a route joins with the other half of its city.

        The two are one place: the half with the smaller number adds what it is worth more than the other.
        """
        network = self.network
        one, other = self.halves[line]
        bars = network.bars[stop] & ~(1 << one | 1 << other)
        other = one + other - stop
        if stop > other:
            return reach.values[stop], reach.costs[stop], bars
        return max(0, reach.values[stop] - reach.values[other]), 0, bars


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
        groups_to_come = [0]
        for number in reversed(plan.order):
            here = 0
            for stop in plan.stops.get(number, ()):
                here |= plan.network.bars[stop]
            groups_to_come.append(groups_to_come[-1] | here)
        groups_to_come.reverse()
        states: dict[State, int] = {(0, NOT_BEGUN, 0, reach.room, 0): 0}
        ends: dict[OpenEnds, int] = {(): 0}
        for step, number in enumerate(plan.order):
            known = plan.borders[number] & ~plan.fresh[step]
            by_entry: dict[int, list[Local]] = {}
            for local in plan.locals(number, reach):
                by_entry.setdefault(local.used & known, []).append(local)
            next_ends: dict[OpenEnds, int] = {}
            ways = [_ways_on(open_ends, by_entry, known, next_ends, reach.hexes) for open_ends in ends]
            self.layers.append([])
            states = self._expand(states, ways, reach, groups_to_come[step + 1])
            ends = next_ends
        self.finals = [0.0 if state[1] != UNDER_WAY else NEVER for state in states]
        self.drop_useless(0)

    def _expand(
        self, states: dict[State, int], ways: list[list["Way"]], reach: Reach, groups_to_come: int
    ) -> dict[State, int]:
        guard = reach.guard
        following: dict[State, int] = {}
        number_of = following.setdefault
        layer = self.layers[-1]
        for ends, stage, met, room, groups in states:
            arcs: list[Arc] = []
            for local, fresh, new_ends, complete, cost in ways[ends]:
                if not local.pieces:
                    after = new_ends, stage, met, room, groups & groups_to_come
                elif stage == COMPLETE or (room - cost) & guard or groups & local.groups:
                    continue
                elif complete:
                    now_met = met | local.met
                    if not now_met & TOKEN or not reach.is_route(room - cost, bool(now_met & OFF_BOARD)):
                        continue
                    after = new_ends, COMPLETE, 0, 0, 0
                else:
                    visited = (groups | local.groups) & groups_to_come
                    after = new_ends, UNDER_WAY, met | local.met, room - cost, visited
                arcs.append((fresh, number_of(after, len(following)), local.value, local))
            layer.append(arcs)
        return following

    def drop_useless(self, floor: float, prices: Prices | None = None) -> None:
        """Forget what only routes use that are worth less than ``floor`` dollars after the price of track.

        The empty route stays.
        """
        prices = prices or {}
        table = self.to_go(prices)
        best: dict[int, float] = {0: 0.0}
        idle = 0
        for step, layer in enumerate(self.layers):
            after = table[step + 1]
            toll = _tolls(self.plan.fresh[step], prices, 0)
            next_idle = next(arc[1] for arc in layer[idle] if not arc[3].pieces)
            numbers: dict[int, int] = {}
            reached: dict[int, float] = {}
            kept: list[list[Arc]] = []
            for state, value in best.items():
                arcs: list[Arc] = []
                for arc in layer[state]:
                    mask, index, gain, local = arc
                    worth = value + gain - toll[mask]
                    if worth + after[index] >= floor - SLACK or (state == idle and index == next_idle):
                        arcs.append((mask, numbers.setdefault(index, len(numbers)), gain, local))
                        if worth > reached.get(index, NEVER):
                            reached[index] = worth
                kept.append(arcs)
            self.layers[step] = kept
            best = {index: reached[index] for index in numbers}
            idle = next_idle
        self.finals = [self.finals[index] for index in best]

    def to_go(self, prices: Prices, barred: int = 0) -> list[list[float]]:
        """For each step and state the most in $ that the rest of a route adds after the price of track."""
        table = [self.finals]
        for layer, fresh in zip(reversed(self.layers), reversed(self.plan.fresh), strict=True):
            after = table[-1]
            if fresh & barred or any(bit in prices for bit in bits_of(fresh)):
                toll = _tolls(fresh, prices, barred)
                row = [
                    max([value - toll[mask] + after[index] for mask, index, value, _ in arcs], default=NEVER)
                    for arcs in layer
                ]
            else:
                row = [
                    max([value + after[index] for _, index, value, _ in arcs], default=NEVER)
                    for arcs in layer
                ]
            table.append(row)
        table.reverse()
        return table

    def best(self, prices: Prices, barred: int = 0) -> tuple[float, int, list[Local]]:
        """The best route's value less the price of its track, its track, and how it uses each hex."""
        table = self.to_go(prices, barred)
        state, track, ways = 0, 0, []
        for step, layer in enumerate(self.layers):
            after = table[step + 1]
            toll = _tolls(self.plan.fresh[step], prices, barred)
            arc = max(layer[state], key=lambda arc: arc[2] - toll[arc[0]] + after[arc[1]])
            track |= arc[0]
            state = arc[1]
            ways.append(arc[3])
        return table[0][0], track, ways

    def best_few(self, count: int) -> list[tuple[int, list[Local]]]:
        """The best routes, so many of them, with their values in $ and how they use each hex."""
        present: dict[int, list[Trail]] = {0: [Trail(0, None, None)]}
        for layer in self.layers:
            following: dict[int, list[Trail]] = {}
            for state, trails in present.items():
                for _, index, gain, local in layer[state]:
                    row = following.setdefault(index, [])
                    row += [Trail(trail.value + gain, trail, local) for trail in trails]
            present = {
                index: sorted(row, key=lambda trail: -trail.value)[:count] for index, row in following.items()
            }
        ends = [trail for index, row in present.items() if self.finals[index] > NEVER for trail in row]
        ends.sort(key=lambda trail: -trail.value)
        return [(trail.value, trail.ways()) for trail in ends if trail.value][:count]


class Trail(NamedTuple):
    """A part of a route on its way through the layers: its value in $, what went before, its last hex."""

    value: int
    before: "Trail | None"
    local: Local | None

    def ways(self) -> list[Local]:
        """How it uses each hex."""
        found: list[Local] = []
        trail: Trail | None = self
        while trail is not None and trail.local is not None:
            found.append(trail.local)
            trail = trail.before
        return found[::-1]


Way = tuple[Local, int, int, bool, int]
"""How a hex is used, the borders newly used, number of the open ends then, whether the route is complete,
cost of room."""


def _tolls(fresh: int, prices: Prices, barred: int) -> dict[int, float]:
    """What each choice of a step's new borders costs in $; what is barred cannot be paid."""
    tolls = {0: 0.0}
    for bit in bits_of(fresh):
        price = -NEVER if bit & barred else prices.get(bit, 0.0)
        tolls.update([(mask | bit, toll + price) for mask, toll in tolls.items()])
    return tolls


def _ways_on(
    ends: OpenEnds,
    by_entry: dict[int, list[Local]],
    known: int,
    next_ends: dict[OpenEnds, int],
    crossing: int,
) -> list[Way]:
    """What can become of a route with these open ends in the next hex; ``crossing``: the cost of a border."""
    entered = 0
    for border, _ in ends:
        entered |= border
    found: list[Way] = []
    for local in by_entry.get(entered & known, ()):
        joined = _join(ends, local)
        if joined is not None:
            number = next_ends.setdefault(joined[0], len(next_ends))
            fresh = local.used & ~known
            cost = local.cost + crossing * fresh.bit_count()
            found.append((local, fresh, number, joined[1], cost))
    return found


def _join(ends: OpenEnds, local: Local) -> tuple[OpenEnds, bool] | None:
    """The open ends once a hex has been used, and whether the route is complete; None if it cannot be one."""
    if not local.pieces:
        return ends, False
    partner = dict(ends)
    complete = False
    for one, other, _ in local.pieces:
        far = partner.pop(one, one)
        if far == other != CLOSED:
            return None  # a closed ring
        beyond = other if other == CLOSED else partner.pop(other, other)
        if far == CLOSED and beyond == CLOSED:
            if complete:
                return None
            complete = True
            continue
        if far != CLOSED:
            partner[far] = beyond
        if beyond != CLOSED:
            partner[beyond] = far
    if complete:
        return None if partner else ((), True)
    if list(partner.values()).count(CLOSED) > 2:
        return None
    return tuple(sorted(partner.items())), False
