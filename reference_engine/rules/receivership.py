"""The turn of a company whose president's certificate lies in the market (1846 7.1)."""

from typing import TYPE_CHECKING, Any

from ..actions import BuyTrainMove
from ..state import Actor, Company
from .table import Table

if TYPE_CHECKING:
    from ..games.eighteen46 import Game1846


class Receivership:
    """A company without a president runs, keeps its revenue and replaces its train; nobody decides."""

    def __init__(self, game: "Game1846") -> None:
        self.game = game
        self.table: Table = game.table

    def operate(self, company: Company) -> None:
        """The whole turn: no shares, no track, no token, no private company."""
        if self.table.switches.receivership_runs_by_hand and self.game.operating.can_run(company):
            self.game.operating.ask("run", "run")
            return
        best = self.game.best_routes(company.id)
        self.after_run(company, best["routes"], best["revenue"])

    def after_run(self, company: Company, run: list[dict[str, Any]], revenue: int) -> None:
        """The revenue is kept, the price falls, a train is bought."""
        turn = self.game.operating.turn
        turn.revenue, turn.routes = revenue, run
        self.table.bank_pays(company, revenue)
        self.game.market.left(company.id, 1 if company.trains else 2)
        if company.closed:
            return
        self.game.phasing_out.after_dividend(company)
        turn.step = "trains"
        self.buy_train(company)
        self.end_turn()

    def buy_train(self, company: Company) -> None:
        """The cheapest train of the bank if it has none and can pay: returned trains first, either side."""
        trains = self.game.trains
        if trains.lasting(company) or not trains.lasting_offers():
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
