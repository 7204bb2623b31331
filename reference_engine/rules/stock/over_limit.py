"""Players who hold more certificates than they may."""

from ...actions import SellSharesMove
from ...state import StockRound
from ..certificates.shares import Shares
from ..table import Commit, Table
from .sales import Sales


class OverLimit:
    """A player above the certificate limit sells first, by a reading, if he can (18Chesapeake 8)."""

    def __init__(self, table: Table, shares: Shares, sales: Sales) -> None:
        self.table = table
        self.shares = shares
        self.sales = sales

    def check(self, player: str) -> None:
        """Refuse to do anything else before."""
        if not self.table.switches.over_limit_must_sell:
            return
        if self.shares.over_limit(player) and self.can_still_sell(player):
            self.table.refuse(
                "over-certificate-limit",
                f"{player} has more than {self.shares.certificate_limit} certificates and has to sell first.",
            )

    def can_still_sell(self, player: str) -> bool:
        """Whether a player could sell a share in what is left of his turn."""
        return any(not self.is_done_with(plan.company) for plan in self.sales.possible(player))

    def is_done_with(self, company: str) -> bool:
        """Whether no more shares of a company may be sold in this turn."""
        current = self.table.state.round
        sold = current.turn.sold if isinstance(current, StockRound) else []
        return company in sold and not self.table.switches.split_sales

    def instead_of_sale(self, move: SellSharesMove) -> Commit | None:  # noqa: ARG002
        """What takes the place of a sale for a player above the limit; None: nothing does."""
        return None
