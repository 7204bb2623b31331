"""From many tables of recorded games: short random continuations, and illegal tries, keep every invariant."""

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from recorded_games import GAMES, steps

from trackwalker.invariants.checking import check_state, check_step
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.engine.from_templates import fill
from trackwalker.invariants.engine.near_misses import mutants
from trackwalker.invariants.engine.probe import first_difference
from trackwalker.port.reference import ReferenceConnection
from trackwalker.port.schema import checker

SETTINGS = settings(deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
AT_LENGTH = pytest.mark.parametrize("examples", [15, pytest.param(120, marks=pytest.mark.exhaustive)])
MOVES = 8


@pytest.fixture(scope="module")
def engine() -> ReferenceConnection:
    return ReferenceConnection()


@pytest.fixture(scope="module", params=GAMES)
def tables(request: pytest.FixtureRequest) -> list[View]:
    """Every kind of decision of some recorded games, the rare kinds as often as the frequent ones."""
    kinds: dict[str | None, list[View]] = {}
    for step in steps(request.param, games=2):
        kinds.setdefault(step.after.kind, []).append(step.after)
    rng = random.Random(0)
    return [rng.choice(views) for _ in range(40) for kind, views in kinds.items() if kind is not None]


def concrete(
    engine: ReferenceConnection, templates: list[dict[str, Any]], data: st.DataObject
) -> tuple[dict[str, Any], dict[str, Any]]:
    """A template and an action of it; the first and the cheapest are what shrinking leads to."""
    template = data.draw(st.sampled_from(templates))
    action = fill(
        template,
        lambda least, most, step: least + step * data.draw(st.integers(0, (most - least) // step)),
        lambda company: engine.best_routes(company)["routes"],
    )
    return template, action


@AT_LENGTH
def test_whatever_is_played_next_keeps_the_invariants(
    engine: ReferenceConnection, tables: list[View], examples: int
) -> None:
    @settings(SETTINGS, max_examples=examples)
    @given(data=st.data())
    def keeps(data: st.DataObject) -> None:
        view = tables[data.draw(st.integers(0, len(tables) - 1))]
        engine.load(dict(view.state))
        for _ in range(data.draw(st.integers(1, MOVES))):
            templates = engine.legal_actions()
            if not templates:
                assert view.state["result"] is not None
                break
            _, action = concrete(engine, templates, data)
            assert engine.apply(action) == {"legal": True}
            after = View(engine.state(), view.facts)
            assert check_step(Step(view, action, after)) == []
            assert check_state(after) == []
            view = after

    keeps()


@AT_LENGTH
def test_a_table_is_loaded_and_read_again_unchanged(
    engine: ReferenceConnection, tables: list[View], examples: int
) -> None:
    @settings(SETTINGS, max_examples=examples)
    @given(index=st.integers(0, 10**6))
    def is_unchanged(index: int) -> None:
        state = dict(tables[index % len(tables)].state)
        engine.load(state)
        assert first_difference(state, engine.state()) == ""
        checker("state")(state)

    is_unchanged()


@AT_LENGTH
def test_what_is_not_listed_is_refused_and_changes_nothing(
    engine: ReferenceConnection, tables: list[View], examples: int
) -> None:
    @settings(SETTINGS, max_examples=examples)
    @given(data=st.data(), seed=st.integers(0, 2**32))
    def is_refused(data: st.DataObject, seed: int) -> None:
        view = tables[data.draw(st.integers(0, len(tables) - 1))]
        state = dict(view.state)
        engine.load(state)
        templates = engine.legal_actions()
        template, action = concrete(engine, templates, data)
        for mutant in mutants(template, action, state, templates, view.facts, random.Random(seed), 10):
            if not mutant.listed:
                assert engine.apply(mutant.action)["legal"] is False, mutant
                assert engine.state() == state, mutant

    is_refused()
