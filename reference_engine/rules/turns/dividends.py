"""The step of a turn in which a company says what becomes of its revenue."""

from collections.abc import Iterator
from typing import Protocol

from ...actions import DividendMove
from ...state import Actor, Company
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


class Dividends(TurnStep):
    """Revenue is paid out or kept, and the price moves (18Chesapeake 22; 1846 6.4; 18FL 7.5, 7.6)."""

    name = "dividend"

    def __init__(self, table: Table, shares: Shares, turns: Turns, kinds: Kinds, prices: PriceMoves) -> None:
        self.table = table
        self.shares = shares
        self.turns = turns
        self.kinds = kinds
        self.prices = prices

    def begin(self, company: Company) -> None:
        """Ask a company that has earned something."""
        if self.table.turn.revenue:
            self.turns.ask("dividend", {"revenue": self.table.turn.revenue})
        else:
            self.prices.no_revenue(company)

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
            self.prices.distributed(company, revenue, kept)

        return commit

    def proposals(self, actor: Actor) -> Iterator[Candidate]:
        """All, nothing, or one half."""
        for kind in ("payout", "withhold", "half"):
            yield DividendMove(actor=actor, kind=kind)

    def pay_out(self, company: Company, amount: int) -> None:
        """Each share gets its part of the $; those of the company's own pay it, all others nobody."""
        share = self.shares.share_percent(company.id)
        each = amount * share // 100
        for player in self.table.state.players:
            self.table.bank_pays(player, self.shares.player_holds(company.id, player.id) // share * each)
        own = self.shares.held(company.id, self.shares.paying_holder(company.id))
        self.table.bank_pays(company, own // share * each)
