"""Operating rounds: who operates when, and the five steps of a company's turn (sections 12, 21, 22, 25)."""

from typing import TYPE_CHECKING, Any

from ..actions import DividendMove, PassMove, RunRoutesMove
from ..state import Actor, Company, OperatingRound, OperatingTurn, Pending
from . import routes
from .shares import POOL
from .table import Commit, Table

if TYPE_CHECKING:
    from ..game import Game


class OperatingRounds:
    """The order of companies, the steps of a turn, and what happens between rounds."""

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.table: Table = game.table
        self.market = game.market
        self.shares = game.shares

    @property
    def round(self) -> OperatingRound:
        """The operating round in progress."""
        current = self.table.state.round
        assert isinstance(current, OperatingRound)
        return current

    @property
    def turn(self) -> OperatingTurn:
        """The turn in progress."""
        turn = self.round.turn
        assert turn is not None
        return turn

    @property
    def company(self) -> Company:
        """The company whose turn it is."""
        return self.table.companies[self.turn.company]

    # rounds -------------------------------------------------------------------------------------------

    def start_set(self, number: int) -> None:
        """Begin the operating rounds after a stock round; the phase fixes their number now (section 26)."""
        self._start_round(number, 1, self.table.phase.operating_rounds)

    def _start_round(self, number_of_set: int, number: int, of: int) -> None:
        self.table.state.round = OperatingRound(
            set=number_of_set, number=number, of=of, order=[], done=[], turn=None, exported=False
        )
        self.game.privates.pay_out()
        self.sort_order()

    def sort_order(self) -> None:
        """Companies that have not operated yet, by their present prices (section 12)."""
        done = self.round.done
        floated = [c.id for c in self.table.companies.values() if c.floated and c.id not in done]
        self.round.order = self.market.in_operating_order(floated)

    def next(self) -> None:
        """Nothing is pending: the next company's turn, the export, or what follows the round."""
        current = self.round
        if current.turn is None and current.order:
            self._begin_turn(current.order.pop(0))
        elif not current.exported:
            current.exported = True
            self.close_round()
        elif self.game.ending.is_last(current):
            self.game.ending.finish("bank")
        elif current.number < current.of:
            self._start_round(current.set, current.number + 1, current.of)
        else:
            self.game.stock.start(current.set + 1)

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

    def _begin_turn(self, name: str) -> None:
        self.round.turn = OperatingTurn(
            company=name, step="track", laid=[], tokens=0, revenue=None, routes=[], bought=[]
        )
        self.game.construction.place_home_token(self.company)
        self.ask("track", "track")

    def ask(self, step: str, kind: str, context: dict[str, Any] | None = None) -> None:
        """Let the company decide in a step of its turn."""
        company = self.company
        self.turn.step = step
        self.table.state.pending.append(
            Pending(
                kind=kind,
                actors=[Actor(kind="company", id=company.id, by=self.table.decider(company.id))],
                context=context or {},
            )
        )

    def after_track(self) -> None:
        """The track step is over: station markers are next."""
        self.table.state.pending.clear()
        self.ask("token", "token")

    def after_token(self) -> None:
        """The marker step is over: trains run if they can; a company that cannot run earns nothing."""
        self.table.state.pending.clear()
        company = self.company
        if self.game.train_ranges(company) and routes.has_route(self.game.board, company.id):
            self.ask("run", "run")
        else:
            self._record_run([], 0)

    def end_track(self, move: PassMove) -> Commit:  # noqa: ARG002
        """Lay no (more) track."""
        self.game.construction.check_nothing_due()
        return self.after_track

    def end_token(self, move: PassMove) -> Commit:  # noqa: ARG002
        """Place no marker."""
        return self.after_token

    # running and distributing -------------------------------------------------------------------------

    def run(self, move: RunRoutesMove) -> Commit:
        """Run trains over routes (section 21)."""
        company, table = self.company, self.table
        revenues = routes.check_routes(
            self.game.board,
            company.id,
            self.game.train_ranges(company),
            move.routes,
            self.game.route_terms(company),
            table.refuse,
        )
        revenue = sum(revenues)
        if not revenue and not table.switches.running_is_optional:
            table.refuse("must-run", f"The {company.id} can run and has to.")
        if table.switches.best_run_enforced:
            best = self.game.best_routes(company.id)["revenue"]
            if revenue < best:
                table.refuse("best-run", f"The {company.id} can earn ${best}; ${revenue} is not enough.")
        return lambda: self._record_run(move.routes, revenue)

    def _record_run(self, run: list[dict[str, Any]], revenue: int) -> None:
        self.table.state.pending.clear()
        self.turn.routes = run
        self.turn.revenue = revenue
        if revenue:
            self.ask("dividend", "dividend", {"revenue": revenue})
        else:
            company = self.company
            self.market.keep(company.id)
            if not company.closed:
                self.after_dividend()

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

    def after_dividend(self) -> None:
        """Trains can be bought now; then the turn ends."""
        self.turn.step = "trains"
        self.game.purchases.ask()

    def end_turn(self, move: PassMove) -> Commit:  # noqa: ARG002
        """Buy no (more) trains, where none has to be bought."""
        self.game.purchases.check_may_stop()
        return self.finish_turn

    def finish_turn(self) -> None:
        """The company has done all its steps."""
        self.table.state.pending.clear()
        self.company.operated = True
        self.round.done.append(self.turn.company)
        self.round.turn = None
        if not self.table.switches.order_fixed_at_start:
            self.sort_order()

    def reconsider(self) -> None:
        """Money or paper moved within a turn: what must be decided about trains may have changed."""
        if self.turn.step == "trains":
            self.game.purchases.ask()
