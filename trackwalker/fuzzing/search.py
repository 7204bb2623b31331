"""Many batches, on one engine or shared out; what they find is put together by its cause.

Batches are played in waves of a size that grows and does not depend on the number of workers. What one wave
has found is known to the next, which goes on past it. So the same seed comes to the same findings, whoever
plays which batch.
"""

import contextlib
import multiprocessing.util
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from trackwalker.errors import TrackwalkerError
from trackwalker.fuzzing.batches import Batch, Shown, play_batch
from trackwalker.fuzzing.guide import Guide
from trackwalker.fuzzing.lockstep import Follower, Lockstep
from trackwalker.fuzzing.runs import Beginning, Run
from trackwalker.fuzzing.shrinking import parting_of, shrunk, with_answers
from trackwalker.fuzzing.starts import Starts, fitting_openings
from trackwalker.invariants.checking import load_facts
from trackwalker.paths import features_dir
from trackwalker.port.connect import connect
from trackwalker.port.engine import Engine, EngineFault
from trackwalker.port.words import named
from trackwalker.register import load_profile, load_register
from trackwalker.register.declared import doubts_of
from trackwalker.workers import Hands, each

__all__ = ["EACH", "Bench", "Fuzz", "Order", "Setting", "first_finding", "go", "rules_for"]

EACH = 50
"""Examples of a batch."""

_WIDEST = 32
"""Batches of a wave at most."""

_MOST_CAUSES = 40
"""After so many different causes no further wave is begun."""

Make = Callable[[], Engine]


@dataclass(frozen=True)
class Order:
    """What is wanted.

    engine, against: ENGINE specs. given: beginnings that the user has named. again: runs that have been
    found before, played first. profile: whose readings and deviations the tested engine follows.
    edition: by which it plays; None: the base. timeout: seconds for an answer. each: examples of a batch.
    alone: nothing but the reference engine is tested; then what it lists is held against what it accepts.
    known: causes that are no findings, each with what it is called; they are counted only.
    """

    game: str
    engine: str = "reference"
    against: str | None = None
    examples: int = 1000
    seed: int = 0
    profile: str | None = None
    edition: str | None = None
    given: tuple[Beginning, ...] = ()
    again: tuple[Run, ...] = ()
    timeout: float = 10.0
    each: int = EACH
    alone: bool = False
    known: Mapping[str, str] = field(default_factory=dict)


@dataclass
class Fuzz:
    """What came of it: examples and actions, and the smallest run of each cause. cut_short: by Ctrl-C.

    faults, warnings: about the readings that the tested engine declares.
    """

    order: Order
    rules: dict[str, Any] = field(default_factory=dict)
    engine: str = ""
    against: str = ""
    examples: int = 0
    accepted: int = 0
    refused: int = 0
    seconds: float = 0.0
    findings: list[Shown] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)
    cannot: Counter[str] = field(default_factory=Counter)
    cut_short: bool = False
    faults: list[str] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)


def rules_for(
    game: str, hello: dict[str, Any], profile: str | None, edition: str | None = None
) -> dict[str, Any]:
    """The rules by which an engine plays: those of a profile, and those that it declares.

    edition: None: the base. Raises TrackwalkerError where there is no such edition, or the engine does not
    offer it.
    """
    register = load_register(game, edition=edition)
    offer = next((one for one in hello["games"] if one["game"] == game), None)
    if edition is not None and offer is not None and edition not in offer["editions"]:
        raise TrackwalkerError(f"the engine {hello['name']} does not offer the edition {edition} of {game}")
    usual = register.defaults()
    readings: dict[str, str] = {}
    deviations: list[str] = []
    if profile is not None:
        entry = load_profile(profile).games.get(game)
        if entry is None:
            raise TrackwalkerError(f"the profile {profile} says nothing about {game}")
        rules: Any = entry.rules(register)
        readings, deviations = dict(rules["readings"]), list(rules["deviations"])
    declared = hello.get("readings", {}) if "rules" not in hello["capabilities"] else {}
    for name, letter in declared.items():
        question = register.questions.get(name)
        if question is not None and question.kind == "choice" and letter in question.readings:
            readings[name] = letter
    unusual = {name: letter for name, letter in readings.items() if usual.get(name) != letter}
    return {"readings": unusual, "deviations": deviations}


