"""An engine that cannot load a table is tested wherever a scene can be reached by playing."""

import re
from functools import lru_cache
from pathlib import Path

import pytest
from shipped import scenarios_of

from trackwalker.paths import features_dir
from trackwalker.port.reference import ReferenceConnection
from trackwalker.register import load_register, whole_games
from trackwalker.scene import load_components
from trackwalker.scene.openings import every_opening, load_opening, opening_names
from trackwalker.suite.direct import DirectScenario, play
from trackwalker.suite.driver import run_suite
from trackwalker.suite.files import feature_files, games_with_features
from trackwalker.suite.ids import section_of
from trackwalker.suite.lacking import asked_for
from trackwalker.suite.order import Wishes, place_order
from trackwalker.verdicts import Verdict

GAMES = games_with_features(features_dir())
LEAST_SHARE = {"18Chesapeake": 0.85, "1846": 0.9, "18FL": 0.85, "18GL": 0.86, "LostAtlas": 0.95}
"""The part of the testable clauses of which a scenario must run and pass."""

EXTENTS = [40, pytest.param(1, marks=pytest.mark.exhaustive)]
"""Of how many scenarios one is played."""
LACKS_LOAD = "unsupported: the engine does not have the capability 'load'"

_OPENING = re.compile(r"the game has been played up to (?P<name>the .+)")


def folder(game: str) -> Path:
    return features_dir() / game / "openings"


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
def played(game: str, every: int = 1) -> dict[str, str]:
    """Scenario -> why it does not pass on an engine without `load`, empty if it does.

    Of so many scenarios one is played, and the first that begins with each opening.
    """
    engine, components = ReferenceConnection(frozenset({"load"})), load_components(features_dir(), game)
    firsts = [scenarios[0] for scenarios in from_openings(game).values()]
    answers = {one.id: play(one, engine, components) for one in (*scenarios_of(game, every), *firsts)}
    return {name: failed.how if failed else "" for name, failed in answers.items()}


@pytest.mark.parametrize("every", EXTENTS)
@pytest.mark.parametrize("game", GAMES)
def test_a_scenario_passes_or_says_which_capability_it_needs(game: str, every: int) -> None:
    assert {*played(game, every).values()} == {"", LACKS_LOAD}


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", GAMES)
def test_a_run_comes_to_the_same(game: str) -> None:
    """The whole game by the command line's way, of its scenarios those that the usual readings leave."""
    order = place_order(Wishes(games=(game,), engine="reference:without=load"), features_dir())
    run = run_suite(order.job, jobs=2)
    assert (run.problem, run.exit_code) == (None, 0)
    expected = {"": Verdict.PASS, LACKS_LOAD: Verdict.UNSUPPORTED}
    for one in run.planned:
        verdict = run.outcome(one).verdict
        assert verdict in (Verdict.OTHER_READING, expected[played(game)[one.id]]), one.id


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", whole_games())
def test_most_clauses_run_all_the_same(game: str) -> None:
    testable = {clause.id for clause in load_register(game, features_dir()).testable()}
    ran = asked_for(game, [one for one in scenarios_of(game) if not played(game)[one.id]])
    assert len(ran) >= LEAST_SHARE[game] * len(testable), sorted(testable - ran)


@pytest.mark.parametrize("every", EXTENTS)
@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in opening_names(folder(game))]
)
def test_every_opening_is_used_and_what_begins_with_it_passes(game: str, name: str, every: int) -> None:
    scenarios = from_openings(game).get(name, [])
    answers = [played(game, every)[one.id] for one in scenarios if one.id in played(game, every)]
    assert answers
    assert set(answers) == {""}


@pytest.mark.parametrize("game", GAMES)
def test_scenarios_name_openings_that_there_are(game: str) -> None:
    assert set(from_openings(game)) <= set(every_opening(folder(game)))


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
    files = [path for path in feature_files(features_dir(), "18Chesapeake") if section_of(path) == "26"]
    assert len(files) >= 3
