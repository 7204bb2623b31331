"""`trackwalker mutants`: does the suite catch engines that are wrong on purpose?"""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from trackwalker.cli.options import Command, hands, shared_out
from trackwalker.cli.pages import put
from trackwalker.errors import TrackwalkerError

if TYPE_CHECKING:
    from trackwalker.suite.mutants import Trial
    from trackwalker.workers import Hands

__all__ = ["command"]


@click.command("mutants", cls=Command)
@click.argument("game", metavar="[GAME]", required=False)
@click.option(
    "--only", "patterns", multiple=True, metavar="PATTERN", help="Only those named so, as refusal/*."
)
@click.option("--sample", type=click.IntRange(1), metavar="N", help="Only N of them, evenly chosen.")
@click.option(
    "--edition", metavar="E", help="Those that are wrong in what an edition brings, on its scenarios alone."
)
@shared_out
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True)
@click.option(
    "--bugs",
    "known",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Instead of GAME: bugs that an engine had, and the wrong engines that are wrong in the same way.",
)
@click.option(
    "--figures",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="With --bugs: figures that were kept (--keep), for the page.",
)
@click.option(
    "--keep",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Keep in this file how many wrong engines of each kind were caught.",
)
@click.option(
    "--remember",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Play first what caught each of them the last time, as FILE says; with --keep, write it anew.",
)
@click.option(
    "--out",
    metavar="PAGE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="With --bugs: write the page there (default: standard output).",
)
def command(
    game: str | None,
    patterns: tuple[str, ...],
    sample: int | None,
    edition: str | None,
    jobs: int,
    cluster: str | None,
    form: str,
    known: Path | None,
    figures: Path | None,
    keep: Path | None,
    remember: Path | None,
    out: Path | None,
) -> None:
    """Play the scenarios of GAME on engines that are wrong in one place each.

    Every refusal is left out in turn (refusal/RULE), also at each of the places that raise it only
    (refusal/RULE@in-PLACE) and for one kind of decision, actor or path only (refusal/RULE@WORDS). Each effect
    is left out the second time that it is due (effect/NAME@second-time, effect/NAME@second-at-once upon one
    action). Each type of action is carried out for the wrong company of two (company/ACTION@WHICH), or
    judged by it (judged/ACTION@WHICH). Every number of the components is changed (number/...), something is
    misprinted (print/...), mechanisms work another way (mechanism/...).

    A scenario of a clause that the engine breaks has to fail; of any clause, where an effect or a company is
    the wrong one.

    With --remember FILE, what caught a wrong engine the last time is played first, which is much faster; only
    where that accuses no more, all the others are.

    With --bugs FILE, the wrong engines are those that imitate bugs which an engine had (docs/conformance has
    such a file), and the page says of each bug by which scenarios it would have been found. With --figures
    FILE it shows what was kept of whole games by --keep FILE, here and in `trackwalker clauses --without`.

    Exit code: 0 all were caught, or cannot be; 1 one was not; 2 it could not be done.
    """
    if known is not None:
        if game is not None or patterns or sample is not None or edition is not None or form != "text":
            raise TrackwalkerError("--bugs FILE names games and engines; leave out GAME and other options")
        if keep is not None or remember is not None:
            option = "--keep" if keep is not None else "--remember"
            raise TrackwalkerError(f"{option} FILE is for the wrong engines of a GAME; without --bugs")
        sys.exit(_bugs(known, figures, hands(jobs, cluster), out))
    if game is None:
        raise TrackwalkerError("of which game? `trackwalker mutants GAME`, or `--bugs FILE`")
    if out is not None:
        raise TrackwalkerError("--out PAGE is the page of --bugs FILE; without that there is none")
    if figures is not None:
        raise TrackwalkerError("--figures FILE is for the page of --bugs FILE")
    if remember is not None and edition is not None:
        raise TrackwalkerError("--remember FILE is about the base; leave out --edition")
    if keep is not None and (patterns or sample is not None or edition is not None):
        raise TrackwalkerError("--keep FILE is for whole games; leave out --only, --sample and --edition")
    from trackwalker.paths import features_dir
    from trackwalker.progress import Meter
    from trackwalker.suite.files import require_features
    from trackwalker.suite.mutants import choose, try_all
    from trackwalker.suite.remembered import Remembered

    require_features(features_dir(), game)
    names = choose(game, patterns, sample, edition)
    if not names:
        named = f" named so: {', '.join(patterns)}" if patterns else ""
        of = game if edition is None else f"what edition {edition} of {game} brings"
        raise TrackwalkerError(f"there is no wrong engine of {of}{named}")
    remembered = None if remember is None else Remembered(remember)
    killers = {} if remembered is None else remembered.killers(game)
    with Meter("wrong engines", len(names)) as meter:
        trials = try_all(
            game, names, hands(jobs, cluster), lambda _: meter.step(), edition=edition, killers=killers
        )
    if keep is not None:
        from trackwalker.reports.figures import keep_wrong

        keep_wrong(keep, game, trials)
        if remembered is not None:
            remembered.keep(game, {one.name: one.killer for one in trials if one.state == "caught"})
    if form == "json":
        fields = ("name", "what", "clauses", "state", "killer", "how", "because")
        click.echo(
            json.dumps([{name: getattr(trial, name) for name in fields} for trial in trials], indent=2)
        )
    else:
        _table(trials)
    sys.exit(0 if all(trial.is_good for trial in trials) else 1)


def _bugs(file: Path, figures: Path | None, jobs: "Hands", out: Path | None) -> int:
    """Try the wrong engines that are bugs of somebody's, and write the page; the exit code."""
    from trackwalker.port.reference import wrong_engines
    from trackwalker.progress import Meter
    from trackwalker.register import whole_games
    from trackwalker.reports.bugs import Caught, load_bugs, page
    from trackwalker.reports.figures import read_figures
    from trackwalker.suite.mutants import accusers

    wrong = {game: {one.name: one.clauses for one in wrong_engines(game)} for game in whole_games()}
    known = load_bugs(file, wrong)
    kept = {} if figures is None else read_figures(figures)
    names = {game: known.engines(game) for game in known.bugs}
    with Meter("wrong engines", sum(map(len, names.values()))) as meter:
        caught = {
            game: {
                name: Caught.by(scenarios)
                for name, scenarios in accusers(game, own, jobs, lambda _: meter.step()).items()
            }
            for game, own in names.items()
        }
    put(page(known, caught, kept), out)
    left = [f"{game}: {name}" for game, own in caught.items() for name, one in own.items() if not one.count]
    for name in left:
        click.echo(f"not caught: {name}", err=True)
    return 1 if left else 0


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
