"""Companies that leave the game, while their trains stay in it (18GL 4.7.3)."""

from ...state import Company
from .closing import Closing


class ClosingToThePool(Closing):
    """The trains of a closed company lie in the open market; its debts are forgotten."""

    def empty(self, company: Company) -> None:
        """Cash goes to the bank, trains to the open market, tokens leave the map."""
        self.trains.give_back_all(company)
        super().empty(company)
        company.loans = 0
        bonds = self.table.state.bonds
        bonds[:] = [pile for pile in bonds if pile.company != company.id]
