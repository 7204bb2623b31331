"""An engine that cannot load a table is tested wherever a scene can be reached by playing."""

import re
from functools import lru_cache
from pathlib import Path

import pytest
from shipped import scenarios_of

from trackwalker.paths import features_dir
from trackwalker.register import load_register, whole_games
from trackwalker.scene.openings import load_opening, opening_names
from trackwalker.suite.direct import DirectScenario
from trackwalker.suite.driver import Run, run_suite
from trackwalker.suite.files import games_with_features
from trackwalker.suite.order import Wishes, place_order
from trackwalker.verdicts import Verdict

GAMES = games_with_features(features_dir())
LEAST_SHARE = {"18Chesapeake": 0.6, "1846": 0.6, "18FL": 0.6, "18GL": 0.81, "LostAtlas": 0.4}
"""The part of the testable clauses of which a scenario must run and pass."""

_OPENING = re.compile(r"the game has been played up to (?P<name>the .+)")


def folder(game: str) -> Path:
    return features_dir() / game / "openings"


@lru_cache
def run(game: str) -> Run:
    """The whole game against the reference engine, its capability `load` hidden."""
    order = place_order(Wishes(games=(game,), engine="reference:without=load"), features_dir())
    return run_suite(order.job, jobs=2)


@lru_cache
def from_openings(game: str) -> dict[str, list[DirectScenario]]:
    """Opening -> the scenarios that begin with it."""
    found: dict[str, list[DirectScenario]] = {}
    for scenario in scenarios_of(game):
        for said in scenario.steps:
            if words := _OPENING.fullmatch(said.text):
                found.setdefault(words["name"].lower().replace(" ", "-"), []).append(scenario)
    return found


@lru_cache
def verdicts(game: str) -> dict[str, Verdict]:
    return {one.id: run(game).outcome(one).verdict for one in run(game).planned}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_wrong(game: str) -> None:
    assert run(game).problem is None
    assert run(game).exit_code == 0
    accepted = {Verdict.PASS, Verdict.UNSUPPORTED, Verdict.OTHER_READING}
    assert set(verdicts(game).values()) <= accepted


@pytest.mark.parametrize("game", GAMES)
def test_what_does_not_run_says_which_capability_it_lacks(game: str) -> None:
    outcomes = [run(game).outcome(one) for one in run(game).planned]
    missing = [outcome.message for outcome in outcomes if outcome.verdict is Verdict.UNSUPPORTED]
    assert missing
    assert set(missing) == {"the engine does not have the capability 'load'"}


@pytest.mark.parametrize("game", whole_games())
def test_most_clauses_run_all_the_same(game: str) -> None:
    testable = {clause.id for clause in load_register(game, features_dir()).testable()}
    ran = {
        clause
        for one in run(game).planned
        if verdicts(game)[one.id] is Verdict.PASS
        for clause in one.clauses
    }
    assert len(testable & ran) >= LEAST_SHARE[game] * len(testable), sorted(testable - ran)


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in opening_names(folder(game))]
)
def test_every_opening_is_used_and_what_begins_with_it_passes(game: str, name: str) -> None:
    scenarios = from_openings(game).get(name, [])
    assert scenarios
    assert {scenario.id: verdicts(game)[scenario.id] for scenario in scenarios} == {
        scenario.id: Verdict.PASS for scenario in scenarios
    }


@pytest.mark.parametrize("game", GAMES)
def test_scenarios_name_openings_that_there_are(game: str) -> None:
    assert set(from_openings(game)) <= set(opening_names(folder(game)))


@pytest.mark.parametrize("game", GAMES)
def test_a_scenario_is_tagged_with_the_readings_that_its_opening_needs(game: str) -> None:
    untagged = [
        (scenario.id, question)
        for name, scenarios in from_openings(game).items()
        for question, reading in load_opening(folder(game), name).readings.items()
        for scenario in scenarios
        if scenario.readings.get(question) != (reading,)
    ]
    assert untagged == []


def test_a_section_may_have_several_files() -> None:
    files = {one.feature for one in run("18Chesapeake").planned if one.section == "26"}
    assert len(files) >= 3
