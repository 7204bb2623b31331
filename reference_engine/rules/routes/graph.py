"""The board as routes see it: stops, and the stretches of track from one stop to the next.

A **border** of two hexes carries one track: it is one bit in the masks here, so that two pieces of track that
share a hex side share track, and ``mask & mask`` tells whether runs collide. Where two lines cross it side by
side it is two bits. Sides are named by the engine's border numbers (``hex * 6 + side``).
"""

from itertools import product
from typing import NamedTuple

from ..map.board import Board
from ..map.geometry import FIRST_NODE, Node
from .terms import Place


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
        self.bits: dict[int, tuple[int, ...]] = {}
        """Border (either side of it) -> the bits of its lines."""
        self.junctions: dict[Place, int] = {}
        self.junction_mask = 0
        """Bits that count within a route but are not track that two trains could share."""
        self._count = 0
        self._from: dict[Place, tuple[Stretch, ...]] = {}

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
                self.bits[self.board.geography.across[leave]] = bits
        return bits

    def around(self, number: int) -> int:
        """The bits of all track that leads into a hex."""
        return sum({bit for side in range(6) for bit in self.crossing(number * 6 + side)})

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
            lines = [once | bit for bit in self.crossing(leave) if not once & bit]
            trail = (*trail, leave)
            number, side = divmod(across[leave], 6)
            layout = layouts[number]
            for now, (_, end) in product(lines, layout.ways[side] if lines else ()):
                if end < FIRST_NODE:
                    todo.append((number * 6 + end, now, trail))
                    continue
                place = (number, end - FIRST_NODE)
                if layout.nodes[place[1]].is_stop:
                    if place != start:
                        found.append(Stretch(place, now, trail))
                    continue
                junction = self.junction(place)
                if not now & junction:
                    ways = layout.node_ways[place[1]]
                    todo.extend((number * 6 + out, now | junction, trail) for _, out in ways if out != side)
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
