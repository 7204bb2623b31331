"""What follows when a company buys a train: the money, the train, and what else goes with it."""

from typing import Protocol

from ...actions import BuyTrainMove
from ...state import Company
from ..table import Table
from .trains import BANK, POOL, Trains


class FirstTrains(Protocol):
    """The private companies, some of which close at the first train of a company."""

    def on_train_bought(self, company: Company) -> None:
        """A company has bought a train."""


class TrainDeals:
    """Trains change hands for money of a treasury (18Chesapeake 23; 1846 6.5; 18FL 8)."""

    def __init__(self, table: Table, trains: Trains, privates: FirstTrains) -> None:
        self.table = table
        self.trains = trains
        self.privates = privates

    def check_type(self, company: Company, move: BuyTrainMove) -> None:
        """Refuse a second train of a type of which only one may be bought in a turn (18FL 8.2)."""
        if self._counts_for_its_type(move) and move.train in self.table.turn.restricted:
            self.table.refuse(
                "one-of-a-type",
                f"The {company.id} has bought a {move.train}-train in this turn; "
                "it may buy another one in its next turn.",
            )

    def _counts_for_its_type(self, move: BuyTrainMove) -> bool:
        """Whether only one train of a type may be bought from such a seller in a turn of this phase."""
        sellers = {"bank": (BANK,), "bank-and-pool": (BANK, POOL)}.get(self.table.switches.one_of_a_type)
        return self.table.phase.one_of_a_type and (sellers is None or move.source in sellers)

    def carry_out(self, company: Company, move: BuyTrainMove) -> None:
        """The treasury pays and the train is handed over, with all that follows."""
        table, turn = self.table, self.table.turn
        if move.source in (BANK, POOL):
            table.pays_bank(company, move.price)
        else:
            company.cash -= move.price
            table.companies[move.source[8:]].cash += move.price
        turn.bought.append(move.train)
        if self._counts_for_its_type(move):
            turn.restricted.append(move.train)
        self.trains.deliver(company, move)
        if not self.table.phase.one_of_a_type:
            turn.restricted.clear()
        self.privates.on_train_bought(company)
