"""The questions of a rulebook that leave an engine no choice, and what an edition answers in another way."""

from functools import lru_cache
from pathlib import Path

import msgspec

from .components import read_document
from .layers import Layer, layers_of

__all__ = ["settled_questions", "usual_readings"]


class _Question(msgspec.Struct):
    """What an engine needs of a question: whether one can choose, and what is taken."""

    id: str
    kind: str
    default: str


class _Questions(msgspec.Struct):
    """The file, as far as it matters here."""

    questions: list[_Question]


class _Book(msgspec.Struct):
    """The edition that the files of a game describe."""

    edition: str


@lru_cache(maxsize=32)
def settled_questions(features: Path, game: str, edition: str | None = None) -> dict[str, str]:
    """Question -> its answer, for those that the text settles or that no play can show.

    Raises:
        ComponentsError: a file cannot be read.
    """
    return {one.id: one.default for one in _asked(features, game, edition).values() if one.kind != "choice"}


@lru_cache(maxsize=32)
def usual_readings(features: Path, game: str, edition: str) -> dict[str, str]:
    """Question -> its usual answer in an edition, for those whose answer is another one in the base.

    Raises:
        ComponentsError: a file cannot be read.
    """
    changed = {one.id for layer in _over(features, game, edition) for one in layer.questions.reworded}
    if not changed:
        return {}
    base, here = _asked(features, game, None), _asked(features, game, edition)
    return {
        name: here[name].default
        for name in changed & here.keys() & base.keys()
        if here[name].default != base[name].default
    }


def _over(features: Path, game: str, edition: str | None) -> list[Layer]:
    base = read_document(features / game / "components.yaml", _Book).edition if edition else ""
    return layers_of(features / game, base, edition) if edition else []


@lru_cache(maxsize=32)
def _asked(features: Path, game: str, edition: str | None) -> dict[str, _Question]:
    """The questions of an edition by id."""
    known = read_document(features / game / "readings.yaml", _Questions).questions
    found = {question.id: question for question in known}
    for layer in _over(features, game, edition):
        for gone in layer.questions.withdrawn:
            found.pop(gone.id, None)
        for one in (*layer.questions.reworded, *layer.questions.added):
            before = found.get(one.id, _Question(one.id, "choice", ""))
            found[one.id] = _Question(one.id, one.kind or before.kind, one.default or before.default)
    return found
