"""The clause register: every binding sentence of a game's rulebook, its questions, and the known profiles.

The files are `features/GAME/rulebook.yaml`, `features/GAME/readings.yaml` and
`features/shared/profiles/NAME.yaml`. What is loaded here has been checked: ids are unique and well
formed, and whatever a clause, a question or a profile points at exists.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from trackwalker.documents import Where, complain, read_document
from trackwalker.errors import TrackwalkerError
from trackwalker.paths import features_dir
from trackwalker.register_checks import check_ids, check_profile, check_questions, check_rulebook

__all__ = [
    "Clause",
    "Correction",
    "Deviation",
    "GameProfile",
    "Profile",
    "Question",
    "Register",
    "Section",
    "Source",
    "load_profile",
    "load_register",
    "profile_names",
    "registered_games",
]

ClauseKind = Literal[
    "rule", "procedure", "limit", "exception", "table", "component", "definition", "endgame", "etiquette"
]
QuestionKind = Literal["binding", "choice", "unobservable"]


class Source(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rulebook that the register paraphrases.

    caution: what whoever reads a verdict has to know of it, if it is no full rulebook.
    """

    title: str
    author: str
    edition: str
    translator: str | None = None
    language: str = "en"
    caution: str | None = None


class Section(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A section of the rulebook, in the book's order."""

    id: str
    title: str


class Correction(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A clause whose paraphrase departs from the inventory it was made from, and why."""

    id: str
    reason: str


class Clause(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One sentence that binds somebody, in our words."""

    id: str
    section: str
    kind: ClauseKind
    text: str
    testable: bool
    why_not: str | None = None
    restates: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    since: str | None = None
    until: str | None = None


class Question(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that the text leaves unclear, and the ways to read it."""

    id: str
    kind: QuestionKind
    topic: str
    clauses: tuple[str, ...]
    problem: str
    readings: dict[str, str]
    default: str
    why: str
    because: str | None = None


class _Rulebook(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: str
    prefix: str
    source: Source
    editions: tuple[str, ...]
    finished: tuple[str, ...] = ()
    corrections: tuple[Correction, ...] = ()
    sections: tuple[Section, ...]
    clauses: tuple[Clause, ...]


class _Readings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: str
    questions: tuple[Question, ...]


class Register(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The clauses and questions of one game, in the rulebook's order."""

    game: str
    prefix: str
    source: Source
    editions: tuple[str, ...]
    finished: tuple[str, ...]
    corrections: tuple[Correction, ...]
    sections: Mapping[str, Section]
    clauses: Mapping[str, Clause]
    questions: Mapping[str, Question]
    restatements: Mapping[str, tuple[str, ...]]

    def clause(self, clause_id: str) -> Clause:
        """The clause of that id. Raises TrackwalkerError if there is none."""
        try:
            return self.clauses[clause_id]
        except KeyError:
            raise TrackwalkerError(f"{self.game} has no clause {clause_id!r}") from None

    def of_section(self, section: str) -> Iterator[Clause]:
        """The clauses of a section. Raises TrackwalkerError if there is no such section."""
        if section not in self.sections:
            known = ", ".join(self.sections)
            raise TrackwalkerError(f"{self.game} has no section {section!r}; it has {known}")
        return (clause for clause in self.clauses.values() if clause.section == section)

    def testable(self) -> Iterator[Clause]:
        """The clauses that a scenario can exercise."""
        return (clause for clause in self.clauses.values() if clause.testable)

    def restated_by(self, clause_id: str) -> tuple[str, ...]:
        """The clauses that say again what this one says."""
        return self.restatements.get(clause_id, ())

    def defaults(self) -> dict[str, str]:
        """Question -> the reading of an engine that is told nothing."""
        return {question.id: question.default for question in self.questions.values()}


class Deviation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A named place where an implementation goes against the text: of some clauses, or of a question."""

    id: str
    text: str
    why: str = ""
    question: str | None = None
    clauses: tuple[str, ...] = ()


class GameProfile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How an implementation plays one game, and its names for things.

    title: the game's name there. readings: question -> reading. options: the options that make it the
    rulebook's edition of the game there; without_options: what it is without them, in words. variants: the
    rulebook's own optional rules, by their name there -> the `options` that they are here. privates,
    companies, trains, tiles: what has another name there -> our name.
    """

    title: str
    readings: dict[str, str]
    edition: str | None = None
    options: tuple[str, ...] = ()
    without_options: str = ""
    variants: dict[str, dict[str, str | int | bool]] = {}
    deviations: tuple[Deviation, ...] = ()
    privates: dict[str, str] = {}
    companies: dict[str, str] = {}
    trains: dict[str, str] = {}
    tiles: dict[str, str] = {}

    def rules(self, register: "Register") -> dict[str, object]:
        """The `rules` parameter of the port's `new_game`: readings of open questions, and deviations.

        A binding question has one reading; where an implementation takes another, that is a deviation.
        """
        chosen = {
            asked: reading
            for asked, reading in self.readings.items()
            if register.questions[asked].kind == "choice"
        }
        return {"readings": chosen, "deviations": [entry.id for entry in self.deviations]}


class Profile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An implementation: its readings and deviations, game by game."""

    name: str
    games: dict[str, GameProfile]


def registered_games(features: Path | None = None) -> list[str]:
    """The games that have a rulebook register, by name."""
    return sorted(file.parent.name for file in (features or features_dir()).glob("*/rulebook.yaml"))


def profile_names(features: Path | None = None) -> list[str]:
    """The names of the profiles that come with the specification."""
    folder = (features or features_dir()) / "shared" / "profiles"
    return sorted(file.name.removesuffix(".yaml") for file in folder.glob("*.yaml"))


def load_register(game: str, features: Path | None = None) -> Register:
    """The register of a game, checked.

    features: another specification folder than the installed one. Raises TrackwalkerError for an unknown
    game, and with file and line for a document that is not in order.
    """
    return _load_register(game, features or features_dir())


@lru_cache(maxsize=16)
def _load_register(game: str, features: Path) -> Register:
    folder = features / game
    if not (folder / "rulebook.yaml").is_file():
        known = ", ".join(registered_games(features)) or "none"
        raise TrackwalkerError(f"unknown game {game!r}: no register; games with one: {known}")
    book, book_text = read_document(folder / "rulebook.yaml", _Rulebook, "a rulebook register")
    asked, asked_text = read_document(folder / "readings.yaml", _Readings, "the questions of a rulebook")

    def wrong_book(where: Where, what: str) -> TrackwalkerError:
        return complain(folder / "rulebook.yaml", book_text, where, what)

    def wrong_readings(where: Where, what: str) -> TrackwalkerError:
        return complain(folder / "readings.yaml", asked_text, where, what)

    for found, wrong in ((book.game, wrong_book), (asked.game, wrong_readings)):
        if found != game:
            raise wrong(("game",), f"game is {found!r}, expected {game!r}, the name of the folder")
    register = Register(
        game=game,
        prefix=book.prefix,
        source=book.source,
        editions=book.editions,
        finished=book.finished,
        corrections=book.corrections,
        sections={section.id: section for section in book.sections},
        clauses={clause.id: clause for clause in book.clauses},
        questions={question.id: question for question in asked.questions},
        restatements=_restatements(book.clauses),
    )
    check_ids("sections", [section.id for section in book.sections], wrong_book)
    check_ids("clauses", [clause.id for clause in book.clauses], wrong_book)
    check_ids("questions", [question.id for question in asked.questions], wrong_readings)
    check_rulebook(register, wrong_book)
    check_questions(register, wrong_readings)
    return register


def _restatements(clauses: tuple[Clause, ...]) -> dict[str, tuple[str, ...]]:
    again: dict[str, list[str]] = {}
    for clause in clauses:
        for said in clause.restates:
            again.setdefault(said, []).append(clause.id)
    return {said: tuple(ids) for said, ids in again.items()}


def load_profile(name: str, features: Path | None = None) -> Profile:
    """The profile of that name, checked against the registers of its games.

    Raises TrackwalkerError for an unknown name, and with file and line for a profile that is not in order.
    """
    return _load_profile(name, features or features_dir())


@lru_cache(maxsize=16)
def _load_profile(name: str, features: Path) -> Profile:
    if name not in profile_names(features):
        known = ", ".join(profile_names(features)) or "none"
        raise TrackwalkerError(f"unknown profile {name!r}; known: {known}")
    file = features / "shared" / "profiles" / f"{name}.yaml"
    profile, text = read_document(file, Profile, "a profile")

    def wrong(where: Where, what: str) -> TrackwalkerError:
        return complain(file, text, where, what)

    if profile.name != name:
        raise wrong(("name",), f"name is {profile.name!r}, expected {name!r}, the name of the file")
    for game, entry in profile.games.items():
        if not (features / game / "rulebook.yaml").is_file():
            raise wrong(("games", game), f"{game!r} is no game with a register")
        check_profile(game, entry, _load_register(game, features), wrong)
    return profile
