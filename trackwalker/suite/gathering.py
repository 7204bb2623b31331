"""What a run has come to: collected from what the children say, as they say it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol

from trackwalker.errors import TrackwalkerError
from trackwalker.register.declared import doubts_of
from trackwalker.suite.job import (
    Cannot,
    EngineIs,
    GameRules,
    Job,
    Outcome,
    Plan,
    Planned,
    Result,
    RunEvent,
    Started,
    in_editions,
)
from trackwalker.suite.known import KnownFailure, Stale, mark_known
from trackwalker.suite.process import Gone
from trackwalker.suite.settling import settle
from trackwalker.verdicts import FAULTS, Verdict

__all__ = ["Gathering", "Recorder", "Run", "Watcher", "together"]


class Recorder(Protocol):
    """Keeps what comes of a run while it goes on. Where it raises TrackwalkerError the run is stopped."""

    def note(self, event: RunEvent) -> None:
        """A child has said something."""

    def look(self, so_far: Callable[[], "Run"]) -> None:
        """One more verdict has come; `so_far` is the run until now, settled as if this were its end."""


class Watcher(Protocol):
    """Is told how a run gets on."""

    def planned(self, count: int) -> None:
        """So many scenarios are planned, all children together, as far as they have said."""

    def done(self, scenario: Planned, outcome: Outcome) -> None:
        """A scenario is done. An outcome may still become `other-reading` at the end of the run."""


@dataclass
class Run:
    """What became of a run.

    engine: what it said of itself, None if it did not get that far. planned: the scenarios, in the order of
    the report. outcomes: by scenario id; a scenario without one was not reached. editions: game -> the
    edition that was tested. covered: the clauses that have a scenario in the files that were read, selected
    or not. witnesses: scenarios that were played besides, to find out what stood in the way of others; they
    count nowhere. not_offered: games left out because the engine does not offer them. unread: files whose
    scenarios are not known, as the run ended too early. misdeclared: questions of which the engine says
    that it follows another reading than the one that the text allows, or one that there is not, with what it
    says and what it should. unknown: what it declares of questions that no register has.
    stale: what was said to fail and passes. problem: why the run could not be done, or not to its end.
    interrupted: the user ended it, by a signal that asks for the exit code `left`. going_on: this is no end.
    seconds: how long it took. parts: of a run of several editions, the run of each.
    """

    engine: EngineIs | None = None
    planned: list[Planned] = field(default_factory=list)
    outcomes: dict[str, Outcome] = field(default_factory=dict)
    editions: dict[str, str | None] = field(default_factory=dict)
    covered: frozenset[str] = frozenset()
    witnesses: tuple[str, ...] = ()
    not_offered: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()
    misdeclared: dict[str, tuple[str, str]] = field(default_factory=dict)
    unknown: dict[str, str] = field(default_factory=dict)
    stale: tuple[Stale, ...] = ()
    problem: str | None = None
    interrupted: bool = False
    going_on: bool = False
    left: int = 130
    seconds: float = 0.0
    parts: tuple["Run", ...] = ()

    def outcome(self, scenario: Planned) -> Outcome:
        """The outcome of a scenario, `not reached` where it has none."""
        return self.outcomes.get(scenario.id) or Outcome(Verdict.NOT_REACHED)

    @property
    def anything_ran(self) -> bool:
        """Whether any scenario was put to the engine: to lack a capability is not to have been tested."""
        ran = (Verdict.PASS, Verdict.KNOWN, *FAULTS)
        return any(
            outcome.verdict in ran or (outcome.verdict is Verdict.OTHER_READING and outcome.step)
            for outcome in self.outcomes.values()
        )

    @property
    def partial(self) -> bool:
        """Whether it was stopped before its end, so that there is something to go on with."""
        return (
            self.interrupted
            or self.going_on
            or bool(self.unread)
            or (self.problem is not None and self._left_out)
        )

    @property
    def _left_out(self) -> bool:
        return any(scenario.id not in self.outcomes for scenario in self.planned)

    @property
    def exit_code(self) -> int:
        """0 nothing failed, was blocked, wrongly declared or stale; 1 something; 2 not to be done; 130
        interrupted, 143 or 129 where it was asked to end by SIGTERM or SIGHUP."""
        if self.interrupted:
            return self.left
        if self.problem is not None or self.going_on or not self.anything_ran:
            return 2
        failed = any(outcome.verdict in FAULTS for outcome in self.outcomes.values())
        return int(failed or bool(self.misdeclared or self.stale))


def together(parts: Sequence[Run]) -> Run:
    """Runs of several editions as one."""
    whole = Run(parts=tuple(parts))
    for part in parts:
        whole.engine = whole.engine or part.engine
        whole.planned += part.planned
        whole.outcomes |= part.outcomes
        whole.editions = {**part.editions, **whole.editions}
        whole.covered |= part.covered
        whole.witnesses += part.witnesses
        whole.not_offered = tuple(sorted({*whole.not_offered, *part.not_offered}))
        whole.unread = tuple(dict.fromkeys((*whole.unread, *part.unread)))
        whole.misdeclared |= part.misdeclared
        whole.unknown |= part.unknown
        whole.stale += part.stale
        whole.problem = whole.problem or part.problem
        whole.going_on |= part.going_on
        whole.seconds += part.seconds
        if part.interrupted and not whole.interrupted:
            whole.interrupted, whole.left = True, part.left
    return whole


class Gathering:
    """Collects what the children say."""

    def __init__(
        self,
        job: Job,
        watcher: Watcher | None = None,
        recorder: Recorder | None = None,
        before: Mapping[str, Outcome] | None = None,
        known: Sequence[KnownFailure] = (),
    ) -> None:
        self.run = Run(outcomes=dict(before or {}))
        self._recorder = recorder
        self._known_failures = known
        self.stop = False
        self._job = job
        self._watcher = watcher
        self._known: dict[str, Planned] = {}
        self._at_work: dict[int, str] = {}
        self.unread: dict[int, tuple[str, ...]] = {}
        self._waiting = 0

    def expect(self, children: int) -> None:
        """So many children will report."""
        self._waiting = children

    @property
    def complete(self) -> bool:
        """Whether all children have gone."""
        return self._waiting == 0

    def take(self, number: int, event: RunEvent | Gone) -> None:
        """Note what child `number` said."""
        self.stop = False
        self._hear(number, event)
        if self._recorder is None or isinstance(event, Gone):
            return
        try:
            self._recorder.note(event)
            if isinstance(event, Result):
                self._recorder.look(self._so_far)
        except TrackwalkerError as error:
            self._recorder = None
            self._cannot(str(error))

    def _so_far(self) -> Run:
        """The run as if this were its end."""
        run = self._in_order(replace(self.run, outcomes=dict(self.run.outcomes)))
        settle(run.planned, run.outcomes, in_editions(self._job.games, run.editions))
        run.stale = mark_known(run.outcomes, self._known_failures)
        return run

    def _hear(self, number: int, event: RunEvent | Gone) -> None:
        match event:
            case EngineIs():
                self.run.engine = self.run.engine or event
            case Plan():
                self.unread.pop(number, None)
                self._plan(event)
            case Started():
                self._at_work[number] = event.id
            case Result():
                self._result(number, event)
            case Cannot():
                self._cannot(event.message)
            case Gone():
                self._gone(number, event)

    def _plan(self, plan: Plan) -> None:
        for scenario in plan.scenarios:
            other = self._known.get(scenario.id)
            if other is not None:
                self._cannot(
                    f"two scenarios have the id {scenario.id}: {other.feature}, line {other.line}, "
                    f"and {scenario.feature}, line {scenario.line}"
                )
                continue
            self._known[scenario.id] = scenario
        self.run.editions.update(plan.editions)
        self.run.covered |= set(plan.covered)
        self.run.not_offered = tuple(sorted({*self.run.not_offered, *plan.not_offered}))
        if self._watcher is not None:
            self._watcher.planned(len(self._known))

    def _result(self, number: int, result: Result) -> None:
        self._at_work.pop(number, None)
        self.run.outcomes[result.id] = result.outcome
        if self._watcher is not None and result.id in self._known:
            self._watcher.done(self._known[result.id], result.outcome)
        self.stop = self._job.fail_fast and result.outcome.verdict in FAULTS

    def _gone(self, number: int, event: Gone) -> None:
        self._waiting -= 1
        if event.in_order or self.run.interrupted:
            return
        at_work = self._at_work.pop(number, None)
        self._cannot(f"the process that runs the scenarios ended ({event.how})")
        if at_work is not None:
            message = f"the process that ran it ended ({event.how})"
            self.run.outcomes[at_work] = Outcome(Verdict.ERROR, message=message)

    def _cannot(self, message: str) -> None:
        self.run.problem = self.run.problem or message
        self.stop = True

    def finish(self) -> Run:
        """Put the scenarios in order."""
        return self._in_order(self.run)

    def _in_order(self, run: Run) -> Run:
        order = {name: position for position, name in enumerate(self._job.files)}
        rows = {scenario_id: position for position, scenario_id in enumerate(self._known)}
        run.planned = sorted(
            self._known.values(), key=lambda one: (order[one.feature], one.line, rows[one.id])
        )
        run.unread = tuple(file for file in self._job.files if any(file in s for s in self.unread.values()))
        _judge_declared(run, self._job)
        return run


def _judge_declared(run: Run, job: Job) -> None:
    """What the engine declares and the text does not allow, or does not know."""
    declared = run.engine.readings if run.engine is not None else {}
    doubts = doubts_of(declared, Path(job.features))
    run.misdeclared = _misdeclared(run, job) | {
        name: (declared[name], " or ".join(letters)) for name, letters in doubts.letters.items()
    }
    run.unknown = {name: declared[name] for name in doubts.questions}


def _misdeclared(run: Run, job: Job) -> dict[str, tuple[str, str]]:
    """What the engine declares of binding questions and the text does not allow."""
    declared = run.engine.readings if run.engine is not None else {}
    switchable = run.engine is not None and "rules" in run.engine.capabilities
    tested = {one.game for one in run.planned}
    games = in_editions(job.games, run.editions)
    return {
        name: (declared[name], game.here.defaults[name])
        for game in (games[game] for game in games.keys() & tested)
        for name in _binding(game, switchable)
        if declared.get(name, game.here.defaults[name]) != game.here.defaults[name]
    }


def _binding(game: GameRules, switchable: bool) -> list[str]:
    """The questions on which what an engine declares is judged in the edition that is tested.

    One that can be told what to follow speaks of the usual edition: it may say what that leaves open.
    """
    usual = game.editions.get(game.base, game.here).kinds
    return [
        name
        for name, kind in game.here.kinds.items()
        if kind == "binding" and not (switchable and usual.get(name) == "choice")
    ]
