"""`trackwalker conformance`: results of runs on one page, with what has been decided of each failure."""

from pathlib import Path

import click

from trackwalker.cli.options import Command
from trackwalker.cli.pages import put
from trackwalker.say import say

__all__ = ["command"]

_LISTED = 20


@click.command("conformance", cls=Command)
@click.argument("results", nargs=-1, required=True, metavar="RESULT...", type=click.Path(path_type=Path))
@click.option(
    "--causes",
    required=True,
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="What has been decided: the causes of an implementation's failures.",
)
@click.option(
    "--out",
    "output",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the page there (default: standard output).",
)
def command(results: tuple[Path, ...], causes: Path, output: Path | None) -> None:
    """Put the RESULTs of runs of one implementation on one page.

    RESULT is a result.json, or the folder that `trackwalker run --report` wrote. Of several versions of an
    engine, oldest first, the page says what got better and what got worse.

    Exit code: 0 every failure belongs to a cause that is decided; 1 one does not, or a cause is the adapter's
    or the suite's; 2 it could not be done.
    """
    from trackwalker.paths import features_dir
    from trackwalker.reports.conformance import page, unexplained
    from trackwalker.reports.decided import load_decided
    from trackwalker.reports.past import read_result

    decided = load_decided(causes)
    found = [read_result(path) for path in results]
    put(page(found, decided, features_dir()), output)
    missing = unexplained(found, decided)
    for scenario in missing[:_LISTED]:
        say(f"not decided: {scenario}", err=True)
    if len(missing) > _LISTED:
        say(f"and {len(missing) - _LISTED} more", err=True)
    owed = [
        f"{cause.id} ({cause.decision})"
        for own in decided.games.values()
        for cause in own
        if cause.decision in ("adapter", "ours")
    ]
    for cause in owed:
        say(f"to be mended: {cause}", err=True)
    if missing or owed:
        raise SystemExit(1)
