"""The suite proves itself: engines that are wrong on purpose are caught, by the clause that they break."""

import pytest
from click.testing import CliRunner

from trackwalker.cli import main
from trackwalker.port.reference import connect_wrong, wrong_engines
from trackwalker.register import load_register
from trackwalker.suite.mutants import choose, try_all

GAME = "18Chesapeake"


def test_every_wrong_engine_has_a_name_of_its_own_and_breaks_known_clauses() -> None:
    clauses = load_register(GAME).clauses
    wrong = wrong_engines(GAME)
    assert len({engine.name for engine in wrong}) == len(wrong)
    for engine in wrong:
        assert engine.clauses or engine.unobservable, engine.name
        unknown = [c for c in engine.clauses if c not in clauses or not clauses[c].testable]
        assert unknown == [], (engine.name, unknown)


def test_a_number_that_is_wrong_is_wrong_in_the_engine() -> None:
    by_name = {engine.name: engine for engine in wrong_engines(GAME)}
    engine = connect_wrong(by_name["number/players.3.start_cash"])
    engine.new_game({"game": GAME, "players": ["Alice", "Bob", "Carol"], "deal": {"P6": "LV"}})
    assert [player["cash"] for player in engine.state()["players"]] == [810, 810, 810]


def test_a_refusal_that_is_left_out_accepts() -> None:
    by_name = {engine.name: engine for engine in wrong_engines(GAME)}
    engine = connect_wrong(by_name["refusal/bid-too-low"])
    engine.new_game({"game": GAME, "players": ["Alice", "Bob", "Carol"], "deal": {"P6": "LV"}})
    alice = {"kind": "player", "id": "Alice"}
    assert engine.apply({"type": "bid", "actor": alice, "private": "P2", "price": 40})["legal"]


@pytest.fixture(scope="module")
def sample() -> list[str]:
    """One in seven: all of them are tried by `trackwalker mutants`."""
    names = choose(GAME)
    return names[::7]


def test_a_sample_of_wrong_engines_is_caught(sample: list[str]) -> None:
    left = [f"{trial.name}: {trial.state} {trial.killer}" for trial in try_all(GAME, sample, jobs=2)]
    assert [line for line in left if ": caught " not in line and ": unobservable" not in line] == []


def test_the_command_prints_the_table_and_counts() -> None:
    result = CliRunner().invoke(main, ["mutants", GAME, "--only", "refusal/pool-limit"])
    assert result.exit_code == 0, result.output
    assert "18CH-9-d" in result.output
    assert "1 wrong engines: 1 caught, 0 cannot be observed, 0 to explain" in result.output


@pytest.mark.parametrize("arguments", [["1830"], [GAME, "--only", "no-such-engine"]])
def test_what_cannot_be_done_is_said_in_one_line(arguments: list[str]) -> None:
    result = CliRunner().invoke(main, ["mutants", *arguments])
    assert result.exit_code == 2
    assert result.output.startswith("error: ")
    assert result.output.count("\n") == 1
