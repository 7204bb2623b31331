"""Decisions and their actions are those of the schemas; the openings of the probes are true."""

from typing import Any

import pytest

from trackwalker.games.known import GAMES
from trackwalker.port.decisions import (
    ACTIONS_OF_KIND,
    ACTIONS_OF_POWERS,
    KINDS_WITH_BONUSES,
    KINDS_WITH_POWERS,
    belongs,
)
from trackwalker.port.reference import ReferenceConnection
from trackwalker.port.schema import load_schema, validate
from trackwalker.port.templates import covers

CHANCE = {"kind": "chance", "id": "chance"}
COMPANY = {"kind": "company", "id": "GT", "by": "Alice"}


def test_every_kind_of_decision_is_in_the_schema_of_the_state() -> None:
    kinds = {name.removeprefix("pending_") for name in load_schema("state")["$defs"]}
    assert {*ACTIONS_OF_KIND} <= kinds
    assert {*ACTIONS_OF_KIND} >= KINDS_WITH_POWERS | KINDS_WITH_BONUSES


def test_every_action_is_in_the_schema_of_actions() -> None:
    types = {*load_schema("action")["$defs"]}
    assert {action for actions in ACTIONS_OF_KIND.values() for action in actions} | ACTIONS_OF_POWERS <= types


@pytest.mark.parametrize(
    ("kind", "type_", "private", "fits"),
    [
        ("build", "lay_tile", None, True),
        ("run", "lay_tile", None, False),
        ("run", "lay_tile", "MC", True),
        ("buy_train", "place_token", "C&WI", True),
        ("buy_train", "place_token", None, False),
        ("dividend", "assign", "MPC", True),
        ("stock_turn", "assign", "SC", False),
        ("assign", "assign", "SC", True),
        ("issue", "buy_company", "SC", True),
        ("track", "assign", "SC", True),
        ("token", "lay_tile", "MC", False),
        ("bonus", "place_token", "TC", True),
        ("bonus", "run_routes", None, False),
        ("convert", "convert", None, True),
        ("track", "convert", None, False),
        ("dividend", "pass", None, False),
        ("no such kind", "pass", None, False),
    ],
)
def test_a_power_can_be_used_in_any_step(kind: str, type_: str, private: str | None, fits: bool) -> None:
    action: dict[str, Any] = {"type": type_, "actor": COMPANY}
    assert belongs(action | ({} if private is None else {"private": private}), kind) is fits


@pytest.mark.parametrize(
    ("kind", "type_", "private", "fits"),
    [
        ("hidden_bid", "bid", None, True),
        ("choose_private", "buy_private", "TR", True),
        ("choose_private", "pass", None, False),
        ("stock_turn", "buy_private", "TR", True),
        ("bonus", "lay_tile", "TR", True),
        ("bonus", "assign", "POSC", True),
        ("bonus", "pass", None, True),
        ("track", "assign", "POSC", True),
        ("convert", "place_token", "TC", True),
        ("dividend", "place_token", None, False),
        ("stock_turn", "assign", "POSC", False),
        ("discard_train", "assign", "POSC", False),
    ],
)
def test_a_player_carries_out_a_bonus_action(kind: str, type_: str, private: str | None, fits: bool) -> None:
    action: dict[str, Any] = {"type": type_, "actor": {"kind": "player", "id": "Alice"}}
    assert belongs(action | ({} if private is None else {"private": private}), kind) is fits


def test_the_cards_of_a_template_stand_for_any_order() -> None:
    template = {"type": "shuffle", "actor": CHANCE, "cards": ["MC", "blank", "SC", "blank"]}
    assert covers(template, {**template, "cards": ["blank", "SC", "blank", "MC"]})
    assert not covers(template, {**template, "cards": ["blank", "SC", "MC"]})
    assert not covers(template, {**template, "cards": ["blank", "SC", "SC", "MC"]})


@pytest.mark.parametrize("game", GAMES)
def test_first_moves_are_as_they_say(game: str) -> None:
    opening, engine = GAMES[game].first_moves, ReferenceConnection()
    assert opening is not None
    validate(opening.new_game, "port.new_game_params", game)
    for action in (opening.legal, opening.illegal):
        validate(action, "action", game)
    engine.new_game(opening.new_game)
    before = engine.state()
    assert engine.apply(opening.illegal)["legal"] is False
    assert engine.state() == before
    assert engine.apply(opening.legal) == {"legal": True}
    assert engine.state() != before
