"""Operating rounds: one company after the other; what their turns have in common."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...actions import DividendMove, PassMove, RunRoutesMove
from ...state import Actor, Company, OperatingRound, OperatingTurn, Pending
from .. import routes
from ..options import AnyRoutes, Candidate
from ..table import Commit, Table

if TYPE_CHECKING:
    from ...game import Game


class OperatingRounds:
    """Rounds of a set, running trains, the end of a turn; order and steps are a title's own."""

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.table: Table = game.table
        self.market = game.market
        self.shares = game.shares

    @property
    def round(self) -> OperatingRound:
        """The operating round in progress."""
        return self.table.operating_round

    @property
    def turn(self) -> OperatingTurn:
        """The turn in progress."""
        return self.table.turn

    @property
    def company(self) -> Company:
        """The company whose turn it is."""
        return self.table.operating_company

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

    def next(self) -> None:
        """Nothing is pending: the next company's turn, the export, or what follows the round."""
        current = self.round
        if current.turn is None and current.order:
            self.begin_turn(current.order.pop(0))
        elif not current.exported:
            current.exported = True
            self.close_round()
        elif self.game.ending.is_last(current):
            self.game.ending.finish("bank")
        elif current.number < current.of:
            self._start_round(current.set, current.number + 1, current.of)
        else:
            self.game.stock.start(current.set + 1)

    # what a title says --------------------------------------------------------------------------------

    def sort_order(self) -> None:
        """Put the companies that have not operated yet in their order."""
        raise NotImplementedError

    def begin_turn(self, name: str) -> None:
        """A company's turn begins."""
        raise NotImplementedError

    def dividend(self, move: DividendMove) -> Commit:
        """Say what becomes of the revenue."""
        raise NotImplementedError

    def dividends(self, actor: Actor) -> Iterator[Candidate]:
        """All, nothing, or one half."""
        for kind in ("payout", "withhold", "half"):
            yield DividendMove(actor=actor, kind=kind)

    def close_round(self) -> None:
        """All companies have operated."""

    # turns --------------------------------------------------------------------------------------------

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

    def begin_run(self) -> None:
        """Building is over: trains run if they can; a company that cannot run earns nothing."""
        self.table.state.pending.clear()
        if self.game.runs.can_run(self.company):
            self.ask("run", "run")
        else:
            self._record_run([], 0)

    # running and distributing -------------------------------------------------------------------------

    def run(self, move: RunRoutesMove) -> Commit:
        """Run trains over routes (section 21)."""
        company, table = self.company, self.table
        revenues = routes.check_routes(
            self.game.board,
            company.id,
            self.game.runs.train_ranges(company),
            move.routes,
            self.game.runs.terms(company),
            table.refuse,
        )
        revenue = sum(revenues)
        if not revenue and not table.switches.running_is_optional:
            table.refuse("must-run", f"The {company.id} can run and has to.")
        if table.switches.best_run_enforced:
            best, _ = self.game.runs.best(company)
            if revenue < best:
                table.refuse("best-run", f"The {company.id} can earn ${best}; ${revenue} is not enough.")
        return lambda: self._record_run(move.routes, revenue)

    def runs(self, actor: Actor) -> Iterator[Candidate]:
        """Any routes at all."""
        yield AnyRoutes(RunRoutesMove(actor=actor, routes=[]))

    def _record_run(self, run: list[dict[str, Any]], revenue: int) -> None:
        self.table.state.pending.clear()
        self.turn.routes = run
        self.turn.revenue = revenue
        if revenue:
            self.ask("dividend", "dividend", {"revenue": revenue})
        else:
            company = self.company
            self.no_revenue(company)
            if not company.closed:
                self.after_dividend()

    def no_revenue(self, company: Company) -> None:
        """A company has earned nothing: that counts as revenue kept (18Chesapeake 22)."""
        self.market.keep(company.id)

    def pay_shares(self, revenue: int, own_holder: str) -> None:
        """Each share gets its part; those lying with ``own_holder`` pay the company, others nobody."""
        company, share = self.company, self.shares.share_percent(self.company.id)
        each = revenue * share // 100
        for player in self.table.state.players:
            self.table.bank_pays(player, self.shares.player_holds(company.id, player.id) // share * each)
        self.table.bank_pays(company, self.shares.held(company.id, own_holder) // share * each)

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
