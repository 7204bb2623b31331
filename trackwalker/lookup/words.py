"""The best matches for some words, over clauses, questions, scenarios and what is in the box."""

import re
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from typing import Any, NamedTuple

from trackwalker.lookup.spec import Game

__all__ = ["Match", "best_matches"]

ALIKE = (
    ("cost", "price", "pay", "free"),
    ("buy", "purchase", "buys"),
    ("sell", "sale"),
    ("company", "corporation", "railroad"),
    ("private", "privates"),
    ("token", "station"),
    ("pool", "market"),
    ("president", "director"),
    ("owner", "president"),
    ("limit", "most", "more than"),
    ("rust", "scrap", "phased", "obsolete"),
    ("bankruptcy", "bankrupt"),
    ("tie", "equal", "same"),
    ("lay", "build", "place"),
    ("upgrade", "replace"),
    ("revenue", "run", "route"),
    ("dividend", "pay out", "pays out", "withhold"),
    ("order", "turn", "first"),
    ("start", "begin", "beginning"),
    ("end", "over"),
    ("discard", "return"),
)
"""Words that players and rulebooks use for the same thing."""

_EMPTY = """
a an and are at be by can do does for from has have how i if in is it its may must my of on one or that the
their there they this to what when where which who why with you happens happen much many
"""
EMPTY = frozenset(_EMPTY.split())
"""Words that say nothing of what is looked for."""

A_FIGURE = frozenset(("much", "many", "cost", "costs", "price", "pay", "limit", "value"))
"""Words that ask for a figure: what has one is the better answer."""

KINDS = {"clause": 1.2, "question": 1.3, "scenario": 0.55, "box": 0.8}
"""What there is to find, and how much of an answer it is: a scenario is an example only."""

FIRST = 5
SHARES = {"clause": 3, "question": 2, "scenario": 1, "box": 1}
"""How many of a kind are among the first matches at most."""


class Match(NamedTuple):
    """Something that fits the words.

    kind: one of KINDS. id: what `show` takes; of the box: a path in the file. text: what it says.
    """

    game: str
    kind: str
    id: str
    text: str


def best_matches(games: Sequence[Game], words: Iterable[str], most: int = 10) -> list[Match]:
    """The things that fit best, the best first; none if no word means anything.

    A word that is looked for counts more than one that is used for the same thing; rare words count more than
    frequent ones. Among the first ones no kind crowds out the others.
    """
    said = _words(" ".join(words))
    asked = [word for word in said if word not in EMPTY]
    if not asked:
        return []
    with closing(sqlite3.connect(":memory:")) as table:
        table.execute(
            "CREATE VIRTUAL TABLE spec "
            "USING fts5(title, body, around, content='', tokenize='porter unicode61')"
        )
        entries = [entry for game in games for entry in _entries(game)]
        table.executemany(
            "INSERT INTO spec(rowid, title, body, around) VALUES (?, ?, ?, ?)",
            ((number, *texts) for number, (_, *texts) in enumerate(entries)),
        )
        scores: dict[int, float] = {}
        found: dict[int, int] = {}
        for word in asked:
            best: dict[int, float] = {}
            for other in _alike(word):
                weight = 1.0 if other == word else 0.5
                for row, score in _scored(table, other):
                    best[row] = max(best.get(row, 0.0), -score * weight)
            for row, score in best.items():
                scores[row] = scores.get(row, 0.0) + score
                found[row] = found.get(row, 0) + 1
        figure = not A_FIGURE.isdisjoint(said)

        def worth(row: int) -> float:
            # What has all the words goes before what has some of them often.
            match = entries[row][0]
            has_figure = figure and any(map(str.isdigit, match.text))
            return scores[row] * found[row] * KINDS[match.kind] * (1.3 if has_figure else 1.0)

        ranked = sorted(scores, key=lambda row: (-worth(row), row))
        return _mixed([entries[row][0] for row in ranked], most)


def _mixed(matches: list[Match], most: int) -> list[Match]:
    """As they come, but of no kind more than its share among the first ones: all have a chance there."""
    left = dict(SHARES)
    first: list[Match] = []
    for match in matches:
        if left[match.kind] > 0:
            left[match.kind] -= 1
            first.append(match)
    first = first[:FIRST]
    return [*first, *(match for match in matches if match not in first)][:most]


def _scored(table: sqlite3.Connection, word: str) -> Iterator[tuple[int, float]]:
    quoted = '"' + word.replace('"', '""') + '"'
    query = "SELECT rowid, bm25(spec, 3.0, 1.0, 0.3) FROM spec WHERE spec MATCH ?"
    yield from table.execute(query, (quoted,))


def _alike(word: str) -> list[str]:
    others = [other for group in ALIKE if word in group or f"{word}s" in group for other in group]
    return list(dict.fromkeys([word, *others]))


def _words(text: str) -> list[str]:
    return re.findall(r"[\w&]+", text.lower())


# what there is to find ----------------------------------------------------------------------------------

Entry = tuple[Match, str, str, str]
"""A thing, what is at its head, the rest, and what stands just before it."""

BEFORE = 2
"""So many clauses before one say what its `it` is."""


def _entries(game: Game) -> Iterator[Entry]:
    register = game.register
    before: list[str] = []
    for clause in register.clauses.values():
        title = register.sections[clause.section].title
        match = Match(game.name, "clause", clause.id, clause.text)
        yield match, "", f"{title} {clause.text}", " ".join(before)
        before = [*before, clause.text][-BEFORE:]
    for question in register.questions.values():
        readings = " ".join(question.readings.values())
        topic = question.topic.replace("_", " ")
        yield (
            Match(game.name, "question", question.id, question.problem),
            topic,
            f"{question.problem} {readings} {question.why}",
            "",
        )
    for name in game.scenario_ids:
        words = name.rpartition("/")[2].replace("-", " ")
        yield Match(game.name, "scenario", name, words), words, "", ""
    for path, text in _box(game.components):
        yield Match(game.name, "box", path, text), "", f"{path} {text}", ""


def _box(components: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """What is in a box, a thing at a time: its path and its figures."""
    for name, value in components.items():
        if isinstance(value, list):
            for number, one in enumerate(value):
                own = one.get("id") or one.get("name") or number if isinstance(one, dict) else number
                yield f"{name}.{own}", _told(one)
        elif isinstance(value, dict):
            for own, one in value.items():
                yield f"{name}.{own}", _told(one)
        elif value is not None:
            yield name, _told(value)


def _told(value: Any) -> str:
    """A value in words: `face 20, income 5`."""
    if isinstance(value, dict):
        return ", ".join(f"{str(name).replace('_', ' ')} {_told(one)}" for name, one in value.items())
    if isinstance(value, list):
        return " ".join(map(_told, value))
    if value is None or isinstance(value, bool):
        return {True: "yes", False: "no", None: "none"}[value]
    return str(value)
