"""No scenario passes with an engine that knows no rule, but a few with one that knows the order of turns."""

from copy import deepcopy
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from trackwalker.paths import features_dir
from trackwalker.suite.driver import Run, run_suite
from trackwalker.suite.files import games_with_features
from trackwalker.suite.non_engines import MovesTurnsOn
from trackwalker.suite.order import Wishes, place_order
from trackwalker.verdicts import Verdict

NON_ENGINES = ("AcceptEverything", "RefuseEverything", "Echo")
TURNS_ONLY = "MovesTurnsOn"
LISTED: dict[str, list[dict[str, Any]]] = yaml.safe_load(
    Path(__file__).with_name("turn_order_scenarios.yaml").read_text(encoding="utf-8")
)
MOST = 12
"""So many scenarios may be about nothing but the order of turns."""


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


def listed(part: str) -> list[str]:
    return [scenario for group in LISTED[part] or [] for scenario in group["scenarios"]]


def test_what_an_engine_passes_that_only_moves_turns_on() -> None:
    run = run_of(TURNS_ONLY)
    assert run.problem is None
    passed = [one.id for one in run.planned if run.outcome(one).verdict is Verdict.PASS]
    assert sorted(passed) == sorted(listed("turn_order") + listed("to_strengthen"))


def test_few_scenarios_are_about_the_order_of_turns_alone() -> None:
    assert len(listed("turn_order")) <= MOST
    assert all(group["why"] for part in LISTED.values() for group in part or [])


def test_an_engine_that_moves_turns_on_changes_nothing_else() -> None:
    """Through a round of a table in play: the rounds go by, and everything else is as it was."""
    engine = MovesTurnsOn()
    engine.new_game("18FL", ["Alice", "Bob", "Carol"], {})
    before = deepcopy(engine.state())
    seen = []
    for _ in range(40):
        state = engine.state()
        seen.append((state["round"]["kind"], state["pending"][0]["actors"][0]["id"]))
        kind = {"hidden_bid": "bid", "choose_private": "buy_private"}.get(state["pending"][0]["kind"], "pass")
        action = {"type": kind, "actor": state["pending"][0]["actors"][0]}
        if kind == "buy_private":
            action["private"] = state["pending"][0]["context"]["privates"][0]
        assert engine.apply(action) == {"legal": True}
    after = engine.state()
    assert {kind for kind, _ in seen} == {"bids", "stock"}
    assert {player for _, player in seen} == {"Alice", "Bob", "Carol"}
    assert {name for name in after if after[name] != before[name]} <= {"round", "pending"}


@pytest.mark.parametrize("name", [*NON_ENGINES, TURNS_ONLY])
def test_they_are_wrong_without_falling_over(name: str) -> None:
    run = run_of(name)
    errors = {
        one.id: run.outcome(one).message for one in run.planned if run.outcome(one).verdict is Verdict.ERROR
    }
    assert errors == {}
