"""Shares that a company issues because it must buy a train (1846 6.5)."""

from ...actions import SellSharesMove
from ...state import Company
from ..certificates.treasury_shares import TreasuryShares
from ..market.line_market import LineMarket
from ..own_shares.issuing import Issuing
from ..table import Table
from .trains import Offer


class ForcedIssue:
    """One batch a turn, by one reading several: the price falls one space for each share issued."""

    def __init__(self, table: Table, market: LineMarket, shares: TreasuryShares, issuing: Issuing) -> None:
        self.table = table
        self.market = market
        self.shares = shares
        self.issuing = issuing

    def proceeds(self, company: Company, shares: int) -> int:
        """What so many shares issued at once bring, in $."""
        market = self.market
        if self.table.switches.forced_issue_all_at_last_price:
            return shares * market.price_left(company.id, shares + 1)
        return self._one_by_one(company, shares)

    def numbers(self, company: Company) -> list[int]:
        """The numbers of shares that section 6.1 allows, unless the last one would bring nothing."""
        market, share = self.market, self.shares.share_percent(company.id)
        most = self.issuing.issuable(company) // share
        worthless_too = self.table.switches.worthless_issue == "both"
        return [n for n in range(1, most + 1) if worthless_too or market.price_left(company.id, n + 1)]

    @property
    def _several(self) -> bool:
        return self.table.switches.forced_issue_number == "several"

    def _has_had_its_batch(self) -> bool:
        return bool(self.table.turn.forced) and not self._several

    def batches(self, company: Company, offers: list[Offer]) -> list[int]:
        """The numbers of shares that a company may issue now for one of the trains on offer.

        Enough for the cheapest, and no more than the dearest needs; all it can if even that is not enough.
        """
        if self._has_had_its_batch() or not offers:
            return []
        cheapest, dearest = min(o.price for o in offers), max(o.price for o in offers)
        numbers = self.numbers(company)
        if company.cash >= dearest:
            return []
        if self._several:
            return numbers
        if self.table.switches.forced_issue_number == "all":
            return numbers[-1:]
        enough = [n for n in numbers if company.cash + self.proceeds(company, n) >= cheapest]
        if not enough:
            return numbers[-1:]
        if self.table.switches.forced_issue_number == "any":
            return enough
        most = next((n for n in enough if company.cash + self.proceeds(company, n) >= dearest), enough[-1])
        return [n for n in enough if n <= most]

    def reaches(self, company: Company, offers: list[Offer]) -> bool:
        """Whether a company can pay for one of the trains on offer, by issuing if need be."""
        cheapest = min(offer.price for offer in offers)
        batches = self.batches(company, offers)
        brought = [
            self._one_by_one(company, n) if self._several else self.proceeds(company, n) for n in batches
        ]
        return company.cash + max(brought, default=0) >= cheapest

    def _one_by_one(self, company: Company, shares: int) -> int:
        """What so many shares bring, each issued in a batch of its own, in $."""
        return sum(self.market.price_left(company.id, number + 1) for number in range(1, shares + 1))

    def check(self, company: Company, move: SellSharesMove, offers: list[Offer]) -> None:
        """Refuse a batch that may not be issued."""
        table, percent, share = self.table, move.percent, self.shares.share_percent(company.id)
        shares = percent // share
        if move.company != company.id:
            table.refuse("own-shares-only", f"The {company.id} issues its own shares only.")
        if percent <= 0 or percent % share:
            table.refuse("whole-shares", f"{percent}% is not a number of whole shares.")
        if self._has_had_its_batch():
            table.refuse("one-batch-a-turn", f"The {company.id} has issued shares for a train in this turn.")
        most = self.issuing.issuable(company)
        if percent > most:
            table.refuse("issue-limit", f"The {company.id} may issue {most}%, not {percent}%.")
        elif shares and shares not in self.numbers(company):
            table.refuse("worthless-issue", f"{percent}% of the {company.id} would bring nothing.")
        elif shares not in self.batches(company, offers):
            self._refuse_number(company, shares, offers)

    def _refuse_number(self, company: Company, shares: int, offers: list[Offer]) -> None:
        batches = self.batches(company, offers)
        if not batches:
            self.table.refuse("no-issue-needed", f"The {company.id} can pay for any train of the bank.")
        elif shares > batches[-1]:
            self.table.refuse("issue-no-more", f"The {company.id} needs {batches[-1]} shares at most.")
        else:
            self.table.refuse("issue-more", f"The {company.id} has to issue {batches[0]} shares at least.")

    def carry_out(self, company: Company, percent: int) -> None:
        """The shares go to the market, the company is paid, the price falls; at zero it is gone."""
        shares = percent // self.shares.share_percent(company.id)
        self.table.turn.forced += percent
        self.table.bank_pays(company, self.proceeds(company, shares))
        self.shares.issue(company.id, percent)
        self.market.left(company.id, shares)
