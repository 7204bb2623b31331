"""How the games differ, subject by subject, with the clauses in which they say so."""

from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from trackwalker.documents import complain, read_document
from trackwalker.register.load import load_register

__all__ = ["FILE", "Difference", "Differences", "Subject", "load_differences"]

FILE = "shared/differences.yaml"
"""Where in the specification it stands."""


class Difference(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that a game has and not all have. by: the mechanism that plays it, or `figures` of the box,
    or `without` any mechanism. clauses: in which the game says so."""

    by: str
    says: str
    clauses: tuple[str, ...]


class Subject(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What it is about, and what each game has to say on it; of none: it is as in the others."""

    name: str
    games: dict[str, tuple[Difference, ...]]


class Differences(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the games differ."""

    format: Literal["trackwalker-differences/1"]
    subjects: tuple[Subject, ...]

    def clauses_of(self, subject: str, game: str, by: str) -> tuple[str, ...]:
        """The clauses of what a mechanism is said to do in a game."""
        found = (
            one.clauses
            for own in self.subjects
            if own.name == subject
            for one in own.games.get(game, ())
            if one.by == by
        )
        return next(found, ())


def load_differences(features: Path, games: Iterable[str] = ()) -> Differences | None:
    """How the games differ; None where the specification does not say. games: whose clauses are looked up.

    Raises TrackwalkerError, with file and line, for a document that is not in order, and for a clause that
    there is not.
    """
    file = features / FILE
    return _load(file, features, tuple(games)) if file.is_file() else None


@lru_cache(maxsize=4)
def _load(file: Path, features: Path, games: tuple[str, ...]) -> Differences:
    found, text = read_document(file, Differences, "how the games differ")
    for game in games:
        clauses = load_register(game, features).clauses
        for number, subject in enumerate(found.subjects):
            for place, one in enumerate(subject.games.get(game, ())):
                for at, clause in enumerate(one.clauses):
                    if clause not in clauses:
                        where = ("subjects", number, "games", game, place, "clauses", at)
                        raise complain(file, text, where, f"{game} has no clause {clause!r}")
    return found
