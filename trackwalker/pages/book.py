"""The rulebook side of the pages: clauses, questions and scenarios as they are written."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from trackwalker.components.editions import layer_files
from trackwalker.coverage import Coverage, ScenarioRef, coverage_of, scenario_text
from trackwalker.reading import read_text
from trackwalker.register import (
    Clause,
    GameProfile,
    Question,
    Register,
    load_editions,
    load_profile,
    profile_names,
)
from trackwalker.register.layers import Layer, read_layer
from trackwalker.suite.ids import section_of
from trackwalker.suite.order import edition_rules
from trackwalker.suite.tags import in_edition, read_tags

__all__ = ["Book", "Wording", "Written"]


@dataclass(frozen=True, slots=True)
class Written:
    """A scenario as it stands in its file. id: without the row of an outline.

    editions: those that have it, as places in `Book.names`; empty where all have.
    """

    id: str
    name: str
    section: str
    file: str
    line: int
    clauses: tuple[str, ...]
    readings: tuple[str, ...]
    text: str
    editions: tuple[int, ...] = ()

    @property
    def anchor(self) -> str:
        """Where it stands on the page of its section."""
        return self.id.rpartition("/")[2]


@dataclass(frozen=True, slots=True)
class Wording:
    """What a clause or a question says in some editions, these as places in `Book.names` and by name."""

    text: str
    editions: tuple[int, ...]
    names: tuple[str, ...]


@dataclass(frozen=True)
class Book:
    """The rulebook of a game, in all its editions."""

    cover: Coverage
    features: Path

    @classmethod
    def of(cls, game: str, features: Path) -> "Book":
        """The book of a game. Raises TrackwalkerError for documents that are not in order."""
        return cls(coverage_of(game, features, glance=True), features)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.register.game

    @property
    def register(self) -> Register:
        """Clauses and questions."""
        return self.cover.register

    @cached_property
    def scenarios(self) -> Mapping[str, Written]:
        """Every scenario by its id, in the order of the files."""
        return {one.id: one for one in self._written()}

    @cached_property
    def of_section(self) -> Mapping[str, list[Written]]:
        """The scenarios of each section; those of the book come first, in its order."""
        found: dict[str, list[Written]] = {section: [] for section in self.titles}
        for one in self.scenarios.values():
            found.setdefault(one.section, []).append(one)
        return found

    def scenarios_about(self, section: str) -> int:
        """How many scenarios stand in a section, or elsewhere and prove one of its clauses."""
        own = {one.id for one in self.of_section[section]}
        return len(own.union(one.id for clause in self.clauses(section) for one in self.of_clause[clause.id]))

    @cached_property
    def of_clause(self) -> Mapping[str, list[Written]]:
        """The scenarios that are tagged with each clause."""
        found: dict[str, list[Written]] = {
            clause: [] for clause in (*self.register.clauses, *self.register.elsewhere)
        }
        for one in self.scenarios.values():
            for clause in one.clauses:
                if clause in found:
                    found[clause].append(one)
        return found

    @cached_property
    def of_question(self) -> Mapping[str, list[Written]]:
        """The scenarios that hold by some readings of each question only."""
        found: dict[str, list[Written]] = {}
        for one in self.scenarios.values():
            for name in dict.fromkeys(reading.partition("=")[0] for reading in one.readings):
                found.setdefault(name, []).append(one)
        return found

    @cached_property
    def profiles(self) -> Mapping[str, GameProfile]:
        """What profiles say of the game, by their names."""
        all_of_them = (load_profile(one, self.features, self.game) for one in profile_names(self.features))
        return {one.name: one.games[self.game] for one in all_of_them if self.game in one.games}

    @cached_property
    def editions(self) -> Mapping[str, Register]:
        """Its editions, the oldest first."""
        return load_editions(self.game, self.features)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the editions, the oldest first."""
        return tuple(self.editions)

    @cached_property
    def layers(self) -> Mapping[str, Layer]:
        """What the editions besides the base say that they change."""
        read = (read_layer(file)[0] for file in layer_files(self.features, self.game))
        found = {layer.edition: layer for layer in read}
        return {name: found[name] for name in self.names if name in found}

    @cached_property
    def titles(self) -> Mapping[str, str]:
        """The titles of all sections, in the order of the book."""
        found = {section.id: section.title for section in self.register.sections.values()}
        for register in self.editions.values():
            for place, section in enumerate(register.sections.values()):
                if section.id not in found:
                    found = _behind(found, section.id, section.title, [*register.sections][:place])
        return found

    @cached_property
    def _in_order(self) -> Mapping[str, Clause]:
        """The clauses of all editions, each at its place; as the base has it, where it does."""
        found = dict(self.register.clauses)
        for register in self.editions.values():
            order = list(register.clauses)
            for place, clause in enumerate(register.clauses.values()):
                if clause.id not in found:
                    found = _behind(found, clause.id, self.clause(clause.id), order[:place])
        return found

    def clauses(self, section: str) -> list[Clause]:
        """The clauses of a section, those of other editions at their place."""
        return [one for one in self._in_order.values() if one.section == section]

    def clause(self, name: str) -> Clause:
        """The clause of that id, of whatever edition."""
        return self.register.clauses.get(name) or self.register.elsewhere[name]

    def has_clause(self, name: str) -> bool:
        """Whether some edition has such a clause."""
        return name in self._in_order

    def question(self, name: str) -> Question:
        """The question of that id, of whatever edition."""
        return self.register.questions.get(name) or self.register.questions_elsewhere[name]

    @cached_property
    def asked(self) -> Mapping[str, Question]:
        """The questions of all editions."""
        return {**self.register.questions, **self.register.questions_elsewhere}

    def questions(self, clause: Clause) -> list[Question]:
        """The questions that touch a clause, in whatever edition."""
        by_others = (one for one in self.register.questions_elsewhere.values() if clause.id in one.clauses)
        own = (self.asked[name] for name in clause.questions if name in self.asked)
        return list({one.id: one for one in (*own, *by_others)}.values())

    def having(self, name: str) -> tuple[int, ...]:
        """The editions that have a clause or a question, as places in `names`; empty where all have."""
        found = [
            place
            for place, one in enumerate(self.editions.values())
            if name in one.clauses or name in one.questions
        ]
        return () if len(found) == len(self.editions) else tuple(found)

    def wordings(self, name: str) -> list[Wording]:
        """What a clause or the problem of a question says, that of the base first; one where all say it."""
        said: dict[str, list[int]] = {}
        for place in sorted(range(len(self.names)), key=lambda one: self.names[one] != self.register.edition):
            register = self.editions[self.names[place]]
            if name in register.clauses:
                said.setdefault(register.clauses[name].text, []).append(place)
            elif name in register.questions:
                said.setdefault(register.questions[name].problem, []).append(place)
        return [
            Wording(text, tuple(sorted(places)), tuple(self.names[one] for one in sorted(places)))
            for text, places in said.items()
        ]

    def read_otherwise(self, question: Question) -> list[tuple[int, str, Question]]:
        """The editions in which a question has other readings or recommends another one: place and name."""
        found = []
        for place, (name, register) in enumerate(self.editions.items()):
            own = register.questions.get(question.id)
            if own is not None and (own.readings, own.default) != (question.readings, question.default):
                found.append((place, name, own))
        return found

    def why_withdrawn(self, name: str) -> list[tuple[str, str]]:
        """The editions that say why they no longer have a clause or a question, and what they say."""
        return [
            (edition, one.why)
            for edition, layer in self.layers.items()
            for one in (*layer.clauses.withdrawn, *layer.questions.withdrawn)
            if one.id == name
        ]

    def differs(self, section: str) -> bool:
        """Whether the editions are not of one mind on a section."""
        own = self.clauses(section)
        asked = [question.id for clause in own for question in self.questions(clause)]
        return any(self.having(one) or len(self.wordings(one)) > 1 for one in (*(c.id for c in own), *asked))

    def who_reads(self, question: Question, letter: str) -> list[str]:
        """The profiles that follow a reading."""
        return [name for name, own in self.profiles.items() if own.readings.get(question.id) == letter]

    def _written(self) -> Iterator[Written]:
        texts: dict[Path, list[str]] = {}
        rules = [*edition_rules(self.game, self.features).values()]
        for ref in sorted((*self.cover.scenarios, *self.cover.elsewhere), key=_in_files):
            lines = texts.get(ref.file)
            if lines is None:
                lines = texts[ref.file] = read_text(ref.file, "a feature file").splitlines()
            having: tuple[int, ...] = ()
            if len(rules) > 1:
                tags = read_tags(tag[1:] for tag in ref.tags)
                having = tuple(place for place, own in enumerate(rules) if in_edition(tags, own))
            yield Written(
                ref.id,
                ref.name,
                section_of(ref.file),
                ref.file.relative_to(self.features).as_posix(),
                ref.line,
                ref.clauses,
                ref.readings,
                scenario_text(ref, lines),
                having if len(having) < len(rules) else (),
            )


def _in_files(scenario: ScenarioRef) -> tuple[str, int]:
    return scenario.file.name, scenario.line


T = TypeVar("T")


def _behind(found: Mapping[str, T], name: str, entry: T, before: Sequence[str]) -> dict[str, T]:
    """What was found with one more entry, behind the last of those before it that is there."""
    last = next((one for one in reversed(before) if one in found), None)
    made: dict[str, T] = {} if last is not None else {name: entry}
    for known, one in found.items():
        made[known] = one
        if known == last:
            made[name] = entry
    return made
