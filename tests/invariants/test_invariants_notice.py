"""Every invariant holds in recorded games, and notices what breaks it."""

import copy
import random
from typing import Any

import pytest
from recorded_games import GAMES, copied, facts, steps_like
from spoilt import STEPS, TABLES, steps, tables

from trackwalker.invariants.checking import check_state, check_step
from trackwalker.invariants.core.registry import RAW, STATE, STEP
from trackwalker.invariants.core.view import Step, View
from trackwalker.register import whole_games

TRIES = 3


def cases(spoilt: dict[str, list[tuple[str, Any, Any]]]) -> list[Any]:
    seen: dict[str, int] = {}
    found = []
    for game, entries in spoilt.items():
        for name, where, spoil in entries:
            key = f"{game}-{name}"
            seen[key] = seen.get(key, 0) + 1
            number = "" if seen[key] == 1 else f"-{seen[key]}"
            found.append(pytest.param(game, name, where, spoil, id=f"{key}{number}"))
    return found


def names(spoilt: list[tuple[str, Any, Any]]) -> set[str]:
    return {name for name, _, _ in spoilt}


def test_each_invariant_is_put_to_the_test() -> None:
    """By tables and steps of the first game it holds in, at least."""
    for register, spoilt in (((*RAW, *STATE), TABLES), (STEP, STEPS)):
        seen: set[str] = set()
        assert spoilt.keys() == {*GAMES} >= {*whole_games()}
        for game in GAMES:
            held = {entry.name for entry in register if entry.holds_in(facts(game).prefix)}
            assert held - seen <= names(spoilt[game]) <= held
            seen |= held
        assert seen == {entry.name for entry in register}


@pytest.mark.parametrize(("game", "name", "where", "spoil"), cases(TABLES))
def test_a_spoilt_table_is_noticed(game: str, name: str, where: tables.Where, spoil: tables.Spoil) -> None:
    found = [step.after for step in steps_like(lambda step: where(step.after), game)]
    for view in random.Random(name).sample(found, min(TRIES, len(found))):
        state = copied(view)
        spoil(state)
        spoilt = View(state, facts(game))
        assert check_state(view) == []
        findings = check_state(spoilt)
        assert name in {finding.invariant for finding in findings}
        assert check_state(spoilt, since=view) == findings, "looking at the changes only finds less"


@pytest.mark.parametrize(("game", "name", "where", "spoil"), cases(STEPS))
def test_a_spoilt_step_is_noticed(game: str, name: str, where: steps.Where, spoil: steps.Spoil) -> None:
    found = steps_like(where, game)
    for step in random.Random(name).sample(found, min(TRIES, len(found))):
        before, after, action = copied(step.before), copied(step.after), copy.deepcopy(dict(step.action))
        assert check_step(step) == []
        spoil(before, after, action)
        changed = Step(View(before, facts(game)), action, View(after, facts(game)))
        assert name in {finding.invariant for finding in check_step(changed)}