class Setting:
    """What stays the same for all batches of an order. Raises TrackwalkerError where it cannot be done."""

    def __init__(self, order: Order, engine: Engine, against: Engine | None = None) -> None:
        self.order = order
        self.facts = load_facts(features_dir(), order.game, order.edition)
        hello = engine.hello()
        self.counts = _counts(order.game, hello)
        if against is not None:
            both = _counts(order.game, against.hello())
            self.counts = [count for count in self.counts if count in both]
        self.rules = rules_for(order.game, hello, order.profile, order.edition)
        self.guide = Guide(self.rules, order.edition)
        other = Follower(against) if against is not None else None
        self.lockstep = Lockstep(self.guide, Follower(engine), self.facts, other)
        usual = load_register(order.game, edition=order.edition).defaults()
        self.openings = fitting_openings(
            features_dir(), order.game, self.rules["readings"], usual, order.edition
        )
        self.led = not (self.lockstep.tested.can_load and (other is None or other.can_load))
        self._kept: Starts | None = None
        for start in order.given:
            if self.led and not start.from_the_deal:
                raise TrackwalkerError(f"--from {start.name}: {hello['name']} cannot load a table")

    def play(self, number: int, known: frozenset[str]) -> Batch:
        """One batch."""
        order = self.order
        count = min(order.each, order.examples - number * order.each)
        own_seed = order.seed * 100_003 + number
        starts = Starts(
            self.guide, self.facts, self.openings, order.given, self.counts, own_seed, self.led, self._kept
        )
        self._kept = starts
        return play_batch(number, own_seed, count, self.lockstep, starts, known, order.alone)


def _counts(game: str, hello: dict[str, Any]) -> list[int]:
    entry = next((one for one in hello["games"] if one["game"] == game), None)
    if entry is None:
        raise TrackwalkerError(f"the engine {hello['name']} does not play {game}")
    return sorted(entry["players"])


class Bench:
    """The engines of an order, and what is played on them; close it when done."""

    def __init__(self, order: Order, make: Make | None = None) -> None:
        self.engines: list[Engine] = []
        try:
            self.engines.append(make() if make is not None else connect(order.engine, order.timeout))
            if order.against is not None:
                self.engines.append(connect(order.against, order.timeout))
            self.setting = Setting(order, *self.engines)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """End the engines."""
        for engine in self.engines:
            engine.close()


_desk: dict[str, Bench] = {}
"""What a worker process keeps from batch to batch."""


def _start_worker(order: Order) -> None:
    bench = Bench(order)
    multiprocessing.util.Finalize(bench, bench.close, exitpriority=10)
    _desk["bench"] = bench


def _work(known: frozenset[str], number: int) -> Batch:
    return _desk["bench"].setting.play(number, known)


