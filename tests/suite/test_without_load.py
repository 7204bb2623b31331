"""An engine that cannot load a table is tested wherever a scene can be reached by playing."""

import re
from functools import lru_cache

import pytest

from trackwalker.paths import features_dir
from trackwalker.register import load_register
from trackwalker.scene.openings import load_opening, opening_names
from trackwalker.suite.direct import DirectScenario, read_scenarios
from trackwalker.suite.driver import Run, run_suite
from trackwalker.suite.order import Wishes, place_order
from trackwalker.verdicts import Verdict

GAME = "18Chesapeake"
FOLDER = features_dir() / GAME / "openings"
LEAST_SHARE = 0.6
"""The part of the testable clauses of which a scenario must run and pass."""

_OPENING = re.compile(r"the game has been played up to (?P<name>the .+)")


@lru_cache
def run() -> Run:
    """The whole game against the reference engine, its capability `load` hidden."""
    order = place_order(Wishes(games=(GAME,), engine="reference:without=load"), features_dir())
    return run_suite(order.job, jobs=2)


@lru_cache
def from_openings() -> dict[str, list[DirectScenario]]:
    """Opening -> the scenarios that begin with it."""
    found: dict[str, list[DirectScenario]] = {}
    for scenario in read_scenarios(features_dir(), GAME):
        for said in scenario.steps:
            if words := _OPENING.fullmatch(said.text):
                found.setdefault(words["name"].lower().replace(" ", "-"), []).append(scenario)
    return found


def verdict(name: str) -> Verdict:
    return next(run().outcome(one).verdict for one in run().planned if one.id == name)


def test_nothing_is_wrong() -> None:
    assert run().problem is None
    assert run().exit_code == 0
    accepted = {Verdict.PASS, Verdict.UNSUPPORTED, Verdict.OTHER_READING}
    assert {run().outcome(one).verdict for one in run().planned} <= accepted


def test_what_does_not_run_says_which_capability_it_lacks() -> None:
    outcomes = [run().outcome(one) for one in run().planned]
    missing = [outcome.message for outcome in outcomes if outcome.verdict is Verdict.UNSUPPORTED]
    assert missing
    assert set(missing) == {"the engine does not have the capability 'load'"}


def test_most_clauses_run_all_the_same() -> None:
    testable = {clause.id for clause in load_register(GAME, features_dir()).testable()}
    ran = {
        clause
        for one in run().planned
        if run().outcome(one).verdict is Verdict.PASS
        for clause in one.clauses
    }
    assert len(testable & ran) >= LEAST_SHARE * len(testable), sorted(testable - ran)


@pytest.mark.parametrize("name", opening_names(FOLDER))
def test_every_opening_is_used_and_what_begins_with_it_passes(name: str) -> None:
    scenarios = from_openings().get(name, [])
    assert scenarios
    assert {scenario.id: verdict(scenario.id) for scenario in scenarios} == {
        scenario.id: Verdict.PASS for scenario in scenarios
    }


def test_scenarios_name_openings_that_there_are() -> None:
    assert sorted(from_openings()) == opening_names(FOLDER)


def test_a_scenario_is_tagged_with_the_readings_that_its_opening_needs() -> None:
    untagged = [
        (scenario.id, question)
        for name, scenarios in from_openings().items()
        for question, reading in load_opening(FOLDER, name).readings.items()
        for scenario in scenarios
        if scenario.readings.get(question) != (reading,)
    ]
    assert untagged == []


def test_a_section_may_have_several_files() -> None:
    files = {one.feature for one in run().planned if one.section == "26"}
    assert len(files) >= 3
