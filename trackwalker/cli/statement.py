"""`trackwalker statement`: what a run says of an engine, for the engine's own repository."""

from pathlib import Path

import click

from trackwalker.cli.options import Command
from trackwalker.cli.pages import put
from trackwalker.errors import TrackwalkerError

__all__ = ["command"]


@click.command("statement", cls=Command)
@click.argument("result", metavar="RESULT", type=click.Path(path_type=Path))
@click.option(
    "--out",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the statement there (default: standard output).",
)
@click.option(
    "--since",
    metavar="BEFORE",
    type=click.Path(path_type=Path),
    help="Say what is different from this earlier result.",
)
@click.option(
    "--badges",
    metavar="FOLDER",
    type=click.Path(file_okay=False, path_type=Path),
    help="Write GAME.json there for each game: a badge for the services that draw them from a file.",
)
def command(result: Path, out: Path | None, since: Path | None, badges: Path | None) -> None:
    """Make a conformance statement in Markdown of the RESULT of a run.

    RESULT is a result.json, or the folder that `trackwalker run --report` wrote. The statement names the
    engine, the suite and the editions, how many clauses passed, what fails and what is known to, the readings
    that are followed, and what was not judged.

    Exit code: 0; 2 it could not be done.
    """
    from trackwalker.paths import features_dir
    from trackwalker.reports.past import read_result
    from trackwalker.reports.statement import badge, statement
    from trackwalker.writing import write_whole

    found = read_result(result)
    put(statement(found, features_dir(), None if since is None else read_result(since)), out)
    if badges is None:
        return
    try:
        badges.mkdir(parents=True, exist_ok=True)
        for game in found.games:
            write_whole(badges / f"{game}.json", badge(found, game))
    except OSError as error:
        raise TrackwalkerError(f"--badges {badges}: cannot be written: {error.strerror}") from None
