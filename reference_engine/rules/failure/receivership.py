"""The turn of a company whose president's certificate lies in the market (1846 7.1)."""

from typing import TYPE_CHECKING, Any

from ...state import Company
from .vacant_company import VacantCompany

if TYPE_CHECKING:
    from ...games.eighteen46 import Game1846


class Receivership(VacantCompany):
    """A company without a president runs, keeps its revenue and replaces its train; nobody decides."""

    def __init__(self, game: "Game1846") -> None:
        super().__init__(game)
        self.title = game

    def after_run(self, company: Company, run: list[dict[str, Any]], revenue: int) -> None:
        """The revenue is kept, the price falls, a train is bought."""
        self.keep(company, run, revenue)
        self.title.market.left(company.id, 1 if company.trains else 2)
        if company.closed:
            return
        self.title.phasing_out.after_dividend(company)
        self.table.turn.step = "trains"
        self.buy_train(company)
        self.end_turn()
