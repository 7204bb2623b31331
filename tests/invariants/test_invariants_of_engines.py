"""What is checked of an engine in the middle of a game: a sound one passes, each kind of fault is noticed."""

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest
from recorded_games import GAME, SEEDS, facts, steps, steps_like

from trackwalker.invariants.core.view import Step
from trackwalker.invariants.engine.probe import Probe, check_engine, first_difference
from trackwalker.port.engine import EngineFault
from trackwalker.port.reference import ReferenceConnection

PARAMS: dict[str, Any] = {"game": GAME, "players": ["Alice", "Bob", "Carol"], "deal": {"P6": "LV"}}
BUY_P1: dict[str, Any] = {
    "type": "bid",
    "actor": {"kind": "player", "id": "Alice"},
    "private": "P1",
    "price": 20,
}


class Forgetful(ReferenceConnection):
    """Loses a dollar whenever a state is loaded."""

    def load(self, state: dict[str, Any]) -> None:
        changed = copy.deepcopy(state)
        changed["players"][0]["cash"] -= 1
        changed["bank"]["cash"] += 1
        super().load(changed)


class Touchy(ReferenceConnection):
    """Takes a dollar from whoever tries something illegal."""

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        answer = super().apply(action)
        if not answer["legal"]:
            state = self.state()
            state["players"][0]["cash"] -= 1
            state["bank"]["cash"] += 1
            self.load(state)
        return answer


class Secretive(ReferenceConnection):
    """Does not list all that it accepts."""

    def legal_actions(self) -> list[dict[str, Any]]:
        return super().legal_actions()[:1]


class Boastful(ReferenceConnection):
    """Lists what it does not accept."""

    def legal_actions(self) -> list[dict[str, Any]]:
        listed = super().legal_actions()
        return [*listed, {"type": "bankrupt", "actor": listed[0]["actor"]}]


class Optimist(ReferenceConnection):
    """Promises more than its best routes earn."""

    def best_routes(self, company: str) -> dict[str, Any]:
        best = super().best_routes(company)
        return {**best, "revenue": best["revenue"] + 10}


class Lenient(ReferenceConnection):
    """Takes every run for a good one."""

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        if action["type"] == "run_routes":
            action = {**action, "routes": self.best_routes(action["actor"]["id"])["routes"]}
        return super().apply(action)


class Moody(ReferenceConnection):
    """Deals more money every time."""

    games = 0

    def new_game(self, params: dict[str, Any]) -> None:
        super().new_game(params)
        self.games += 1
        state = self.state()
        state["players"][0]["cash"] += self.games
        state["bank"]["cash"] -= self.games
        super().load(state)


class Sloppy(ReferenceConnection):
    """Gives a state with a member of its own."""

    def state(self) -> dict[str, Any]:
        return {**super().state(), "mood": "good"}

    def load(self, state: dict[str, Any]) -> None:
        super().load({name: value for name, value in state.items() if name != "mood"})


class Frail(ReferenceConnection):
    """Breaks down at any action of another type than the one expected."""

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        if action["type"] == "bankrupt":
            raise EngineFault("error-reply", "division by zero", method="apply", code=-32603, fatal=False)
        return super().apply(action)


def findings_at(
    engine: ReferenceConnection, step: Step | None = None, sample: int = 40, seed: int = 1, game: str = GAME
) -> set[str]:
    """The invariants that do not hold at the beginning of a game, or after a recorded step."""
    engine.new_game(PARAMS)
    if step is not None:
        ReferenceConnection.load(engine, dict(step.after.state))
    probe = Probe(
        engine,
        facts(game),
        engine.state(),
        engine.legal_actions(),
        PARAMS,
        [],
        random.Random(seed),
        replay=step is None,
        sample=sample,
    )
    return {finding.invariant for finding in check_engine(probe)}


def tables(kind: str, count: int = 3, game: str = GAME) -> Iterator[Step]:
    found = steps_like(lambda step: step.after.kind == kind, game)
    yield from random.Random(kind).sample(found, min(count, len(found)))


@pytest.mark.parametrize(
    "kind",
    [
        "auction_turn", "contest", "par", "stock_turn", "track", "token", "run", "dividend", "buy_train",
        "emergency", "discard_train",
    ],
)  # fmt: skip
def test_the_reference_engine_passes_at_every_decision(kind: str) -> None:
    for step in tables(kind):
        assert findings_at(ReferenceConnection(), step) == set()


