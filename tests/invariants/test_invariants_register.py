"""The register of invariants itself."""

import pytest
from recorded_games import GAMES, facts

from trackwalker.invariants.core.registry import ENGINE, RAW, STATE, STEP, Invariant, invariant
from trackwalker.register.load import load_editions

EVERYTHING = (*RAW, *STATE, *STEP, *ENGINE)


@pytest.mark.parametrize("entry", EVERYTHING, ids=lambda entry: entry.name)
def test_an_invariant_names_clauses_and_questions_that_exist(entry: Invariant) -> None:
    registers = {facts(game).prefix: [*load_editions(game).values()] for game in GAMES}
    for clause in entry.clauses:
        assert any(clause in register.clauses for register in registers[clause.partition("-")[0]])
    for question, readings in entry.unless.items():
        prefix = question.partition("-")[0]
        assert entry.holds_in(prefix)
        asked = [one.questions[question] for one in registers[prefix] if question in one.questions]
        assert asked
        assert all(set(readings) <= set(one.readings) for one in asked)
        assert any(one.default not in readings for one in asked), "in some edition it holds as is usual"


@pytest.mark.parametrize("entry", EVERYTHING, ids=lambda entry: entry.name)
def test_an_invariant_says_what_it_guards(entry: Invariant) -> None:
    assert entry.says.startswith("Guards ")
    assert entry.says.endswith(".")


def test_a_name_is_given_once() -> None:
    def phases_never_go_back() -> list[str]:
        return []

    with pytest.raises(ValueError, match="phases_never_go_back"):
        invariant(STATE)(phases_never_go_back)


def test_an_invariant_holds_where_its_clauses_are() -> None:
    def anything() -> list[str]:
        return []

    one = Invariant("one", ("18CH-1-a",), anything)
    both = Invariant("both", ("18CH-1-a", "1846-3-a", "1846-3-b"), anything)
    everywhere = Invariant("everywhere", (), anything)
    assert [entry.holds_in("18CH") for entry in (one, both, everywhere)] == [True, True, True]
    assert [entry.holds_in("1846") for entry in (one, both, everywhere)] == [False, True, True]
    assert both.clauses_of("1846") == ("1846-3-a", "1846-3-b")
