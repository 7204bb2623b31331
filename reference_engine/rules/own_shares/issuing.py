"""Issuing and redeeming: a company sells its own shares to the market, or takes them back."""

from ...state import Company
from ..certificates.shares import POOL
from ..certificates.treasury_shares import TreasuryShares
from ..market.line_market import LineMarket
from ..table import Table
from ..turns.turns import Turns
from .own_shares import OwnShares


class Issuing(OwnShares):
    """The first step of a turn, at prices of the spaces beside; the price does not move (1846 6.1)."""

    name = "issue"
    market: LineMarket
    shares: TreasuryShares

    def __init__(self, table: Table, market: LineMarket, shares: TreasuryShares, turns: Turns) -> None:
        super().__init__(table, market, shares, turns)
        self.market = market
        self.shares = shares

    def issuable(self, company: Company) -> int:
        """How many percent may be issued: what players hold less what lies in the market (section 6.1)."""
        wanted = self.shares.with_players(company.id) - self.shares.held(company.id, POOL)
        return max(0, min(wanted, self.shares.unsold(company.id)))

    def issue_price(self, company: Company) -> int:
        """What a share issued in the first step brings, in $: the price one space to the left."""
        return self.market.price_left(company.id, 1)

    def check_issue(self, company: Company, percent: int) -> None:
        """Refuse to issue more than the players hold, and by a reading what brings nothing."""
        most = self.issuable(company)
        if percent > most:
            self.table.refuse(
                "issue-limit",
                f"The {company.id} may issue {most}%, not {percent}%: no more than the players hold.",
            )
        if not self.issue_price(company) and self.table.switches.worthless_issue == "never":
            self.table.refuse("worthless-issue", f"Shares of the {company.id} would bring nothing.")

    def redeem_price(self, company: Company) -> int | None:
        """What a share taken back costs, in $: the price one space to the right; None: not possible."""
        price = self.market.price_right(company.id, 1)
        if price is None and self.table.switches.redeem_at_the_top:
            return self.market.price_of(company.id)
        return price

    def check_step(self) -> None:
        """Refuse it later in the turn, but for a reading."""
        step = self.table.turn.step
        until_dividend = (
            self.table.switches.issue_until_dividend and not self.table.operating_company.receivership
        )
        later = ("build", "run", "dividend") if until_dividend else ()
        if step not in (self.name, *later):
            self.table.refuse("issue-step-over", "Shares are issued and redeemed in the first step only.")
