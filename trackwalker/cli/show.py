"""`trackwalker show`: one thing of the specification, whole."""

import click

from trackwalker.cli.options import Command
from trackwalker.say import say

__all__ = ["command"]


@click.command("show", cls=Command)
@click.argument("what", nargs=-1, required=True, metavar="WHAT...")
@click.option(
    "--most",
    type=click.IntRange(1, 100),
    default=10,
    show_default=True,
    metavar="N",
    help="So many matches for words.",
)
def command(what: tuple[str, ...], most: int) -> None:
    """Show a clause, a question, a scenario, a section, or what fits some words best.

    WHAT is an id (18FL-8.2-b, 18FL-Q63, 18FL/8.2/...), a game with a section (18FL 8.2), a game alone, or
    words, with a game before them or without (18FL terminal cost).

    Of a clause are shown the questions that touch it with all their readings (* is taken where nothing is
    said; who plays what is in brackets), the invariants that guard it, and its scenarios.

    Exit code: 0; 2 if there is nothing of that kind.
    """
    from trackwalker.lookup.answer import answer

    for line in answer(what, most):
        say(line)
