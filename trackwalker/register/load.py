"""Reads registers and profiles from the specification, and checks them."""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from trackwalker.components.editions import Lineage, lineage_of, read_heads, unknown_edition
from trackwalker.documents import Where, complain, read_document
from trackwalker.errors import TrackwalkerError
from trackwalker.paths import features_dir
from trackwalker.register.checks import (
    check_ids,
    check_no_bounds,
    check_profile,
    check_questions,
    check_rulebook,
)
from trackwalker.register.clauses import Clause, Correction, Profile, Question, Register, Section, Source
from trackwalker.register.layers import Book, Layer, laid_over, places_of, read_layer
from trackwalker.scenario_ids import read_record

__all__ = ["load_editions", "load_profile", "load_register", "profile_names", "registered_games"]


class _Rulebook(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: str
    prefix: str
    source: Source
    edition: str
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


def load_register(game: str, features: Path | None = None, edition: str | None = None) -> Register:
    """The register of an edition of a game, checked.

    features: another specification folder than the installed one. edition: None: the base.

    Raises TrackwalkerError for an unknown game or edition, and with file and line for a document that is not
    in order.
    """
    editions = load_editions(game, features)
    if edition is None:
        return next(register for register in editions.values() if register.edition == register.lineage.base)
    if edition not in editions:
        raise unknown_edition(game, edition, next(iter(editions.values())).lineage)
    return editions[edition]


def load_editions(game: str, features: Path | None = None) -> Mapping[str, Register]:
    """The registers of all editions of a game, the oldest first. Raises as `load_register` does."""
    return _load_editions(game, features or features_dir())


@lru_cache(maxsize=16)
def _load_editions(game: str, features: Path) -> Mapping[str, Register]:
    folder = features / game
    if not (folder / "rulebook.yaml").is_file():
        known = ", ".join(registered_games(features)) or "none"
        raise TrackwalkerError(f"unknown game {game!r}: no register; games with one: {known}")
    base = _read_base(game, folder)
    heads = read_heads(features, game)
    if not heads:
        return {base.edition: base}
    lineage = lineage_of(base.edition, heads)
    read = {name: (*read_layer(file), file) for name, (_, file, _) in heads.items()}
    books = {base.edition: Book(dict(base.sections), dict(base.clauses), dict(base.questions))}
    finished = {base.edition: base.finished}
    sources = {base.edition: base.source}
    for name in sorted(lineage.over, key=lambda one: len(lineage.layers_of(one))):
        layer, text, file = read[name]
        below = lineage.over[name]
        books[name] = laid_over(books[below], layer, partial(complain, file, text))
        finished[name] = (*finished[below], *(section.id for section in layer.sections.added))
        sources[name] = msgspec.structs.replace(
            sources[below],
            title=f"{layer.title}; the rest as in {sources[below].title}",
            caution=layer.caution or sources[below].caution,
        )
    _check_ids_are_one_things(books, lineage, read)
    made: dict[str, Register] = {}
    for name in lineage.names:
        book = _marked(books, name, lineage)
        register = msgspec.structs.replace(
            base,
            source=sources[name],
            edition=name,
            lineage=lineage,
            finished=finished[name],
            corrections=tuple(one for one in base.corrections if one.id in book.clauses),
            sections=book.sections,
            clauses=book.clauses,
            questions=book.questions,
            restatements=_restatements(tuple(book.clauses.values())),
            elsewhere=_elsewhere("clauses", books, name, lineage),
            questions_elsewhere=_elsewhere("questions", books, name, lineage),
        )
        if name != base.edition:
            layer, text, file = read[name]
            wrong = _at_layer(register, layer, partial(complain, file, text))
            check_rulebook(register, wrong)
            check_questions(register, wrong)
        made[name] = register
    return made


Complaint = Callable[[Where, str], TrackwalkerError]


def _read_base(game: str, folder: Path) -> Register:
    """The register of the book that is read, checked."""
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
        edition=book.edition,
        lineage=lineage_of(book.edition, {}),
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
    for number, clause in enumerate(book.clauses):
        check_no_bounds(clause, ("clauses", number), wrong_book)
    for number, question in enumerate(asked.questions):
        check_no_bounds(question, ("questions", number), wrong_readings)
    check_rulebook(register, wrong_book)
    check_questions(register, wrong_readings)
    return register


def _marked(books: Mapping[str, Book], edition: str, lineage: Lineage) -> Book:
    """The book of an edition, with what other editions have of its clauses and questions beside them."""
    book = books[edition]
    clauses = {one: _beside(clause, books, lineage) for one, clause in book.clauses.items()}
    questions = {
        one: _bounded(question, "questions", books, lineage) for one, question in book.questions.items()
    }
    return Book(book.sections, clauses, questions)


def _beside(clause: Clause, books: Mapping[str, Book], lineage: Lineage) -> Clause:
    said = {name: book.clauses[clause.id].text for name, book in books.items() if clause.id in book.clauses}
    others = {name: said[name] for name in lineage.names if said.get(name, clause.text) != clause.text}
    bounded = _bounded(clause, "clauses", books, lineage)
    return msgspec.structs.replace(bounded, wordings=others) if others else bounded


Entry = TypeVar("Entry", Clause, Question)


def _bounded(entry: Entry, kind: str, books: Mapping[str, Book], lineage: Lineage) -> Entry:
    having = [name for name, book in books.items() if entry.id in getattr(book, kind)]
    if len(having) == len(books):
        return entry
    since, until = lineage.bounds(having)
    return msgspec.structs.replace(entry, since=since, until=until)


def _elsewhere(kind: str, books: Mapping[str, Book], edition: str, lineage: Lineage) -> dict[str, Any]:
    """What only other editions have, each as the nearest to the base has it."""
    found: dict[str, Any] = {}
    own = getattr(books[edition], kind)
    for name in sorted(books, key=lambda one: len(lineage.layers_of(one))):
        for one, entry in getattr(books[name], kind).items():
            if one not in own and one not in found:
                is_clause = isinstance(entry, Clause)
                found[one] = (
                    _beside(entry, books, lineage) if is_clause else _bounded(entry, kind, books, lineage)
                )
    return found


def _check_ids_are_one_things(
    books: Mapping[str, Book], lineage: Lineage, read: Mapping[str, tuple[Layer, str, Path]]
) -> None:
    """Raise where two layers that do not lie over each other add something under one id."""
    adding: dict[str, str] = {}
    for name in books:
        if name == lineage.base:
            adding |= dict.fromkeys((*books[name].clauses, *books[name].questions), name)
    for name in sorted(lineage.over, key=lambda one: len(lineage.layers_of(one))):
        layer, text, file = read[name]
        for kind, ids in (
            ("clauses", [clause.id for clause in layer.clauses.added]),
            ("questions", [question.id for question in layer.questions.added]),
        ):
            for number, one in enumerate(ids):
                if one in adding:
                    what = f"the edition {adding[one]} has another {one!r}: ids are for ever"
                    raise complain(file, text, (kind, "added", number, "id"), what)
                adding[one] = name


def _at_layer(register: Register, layer: Layer, wrong: Complaint) -> Complaint:
    """Complaints about a register, at the place of its layer that the clause or the question stands at."""
    places = places_of(layer)

    def complaint(where: Where, what: str) -> TrackwalkerError:
        ids = list(register.clauses if where[0] == "clauses" else register.questions)
        name = ids[where[1]] if len(where) > 1 and isinstance(where[1], int) else ""
        place = places.get(name)
        if place is None:
            return wrong(("edition",), f"in the edition {register.edition} {what}")
        return wrong((*place, *where[2:]), what)

    return complaint


def whole_games(features: Path | None = None) -> list[str]:
    """The games with a register of which all sections are finished, by name."""
    return [game for game in registered_games(features) if load_register(game, features).is_whole]


def _restatements(clauses: tuple[Clause, ...]) -> dict[str, tuple[str, ...]]:
    again: dict[str, list[str]] = {}
    for clause in clauses:
        for said in clause.restates:
            again.setdefault(said, []).append(clause.id)
    return {said: tuple(ids) for said, ids in again.items()}


def load_profile(name: str, features: Path | None = None, game: str | None = None) -> Profile:
    """The profile of that name, checked against the registers of its games.

    game: the only one that is of interest, so that no other register has to be read; None: all.

    Raises TrackwalkerError for an unknown name, and with file and line for a profile that is not in order.
    """
    return _load_profile(name, features or features_dir(), game)


@lru_cache(maxsize=16)
def _load_profile(name: str, features: Path, only: str | None) -> Profile:
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
        if only not in (None, game):
            continue
        if not (features / game / "rulebook.yaml").is_file():
            raise wrong(("games", game), f"{game!r} is no game with a register")
        check_profile(game, entry, load_editions(game, features), read_record(features, game), wrong)
    return profile
