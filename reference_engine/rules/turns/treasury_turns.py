"""Operating rounds of companies that issue shares, build in any order and may pay half."""

from typing import TYPE_CHECKING, Any

from ...actions import DividendMove, PassMove
from ...state import Company, OperatingTurn
from ..table import Commit
from .operating_round import OperatingRounds

if TYPE_CHECKING:
    from ...games.eighteen46 import Game1846

TEN = 10


class TreasuryTurns(OperatingRounds):
    """Independents first; issue, build, run, pay, buy (sections 4, 6, 6.4)."""

    def __init__(self, game: "Game1846") -> None:
        super().__init__(game)
        self.title = game
        self.line = game.market
        self.treasuries = game.shares

    # rounds -------------------------------------------------------------------------------------------

    def _start_round(self, number_of_set: int, number: int, of: int) -> None:
        super()._start_round(number_of_set, number, of)
        self.title.markers.ask_players()

    def sort_order(self) -> None:
        """Independents, then corporations by price: the lowest first in the first round (sections 4, 6)."""
        done = self.round.done
        independents = [name for name in self.title.independents.running() if name not in done]
        waiting = [
            c.id
            for c in self.table.companies.values()
            if c.kind == "public" and c.floated and not c.closed and c.id not in done
        ]
        in_order = self.market.in_operating_order(waiting)
        if self.round.set == 1 and self.round.number == 1:
            in_order.sort(key=self.market.price_of)
        self.round.order = independents + in_order

    def close_round(self) -> None:
        """Phased-out trains may leave now (section 6.3)."""
        self.title.phasing_out.after_round()

    # turns --------------------------------------------------------------------------------------------

    def begin_turn(self, name: str) -> None:
        self.round.turn = OperatingTurn(
            company=name, step="issue", laid=[], tokens=0, revenue=None, routes=[], bought=[]
        )
        company = self.company
        if company.receivership:
            self.title.receivership.operate(company)
        elif company.kind == "independent":
            self.ask("build", "build")
        else:
            self.ask("issue", "issue")

    def after_issue(self) -> None:
        """The first step is over: track and tokens are next."""
        self.table.state.pending.clear()
        self.ask("build", "build")

    def end_issue(self, move: PassMove) -> Commit:  # noqa: ARG002
        """Issue or redeem nothing (more)."""
        return self.after_issue

    def end_build(self, move: PassMove) -> Commit:  # noqa: ARG002
        """Build nothing (more): trains run."""
        return self.begin_run

    def _record_run(self, run: list[dict[str, Any]], revenue: int) -> None:
        if self.company.receivership:
            self.table.state.pending.clear()
            self.title.receivership.after_run(self.company, run, revenue)
            return
        if self.company.kind != "independent":
            super()._record_run(run, revenue)
            return
        self.turn.routes = run
        self.turn.revenue = revenue
        self.title.independents.share_out(self.company, revenue)
        self.title.phasing_out.after_dividend(self.company)
        self.finish_turn()

    # distributing -------------------------------------------------------------------------------------

    def dividend(self, move: DividendMove) -> Commit:
        """Pay out all, one half or nothing (section 6.4)."""
        if move.kind not in ("payout", "half", "withhold"):
            self.table.refuse("dividend-kind", f"Revenue is paid out, half paid or kept; not {move.kind}.")
        revenue = self.turn.revenue or 0
        kept = {"withhold": revenue, "half": self.half(revenue)}.get(move.kind, 0)

        def commit() -> None:
            self.table.state.pending.clear()
            company = self.company
            self.table.bank_pays(company, kept)
            self._pay_out(revenue - kept)
            self.move_price(company, revenue, kept)
            if not company.closed:
                self.after_dividend()

        return commit

    def half(self, revenue: int) -> int:
        """What the treasury gets of a half dividend, in $: rounded down to tens (section 6.4)."""
        return revenue // 2 // TEN * TEN

    def _pay_out(self, revenue: int) -> None:
        """Shares in the treasury pay the company, those of the market nobody (section 6.4)."""
        self.pay_shares(revenue, self.treasuries.unsold_holder(self.company.id))

    def move_price(self, company: Company, revenue: int, kept: int) -> None:
        """Left or right by what was paid, compared with the price (section 6.4)."""
        paid = revenue - kept
        if paid and self.table.switches.dividend_compared == "revenue":
            paid = revenue
        spaces = self.spaces(paid, self.market.price_of(company.id))
        if spaces < 0:
            self.market.keep(company.id)
        else:
            self.line.right(company.id, spaces)

    def spaces(self, paid: int, price: int) -> int:
        """How many spaces the marker moves right; -1 is one left (section 6.4)."""
        if 2 * paid < price or not paid:
            return -1
        if paid < price:
            return 0
        if paid < 2 * price:
            return 1
        return 3 if paid >= 3 * price and price >= self.table.switches.triple_from else 2

    def after_dividend(self) -> None:
        """Phased-out trains may leave; trains can be bought."""
        company = self.company
        if company.closed:
            return
        self.title.phasing_out.after_dividend(company)
        super().after_dividend()

    # the end of a turn --------------------------------------------------------------------------------

    def finish_turn(self) -> None:
        """Trains that rested may run from now on; phased-out ones may leave."""
        company = self.company
        self.title.phasing_out.after_turn(company)
        for train in company.trains:
            train.resting = False
        super().finish_turn()

    def turn_over(self) -> None:
        """The turn ends at once: the company has left the game (section 5.25)."""
        self.table.state.pending.clear()
        self.round.done.append(self.turn.company)
        self.round.turn = None
        self.sort_order()
