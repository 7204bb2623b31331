"""Who pays whom for the ferry lines that a company's trains use (18GL 4.3 note 11, 4.6.3)."""

from collections.abc import Sequence
from typing import Any

from ...state import Company
from ..map.board import Board
from ..routes import Toll, TollTerms, toll_of
from ..table import Table


class FerryTolls:
    """The company with the token of the ferries uses open lines for nothing; others pay it each time."""

    def __init__(self, table: Table, board: Board) -> None:
        self.table = table
        self.board = board

    def terms(self, company: Company) -> TollTerms:
        """What a company would pay for which lines, and out of what."""
        switches, fee, owner = self.table.switches, self._fee(), self.owner()
        to_nobody = self._without_owner() if owner is None else ""
        if not fee or owner == company.id or to_nobody == "free":
            return TollTerms()
        purse = None if switches.ferry_toll_from_revenue else company.cash
        return TollTerms(
            tuple(Toll(parts, fee) for parts in self.open_lines()),
            switches.ferry_toll_each,
            0 if to_nobody == "nobody-crosses" else purse,
            switches.ferry_toll_deducted,
        )

    def pay(self, company: Company, routes: Sequence[Any], revenue: int) -> int:
        """The company pays for the lines that its routes use, if need be out of what they earn.

        Returns:
            What is left of the revenue, in $.
        """
        due = toll_of(routes, self.terms(company))
        lacking = max(0, due - company.cash)
        owner = self.owner()
        self.table.bank_pays(company, lacking)
        if owner is None:
            self.table.pays_bank(company, due)
        else:
            company.cash -= due
            self.table.companies[owner].cash += due
        return revenue - lacking

    def open_lines(self) -> list[tuple[str, ...]]:
        """The lines, each by a hex of water of every part of it that is open."""
        there = {self.board.geography.names[number] for number in self.board.tiles}
        lines = (
            tuple(part.hexes[1] for part in line.segments if part.hexes[1] in there)
            for line in self.table.box.ferries
        )
        return [parts for parts in lines if parts]

    def _fee(self) -> int:
        return next((card.ferry.fee for card in self.table.box.privates if card.ferry is not None), 0)

    def owner(self) -> str | None:
        """The company that has the token."""
        for marker in self.table.state.markers:
            if self.table.box.private(marker.private).ferry is not None:
                return marker.company
        return None

    def _without_owner(self) -> str:
        """What crossing costs where no company has the token: nothing, a fee for the bank, or nobody crosses.

        It left the game with other tokens, by a reading, or its company has left the game.
        """
        switches = self.table.switches
        lies = any(
            self.table.box.private(marker.private).ferry is not None for marker in self.table.state.markers
        )
        gone = switches.ferry_token_leaves
        return switches.ferry_of_closed_company if lies or gone == "no" else gone
