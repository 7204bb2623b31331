"""Tables with a slip of the pen: refused in a sentence, or the same when read back and playable."""

import os
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest
from mutations import MUTATIONS, mutated
from playing_on import play_to_the_end_of_the_round
from sound_tables import of_openings, of_steered_games

from reference_engine.engine import EngineError, ReferenceEngine
from trackwalker.games.known import GAMES
from trackwalker.paths import features_dir

State = dict[str, Any]

MANY = int(os.environ.get("TRACKWALKER_MUTATED", "1000"))
"""How many tables a game are mutated where it is proved at length."""
LEAST_LOADED = 0.1
"""Which part of the mutated tables has to be loaded."""


@dataclass
class Outcome:
    """What became of mutated tables: by class how many were refused and loaded, and what went wrong."""

    refused: Counter[str] = field(default_factory=Counter)
    loaded: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def try_out(self, engine: ReferenceEngine, state: State, name: str, seed: int) -> None:
        """Mutate a table, load it, read it back, and play on."""
        table = mutated(state, name, seed)
        if table is None:
            return
        try:
            engine.load(table)
        except EngineError as error:
            self.refused[name] += 1
            words = str(error)
            if len(words) < 20 or "\n" in words:
                self.wrong.append(f"{name} {seed}: no sentence: {words!r}")
            return
        except Exception as error:
            self.wrong.append(f"{name} {seed}: load: {type(error).__name__}: {error}")
            return
        self.loaded[name] += 1
        if saying(engine.state()) != saying(table):
            self.wrong.append(f"{name} {seed}: read back as something else")
        try:
            play_to_the_end_of_the_round(engine, random.Random(seed))
        except Exception as error:
            self.wrong.append(f"{name} {seed}: played on: {type(error).__name__}: {error}")


def saying(part: Any) -> Any:
    """What a document says: without members that are left out where they say nothing."""
    if isinstance(part, dict):
        members = {name: saying(value) for name, value in part.items()}
        return {name: value for name, value in members.items() if value not in (None, False, [])}
    return [saying(value) for value in part] if isinstance(part, list) else part


def outcome_of(tables: dict[str, tuple[State, ...]], count: int) -> Outcome:
    """So many mutated tables of each game, the classes in turn."""
    outcome, engine, names = Outcome(), ReferenceEngine(features_dir()), list(MUTATIONS)
    for states in tables.values():
        for seed in range(count):
            table = states[random.Random(f"table {seed}").randrange(len(states))]
            outcome.try_out(engine, table, names[seed % len(names)], seed)
    return outcome


def check(outcome: Outcome) -> None:
    refused, loaded = sum(outcome.refused.values()), sum(outcome.loaded.values())
    print(f"{loaded} loaded, {refused} refused")
    assert outcome.wrong == []
    assert refused > 0
    assert loaded >= LEAST_LOADED * (loaded + refused)


def test_a_slip_of_the_pen_is_refused_or_does_no_harm() -> None:
    check(outcome_of({game: of_openings(game, 3) for game in GAMES}, 100))


@pytest.mark.exhaustive
@pytest.mark.timeout(5400)
def test_many_slips_of_the_pen_are_refused_or_do_no_harm() -> None:
    """Each class has members that are refused and members that are loaded."""
    tables = {game: (*of_openings(game), *of_steered_games(game, 3)) for game in GAMES}
    outcome = outcome_of(tables, MANY)
    check(outcome)
    for name in MUTATIONS:
        print(f"{name}: {outcome.loaded[name]} loaded, {outcome.refused[name]} refused")
    assert [name for name in MUTATIONS if not (outcome.loaded[name] and outcome.refused[name])] == []
