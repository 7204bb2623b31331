"""`trackwalker lint`: the form of the feature files."""

import sys
from pathlib import Path

import click

from trackwalker.cli.options import Command
from trackwalker.say import say

__all__ = ["command"]


@click.command("lint", cls=Command)
@click.argument(
    "features", required=False, type=click.Path(path_type=Path, file_okay=False), metavar="[FEATURES_DIR]"
)
@click.option("--unused", is_flag=True, help="Also list sentence forms that no scenario uses.")
@click.option(
    "--manners", is_flag=True, help="Also play each scenario on the plain and the hasty reference engine."
)
@click.option(
    "--forbid", "forbidden", multiple=True, metavar="PATTERN", help="Forbid one more word (may be repeated)."
)
@click.option(
    "--record-ids",
    is_flag=True,
    help="First write the ids of all scenarios into GAME/scenario_ids.txt, unless one has vanished.",
)
def command(
    features: Path | None, unused: bool, manners: bool, forbidden: tuple[str, ...], record_ids: bool
) -> None:
    """Check the feature files themselves: names, tags, sentences, and that each scenario proves something.

    FEATURES_DIR holds one folder a game (left out: the installed specification). Exit code: 0 nothing found,
    1 something found, 2 it could not be done.
    """
    from trackwalker.lint import lint_features
    from trackwalker.lint.run import feature_paths, forbidden_words
    from trackwalker.paths import features_dir, here
    from trackwalker.suite.vocabulary import vocabulary

    base = features or features_dir()
    if record_ids:
        _record(base)
    words = forbidden_words(forbidden)
    findings = lint_features(base, vocabulary(), unused=unused, manners=manners, words=words)
    for finding in findings:
        say(finding.show(here()))
    files, found = len(feature_paths(base)), len(findings)
    say(f"{files} feature file{'s' * (files != 1)}: {found or 'no'} finding{'s' * (found != 1)}")
    sys.exit(1 if findings else 0)


def _record(base: Path) -> None:
    """Record the ids, or say what stands in the way and exit with 1."""
    from trackwalker.lint.run import record_ids
    from trackwalker.paths import here

    lost = record_ids(base)
    for finding in lost:
        say(finding.show(here()))
    if lost:
        say("no id was recorded: ids are for ever")
        sys.exit(1)
