"""The turn of a company whose president's certificate lies in the market (1846 7.1)."""

from typing import Any

from ...state import Company
from ..market.line_market import LineMarket
from ..rolling_stock.phasing_out import PhasingOut
from ..rolling_stock.train_deals import TrainDeals
from ..rolling_stock.trains import Trains
from ..routes.company_runs import CompanyRuns
from ..table import Table
from ..turns.turns import Turns
from .vacant_company import VacantCompany


class Receivership(VacantCompany):
    """A company without a president runs, keeps its revenue and replaces its train; nobody decides."""

    def __init__(
        self,
        table: Table,
        runs: CompanyRuns,
        trains: Trains,
        deals: TrainDeals,
        turns: Turns,
        market: LineMarket,
        phasing_out: PhasingOut,
    ) -> None:
        super().__init__(table, runs, trains, deals, turns)
        self.market = market
        self.phasing_out = phasing_out

    def after_run(self, company: Company, run: list[dict[str, Any]], revenue: int) -> None:
        """The revenue is kept, the price falls, a train is bought."""
        self.keep(company, run, revenue)
        self.market.left(company.id, 1 if company.trains else 2)
        if company.closed:
            return
        self.phasing_out.after_dividend(company)
        self.table.turn.step = "trains"
        self.buy_train(company)
        self.end_turn()
