"""A company that goes on without a president, whose certificate lies in the pool: nobody decides for it."""

from typing import Any

from ...actions import BuyTrainMove
from ...state import Actor, Company
from ..rolling_stock.train_deals import TrainDeals
from ..rolling_stock.trains import Trains
from ..routes.company_runs import CompanyRuns
from ..table import Table
from ..turns.turns import Turns


class VacantCompany:
    """Its turn, where it has one: it runs for the most it can earn and keeps the revenue (18FL 8.4.3).

    A title says what else becomes of it in ``after_run``.
    """

    def __init__(
        self, table: Table, runs: CompanyRuns, trains: Trains, deals: TrainDeals, turns: Turns
    ) -> None:
        self.table = table
        self.runs = runs
        self.trains = trains
        self.deals = deals
        self.turns = turns

    def operate(self, company: Company) -> None:
        """The whole turn: no shares, no track, no token, no private company."""
        if self.table.switches.receivership_runs_by_hand and self.runs.can_run(company):
            self.table.turn.step = "run"
            self.turns.ask("run")
            return
        revenue, run = self.runs.best(company)
        self.after_run(company, run, revenue)

    def after_run(self, company: Company, run: list[dict[str, Any]], revenue: int) -> None:
        """The revenue is kept; the turn is over."""
        self.keep(company, run, revenue)
        self.end_turn()

    def keep(self, company: Company, run: list[dict[str, Any]], revenue: int) -> None:
        """The bank pays the revenue into the treasury, in $."""
        turn = self.table.turn
        turn.revenue, turn.routes = revenue, run
        self.table.bank_pays(company, revenue)

    def buy_train(self, company: Company) -> None:
        """The cheapest train on sale if it has none and can pay: those of the pool first, either side."""
        trains = self.trains
        if trains.has_one(company) or not trains.all_offers():
            return
        offer = trains.cheapest()
        if offer.price > company.cash:
            return
        actor = Actor(kind="company", id=company.id)
        self.deals.carry_out(
            company, BuyTrainMove(actor=actor, train=offer.train, price=offer.price, source=offer.source)
        )

    def end_turn(self) -> None:
        """The turn is over; what others have to discard because of its purchase is still due."""
        pending = self.table.state.pending
        discards = [entry for entry in pending if entry.kind == "discard_train"]
        self.turns.finish()
        pending[:] = discards
