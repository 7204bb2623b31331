"""No scenario of the specification passes with an engine that knows no rule."""

from functools import lru_cache

import pytest

from trackwalker.paths import features_dir
from trackwalker.suite.driver import Run, run_suite
from trackwalker.suite.files import games_with_features
from trackwalker.suite.order import Wishes, place_order
from trackwalker.verdicts import Verdict

NON_ENGINES = ("AcceptEverything", "RefuseEverything", "Echo")


@lru_cache
def run_of(name: str) -> Run:
    if not games_with_features(features_dir()):
        pytest.skip("the specification has no feature files yet")
    wishes = Wishes(engine=f"python:trackwalker.suite.non_engines:{name}")
    return run_suite(place_order(wishes, features_dir()).job, jobs=2)


@pytest.mark.parametrize("name", NON_ENGINES)
def test_no_scenario_passes(name: str) -> None:
    run = run_of(name)
    assert run.problem is None
    assert run.anything_ran
    assert [one.id for one in run.planned if run.outcome(one).verdict is Verdict.PASS] == []


@pytest.mark.parametrize("name", NON_ENGINES)
def test_they_are_wrong_without_falling_over(name: str) -> None:
    run = run_of(name)
    errors = {
        one.id: run.outcome(one).message for one in run.planned if run.outcome(one).verdict is Verdict.ERROR
    }
    assert errors == {}
