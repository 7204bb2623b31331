"""The questions of a rulebook that leave an engine no choice, from a game's ``readings.yaml``."""

from functools import lru_cache
from pathlib import Path

import msgspec

from .components import read_document

__all__ = ["settled_questions"]


class _Question(msgspec.Struct):
    """What an engine needs of a question: whether one can choose, and what is taken."""

    id: str
    kind: str
    default: str


class _Questions(msgspec.Struct):
    """The file, as far as it matters here."""

    questions: list[_Question]


@lru_cache(maxsize=16)
def settled_questions(features: Path, game: str) -> dict[str, str]:
    """Question -> its answer, for those that the text settles or that no play can show.

    Raises:
        ComponentsError: the file cannot be read.
    """
    known = read_document(features / game / "readings.yaml", _Questions).questions
    return {question.id: question.default for question in known if question.kind != "choice"}
