"""What is left of the suite without a capability: `trackwalker clauses GAME --without load`."""

import json
from functools import cache
from typing import Any

import pytest
from click.testing import CliRunner

from trackwalker.cli import main
from trackwalker.paths import bugs_file, features_dir
from trackwalker.port.reference import wrong_engines
from trackwalker.register import load_register, whole_games
from trackwalker.reports.bugs import load_bugs
from trackwalker.reports.figures import BY_RULE, kind_of
from trackwalker.suite.lacking import Noticed, Part, Worth, asked_for, worth_of
from trackwalker.suite.mutants import Bench

GAME = "18Chesapeake"
LACKING = frozenset({"load"})
EARLY = "number/players.3.start_cash"
"""Caught from the deal on."""
LEAST_CAUGHT = {"18Chesapeake": 0.6, "1846": 0.6}
"""The part of the wrong engines, and of the imitated bugs, that is still caught without `load`."""
SAMPLE = 40
"""So many of the wrong engines are tried; all of them by `trackwalker clauses GAME --without load`."""


@cache
def bench(game: str = GAME) -> Bench:
    return Bench(features_dir(), game, LACKING)


def imitated(game: str) -> list[str]:
    """The wrong engines that imitate a bug of somebody's."""
    wrong = {one: {engine.name: engine.clauses for engine in wrong_engines(one)} for one in whole_games()}
    return [*load_bugs(bugs_file(), wrong).engines(game)]


@cache
def out_of_reach() -> str:
    """A wrong engine that breaks only clauses of which no scenario is played without `load`."""
    reached = {clause for scenario in bench().scenarios for clause in scenario.clauses}
    return next(
        one.name
        for one in wrong_engines(GAME)
        if one.clauses and not one.unobservable and not reached.intersection(one.clauses)
    )


def clauses(*arguments: str) -> Any:
    return CliRunner().invoke(main, ["clauses", *arguments])


@pytest.mark.exhaustive
def test_engines_are_missed_where_no_scenario_can_be_played() -> None:
    heard: list[Noticed] = []
    worth = worth_of(GAME, [EARLY, out_of_reach()], [out_of_reach()], LACKING, done=heard.append)
    assert [one.name for one in heard] == [EARLY, out_of_reach()]
    assert worth.engines == Part(1, 2)
    assert worth.bugs == Part(0, 1)
    assert worth.missed == (out_of_reach(),)
    assert {*worth.silent}.isdisjoint(asked_for(GAME, bench().scenarios))
    assert worth.clauses.all - worth.clauses.some == len(worth.silent) > 0


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", LEAST_CAUGHT)
def test_most_wrong_engines_and_bugs_are_caught_all_the_same(game: str) -> None:
    """Of the engines that are not made by rule; those made by rule differ in rare cases only."""
    names = [one.name for one in wrong_engines(game) if kind_of(one.name) not in BY_RULE]
    sample = [names[index * len(names) // SAMPLE] for index in range(SAMPLE)]
    worth = worth_of(game, sample, imitated(game), LACKING)
    for part in (worth.engines, worth.bugs):
        assert part.some >= LEAST_CAUGHT[game] * part.all > 0, worth.missed


@pytest.mark.exhaustive
def test_only_scenarios_that_hold_under_the_usual_readings_ask_for_a_clause() -> None:
    usual = {name: question.default for name, question in load_register(GAME).questions.items()}
    unusual = [
        one
        for one in bench().scenarios
        if any(usual[question] not in letters for question, letters in one.readings.items())
    ]
    assert unusual
    assert asked_for(GAME, unusual) == set()
    assert asked_for(GAME, bench().scenarios)


@pytest.mark.exhaustive
def test_an_engine_that_lacks_nothing_else_is_wrong_in_the_same_way() -> None:
    assert bench().killer_of(EARLY) is not None
    assert bench().killer_of(out_of_reach()) is None


def test_a_part_is_told_in_percent_and_never_rounded_up() -> None:
    assert Part(2, 3).percent == 66.6
    assert Part(5999, 10000).percent == 59.9
    assert Part(0, 0).percent == 0


def test_the_bugs_of_an_installation_are_those_of_the_page() -> None:
    assert imitated(GAME)


@pytest.mark.exhaustive
def test_the_command_tries_the_engines() -> None:
    result = clauses("LostAtlas", "--without", "load", "--sample", "1", "--format", "json")
    assert result.exit_code == 0, result.output
    (worth,) = json.loads(result.stdout)
    testable = len([*load_register("LostAtlas").testable()])
    assert worth["clauses"]["all"] == worth["clauses"]["some"] + len(worth["silent"]) == testable
    assert worth["bugs"] == {"some": 0, "all": 0, "percent": 0}


@pytest.mark.parametrize("style", ["text", "json"])
def test_the_command_prints_all_three_parts(monkeypatch: pytest.MonkeyPatch, style: str) -> None:
    worth = Worth(GAME, Part(40, 50), Part(2, 3), Part(599, 1000), ("1846-2-a",), ("number/bank",))
    monkeypatch.setattr("trackwalker.suite.lacking.worth_of", lambda *_: worth)
    result = clauses(GAME, "--without", "load", "--sample", "1", "--format", style)
    assert result.exit_code == 0, result.output
    if style == "json":
        (told,) = json.loads(result.stdout)
        assert told["engines"] == {"some": 599, "all": 1000, "percent": 59.9}
        assert (told["silent"], told["missed"]) == (["1846-2-a"], ["number/bank"])
    else:
        title, *lines = result.stdout.splitlines()
        assert title == f"{GAME} without load:"
        assert [line.split()[:4] for line in lines] == [
            ["40", "of", "50", "80.0%"],
            ["2", "of", "3", "66.6%"],
            ["599", "of", "1000", "59.9%"],
        ]
        assert lines[1].endswith("  imitated bugs of 18xx.games that are caught otherwise are caught")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((GAME, "--without", "wings"), "--without: unknown capability 'wings'"),
        (("1830", "--without", "load"), "1830"),
        ((GAME, "--without", "load", "--naked"), "leave out --section, --naked, --book-only"),
        ((GAME, "--sample", "3"), "--sample and --jobs belong to --without"),
        ((GAME, "--keep", "kept.json"), "--keep belongs to --without"),
    ],
)
def test_what_the_command_cannot_do_is_said(arguments: tuple[str, ...], said: str) -> None:
    result = clauses(*arguments)
    assert result.exit_code == 2
    assert said in result.output
    assert result.output.startswith("error: ")
