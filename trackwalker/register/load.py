"""Reads registers and profiles from the specification, and checks them."""

from functools import lru_cache
from pathlib import Path

import msgspec

from trackwalker.documents import Where, complain, read_document
from trackwalker.errors import TrackwalkerError
from trackwalker.paths import features_dir
from trackwalker.register.checks import check_ids, check_profile, check_questions, check_rulebook
from trackwalker.register.clauses import Clause, Correction, Profile, Question, Register, Section, Source
from trackwalker.scenario_ids import read_record

__all__ = ["load_profile", "load_register", "profile_names", "registered_games"]


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


def whole_games(features: Path | None = None) -> list[str]:
    """The games with a register of which all sections are finished, by name."""
    return [game for game in registered_games(features) if load_register(game, features).is_whole]


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
        check_profile(game, entry, _load_register(game, features), read_record(features, game), wrong)
    return profile
