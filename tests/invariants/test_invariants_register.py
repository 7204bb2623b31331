"""The register of invariants itself."""

import pytest
from recorded_games import GAME, facts

import trackwalker.invariants.engine
import trackwalker.invariants.watch  # noqa: F401 - both fill the register
from trackwalker.invariants.registry import ENGINE, STATE, STEP, Invariant, invariant
from trackwalker.invariants.state import STATE_CHECKS
from trackwalker.register import load_register

EVERYTHING = (*STATE, *STEP, *ENGINE)


@pytest.mark.parametrize("entry", EVERYTHING, ids=lambda entry: entry.name)
def test_an_invariant_names_clauses_and_questions_that_exist(entry: Invariant) -> None:
    register = load_register(GAME)
    assert set(entry.clauses) <= set(register.clauses)
    for question, reading in entry.unless.items():
        assert reading in register.questions[question].readings
        assert reading != facts().readings[question]


@pytest.mark.parametrize("entry", EVERYTHING, ids=lambda entry: entry.name)
def test_an_invariant_says_what_it_guards(entry: Invariant) -> None:
    assert entry.says.startswith("Guards ")
    assert entry.says.endswith(".")


def test_the_checks_of_a_scene_are_all_among_them() -> None:
    assert {check.__name__ for check in STATE_CHECKS} <= {entry.name for entry in STATE}


def test_a_name_is_given_once() -> None:
    def phases_never_go_back() -> list[str]:
        return []

    with pytest.raises(ValueError, match="phases_never_go_back"):
        invariant(STATE)(phases_never_go_back)
