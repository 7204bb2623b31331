"""Issuing and redeeming: a company sells its own shares to the market, or takes them back."""

from collections.abc import Iterator

from ...actions import BuySharesMove, SellSharesMove
from ...state import Actor, Company
from ..certificates.shares import POOL
from ..certificates.treasury_shares import TreasuryShares
from ..market.line_market import LineMarket
from ..options import Candidate
from ..table import Commit, Table
from .turns import Turns, TurnStep


class Issuing(TurnStep):
    """The first step of a company's turn; the price does not move (section 6.1)."""

    name = "issue"

    def __init__(self, table: Table, market: LineMarket, shares: TreasuryShares, turns: Turns) -> None:
        self.table = table
        self.market = market
        self.shares = shares
        self.turns = turns

    def begin(self, company: Company) -> None:  # noqa: ARG002
        """Ask the company what it issues or redeems."""
        self.turns.ask("issue")

    @property
    def company(self) -> Company:
        """The company whose turn it is."""
        return self.table.operating_company

    # issuing ------------------------------------------------------------------------------------------

    def issuable(self, company: Company) -> int:
        """How many percent may be issued: what players hold less what lies in the market (section 6.1)."""
        wanted = self.shares.with_players(company.id) - self.shares.held(company.id, POOL)
        return max(0, min(wanted, self.shares.unsold(company.id)))

    def issue_price(self, company: Company) -> int:
        """What a share issued in the first step brings, in $: the price one space to the left."""
        return self.market.price_left(company.id, 1)

    def issue(self, move: SellSharesMove) -> Commit:
        """Sell own shares to the market."""
        company, percent = self.company, move.percent
        self._check_own(company, move.company, percent)
        turn = self.table.turn
        self._check_batch(turn.issued, turn.redeemed)
        most = self.issuable(company)
        if percent > most:
            self.table.refuse(
                "issue-limit",
                f"The {company.id} may issue {most}%, not {percent}%: no more than the players hold.",
            )
        price = self.issue_price(company)
        if not price and self.table.switches.worthless_issue == "never":
            self.table.refuse("worthless-issue", f"Shares of the {company.id} would bring nothing.")

        def commit() -> None:
            self.shares.issue(company.id, percent)
            self.table.bank_pays(company, price * percent // self.shares.limits.share_percent)
            turn.issued += percent
            self._batch_done()

        return commit

    def issues(self, actor: Actor) -> Iterator[Candidate]:
        """Every number of shares that the company still has."""
        if self.table.companies[actor.id].kind == "public":
            step, unsold = self.shares.share_percent(actor.id), self.shares.unsold(actor.id)
            for percent in range(step, unsold + 1, step):
                yield SellSharesMove(actor=actor, company=actor.id, percent=percent)

    # redeeming ----------------------------------------------------------------------------------------

    def redeem_price(self, company: Company) -> int | None:
        """What a share taken back costs, in $: the price one space to the right; None: not possible."""
        price = self.market.price_right(company.id, 1)
        if price is None and self.table.switches.redeem_at_the_top:
            return self.market.price_of(company.id)
        return price

    def redeem(self, move: BuySharesMove) -> Commit:
        """Take own shares back from the market."""
        company, percent = self.company, move.percent
        self._check_own(company, move.company, percent)
        if move.source != POOL:
            self.table.refuse("redeem-from-market", "A company takes shares back from the pool only.")
        turn = self.table.turn
        self._check_batch(turn.redeemed, turn.issued)
        there = self.shares.held(company.id, POOL)
        if percent > there:
            self.table.refuse("redeem-limit", f"The pool holds {there}% of the {company.id}, not {percent}%.")
        each = self.redeem_price(company)
        if each is None:
            self.table.refuse(
                "nothing-to-the-right", "There is no space to the right to read the price from."
            )
        price = (each or 0) * percent // self.shares.limits.share_percent
        if price > company.cash:
            self.table.refuse("cannot-pay-redemption", f"The {company.id} has ${company.cash}, not ${price}.")

        def commit() -> None:
            self.shares.redeem(company.id, percent)
            self.table.pays_bank(company, price)
            turn.redeemed += percent
            self._batch_done()

        return commit

    def redemptions(self, actor: Actor) -> Iterator[Candidate]:
        """Every number of shares that lie in the pool."""
        step, there = self.shares.share_percent(actor.id), self.shares.held(actor.id, POOL)
        for percent in range(step, there + 1, step):
            yield BuySharesMove(actor=actor, company=actor.id, percent=percent, source=POOL)

    # both ---------------------------------------------------------------------------------------------

    def _check_own(self, company: Company, name: str, percent: int) -> None:
        step = self.table.turn.step
        later = ("build", "run") if self.table.switches.issue_until_dividend else ()
        if step not in ("issue", *later):
            self.table.refuse("issue-step-over", "Shares are issued and redeemed in the first step only.")
        if name != company.id:
            self.table.refuse("own-shares-only", f"The {company.id} sells and buys its own shares only.")
        if percent <= 0 or percent % self.shares.limits.share_percent:
            self.table.refuse("whole-shares", f"{percent}% is not a number of whole shares.")

    def _check_batch(self, same: int, other: int) -> None:
        if other:
            self.table.refuse("issue-or-redeem", "In one turn shares are either issued or redeemed.")
        if same and not self.table.switches.issue_batches:
            self.table.refuse("one-batch-a-turn", "All shares of a turn are issued or redeemed at once.")

    def _batch_done(self) -> None:
        if self.table.turn.step == "issue" and not self.table.switches.issue_batches:
            self.turns.step_over()
