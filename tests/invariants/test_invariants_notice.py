"""Every invariant holds in recorded games, and notices what breaks it."""

import copy
import random

import pytest
import spoilt_steps
import spoilt_tables
from recorded_games import copied, facts, steps

from trackwalker.invariants.registry import STATE, STEP
from trackwalker.invariants.view import Step, View
from trackwalker.invariants.watch import check_state, check_step

TRIES = 5


def names(spoilt: list[tuple[str, object, object]]) -> list[str]:
    seen: dict[str, int] = {}
    found = []
    for name, _, _ in spoilt:
        seen[name] = seen.get(name, 0) + 1
        found.append(name if seen[name] == 1 else f"{name}-{seen[name]}")
    return found


def test_each_invariant_is_put_to_the_test() -> None:
    assert {name for name, _, _ in spoilt_tables.SPOILT} == {entry.name for entry in STATE}
    assert {name for name, _, _ in spoilt_steps.SPOILT} == {entry.name for entry in STEP}


@pytest.mark.parametrize(
    ("name", "where", "spoil"), spoilt_tables.SPOILT, ids=names(list(spoilt_tables.SPOILT))
)
def test_a_spoilt_table_is_noticed(name: str, where: spoilt_tables.Where, spoil: spoilt_tables.Spoil) -> None:
    tables = [step.after for step in steps() if where(step.after)]
    assert tables, "no recorded table is of the kind"
    for view in random.Random(name).sample(tables, min(TRIES, len(tables))):
        state = copied(view)
        spoil(state)
        spoilt = View(state, facts())
        assert check_state(view) == []
        findings = check_state(spoilt)
        assert name in {finding.invariant for finding in findings}
        assert check_state(spoilt, since=view) == findings, "looking at the changes only finds less"


@pytest.mark.parametrize(
    ("name", "where", "spoil"), spoilt_steps.SPOILT, ids=names(list(spoilt_steps.SPOILT))
)
def test_a_spoilt_step_is_noticed(name: str, where: spoilt_steps.Where, spoil: spoilt_steps.Spoil) -> None:
    found = [step for step in steps() if where(step)]
    assert found, "no recorded step is of the kind"
    for step in random.Random(name).sample(found, min(TRIES, len(found))):
        before, after, action = copied(step.before), copied(step.after), copy.deepcopy(dict(step.action))
        assert check_step(step) == []
        spoil(before, after, action)
        changed = Step(View(before, facts()), action, View(after, facts()))
        assert name in {finding.invariant for finding in check_step(changed)}
