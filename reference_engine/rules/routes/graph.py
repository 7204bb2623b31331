"""The board as routes see it: stops, and the stretches of track from one stop to the next.

A **border** of two hexes carries one track: it is one bit in the masks here, so that two pieces of track that
share a hex side share track, and ``mask & mask`` tells whether runs collide. Sides are named by the engine's
border numbers (``hex * 6 + side``).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..map.board import Board
from ..map.geometry import FIRST_NODE, Node
from .ranges import TrainRange
from .terms import Offer, Place, RouteTerms, Worth, best_count, offer_of, worth_of


class Stretch(NamedTuple):
    """Track from a stop to the next. ``trail``: the borders by which the hexes are left, in order.

    ``once``: what one route may use once only: the hex sides, and junctions within a tile.
    """

    to: Place
    once: int
    trail: tuple[int, ...]


class RouteGraph:
    """The stretches of a board's present track, found as they are asked for."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.bits: dict[int, int] = {}
        """Border (either side of it) -> its bit."""
        self.junctions: dict[Place, int] = {}
        self.junction_mask = 0
        """Bits that count within a route but are not track that two trains could share."""
        self._count = 0
        self._from: dict[Place, tuple[Stretch, ...]] = {}

    def node(self, place: Place) -> Node:
        """The city, town or off-board place there."""
        return self.board.layouts[place[0]].nodes[place[1]]

    def crossing(self, leave: int) -> int:
        """The bit of the border by which a hex is left, 0 if no track goes on there."""
        bit = self.bits.get(leave)
        if bit is None:
            enter = self.board.geography.across[leave]
            bit = 0
            if enter >= 0 and self.board.layouts[enter // 6].ways[enter % 6]:
                bit = 1 << self._count
                self._count += 1
                self.bits[enter] = bit
            self.bits[leave] = bit
        return bit

    def junction(self, place: Place) -> int:
        """The bit of a junction within a tile."""
        bit = self.junctions.get(place)
        if bit is None:
            bit = self.junctions[place] = 1 << self._count
            self._count += 1
            self.junction_mask |= bit
        return bit

    def stretches(self, place: Place) -> tuple[Stretch, ...]:
        """All stretches from a stop to the next ones, without those that use more track to the same end."""
        found = self._from.get(place)
        if found is None:
            found = self._from[place] = _without_detours(self._walk(place))
        return found

    def _walk(self, start: Place) -> list[Stretch]:
        layouts, across = self.board.layouts, self.board.geography.across
        number, index = start
        found: list[Stretch] = []
        todo: list[tuple[int, int, tuple[int, ...]]] = [
            (number * 6 + side, 0, ()) for _, side in reversed(layouts[number].node_ways[index])
        ]
        while todo:
            leave, once, trail = todo.pop()
            bit = self.crossing(leave)
            if not bit or once & bit:
                continue
            once |= bit
            trail = (*trail, leave)
            enter = across[leave]
            number, side = divmod(enter, 6)
            layout = layouts[number]
            for _, end in layout.ways[side]:
                if end < FIRST_NODE:
                    todo.append((number * 6 + end, once, trail))
                    continue
                place = (number, end - FIRST_NODE)
                if layout.nodes[place[1]].is_stop:
                    if place != start:
                        found.append(Stretch(place, once, trail))
                    continue
                junction = self.junction(place)
                if not once & junction:
                    ways = layout.node_ways[place[1]]
                    todo.extend((number * 6 + out, once | junction, trail) for _, out in ways if out != side)
        return found


def _without_detours(found: list[Stretch]) -> tuple[Stretch, ...]:
    """Drop what uses all the track of another stretch to the same stop, and more: no run is lost by it."""
    kept: dict[Place, list[Stretch]] = {}
    for stretch in sorted(found, key=lambda stretch: (stretch.once.bit_count(), stretch.trail)):
        rivals = kept.setdefault(stretch.to, [])
        if not any(rival.once & stretch.once == rival.once for rival in rivals):
            rivals.append(stretch)
    return tuple(stretch for place in sorted(kept) for stretch in kept[place])


def graph_of(board: Board) -> RouteGraph:
    """The graph of a board's present track, kept until the board changes."""
    found = board.memo.get("route graph")
    if not isinstance(found, RouteGraph):
        found = board.memo["route graph"] = RouteGraph(board)
    return found


class Link(NamedTuple):
    """A stretch between two stops of a network, which are given by number."""

    to: int
    once: int
    stretch: Stretch


@dataclass(frozen=True)
class Network:
    """What one company's trains can reach, its stops numbered from 0.

    ``through``: whether it may run on from there; ``bars``: the stops (as bits) that a route cannot visit
    once it has been there, itself, the others of its group and, for an eastern place, all eastern ones;
    ``tokens``: stops with a token of its own.
    """

    graph: RouteGraph
    terms: RouteTerms
    places: tuple[Place, ...]
    worths: tuple[Worth, ...]
    through: tuple[bool, ...]
    bars: tuple[int, ...]
    tokens: tuple[int, ...]
    links: tuple[tuple[Link, ...], ...]


def network_of(board: Board, company: str, terms: RouteTerms) -> Network:
    """What a company's trains can reach, and what it is worth to them."""
    graph = graph_of(board)
    own = [place for place in board.held(company) if graph.node(place).ways]
    reached: dict[Place, bool] = {}
    todo = list(own)
    while todo:
        place = todo.pop()
        if place in reached:
            continue
        reached[place] = runs_through(board, company, place)
        if reached[place] or place in own:
            todo.extend(stretch.to for stretch in graph.stretches(place))
    places = tuple(sorted(reached))
    numbers = {place: number for number, place in enumerate(places)}
    nodes = [graph.node(place) for place in places]
    groups: dict[str, int] = {}
    eastern = 0
    for number, node in enumerate(nodes):
        if node.group:
            groups[node.group] = groups.get(node.group, 0) | 1 << number
        if node.direction == "east":
            eastern |= 1 << number
    return Network(
        graph,
        terms,
        places,
        tuple(worth_of(board, company, place, terms) for place in places),
        tuple(reached[place] for place in places),
        tuple(
            groups.get(node.group, 0) | 1 << number | (eastern if node.direction == "east" else 0)
            for number, node in enumerate(nodes)
        ),
        tuple(sorted({numbers[place] for place in own})),
        tuple(
            tuple(
                Link(numbers[stretch.to], stretch.once, stretch)
                for stretch in graph.stretches(place)
                if stretch.to in numbers
            )
            if reached[place] or place in own
            else ()
            for place in places
        ),
    )


def runs_through(board: Board, company: str, place: Place) -> bool:
    """Whether a company's train may run on from a stop (sections 14 and 21)."""
    number, index = place
    return not board.layouts[number].nodes[index].ends_route and not board.is_closed_to(
        company, number, index
    )


@dataclass(frozen=True)
class Reach:
    """A train's range on a network: what each stop is worth to it ($) and costs of its room.

    Room and costs are packed counters, one field of 8 bits per allowance with a limit; a stop fits if
    ``(room - cost) & guard == 0``. ``costs[stop] < 0``: the train cannot stop there. ``stops``: the limit if
    all stops count alike, else None. ``additive``: a route earns the sum of its stops' values; else that is
    the most it may earn, and :meth:`revenue` tells. ``per_stop``: what it earns for each visit, which is in
    ``values``, too. ``counting``: the fields of ``room`` for places, if the train takes no notice of some
    kinds of stops. ``hexes``: what of the room a hex takes, 0 if hexes are not counted; ``spare``: what a
    route with an end off the board may take more than others.
    """

    network: Network
    offers: tuple[Offer, ...]
    values: tuple[int, ...]
    costs: tuple[int, ...]
    room: int
    guard: int
    stops: int | None
    train: TrainRange
    additive: bool
    per_stop: int
    counting: int
    hexes: int
    spare: int

    def cost_of(self, link: Link) -> int:
        """What of its room a train needs to run on to the next stop."""
        return self.costs[link.to] + self.hexes * len(link.stretch.trail)

    @property
    def is_picky(self) -> bool:
        """Whether what fits is not always a route."""
        return bool(self.counting or self.spare)

    def is_route(self, room: int, off_board: bool) -> bool:
        """Whether a run that leaves so much room is a route of the train.

        It has two stops that are places to the train, and covers no more hexes than it may, with an end off
        the board or without.
        """
        if self.spare and not off_board and room < self.spare:
            return False
        # the digits to the base of 256 add up to the remainder by 255
        return not self.counting or ((self.room - room) & self.counting) % 255 > 1

    def revenue(self, stops: Sequence[int]) -> int:
        """What a run over these stops earns in $."""
        offers = [self.offers[stop] for stop in stops]
        best, _ = best_count(self.train, offers, self.network.terms.token_counted)
        return best + self.per_stop * len(stops)


def reach_of(network: Network, train: TrainRange, per_stop: int = 0) -> Reach:
    """A train's range on a network; ``per_stop``: what it earns more for each stop, in $."""
    values: list[int] = []
    costs: list[int] = []
    # no run visits more stops than there are, so that a larger limit never overflows its field
    most = min(len(network.worths), 127)
    limits = [allowance.visit for allowance in train.allowances]
    counting = 0
    if train.ignored:
        for number, allowance in enumerate(train.allowances):
            if allowance.multiplier:
                limits[number] = most if allowance.visit is None else allowance.visit
                counting |= 0xFF << 8 * number
    ends = {worth.direction for worth in network.worths} >= {"east", "west"}
    offers = tuple(offer_of(train, worth) for worth in network.worths)
    for index, gain, passed, _, bonus, _ in offers:
        limited = index >= 0 and limits[index] is not None
        values.append(gain + passed + per_stop + (bonus if ends else 0))
        costs.append(-1 if index < 0 else 1 << 8 * index if limited else 0)
    room = sum(min(limit, most) << 8 * index for index, limit in enumerate(limits) if limit is not None)
    guard = sum(0x80 << 8 * index for index, limit in enumerate(limits) if limit is not None)
    hexes = spare = 0
    if train.hexes is not None:
        hexes = 1 << 8 * len(limits)
        spare = hexes if train.free_ends else 0
        room += train.hexes * hexes + spare
        guard |= 0x80 * hexes
    alike = (
        room
        if all(cost == 1 for cost in costs) and len(limits) == 1 and limits[0] is not None and not hexes
        else None
    )
    return Reach(
        network,
        offers,
        tuple(values),
        tuple(costs),
        room,
        guard,
        alike,
        train,
        train.pays_all and not ends,
        per_stop,
        counting,
        hexes,
        spare,
    )
