"""Turns of five steps: track, token, run, dividend, trains (sections 12, 22, 25 of 18Chesapeake)."""

from typing import TYPE_CHECKING

from ..actions import DividendMove, PassMove
from ..state import OperatingTurn
from .operating_round import OperatingRounds
from .shares import POOL
from .table import Commit

if TYPE_CHECKING:
    from ..games.chesapeake import Chesapeake


class FiveStepTurns(OperatingRounds):
    """Companies that have floated operate by their prices; revenue is paid or kept; a train is exported."""

    def __init__(self, game: "Chesapeake") -> None:
        super().__init__(game)
        self.title = game

    # rounds -------------------------------------------------------------------------------------------

    def sort_order(self) -> None:
        """Companies that have not operated yet, by their present prices (section 12)."""
        done = self.round.done
        floated = [c.id for c in self.table.companies.values() if c.floated and c.id not in done]
        self.round.order = self.market.in_operating_order(floated)

    def close_round(self) -> None:
        """All companies have operated: a train leaves the bank (section 25)."""
        if self._export_is_due():
            self.game.trains.export()

    def _export_is_due(self) -> bool:
        switches = self.table.switches
        if self.game.ending.is_last(self.round) and not switches.export_at_game_end:
            return False
        return switches.export_every == "round" or self.round.number == self.round.of

    # turns --------------------------------------------------------------------------------------------

    def begin_turn(self, name: str) -> None:
        self.round.turn = OperatingTurn(
            company=name, step="track", laid=[], tokens=0, revenue=None, routes=[], bought=[]
        )
        self.game.construction.place_home_token(self.company)
        self.ask("track", "track")

    def after_track(self) -> None:
        """The track step is over: station markers are next."""
        self.table.state.pending.clear()
        self.ask("token", "token")

    def after_token(self) -> None:
        """The marker step is over: trains run."""
        self.begin_run()

    def end_track(self, move: PassMove) -> Commit:  # noqa: ARG002
        """Lay no (more) track."""
        self.title.construction.check_nothing_due()
        return self.after_track

    def end_token(self, move: PassMove) -> Commit:  # noqa: ARG002
        """Place no marker."""
        return self.after_token

    # distributing -------------------------------------------------------------------------------------

    def dividend(self, move: DividendMove) -> Commit:
        """Keep the revenue or pay it out (section 22)."""
        if move.kind not in ("payout", "withhold"):
            self.table.refuse(
                "keep-or-pay", f"Revenue is kept or paid out as a whole; {move.kind} is not possible."
            )

        def commit() -> None:
            if move.kind == "payout":
                self._pay_out(self.turn.revenue or 0)
            else:
                self.table.bank_pays(self.company, self.turn.revenue or 0)
                self.market.keep(self.company.id)
            self.table.state.pending.clear()
            self.after_dividend()

        return commit

    def _pay_out(self, revenue: int) -> None:
        """Each share gets its part; pool shares pay the company, unissued ones nobody (section 22)."""
        company, step = self.company, self.shares.limits.share_percent
        per_share = revenue * step // 100
        for player in self.table.state.players:
            self.table.bank_pays(player, self.shares.player_holds(company.id, player.id) // step * per_share)
        self.table.bank_pays(company, self.shares.held(company.id, POOL) // step * per_share)
        self.market.pay_out(company.id)
