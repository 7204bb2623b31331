"""Failures that are known before a run: those that a profile's deviations explain, and those of a baseline.

A baseline is a file that `trackwalker run --write-baseline` makes of what an engine fails at: the next run
counts the same failures as known, and shows what is new. An entry whose scenario passes is stale, and told.
"""

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, MutableMapping
from dataclasses import dataclass
from pathlib import Path

import msgspec

from trackwalker import __version__
from trackwalker.errors import TrackwalkerError
from trackwalker.reading import read_json
from trackwalker.register import GameProfile
from trackwalker.scenario_ids import NoLongerThere, follow
from trackwalker.suite.ids import edition_in, plain_id
from trackwalker.suite.job import EngineIs, Outcome
from trackwalker.verdicts import FAILURES, Verdict

__all__ = [
    "Baseline",
    "KnownFailure",
    "Stale",
    "baseline_text",
    "explained_by",
    "known_in",
    "mark_known",
    "read_baseline",
]

_FORMAT = "trackwalker-baseline/1"
_CAN_BE_KNOWN = (*FAILURES, Verdict.BLOCKED)
_OF_KEY = {verdict.key: verdict for verdict in _CAN_BE_KNOWN}


@dataclass(frozen=True, slots=True)
class KnownFailure:
    """Somebody says that a scenario does not pass.

    by: who says so, in words. verdict: what it came to then; None: any failure, and being blocked. beside: it
    was said of another edition; then it is not stale where the scenario passes in this one.
    """

    scenario: str
    by: str
    verdict: Verdict | None = None
    beside: bool = False

    def explains(self, outcome: Outcome) -> bool:
        """Whether the scenario fails as it is said to."""
        return outcome.verdict in _CAN_BE_KNOWN and self.verdict in (None, outcome.verdict)


@dataclass(frozen=True, slots=True)
class Stale:
    """An entry that is not true any more: its scenario passes, or (gone) is no longer there."""

    scenario: str
    by: str
    gone: bool = False

    def __str__(self) -> str:
        what = "is no longer there" if self.gone else "passes"
        return f"{self.scenario} {what}, though {self.by} names it"


class Baseline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an engine failed at when the baseline was made: scenario -> the key of its verdict."""

    format: str
    suite: str
    engine: dict[str, str]
    scenarios: dict[str, str]

    def doubts(self, engine: EngineIs | None) -> Iterator[str]:
        """What has changed since it was made, in words."""
        if self.suite != __version__:
            yield f"it was made by Trackwalker {self.suite}, this is {__version__}"
        if engine is not None and self.engine != _identity(engine):
            was = f"{self.engine.get('name', 'unknown')} {self.engine.get('version', 'unknown')}"
            yield f"it was made for {was}, this is {engine.name} {engine.version}"


def _identity(engine: EngineIs) -> dict[str, str]:
    return {"name": engine.name, "version": engine.version}


def explained_by(profile: str, entry: GameProfile, others: Collection[str] = ()) -> Iterator[KnownFailure]:
    """What the deviations of a profile explain.

    others: the editions of the game besides the base. What is said of a scenario of the base explains it in
    each of them as well; an id with an edition speaks of that one alone.
    """
    for deviation in entry.deviations:
        by = f"{deviation.id} of the profile {profile}"
        for scenario in deviation.scenarios:
            yield KnownFailure(scenario, by)
            if not edition_in(scenario):
                ids = (f"{scenario}@{name}" for name in others)
                yield from (
                    KnownFailure(one, by, beside=True) for one in ids if one not in deviation.scenarios
                )


def read_baseline(file: Path) -> Baseline:
    """The baseline in a file. Raises TrackwalkerError that names the file and what is wrong with it."""
    document = read_json(file, "what `trackwalker run --write-baseline` writes", "--baseline")
    try:
        found = msgspec.convert(document, Baseline)
    except msgspec.ValidationError as error:
        raise TrackwalkerError(f"--baseline {file}: no baseline: {error}") from None
    if found.format != _FORMAT:
        raise TrackwalkerError(f"--baseline {file}: the format is {found.format!r}, expected {_FORMAT!r}")
    for scenario, verdict in found.scenarios.items():
        if verdict not in _OF_KEY:
            known = ", ".join(_OF_KEY)
            raise TrackwalkerError(
                f"--baseline {file}: {scenario} has the verdict {verdict!r}; known can be {known}"
            )
    return found


def known_in(
    baseline: Baseline,
    file: Path,
    former: Mapping[str, Mapping[str, str | None]],
    editions: Mapping[str, Collection[str]],
) -> tuple[list[KnownFailure], list[Stale]]:
    """The entries of a baseline, by the present ids of their scenarios, and those whose scenario is gone.

    former: game -> its former ids; the scenarios of other games are left out. editions: game -> its editions
    besides the base: what was played by one that there is no more is gone.
    """
    by = f"the baseline {file.name}"
    found: list[KnownFailure] = []
    gone: list[Stale] = []
    for scenario, verdict in baseline.scenarios.items():
        game = scenario.partition("/")[0]
        if game not in former:
            continue
        edition = edition_in(scenario)
        try:
            present = follow(plain_id(scenario), former[game])
        except NoLongerThere:
            gone.append(Stale(scenario, by, gone=True))
            continue
        if edition and edition not in editions[game]:
            gone.append(Stale(scenario, by, gone=True))
            continue
        found.append(KnownFailure(f"{present}@{edition}" if edition else present, by, _OF_KEY[verdict]))
    return found, gone


def mark_known(outcomes: MutableMapping[str, Outcome], known: Iterable[KnownFailure]) -> tuple[Stale, ...]:
    """Change the outcomes of failures that are known; the entries that turn out to be stale.

    Nothing is said of a scenario that was not played, or that shows another reading.
    """
    stale: list[Stale] = []
    for entry in known:
        outcome = outcomes.get(entry.scenario)
        if outcome is None:
            continue
        if outcome.verdict is Verdict.PASS:
            if not entry.beside:
                stale.append(Stale(entry.scenario, entry.by))
        elif entry.explains(outcome):
            outcomes[entry.scenario] = msgspec.structs.replace(
                outcome, verdict=Verdict.KNOWN, known_by=entry.by, known_as=outcome.verdict
            )
    return tuple(stale)


def baseline_text(
    engine: EngineIs, outcomes: Mapping[str, Outcome], known: Iterable[KnownFailure] = ()
) -> str:
    """The document of a baseline: every scenario of a run that fails or is blocked, as JSON.

    known: what was said to fail. What a profile explains is left to it; what an older baseline named is taken
    over.
    """
    explained = {entry.scenario for entry in known if entry.verdict is None}
    failing = {}
    for scenario, outcome in outcomes.items():
        verdict = outcome.known_as or outcome.verdict
        if verdict in _CAN_BE_KNOWN and scenario not in explained:
            failing[scenario] = verdict.key
    document = {
        "format": _FORMAT,
        "suite": __version__,
        "engine": _identity(engine),
        "scenarios": dict(sorted(failing.items())),
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"
