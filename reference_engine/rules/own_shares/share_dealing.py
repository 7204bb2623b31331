"""A company deals in its own shares at the current price, as players do."""

from collections.abc import Iterator

from ...state import Company, Pending
from ..certificates.shares import POOL, Shares
from ..market.drops import Drop
from ..market.market import Market
from ..table import Table
from ..turns.turns import Turns
from .current_prices import CurrentPriceDealing


class ShareDealing(CurrentPriceDealing):
    """The last step of a turn, but for the first round; what is sold lowers the price (18GL 4.6.11)."""

    name = "own_shares"

    def __init__(self, table: Table, market: Market, shares: Shares, turns: Turns, drop: Drop) -> None:
        super().__init__(table, market, shares, turns)
        self.drop = drop

    def begin(self, company: Company) -> None:
        """Ask a company that could sell or buy something."""
        if self._is_asked(company):
            super().begin(company)

    def _is_asked(self, company: Company) -> bool:
        return not self.is_in_first_round(company) and (self.most(company) > 0 or self._can_buy(company))

    def faults(self, company: Company, due: Pending) -> Iterator[str]:  # noqa: ARG002
        """Nobody is asked to trade what he cannot trade."""
        if not self._is_asked(company):
            yield f"expected no trade in its own shares, as {company.id} cannot sell or buy one now"

    def is_in_first_round(self, company: Company) -> bool:
        """Whether this is its first operating round; by a reading one formed of others has had that."""
        formed_earlier = company.waited and self.table.switches.formation_is_first_round
        return not company.operated and not formed_earlier

    def most(self, company: Company) -> int:
        """How many percent it may sell: what it has, as far as the open market may take it."""
        return min(self.in_treasury(company.id), self.shares.room_in_pool(company.id))

    def _can_buy(self, company: Company) -> bool:
        share, price = self.shares.share_percent(company.id), self.market.price_of(company.id)
        least = share if self.singles(company.id, POOL) else self.redeemable(company.id)
        return least > 0 and company.cash >= price * least // share

    def redeemable(self, company: str) -> int:
        """What lies in the open market; by a reading the unsold president's certificate there as well."""
        office = self.shares.president_certificate(company)
        bought = self.table.switches.unsold_office_redeemed and office.holder == POOL
        return super().redeemable(company) + (office.percent if bought else 0)

    def check_redemption(self, company: Company, percent: int) -> None:
        """Refuse a part of the president's certificate."""
        singles, office = self.singles(company.id, POOL), self.shares.president_certificate(company.id)
        if singles < percent < office.percent:
            self.table.refuse(
                "redeem-limit", f"The {company.id} can take {singles}% out of the pool, or {office.percent}%."
            )

    def take_back(self, company: str, percent: int) -> None:
        """Ordinary certificates first; the president's stands for what these fall short of."""
        singles = min(percent, self.singles(company, POOL))
        office = self.shares.president_certificate(company)
        if percent > singles:
            office.holder = f"company:{company}"
            singles = percent - office.percent
        super().take_back(company, singles)

    def after_issue(self, company: Company, percent: int) -> None:
        """The price falls as after a sale by a player."""
        shares = percent // self.shares.share_percent(company.id)
        self.market.drop(company.id, self.drop.cells(shares, by_president=False, first=True))

    def check_step(self) -> None:
        """Refuse it in the first round."""
        company = self.company
        if self.is_in_first_round(company):
            self.table.refuse(
                "no-own-shares-yet",
                f"The {company.id} is in its first operating round; it does not trade its shares.",
            )
