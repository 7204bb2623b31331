"""The turn of a company in an operating round: a list of steps that it goes through one after the other."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from ...actions import AnyMove, PassMove
from ...state import Actor, Company, OperatingTurn, Pending
from ..options import Decide
from ..table import Commit, Table
from .operating_order import OperatingOrder


class TurnStep:
    """A step of a turn; ``name`` is what the state calls it."""

    name: str

    def begin(self, company: Company) -> None:
        """Ask for what the company decides; where nothing is asked, the next step follows at once."""
        raise NotImplementedError

    def check_may_end(self) -> None:
        """Refuse to end the step while something is due in it."""

    @property
    def decisions(self) -> tuple[str, ...]:
        """What it asks for."""
        return (self.name,)

    def faults(self, company: Company, due: Pending) -> Iterator[str]:  # noqa: ARG002
        """Why it would not ask for what is due by a table that somebody else has set."""
        yield from ()


class Vacant(Protocol):
    """What becomes of the turn of a company without a president."""

    def operate(self, company: Company) -> None:
        """Its whole turn, or as much of it as comes before its trains run by somebody's hand."""

    def after_run(self, company: Company, run: list[dict[str, Any]], revenue: int) -> None:
        """Its trains have run."""


class Others(Protocol):
    """Those who may act when the company has done its part of a step (18FL 3.3)."""

    def ask(self) -> None:
        """Let them decide."""


class Leaving(Protocol):
    """What leaves the game when a turn is over (1846 6.3)."""

    def after_turn(self, company: Company) -> None:
        """A company's turn is over."""


class Turns:
    """Who is asked in which step, and what follows it."""

    def __init__(self, table: Table, order: OperatingOrder) -> None:
        self.table = table
        self.order = order
        self.steps: Mapping[str, Sequence[TurnStep]] = {}
        self.vacant: Vacant | None = None
        self.others: Others | None = None
        self.leaving: Leaving | None = None

    def lay_out(
        self,
        steps: Mapping[str, Sequence[TurnStep]],
        *,
        vacant: Vacant | None = None,
        others: Others | None = None,
        leaving: Leaving | None = None,
    ) -> None:
        """What turns are made of: the steps of each kind of company, and what a title has beside them."""
        self.steps = steps
        self.vacant = vacant
        self.others = others
        self.leaving = leaving

    @property
    def _steps(self) -> Sequence[TurnStep]:
        return self.steps[self.table.operating_company.kind]

    @property
    def _at(self) -> int:
        return [step.name for step in self._steps].index(self.table.turn.step)

    # going on -----------------------------------------------------------------------------------------

    def begin(self, name: str) -> None:
        """A company's turn begins."""
        company = self.table.companies[name]
        first = self.steps[company.kind][0].name
        self.table.operating_round.turn = OperatingTurn(
            company=name, step=first, laid=[], tokens=0, revenue=None, routes=[], bought=[]
        )
        if company.receivership and self.vacant is not None:
            self.vacant.operate(company)
        else:
            self._go_through(self._steps)

    def next(self) -> None:
        """Nothing is pending: the step is over, and the next one begins."""
        company, turn = self.table.operating_company, self.table.turn
        if company.receivership and self.vacant is not None:
            self.vacant.after_run(company, turn.routes, turn.revenue or 0)
        else:
            self._go_through(self._steps[self._at + 1 :])

    def _go_through(self, steps: Sequence[TurnStep]) -> None:
        company, turn = self.table.operating_company, self.table.turn
        for step in steps:
            turn.step = step.name
            step.begin(company)
            if self.table.state.pending or self.table.operating_round.turn is not turn:
                return
        self.finish()

    def ask(self, kind: str, context: dict[str, Any] | None = None) -> None:
        """Let the company decide."""
        company = self.table.operating_company.id
        actor = Actor(kind="company", id=company, by=self.table.decider(company))
        self.table.state.pending.append(Pending(kind=kind, actors=[actor], context=context or {}))

    def reconsider(self) -> None:
        """Money or paper moved within a turn: what must be decided in its last step may have changed."""
        if self._at == len(self._steps) - 1:
            self._steps[-1].begin(self.table.operating_company)

    # the end of a step, and of a turn -----------------------------------------------------------------

    def step_over(self) -> None:
        """The company has done its part of a step; then others may act, or the next step follows."""
        self.table.state.pending.clear()
        if self.others is not None:
            self.others.ask()

    def then_over(self, decide: Decide, is_over: Callable[[], bool] = lambda: True) -> Decide:
        """An action after which the step is over, if ``is_over`` says so."""

        def judge(move: AnyMove) -> Commit:
            carry_out = decide(move)

            def commit() -> None:
                carry_out()
                if is_over():
                    self.step_over()

            return commit

        return judge

    def end_step(self, move: PassMove) -> Commit:  # noqa: ARG002
        """Do nothing (more) in this step."""
        self._steps[self._at].check_may_end()
        return self.step_over

    def finish(self) -> None:
        """The company has gone through all its steps; its trains that rested may run from now on."""
        company = self.table.operating_company
        if self.leaving is not None:
            self.leaving.after_turn(company)
        for train in company.trains:
            train.resting = False
        company.operated = True
        self._close()
        self.order.settle()

    def break_off(self) -> None:
        """The turn ends at once: the company has left the game (1846 5.25).

        What others have to discard because of its purchases is still due.
        """
        pending, gone = self.table.state.pending, self.table.turn.company
        discards = [due for due in pending if due.kind == "discard_train" and due.actors[0].id != gone]
        self._close()
        pending[:] = discards
        self.order.settle()

    def _close(self) -> None:
        current = self.table.operating_round
        self.table.state.pending.clear()
        current.done.append(self.table.turn.company)
        current.turn = None


class Choice(TurnStep):
    """A step in which the company does what its building allows, or ends it."""

    def __init__(self, turns: Turns, name: str) -> None:
        self.turns = turns
        self.name = name

    def begin(self, company: Company) -> None:  # noqa: ARG002
        """Ask the company what it does."""
        self.turns.ask(self.name)
