"""`trackwalker figures`: the figures of a box, where each is used, and what a change of one takes."""

from typing import TYPE_CHECKING

import click

from trackwalker.cli.options import Command
from trackwalker.errors import TrackwalkerError
from trackwalker.say import say

if TYPE_CHECKING:
    from trackwalker.lookup.figures import Uses
    from trackwalker.lookup.spec import Game

__all__ = ["command"]


@click.command("figures", cls=Command)
@click.argument("game", metavar="GAME")
@click.argument("path", required=False, metavar="[PATH]")
@click.argument("value", required=False, metavar="[VALUE]")
@click.option("--change", is_flag=True, help="Propose the edit by which the figure at PATH becomes VALUE.")
@click.option(
    "--run", "played", is_flag=True, help="With --change: play the scenarios to find which it concerns."
)
@click.option("--edition", metavar="E", help="In the box of this edition (default: of all that have it).")
@click.option("--format", "style", type=click.Choice(["text", "json"]), default="text", show_default=True)
def command(
    game: str,
    path: str | None,
    value: str | None,
    change: bool,
    played: bool,
    edition: str | None,
    style: str,
) -> None:
    """List the figures of a box that its rulebook and openings use, or say where one is used.

    PATH is made of member names of components.yaml with dots between: trains.2.price, shares.pool_limit,
    market.r3c5 for a cell of the chart, companies.*.tokens.2 for several. Of what stands there, or below it,
    are shown the clauses and questions that say it, the scenarios of these clauses with the lines on which
    the number stands, the openings in which it is paid, and the invariants that guard these clauses. What
    another edition alone has, or has otherwise, is shown as that edition's.

    With --change GAME PATH VALUE the edit of components, registers and openings is proposed as a diff (for
    patch -p1); nothing is written. Scenarios stay as they are: those that say the number are listed; with
    --run besides those that come to another verdict, however they meet it.

    Exit code: 0; 2 if there is no such game or figure.
    """
    from trackwalker.lookup.spec import Game

    if change:
        if path is None or value is None:
            raise TrackwalkerError("--change needs GAME, PATH and VALUE, as in: shares.pool_limit 60")
        _propose(Game.named(game), path, _number(value), style, played, edition)
        return
    if played:
        raise TrackwalkerError("--run belongs to --change GAME PATH VALUE")
    if value is not None:
        raise TrackwalkerError(f"what is {value!r}? A new value goes with --change")
    _list(Game.named(game), path, style, edition)


def _number(text: str) -> int:
    if not text.isdecimal() or len(text) > 6:
        raise TrackwalkerError(f"{text!r} is no figure; expected a whole number below a million")
    return int(text)


def _list(game: "Game", path: str | None, style: str, edition: str | None) -> None:
    from trackwalker.lookup.figures import as_document, as_lines, uses_by, uses_of

    found = list(uses_of(game, path) if edition is None else uses_by(game, edition, path))
    if style == "json":
        _say_json([as_document(uses) for uses in found])
    elif path is None:
        for uses in found:
            by = "" if uses.edition == game.register.edition else f"edition {uses.edition}; "
            say(f"{uses.figure.path}: {uses.figure.value} ({by}{_counts(uses)})")
        say(f"{len(found)} figures are used; one with all its uses: trackwalker figures {game.name} PATH")
    else:
        for number, uses in enumerate(found):
            if number:
                say()
            for line in as_lines(uses, game.register.edition):
                say(line)


def _counts(uses: "Uses") -> str:
    ids = {"clause": uses.clauses, "question": uses.questions}
    counts = {name: len({one.of for one in said}) for name, said in ids.items()} | {
        "opening": len(uses.openings)
    }
    return ", ".join(f"{count} {name}{'s' * (count != 1)}" for name, count in counts.items() if count)


def _propose(game: "Game", path: str, value: int, style: str, played: bool, edition: str | None) -> None:
    from trackwalker.lookup.figure_change import change_of, document_of, parts_of

    change = change_of(game, path, value, edition)
    found: list[str] = []
    if played:
        from trackwalker.suite.errata import verdicts_after

        found = [
            f"{one.scenario}: {one.now}"
            for one in verdicts_after(game.features, game.name, change.edition, change.files)
        ]
    if style == "json":
        _say_json(document_of(change) | ({"run": found} if played else {}))
        return
    for title, lines in (*parts_of(change), ("scenarios whose verdict changes, found by a run", found)):
        if lines:
            say(f"# {title}:")
            for line in lines:
                say(f"#   {line}")
    say(change.diff, nl=False)


def _say_json(value: object) -> None:
    import json

    say(json.dumps(value, ensure_ascii=False, indent=1))
