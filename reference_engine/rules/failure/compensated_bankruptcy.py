"""A bankruptcy in which the bank pays for the shares that are given up (1846 7)."""

from ...state import Company, Player
from .bankruptcy import Bankruptcy


class CompensatedBankruptcy(Bankruptcy):
    """The value of the bankrupt's unsold shares serves the company that he could not help, too."""

    def _give_up_shares(self, player: Player, held: Company, company: Company) -> None:
        """The bank pays their value into the treasury of the company (section 7)."""
        shares = self.shares
        self.table.bank_pays(company, shares.price_of(held.id, shares.player_holds(held.id, player.id)))
        super()._give_up_shares(player, held, company)
