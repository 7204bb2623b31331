"""`trackwalker report`: the rulebook and results as pages."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from trackwalker.cli.options import Command
from trackwalker.say import say

if TYPE_CHECKING:
    from trackwalker.pages.gallery import Which

__all__ = ["command"]


@click.command("report", cls=Command)
@click.argument("results", nargs=-1, metavar="[RESULT]...", type=click.Path(path_type=Path))
@click.option(
    "--out",
    required=True,
    metavar="FOLDER",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write the pages there: into a new or empty folder, or over the pages of before.",
)
@click.option("--game", "games", multiple=True, metavar="GAME", help="Only this game (may be repeated).")
@click.option(
    "--pictures",
    type=click.Choice(("some", "all", "none")),
    default="some",
    show_default=True,
    help="Tables before and after, drawn: some: of what fails (20 MB of them a game, one of every cause "
    "before the second of any) and of one scenario a clause.",
)
def command(results: tuple[Path, ...], out: Path, games: tuple[str, ...], pictures: "Which") -> None:
    """Write the rulebooks as pages, with what became of each clause in the RESULTs of runs.

    RESULT is a result.json, or the folder that `trackwalker run --report` wrote; several engines stand side
    by side, and of several versions of one engine, oldest first, a page says what is different. Without a
    RESULT the pages show clauses, questions and scenarios alone. They need no network and no scripts.

    Exit code: 0; 2 it could not be done.
    """
    from trackwalker.pages.site import write_site
    from trackwalker.paths import features_dir
    from trackwalker.register import load_register
    from trackwalker.reports.past import read_result

    for game in games:
        load_register(game)
    found = [read_result(path) for path in results]
    count = write_site(found, out, features_dir(), games, pictures=pictures)
    say(f"{count} pages: {out / 'index.html'}")
