"""The reference engine and the fixtures of 18Chesapeake: the same words, the same numbers."""

import json
import random
from typing import Any

import pytest
from schema_cases import FIXTURES, messages

from reference_engine.engine import EngineError, ReferenceEngine
from trackwalker.games.known import GAMES
from trackwalker.invariants.checking import check_state, load_facts
from trackwalker.invariants.core.view import View
from trackwalker.paths import features_dir
from trackwalker.port.schema import checker, validate
from trackwalker.register import load_register

CONVERSATIONS = [
    "dividend-accepted.jsonl",
    "sale-refused.jsonl",
    "best-routes.jsonl",
    "chance-shuffle.jsonl",
    "hidden-bids.jsonl",
]


@pytest.fixture(scope="module")
def engine() -> ReferenceEngine:
    return ReferenceEngine(features_dir())


@pytest.mark.parametrize(
    "name", ["18Chesapeake-emergency", "1846-build", "1846-draft", "1846-receivership", "18FL-hotels"]
)
def test_a_state_is_loaded_and_read_back(engine: ReferenceEngine, name: str) -> None:
    state = json.loads((FIXTURES / f"states/{name}.json").read_text(encoding="utf-8"))
    engine.load(state)
    assert engine.state() == state
    assert check_state(View(state, load_facts(features_dir(), state["game"]))) == []


def answer(engine: ReferenceEngine, method: str, params: dict[str, Any]) -> Any:
    if method == "load":
        engine.load(params["state"])
        return {}
    if method == "new_game":
        engine.new_game(**params)
        return {}
    if method == "apply":
        return engine.apply(params["action"])
    if method == "state":
        return engine.state()
    if method == "best_routes":
        return engine.best_routes(params["company"])
    return None


@pytest.mark.parametrize("name", CONVERSATIONS)
def test_the_conversations_are_as_the_engine_would_have_them(engine: ReferenceEngine, name: str) -> None:
    lines = [line["message"] for line in messages(FIXTURES / "messages" / name)]
    for request, response in zip(lines[::2], lines[1::2], strict=True):
        if "error" in response:
            continue
        got = answer(engine, request["method"], request["params"])
        if got is None:
            continue
        expected = response["result"]
        if expected.get("legal") is False:
            assert got["legal"] is False
            assert got.get("clause", expected["clause"]) == expected["clause"]
        else:
            assert got == expected, request["method"]


@pytest.mark.parametrize("game", GAMES)
def test_whatever_happens_in_a_game_keeps_the_schemas(engine: ReferenceEngine, game: str) -> None:
    dice = random.Random(18)
    first = GAMES[game].first_moves
    assert first is not None
    engine.new_game(**first.new_game)
    check_state, check_template, check_action = (checker(n) for n in ("state", "action.template", "action"))
    check_answer = checker("port.apply_result")
    for _ in range(250):
        state = engine.state()
        check_state(state)
        if not state["pending"]:
            break
        templates = engine.legal_actions()
        if not templates and not load_register(game).is_whole:
            break
        for template in templates:
            check_template(template)
        action = dict(dice.choice([t for t in templates if t["type"] != "pass"] or templates))
        if isinstance(action.get("price"), dict):
            action["price"] = action["price"]["min"]
        if isinstance(action.get("routes"), dict):
            action["routes"] = engine.best_routes(action["actor"]["id"])["routes"]
        check_action(action)
        check_answer(engine.apply(action))
    validate(engine.state(), "state", "the last state")


@pytest.mark.parametrize("name", ["1846-receivership", "18FL-hotels", "18GL-conrail", "LostAtlas-auction"])
def test_a_state_of_a_game_not_played_is_refused_in_words(engine: ReferenceEngine, name: str) -> None:
    state = json.loads((FIXTURES / f"states/{name}.json").read_text(encoding="utf-8"))
    if state["game"] in {game["game"] for game in engine.hello()["games"]}:
        pytest.skip("the engine plays this game")
    with pytest.raises(EngineError):
        engine.load(state)
