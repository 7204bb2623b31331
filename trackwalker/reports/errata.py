"""What changes between two editions, in Markdown and as data."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from trackwalker.suite.errata import Difference, Errata

__all__ = ["as_json", "as_markdown"]


def as_markdown(errata: Errata) -> str:
    """The list for people."""
    return "\n".join(_lines(errata)) + "\n"


def _lines(errata: Errata) -> Iterator[str]:
    yield f"# {errata.game}: from edition {errata.old} to {errata.new}"
    yield from _differences("Clauses", errata.clauses)
    yield from _differences("Questions", errata.questions)
    yield from _differences("Figures", errata.figures)
    yield from ("", "## Scenarios whose verdict changes", "")
    if errata.ran is None:
        yield "Not run: nothing that changes has code to run."
    else:
        yield f"Found by playing {errata.ran} scenarios of edition {errata.old} by the rules of {errata.new}."
    if errata.verdicts:
        yield ""
        yield from (f"- `{one.scenario}`: {one.now}: {_plain(one.how)}" for one in errata.verdicts)
    else:
        yield from ("", "None.")
    for one in errata.not_run:
        yield from ("", f"## {one.clause} ({one.kind}): not run", "")
        yield from (f"- scenario `{name}`" for name in one.scenarios)
        yield from (f"- invariant `{name}`" for name in one.invariants)
        yield from (f"- opening `{name}`" for name in one.openings)
        if not (one.scenarios or one.invariants or one.openings):
            yield "Nothing in the suite is about it."
    yield from _names("Invariants concerned", errata.invariants)
    yield from _names("Openings concerned", errata.openings)
    yield from _names("Scenarios that begin with them and keep their verdict", errata.beginning)
    yield from _names(f"Scenarios of {errata.new} only", errata.new_scenarios)
    yield from ("", "## For authors of engines", "")
    yield from _note(errata)


_ASKED = {"added": "new", "withdrawn": "no longer asked", "changed": "put or answered otherwise"}


def _note(errata: Errata) -> Iterator[str]:
    number, old, new = len(errata.verdicts), errata.old, errata.new
    yield f"An engine that plays edition {old} goes on to offer it under that name. One that plays both names"
    yield "both in `hello.games[].editions`, and plays the one that `new_game.edition` asks for."
    many = f"{number or 'no'} scenarios come" if number != 1 else "1 scenario comes"
    yield f"Of edition {old} {many} to another verdict by edition {new}."
    if errata.figures:
        yield ""
        yield "To be changed in the box: " + ", ".join(f"`{one.what}`" for one in errata.figures) + "."
    ids = [one.what for one in errata.clauses]
    if ids:
        yield ""
        yield "Rules to look at: " + ", ".join(ids) + "."
    asked = [f"{one.what} ({_ASKED[one.kind]})" for one in errata.questions]
    if asked:
        yield ""
        yield "What an engine declares in `hello.readings`: " + ", ".join(asked) + "."
    yield ""
    yield f"To see where the engine stands: `trackwalker run {errata.game} --edition {new} --engine ENGINE`."


def _differences(title: str, found: Sequence[Difference]) -> Iterator[str]:
    if not found:
        return
    yield from ("", f"## {title}", "")
    for one in found:
        if one.kind == "added":
            yield f"- `{one.what}` is new: {_told(one.now)}"
        elif one.kind == "withdrawn":
            yield f"- `{one.what}` is withdrawn; it was: {_told(one.was)}"
        else:
            yield f"- `{one.what}` was: {_told(one.was)}; it is: {_told(one.now)}"


def _names(title: str, names: Sequence[str]) -> Iterator[str]:
    if names:
        yield from ("", f"## {title}", "")
        yield from (f"- `{name}`" for name in names)


def _told(value: Any) -> str:
    return _plain(value if isinstance(value, str) else json.dumps(_data(value), ensure_ascii=False))


def _plain(text: str) -> str:
    return " ".join(text.split())


def as_json(errata: Errata) -> str:
    """The list as data."""

    def told(found: Sequence[Difference]) -> list[dict[str, Any]]:
        return [
            {"id": one.what, "kind": one.kind, "was": _data(one.was), "now": _data(one.now)} for one in found
        ]

    document = {
        "format": "trackwalker-errata/1",
        "game": errata.game,
        "old": errata.old,
        "new": errata.new,
        "clauses": told(errata.clauses),
        "questions": told(errata.questions),
        "figures": told(errata.figures),
        "run": errata.ran,
        "scenarios": [one._asdict() for one in errata.verdicts],
        "not_run": [one._asdict() for one in errata.not_run],
        "invariants": errata.invariants,
        "openings": errata.openings,
        "beginning": errata.beginning,
        "new_scenarios": errata.new_scenarios,
        "note": list(_note(errata)),
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _data(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _data(part) for key, part in value.items()}
    return [_data(part) for part in value] if isinstance(value, list) else value
