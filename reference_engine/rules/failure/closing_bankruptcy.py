"""A bankruptcy after which companies without a successor close (18GL 4.7.3)."""

from typing import Protocol

from ...state import Company, Player
from ..certificates.shares import POOL, Shares
from ..debts.bonds import Bonds
from ..table import Table
from .bankruptcy import Bankruptcy, PrivatesGivenUp


class Closes(Protocol):
    """What becomes of a company that leaves the game."""

    def close(self, name: str) -> None:
        """It is gone with all it has."""


class ClosingBankruptcy(Bankruptcy):
    """No company goes on without a president: where nobody can succeed the bankrupt it leaves the game."""

    def __init__(
        self, table: Table, shares: Shares, privates: PrivatesGivenUp, closing: Closes, bonds: Bonds
    ) -> None:
        super().__init__(table, shares, privates)
        self.closing = closing
        self.bonds = bonds

    def carry_out(self, player: Player, company: Company) -> None:
        """As ever; bonds that he still has go to the open market like his shares."""
        holder = f"player:{player.id}"
        self.bonds.move(self.bonds.held(holder), holder, POOL)
        super().carry_out(player, company)

    def _give_up_office(self, player: Player, company: Company) -> None:
        """Whoever has most of those who hold enough becomes president; else the company closes."""
        successor = self.shares.heir(company, player.id)
        if successor is not None:
            self.shares.hand_over(company, successor)
        elif self._goes_on(company):
            super()._give_up_office(player, company)
        else:
            self.closing.close(company.id)

    def _goes_on(self, company: Company) -> bool:
        """By a reading only the company in need closes; others wait for whoever buys the office."""
        return self.table.switches.leaderless_companies_go_on and company.id != self.table.turn.company
