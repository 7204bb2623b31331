"""What an edition changes of the clauses and the questions of the edition that it is over."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec

from trackwalker.components.editions import LayerHead
from trackwalker.documents import Where, complain, read_document
from trackwalker.errors import TrackwalkerError
from trackwalker.register.checks import check_no_bounds
from trackwalker.register.clauses import Clause, ClauseKind, Question, QuestionKind, Section

__all__ = [
    "Book",
    "Layer",
    "RewordedClause",
    "RewordedQuestion",
    "Withdrawn",
    "laid_over",
    "places_of",
    "read_layer",
]


class AddedSection(Section, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A section that the edition below does not have. after: the one that it follows; left out: the last."""

    after: str | None = None


class AddedClause(Clause, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A clause that the edition below does not have. after: the one that it follows; left out: the last of
    its section."""

    after: str | None = None


class Withdrawn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the edition no longer has. why: in a sentence. origin: where that was read, if elsewhere."""

    id: str
    why: str
    origin: str | None = None


class RewordedClause(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A clause that says something else. was: its text below, which is compared; text: what it says here.

    What is left out of the rest stays as it is.
    """

    id: str
    was: str
    text: str
    why: str | None = None
    origin: str | None = None
    section: str | None = None
    kind: ClauseKind | None = None
    testable: bool | None = None
    why_not: str | None = None
    restates: tuple[str, ...] | None = None
    questions: tuple[str, ...] | None = None
    figures: dict[str, str | tuple[str, ...]] | None = None
    not_in_the_box: dict[str, tuple[str, ...]] | None = None


class RewordedQuestion(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question that is put, read or answered in another way.

    was: its problem below, which is compared. What is left out stays as it is.
    """

    id: str
    was: str
    origin: str | None = None
    kind: QuestionKind | None = None
    clauses: tuple[str, ...] | None = None
    problem: str | None = None
    readings: dict[str, str] | None = None
    default: str | None = None
    why: str | None = None
    because: str | None = None
    figures: dict[str, str | tuple[str, ...]] | None = None
    not_in_the_box: dict[str, tuple[str, ...]] | None = None


class _Sections(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    added: tuple[AddedSection, ...] = ()


class _Clauses(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    added: tuple[AddedClause, ...] = ()
    withdrawn: tuple[Withdrawn, ...] = ()
    reworded: tuple[RewordedClause, ...] = ()


class _Questions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    added: tuple[Question, ...] = ()
    withdrawn: tuple[Withdrawn, ...] = ()
    reworded: tuple[RewordedQuestion, ...] = ()


class Layer(LayerHead, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An edition as what it changes of another.

    title: its name. source: what it was read from. caution: what whoever reads a verdict has to know of it;
    left out: what is to be known of the edition below.
    """

    title: str
    source: str
    caution: str | None = None
    sections: _Sections = _Sections()
    clauses: _Clauses = _Clauses()
    questions: _Questions = _Questions()

    @property
    def is_empty(self) -> bool:
        """Whether it changes nothing."""
        parts = (self.components, self.sections.added, *self._of(self.clauses), *self._of(self.questions))
        return not any(parts)

    @staticmethod
    def _of(part: _Clauses | _Questions) -> tuple[tuple[object, ...], ...]:
        return (part.added, part.withdrawn, part.reworded)


@dataclass
class Book:
    """The sections, clauses and questions of an edition by id, in order."""

    sections: dict[str, Section] = field(default_factory=dict)
    clauses: dict[str, Clause] = field(default_factory=dict)
    questions: dict[str, Question] = field(default_factory=dict)


Complaint = Callable[[Where, str], TrackwalkerError]
Entry = TypeVar("Entry", Clause, Question)


def read_layer(file: Path) -> tuple[Layer, str]:
    """The layer in a file, and its text. Raises TrackwalkerError, with file and line, unless it is one."""
    layer, text = read_document(file, Layer, "an edition as a layer")
    wrong = partial(complain, file, text)
    for number, clause in enumerate(layer.clauses.added):
        check_no_bounds(clause, ("clauses", "added", number), wrong)
    for number, question in enumerate(layer.questions.added):
        check_no_bounds(question, ("questions", "added", number), wrong)
    return layer, text


def places_of(layer: Layer) -> dict[str, Where]:
    """Where in a layer each clause and each question stands that it adds or rewords."""
    return {
        one: (kind, way, number)
        for kind, way, ids in (
            ("clauses", "reworded", [clause.id for clause in layer.clauses.reworded]),
            ("clauses", "added", [clause.id for clause in layer.clauses.added]),
            ("questions", "reworded", [question.id for question in layer.questions.reworded]),
            ("questions", "added", [question.id for question in layer.questions.added]),
        )
        for number, one in enumerate(ids)
    }


def laid_over(book: Book, layer: Layer, wrong: Complaint) -> Book:
    """A book with a layer over it; the book itself stays as it is. `wrong` makes the error for a place in it.

    An added question is one of its clauses as well, a withdrawn one no longer; a question no longer asks
    about a clause that is withdrawn.
    """
    made = Book(dict(book.sections), dict(book.clauses), dict(book.questions))
    for number, section in enumerate(layer.sections.added):
        at: Where = ("sections", "added", number)
        plain = Section(id=section.id, title=section.title)
        made.sections = _with(made.sections, section.id, plain, section.after, at, wrong)
    _lay_clauses(made, layer, wrong)
    _lay_questions(made, layer, wrong)
    return made


def _lay_clauses(made: Book, layer: Layer, wrong: Complaint) -> None:
    for number, gone in enumerate(layer.clauses.withdrawn):
        _below(made.clauses, gone.id, ("clauses", "withdrawn", number), wrong)
        del made.clauses[gone.id]
        for question in [one for one in made.questions.values() if gone.id in one.clauses]:
            left = tuple(one for one in question.clauses if one != gone.id)
            made.questions[question.id] = msgspec.structs.replace(question, clauses=left)
    for number, other in enumerate(layer.clauses.reworded):
        where: Where = ("clauses", "reworded", number)
        below = _below(made.clauses, other.id, where, wrong)
        _compare(other.was, below.text, (*where, "was"), f"{other.id} says", wrong)
        if _plain(other.text) == _plain(below.text):
            raise wrong((*where, "text"), f"{other.id} says the same as before")
        made.clauses[other.id] = msgspec.structs.replace(below, **_said(other, "text"))
    for number, clause in enumerate(layer.clauses.added):
        where = ("clauses", "added", number)
        after = clause.after or next(
            (one.id for one in reversed(made.clauses.values()) if one.section == clause.section), None
        )
        plain = Clause(**{name: getattr(clause, name) for name in Clause.__struct_fields__})
        made.clauses = _with(made.clauses, clause.id, plain, after, where, wrong)


def _lay_questions(made: Book, layer: Layer, wrong: Complaint) -> None:
    for number, gone in enumerate(layer.questions.withdrawn):
        _below(made.questions, gone.id, ("questions", "withdrawn", number), wrong)
        del made.questions[gone.id]
        _name_in_clauses(made, gone.id, ())
    for number, other in enumerate(layer.questions.reworded):
        where: Where = ("questions", "reworded", number)
        below = _below(made.questions, other.id, where, wrong)
        _compare(other.was, below.problem, (*where, "was"), f"{other.id} asks", wrong)
        made.questions[other.id] = msgspec.structs.replace(below, **_said(other))
        if other.clauses is not None:
            _name_in_clauses(made, other.id, other.clauses)
    for number, question in enumerate(layer.questions.added):
        made.questions = _with(
            made.questions, question.id, question, None, ("questions", "added", number), wrong
        )
        _name_in_clauses(made, question.id, question.clauses)


def _name_in_clauses(made: Book, question: str, clauses: tuple[str, ...]) -> None:
    """Let these clauses raise a question, and no others."""
    for clause in made.clauses.values():
        raises = clause.id in clauses
        if raises != (question in clause.questions):
            others = tuple(one for one in clause.questions if one != question)
            asked = (*others, question) if raises else others
            made.clauses[clause.id] = msgspec.structs.replace(clause, questions=asked)


T = TypeVar("T")


def _with(
    entries: dict[str, T], name: str, entry: T, after: str | None, where: Where, wrong: Complaint
) -> dict[str, T]:
    """The entries with one more behind `after`, or at the end."""
    if name in entries:
        raise wrong((*where, "id"), f"the edition below has {name!r} already")
    if after is not None and after not in entries:
        raise wrong((*where, "after"), f"{name}: there is no {after!r} that it could follow")
    made: dict[str, T] = {}
    for known, one in entries.items():
        made[known] = one
        if known == after:
            made[name] = entry
    return made if name in made else {**made, name: entry}


def _below(entries: Mapping[str, Entry], name: str, where: Where, wrong: Complaint) -> Entry:
    if name not in entries:
        raise wrong((*where, "id"), f"the edition below has no {name!r}")
    return entries[name]


def _compare(said: str, below: str, where: Where, what: str, wrong: Complaint) -> None:
    if _plain(said) != _plain(below):
        raise wrong(where, f"{what} {_plain(below)!r} in the edition below")


def _plain(text: str) -> str:
    return " ".join(text.split())


def _said(other: RewordedClause | RewordedQuestion, *always: str) -> dict[str, object]:
    """What it says of the entry, by the names of its members."""
    left_out = {"id", "was"} | ({"why"} if isinstance(other, RewordedClause) else set())
    members = [name for name in other.__struct_fields__ if name not in left_out]
    return {
        name: getattr(other, name) for name in members if name in always or getattr(other, name) is not None
    }
