"""Clauses, sections and questions of a rulebook, and what is known of implementations."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

import msgspec

from trackwalker.components.editions import Lineage
from trackwalker.errors import TrackwalkerError

__all__ = [
    "NOT_SHOWN",
    "Clause",
    "Correction",
    "Deviation",
    "GameProfile",
    "Profile",
    "Question",
    "Register",
    "Section",
    "Shown",
    "Source",
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
    """One sentence that binds somebody, in our words. figures, not_in_the_box: see `register.figures`.

    origin: where it was read, if not in the source of the register. since, until: the first and the last
    edition that has it, where not all have; wordings: edition -> what it says there, where that is something
    else. These three follow from the layers and stand in no file.
    """

    id: str
    section: str
    kind: ClauseKind
    text: str
    testable: bool
    why_not: str | None = None
    restates: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()
    origin: str | None = None
    since: str | None = None
    until: str | None = None
    wordings: dict[str, str] = {}
    figures: dict[str, str | tuple[str, ...]] = {}
    not_in_the_box: dict[str, tuple[str, ...]] = {}

    @property
    def texts(self) -> tuple[str, ...]:
        """What it says."""
        return (self.text,)


class Question(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something that the text leaves unclear, and the ways to read it.

    figures, not_in_the_box: see `register.figures`. since, until: the first and the last edition in which it
    is asked, where it is not in all; they stand in no file.
    """

    id: str
    kind: QuestionKind
    topic: str
    clauses: tuple[str, ...]
    problem: str
    readings: dict[str, str]
    default: str
    why: str
    because: str | None = None
    origin: str | None = None
    since: str | None = None
    until: str | None = None
    figures: dict[str, str | tuple[str, ...]] = {}
    not_in_the_box: dict[str, tuple[str, ...]] = {}

    @property
    def texts(self) -> tuple[str, ...]:
        """All that is said of it: problem, readings, reasons."""
        return (self.problem, *self.readings.values(), self.why, *([self.because] if self.because else []))


class Register(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The clauses and questions of one edition of a game, in the rulebook's order.

    lineage: all editions of the game. elsewhere, questions_elsewhere: the clauses and the questions that only
    other editions have.
    """

    game: str
    prefix: str
    source: Source
    edition: str
    lineage: Lineage
    finished: tuple[str, ...]
    corrections: tuple[Correction, ...]
    sections: Mapping[str, Section]
    clauses: dict[str, Clause]
    questions: dict[str, Question]
    restatements: Mapping[str, tuple[str, ...]]
    elsewhere: dict[str, Clause] = {}
    questions_elsewhere: dict[str, Question] = {}

    @property
    def editions(self) -> tuple[str, ...]:
        """All editions of the game, the oldest first."""
        return self.lineage.names

    @property
    def absent(self) -> frozenset[str]:
        """The clauses and questions that only other editions have, by id."""
        return frozenset((*self.elsewhere, *self.questions_elsewhere))

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

    @property
    def is_whole(self) -> bool:
        """Whether all sections are finished; what asks for a whole game asks the others for nothing yet."""
        return {clause.section for clause in self.testable()} <= {*self.finished}

    def restated_by(self, clause_id: str) -> tuple[str, ...]:
        """The clauses that say again what this one says."""
        return self.restatements.get(clause_id, ())

    def defaults(self) -> dict[str, str]:
        """Question -> the reading of an engine that is told nothing."""
        return {question.id: question.default for question in self.questions.values()}


NOT_SHOWN: Literal["not shown"] = "not shown"
Shown = tuple[str, ...] | Literal["not shown"]
"""What shows how an implementation plays: ids of scenarios, and recorded games (`game 1277`)."""


class Deviation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A named place where an implementation goes against the text: of some clauses, or of a question.

    shown: the scenarios that fail for it, and recorded games that cannot be replayed without it.
    """

    id: str
    text: str
    why: str = ""
    question: str | None = None
    clauses: tuple[str, ...] = ()
    shown: Shown = NOT_SHOWN

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The scenarios that fail for it."""
        return () if self.shown == NOT_SHOWN else tuple(one for one in self.shown if "/" in one)


class GameProfile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How an implementation plays one game, and its names for things.

    title: the game's name there. readings: question -> reading. shown: question -> the scenarios that
    only an engine of this reading passes, and recorded games that need it. edition: by which it plays (None:
    the base); editions: options there -> the edition that they make it. variants: optional rules by their
    name there -> the `options` that they are here, none for one that changes only what is dealt. privates,
    companies, trains, tiles: what has another name there -> our name.
    """

    title: str
    readings: dict[str, str]
    shown: dict[str, Shown] = {}
    edition: str | None = None
    editions: dict[str, str] = {}
    variants: dict[str, dict[str, str | int | bool]] = {}
    deviations: tuple[Deviation, ...] = ()
    privates: dict[str, str] = {}
    companies: dict[str, str] = {}
    trains: dict[str, str] = {}
    tiles: dict[str, str] = {}

    def edition_by(self, options: Iterable[str]) -> str | None:
        """The edition that a game with these options is played by there; None: the base."""
        return next((self.editions[option] for option in options if option in self.editions), self.edition)

    def rules(self, register: "Register") -> dict[str, object]:
        """The `rules` parameter of the port's `new_game`: readings of open questions, and deviations.

        A binding question has one reading; where an implementation takes another, that is a deviation.
        """
        chosen = {
            asked: reading
            for asked, reading in self.readings.items()
            if asked in register.questions and register.questions[asked].kind == "choice"
        }
        return {"readings": chosen, "deviations": [entry.id for entry in self.deviations]}


class Profile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An implementation: its readings and deviations, game by game."""

    name: str
    games: dict[str, GameProfile]
