"""One module a game: how the mechanisms are put together, and what each reading of its questions switches."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ..circumstances import Grounds, grounds_of
from ..game import Game
from ..rules.switches import Switches
from ..state import Rules
from .chesapeake import Chesapeake
from .clauses import chesapeake as chesapeake_clauses
from .clauses import eighteen46 as eighteen46_clauses
from .clauses import eighteen_fl as eighteen_fl_clauses
from .clauses import great_lakes as great_lakes_clauses
from .clauses import lost_atlas as lost_atlas_clauses
from .eighteen46 import Game1846
from .eighteen_fl import Game18FL
from .great_lakes import GreatLakes
from .lost_atlas import LostAtlas
from .readings import chesapeake as chesapeake_readings
from .readings import eighteen46 as eighteen46_readings
from .readings import eighteen_fl as eighteen_fl_readings
from .readings import great_lakes as great_lakes_readings
from .readings import lost_atlas as lost_atlas_readings

NOTHING_ELSE: Mapping[str, str] = {}


class UnknownRules(Exception):
    """A reading or deviation was asked for that the engine does not know."""


@dataclass(frozen=True, slots=True)
class Title:
    """What the engine knows of one game besides its components."""

    game: str
    rules: type[Game]
    readings: dict[str, dict[str, dict[str, Any]]]
    defaults: dict[str, str]
    fixed: dict[str, Any]
    """Settings of switches that are no question in this game."""
    deviations: dict[str, dict[str, Any]]
    grounds: Grounds
    """Refusal -> the clause of the rulebook that it rests on, by circumstance."""

    def switches(
        self,
        rules: Rules,
        settled: Callable[[], dict[str, str]] = dict,
        usual: Mapping[str, str] = NOTHING_ELSE,
    ) -> Switches:
        """The switches that readings and deviations set.

        ``settled`` tells the questions that leave nothing to switch, with the answer that is taken; ``usual``
        the readings that another edition takes where nothing is said.

        Raises:
            UnknownRules: the engine does not know one of them, or a settled question has another answer.
        """
        settings: dict[str, Any] = dict(self.fixed)
        for question, default in self.defaults.items():
            settings |= self.readings[question][default]
        for question, letter in {**usual, **rules.readings}.items():
            if question not in self.readings:
                self._check_settled(question, letter, settled())
                continue
            if question in rules.readings and settled().get(question, letter) != letter:
                self._check_settled(question, letter, settled())
            if letter not in self.readings[question]:
                known = ", ".join(sorted(self.readings[question]))
                raise UnknownRules(f"{self.game}: {question} has the readings {known}, not {letter}")
            settings |= self.readings[question][letter]
        for deviation in rules.deviations:
            if deviation not in self.deviations:
                known = ", ".join(sorted(self.deviations))
                raise UnknownRules(f"{self.game}: there is no deviation {deviation} (known: {known})")
            settings |= self.deviations[deviation]
        return replace(Switches(), **settings)

    def _check_settled(self, question: str, letter: str, settled: dict[str, str]) -> None:
        if question not in settled:
            raise UnknownRules(f"{self.game}: there is no question {question}")
        if letter != settled[question]:
            raise UnknownRules(
                f"{self.game}: {question} is no choice; its answer is {settled[question]}, not {letter}"
            )


CLAUSELESS: dict[str, str] = {
    "no-such-company": "a rulebook says which companies there are, and forbids no others",
    "no-such-private": "a rulebook says which private companies there are, and forbids no others",
    "no-such-train": "a rulebook says which trains there are, and forbids no others",
    "no-such-source": "trains lie in the bank, in the pool or with companies; there is no other place",
    "no-such-marker": "what is no marker cannot be put anywhere; no rule is needed for that",
    "no-shares": "where each company of the box has shares, nobody could mean one without",
}
"""Refusals that no clause has to forbid, and why; a game that has a clause for one all the same names it."""

TITLES: dict[str, Title] = {
    title.game: title
    for title in (
        Title(
            "18Chesapeake",
            Chesapeake,
            chesapeake_readings.READINGS,
            chesapeake_readings.DEFAULTS,
            chesapeake_readings.FIXED,
            chesapeake_readings.DEVIATIONS,
            grounds_of(chesapeake_clauses.CLAUSES),
        ),
        Title(
            "1846",
            Game1846,
            eighteen46_readings.READINGS,
            eighteen46_readings.DEFAULTS,
            eighteen46_readings.FIXED,
            eighteen46_readings.DEVIATIONS,
            grounds_of(eighteen46_clauses.CLAUSES),
        ),
        Title(
            "18FL",
            Game18FL,
            eighteen_fl_readings.READINGS,
            eighteen_fl_readings.DEFAULTS,
            eighteen_fl_readings.FIXED,
            eighteen_fl_readings.DEVIATIONS,
            grounds_of(eighteen_fl_clauses.CLAUSES),
        ),
        Title(
            "18GL",
            GreatLakes,
            great_lakes_readings.READINGS,
            great_lakes_readings.DEFAULTS,
            great_lakes_readings.FIXED,
            great_lakes_readings.DEVIATIONS,
            grounds_of(great_lakes_clauses.CLAUSES),
        ),
        Title(
            "LostAtlas",
            LostAtlas,
            lost_atlas_readings.READINGS,
            lost_atlas_readings.DEFAULTS,
            lost_atlas_readings.FIXED,
            lost_atlas_readings.DEVIATIONS,
            grounds_of(lost_atlas_clauses.CLAUSES),
        ),
    )
}
