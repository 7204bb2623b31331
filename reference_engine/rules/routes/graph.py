"""The board as routes see it: stops, and the stretches of track from one stop to the next.

How trains use it is a matter of their :class:`Habits`.

A **border** of two hexes carries one track: it is one bit in the masks here, so that two pieces of track that
share a hex side share track, and ``mask & mask`` tells whether runs collide. Where two lines cross it side by
side it is two bits. Sides are named by the engine's border numbers (``hex * 6 + side``).
"""

from itertools import product
from typing import NamedTuple

from ..map.board import Board
from ..map.geometry import FIRST_NODE, Layout, Node
from .ranges import ORDINARY, Habits, Place


class Stretch(NamedTuple):
    """Track from a stop to the next. ``trail``: the borders by which the hexes are left, in order (none: the
    stops are joined inside a hex).

    ``once``: what one route may use once only: the hex sides, and junctions within a tile.
    """

    to: Place
    once: int
    trail: tuple[int, ...]


class RouteGraph:
    """The stretches of a board's present track, found as they are asked for."""

    def __init__(self, board: Board, habits: Habits = ORDINARY) -> None:
        self.board = board
        self.habits = habits
        self.bits: dict[int, tuple[int, ...]] = {}
        """Border (either side of it) -> the bits of its lines."""
        self.junctions: dict[Place, int] = {}
        self.junction_mask = 0
        """Bits that count within a route but are not track that two trains could share."""
        self._count = 0
        self._sides: dict[int, tuple[int, int]] = {}
        self._inside: dict[tuple[Place, Place], int] = {}
        self._standing: dict[Place, int] = {}
        self._from: dict[Place, tuple[Stretch, ...]] = {}
        self._areas: dict[str, list[Place]] = {}
        if habits.through_areas:
            for number, layout in enumerate(board.layouts):
                for index, node in enumerate(layout.nodes):
                    if node.kind == "off_board" and node.group:
                        self._areas.setdefault(node.group, []).append((number, index))

    def node(self, place: Place) -> Node:
        """The city, town or off-board place there."""
        return self.board.layouts[place[0]].nodes[place[1]]

    def crossing(self, leave: int) -> tuple[int, ...]:
        """The bits of the lines across the border by which a hex is left, none if no track goes on there."""
        bits = self.bits.get(leave)
        if bits is None:
            lines = self.board.lines_across(leave)
            bits = tuple(1 << self._count + line for line in range(lines))
            self._count += lines
            self.bits[leave] = bits
            if lines:
                back = self.board.geography.across[leave]
                self.bits[back] = bits
                self._sides.update(dict.fromkeys(bits, (leave, back)))
        return bits

    def sides_of(self, bit: int) -> tuple[int, ...]:
        """The borders, from either side, of a line; none of the track inside a hex."""
        return self._sides.get(bit, ())

    def around(self, number: int) -> int:
        """The bits of all track that leads into a hex."""
        return sum({bit for side in range(6) for bit in self.crossing(number * 6 + side)})

    def parts(self, place: Place) -> list[Place]:
        """The places that are one stop with this one, itself among them."""
        return self._areas.get(self.node(place).group) or [place]

    def stop(self, place: Place) -> Place:
        """The place by which a stop is known that consists of several."""
        return self._areas[self.node(place).group][0] if self.node(place).group in self._areas else place

    def inside(self, place: Place, other: Place) -> int:
        """The bit of the track inside a hex that joins two stops."""
        bit = self._inside.get((place, other))
        if bit is None:
            bit = self._inside[place, other] = self._inside[other, place] = 1 << self._count
            self._count += 1
        return bit

    def standing(self, place: Place) -> int:
        """A bit for the run of a train that does not leave a stop; two trains cannot both make it."""
        bit = self._standing.get(place)
        if bit is None:
            bit = self._standing[place] = 1 << self._count
            self._count += 1
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
            walked = self._walk(place)
            found = tuple(sorted(walked)) if self.habits.detours else _without_detours(walked)
            self._from[place] = found
        return found

    def bends(self, layout: Layout, side: int) -> tuple[tuple[int, int], ...]:
        """The pieces of track that begin at a side of a hex and can be used."""
        if self.habits.tight_bends:
            return layout.ways[side]
        return tuple(way for way in layout.ways[side] if way[1] >= FIRST_NODE or way[1] not in _beside(side))

    def _walk(self, start: Place) -> list[Stretch]:
        layouts, across = self.board.layouts, self.board.geography.across
        found: list[Stretch] = []
        todo: list[tuple[int, int, tuple[int, ...]]] = []
        for number, index in self.parts(start):
            for other in layouts[number].nodes[index].joined:
                there = (number, other)
                found.append(Stretch(there, self.inside((number, index), there), ()))
            todo += [(number * 6 + side, 0, ()) for _, side in reversed(layouts[number].node_ways[index])]
        while todo:
            leave, once, trail = todo.pop()
            lines = [once | bit for bit in self.crossing(leave) if not once & bit]
            trail = (*trail, leave)
            number, side = divmod(across[leave], 6)
            layout = layouts[number]
            for now, (_, end) in product(lines, self.bends(layout, side) if lines else ()):
                if end < FIRST_NODE:
                    todo.append((number * 6 + end, now, trail))
                    continue
                place = (number, end - FIRST_NODE)
                if layout.nodes[place[1]].is_stop:
                    place = self.stop(place)
                    if place != start:
                        found.append(Stretch(place, now, trail))
                    continue
                junction = self.junction(place)
                if not now & junction:
                    ways = layout.node_ways[place[1]]
                    todo.extend((number * 6 + out, now | junction, trail) for _, out in ways if out != side)
        return found


def _beside(side: int) -> tuple[int, int]:
    """The two sides next to one."""
    return (side + 1) % 6, (side - 1) % 6


def _without_detours(found: list[Stretch]) -> tuple[Stretch, ...]:
    """Drop what uses all the track of another stretch to the same stop, and more: no run is lost by it."""
    kept: dict[Place, list[Stretch]] = {}
    for stretch in sorted(found, key=lambda stretch: (stretch.once.bit_count(), stretch.trail)):
        rivals = kept.setdefault(stretch.to, [])
        if not any(rival.once & stretch.once == rival.once for rival in rivals):
            rivals.append(stretch)
    return tuple(stretch for place in sorted(kept) for stretch in kept[place])


def graph_of(board: Board, habits: Habits = ORDINARY) -> RouteGraph:
    """The graph of a board's present track, kept until the board changes."""
    key = "route graph", habits
    found = board.memo.get(key)
    if not isinstance(found, RouteGraph):
        found = board.memo[key] = RouteGraph(board, habits)
    return found
