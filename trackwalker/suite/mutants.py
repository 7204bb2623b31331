"""The suite against engines that are wrong on purpose: some scenario must accuse a clause that they break.

To be blocked, or to fail and accuse somebody else, is not enough.
"""

import fnmatch
import signal
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import FrameType
from typing import Any

from trackwalker.errors import TrackwalkerError
from trackwalker.paths import features_dir
from trackwalker.port.engine import Engine
from trackwalker.port.reference import (
    ReferenceConnection,
    Wrong,
    connect_noting,
    connect_wrong,
    wrong_engines,
)
from trackwalker.register import load_register
from trackwalker.scene import SceneError, load_components
from trackwalker.suite.blame import Charge, judge
from trackwalker.suite.direct import DirectScenario, Failed, play, read_scenarios
from trackwalker.suite.soundly import SoundEngine
from trackwalker.workers import Hands, each

__all__ = ["STATES", "Bench", "Trial", "accusers", "choose", "try_all"]

STATES = {
    "caught": "a scenario fails and accuses a clause that it breaks",
    "caught elsewhere": "only other clauses are accused",
    "survived": "every scenario passes",
    "unobservable": "every scenario passes, and no play could show it",
    "shown after all": "said to be unobservable, but a scenario fails",
}
GOOD = ("caught", "unobservable")

_OPENED = "the game has been played up to "
PATIENCE = 8
"""After so many failures that only other scenarios can explain, these are played, hundreds of them; before
that one may fail that accuses by itself."""
SECONDS = 5
"""How long a wrong engine may compute for one scenario; one that never ends is caught."""


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


