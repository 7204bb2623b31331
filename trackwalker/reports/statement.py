"""A conformance statement: what a run says of an engine, for the engine's own repository.

In Markdown: engine, suite, games and editions; how many clauses passed; what fails, what is known to fail and
why; which readings of open questions are followed; what was not judged. And a badge a game, as the services
that draw badges take them (the "endpoint" form of shields.io).
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from textwrap import wrap

from trackwalker.clause_ids import clause_key
from trackwalker.register import Register, load_profile, load_register, profile_names
from trackwalker.reports.changes import changes, pairs_of
from trackwalker.reports.past import PastClause, PastResult
from trackwalker.suite.ids import edition_in, game_title, plain_id
from trackwalker.verdicts import Verdict

__all__ = ["badge", "followed", "statement"]

_WIDTH = 110
_COLUMNS = (
    Verdict.PASS,
    Verdict.PERMISSIVE,
    Verdict.BROKEN,
    Verdict.KNOWN,
    Verdict.OTHER_READING,
    Verdict.BLOCKED,
    Verdict.UNSUPPORTED,
    Verdict.ERROR,
)
_WHAT_IT_IS = (
    "which has a scenario for every clause of a rulebook that can be tested. A clause passes if all of its "
    "scenarios do."
)
_FAILED = (Verdict.PERMISSIVE.key, Verdict.BROKEN.key, Verdict.ERROR.key)
_UNTOLD = (Verdict.BLOCKED.key, Verdict.UNSUPPORTED.key, Verdict.NOT_REACHED.key)


def statement(result: PastResult, features: Path, before: PastResult | None = None) -> str:
    """The statement in Markdown. Nothing in it but the result and the register.

    before: an earlier result, from which it says what is different.
    """
    lines = [
        f"# Rules conformance of {_plain(result.title)}",
        "",
        *_wrapped(f"By Trackwalker {result.suite}, {_WHAT_IT_IS}"),
        "",
        *_table(result),
    ]
    if before is not None:
        lines += ["", *_since(before, result)]
    for game in result.games:
        register = load_register(plain_id(game), features, edition_in(game) or None)
        lines += ["", f"## {game_title(game)}", *_game(result, game, register)]
    return "\n".join(lines) + "\n"


def _since(before: PastResult, result: PastResult) -> Iterator[str]:
    """What got better and what got worse since an earlier result, game by game."""
    yield f"## Since {_plain(before.title)}, by Trackwalker {before.suite}"
    pairs = pairs_of(before, result)
    if not pairs:
        yield from ("", "No game is in both results.")
    for was, now in pairs:
        one = changes(now, before, result, was)
        found = {"worse": one.worse, "better": one.better, "different": one.other, "new": one.new}
        found["no longer there"] = one.gone
        counts = ", ".join(f"{len(own)} {word}" for word, own in found.items() if own)
        yield from ("", f"{game_title(now)}: {counts or 'no scenario is judged otherwise'}.")
        told = [*one.worse_for_anybody, *one.better]
        yield from ("", *(f"- `{change.scenario}`: {change.told}" for change in told)) if told else ()


def badge(result: PastResult, game: str) -> str:
    """The badge of a game as JSON: how many clauses pass.

    It is red where one fails, yellow where not all were judged.
    """
    clauses = result.clauses_of(game)
    passed = sum(clause.verdict == Verdict.PASS.key for clause in clauses)
    if any(clause.verdict in _FAILED for clause in clauses):
        colour = "red"
    elif any(clause.verdict in _UNTOLD for clause in clauses) or not clauses:
        colour = "yellow"
    else:
        colour = "brightgreen"
    message = f"{passed} of {len(clauses)} clauses"
    return (
        json.dumps(
            {"schemaVersion": 1, "label": f"{game_title(game)} rules", "message": message, "color": colour}
        )
        + "\n"
    )


# parts ------------------------------------------------------------------------------------------------


def _table(result: PastResult) -> Iterator[str]:
    """Of each game how many clauses came to each verdict."""
    shown = [
        one
        for one in _COLUMNS
        if one is Verdict.PASS or any(clause.verdict == one.key for clause in result.clauses)
    ]
    yield "| game | edition | clauses | " + " | ".join(map(str, shown)) + " |"
    yield "| --- | --- " + "| ---: " * (len(shown) + 1) + "|"
    for game in result.games:
        verdicts = [clause.verdict for clause in result.clauses_of(game)]
        numbers = " | ".join(str(verdicts.count(one.key)) for one in shown)
        yield f"| {plain_id(game)} | {result.editions.get(game, '')} | {len(verdicts)} | {numbers} |"


def _game(result: PastResult, game: str, register: Register) -> Iterator[str]:
    caution = result.cautions.get(game)
    if caution:
        yield from ("", *_wrapped(f"Note: {caution}."))
    clauses = sorted(result.clauses_of(game), key=lambda clause: clause_key(clause.id))
    for verdict in (Verdict.PERMISSIVE, Verdict.BROKEN, Verdict.ERROR):
        own = [clause for clause in clauses if clause.verdict == verdict.key]
        if own:
            yield from ("", f"### {_capital(verdict)}", "")
            yield from (line for clause in own for line in _clause(clause, register))
    yield from _known(result, game)
    yield from _readings(result, game, register)
    yield from _untold(result, game, register, clauses)


def _clause(clause: PastClause, register: Register) -> Iterator[str]:
    known = register.clauses.get(clause.id)
    text = f" {known.text}" if known else ""
    count = f"({clause.passed} of {clause.planned} scenarios pass)"
    yield from _wrapped(f"**{clause.id}**{text} {count}", "- ", "  ")


def _known(result: PastResult, game: str) -> Iterator[str]:
    """What is known to fail, by whoever says so."""
    by: dict[str, list[str]] = {}
    for one in result.scenarios:
        if one.label == game and one.verdict == Verdict.KNOWN.key:
            by.setdefault(one.known_by or "said to fail", []).extend(one.accused or one.clauses)
    if not by:
        return
    yield from ("", "### Known to fail", "")
    for said, clauses in by.items():
        yield from _wrapped(
            f"{_plain(said)} ({_listed(clauses)}){_deviation(said, plain_id(game))}", "- ", "  "
        )


def _deviation(said: str, game: str) -> str:
    """What a deviation of a profile is, in words."""
    name, _, profile = said.partition(" of the profile ")
    if profile not in profile_names():
        return ""
    entries = load_profile(profile).games
    texts = [one.text for one in entries[game].deviations if one.id == name] if game in entries else []
    return f": {texts[0]}" if texts else ""


def _readings(result: PastResult, game: str, register: Register) -> Iterator[str]:
    follows = followed(result, game, register)
    if not follows:
        return
    yield from ("", "### Readings of open questions", "")
    for name, letter in follows.items():
        question = register.questions[name]
        yield from _wrapped(
            f"{name}={letter}: {question.problem} Played: {question.readings[letter]}", "- ", "  "
        )


def followed(result: PastResult, game: str, register: Register) -> dict[str, str]:
    """The readings that the engine declares, or else those of which alone scenarios pass."""
    passed: dict[str, set[str]] = {}
    for one in result.scenarios:
        if one.label != game or one.verdict != Verdict.PASS.key:
            continue
        for tag in one.tags:
            name, _, letters = tag.removeprefix("reading:").partition("=")
            if tag.startswith("reading:") and len(letters) == 1:
                passed.setdefault(name, set()).add(letters)
    found = {name: min(letters) for name, letters in passed.items() if len(letters) == 1}
    found |= dict(result.readings)
    return {
        name: found[name]
        for name, question in register.questions.items()
        if found.get(name) in question.readings
    }


def _untold(
    result: PastResult, game: str, register: Register, clauses: Iterable[PastClause]
) -> Iterator[str]:
    """What the run does not say anything about, and why."""
    lines: list[str] = []
    for verdict, why in _WHY_UNTOLD.items():
        own = [clause.id for clause in clauses if clause.verdict == verdict.key]
        if own:
            lines += _wrapped(f"{why}: {_listed(own)}", "- ", "  ")
    naked = result.naked.get(game, ())
    if naked:
        lines += _wrapped(f"without a scenario: {_listed(naked)}", "- ", "  ")
    never = sum(not clause.testable for clause in register.clauses.values())
    lines += _wrapped(f"{never} clauses of the rulebook cannot be tested by playing.", "- ", "  ")
    yield from ("", "### Not judged", "", *lines)


_WHY_UNTOLD: Mapping[Verdict, str] = {
    Verdict.BLOCKED: "something else stands in the way",
    Verdict.UNSUPPORTED: "the engine lacks a capability",
    Verdict.NOT_REACHED: "not reached",
    Verdict.OTHER_READING: "only scenarios of another reading",
}


def _listed(ids: Iterable[str]) -> str:
    return ", ".join(sorted(dict.fromkeys(ids), key=clause_key))


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _plain(text: str) -> str:
    """A text of others, so that Markdown takes none of it for a mark."""
    return "".join(f"\\{letter}" if letter in "\\`*_[]<>#|" else letter for letter in text)


def _wrapped(text: str, first: str = "", later: str = "") -> list[str]:
    return wrap(
        text,
        _WIDTH,
        initial_indent=first,
        subsequent_indent=later,
        break_long_words=False,
        break_on_hyphens=False,
    )
