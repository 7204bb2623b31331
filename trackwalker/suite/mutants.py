"""The suite against engines that are wrong on purpose: a scenario of a clause that they break must fail."""

import fnmatch
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

from trackwalker.errors import TrackwalkerError
from trackwalker.paths import features_dir
from trackwalker.port.engine import Engine
from trackwalker.port.reference import ReferenceConnection, Wrong, connect_wrong, wrong_engines
from trackwalker.scene import SceneError, load_components
from trackwalker.suite.direct import DirectScenario, play, read_scenarios
from trackwalker.workers import each

__all__ = ["STATES", "Trial", "choose", "try_all"]

STATES = {
    "caught": "a scenario of a clause that it breaks fails",
    "caught elsewhere": "only scenarios of other clauses fail",
    "survived": "every scenario passes",
    "unobservable": "every scenario passes, and no play could show it",
    "shown after all": "said to be unobservable, but a scenario fails",
}
GOOD = ("caught", "unobservable")

SECONDS = 5
"""How long a wrong engine may take for one scenario; one that never ends is caught."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What became of one wrong engine. killer: the first scenario that failed; how: why."""

    name: str
    what: str
    clauses: tuple[str, ...]
    state: str
    killer: str = ""
    how: str = ""
    because: str = ""

    @property
    def is_good(self) -> bool:
        """Whether nothing is left to explain."""
        return self.state in GOOD


class _TooSlow(BaseException):
    """The time for a scenario is over."""


def choose(game: str, patterns: Sequence[str] = (), sample: int | None = None) -> list[str]:
    """Names of wrong engines: those that fit one of the patterns, or all; of these evenly `sample` many."""
    names = [wrong.name for wrong in wrong_engines(game)]
    if patterns:
        names = [name for name in names if any(fnmatch.fnmatch(name, pattern) for pattern in patterns)]
    if sample is not None and sample < len(names):
        names = [names[index * len(names) // sample] for index in range(sample)]
    return names


class _Bench:
    """Everything that a process needs to try wrong engines on a game."""

    def __init__(self, features: Path, game: str) -> None:
        self.components = load_components(features, game)
        self.wrong = {wrong.name: wrong for wrong in wrong_engines(game)}
        self.scenarios = read_scenarios(features, game)

    def check_the_sound_engine(self) -> None:
        """Raises TrackwalkerError for a scenario that fails without anything being wrong."""
        sound = ReferenceConnection()
        for scenario in self.scenarios:
            how = _played(scenario, sound, self.components)
            if how:
                raise TrackwalkerError(
                    f"{scenario.id} fails on the sound engine, so nothing can be said of wrong ones: {how}"
                )

    def try_one(self, name: str) -> Trial:
        """Play the scenarios of the clauses that it breaks, then all others, up to the first that fails."""
        wrong = self.wrong[name]
        broken = frozenset(wrong.clauses)
        own = [scenario for scenario in self.scenarios if scenario.clauses & broken]
        for scenarios, state in ((own, "caught"), (self._others(own), "caught elsewhere")):
            found = self._first_failure(wrong, scenarios)
            if found is not None:
                killer, how = found
                if wrong.unobservable:
                    state = "shown after all"
                return _trial(wrong, state, killer, how)
        return _trial(wrong, "unobservable" if wrong.unobservable else "survived")

    def _others(self, own: list[DirectScenario]) -> Iterator[DirectScenario]:
        tried = {scenario.id for scenario in own}
        return (scenario for scenario in self.scenarios if scenario.id not in tried)

    def _first_failure(self, wrong: Wrong, scenarios: Iterable[DirectScenario]) -> tuple[str, str] | None:
        engine: Any = None
        for scenario in scenarios:
            if engine is None:
                engine = connect_wrong(wrong)
            how = _played(scenario, engine, self.components)
            if how:
                return scenario.id, how
        return None


def _played(scenario: DirectScenario, engine: Engine, components: dict[str, Any]) -> str:
    """Why a scenario does not pass, in a few words; empty if it does."""
    try:
        with _Limit(SECONDS):
            return play(scenario, engine, components)
    except _TooSlow:
        return f"error: no end after {SECONDS} s"
    except SceneError as error:
        return f"error: {error}"


class _Limit:
    """A time limit in seconds. The handler of the alarm is put back."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._handler: Any = None

    def __enter__(self) -> None:
        def ring(number: int, frame: FrameType | None) -> None:
            del number, frame
            raise _TooSlow

        self._handler = signal.signal(signal.SIGALRM, ring)
        signal.setitimer(signal.ITIMER_REAL, self._seconds)

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, self._handler)


def _trial(wrong: Wrong, state: str, killer: str = "", how: str = "") -> Trial:
    return Trial(wrong.name, wrong.what, wrong.clauses, state, killer, how, wrong.unobservable)


_bench: _Bench | None = None


def _set_up(features: Path, game: str) -> None:
    global _bench
    _bench = _Bench(features, game)


def _try(name: str) -> Trial:
    assert _bench is not None
    return _bench.try_one(name)


def try_all(
    game: str,
    names: Sequence[str],
    jobs: int = 1,
    done: Callable[[Trial], object] | None = None,
    features: Path | None = None,
) -> list[Trial]:
    """Try wrong engines in `jobs` processes, in the order of the names; `done` hears of each.

    features: another specification than the installed one. Raises TrackwalkerError if a scenario fails on the
    sound engine, or a process dies.
    """
    folder = features or features_dir()
    bench = _Bench(folder, game)
    bench.check_the_sound_engine()
    trials: list[Trial] = []

    def note(results: Iterable[Trial]) -> None:
        for trial in results:
            trials.append(trial)
            if done is not None:
                done(trial)

    if jobs == 1:
        note(map(bench.try_one, names))
    else:
        with closing(each(_try, names, jobs, _set_up, (folder, game))) as results:
            note(results)
    return trials
