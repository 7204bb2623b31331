"""What lies on a table as plain facts, by which two tables are laid side by side.

Whose turn it is and the order of lists are no facts: engines that keep the same rules differ in them.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

__all__ = ["ASKED", "HAND", "PRINTED", "Fact", "differing"]

State = Mapping[str, Any]


class Fact(msgspec.Struct, frozen=True):
    """Something on the table that differs: its kind, whose it is, and both figures or words."""

    kind: str
    whose: str
    sound: Any
    shown: Any

    @property
    def by(self) -> str:
        """The difference, of numbers; else both sides."""
        if isinstance(self.sound, int) and isinstance(self.shown, int):
            return f"{self.shown - self.sound:+d}"
        return f"{self.sound} -> {self.shown}"

    def __str__(self) -> str:
        return f"{self.kind} of {self.whose}: {self.sound} expected, {self.shown} shown"


ASKED = "price asked"
"""A price that is only asked is no fault yet: it shows where it is looked at, paid or refused."""


PRINTED = "number printed on the space"
"""Where it differs, the chart differs, whatever move has led there."""


HAND = "number of cards in hand"
"""Where it differs, something is wrong with the dealing, whoever was dealt to."""


def _facts(state: State) -> Iterator[tuple[str, str, Any]]:
    """What lies on the table, apart from whose turn it is and the order of lists: (kind, whose, what)."""
    for company in state["companies"]:
        name = company["id"]
        yield "treasury", name, company["cash"]
        yield "trains", name, _counted(_train(train) for train in company["trains"])
        yield (
            "tokens",
            name,
            _counted(f"{token['hex']} {token.get('kind', '')}" for token in company["tokens"]),
        )
        yield "par", name, company.get("par")
        yield "closing", name, company["closed"]
        yield "presidency", name, company["president"]
        yield "floating", name, company["floated"]
    for player in state["players"]:
        yield "cash", player["id"], player["cash"]
    for cell in state["market"]:
        for place, name in enumerate(cell["stack"]):
            yield "place on the chart", name, (cell["cell"], place)
            yield PRINTED, cell["cell"], cell["price"]
    papers: dict[str, list[str]] = {}
    for paper in state["certificates"]:
        words = f"{paper['company']} {paper['percent']}%{' president' if paper['president'] else ''}"
        papers.setdefault(paper["holder"], []).append(words)
    for holder in sorted(papers):
        yield "certificates", holder, _counted(papers[holder])
    for private in state["privates"]:
        yield "ownership", private["id"], private["owner"]
    for laid in state["tiles"]["laid"]:
        yield "tile", laid["hex"], (laid["tile"], laid["rotation"])
    yield (
        "trains",
        "the bank",
        # A pile that is sold out may be listed or not.
        _counted(f"{pile['train']}: {pile['left']}" for pile in state["depot"]["stack"] if pile["left"] != 0),
    )
    yield "trains", "the pool", _counted(_train(train) for train in state["depot"].get("pool", ()))
    markers: dict[str, list[str]] = {}
    for marker in state.get("markers", ()):
        markers.setdefault(str(marker.get("private")), []).append(json.dumps(marker, sort_keys=True))
    for private in sorted(markers):
        yield "marker", private, _counted(markers[private])
    turn = state["round"].get("turn") or {}
    if isinstance(turn, str):  # while a map is built it is a player
        turn = {}
    if turn.get("revenue") is not None:
        yield "revenue", str(turn.get("company")), turn["revenue"]
    yield "number of operating rounds", "the set", state["round"].get("of")
    yield "phase", "the game", state["phase"]
    result = dict(state["result"] or {})
    for name, worth in dict(result.pop("worth", None) or {}).items():
        yield "worth", name, worth
    yield "end", "the game", json.dumps([state["ending"], result], sort_keys=True)
    yield "money", "the bank", state["bank"]["cash"]
    for due in state["pending"][:1]:
        if "cards" in due["context"]:
            yield HAND, due["actors"][0]["id"], len(due["context"]["cards"])
    for private in state["privates"]:
        yield ASKED, private["id"], private.get("price")


def _train(train: Any) -> str:
    return str(train["name"] if isinstance(train, dict) and "name" in train else train)


def _counted(words: Iterable[str]) -> str:
    return ", ".join(sorted(words)) or "none"


def differing(shown: State, sound: State) -> Iterator[Fact]:
    """The facts of two tables that differ, in the order of the sound one; none where one cannot be read."""
    try:
        mine = {(kind, whose): what for kind, whose, what in _facts(shown)}
        theirs = {(kind, whose): what for kind, whose, what in _facts(sound)}
    except (KeyError, TypeError):  # a state with other members than those that are compared
        return
    for key in [*theirs, *(key for key in mine if key not in theirs)]:
        if mine.get(key) != theirs.get(key):
            yield Fact(*key, theirs.get(key), mine.get(key))
