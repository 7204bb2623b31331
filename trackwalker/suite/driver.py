"""Runs scenarios in child processes and puts together what comes of it."""

import queue
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

import msgspec

from trackwalker.suite.gathering import Gathering, Recorder, Run, Watcher, together
from trackwalker.suite.ids import edition_in
from trackwalker.suite.job import Job, Outcome, Planned, RunEvent, in_editions
from trackwalker.suite.known import KnownFailure, mark_known
from trackwalker.suite.process import Child, Message
from trackwalker.suite.settling import charges_of, settle
from trackwalker.suite.stopping import Stopping, stopping
from trackwalker.suite.witnesses import witnesses_for
from trackwalker.verdicts import FAULTS

__all__ = ["Recorder", "Run", "Watcher", "run_editions", "run_suite", "share_out"]

_PATIENCE = 3.0  # seconds a child has to end when asked


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
    job: Job,
    jobs: int = 1,
    watcher: Watcher | None = None,
    known: Sequence[KnownFailure] = (),
    recorder: Recorder | None = None,
    before: Mapping[str, Outcome] | None = None,
) -> Run:
    """Run a job, split by feature file over `jobs` child processes.

    Ctrl-C, and a SIGTERM that raises SystemExit, end them and are no exceptions; nothing that was heard until
    then is lost.

    Every child starts an engine of its own. Where scenarios fail, those that show most plainly whether a
    single move is played right are run besides, as far as they were not among the job's. known: which
    scenarios are said to fail. recorder: see there. before: what came of scenarios in an earlier run, which
    are not played again. Raises nothing of its own; what went wrong is in the `Run`.
    """
    with stopping() as stop:
        return _run_one(job, jobs, watcher, known, recorder, before or {}, stop)


def _run_one(
    job: Job,
    jobs: int,
    watcher: Watcher | None,
    known: Sequence[KnownFailure],
    recorder: Recorder | None,
    before: Mapping[str, Outcome],
    stop: Stopping,
) -> Run:
    began = time.monotonic()
    job = msgspec.structs.replace(job, done=tuple(before), plan_only=job.fail_fast and _has_a_fault(before))
    run = _play(job, jobs, Gathering(job, watcher, recorder, before, known), stop)
    witnesses: Mapping[str, Outcome] = {}
    besides = None if run.interrupted or run.problem else witnesses_for(job, run.planned, run.outcomes)
    if besides is not None:
        besides = msgspec.structs.replace(besides, done=(), plan_only=False)
        heard = _play(besides, jobs, Gathering(besides), stop)
        witnesses = heard.outcomes
        run.witnesses = tuple(scenario.id for scenario in heard.planned)
    settle(run.planned, run.outcomes, in_editions(job.games, run.editions), charges_of(witnesses.values()))
    run.stale = mark_known(run.outcomes, known)
    _note_end(run, stop)
    run.seconds = time.monotonic() - began
    return run


def run_editions(
    editions: Sequence[Job],
    jobs: int = 1,
    watcher: Watcher | None = None,
    known: Sequence[KnownFailure] = (),
    recorder: Recorder | None = None,
    before: Mapping[str, Outcome] | None = None,
) -> Run:
    """Run the jobs of several editions one after the other, as one run; see `run_suite`.

    One that ends early ends the others.
    """
    if len(editions) == 1:
        return run_suite(editions[0], jobs, watcher, known, recorder, before)
    parts: list[Run] = []
    with stopping() as stop:
        for job in editions:
            own = {name: outcome for name, outcome in (before or {}).items() if _is_of(name, job)}
            shown = _Beside(parts, watcher, recorder)
            kept = shown if recorder is not None else None
            run = _run_one(job, jobs, shown, known, kept, own, stop)
            parts.append(run)
            if run.interrupted or run.problem or (job.fail_fast and _has_a_fault(run.outcomes)):
                break
    parts += [Run(unread=job.files) for job in editions[len(parts) :]]
    return together(parts)


def _is_of(scenario: str, job: Job) -> bool:
    rules = job.games.get(scenario.partition("/")[0])
    return rules is not None and (edition_in(scenario) or rules.base) == (rules.edition or rules.base)


class _Beside:
    """Shows and records a run as one that goes on after others."""

    def __init__(self, parts: list[Run], watcher: Watcher | None, recorder: Recorder | None) -> None:
        self._done = tuple(parts)
        self._watcher = watcher
        self._recorder = recorder

    def planned(self, count: int) -> None:
        """So many scenarios are planned, besides those that were played."""
        if self._watcher is not None:
            self._watcher.planned(count + sum(len(part.planned) for part in self._done))

    def done(self, scenario: Planned, outcome: Outcome) -> None:
        """A scenario is done."""
        if self._watcher is not None:
            self._watcher.done(scenario, outcome)

    def note(self, event: RunEvent) -> None:
        """A child has said something."""
        if self._recorder is not None:
            self._recorder.note(event)

    def look(self, so_far: Callable[[], Run]) -> None:
        """One more verdict has come."""
        if self._recorder is not None:
            self._recorder.look(lambda: together([*self._done, so_far()]))


def _has_a_fault(outcomes: Mapping[str, Outcome]) -> bool:
    return any(outcome.verdict in FAULTS for outcome in outcomes.values())


def _play(job: Job, jobs: int, gathering: Gathering, stop: Stopping) -> Run:
    """Play the scenarios of a job; the outcomes are those of each scenario taken by itself."""
    sizes = {file: (Path(job.features) / file).stat().st_size for file in job.files}
    messages: queue.SimpleQueue[Message | None] = queue.SimpleQueue()
    stop.tell = partial(messages.put, None)
    children: list[Child] = []
    try:
        for number, share in enumerate(share_out(job.files, sizes, jobs)):
            gathering.unread[number] = share
            children.append(Child(number, msgspec.structs.replace(job, files=share), messages))
        gathering.expect(len(children))
        while stop.code is None and not gathering.complete:
            message = messages.get()
            if message is None:
                break
            gathering.take(*message)
            if gathering.stop:
                for child in children:
                    child.interrupt()
    finally:
        _note_end(gathering.run, stop)
        _end_all(children, stop)
        while not messages.empty():
            message = messages.get()
            if message is not None:
                gathering.take(*message)
    return gathering.finish()


def _note_end(run: Run, stop: Stopping) -> None:
    """Say in the run that it was asked to end, if it was."""
    if stop.code is not None:
        run.interrupted, run.left = True, stop.code


def _end_all(children: Sequence[Child], stop: Stopping) -> None:
    """End what still runs. A second signal cuts that short."""
    patience = _PATIENCE
    for child in children:
        if child.running:
            child.interrupt()
    for child in children:
        try:
            with stop.impatient():
                child.end(patience)
        except (KeyboardInterrupt, SystemExit):
            patience = 0.1
            child.end(patience)
