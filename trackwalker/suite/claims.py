"""An untagged scenario claims to hold under every reading: the proof on the reference engine.

One alternative reading at a time is followed, and every scenario that asks for no other reading of that
question has to pass.
"""

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from trackwalker.paths import features_dir
from trackwalker.port.reference import ReferenceConnection
from trackwalker.register import load_register
from trackwalker.scene import SceneError, load_components
from trackwalker.suite.direct import DirectScenario, play, read_scenarios
from trackwalker.workers import each

__all__ = ["Finding", "alternatives", "prove"]


@dataclass(frozen=True, slots=True)
class Finding:
    """A scenario that does not hold under a reading although it claims to."""

    question: str
    reading: str
    scenario: str
    how: str


def alternatives(game: str, edition: str | None = None) -> list[tuple[str, str]]:
    """Every reading of every choice but the default, as (question, reading); of an edition, None: the
    base."""
    return [
        (question.id, reading)
        for question in load_register(game, edition=edition).questions.values()
        if question.kind == "choice"
        for reading in question.readings
        if reading != question.default
    ]


def _holds_there(scenario: DirectScenario, question: str, reading: str) -> bool:
    """Whether a scenario claims to hold under a reading: neither it nor its edition asks for another one."""
    if scenario.edition is not None:
        game, features = scenario.id.partition("/")[0], scenario.openings.parents[1]
        asked = load_register(game, features, scenario.edition).questions.get(question)
        if asked is not None and asked.kind == "binding" and asked.default != reading:
            return False
    return reading in scenario.readings.get(question, (reading,))


@lru_cache(maxsize=1)
def _scenarios(features: Path, game: str, edition: str | None) -> list[DirectScenario]:
    return read_scenarios(features, game, edition=edition)


def _check(task: tuple[Path, str, str | None, str, str, int]) -> list[Finding]:
    features, game, edition, question, reading, step = task
    components = load_components(features, game, edition)
    engine = ReferenceConnection()
    found: list[Finding] = []
    claimed = [s for s in _scenarios(features, game, edition) if _holds_there(s, question, reading)]
    for scenario in claimed[::step]:
        try:
            failed = play(scenario, engine, components, {question: reading})
            how = failed.how if failed is not None else ""
        except SceneError as error:
            how = f"error: {error}"
        if how:
            found.append(Finding(question, reading, scenario.id, how))
    return found


def prove(
    game: str,
    readings: Sequence[tuple[str, str]],
    jobs: int = 1,
    step: int = 1,
    done: Callable[[list[Finding]], object] | None = None,
    features: Path | None = None,
    edition: str | None = None,
) -> list[Finding]:
    """Play the scenarios under each of the readings, every `step`-th of them; what does not hold.

    jobs: in so many processes. features: another specification than the installed one. edition: whose
    scenarios; None: all, each by the base or else by the latest edition that has it. Raises TrackwalkerError
    where a process dies.
    """
    folder = features or features_dir()
    tasks = [(folder, game, edition, question, reading, step) for question, reading in readings]
    findings: list[Finding] = []

    def note(results: Iterable[list[Finding]]) -> None:
        for found in results:
            findings.extend(found)
            if done is not None:
                done(found)

    if jobs == 1:
        note(map(_check, tasks))
    else:
        with closing(each(_check, tasks, jobs)) as results:
            note(results)
    return findings
