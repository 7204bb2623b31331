"""Many games in a row, on one engine or on several at once."""

import multiprocessing.util
import time
from collections import Counter
from collections.abc import Generator, Mapping
from contextlib import closing
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from trackwalker.errors import TrackwalkerError
from trackwalker.games.known import notes_of
from trackwalker.invariants.checking import load_facts
from trackwalker.invariants.core.facts import Facts
from trackwalker.paths import features_dir
from trackwalker.playouts.openings import opening_for
from trackwalker.playouts.play import Plan, Played, play
from trackwalker.playouts.play_styles import STYLES
from trackwalker.port.connect import connect
from trackwalker.port.engine import Engine
from trackwalker.register import load_register
from trackwalker.workers import Hands, each

__all__ = ["Order", "Tour", "Watcher", "go"]

NEEDED = ("legal_actions", "best_routes")
"""Capabilities without which no game can be steered."""

Games = Generator[Played, None, None]
"""Games as they are played."""

_ENOUGH = 20
"""After so many games with findings, counted by their seeds, no more is played."""


@dataclass(frozen=True)
class Order:
    """What is to be played: `games` games by the plan, each with the seed after the one before."""

    plan: Plan
    games: int
    engine: str = "reference"
    timeout: float = 10.0


@dataclass
class Tour:
    """What came of it: the games by seed, and how long they took in seconds. cut_short: by Ctrl-C."""

    order: Order
    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0
    cut_short: bool = False

    @property
    def broken(self) -> list[Played]:
        """The games with findings."""
        return [game for game in self.played if game.findings]

    def seen(self) -> Counter[str]:
        """In how many games each thing was seen."""
        return Counter(name for game in self.played for name in game.seen)


class Watcher(Protocol):
    """Is told how a tour gets on."""

    def done(self, game: Played) -> None:
        """One more game is over."""


def go(order: Order, jobs: Hands = 1, watcher: Watcher | None = None) -> Tour:
    """Play the games, in `jobs` processes or on a cluster; after Ctrl-C those that are over are the outcome.

    The same seeds have the same outcome however many there are to play them. Raises TrackwalkerError where it
    cannot be done: an unknown game, edition, number of players, style, opening, question or reading, an
    engine that does not start, does not play the game or lacks a capability; a cluster that cannot be used.
    """
    tour, began = Tour(order), time.monotonic()
    facts = _check(order)
    games = (
        _in_turn(order, facts)
        if jobs == 1 or order.games == 1
        else each(_work, _plans(order), jobs, _start_worker, (order,), in_order=False)
    )
    try:
        with closing(games):
            for game in games:
                tour.played.append(game)
                if watcher is not None:
                    watcher.done(game)
                if _enough(tour):
                    break
    except KeyboardInterrupt:
        tour.cut_short = True
    tour.played.sort(key=lambda game: game.plan.seed)
    tour.seconds = time.monotonic() - began
    return tour


def _enough(tour: Tour) -> bool:
    """Whether so many games have findings that no more is played; later ones that are over already go."""
    if len(tour.broken) < _ENOUGH:
        return False
    found = 0
    for number, game in enumerate(sorted(tour.played, key=lambda game: game.plan.seed)):
        if game.plan.seed != tour.order.plan.seed + number:
            return False  # one before it is still being played
        found += bool(game.findings)
        if found == _ENOUGH:
            tour.played = [one for one in tour.played if one.plan.seed <= game.plan.seed]
            return True
    return False


def _plans(order: Order) -> list[Plan]:
    return [replace(order.plan, seed=order.plan.seed + number) for number in range(order.games)]


def _in_turn(order: Order, facts: Facts) -> Games:
    engine = _ready(order)
    try:
        for plan in _plans(order):
            yield play(plan, engine, facts)
    finally:
        engine.close()


_desk: dict[str, Any] = {}
"""What a worker process keeps from game to game: its engine and the facts of the game."""


def _start_worker(order: Order) -> None:
    engine = _ready(order)
    multiprocessing.util.Finalize(engine, engine.close, exitpriority=10)
    _desk["engine"], _desk["facts"] = engine, load_facts(features_dir(), order.plan.game, order.plan.edition)


def _work(plan: Plan) -> Played:
    return play(plan, _desk["engine"], _desk["facts"])


# before the first game --------------------------------------------------------------------------------


def _check(order: Order) -> Facts:
    """Everything that can be told from the specification alone."""
    plan, register = order.plan, load_register(order.plan.game, edition=order.plan.edition)
    facts = load_facts(features_dir(), plan.game, plan.edition)
    counts = sorted(facts.components["players"])
    if plan.players is not None and plan.players not in counts:
        raise TrackwalkerError(f"{plan.game} is for {counts[0]} to {counts[-1]} players, not {plan.players}")
    styles = (*STYLES, *notes_of(plan.game).goals.styles)
    if plan.style is not None and plan.style not in styles:
        names = ", ".join(dict.fromkeys(styles))
        raise TrackwalkerError(f"there is no style {plan.style!r}; expected one of {names}")
    if plan.opening is not None:
        opening_for(
            features_dir(), plan.game, plan.seed, plan.players, plan.readings, plan.opening, plan.edition
        )
    for name, reading in plan.readings.items():
        question = register.questions.get(name)
        if question is None:
            raise TrackwalkerError(f"{plan.game} has no question {name!r} (see: trackwalker readings)")
        if reading not in question.readings:
            raise TrackwalkerError(f"{name} has the readings {', '.join(question.readings)}, not {reading!r}")
    return facts


def _ready(order: Order) -> Engine:
    """An engine that can play the game."""
    engine = connect(order.engine, order.timeout)
    try:
        _check_engine(engine.hello(), order)
    except BaseException:
        engine.close()
        raise
    return engine


def _check_engine(hello: Mapping[str, Any], order: Order) -> None:
    plan = order.plan
    entry = next((game for game in hello["games"] if game["game"] == plan.game), None)
    if entry is None:
        raise TrackwalkerError(f"the engine {hello['name']} does not play {plan.game}")
    for capability in (*NEEDED, *(("rules",) if plan.readings else ())):
        if capability not in hello["capabilities"]:
            raise TrackwalkerError(
                f"playouts need the capability {capability!r}, {hello['name']} does not have it"
            )
    if plan.players is not None and plan.players not in entry["players"]:
        raise TrackwalkerError(f"the engine {hello['name']} does not play {plan.game} with {plan.players}")
