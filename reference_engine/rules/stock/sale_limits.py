"""Shares of companies that have not operated yet are not for sale, or not for everybody."""

from ...state import Company, OperatingRound
from ..certificates.shares import Shares
from ..table import Table


class AfterOperating:
    """Nobody sells shares of a company that has not operated (18FL 5.3)."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def check(self, player: str, company: Company, left: int) -> None:  # noqa: ARG002
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


class MinorsAfterOperating(AfterOperating):
    """Nobody sells shares of a minor that has not operated; those of a major always (Lost Atlas SR.sell)."""

    def check(self, player: str, company: Company, left: int) -> None:
        """Refuse to sell them."""
        if company.kind == "minor":
            super().check(player, company, left)


class LastHolderKeeps(AfterOperating):
    """The same; and of a company formed of others the last player keeps his last share (18GL 4.5.1.2)."""

    def __init__(self, table: Table, shares: Shares) -> None:
        super().__init__(table)
        self.shares = shares

    def check(self, player: str, company: Company, left: int) -> None:
        """Refuse the last player to sell all that he has, or by a reading any of it."""
        super().check(player, company, left)
        if company.kind != "national" or (left > 0 and not self.table.switches.last_holder_keeps_all):
            return
        if not any(self.shares.player_holds(company.id, p) for p in self.table.seats if p != player):
            self.table.refuse(
                "last-holder", f"Nobody but {player} holds shares of {company.id}: he cannot sell the last."
            )


class PresidentBeforeOperating:
    """Only the president sells before the first operation (1846 5.21)."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def check(self, player: str, company: Company, left: int) -> None:  # noqa: ARG002
        """Refuse it to the others."""
        if not company.receivership and not company.operated and company.president != player:
            self.table.refuse(
                "not-operated-yet",
                f"The {company.id} has not operated yet; only its president may sell its shares.",
            )
