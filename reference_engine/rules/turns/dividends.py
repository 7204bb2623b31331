"""The step of a turn in which a company says what becomes of its revenue."""

from collections.abc import Iterator
from typing import Protocol

from ...actions import DividendMove
from ...state import Actor, Company, Pending
from ..certificates.shares import Shares
from ..market.price_moves import PriceMoves
from ..options import Candidate
from ..table import Commit, Table
from .turns import Turns, TurnStep


class Kinds(Protocol):
    """Which dividends there are: the whole revenue, perhaps a half, or none."""

    def check(self, kind: str) -> None:
        """Refuse a kind that there is not."""

    def kept(self, kind: str, revenue: int) -> int:
        """What the treasury keeps of a revenue, in $."""


class Parts(Protocol):
    """What a holder gets of a dividend."""

    def of_player(self, amount: int, percent: int, share: int) -> int:
        """For so many percent of a company, a share of which is ``share`` percent, in $."""

    def of_treasury(self, amount: int, percent: int, share: int) -> int:
        """What the company gets for its own, in $."""


class EachShare:
    """Every share gets the same whole number of dollars."""

    def of_player(self, amount: int, percent: int, share: int) -> int:
        """As many times what one share gets."""
        return percent // share * (amount * share // 100)

    def of_treasury(self, amount: int, percent: int, share: int) -> int:
        """The same."""
        return self.of_player(amount, percent, share)


class EachHolding:
    """The shares of a holder are added up; then players get a whole dollar for what is left (18GL 4.6.6)."""

    def of_player(self, amount: int, percent: int, share: int) -> int:  # noqa: ARG002
        """Rounded up."""
        return -(-amount * percent // 100)

    def of_treasury(self, amount: int, percent: int, share: int) -> int:  # noqa: ARG002
        """Rounded down."""
        return amount * percent // 100


class Dividends(TurnStep):
    """Revenue is paid out or kept, and the price moves (18Chesapeake 22; 1846 6.4; 18FL 7.5, 7.6)."""

    name = "dividend"

    def __init__(
        self,
        table: Table,
        shares: Shares,
        turns: Turns,
        kinds: Kinds,
        prices: PriceMoves,
        parts: Parts | None = None,
    ) -> None:
        self.table = table
        self.shares = shares
        self.turns = turns
        self.kinds = kinds
        self.prices = prices
        self.parts = parts or EachShare()

    def begin(self, company: Company) -> None:
        """Ask a company that has earned something."""
        if self.has_a_choice(company):
            self.turns.ask("dividend", {"revenue": self.table.turn.revenue or 0})
        else:
            self.prices.no_revenue(company)

    def faults(self, company: Company, due: Pending) -> Iterator[str]:
        """It is about what was earned in the turn; nobody is asked about nothing."""
        revenue = self.table.turn.revenue or 0
        if due.context.get("revenue") != revenue:
            found = due.context.get("revenue", "nothing")
            yield f"context.revenue: expected {revenue}, the revenue of the turn, found {found}"
        elif not self.has_a_choice(company):
            yield f"expected no dividend, as {company.id} has earned nothing"

    def has_a_choice(self, company: Company) -> bool:
        """Whether it has earned something, or may pay out nothing."""
        nothing_may_be_paid = self.table.switches.nothing_may_be_paid and bool(company.trains)
        return bool(self.table.turn.revenue) or nothing_may_be_paid

    def dividend(self, move: DividendMove) -> Commit:
        """Say what becomes of the revenue."""
        self.kinds.check(move.kind)
        revenue = self.table.turn.revenue or 0
        kept = self.kinds.kept(move.kind, revenue)

        def commit() -> None:
            company = self.table.operating_company
            self.table.state.pending.clear()
            self.table.bank_pays(company, kept)
            self.pay_out(company, revenue - kept)
            if revenue or move.kind == "withhold":  # where nothing is paid out the price stays
                self.prices.distributed(company, revenue, kept)

        return commit

    def proposals(self, actor: Actor) -> Iterator[Candidate]:
        """All, nothing, or one half."""
        for kind in ("payout", "withhold", "half"):
            yield DividendMove(actor=actor, kind=kind)

    def pay_out(self, company: Company, amount: int) -> None:
        """Shares get their parts of the $; those of the company's own pay it, all others nobody."""
        shares, parts, share = self.shares, self.parts, self.shares.share_percent(company.id)
        for player in self.table.state.players:
            held = shares.player_holds(company.id, player.id)
            self.table.bank_pays(player, parts.of_player(amount, held, share))
        own = shares.held(company.id, shares.paying_holder(company.id))
        self.table.bank_pays(company, parts.of_treasury(amount, own, share))
