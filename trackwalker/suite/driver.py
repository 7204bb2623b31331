"""Runs scenarios in child processes and puts together what comes of it."""

import queue
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import msgspec

from trackwalker.register.declared import doubts_of
from trackwalker.suite.job import (
    Cannot,
    EngineIs,
    Job,
    Outcome,
    Plan,
    Planned,
    Result,
    RunEvent,
    Started,
)
from trackwalker.suite.known import KnownFailure, Stale, mark_known
from trackwalker.suite.process import Child, Gone, Message
from trackwalker.suite.settling import charges_of, settle
from trackwalker.suite.witnesses import witnesses_for
from trackwalker.verdicts import FAULTS, Verdict

__all__ = ["Run", "Watcher", "run_suite", "share_out"]

_PATIENCE = 3.0  # seconds a child has to end when asked


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
    stale: what was said to fail and passes.
    problem: why the run could not be done, or not to its
    end. interrupted: the user ended it. seconds: how long it took.
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
    seconds: float = 0.0

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
    def exit_code(self) -> int:
        """0 nothing failed, was blocked, wrongly declared or stale; 1 something; 2 not to be done; 130
        interrupted."""
        if self.interrupted:
            return 130
        if self.problem is not None or not self.anything_ran:
            return 2
        failed = any(outcome.verdict in FAULTS for outcome in self.outcomes.values())
        return int(failed or bool(self.misdeclared or self.stale))


def share_out(files: Sequence[str], sizes: Mapping[str, int], shares: int) -> list[tuple[str, ...]]:
    """Split feature files over so many children, about evenly by size; each share keeps the files' order.

    Deterministic; no share is empty, so there may be fewer than asked.
    """
    loads = [0] * max(1, min(shares, len(files)))
    chosen: list[set[str]] = [set() for _ in loads]
    for file in sorted(files, key=lambda name: (-sizes[name], name)):
        lightest = loads.index(min(loads))
        loads[lightest] += max(sizes[file], 1)
        chosen[lightest].add(file)
    return [tuple(file for file in files if file in share) for share in chosen]


def run_suite(
    job: Job, jobs: int = 1, watcher: Watcher | None = None, known: Sequence[KnownFailure] = ()
) -> Run:
    """Run a job, split by feature file over `jobs` child processes. Ctrl-C ends them and is no exception.

    Every child starts an engine of its own. Where scenarios fail, those that show most plainly whether a
    single move is played right are run besides, as far as they were not among the job's. known: which
    scenarios are said to fail. Raises nothing of its own; what went wrong is in the `Run`.
    """
    began = time.monotonic()
    run = _play(job, jobs, watcher)
    witnesses: Mapping[str, Outcome] = {}
    besides = None if run.interrupted or run.problem else witnesses_for(job, run.planned, run.outcomes)
    if besides is not None:
        heard = _play(besides, jobs, None)
        witnesses = heard.outcomes
        run.witnesses = tuple(scenario.id for scenario in heard.planned)
        run.interrupted = heard.interrupted
    settle(run.planned, run.outcomes, job.games, charges_of(witnesses.values()))
    run.stale = mark_known(run.outcomes, known)
    run.seconds = time.monotonic() - began
    return run


def _play(job: Job, jobs: int, watcher: Watcher | None) -> Run:
    """Play the scenarios of a job; the outcomes are those of each scenario taken by itself."""
    sizes = {file: (Path(job.features) / file).stat().st_size for file in job.files}
    messages: queue.SimpleQueue[Message] = queue.SimpleQueue()
    gathering = _Gathering(job, watcher)
    children: list[Child] = []
    try:
        for number, share in enumerate(share_out(job.files, sizes, jobs)):
            gathering.unread[number] = share
            children.append(Child(number, msgspec.structs.replace(job, files=share), messages))
        gathering.expect(len(children))
        while not gathering.complete:
            number, event = messages.get()
            gathering.take(number, event)
            if gathering.stop:
                for child in children:
                    child.interrupt()
    except KeyboardInterrupt:
        gathering.run.interrupted = True
    finally:
        _end_all(children, gathering, messages)
    return gathering.finish()


def _end_all(children: list[Child], gathering: "_Gathering", messages: "queue.SimpleQueue[Message]") -> None:
    """End what still runs, and hear what it has to say. A second Ctrl-C cuts that short."""
    patience = _PATIENCE
    for child in children:
        if child.running:
            child.interrupt()
    for child in children:
        try:
            child.end(patience)
        except KeyboardInterrupt:
            patience = 0.1
            child.end(patience)
    while not messages.empty():
        gathering.take(*messages.get())


class _Gathering:
    """Collects what the children say."""

    def __init__(self, job: Job, watcher: Watcher | None) -> None:
        self.run = Run()
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
        run = self.run
        order = {name: position for position, name in enumerate(self._job.files)}
        rows = {scenario_id: position for position, scenario_id in enumerate(self._known)}
        run.planned = sorted(
            self._known.values(), key=lambda one: (order[one.feature], one.line, rows[one.id])
        )
        run.unread = tuple(file for file in self._job.files if any(file in s for s in self.unread.values()))
        self._judge_declared()
        return run

    def _judge_declared(self) -> None:
        """What the engine declares and the text does not allow, or does not know."""
        run, declared = self.run, self.run.engine.readings if self.run.engine is not None else {}
        doubts = doubts_of(declared, Path(self._job.features))
        run.misdeclared = _misdeclared(run, self._job) | {
            name: (declared[name], " or ".join(letters)) for name, letters in doubts.letters.items()
        }
        run.unknown = {name: declared[name] for name in doubts.questions}


def _misdeclared(run: Run, job: Job) -> dict[str, tuple[str, str]]:
    """What the engine declares of binding questions and the text does not allow."""
    declared = run.engine.readings if run.engine is not None else {}
    tested = {one.game for one in run.planned}
    return {
        name: (declared[name], rules.defaults[name])
        for game, rules in job.games.items()
        if game in tested
        for name, kind in rules.kinds.items()
        if kind == "binding" and declared.get(name, rules.defaults[name]) != rules.defaults[name]
    }
