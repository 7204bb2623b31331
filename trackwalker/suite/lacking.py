"""What the suite is still worth on an engine that lacks a capability: `load`, above all.

Fewer scenarios can then be played: so fewer clauses are asked for, and fewer wrong engines are caught.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from trackwalker.paths import features_dir
from trackwalker.register import load_register
from trackwalker.suite.direct import DirectScenario
from trackwalker.suite.mutants import Bench
from trackwalker.workers import each

__all__ = ["Noticed", "Part", "Worth", "asked_for", "worth_of"]


@dataclass(frozen=True, slots=True)
class Noticed:
    """Whether a wrong engine is caught: by all scenarios, and by those that can be played all the same."""

    name: str
    by_all: bool
    all_the_same: bool


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
    any more.
    """

    game: str
    clauses: Part
    bugs: Part
    engines: Part
    silent: tuple[str, ...]
    missed: tuple[str, ...]


_Met = Mapping[str, frozenset[str]] | None


class _Benches:
    """The scenarios of a game: all of them, and those that can be played without the capabilities.

    met: on each of the two benches, wrong engine -> the scenarios in which its case comes up, if it is known.
    """

    def __init__(
        self, features: Path, game: str, lacking: frozenset[str], met: tuple[_Met, _Met] = (None, None)
    ) -> None:
        self.without = Bench(features, game, lacking, met[0])
        self.whole = Bench(features, game, met=met[1])

    def find_cases(self, names: Sequence[str]) -> None:
        """Find out where the cases of these engines come up: elsewhere they need not be played.

        Raises TrackwalkerError for a scenario that fails on the sound engine.
        """
        self.without.check_the_sound_engine(names)
        self.whole.check_the_sound_engine(names)

    def look(self, name: str) -> Noticed:
        all_the_same = self.without.catches(name)
        # What is played without the capability is played with it as well.
        return Noticed(name, all_the_same or self.whole.catches(name), all_the_same)


_benches: _Benches | None = None


def _set_up(features: Path, game: str, lacking: frozenset[str], met: tuple[_Met, _Met]) -> None:
    global _benches
    _benches = _Benches(features, game, lacking, met)


def _look(name: str) -> Noticed:
    assert _benches is not None
    return _benches.look(name)


def _noticed(
    benches: _Benches,
    game: str,
    names: Sequence[str],
    lacking: frozenset[str],
    jobs: int,
    done: Callable[[Noticed], object] | None,
) -> Iterator[Noticed]:
    met = (benches.without.met, benches.whole.met)
    with closing(
        (benches.look(name) for name in names)
        if jobs == 1
        else each(_look, names, jobs, _set_up, (features_dir(), game, lacking, met))
    ) as results:
        for one in results:
            if done is not None:
                done(one)
            yield one


def worth_of(
    game: str,
    names: Sequence[str],
    bugs: Sequence[str],
    lacking: frozenset[str],
    jobs: int = 1,
    done: Callable[[Noticed], object] | None = None,
) -> Worth:
    """What the scenarios of a game are worth without some capabilities.

    names: of the wrong engines that are tried; bugs: of those that are bugs of somebody's engine, which are
    tried besides. `done` hears of each. Raises TrackwalkerError where a process dies, or a scenario fails on
    the sound engine.
    """
    register = load_register(game, features_dir())
    testable = [clause.id for clause in register.testable()]
    benches = _Benches(features_dir(), game, lacking)
    asked = asked_for(game, benches.without.scenarios)
    tried = [*dict.fromkeys((*names, *bugs))]
    benches.find_cases(tried)
    found = {one.name: one for one in _noticed(benches, game, tried, lacking, jobs, done)}

    def part(of: Iterable[str]) -> Part:
        caught = [found[name] for name in of if found[name].by_all]
        return Part(sum(one.all_the_same for one in caught), len(caught))

    return Worth(
        game,
        Part(len(asked), len(testable)),
        part(bugs),
        part(names),
        tuple(clause for clause in testable if clause not in asked),
        tuple(one.name for one in found.values() if one.by_all and not one.all_the_same),
    )
