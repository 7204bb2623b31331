"""`trackwalker mutants`: does the suite catch engines that are wrong on purpose?"""

import json
import sys
from typing import TYPE_CHECKING

import click

from trackwalker.errors import TrackwalkerError

if TYPE_CHECKING:
    from trackwalker.suite.mutants import Trial

__all__ = ["command"]


@click.command("mutants")
@click.argument("game", metavar="GAME")
@click.option(
    "--only", "patterns", multiple=True, metavar="PATTERN", help="Only those named so, as refusal/*."
)
@click.option("--sample", type=click.IntRange(1), metavar="N", help="Only N of them, evenly chosen.")
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes at once.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
def command(game: str, patterns: tuple[str, ...], sample: int | None, jobs: int, form: str) -> None:
    """Play the scenarios of GAME on engines that are wrong in one place each.

    Every refusal is left out in turn, every number of the components changed, mechanisms work another way.
    A scenario of a clause that the engine breaks has to fail.

    Exit code: 0 all were caught, or cannot be; 1 one was not; 2 it could not be done.
    """
    from trackwalker.paths import features_dir
    from trackwalker.progress import Meter
    from trackwalker.suite.files import require_features
    from trackwalker.suite.mutants import choose, try_all

    require_features(features_dir(), game)
    names = choose(game, patterns, sample)
    if not names:
        named = f" named so: {', '.join(patterns)}" if patterns else ""
        raise TrackwalkerError(f"there is no wrong engine of {game}{named}")
    with Meter("wrong engines", len(names)) as meter:
        trials = try_all(game, names, jobs, lambda _: meter.step())
    if form == "json":
        fields = ("name", "what", "clauses", "state", "killer", "how", "because")
        click.echo(
            json.dumps([{name: getattr(trial, name) for name in fields} for trial in trials], indent=2)
        )
    else:
        _table(trials)
    sys.exit(0 if all(trial.is_good for trial in trials) else 1)


def _table(trials: "list[Trial]") -> None:
    """Clause by clause how many were caught, by what; then what is left to explain."""
    from trackwalker.clause_ids import clause_key

    by_clause: dict[str, list[Trial]] = {}
    for trial in trials:
        for clause in trial.clauses or ("(no clause)",):
            by_clause.setdefault(clause, []).append(trial)
    click.echo(f"{'clause':12} {'wrong':>5} {'caught':>6}  caught by")
    for clause in sorted(by_clause, key=clause_key):
        here = by_clause[clause]
        killers = dict.fromkeys(trial.killer for trial in here if trial.state == "caught")
        caught = sum(trial.state == "caught" for trial in here)
        shown = ", ".join(list(killers)[:2]) + (f" and {len(killers) - 2} more" if len(killers) > 2 else "")
        click.echo(f"{clause:12} {len(here):5} {caught:6}  {shown}")
    for state in ("unobservable", "shown after all", "caught elsewhere", "survived"):
        left = [trial for trial in trials if trial.state == state]
        if left:
            click.echo(f"\n{state}:")
        for trial in left:
            said = (
                trial.because
                if state == "unobservable"
                else f"{trial.what}; breaks {', '.join(trial.clauses)}"
            )
            by = f" (by {trial.killer})" if trial.killer else ""
            click.echo(f"  {trial.name}: {said}{by}")
    good = sum(trial.state == "caught" for trial in trials)
    excused = sum(trial.state == "unobservable" for trial in trials)
    click.echo(
        f"\n{len(trials)} wrong engines: {good} caught, {excused} cannot be observed, "
        f"{len(trials) - good - excused} to explain"
    )
