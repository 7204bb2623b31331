"""`trackwalker run`: the scenarios against an engine."""

import os
import shlex
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from trackwalker.cli.options import Command, seconds
from trackwalker.errors import TrackwalkerError
from trackwalker.say import OutputError, say

if TYPE_CHECKING:
    from trackwalker.suite.driver import Run
    from trackwalker.suite.job import Job
    from trackwalker.suite.journal import Past
    from trackwalker.suite.order import Order, Wishes

__all__ = ["command", "run_and_report"]


@click.command("run", cls=Command)
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--engine", default="reference", show_default=True, metavar="ENGINE", help="What is tested.")
@click.option("--clause", "clauses", multiple=True, metavar="ID", help="Only scenarios of this clause.")
@click.option("--section", "sections", multiple=True, metavar="N", help="Only this section of the rulebook.")
@click.option("--scenario", "scenarios", multiple=True, metavar="ID", help="Only this scenario.")
@click.option("--book-only", is_flag=True, help="Leave out what needs a figure that no rulebook confirms.")
@click.option(
    "--reading",
    "readings",
    multiple=True,
    metavar="Q=r",
    help="Take this reading: the engine is set to it if it can be, else it is said to follow it.",
)
@click.option("--profile", metavar="NAME", help="Take the readings and deviations of this profile.")
@click.option(
    "--baseline",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Count what this file says to fail as known.",
)
@click.option(
    "--write-baseline",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Write what fails or is blocked in this run to FILE.",
)
@click.option(
    "--edition",
    "editions",
    multiple=True,
    metavar="E",
    help="Play by this edition of the rules (default: the one that the register reads).",
)
@click.option(
    "--jobs",
    type=click.IntRange(1, 64),
    metavar="N",
    help="Processes at once (default: 1; for the reference engine one a core, 4 at most, 1 for little).",
)
@click.option(
    "--timeout",
    type=seconds,
    default=10.0,
    show_default=True,
    metavar="S",
    help="Seconds that the engine has for an answer.",
)
@click.option(
    "--report",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Write result.json and junit.xml there.",
)
@click.option(
    "--resume",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Go on with the run that was stopped and reports there; it has said what is wanted.",
)
@click.option("--fail-fast", is_flag=True, help="Stop at the first failure or error.")
def command(
    games: tuple[str, ...],
    engine: str,
    clauses: tuple[str, ...],
    sections: tuple[str, ...],
    scenarios: tuple[str, ...],
    book_only: bool,
    readings: tuple[str, ...],
    profile: str | None,
    baseline: Path | None,
    write_baseline: Path | None,
    editions: tuple[str, ...],
    jobs: int | None,
    timeout: float,
    report: Path | None,
    resume: Path | None,
    fail_fast: bool,
) -> None:
    """Run the scenarios of each GAME (of all that the engine offers if left out) against ENGINE.

    ENGINE is reference, python:package.module:factory or stdio:COMMAND LINE. Options that select may be
    repeated, or take several values with commas.

    Several editions are played side by side, each with its own verdicts; what another edition has is not
    planned.

    With --profile, what one of its deviations explains is known; with --baseline, what the file names. Both
    tell what is stale: said to fail, and passing.

    With --report, verdicts are written down as they come. A run that is stopped in whatever way leaves a
    report that says it is partial, and --resume goes on with it.

    Exit code: 0 nothing failed, was blocked or is stale, and no error; 1 something; 2 the run could not be
    done, or not to its end, or nothing ran; 130 it was interrupted, 143 or 129 ended by SIGTERM or SIGHUP.
    """
    from trackwalker.suite.order import Wishes

    if resume is not None:
        sys.exit(_resume(resume, jobs))

    wishes = Wishes(
        games=games,
        engine=engine,
        clauses=_several("--clause", clauses),
        sections=_several("--section", sections),
        scenarios=_several("--scenario", scenarios),
        readings=_several("--reading", readings),
        profile=profile,
        baseline=baseline,
        editions=_several("--edition", editions),
        timeout=timeout,
        book_only=book_only,
        fail_fast=fail_fast,
    )
    sys.exit(run_and_report(wishes, jobs, report, baseline=write_baseline))


def _resume(folder: Path, jobs: int | None) -> int:
    """Go on with the run that reports to a folder; the exit code."""
    from click.core import ParameterSource

    from trackwalker.suite.journal import read_journal

    context = click.get_current_context()
    usual = (ParameterSource.DEFAULT, ParameterSource.DEFAULT_MAP)
    for parameter in context.command.params:
        name = parameter.name or ""
        if name not in ("resume", "jobs") and context.get_parameter_source(name) not in usual:
            raise TrackwalkerError(
                f"--resume {folder} goes on with what was asked for then; leave out all but --jobs"
            )
    past = read_journal(folder)
    return run_and_report(past.wishes, jobs, folder, past=past)


