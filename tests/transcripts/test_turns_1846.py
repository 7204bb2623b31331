"""What a replay does where the site asked nothing, and which decision an action of 1846 answers."""

from typing import Any

import pytest

from trackwalker.components.box import Box
from trackwalker.components.load import load_components
from trackwalker.paths import features_dir
from trackwalker.transcripts.compare import Naming
from trackwalker.transcripts.issued_shares import is_forced_issue
from trackwalker.transcripts.turns import can_answer, engine_position, site_position, unasked

NAMING = Naming({"7": "Ann"}, {}, str, str)
GT = {"kind": "company", "id": "GT"}
ANN = {"kind": "player", "id": "Ann"}


def waiting(kind: str, actor: dict[str, str] = GT, *deviations: str, **context: Any) -> dict[str, Any]:
    """A state in which one decision is due."""
    return {
        "game": "1846",
        "round": {"kind": "operating", "set": 2, "number": 1, "turn": {"company": "GT", "step": kind}},
        "rules": {"readings": {}, "deviations": list(deviations)},
        "pending": [{"kind": kind, "actors": [actor], "context": context}],
        "market": [{"cell": "r1c7", "price": 60, "stack": ["IC", "GT"]}],
    }


@pytest.mark.parametrize("kind", ["issue", "build", "buy_train"])
def test_steps_are_passed(kind: str) -> None:
    assert unasked(waiting(kind)) == {"type": "pass", "actor": GT}


def test_a_player_with_a_marker_passes() -> None:
    assert unasked(waiting("assign", ANN)) == {"type": "pass", "actor": ANN}


def test_a_run_without_routes_and_its_dividend() -> None:
    assert unasked(waiting("run")) == {"type": "run_routes", "actor": GT, "routes": []}
    assert unasked(waiting("dividend", revenue=0)) == {"type": "dividend", "actor": GT, "kind": "withhold"}
    assert unasked(waiting("dividend", revenue=40)) is None


def test_only_blank_cards_are_no_choice() -> None:
    blank = {"type": "draft", "actor": ANN, "card": "blank"}
    assert unasked(waiting("draft", ANN, cards=["blank", "blank"])) == blank
    assert unasked(waiting("draft", ANN, cards=["blank", "MS"])) is None


@pytest.mark.parametrize("kind", ["emergency", "discard_train", "stock_turn", "last_private"])
def test_what_the_site_always_asks_for_is_not_answered(kind: str) -> None:
    assert unasked(waiting(kind)) is None


@pytest.mark.parametrize(
    ("kind", "action", "answers"),
    [
        ("issue", {"type": "sell_shares"}, True),
        ("build", {"type": "sell_shares"}, False),
        ("build", {"type": "place_token"}, True),
        ("buy_train", {"type": "sell_shares"}, True),
        ("buy_train", {"type": "lay_tile"}, False),
        ("buy_train", {"type": "lay_tile", "private": "MC"}, True),
        ("buy_train", {"type": "assign", "private": "MPC"}, True),
    ],
)
def test_which_actions_answer(kind: str, action: dict[str, Any], answers: bool) -> None:
    assert can_answer(waiting(kind), {"actor": GT, **action}) is answers
    assert can_answer(waiting(kind), {"actor": {"kind": "company", "id": "IC"}, **action}) is False


@pytest.mark.parametrize("kind", ["sell_shares", "buy_shares"])
@pytest.mark.parametrize("step", ["build", "run", "dividend"])
def test_a_deviation_lets_shares_be_issued_later(step: str, kind: str) -> None:
    deviating = waiting(step, GT, "issuing-until-the-dividend")
    assert can_answer(deviating, {"type": kind, "actor": GT})
    assert not can_answer(waiting(step), {"type": kind, "actor": GT})


def test_where_the_state_names_no_rules_those_of_the_game_hold() -> None:
    later = {"type": "sell_shares", "actor": GT}
    silent = {key: value for key, value in waiting("build").items() if key != "rules"}
    assert can_answer(silent, later, ["issuing-until-the-dividend"])
    assert not can_answer(silent, later)
    strict = waiting("build") | {"rules": {"readings": {}, "deviations": []}}
    assert not can_answer(strict, later, ["issuing-until-the-dividend"])


@pytest.mark.parametrize(("price", "forced"), [(50, False), (40, True), (30, True)])
def test_shares_for_a_train_bring_less_than_the_next_price_to_the_left(price: int, forced: bool) -> None:
    sale = {"type": "sell_shares", "entity": "GT", "entity_type": "corporation", "share_price": price}
    box = Box(load_components(features_dir(), "1846"))
    assert is_forced_issue(sale, waiting("build"), box) is forced
    assert is_forced_issue({**sale, "entity_type": "player"}, waiting("build"), box) is False
    assert is_forced_issue({**sale, "share_price": None}, waiting("build"), box) is False


def test_the_distribution_is_a_round_in_both() -> None:
    state = waiting("draft", ANN) | {"round": {"kind": "draft"}}
    line = {"round": {"name": "DR"}, "active": {"id": "7", "type": "player"}, "finished": False}
    assert engine_position(state) == site_position(line, NAMING)


def test_a_private_whose_turn_it_is_stands_for_its_owner() -> None:
    line = {
        "round": {"name": "OR", "turn": 2, "number": 1},
        "active": {"id": "SC", "type": "company"},
        "finished": False,
        "companies": {"SC": {"owner": "7"}},
    }
    assert engine_position(waiting("assign", ANN)) == site_position(line, NAMING)
