"""The first train of a company just launched, bought before it runs (Lost Atlas OR.lead)."""

from collections.abc import Iterator

from ...actions import BuyTrainMove
from ...state import Actor, Company, Pending
from ..options import Candidate
from ..rolling_stock.purchases import TrainPurchases
from ..rolling_stock.trains import BANK, POOL
from ..table import Commit, Table
from .turns import Turns, TurnStep


class LeadTrains(TurnStep):
    """In its first turn a minor may begin with a train of the bank, for its full price from the treasury."""

    name = "lead_train"

    def __init__(self, table: Table, purchases: TrainPurchases, turns: Turns) -> None:
        self.table = table
        self.purchases = purchases
        self.turns = turns

    def begin(self, company: Company) -> None:
        """Ask a minor in its first turn."""
        if self._is_first_turn(company):
            self.turns.ask(self.name)

    def _is_first_turn(self, company: Company) -> bool:
        return company.kind == "minor" and not company.operated

    def faults(self, company: Company, due: Pending) -> Iterator[str]:  # noqa: ARG002
        """It is for the first turn of a minor."""
        if not self._is_first_turn(company):
            yield f"expected no lead train, as this is not the first turn of {company.id} as a minor"

    def buy(self, move: BuyTrainMove) -> Commit:
        """Buy a train; by the usual reading there is no second one."""
        company, table, trains = self.table.operating_company, self.table, self.purchases.trains
        if move.source not in (BANK, POOL) and table.switches.lead_trains != "any":
            table.refuse(
                "lead-train-of-the-bank", f"The {company.id} buys its first train of the bank or its pool."
            )
        if move.exchange is not None:
            table.refuse("lead-train-in-full", f"The {company.id} pays the full price for its first train.")
        trains.check_source(company, move)
        trains.check_room(company, move)
        if company.cash < move.price:
            self.purchases.refuse_payment(move)

        def commit() -> None:
            self.purchases.deals.carry_out(company, move)
            if table.switches.lead_trains == "one" or trains.is_above_limit(company, more=1):
                pending = table.state.pending
                pending[:] = [due for due in pending if due.kind != self.name]

        return commit

    def offers(self, actor: Actor) -> Iterator[Candidate]:
        """Whatever the company could buy later in its turn."""
        yield from self.purchases.offers(actor)
