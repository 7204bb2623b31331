"""Shares of companies that have not operated yet are not for sale, or not for everybody."""

from ...state import Company, OperatingRound
from ..table import Table


class AfterOperating:
    """Nobody sells shares of a company that has not operated (18FL 5.3)."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def check(self, player: str, company: Company) -> None:  # noqa: ARG002
        """Refuse to sell them."""
        if not company.operated and not self._counts_as_operated(company):
            self.table.refuse(
                "not-operated-yet", f"The {company.id} has not operated yet; its shares cannot be sold."
            )

    def _counts_as_operated(self, company: Company) -> bool:
        current = self.table.state.round
        turn = current.turn if isinstance(current, OperatingRound) else None
        paid_or_kept = turn is not None and turn.company == company.id and turn.step == "trains"
        return self.table.switches.operated_at_dividend and paid_or_kept


class PresidentBeforeOperating:
    """Only the president sells before the first operation (1846 5.21)."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def check(self, player: str, company: Company) -> None:
        """Refuse it to the others."""
        if not company.receivership and not company.operated and company.president != player:
            self.table.refuse(
                "not-operated-yet",
                f"The {company.id} has not operated yet; only its president may sell its shares.",
            )
