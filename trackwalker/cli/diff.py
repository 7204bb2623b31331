"""`trackwalker diff`: what is different between two results."""

from pathlib import Path

import click

from trackwalker.cli.options import Command
from trackwalker.errors import TrackwalkerError
from trackwalker.say import say

__all__ = ["command"]


@click.command("diff", cls=Command)
@click.argument("before", metavar="BEFORE", type=click.Path(path_type=Path))
@click.argument("after", metavar="AFTER", type=click.Path(path_type=Path))
@click.option(
    "--format", "form", type=click.Choice(["text", "json"]), default="text", show_default=True, help="Output."
)
def command(before: Path, after: Path, form: str) -> None:
    """Say what is different between two results of runs: BEFORE and AFTER.

    Each is a result.json, or the folder that `trackwalker run --report` wrote: of two versions of an engine,
    of the suite, or of two editions. Scenarios are compared by their ids, in the games of both; where each
    result has one edition of a game, and another one, those are compared.

    Exit code: 0 nothing got worse; 1 something did, or a new scenario fails; 2 it could not be done.
    """
    from trackwalker.reports.changes import as_json, changes, lines, pairs_of
    from trackwalker.reports.past import read_result

    was, now = read_result(before), read_result(after)
    pairs = pairs_of(was, now)
    if not pairs:
        played = [", ".join(one.games) or "none" for one in (was, now)]
        raise TrackwalkerError(f"no game is in both: {played[0]} before, {played[1]} after")
    found = [changes(after, was, now, before) for before, after in pairs]
    if form == "json":
        import json

        say(json.dumps(as_json(found), ensure_ascii=False, indent=1))
    else:
        for line in lines(found):
            say(line)
    for one, word in ((was, "before"), (now, "after")):
        for game in one.games:
            if not any(game in pair for pair in pairs):
                say(f"{game} is only in the result {word}", err=True)
    if any(one.worse_for_anybody for one in found):
        raise SystemExit(1)
