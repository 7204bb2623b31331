"""The rulebook side of the pages: clauses, questions and scenarios as they are written."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from trackwalker.coverage import Coverage, ScenarioRef, coverage_of, scenario_text
from trackwalker.reading import read_text
from trackwalker.register import Clause, GameProfile, Question, Register, load_profile, profile_names
from trackwalker.suite.ids import section_of

__all__ = ["Book", "Written"]


@dataclass(frozen=True, slots=True)
class Written:
    """A scenario as it stands in its file. id: without the row of an outline."""

    id: str
    name: str
    section: str
    file: str
    line: int
    clauses: tuple[str, ...]
    readings: tuple[str, ...]
    text: str

    @property
    def anchor(self) -> str:
        """Where it stands on the page of its section."""
        return self.id.rpartition("/")[2]


@dataclass(frozen=True)
class Book:
    """The rulebook of a game."""

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
        found: dict[str, list[Written]] = {section: [] for section in self.register.sections}
        for one in self.scenarios.values():
            found.setdefault(one.section, []).append(one)
        return found

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

    def clauses(self, section: str) -> list[Clause]:
        """The clauses of a section, those of other editions last."""
        own = list(self.register.of_section(section)) if section in self.register.sections else []
        return [*own, *(one for one in self.register.elsewhere.values() if one.section == section)]

    def clause(self, name: str) -> Clause:
        """The clause of that id, of whatever edition."""
        return self.register.clauses.get(name) or self.register.elsewhere[name]

    def questions(self, clause: Clause) -> list[Question]:
        """The questions that touch a clause."""
        return [self.register.questions[name] for name in clause.questions if name in self.register.questions]

    def who_reads(self, question: Question, letter: str) -> list[str]:
        """The profiles that follow a reading."""
        return [name for name, own in self.profiles.items() if own.readings.get(question.id) == letter]

    def _written(self) -> Iterator[Written]:
        texts: dict[Path, list[str]] = {}
        for ref in sorted((*self.cover.scenarios, *self.cover.elsewhere), key=_in_files):
            lines = texts.get(ref.file)
            if lines is None:
                lines = texts[ref.file] = read_text(ref.file, "a feature file").splitlines()
            yield Written(
                ref.id,
                ref.name,
                section_of(ref.file),
                ref.file.relative_to(self.features).as_posix(),
                ref.line,
                ref.clauses,
                ref.readings,
                scenario_text(ref, lines),
            )


def _in_files(scenario: ScenarioRef) -> tuple[str, int]:
    return scenario.file.name, scenario.line
