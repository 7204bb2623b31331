"""`trackwalker claims`: do untagged scenarios hold under every reading?"""

import sys

import click

from trackwalker.cli.options import Command
from trackwalker.errors import TrackwalkerError
from trackwalker.say import say

__all__ = ["command"]


@click.command("claims", cls=Command)
@click.argument("game", metavar="GAME")
@click.option(
    "--question", "questions", multiple=True, metavar="ID", help="Only the readings of this question."
)
@click.option(
    "--every", type=click.IntRange(1), default=1, show_default=True, help="Only every Nth scenario."
)
@click.option("--edition", metavar="E", help="Of this edition (default: the base, and what others add).")
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes at once.")
def command(game: str, questions: tuple[str, ...], every: int, edition: str | None, jobs: int) -> None:
    """Prove that the scenarios of GAME hold under every reading that they do not exclude by a tag.

    The reference engine follows one alternative reading of a choice at a time. Without --edition it plays the
    scenarios of all editions, each by the base or else by the latest edition that has it.

    Exit code: 0 all hold; 1 one does not; 2 it could not be done.
    """
    from trackwalker.paths import features_dir
    from trackwalker.progress import Meter
    from trackwalker.suite.claims import alternatives, prove
    from trackwalker.suite.files import require_features

    require_features(features_dir(), game)
    readings = [(q, letter) for q, letter in alternatives(game, edition) if not questions or q in questions]
    if not readings:
        raise TrackwalkerError(f"no choice of {game} is named {' or '.join(questions)}")
    with Meter("readings", len(readings)) as meter:
        findings = prove(game, readings, jobs, every, lambda _: meter.step(), edition=edition)
    for finding in findings:
        say(f"{finding.question}={finding.reading}: {finding.scenario}: {finding.how}")
    say(f"{len(readings)} alternative readings, {len(findings)} claims that do not hold")
    sys.exit(1 if findings else 0)
