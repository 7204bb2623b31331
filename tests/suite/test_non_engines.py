"""No scenario passes with an engine that knows no rule, but a few with one that knows the order of turns.

All scenarios are played straight through on each of them, every message checked as it would be between two
processes; a scenario ends at its first failure, and nobody asks what it was about. That a run of the command
line comes to the same is shown by some.
"""

from copy import deepcopy
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from shipped import scenarios_of

from trackwalker.paths import features_dir
from trackwalker.port.engine import EngineFault
from trackwalker.port.remote import RemoteEngine
from trackwalker.port.serve import Server
from trackwalker.register import whole_games
from trackwalker.scene import SceneError, load_components
from trackwalker.suite import non_engines
from trackwalker.suite.direct import DirectScenario, play
from trackwalker.suite.driver import run_suite
from trackwalker.suite.non_engines import MovesTurnsOn
from trackwalker.suite.order import Wishes, place_order
from trackwalker.verdicts import Verdict

NON_ENGINES = ("AcceptEverything", "RefuseEverything", "Echo")
TURNS_ONLY = "MovesTurnsOn"
ALL = (*NON_ENGINES, TURNS_ONLY)
LISTED: dict[str, list[dict[str, Any]]] = yaml.safe_load(
    Path(__file__).with_name("turn_order_scenarios.yaml").read_text(encoding="utf-8")
)
MOST = 22
"""So many scenarios may be about nothing but the order of turns."""
EXTENTS = [60, pytest.param(1, marks=pytest.mark.exhaustive)]
"""Of how many scenarios one is played, besides those that are listed."""
ALONG = 400
"""Of all scenarios every so many-th is run by the command line's way, too."""


class SameProcess:
    """The connection to an engine in a process of its own, without the process: the same lines to and fro."""

    def __init__(self, engine: Any) -> None:
        self.server = Server(engine)

    def request(self, method: str, params: dict[str, Any]) -> Any:
        line = msgspec.json.encode({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        reply = msgspec.json.decode(self.server.reply(line) or b"{}")
        if "error" in reply:
            error = reply["error"]
            raise EngineFault("error-reply", error["message"], method=method, code=error["code"], fatal=False)
        return reply["result"]

    def fail(self, kind: str, detail: str) -> None:
        raise EngineFault(kind, detail)

    def stderr_tail(self) -> str:
        return ""


def scenarios(every: int) -> dict[str, list[DirectScenario]]:
    """By game the listed scenarios, and one of so many others."""
    named = {*listed()}
    return {
        game: [one for n, one in enumerate(scenarios_of(game)) if n % every == 0 or one.id in named]
        for game in whole_games()
    }


@lru_cache
def played(name: str, every: int) -> dict[str, str]:
    """Scenario -> why it failed, empty if it passed."""
    answers: dict[str, str] = {}
    for game, chosen in scenarios(every).items():
        components = load_components(features_dir(), game)
        engine = RemoteEngine(SameProcess(getattr(non_engines, name)()))
        for scenario in chosen:
            try:
                failed = play(scenario, engine, components)
            except SceneError as error:
                answers[scenario.id] = f"error: {error}"
            else:
                answers[scenario.id] = failed.how if failed else ""
    return answers


def passed(name: str, every: int) -> list[str]:
    return [scenario for scenario, how in played(name, every).items() if not how]


def listed() -> list[str]:
    return [scenario for group in LISTED["turn_order"] for scenario in group["scenarios"]]


@pytest.mark.parametrize("every", EXTENTS)
@pytest.mark.parametrize("name", NON_ENGINES)
def test_no_scenario_passes(name: str, every: int) -> None:
    assert len(played(name, every)) > 5000 // every
    assert passed(name, every) == []


@pytest.mark.parametrize("every", EXTENTS)
def test_what_an_engine_passes_that_only_moves_turns_on(every: int) -> None:
    assert sorted(passed(TURNS_ONLY, every)) == sorted(listed())


def test_few_scenarios_are_about_the_order_of_turns_alone() -> None:
    assert list(LISTED) == ["turn_order"]
    assert 0 < len(listed()) <= MOST
    assert all(group["why"] for group in LISTED["turn_order"])


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


@pytest.mark.parametrize("every", EXTENTS)
@pytest.mark.parametrize("name", ALL)
def test_they_are_wrong_without_falling_over(name: str, every: int) -> None:
    assert {one: how for one, how in played(name, every).items() if how.startswith("error")} == {}


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", ALL)
def test_a_run_comes_to_the_same(name: str) -> None:
    base = [one.id for every in scenarios(1).values() for one in every if one.edition is None]
    chosen = sorted({*listed(), *base[::ALONG]})
    wishes = Wishes(engine=f"python:trackwalker.suite.non_engines:{name}", scenarios=chosen)
    run = run_suite(place_order(wishes, features_dir()).job, jobs=1)
    assert run.problem is None
    assert {one.id for one in run.planned} == {*chosen}
    verdicts = {one.id: run.outcome(one).verdict for one in run.planned}
    assert [one for one in chosen if verdicts[one] is Verdict.PASS] == [
        one for one in chosen if not played(name, 1)[one]
    ]
    assert [one for one in chosen if verdicts[one] is Verdict.ERROR] == []
