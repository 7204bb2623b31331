"""A player is bankrupt and leaves a game that goes on (1846 7)."""

from typing import TYPE_CHECKING

from ..state import Company, Player
from .shares import POOL
from .table import Table

if TYPE_CHECKING:
    from ..games.eighteen46 import Game1846


class Bankruptcy:
    """What becomes of the goods of a bankrupt player: all of it serves the company that he could not help."""

    def __init__(self, game: "Game1846") -> None:
        self.game = game
        self.table: Table = game.table
        self.shares = game.shares

    def carry_out(self, player: Player, company: Company) -> None:
        """Cash and the value of unsold shares go to the treasury, the shares to the market (section 7)."""
        company.cash += player.cash
        player.cash = 0
        self._give_up_privates(player, company)
        player.bankrupt = True
        for other in self.table.companies.values():
            self._give_up_shares(player, other, company)
        if self.table.state.priority == player.id:
            self.table.state.priority = self.table.left_of(player.id)

    def _give_up_privates(self, player: Player, company: Company) -> None:
        """They close, or belong to the company as if it had bought them."""
        for private in self.table.state.privates:
            if self.table.owner_player(private) == player.id:
                if self.table.switches.bankrupt_privates == "company":
                    self.game.privates.hand_over(private, company)
                else:
                    self.game.privates.close(private)

    def _give_up_shares(self, player: Player, held: Company, company: Company) -> None:
        """The market takes them beyond its limit, the bank pays their value, the price does not move."""
        percent = self.shares.player_holds(held.id, player.id)
        if not percent:
            return
        value = self.game.market.price_of(held.id) * percent // self.shares.limits.share_percent
        self.table.bank_pays(company, value)
        if held.president == player.id:
            self._give_up_office(player, held)
        for certificate in self.table.certificates[held.id]:
            if certificate.holder == f"player:{player.id}":
                certificate.holder = POOL

    def _give_up_office(self, player: Player, company: Company) -> None:
        """Whoever holds enough becomes president; else the company goes on without one (section 7.1)."""
        successor = self.shares.successor(company, player.id, 0)
        if successor is not None:
            self.shares.hand_over(company, successor)
        else:
            company.president = None
            company.receivership = True
