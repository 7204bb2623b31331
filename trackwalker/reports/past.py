"""Results of runs that were written down before: what a `result.json` says, as far as others build on it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from trackwalker.errors import TrackwalkerError
from trackwalker.reading import read_json
from trackwalker.suite.ids import edition_in, in_edition
from trackwalker.verdicts import Verdict

__all__ = ["FINE", "PastResult", "PastScenario", "PastTable", "read_result"]

FINE = (Verdict.PASS.key, Verdict.OTHER_READING.key, Verdict.UNSUPPORTED.key, Verdict.NOT_REACHED.key)
"""The verdicts that nobody has to answer for."""


class PastEngine(msgspec.Struct, frozen=True):
    """The engine of a run. spec: how it was started."""

    name: str
    version: str
    spec: str = ""


class PastDetail(msgspec.Struct, frozen=True):
    """What went wrong in a scenario, at which step, and what was expected there."""

    message: str = ""
    step: str = ""
    expected: Any = None
    got: Any = None


class PastCause(msgspec.Struct, frozen=True):
    """The first thing that an engine did otherwise in some scenarios. accused: the clauses."""

    what: str
    accused: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()


class PastTable(msgspec.Struct, frozen=True):
    """The table in words, before and after the step that failed."""

    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()


class PastScenario(msgspec.Struct, frozen=True):
    """What became of a scenario.

    verdict: its key. tags: those that name no clause, without the `@`. accused: of a failure, the clauses.
    """

    id: str
    game: str
    verdict: str
    edition: str = ""
    clauses: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    accused: tuple[str, ...] = ()
    blocked_by: tuple[str, ...] = ()
    known_by: str | None = None
    detail: PastDetail | None = None

    @property
    def label(self) -> str:
        """Its game, with the edition where that is not the base."""
        return in_edition(self.game, edition_in(self.id), "")


class PastClause(msgspec.Struct, frozen=True):
    """What became of a clause. verdict: the key of its worst scenario's; so many of those planned passed."""

    id: str
    verdict: str
    passed: int
    planned: int
    game: str = ""
    edition: str = ""


class PastResult(msgspec.Struct, frozen=True):
    """What a `result.json` says: the engine, and what became of each scenario and of each clause."""

    engine: PastEngine
    scenarios: tuple[PastScenario, ...]
    clauses: tuple[PastClause, ...] = ()
    causes: tuple[PastCause, ...] = ()
    tables: Mapping[str, PastTable] = msgspec.field(name="x-more", default_factory=dict)
    suite: str = msgspec.field(name="x-trackwalker", default="unknown")
    editions: Mapping[str, str] = msgspec.field(name="x-editions", default_factory=dict)
    cautions: Mapping[str, str] = msgspec.field(name="x-cautions", default_factory=dict)
    naked: Mapping[str, tuple[str, ...]] = msgspec.field(name="x-naked", default_factory=dict)
    readings: Mapping[str, str] = msgspec.field(name="x-readings", default_factory=dict)
    capabilities: tuple[str, ...] = msgspec.field(name="x-capabilities", default=())
    partial: bool = msgspec.field(name="x-partial", default=False)

    @property
    def title(self) -> str:
        """The engine and its version."""
        return f"{self.engine.name} {self.engine.version}"

    @property
    def games(self) -> list[str]:
        """The games of the run, in its order; of another edition than the base with that, `18GL@1.0`."""
        return list(dict.fromkeys(one.label for one in self.scenarios))

    def verdicts(self, game: str) -> dict[str, str]:
        """Scenario -> the key of its verdict."""
        return {one.id: one.verdict for one in self.scenarios if one.label == game}

    def clauses_of(self, game: str) -> list[PastClause]:
        """The clauses of a game that its scenarios name."""
        own = [one for one in self.scenarios if one.label == game]
        named = {clause for one in own for clause in one.clauses}
        editions = {one.edition for one in own}
        return [one for one in self.clauses if one.id in named and (not one.game or one.edition in editions)]

    def failing(self, game: str) -> list[str]:
        """The scenarios that need a cause: what was tried and neither passed nor is read otherwise."""
        return [name for name, verdict in self.verdicts(game).items() if verdict not in FINE]


def read_result(path: Path) -> PastResult:
    """The result in a file, or in the folder that `--report` wrote. Raises TrackwalkerError without one."""
    file = path / "result.json" if path.is_dir() else path
    document = read_json(file, "the result of a run (result.json)")
    try:
        found = msgspec.convert(document, PastResult)
    except msgspec.ValidationError as error:
        raise TrackwalkerError(f"{file}: no result of a run: {error}") from None
    if found.partial:
        raise TrackwalkerError(f"{file}: is partial; go on with that run first: trackwalker run --resume DIR")
    return found
