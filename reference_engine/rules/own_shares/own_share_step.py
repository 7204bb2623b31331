"""A company issues or redeems its own shares at the current price before it builds (Lost Atlas OR.issue)."""

from ...state import Company
from ..certificates.treasury_shares import TreasuryShares
from ..market.line_market import LineMarket
from ..table import Table
from ..turns.turns import Turns
from .current_prices import CurrentPriceDealing


class OwnShareStep(CurrentPriceDealing):
    """One share is issued, which lowers the price, or one redeemed, which does not; by a reading several."""

    name = "issue"
    market: LineMarket

    def __init__(self, table: Table, market: LineMarket, shares: TreasuryShares, turns: Turns) -> None:
        super().__init__(table, market, shares, turns)
        self.market = market

    def issue_price(self, company: Company) -> int:
        """The current price, or by a reading that to which it falls."""
        if not self.table.switches.issued_after_fall:
            return super().issue_price(company)
        below = self.market.price_left(company.id, 1)
        return below or (super().issue_price(company) if self.table.switches.price_never_zero else 0)

    def check_issue(self, company: Company, percent: int) -> None:
        """Refuse several shares, and what treasury or pool do not allow."""
        self._check_number(company, percent)
        super().check_issue(company, percent)

    def room(self, company: Company) -> int:
        """As for any sale, or by a reading without limit."""
        return 100 if self.table.switches.issue_fills_pool else super().room(company)

    def check_redemption(self, company: Company, percent: int) -> None:
        """Refuse several shares."""
        self._check_number(company, percent)

    def _check_number(self, company: Company, percent: int) -> None:
        if (
            percent > self.shares.share_percent(company.id)
            and not self.table.switches.own_shares_without_number
        ):
            self.table.refuse("one-own-share", f"The {company.id} issues or redeems one share in a turn.")

    def after_issue(self, company: Company, percent: int) -> None:  # noqa: ARG002
        """The price falls a step, however many shares were issued."""
        self.market.left(company.id, 1)
