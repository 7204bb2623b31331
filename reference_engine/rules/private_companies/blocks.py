"""Hexes on which a private company lets nobody build without its owner's consent (18GL 4.3)."""

from collections.abc import Mapping

from ..map.board import Board
from ..map.geometry import UNBUILT
from ..table import Table
from .lent_powers import LentPowers
from .privates import Privates


class ConsentedBlocks:
    """The block of a private company holds for every company alike, and yields to its owner's word."""

    def __init__(self, table: Table, board: Board, privates: Privates, lent: LentPowers) -> None:
        self.table = table
        self.board = board
        self.privates = privates
        self.lent = lent

    def closed_to(self, agreed_by: str | None, used: str | None = None) -> Mapping[str, str]:
        """Hexes closed to the company in turn, each with the private company that closes it.

        ``agreed_by``: who has agreed to the tile; ``used``: the private company by whose power it is laid,
        which does not stand in its own way.
        """
        return self.table.seen(("closed", agreed_by, used), lambda: self._closed_to(agreed_by, used))

    def _closed_to(self, agreed_by: str | None, used: str | None) -> Mapping[str, str]:
        closed: dict[str, str] = {}
        for name, private in self.privates.blocked_hexes().items():
            if private == used or self.lent.has_agreed(self.table.private(private), agreed_by):
                continue
            if self.table.switches.blocks_first_tile_only and self.board.layout(name).rank > UNBUILT:
                continue
            closed[name] = private
        return closed
