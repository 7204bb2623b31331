"""A company that goes on without a president, whose certificate lies in the pool: nobody decides for it."""

from typing import TYPE_CHECKING, Any

from ...actions import BuyTrainMove
from ...state import Actor, Company
from ..table import Table

if TYPE_CHECKING:
    from ...game import Game


class VacantCompany:
    """Its turn, where it has one: it runs for the most it can earn and keeps the revenue (18FL 8.4.3).

    A title says what else becomes of it in ``after_run``.
    """

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.table: Table = game.table

    def operate(self, company: Company) -> None:
        """The whole turn: no shares, no track, no token, no private company."""
        if self.table.switches.receivership_runs_by_hand and self.game.runs.can_run(company):
            self.game.operating.ask("run", "run")
            return
        revenue, run = self.game.runs.best(company)
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
        trains = self.game.trains
        if trains.has_one(company) or not trains.all_offers():
            return
        offer = trains.cheapest()
        if offer.price > company.cash:
            return
        actor = Actor(kind="company", id=company.id)
        self.game.purchases.carry_out(
            BuyTrainMove(actor=actor, train=offer.train, price=offer.price, source=offer.source)
        )

    def end_turn(self) -> None:
        """The turn is over; what others have to discard because of its purchase is still due."""
        pending = self.table.state.pending
        discards = [entry for entry in pending if entry.kind == "discard_train"]
        self.game.operating.finish_turn()
        pending[:] = discards