def go(
    order: Order,
    hands: Hands = 1,
    step: Callable[[Batch], None] | None = None,
    make: Make | None = None,
    cutting: Callable[[int, int], None] | None = None,
) -> Fuzz:
    """Let these hands play all examples, then cut down what was found; after Ctrl-C what there is.

    step: is told of every batch. make: makes the tested engine, in one process only. cutting: is told which
    of how many findings is cut down. Raises TrackwalkerError where it cannot be done: an unknown game or
    profile, an engine that does not start or play the game.
    """
    began = time.monotonic()
    bench = Bench(order, make)
    fuzz = Fuzz(order, bench.setting.rules)
    names = [named(engine.hello()["name"], engine.hello()["version"]) for engine in bench.engines]
    fuzz.engine, fuzz.against = names[0], "".join(names[1:])
    _doubt(fuzz, bench.engines[0].hello().get("readings", {}))
    best: dict[str, Shown] = {}
    try:
        for run in order.again:
            _play_again(run, bench.setting.lockstep, fuzz, best)
        for wave in _waves(-(-order.examples // order.each)):
            known = frozenset((*order.known, *best))
            with closing(_batches(bench, order, wave, hands, known)) as batches:
                for batch in batches:
                    _take(fuzz, best, batch)
                    if step is not None:
                        step(batch)
            if len(best) >= _MOST_CAUSES:
                break
        if fuzz.cannot and not fuzz.accepted and not best:
            why = fuzz.cannot.most_common(1)[0][0]
            raise TrackwalkerError(f"{names[0]} plays nothing of {order.game} that could be tested: {why}")
        others = any(fuzz.seen[cause] for cause in order.known)
        _cut_down(best, bench.setting.lockstep, cutting, others)
    except KeyboardInterrupt:
        fuzz.cut_short = True
    except EngineFault as fault:
        raise TrackwalkerError(f"the engine that is the measure: {fault.summary()}") from fault
    finally:
        bench.close()
    fuzz.findings = sorted(best.values(), key=lambda shown: (shown.parting.kind, shown.parting.cause))
    fuzz.seconds = time.monotonic() - began
    return fuzz


def _doubt(fuzz: Fuzz, declared: Mapping[str, str]) -> None:
    """Note what is wrong with declared readings. By one that there is not nobody can be judged."""
    doubts = doubts_of(declared)
    for name, letters in doubts.letters.items():
        fuzz.faults.append(
            f"the engine declares {name}={declared[name]}; the text asks for {' or '.join(letters)}"
        )
    for name in doubts.questions:
        fuzz.warnings.append(f"the engine declares {name}={declared[name]}; no register has that question")


def _cut_down(
    best: dict[str, Shown], lockstep: Lockstep, cutting: Callable[[int, int], None] | None, others: bool
) -> None:
    """Cut every run down; what only follows from others is no finding, unless there are no others.

    others: whether there are, beside these.
    """
    short: dict[str, Shown | None] = {}
    for number, cause in enumerate(sorted(best), 1):
        if cutting is not None:
            cutting(number, len(best))
        cut = shrunk(best[cause], lockstep)
        short[cause] = with_answers(cut, lockstep) if cut is not None else None
    if others or any(short.values()):
        best.clear()
    best.update({cause: shown for cause, shown in short.items() if shown is not None})


def _play_again(run: Run, lockstep: Lockstep, fuzz: Fuzz, best: dict[str, Shown]) -> None:
    """A run that was found before: it may still be one."""
    with contextlib.suppress(EngineFault):
        parting, number = parting_of(run, lockstep)
        if parting is not None:
            fuzz.seen[parting.cause] += 1
            if parting.cause not in fuzz.order.known:
                best.setdefault(parting.cause, Shown(parting, run.doing(run.actions[:number])))


def first_finding(bench: Bench) -> tuple[int, Shown] | None:
    """The first batch in which something is found, and its shortest run, cut down; None: nothing is."""
    setting = bench.setting
    for number in range(-(-setting.order.examples // setting.order.each)):
        batch = setting.play(number, frozenset(setting.order.known))
        if batch.shown:
            least = min(batch.shown.values(), key=lambda shown: shown.size)
            return number, shrunk(least, setting.lockstep) or least
    return None


def _waves(count: int) -> Iterator[range]:
    """The batches by waves: 1, 1, 2, 4 ... of them."""
    done, size = 0, 1
    while done < count:
        yield range(done, min(done + size, count))
        done += size
        size = min(_WIDEST, done)


def _batches(
    bench: Bench, order: Order, wave: range, hands: Hands, known: frozenset[str]
) -> Generator[Batch, None, None]:
    if hands == 1 or len(wave) == 1:
        yield from (bench.setting.play(number, known) for number in wave)
        return
    yield from each(partial(_work, known), wave, hands, _start_worker, (order,))


def _take(fuzz: Fuzz, best: dict[str, Shown], batch: Batch) -> None:
    fuzz.examples += batch.examples
    fuzz.accepted += batch.accepted
    fuzz.refused += batch.refused
    fuzz.seen.update(batch.causes)
    fuzz.cannot.update(batch.cannot)
    for cause, shown in batch.shown.items():
        if cause not in best or shown.size < best[cause].size:
            best[cause] = shown
