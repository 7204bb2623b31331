"""What the suite is still worth on an engine that lacks a capability: `load`, above all.

Fewer scenarios can then be played: so fewer clauses are asked for, and fewer wrong engines are caught.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from trackwalker.paths import features_dir
from trackwalker.register import load_register
from trackwalker.suite.direct import DirectScenario
from trackwalker.suite.mutants import Bench
from trackwalker.workers import each

__all__ = ["Noticed", "Part", "Worth", "asked_for", "worth_of"]


@dataclass(frozen=True, slots=True)
class Noticed:
    """Which scenario catches a wrong engine: of all, and of those that can be played all the same."""

    name: str
    of_all: str | None
    all_the_same: str | None


def asked_for(game: str, scenarios: Iterable[DirectScenario], features: Path | None = None) -> set[str]:
    """The testable clauses that these scenarios ask for, where an engine follows the usual readings."""
    register = load_register(game, features or features_dir())
    usual = {question.id: question.default for question in register.questions.values()}
    return {clause.id for clause in register.testable()} & {
        clause
        for one in scenarios
        if all(usual[question] in letters for question, letters in one.readings.items())
        for clause in one.clauses
    }


@dataclass(frozen=True, slots=True)
class Part:
    """So many of so many."""

    some: int
    all: int

    @property
    def percent(self) -> float:
        """In percent, with one place behind the point, rounded down."""
        return self.some * 1000 // self.all / 10 if self.all else 0.0


@dataclass(frozen=True, slots=True)
class Worth:
    """What is left of a game's scenarios without some capabilities.

    clauses: the testable ones. bugs and engines: of those that all scenarios together catch.
    silent: the clauses that no scenario asks for any more. missed: the wrong engines that are not caught
    any more. killers: wrong engine -> the scenario that catches it all the same.
    """

    game: str
    clauses: Part
    bugs: Part
    engines: Part
    silent: tuple[str, ...]
    missed: tuple[str, ...]
    killers: Mapping[str, str] = field(default_factory=dict)


_Met = Mapping[str, frozenset[str]] | None
Killers = tuple[Mapping[str, str], Mapping[str, str]]
"""Wrong engine -> the scenario that caught it the last time: without the capabilities, and with all."""


class _Benches:
    """The scenarios of a game: all of them, and those that can be played without the capabilities.

    met: on each of the two benches, wrong engine -> the scenarios in which its case comes up, if it is known.
    killers: likewise wrong engine -> the scenario that caught it the last time.
    """

    def __init__(
        self,
        features: Path,
        game: str,
        lacking: frozenset[str],
        met: tuple[_Met, _Met] = (None, None),
        killers: Killers = ({}, {}),
    ) -> None:
        self.without = Bench(features, game, lacking, met[0], killers=killers[0])
        self.whole = Bench(features, game, met=met[1], killers=killers[1])

    def find_cases(self, names: Sequence[str]) -> None:
        """Find out where the cases of these engines come up: elsewhere they need not be played.

        Raises TrackwalkerError for a scenario that fails on the sound engine.
        """
        self.without.check_the_sound_engine(names)
        self.whole.check_the_sound_engine(names)

    def look_again(self, name: str) -> Noticed | None:
        """What becomes of an engine that what caught it the last time catches all the same."""
        again = self.without.caught_again(name)
        return None if again is None else Noticed(name, again.killer, again.killer)

    def look(self, name: str) -> Noticed:
        all_the_same = self.without.killer_of(name)
        # What is played without the capability is played with it as well.
        return Noticed(name, all_the_same or self.whole.killer_of(name), all_the_same)


_benches: _Benches | None = None


def _set_up(
    features: Path, game: str, lacking: frozenset[str], met: tuple[_Met, _Met], killers: Killers
) -> None:
    global _benches
    _benches = _Benches(features, game, lacking, met, killers)


def _look(name: str) -> Noticed:
    assert _benches is not None
    return _benches.look(name)


def _look_again(name: str) -> Noticed | None:
    assert _benches is not None
    return _benches.look_again(name)


def _noticed(
    game: str,
    names: Sequence[str],
    lacking: frozenset[str],
    jobs: int,
    done: Callable[[Noticed], object] | None,
    killers: Killers,
    benches: _Benches,
) -> dict[str, Noticed]:
    found: dict[str, Noticed] = {}

    def work(
        here: Callable[[str], Noticed | None], there: Callable[[str], Noticed | None], of: Sequence[str]
    ) -> None:
        met = (benches.without.met, benches.whole.met)
        with closing(
            (here(name) for name in of)
            if jobs == 1 or not of
            else each(there, of, jobs, _set_up, (features_dir(), game, lacking, met, killers))
        ) as results:
            for one in results:
                if one is not None:
                    found[one.name] = one
                    if done is not None:
                        done(one)

    again = [name for name in names if name in killers[0]]
    benches.without.check_the_sound_engine(again, again=True)
    work(benches.look_again, _look_again, again)
    rest = [name for name in names if name not in found]
    benches.find_cases(rest)
    work(benches.look, _look, rest)
    return {name: found[name] for name in names}


def worth_of(
    game: str,
    names: Sequence[str],
    bugs: Sequence[str],
    lacking: frozenset[str],
    jobs: int = 1,
    done: Callable[[Noticed], object] | None = None,
    killers: Killers = ({}, {}),
) -> Worth:
    """What the scenarios of a game are worth without some capabilities.

    names: of the wrong engines that are tried; bugs: of those that are bugs of somebody's engine, which are
    tried besides. `done` hears of each. Raises TrackwalkerError where a process dies, or a scenario fails on
    the sound engine.
    """
    register = load_register(game, features_dir())
    testable = [clause.id for clause in register.testable()]
    benches = _Benches(features_dir(), game, lacking, killers=killers)
    asked = asked_for(game, benches.without.scenarios)
    tried = [*dict.fromkeys((*names, *bugs))]
    found = _noticed(game, tried, lacking, jobs, done, killers, benches)

    def part(of: Iterable[str]) -> Part:
        caught = [found[name] for name in of if found[name].of_all]
        return Part(sum(one.all_the_same is not None for one in caught), len(caught))

    return Worth(
        game,
        Part(len(asked), len(testable)),
        part(bugs),
        part(names),
        tuple(clause for clause in testable if clause not in asked),
        tuple(one.name for one in found.values() if one.of_all and not one.all_the_same),
        {one.name: one.all_the_same for one in found.values() if one.all_the_same},
    )
