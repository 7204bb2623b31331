"""`trackwalker errata`: what changes from one edition of a game to another."""

from pathlib import Path

import click

from trackwalker.cli.options import Command
from trackwalker.errors import TrackwalkerError
from trackwalker.say import say

__all__ = ["command"]


@click.command("errata", cls=Command)
@click.argument("game", metavar="GAME")
@click.argument("old", metavar="[OLD]")
@click.argument("new", metavar="NEW", required=False)
@click.option(
    "--jobs", type=click.IntRange(1, 64), default=1, show_default=True, metavar="N", help="Processes."
)
@click.option(
    "--format", "form", type=click.Choice(["md", "json"]), default="md", show_default=True, help="Output."
)
@click.option(
    "--out", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="Write it there."
)
def command(game: str, old: str, new: str | None, jobs: int, form: str, out: Path | None) -> None:
    """Say what changes in GAME from edition OLD to edition NEW, clause by clause and figure by figure.

    NEW may be a FILE: a proposed change, in the form of a layer (features/GAME/editions/) that is no edition
    yet; the list is then there before it is adopted, and OLD may be left out: it is what the file is over.
    The scenarios of OLD are played by the rules and the box of NEW on the reference engine: those whose
    verdict changes are listed. Where a change has no code to run, what it concerns is listed by tags, and
    said to be not run.

    Exit code: 0; 2 if there is no such edition, or the file is no layer.
    """
    from trackwalker.paths import features_dir
    from trackwalker.register.layers import read_layer
    from trackwalker.reports.errata import as_json, as_markdown
    from trackwalker.suite.errata import errata_of, with_proposal
    from trackwalker.writing import write_whole

    file = Path(old if new is None else new)
    proposed = file.suffix in (".yaml", ".yml")
    if proposed and not file.is_file():
        raise TrackwalkerError(f"{file}: there is no such file")
    if new is None:
        if not proposed:
            raise TrackwalkerError(
                f"expected two editions, or a file that proposes a change, not {old!r} alone"
            )
        old, new = read_layer(file)[0].over, old
    if proposed:
        with with_proposal(features_dir(), game, file) as (features, name):
            found = errata_of(features, game, old, name, jobs, proposed=True)
    else:
        found = errata_of(features_dir(), game, old, new, jobs)
    text = as_json(found) if form == "json" else as_markdown(found)
    if out is None:
        say(text, nl=False)
        return
    try:
        write_whole(out, text)
    except OSError as error:
        raise TrackwalkerError(f"--out {out}: cannot be written: {error.strerror}") from None