def run_and_report(
    wishes: "Wishes",
    jobs: int | None = 1,
    report: Path | None = None,
    features: Path | None = None,
    baseline: Path | None = None,
    past: "Past | None" = None,
) -> int:
    """Run, print the report, write the files; the exit code.

    jobs: how many processes at once, None: as many as pay. features: another specification than the installed
    one. baseline: where what fails is to be written. past: what an earlier run left in the report. Raises
    TrackwalkerError where a wish is impossible or the report cannot be written.
    """
    from trackwalker.paths import features_dir
    from trackwalker.port.connect import parse_spec
    from trackwalker.reports.folder import ReportFolder
    from trackwalker.reports.progress import Progress
    from trackwalker.reports.summary import summarise
    from trackwalker.reports.terminal import report_lines
    from trackwalker.suite.driver import run_editions
    from trackwalker.suite.order import place_order

    parse_spec(wishes.engine)
    order = place_order(wishes, features or features_dir())
    folder = ReportFolder(report, wishes, order, past) if report is not None else None
    before = folder.before if folder is not None else {}
    progress = Progress()
    try:
        run = run_editions(order.jobs, jobs or _usual_jobs(order.job), progress, order.known, folder, before)
    finally:
        progress.close()
    run.stale += order.gone
    summary = summarise(wishes.engine, run, order.registers, order.whole_games, order.others)
    unwritten: TrackwalkerError | None = None
    if folder is not None:
        try:
            folder.finish(summary)
        except TrackwalkerError as error:  # whoever waits for it is still told what came of the run
            unwritten = error
    try:
        for line in report_lines(summary) if run.planned else ():
            say(line)
    except OutputError as error:
        run.problem = str(error)
        if folder is not None and unwritten is None:
            folder.finish(summary)
        raise
    if unwritten is not None:
        raise unwritten
    if order.baseline is not None:
        for doubt in order.baseline.doubts(run.engine):
            say(f"warning: the baseline {wishes.baseline}: {doubt}", err=True)
    if baseline is not None and run.exit_code < _NO_RUN:
        _write_baseline(baseline, order, run)
    if report is not None and run.partial and run.outcomes:
        say(f"the report is partial; to go on: trackwalker run --resume {shlex.quote(str(report))}", err=True)
    _complain(run)
    return run.exit_code


_NO_RUN = 2  # the exit code from which on nothing can be said of the engine
_WORTH_A_PROCESS = 60_000  # bytes of feature files that take longer to play than a process takes to start
_OF_A_CLAUSE = 6_000  # bytes of feature files that are about the scenarios of one clause


def _usual_jobs(job: "Job") -> int:
    """One process a core for our own engine, at most 4, fewer for little work; whoever tests another engine
    says how many he wants."""
    if job.engine.partition(":")[0] != "reference":
        return 1
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    work = sum((Path(job.features) / file).stat().st_size for file in job.files)
    if named := len(job.selection.clauses) + len(job.selection.scenarios):
        work = min(work, named * _OF_A_CLAUSE)
    return min(cores, 4, 1 + work // _WORTH_A_PROCESS)


def _several(option: str, values: tuple[str, ...]) -> tuple[str, ...]:
    """Values given by repeating an option or with commas, each once; TrackwalkerError where none is."""
    found: dict[str, None] = {}
    for value in values:
        parts = [part.strip() for part in value.split(",") if part.strip()]
        if not parts:
            raise TrackwalkerError(f"{option} {value!r}: nothing is named there")
        found |= dict.fromkeys(parts)
    return tuple(found)


def _complain(run: "Run") -> None:
    """Say on standard error why the run is no run, if it is none."""
    if run.interrupted:
        ended = {128 + number: number.name for number in (signal.SIGTERM, signal.SIGHUP)}.get(run.left)
        say(f"ended by {ended}" if ended else "interrupted", err=True)
    elif run.problem is not None:
        say(f"error: {run.problem}", err=True)
    elif not run.planned:
        if run.not_offered:
            why = f"the engine does not offer {' or '.join(run.not_offered)}"
        else:
            why = "no scenario fits what was asked for"
        say(f"error: nothing ran: {why}", err=True)
    elif not run.anything_ran:
        say("error: nothing ran: the engine could not be put to any of the scenarios", err=True)


def _write_baseline(file: Path, order: "Order", run: "Run") -> None:
    from trackwalker.suite.known import baseline_text
    from trackwalker.writing import write_whole

    assert run.engine is not None
    try:
        write_whole(file, baseline_text(run.engine, run.outcomes, order.known))
    except OSError as error:
        raise TrackwalkerError(f"--write-baseline {file}: cannot be written: {error.strerror}") from None
