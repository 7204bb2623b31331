"""The step of a turn in which trains run."""

from collections.abc import Iterator
from typing import Any, Protocol

from ...actions import RunRoutesMove
from ...state import Actor, Company, Pending
from .. import routes
from ..map.board import Board
from ..options import AnyRoutes, Candidate
from ..routes.company_runs import CompanyRuns
from ..table import Commit, Table
from .turns import Turns, TurnStep


class BeforeTheRun(Protocol):
    """What may be decided before a company's trains run."""

    def any_left(self) -> bool:
        """Whether there is something of the kind now."""

    def any_given(self, company: Company) -> bool:
        """Whether something of the kind has been decided for a company, now or in an earlier turn."""


class Running(TurnStep):
    """Trains run if they can, else nothing is earned (18Chesapeake 21; 1846 6.3; 18FL 7.4)."""

    name = "run"

    def __init__(
        self,
        table: Table,
        board: Board,
        runs: CompanyRuns,
        turns: Turns,
        before: BeforeTheRun | None = None,
    ) -> None:
        self.table = table
        self.board = board
        self.runs = runs
        self.turns = turns
        self.before = before

    def begin(self, company: Company) -> None:
        """Ask for routes where there is one."""
        if self._is_asked(company):
            self.turns.ask("run")
        else:
            self.record([], 0)

    def _is_asked(self, company: Company) -> bool:
        """Whether a company has a route, or something else can be decided before it runs."""
        helped = bool(company.trains) and self.before is not None and self.before.any_left()
        return helped or self.runs.can_run(company)

    def faults(self, company: Company, due: Pending) -> Iterator[str]:  # noqa: ARG002
        """Nobody is asked for routes where there is none, or was nothing to decide before the run."""
        helped = bool(company.trains) and self.before is not None and self.before.any_given(company)
        if not helped and not self._is_asked(company):
            yield f"expected no run, as {company.id} has no {'route' if company.trains else 'train'}"

    def run(self, move: RunRoutesMove) -> Commit:
        """Run trains over routes."""
        company, table = self.table.operating_company, self.table
        revenues = routes.check_routes(
            self.board,
            company.id,
            self.runs.train_ranges(company),
            move.routes,
            self.runs.terms(company),
            table.refuse,
        )
        revenue = sum(revenues)
        if not revenue and not table.switches.running_is_optional and self.runs.can_run(company):
            table.refuse("must-run", f"The {company.id} can run and has to.")
        if self.runs.cannot_pay(company, move.routes):
            table.refuse("toll-not-paid", f"The {company.id} cannot pay for the ferries it would use.")
        if table.switches.best_run_enforced:
            best = self.runs.most(company)
            left = self.runs.left_of(company, move.routes, revenue)
            if left < best:
                table.refuse("best-run", f"The {company.id} can earn ${best}; ${left} is not enough.")
        return lambda: self.carry_out(company, move.routes, revenue)

    def routes(self, actor: Actor) -> Iterator[Candidate]:
        """Any routes at all."""
        yield AnyRoutes(RunRoutesMove(actor=actor, routes=[]))

    def carry_out(self, company: Company, run: list[dict[str, Any]], revenue: int) -> None:
        """The trains run, and what their lines cost is paid."""
        if self.runs.tolls is not None:
            revenue = self.runs.tolls.pay(company, run, revenue)
        self.record(run, revenue)

    def record(self, run: list[dict[str, Any]], revenue: int) -> None:
        """The trains have run, or stayed at home."""
        self.table.state.pending.clear()
        self.table.turn.routes = run
        self.table.turn.revenue = revenue
