"""Crowded boards are swept hex by hex: in which order, and how a route can use each of the hexes.

Between two hexes of the sweep a train's route so far consists of pieces that end at borders not yet crossed
(the frontier). All that matters for the rest is which of these ends belong together (:mod:`.open_ends`), so
that the huge number of routes becomes a small graph of such states (:mod:`.train_sweep`).
"""

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, pairwise
from typing import NamedTuple

from ...map.geometry import FIRST_NODE
from ..network import Network
from .reach import Reach
from .sets import bits_of

CLOSED = 0
"""Partner of an open end whose other end is a stop at which the route ends."""

Piece = tuple[int, int, int]
"""Track in a hex from a border to another (as bits), or to the stop where the route ends (``CLOSED``), and
the stop that it visits or -1."""
ORDERS = 25
"""How many orders of the hexes are tried side by side."""
TOKEN, OFF_BOARD = 1, 2
"""What a route may have met: a token of the company, the end of a route off the board."""


@dataclass(frozen=True, slots=True)
class Local:
    """One way in which a route can use a hex: borders used, value in $, cost of room, what is met, groups."""

    pieces: tuple[Piece, ...]
    used: int
    value: int
    cost: int
    met: int
    groups: int


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
        # which of equal sets is found depends on the order: the other games keep theirs
        self.order = _narrow_order(borders) if network.terms.least_stops == 1 else _sweep_order(borders)
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

    @cached_property
    def slots(self) -> list[dict[int, int]]:
        """For each step a number for each open border that it closes or opens, kept while it is open."""
        last = {bit: step for step, number in enumerate(self.order) for bit in bits_of(self.borders[number])}
        found: list[dict[int, int]] = []
        taken: dict[int, int] = {}
        free: list[int] = []
        for step, number in enumerate(self.order):
            closing = {bit: taken.pop(bit) for bit in bits_of(self.borders[number]) if bit in taken}
            for bit in bits_of(self.fresh[step]):
                if last[bit] > step:
                    taken[bit] = free.pop() if free else len(taken) + len(closing)
            found.append(
                {**closing, **{bit: taken[bit] for bit in bits_of(self.fresh[step]) if bit in taken}}
            )
            free += closing.values()
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


def _narrow_order(borders: dict[int, int]) -> list[int]:
    """An order of the hexes in which few borders are open at any time, out of many that are tried at once.

    What a step costs doubles with each open border; of the beginnings that have come to as many hexes only
    the best are followed.
    """
    numbers = sorted(borders)
    masks = [borders[number] for number in numbers]
    meeting: dict[int, int] = {}
    for index, mask in enumerate(masks):
        for bit in bits_of(mask):
            meeting[bit] = meeting.get(bit, 0) | 1 << index
    beside = [sum({other for bit in bits_of(mask) for other in bits_of(meeting[bit])}) for mask in masks]
    present = [
        _Beginning(1 << mask.bit_count(), mask, 1 << index, beside[index], (index, None))
        for index, mask in enumerate(masks)
    ]
    present = sorted(present, key=_promise)[:ORDERS]
    for _ in numbers[1:]:
        following: dict[int, _Beginning] = {}
        for cost, frontier, done, near, before in present:
            for bit in bits_of(near & ~done or (1 << len(numbers)) - 1 & ~done):
                index = bit.bit_length() - 1
                now = frontier ^ masks[index]
                total = cost + (1 << now.bit_count())
                other = following.get(done | bit)
                if other is None or total < other.cost:
                    following[done | bit] = _Beginning(
                        total, now, done | bit, near | beside[index], (index, before)
                    )
        present = sorted(following.values(), key=_promise)[:ORDERS]
    order: list[int] = []
    path: Path | None = present[0].path if present else None
    while path is not None:
        order.append(numbers[path[0]])
        path = path[1]
    return order[::-1]


Path = tuple[int, "Path | None"]
"""The hexes of an order by their places in the list, the last one first."""


class _Beginning(NamedTuple):
    """The beginning of an order: its cost, the borders open, the hexes done, those beside them, itself."""

    cost: int
    frontier: int
    done: int
    near: int
    path: Path


def _promise(beginning: _Beginning) -> int:
    """By what the beginnings of orders are compared."""
    return beginning.cost + (1 << beginning.frontier.bit_count())
