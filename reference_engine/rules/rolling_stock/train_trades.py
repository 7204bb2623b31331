"""Between which companies, when and at what prices trains change hands."""

from typing import Protocol

from ...state import Company
from ..table import Table


class TrainTrades(Protocol):
    """What is asked of a sale of a train by one company to another, besides the consent of both."""

    def check(self, buyer: Company, seller: Company, price: int, face: int) -> None:
        """Refuse a sale at ``price`` of a train that is printed with ``face``, both in $."""

    def least(self, buyer: Company, seller: Company, face: int) -> int:
        """The lowest price in $ that they can agree on."""


class FreeTrades:
    """Any price that both agree on (18Chesapeake 23; 1846 6.5; 18FL 8)."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def check(self, buyer: Company, seller: Company, price: int, face: int) -> None:
        """Everything goes."""

    def least(self, buyer: Company, seller: Company, face: int) -> int:  # noqa: ARG002
        """A dollar."""
        return 1


class IndebtedTrades(FreeTrades):
    """From some phase on only; no debtor overpays or sells too cheaply (18GL 4.6.8, 4.7.1).

    The national company trades at face value.
    """

    def check(self, buyer: Company, seller: Company, price: int, face: int) -> None:
        """Refuse a sale before its time, at a wrong price, or of a train that the seller has to keep."""
        table = self.table
        if not table.phase.trades_trains:
            table.refuse("no-trades-yet", f"In phase {table.phase.name} no company sells a train to another.")
        for company in (buyer, seller):
            if self._is_national(company) and price != face:
                table.refuse("face-value-only", f"The {company.id} trades trains at face value, ${face}.")
        if buyer.loans and price > face:
            table.refuse("debtor-overpays", f"The {buyer.id} has a loan and pays ${face} at most.")
        if seller.loans and price < face:
            table.refuse("debtor-undersells", f"The {seller.id} has a loan and takes no less than ${face}.")
        has_had_its_turn = seller.id in table.operating_round.done
        if table.switches.last_train_stays_after_turn and has_had_its_turn and len(seller.trains) == 1:
            table.refuse("last-train-stays", f"The {seller.id} has to own a train at the end of the round.")

    def least(self, buyer: Company, seller: Company, face: int) -> int:
        """A dollar, or face value."""
        bound = seller.loans or self._is_national(buyer) or self._is_national(seller)
        return face if bound else 1

    def _is_national(self, company: Company) -> bool:
        national = self.table.box.national
        return national is not None and company.id == national.id