def choose(
    game: str, patterns: Sequence[str] = (), sample: int | None = None, edition: str | None = None
) -> list[str]:
    """Names of wrong engines: those that fit one of the patterns, or all; of these evenly `sample` many.

    edition: of those that are wrong in what it brings.
    """
    names = [wrong.name for wrong in wrong_engines(game, edition)]
    if patterns:
        names = [name for name in names if any(fnmatch.fnmatch(name, pattern) for pattern in patterns)]
    if sample is not None and sample < len(names):
        names = [names[index * len(names) // sample] for index in range(sample)]
    return names


class Bench:
    """Everything that a process needs to try wrong engines on a game.

    lacking: capabilities that the wrong engines do not have; only the scenarios that pass without them count.
    met: wrong engine that leaves out a refusal -> the scenarios in which that comes up, if it is known.
    edition: whose scenarios are played on the engines that are wrong in what it brings; None: those of the
    base, on the others. killers: wrong engine -> the scenario that caught it the last time.
    """

    def __init__(
        self,
        features: Path,
        game: str,
        lacking: frozenset[str] = frozenset(),
        met: Mapping[str, frozenset[str]] | None = None,
        edition: str | None = None,
        killers: Mapping[str, str] | None = None,
    ) -> None:
        self.components = load_components(features, game, edition)
        self.wrong = {wrong.name: wrong for wrong in wrong_engines(game, edition)}
        self.lacking = lacking
        self.scenarios = read_scenarios(
            features, game, edition=load_register(game, features, edition).edition
        )
        if lacking:
            engine = ReferenceConnection(lacking)
            self.scenarios = [one for one in self.scenarios if not _played(one, engine, self.components)]
        self.sound = SoundEngine()
        self.met = met
        self._by_id = {one.id: one for one in self.scenarios}
        self.killers = killers or {}

    def check_the_sound_engine(self, names: Iterable[str], again: bool = False) -> None:
        """Play the scenarios without anything being wrong, and note where the cases of these come up.

        again: only what `caught_again` plays. Raises TrackwalkerError for a scenario that fails.
        """
        chosen = [self.wrong[name] for name in names if self.wrong[name].case]
        played = self.scenarios
        if again:
            killers = {self.killers[name] for name in names}
            played = [one for one in played if one.marks or one.id in killers]
        if not chosen:
            self._check(ReferenceConnection(self.lacking), played)
            return
        met: dict[str, set[str]] = {one.name: set() for one in chosen}
        on_the_way: dict[str, set[str]] = {}  # openings are played once only, and loaded later
        sound, noting = connect_noting(chosen, self.lacking)
        for scenario in played:
            noting.forget()
            self._check(sound, [scenario])
            found, first = noting.met, scenario.steps[0].text
            if first.startswith(_OPENED) and "load" not in self.lacking:
                found = on_the_way[first] = on_the_way.get(first, set()) | found
            for name in found:
                met[name].add(scenario.id)
        self.met = {name: frozenset(scenarios) for name, scenarios in met.items()}

    def _check(self, sound: Engine, scenarios: Iterable[DirectScenario]) -> None:
        for scenario in scenarios:
            failed = _played(scenario, sound, self.components)
            if failed is not None:
                raise TrackwalkerError(
                    f"{scenario.id} fails on the sound engine; nothing can be said of others: {failed.how}"
                )

    def plays_alike(self, wrong: Wrong, scenario: DirectScenario) -> bool:
        """Whether a wrong engine is known to play a scenario like the sound one."""
        return self.met is not None and wrong.name in self.met and scenario.id not in self.met[wrong.name]

    def try_one(self, name: str) -> Trial:
        """Play the scenarios of the clauses that it breaks, then all others, up to the first that accuses."""
        wrong = self.wrong[name]
        broken = frozenset(wrong.clauses)
        trying = _Trying(self, wrong)
        for scenarios, wanted, state in (
            (self._own(wrong), broken, "caught"),
            (self.scenarios, frozenset[str](), "caught elsewhere"),
        ):
            found = trying.first_accuser(scenarios, wanted)
            if found is None and not broken:
                break  # none of all the scenarios
            if found is not None:
                killer, how = found
                if wrong.unobservable:
                    state = "shown after all"
                return _trial(wrong, state, killer, how)
        return _trial(wrong, "unobservable" if wrong.unobservable else "survived")

    def caught_again(self, name: str) -> Trial | None:
        """The trial of a wrong engine that is caught by what caught it the last time, if it is."""
        wrong, scenario = self.wrong[name], self._by_id.get(self.killers.get(name, ""))
        if scenario is None or wrong.unobservable or scenario not in self._own(wrong):
            return None
        failed = _Trying(self, wrong).accused_by(scenario, frozenset(wrong.clauses))
        return None if failed is None else _trial(wrong, "caught", scenario.id, failed.how)

    def accusers_of(self, name: str) -> dict[str, str]:
        """Every scenario of a clause that it breaks and that accuses it of that, and how."""
        wrong = self.wrong[name]
        return _Trying(self, wrong).accusers(self._own(wrong), frozenset(wrong.clauses))

    def killer_of(self, name: str) -> str | None:
        """A scenario of a clause that it breaks and that accuses it of that."""
        again = self.caught_again(name)
        if again is not None:
            return again.killer
        wrong = self.wrong[name]
        found = _Trying(self, wrong).first_accuser(self._own(wrong), frozenset(wrong.clauses))
        return None if found is None else found[0]

    def _own(self, wrong: Wrong) -> list[DirectScenario]:
        """The scenarios of the clauses that it breaks; all, if it is not known which these are."""
        broken = frozenset(wrong.clauses)
        if not broken:
            return self.scenarios
        return [scenario for scenario in self.scenarios if broken.intersection(scenario.clauses)]

    @cached_property
    def marked(self) -> list[DirectScenario]:
        """The scenarios in which a step is marked: a single move each, played as plainly as can be."""
        return [scenario for scenario in self.scenarios if scenario.marks]


class _Trying:
    """One wrong engine in front of the scenarios."""

    def __init__(self, bench: Bench, wrong: Wrong) -> None:
        self._bench = bench
        self._wrong = wrong
        self._engine: Engine | None = None
        self._witnesses: list[Charge] | None = None

    def first_accuser(
        self, scenarios: Iterable[DirectScenario], wanted: frozenset[str]
    ) -> tuple[str, str] | None:
        """The first scenario that accuses one of the wanted clauses (any, if none is named), and how."""
        later: dict[str, Failed] = {}
        for scenario in scenarios:
            failed = self._play(scenario)
            if failed is None:
                continue
            plain = failed.charge is None or failed.charge.marked or len(later) >= PATIENCE
            if plain and self._accuses(failed, wanted):
                return scenario.id, failed.how
            later[scenario.id] = failed
        charges = [failed.charge for failed in later.values() if failed.charge is not None]
        accusers = self._accused(charges, wanted)
        return (accusers[0], later[accusers[0]].how) if accusers else None

    def accused_by(self, scenario: DirectScenario, wanted: frozenset[str]) -> Failed | None:
        """How a scenario failed that accuses by itself one of the wanted clauses (any, if none is named)."""
        failed = self._play(scenario)
        return failed if failed is not None and self._accuses(failed, wanted) else None

    def _accuses(self, failed: Failed, wanted: frozenset[str]) -> bool:
        """Whether what failed accuses, whatever other scenarios show."""
        charge = failed.charge
        return charge is None or (charge.tested and bool(self._accused([charge], wanted)))

    def accusers(self, scenarios: Iterable[DirectScenario], wanted: frozenset[str]) -> dict[str, str]:
        """All scenarios that accuse one of the wanted clauses, and how each failed."""
        failed = {scenario.id: found for scenario in scenarios if (found := self._play(scenario)) is not None}
        charges = [found.charge for found in failed.values() if found.charge is not None]
        accusing = {*self._accused(charges, wanted)} if charges else set()
        return {name: found.how for name, found in failed.items() if found.charge is None or name in accusing}

    def _accused(self, charges: list[Charge], wanted: frozenset[str]) -> list[str]:
        """The scenarios among the charges that accuse one of the wanted clauses."""
        if not any(
            wanted.intersection((*charge.marked, *charge.unmarked, *charge.alike)) or not wanted
            for charge in charges
        ):
            return []
        plain = all(charge.marked and charge.tested for charge in charges)
        judged = judge(charges, [] if plain else self._heard())
        return [
            name
            for name, judgement in judged.items()
            if (wanted.intersection(judgement.accused) if wanted else judgement.accused)
        ]

    def _heard(self) -> list[Charge]:
        """What the marked scenarios show of this engine."""
        if self._witnesses is None:
            played = (self._play(scenario) for scenario in self._bench.marked)
            self._witnesses = [f.charge for f in played if f is not None and f.charge is not None]
        return self._witnesses

    def _play(self, scenario: DirectScenario) -> Failed | None:
        if self._bench.plays_alike(self._wrong, scenario):
            return None
        if self._engine is None:
            self._engine = connect_wrong(self._wrong, self._bench.lacking)
        return _played(scenario, self._engine, self._bench.components, self._bench.sound)


def _played(
    scenario: DirectScenario, engine: Engine, components: dict[str, Any], sound: SoundEngine | None = None
) -> Failed | None:
    """What became of a scenario; None if it passes."""
    try:
        with _Limit(SECONDS):
            return play(scenario, engine, components, sound=sound)
    except _TooSlow:
        return Failed(f"error: no end after {SECONDS} s")
    except SceneError as error:
        return Failed(f"error: {error}")


class _Limit:
    """A limit in seconds of processor time. The handler of the alarm is put back."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._handler: Any = None

    def __enter__(self) -> None:
        def ring(number: int, frame: FrameType | None) -> None:
            del number, frame
            raise _TooSlow

        self._handler = signal.signal(signal.SIGPROF, ring)
        signal.setitimer(signal.ITIMER_PROF, self._seconds, 0.5)  # again, where a first ring was swallowed

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, self._handler)


def _trial(wrong: Wrong, state: str, killer: str = "", how: str = "") -> Trial:
    return Trial(wrong.name, wrong.what, wrong.clauses, state, killer, how, wrong.unobservable)


_bench: Bench | None = None


def _set_up(
    features: Path | None,
    game: str,
    met: Mapping[str, frozenset[str]] | None = None,
    edition: str | None = None,
    killers: Mapping[str, str] | None = None,
) -> None:
    global _bench
    _bench = Bench(features or features_dir(), game, met=met, edition=edition, killers=killers)


def _try(name: str) -> Trial:
    assert _bench is not None
    return _bench.try_one(name)


def _again(name: str) -> Trial | None:
    assert _bench is not None
    return _bench.caught_again(name)


def try_all(
    game: str,
    names: Sequence[str],
    jobs: Hands = 1,
    done: Callable[[Trial], object] | None = None,
    features: Path | None = None,
    sound: bool = False,
    edition: str | None = None,
    killers: Mapping[str, str] | None = None,
) -> list[Trial]:
    """Try wrong engines in `jobs` processes or on a cluster, in the order of the names; `done` hears of each.

    features: another specification than the installed one. edition: see `choose`. sound: all scenarios are
    known to pass on the sound engine, and are not played on it first. killers: wrong engine -> the scenario
    that caught it the last time; that is played first, and where it accuses no other one. Raises
    TrackwalkerError if a scenario fails on the sound engine, or a process dies.
    """
    known = killers or {}
    bench = Bench(features or features_dir(), game, edition=edition, killers=known)
    trials: dict[str, Trial] = {}

    def note(results: Iterable[Trial | None]) -> None:
        for trial in results:
            if trial is not None:
                trials[trial.name] = trial
                if done is not None:
                    done(trial)

    def work(own: Callable[[str], Trial | None], other: Callable[[str], Trial | None], of: list[str]) -> None:
        if jobs == 1 or not of:
            note(map(own, of))
        else:
            arguments = (features, game, bench.met, edition, known)
            with closing(each(other, of, jobs, _set_up, arguments)) as results:
                note(results)

    again = [name for name in names if name in known]
    if again and not sound:
        bench.check_the_sound_engine(again, again=True)
    work(bench.caught_again, _again, again)
    rest, bench.met = [name for name in names if name not in trials], None
    if rest and not sound:
        bench.check_the_sound_engine(rest)
    work(bench.try_one, _try, rest)
    return [trials[name] for name in names]


def _accuse(name: str) -> tuple[str, dict[str, str]]:
    assert _bench is not None
    return name, _bench.accusers_of(name)


def accusers(
    game: str,
    names: Sequence[str],
    jobs: Hands = 1,
    done: Callable[[str], object] | None = None,
    features: Path | None = None,
) -> dict[str, dict[str, str]]:
    """Wrong engine -> the scenarios of its clauses that accuse it, and how; `done` hears of each engine.

    Only those scenarios are played, on the wrong engines alone.
    """
    found: dict[str, dict[str, str]] = {}

    def note(results: Iterable[tuple[str, dict[str, str]]]) -> None:
        for name, accusing in results:
            found[name] = accusing
            if done is not None:
                done(name)

    if jobs == 1:
        bench = Bench(features or features_dir(), game)
        note((name, bench.accusers_of(name)) for name in names)
    else:
        with closing(each(_accuse, names, jobs, _set_up, (features, game))) as results:
            note(results)
    return found
