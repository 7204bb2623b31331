"""Own shares change hands at the current price, as players' shares do."""

from ...state import Company
from .own_shares import OwnShares


class CurrentPriceDealing(OwnShares):
    """What the treasury has is sold as far as the pool may take it (18GL 4.6.11; Lost Atlas OR.issue)."""

    def issue_price(self, company: Company) -> int:
        """The current price."""
        return self.market.price_of(company.id)

    def redeem_price(self, company: Company) -> int | None:
        """The current price."""
        return self.market.price_of(company.id)

    def room(self, company: Company) -> int:
        """How many percent more the pool may take."""
        return self.shares.room_in_pool(company.id)

    def check_issue(self, company: Company, percent: int) -> None:
        """Refuse to sell what it has not, or more than the open market takes."""
        if percent > self.in_treasury(company.id):
            self.table.refuse("not-its-to-sell", f"The {company.id} does not have {percent}% of itself.")
        room = self.room(company)
        if percent > room:
            self.table.refuse("pool-limit", f"The open market takes {room}% of the {company.id} at most.")
