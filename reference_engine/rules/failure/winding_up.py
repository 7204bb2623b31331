"""A bankruptcy that closes the companies of the bankrupt and pays their other shareholders (LA OR.bust)."""

from typing import Protocol

from ...state import Company, Player
from ..certificates.shares import POOL, Shares
from ..table import Table
from .closing import BOX
from .priority_draw import PriorityDraw


class ClosesCompanies(Protocol):
    """What becomes of a company that leaves the game."""

    def close(self, name: str) -> None:
        """It is gone with all it has."""


class Falls(Protocol):
    """Prices that have still to fall for shares that the bankrupt has sold."""

    def let_fall(self) -> None:
        """They fall now."""


class WindingUp:
    """The bankrupt is out; the bank pays the others for shares of his companies, all at the same time."""

    def __init__(
        self, table: Table, shares: Shares, closing: ClosesCompanies, priority: PriorityDraw
    ) -> None:
        self.table = table
        self.shares = shares
        self.closing = closing
        self.priority = priority

    def carry_out(self, player: Player, sales: Falls) -> None:
        """His companies close and are paid for, his cash goes to the bank, his other shares to the pool."""
        his = [company for company in self.table.companies.values() if company.president == player.id]
        self._pay_and_let_fall(his, player, sales)
        player.bankrupt = True
        for company in his:
            if not company.closed:
                self.closing.close(company.id)
        self.table.pays_bank(player, player.cash)
        self._give_up_shares(player)
        self.priority.give_up(player.id)

    def _pay_and_let_fall(self, companies: list[Company], bankrupt: Player, sales: Falls) -> None:
        """The last price is that after the falls, or by a reading before them."""
        if self.table.switches.paid_before_falls:
            self._pay(companies, bankrupt)
            sales.let_fall()
        else:
            sales.let_fall()
            self._pay(companies, bankrupt)

    def _pay(self, companies: list[Company], bankrupt: Player) -> None:
        for company in companies:
            for other in self.table.clockwise_from(bankrupt.id)[:-1]:
                held = self.shares.player_holds(company.id, other)
                self.table.bank_pays(self.table.players[other], self.shares.price_of(company.id, held))

    def _give_up_shares(self, player: Player) -> None:
        """Above every limit, and without a fall of prices."""
        place = BOX if self.table.switches.bankrupt_shares_leave else POOL
        for certificate in self.table.state.certificates:
            if certificate.holder == f"player:{player.id}":
                certificate.holder = place