@pytest.mark.parametrize(
    "kind",
    [
        "draft", "shuffle", "last_private", "stock_turn", "assign", "issue", "build", "run", "dividend",
        "buy_train", "emergency", "discard_train",
    ],
)  # fmt: skip
def test_the_reference_engine_passes_at_every_decision_of_1846(kind: str) -> None:
    for step in tables(kind, game="1846"):
        assert findings_at(ReferenceConnection(), step, game="1846") == set()


@pytest.mark.parametrize(
    "kind",
    [
        "hidden_bid", "choose_private", "stock_turn", "convert", "track", "token", "bonus", "run", "dividend",
        "buy_train", "emergency", "discard_train",
    ],
)  # fmt: skip
def test_the_reference_engine_passes_at_every_decision_of_18fl(kind: str) -> None:
    for step in tables(kind, game="18FL"):
        assert findings_at(ReferenceConnection(), step, game="18FL") == set()


@pytest.mark.parametrize(
    "kind",
    [
        "lay_piece", "place_capital", "lay_blank", "shuffle", "stock_turn", "auction", "launch", "lead_train",
        "issue", "track", "token", "run", "dividend", "buy_train", "emergency", "discard_train", "merger",
        "merger_answer", "choose_major",
    ],
)  # fmt: skip
def test_the_reference_engine_passes_at_every_decision_of_lost_atlas(kind: str) -> None:
    for step in tables(kind, game="LostAtlas"):
        assert findings_at(ReferenceConnection(), step, game="LostAtlas") == set()


@pytest.mark.parametrize("game", SEEDS)
def test_the_reference_engine_passes_after_the_end(game: str) -> None:
    over = next(step for step in steps(game) if step.after.state["result"] is not None)
    assert findings_at(ReferenceConnection(), over, game=game) == set()


@pytest.mark.parametrize(
    ("engine", "name"),
    [
        (Forgetful, "loading_a_state_changes_nothing"),
        (Touchy, "refused_actions_change_nothing"),
        (Secretive, "refused_actions_change_nothing"),
        (Boastful, "listed_actions_are_accepted"),
        (Sloppy, "messages_follow_the_schemas"),
        (Moody, "the_history_gives_the_same_state"),
    ],
)
def test_an_engine_with_a_fault_is_noticed(engine: type[ReferenceConnection], name: str) -> None:
    assert name in findings_at(engine())


@pytest.mark.parametrize(
    ("engine", "name"),
    [(Optimist, "best_routes_earn_what_they_say"), (Lenient, "wrong_runs_are_refused")],
)
def test_an_engine_that_runs_wrongly_is_noticed(engine: type[ReferenceConnection], name: str) -> None:
    for step in tables("run"):
        assert name in findings_at(engine(), step)


def test_a_run_that_is_not_the_best_is_noticed_where_it_must_be() -> None:
    found = steps_like(lambda step: step.after.kind == "run" and step.type != "pass", "18FL")
    for step in random.Random(18).sample(found, 3):
        names = findings_at(Lenient(), step, game="18FL")
        assert {"lower_runs_are_refused", "wrong_runs_are_refused"} <= names


def test_a_breakdown_is_no_refusal() -> None:
    with pytest.raises(EngineFault, match="division by zero"):
        findings_at(Frail())


def test_an_engine_that_cannot_load_is_still_put_to_the_test() -> None:
    class Stubborn(Touchy):
        def hello(self) -> dict[str, Any]:
            hello = super().hello()
            return {**hello, "capabilities": [name for name in hello["capabilities"] if name != "load"]}

    assert findings_at(Stubborn()) == {"refused_actions_change_nothing"}


def test_a_difference_is_named_by_its_place() -> None:
    state = steps()[0].before.state
    other = copy.deepcopy(dict(state))
    other["players"][1]["cash"] = 5
    assert first_difference(state, state) == ""
    cash = state["players"][1]["cash"]
    assert first_difference(state, other) == f"players[1].cash was {cash} and is 5"
    del other["bank"]
    other["players"] = state["players"]
    assert first_difference(state, other) == "bank is missing"
