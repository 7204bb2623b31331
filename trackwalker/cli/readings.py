"""`trackwalker readings`: what the rulebooks leave unclear, and how it is read."""

from typing import TYPE_CHECKING, Any

import click

from trackwalker.cli.options import Command
from trackwalker.say import say

if TYPE_CHECKING:
    from trackwalker.register import GameProfile, Question, Register

__all__ = ["command"]


@click.command("readings", cls=Command)
@click.argument("game", required=False, metavar="[GAME|QUESTION]")
@click.option("--profile", metavar="NAME", help="Mark the readings of this profile, and list its deviations.")
@click.option(
    "--kind",
    type=click.Choice(["binding", "choice", "unobservable"]),
    help="Only questions of this kind.",
)
@click.option("--edition", metavar="E", help="Of this edition of GAME (default: the base).")
@click.option(
    "--format",
    "style",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Output.",
)
def command(game: str | None, profile: str | None, kind: str | None, edition: str | None, style: str) -> None:
    """List the questions of GAME's rulebook (of every game if left out), or one QUESTION, with readings.

    The reading that follows from the text, or that is taken where the text is open, is marked *; with
    --profile, the profile's own with its name. A QUESTION that the base does not ask is shown as the latest
    edition that asks it has it.

    Exit code: 0, or 2 if a document is not in order.
    """
    from trackwalker.errors import TrackwalkerError
    from trackwalker.register import load_profile, load_register, registered_games

    chosen = load_profile(profile) if profile else None
    only = game if game and "-Q" in game else None
    if edition is not None and game is None:
        raise TrackwalkerError("--edition E is that of one game; name the GAME that has it")
    if only:
        game, latest = _game_of(only)
        edition = edition or latest
    if game and chosen and game not in chosen.games:
        raise TrackwalkerError(f"the profile {profile} says nothing about {game}")
    shown = []
    for name in [game] if game else registered_games():
        register = load_register(name, edition=edition)
        if only is not None and only not in register.questions:
            raise TrackwalkerError(f"edition {register.edition} of {name} does not ask {only}")
        questions = [
            q for q in register.questions.values() if kind in (None, q.kind) and only in (None, q.id)
        ]
        shown.append((register, questions, chosen.games.get(name) if chosen else None))
    if style == "json":
        import json

        say(json.dumps([_as_json(*entry) for entry in shown], ensure_ascii=False, indent=1))
        return
    for register, questions, own in shown:
        _print(register, questions, own, profile or "")


def _game_of(question: str) -> tuple[str, str | None]:
    """The game that has a question, and the edition (None: the base).

    Raises TrackwalkerError where none has it.
    """
    from trackwalker.errors import TrackwalkerError
    from trackwalker.paths import features_dir
    from trackwalker.register import load_editions, load_register, registered_games

    for name in registered_games():
        files = [features_dir() / name / "readings.yaml", *(features_dir() / name).glob("editions/*.yaml")]
        if not any(question.encode() in file.read_bytes() for file in files):
            continue
        if question in load_register(name).questions:
            return name, None
        for edition, register in reversed([*load_editions(name).items()]):
            if question in register.questions:
                return name, edition
    raise TrackwalkerError(
        f"there is no question {question!r}; trackwalker show {question} names the nearest"
    )


def _print(
    register: "Register", questions: "list[Question]", own: "GameProfile | None", profile: str
) -> None:
    from textwrap import fill

    by = f", edition {register.edition}" if register.edition != register.lineage.base else ""
    say(f"{register.game}{by}: {len(questions)} question{'s' if len(questions) != 1 else ''}")
    for question in questions:
        say(f"\n{question.id} ({question.kind}) {', '.join(question.clauses)}")
        say(fill(question.problem, 100, initial_indent="  ", subsequent_indent="  "))
        for letter, text in question.readings.items():
            mark = "*" if letter == question.default else " "
            theirs = f" [{profile}]" if own and own.readings.get(question.id) == letter else ""
            say(
                fill(f"{letter}: {text}{theirs}", 100, initial_indent=f" {mark}  ", subsequent_indent=" " * 7)
            )
        say(fill(question.because or question.why, 100, initial_indent="  ", subsequent_indent="  "))
    for deviation in own.deviations if own else ():
        say(
            f"\ndeviation of {profile}: {deviation.id} ({deviation.question or ', '.join(deviation.clauses)})"
        )
        say(fill(deviation.text, 100, initial_indent="  ", subsequent_indent="  "))


def _as_json(register: "Register", questions: "list[Question]", own: "GameProfile | None") -> dict[str, Any]:
    entry: dict[str, Any] = {
        "game": register.game,
        "edition": register.edition,
        "questions": [
            {
                "id": question.id,
                "kind": question.kind,
                "topic": question.topic,
                "clauses": question.clauses,
                "problem": question.problem,
                "readings": question.readings,
                "default": question.default,
                "why": question.why,
                "because": question.because,
                "profile": own.readings.get(question.id) if own else None,
            }
            for question in questions
        ],
    }
    if own:
        entry["deviations"] = [
            {"id": d.id, "question": d.question, "clauses": d.clauses, "text": d.text, "why": d.why}
            for d in own.deviations
        ]
    return entry
