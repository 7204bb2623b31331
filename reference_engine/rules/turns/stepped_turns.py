"""Turns of fixed steps: track, token, run, dividend, trains."""

from ...actions import DividendMove, PassMove
from ..stock.shares import POOL
from ..table import Commit
from .operating_round import OperatingRounds


class SteppedTurns(OperatingRounds):
    """Companies that have floated operate by their prices; revenue is paid out or kept as a whole."""

    # rounds -------------------------------------------------------------------------------------------

    def sort_order(self) -> None:
        """Companies that have not operated yet, by their present prices (18Chesapeake 12, 18FL 7)."""
        done = self.round.done
        waiting = [c.id for c in self.table.companies.values() if self.operates(c.id) and c.id not in done]
        self.round.order = self.market.in_operating_order(waiting)

    def operates(self, name: str) -> bool:
        """Whether a company has a turn in a round: once it has floated."""
        return self.table.companies[name].floated

    # turns --------------------------------------------------------------------------------------------

    def after_track(self) -> None:
        """The track step is over: station markers are next."""
        self.table.state.pending.clear()
        self.ask("token", "token")

    def after_token(self) -> None:
        """The marker step is over: trains run."""
        self.begin_run()

    def end_track(self, move: PassMove) -> Commit:  # noqa: ARG002
        """Lay no (more) track."""
        self.game.construction.check_nothing_due()
        return self.after_track

    def end_token(self, move: PassMove) -> Commit:  # noqa: ARG002
        """Place no marker."""
        return self.after_token

    # distributing -------------------------------------------------------------------------------------

    def raise_price(self, revenue: int) -> None:
        """A dividend was paid."""
        raise NotImplementedError

    def dividend(self, move: DividendMove) -> Commit:
        """Keep the revenue or pay it out (18Chesapeake 22, 18FL 7.5)."""
        if move.kind not in ("payout", "withhold"):
            self.table.refuse(
                "keep-or-pay", f"Revenue is kept or paid out as a whole; {move.kind} is not possible."
            )

        def commit() -> None:
            revenue = self.turn.revenue or 0
            if move.kind == "payout":
                self._pay_out(revenue)
            else:
                self.table.bank_pays(self.company, revenue)
                self.market.keep(self.company.id)
            self.table.state.pending.clear()
            self.after_dividend()

        return commit

    def _pay_out(self, revenue: int) -> None:
        """Pool shares pay the company, unissued ones nobody; the price moves (18Chesapeake 22, 18FL 7.5)."""
        self.pay_shares(revenue, POOL)
        self.raise_price(revenue)
