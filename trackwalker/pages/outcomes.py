"""The side of the engines: what became of scenarios and clauses in each result."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import zip_longest

from trackwalker.pages.book import Book, Written
from trackwalker.reports.past import FINE, PastResult, PastScenario
from trackwalker.reports.statement import followed
from trackwalker.suite.ids import edition_in, in_edition, plain_id, slug
from trackwalker.verdicts import WORST_FIRST, Verdict

__all__ = ["LABELS", "MEANINGS", "VERDICTS", "Column", "columns"]

LABELS: Mapping[str, str] = {verdict.key: str(verdict) for verdict in Verdict}
"""The verdicts by their keys, in words."""

MEANINGS: Mapping[str, str] = {
    Verdict.PERMISSIVE.key: "it accepts what the clause forbids",
    Verdict.BROKEN.key: "it refuses what the clause allows, or the effect is wrong",
    Verdict.BLOCKED.key: "something else stands in the way, of which these clauses speak",
    Verdict.ERROR.key: "it crashed, hung or broke the protocol",
}
"""What the verdicts that somebody has to answer for say of an engine."""

VERDICTS: Mapping[str, str] = {
    Verdict.PASS.key: "the engine does what the clause says",
    **MEANINGS,
    Verdict.KNOWN.key: "it fails as the profile or the baseline in use says",
    Verdict.OTHER_READING.key: "the rulebook is unclear here, and the engine follows another reading",
    Verdict.UNSUPPORTED.key: "it lacks a capability that the scenario needs",
    Verdict.NOT_REACHED.key: "it was not played",
}
"""What each verdict says of an engine; the worst of its scenarios is that of a clause."""

_ORDER = [verdict.key for verdict in WORST_FIRST]


@dataclass(frozen=True)
class Column:
    """A result as the pages show it. key: its place in names of files. title: engine and version.

    edition: the one of which it is, where that is not the base.
    """

    key: str
    title: str
    result: PastResult
    edition: str = ""

    @cached_property
    def _followed(self) -> dict[str, dict[str, str]]:
        return {}

    @cached_property
    def _by_outline(self) -> Mapping[str, list[PastScenario]]:
        found: dict[str, list[PastScenario]] = {}
        for one in self.result.scenarios:
            if edition_in(one.id) == self.edition:
                found.setdefault(plain_id(one.id).partition("#")[0], []).append(one)
        return found

    @cached_property
    def _by_clause(self) -> Mapping[str, str]:
        own = (game for game in self._by_label if edition_in(game) == self.edition)
        return {clause.id: clause.verdict for game in own for clause in self.result.clauses_of(game)}

    @cached_property
    def _by_label(self) -> Mapping[str, list[PastScenario]]:
        found: dict[str, list[PastScenario]] = {}
        for one in self.result.scenarios:
            found.setdefault(one.label, []).append(one)
        return found

    def plays(self, game: str) -> bool:
        """Whether the game is in the result."""
        return in_edition(game, self.edition, "") in self._by_label

    def of_scenario(self, scenario: Written) -> str | None:
        """The key of the worst verdict of its rows; None where it was not planned."""
        rows = self.rows(scenario)
        return min((row.verdict for row in rows), key=_ORDER.index) if rows else None

    def rows(self, scenario: Written) -> list[PastScenario]:
        """What became of it: of an outline, row by row."""
        return self._by_outline.get(scenario.id, [])

    def trouble(self, scenario: Written) -> list[PastScenario]:
        """The rows that somebody has to answer for."""
        return [row for row in self.rows(scenario) if row.verdict not in FINE]

    def by_cause(self, book: Book) -> list[PastScenario]:
        """All rows of a game that somebody has to answer for: the first of each cause, then the second."""
        rows = {row.id: row for one in book.scenarios.values() for row in self.trouble(one)}
        causes = [[row for row in own if row.id in rows] for _, _, own in self.causes(book.game)]
        turns = zip_longest(*causes)
        first = {row.id: row for turn in turns for row in turn if row is not None}
        return [*(first | rows).values()]

    def page_of(self, row: PastScenario) -> str:
        """The page of a row that fails, in the folder of its game."""
        return self.page_of_id(row.id)

    def page_of_id(self, scenario: str) -> str:
        """The same, of whatever has that id."""
        _, section, name = scenario.split("/", 2)
        return f"{self.key}/{section}_{name.replace('#', '_')}.html"

    def follows(self, book: Book) -> Mapping[str, str]:
        """Question -> the reading that the engine follows, as it says or as its scenarios show."""
        if book.game not in self._followed:
            self._followed[book.game] = followed(
                self.result, in_edition(book.game, self.edition, ""), book.register
            )
        return self._followed[book.game]

    def of_clause(self, clause: str) -> str | None:
        """The key of a clause's verdict; None where it was not planned."""
        return self._by_clause.get(clause)

    def counts(self, book: Book, section: str | None = None) -> list[tuple[str, int]]:
        """How many clauses of a section, or of the whole game, came to each verdict: the worst first."""
        sections = [section] if section is not None else list(book.register.sections)
        verdicts: Counter[str] = Counter()
        for one in sections:
            told = (self.of_clause(clause.id) for clause in book.clauses(one))
            verdicts.update(verdict for verdict in told if verdict is not None)
        return [(key, verdicts[key]) for key in _ORDER if verdicts[key]]

    def worst(self, book: Book, section: str) -> str | None:
        """The key of the worst verdict in a section."""
        counts = self.counts(book, section)
        return counts[0][0] if counts else None

    def causes(self, game: str) -> list[tuple[str, tuple[str, ...], list[PastScenario]]]:
        """What failed or was blocked: what was done otherwise first, its clauses, its scenarios."""
        by_id = {one.id: one for one in self._of(game)}
        found = []
        for cause in self.result.causes:
            own = [by_id[name] for name in cause.scenarios if name in by_id]
            own.sort(key=lambda one: _ORDER.index(one.verdict))
            if own:
                found.append((cause.what, cause.accused, own))
        return found

    def known(self, game: str) -> list[tuple[str, list[PastScenario]]]:
        """What is known to fail, by whoever says so."""
        found: dict[str, list[PastScenario]] = {}
        for one in self._of(game):
            if one.verdict == Verdict.KNOWN.key:
                found.setdefault(one.known_by or "said to fail", []).append(one)
        return list(found.items())

    def _of(self, game: str) -> list[PastScenario]:
        return self._by_label.get(in_edition(game, self.edition, ""), [])


def columns(results: Sequence[PastResult]) -> list[Column]:
    """The results as columns of one table, in the order given, with one for each edition besides the base."""
    found = []
    for number, one in enumerate(results, 1):
        for edition in dict.fromkeys(map(edition_in, one.games)) or ("",):
            key, title = (f"-{slug(edition)}", f", edition {edition}") if edition else ("", "")
            found.append(Column(f"result-{number}{key}", one.title + title, one, edition))
    return found
