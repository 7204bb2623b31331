"""What is looked through: registers, scenarios and boxes, no more of them read than is needed."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from trackwalker.coverage import ScenarioRef, scenarios_of
from trackwalker.paths import features_dir
from trackwalker.register import (
    Clause,
    Profile,
    Question,
    Register,
    load_profile,
    load_register,
    profile_names,
)
from trackwalker.scenario_ids import follow, former_ids, read_record
from trackwalker.suite.ids import section_of

__all__ = ["Game", "feature_text", "profiles"]


@dataclass(frozen=True)
class Game:
    """A game of the specification."""

    name: str
    features: Path

    @classmethod
    def named(cls, name: str, features: Path | None = None) -> "Game":
        """The game of that name. Raises TrackwalkerError if it has no register."""
        folder = features or features_dir()
        load_register(name, folder)
        return cls(name, folder)

    @cached_property
    def register(self) -> Register:
        """Its clauses and questions."""
        return load_register(self.name, self.features)

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """Its clauses, with those that only other editions have."""
        return self.register.clauses | self.register.elsewhere

    @cached_property
    def questions(self) -> dict[str, Question]:
        """Its questions, with those that only other editions raise."""
        return self.register.questions | self.register.questions_elsewhere

    @cached_property
    def scenario_ids(self) -> tuple[str, ...]:
        """The ids of its scenarios; of an outline without its rows."""
        return tuple(read_record(self.features, self.name) or ())

    @cached_property
    def components(self) -> dict[str, Any]:
        """What is in its box, as it is written down; nothing where it has none."""
        from trackwalker.documents import read_yaml

        file = self.features / self.name / "components.yaml"
        return dict(read_yaml(file, "the components of a game")) if file.is_file() else {}

    def scenarios_of_clause(self, clause: str) -> list[ScenarioRef]:
        """The scenarios that are tagged with a clause, in the order of the files."""
        return [one for one in self._where(f"@{clause}") if clause in one.clauses]

    def scenarios_of_question(self, question: str) -> list[ScenarioRef]:
        """The scenarios that need a reading of a question, in the order of the files."""
        return [
            one
            for one in self._where(f"@reading:{question}=")
            if any(reading.partition("=")[0] == question for reading in one.readings)
        ]

    def scenario(self, name: str) -> ScenarioRef | None:
        """The scenario of an id, of a former one too; of an outline also by the id of a row.

        Raises NoLongerThere for a former id that leads nowhere.
        """
        own = follow(name, former_ids(self.features, self.name)).partition("#")[0]
        section = own.split("/")[1] if own.count("/") == 2 else ""
        for file in self._files():
            if section_of(file) == section:
                for one in scenarios_of(file, self.name, self.register.prefix, glance=True):
                    if one.id == own:
                        return one
        return None

    def questions_on(self, clause: Clause) -> list[Question]:
        """The questions that touch a clause."""
        by_others = (one for one in self.register.questions_elsewhere.values() if clause.id in one.clauses)
        own = (self.questions[name] for name in clause.questions)
        return list({one.id: one for one in (*own, *by_others)}.values())

    def _where(self, tag: str) -> Iterator[ScenarioRef]:
        """The scenarios of the files in which a tag stands."""
        whole = re.compile(re.escape(tag) + ("" if tag.endswith("=") else r"(?![\w-])"))
        for file in self._files():
            if whole.search(feature_text(file)):
                yield from scenarios_of(file, self.name, self.register.prefix, glance=True)

    def _files(self) -> list[Path]:
        return sorted((self.features / self.name).glob("*.feature"))


def feature_text(file: Path) -> str:
    """The text of a feature file."""
    from trackwalker.reading import read_text

    return read_text(file, "a feature file")


def profiles(features: Path, game: str) -> list[Profile]:
    """The profiles that come with the specification, checked as far as they speak of a game."""
    return [load_profile(name, features, game) for name in profile_names(features)]
