"""A company deals in its own shares: it sells some to the market, or takes some back."""

from collections.abc import Iterator

from ...actions import BuySharesMove, SellSharesMove
from ...state import Actor, Company
from ..certificates.shares import POOL, Shares
from ..market.market import Market
from ..options import Candidate
from ..table import Commit, Table
from ..turns.turns import Turns, TurnStep


class OwnShares(TurnStep):
    """Selling or taking back, not both, as many as the company likes at once (1846 6.1; 18GL 4.6.11).

    What a share brings and costs, and what that does to the price, is a title's own.
    """

    def __init__(self, table: Table, market: Market, shares: Shares, turns: Turns) -> None:
        self.table = table
        self.market = market
        self.shares = shares
        self.turns = turns

    def begin(self, company: Company) -> None:  # noqa: ARG002
        """Ask the company what it sells or takes back."""
        self.turns.ask(self.name)

    @property
    def company(self) -> Company:
        """The company whose turn it is."""
        return self.table.operating_company

    def in_treasury(self, company: str) -> int:
        """How many percent a company could sell, as far as it has them."""
        return self.singles(company, f"company:{company}")

    def singles(self, company: str, holder: str) -> int:
        """How many percent lie somewhere in ordinary certificates."""
        return sum(
            certificate.percent
            for certificate in self.table.certificates[company]
            if certificate.holder == holder and not certificate.president
        )

    # selling ------------------------------------------------------------------------------------------

    def issue_price(self, company: Company) -> int:
        """What a share sold in this step brings, in $."""
        raise NotImplementedError

    def check_issue(self, company: Company, percent: int) -> None:
        """Refuse to sell so many percent."""
        raise NotImplementedError

    def after_issue(self, company: Company, percent: int) -> None:
        """So many percent have been sold and paid for."""

    def issue(self, move: SellSharesMove) -> Commit:
        """Sell own shares to the market."""
        company, percent = self.company, move.percent
        self._check_own(company, move.company, percent)
        turn = self.table.turn
        self._check_batch(turn.issued, turn.redeemed)
        self.check_issue(company, percent)
        price = self.issue_price(company)

        def commit() -> None:
            self.shares.move(company.id, percent, f"company:{company.id}", POOL)
            self.table.bank_pays(company, price * percent // self.shares.share_percent(company.id))
            turn.issued += percent
            self.after_issue(company, percent)
            if not company.closed:
                self._batch_done()

        return commit

    def issues(self, actor: Actor) -> Iterator[Candidate]:
        """Every number of shares that the company still has."""
        if self.table.certificates.get(actor.id):
            step = self.shares.share_percent(actor.id)
            for percent in range(step, self.in_treasury(actor.id) + 1, step):
                yield SellSharesMove(actor=actor, company=actor.id, percent=percent)

    # taking back --------------------------------------------------------------------------------------

    def redeem_price(self, company: Company) -> int | None:
        """What a share taken back costs, in $; None: it is not possible."""
        raise NotImplementedError

    def redeemable(self, company: str) -> int:
        """How many percent it could take back, as far as they lie in the pool: ordinary certificates only."""
        return self.singles(company, POOL)

    def take_back(self, company: str, percent: int) -> None:
        """So many percent go from the pool to the treasury."""
        self.shares.move(company, percent, POOL, f"company:{company}")

    def check_redemption(self, company: Company, percent: int) -> None:
        """Refuse to take so many percent back; nothing more to ask, unless a title does."""

    def redeem(self, move: BuySharesMove) -> Commit:
        """Take own shares back from the market."""
        company, percent = self.company, move.percent
        self._check_own(company, move.company, percent)
        if move.source != POOL:
            self.table.refuse("redeem-from-market", "A company takes shares back from the pool only.")
        turn = self.table.turn
        self._check_batch(turn.redeemed, turn.issued)
        there = self.redeemable(company.id)
        if percent > there:
            self.table.refuse(
                "redeem-limit", f"{there}% of the {company.id} can be taken back, not {percent}%."
            )
        self.check_redemption(company, percent)
        each = self.redeem_price(company)
        if each is None:
            self.table.refuse(
                "nothing-to-the-right", "There is no space to the right to read the price from."
            )
        price = (each or 0) * percent // self.shares.share_percent(company.id)
        if price > company.cash:
            self.table.refuse("cannot-pay-redemption", f"The {company.id} has ${company.cash}, not ${price}.")

        def commit() -> None:
            self.take_back(company.id, percent)
            self.table.pays_bank(company, price)
            turn.redeemed += percent
            self._batch_done()

        return commit

    def redemptions(self, actor: Actor) -> Iterator[Candidate]:
        """Every number of shares that lie in the pool."""
        step, there = self.shares.share_percent(actor.id), self.redeemable(actor.id)
        for percent in range(step, there + 1, step):
            yield BuySharesMove(actor=actor, company=actor.id, percent=percent, source=POOL)

    # both ---------------------------------------------------------------------------------------------

    def check_step(self) -> None:
        """Refuse to deal in own shares now."""

    def _check_own(self, company: Company, name: str, percent: int) -> None:
        self.check_step()
        if name != company.id:
            self.table.refuse("own-shares-only", f"The {company.id} sells and buys its own shares only.")
        if percent <= 0 or percent % self.shares.share_percent(company.id):
            self.table.refuse("whole-shares", f"{percent}% is not a number of whole shares.")

    def _check_batch(self, same: int, other: int) -> None:
        if other:
            self.table.refuse("issue-or-redeem", "In one turn shares are either issued or redeemed.")
        if same and not self.table.switches.issue_batches:
            self.table.refuse("one-batch-a-turn", "All shares of a turn are issued or redeemed at once.")

    def _batch_done(self) -> None:
        if self.table.turn.step == self.name and not self.table.switches.issue_batches:
            self.turns.step_over()
