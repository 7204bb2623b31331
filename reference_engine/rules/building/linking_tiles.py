"""Tiles by a power that links two cities: both of them, or the one that is enough (1846, Little Miami)."""

from collections.abc import Callable

from ...actions import LayTileMove
from ...components import Power
from ...state import Company, LaidTile
from ..map.board import Board
from ..map.geometry import Layout
from ..map.links import ALL_SIDES, Ways, are_linked
from ..map.track import Lay
from ..table import Table

Seconds = Callable[[str], list[Lay]]
"""The lays by the power on the other hex, as far as the company could pay for them after this one."""


def _sides(laid: LaidTile) -> int:
    """The sides to which a tile has brought track, bits; all, where that is not told."""
    return sum(1 << side for side in laid.added) or ALL_SIDES


class LinkingTiles:
    """What may be laid by such a power, and whether its second tile has to follow."""

    def __init__(self, table: Table, board: Board) -> None:
        self.table = table
        self.board = board
        self.ways = Ways
        cards = table.box.privates
        self._powers = {card.id: card.power for card in cards if card.power is not None and card.power.links}

    def due(self, company: Company) -> str | None:
        """The private company by whose power one tile lies that links nothing without the other."""
        for name, power in self._powers.items():
            private = self.table.privates.get(name)
            if private is None or self.table.owner_company(private) != company.id:
                continue
            if 0 < (private.uses_left or 0) < (power.uses or 0) and not self.are_linked(power):
                return name
        return None

    def is_part_of_a_link(self, first: LaidTile) -> bool:
        """Whether the track of the first tile is on a way between the two cities now."""
        power = self._powers[first.private or ""]
        far = next(self.board.number(name) for name in power.hexes if name != first.hex)
        into = self.ways(self.board, self.board.number(first.hex), _sides(first)).sides_into(far)
        return bool(into & self.board.layouts[far].sides)

    def are_linked(self, power: Power) -> bool:
        """Whether track links the two cities now."""
        return are_linked(self.board, *power.hexes)

    def check_first(self, private: str, power: Power) -> None:
        """Refuse a power that has come too late."""
        if self.table.private(private).uses_left == power.uses and self.are_linked(power):
            self.table.refuse("already-linked", f"Track links {' and '.join(power.hexes)} already.")

    def first(self, private: str) -> LaidTile | None:
        """The tile that the power has laid in this turn."""
        return next((laid for laid in self.table.turn.laid if laid.private == private), None)

    def check(self, move: LayTileMove, power: Power, seconds: Seconds) -> None:
        """Refuse a tile that has no part in linking the cities, with a second one if there may be one."""
        name, first = move.private or "", self.first(move.private or "")
        if first is not None and first.hex == move.hex:
            self.table.refuse("one-tile-a-city", f"{name} has laid its tile on {move.hex}.", name)
        if not self._links(move, power, first, seconds):
            hexes = " and ".join(power.hexes)
            self.table.refuse("links-nothing", f"This track has no part in linking {hexes}.", name)

    def _links(self, move: LayTileMove, power: Power, first: LaidTile | None, seconds: Seconds) -> bool:
        board = self.board
        here, new = board.number(move.hex), self._layout(move.hex, move.tile, move.rotation)
        far = next((name for name in power.hexes if name != move.hex), move.hex)
        there, added = board.number(far), new.sides & ~board.layouts[here].sides
        if first is not None and not self.are_linked(power):
            return bool(self.ways(board, there, _sides(first)).sides_into(here) & added)
        layouts = list(board.layouts)
        layouts[here] = new
        into = self.ways(board, here, added, layouts).sides_into(there)
        if into & layouts[there].sides or first is not None:
            return bool(into & layouts[there].sides)
        return any(into & self._layout(lay.hex, lay.tile, lay.rotation).sides for lay in seconds(far))

    def _layout(self, name: str, tile: str, rotation: int) -> Layout:
        return self.board.geography.layout(self.board.number(name), tile, rotation % 6)

    def added(self, move: LayTileMove) -> list[int]:
        """The sides to which a tile about to be laid brings track."""
        old = self.board.layouts[self.board.number(move.hex)]
        added = self._layout(move.hex, move.tile, move.rotation).sides & ~old.sides
        return [side for side in range(6) if added >> side & 1]
