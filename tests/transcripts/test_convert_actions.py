"""The site's actions in the port's words."""

from typing import Any

import pytest

from trackwalker.components.box import Box
from trackwalker.components.load import load_components
from trackwalker.paths import features_dir
from trackwalker.register import load_profile
from trackwalker.transcripts.convert import Converter, ConvertError
from trackwalker.transcripts.geometry import Board

GAME = "18Chesapeake"
ANN = {"kind": "player", "id": "Ann"}
BO = {"kind": "company", "id": "B&O"}

STATE: dict[str, Any] = {
    "round": {"kind": "auction"},
    "companies": [{"id": "B&O", "president": "Ann"}, {"id": "LV", "president": "Ben"}],
    "privates": [
        {"id": "P2", "owner": "company:B&O"},
        {"id": "P3", "owner": "player:Ben"},
        {"id": "P4", "owner": "bank"},
    ],
    "certificates": [
        {"company": "LV", "percent": 20, "holder": "player:Ben"},
        {"company": "LV", "percent": 10, "holder": "ipo"},
        {"company": "LV", "percent": 10, "holder": "pool"},
        {"company": "B&O", "percent": 20, "holder": "player:Ann"},
        {"company": "B&O", "percent": 10, "holder": "pool"},
    ],
}


@pytest.fixture
def converter() -> Converter:
    box = Box(load_components(features_dir(), GAME))
    return Converter(
        Board(box.tiles.hexes), box, load_profile("18xx.games").games[GAME], {"11": "Ann", "12": "Ben"}
    )


def ann(kind: str, /, **fields: Any) -> dict[str, Any]:
    return {"type": kind, "entity": 11, "entity_type": "player", **fields}


def bo(kind: str, /, **fields: Any) -> dict[str, Any]:
    return {"type": kind, "entity": "B&O", "entity_type": "corporation", **fields}


def accept(converter: Converter, raw: dict[str, Any]) -> dict[str, Any]:
    action = converter.convert(raw, STATE)
    converter.done(raw, action)
    return action


@pytest.mark.parametrize(
    ("raw", "action"),
    [
        (ann("bid", company="B&S", price=55), {"type": "bid", "actor": ANN, "private": "P3", "price": 55}),
        (ann("pass"), {"type": "pass", "actor": ANN}),
        (
            ann("par", corporation="LV", share_price="95,2,4"),
            {"type": "par", "actor": ANN, "company": "LV", "price": 95},
        ),
        (
            ann("sell_shares", shares=["LV_3", "LV_1"]),
            {"type": "sell_shares", "actor": ANN, "company": "LV", "percent": 20},
        ),
        (
            ann("sell_shares", shares=["LV_0"], percent=10),
            {"type": "sell_shares", "actor": ANN, "company": "LV", "percent": 10},
        ),
        (
            bo("lay_tile", hex="G7", tile="9-0", rotation=1),
            {"type": "lay_tile", "actor": BO, "hex": "G7", "tile": "9", "rotation": 1},
        ),
        (
            {
                "type": "lay_tile",
                "entity": "C-P",
                "entity_type": "company",
                "hex": "H2",
                "tile": "8-1",
                "rotation": 0,
            },
            {"type": "lay_tile", "actor": BO, "hex": "H2", "tile": "8", "rotation": 0, "private": "P2"},
        ),
        (bo("dividend", kind="payout"), {"type": "dividend", "actor": BO, "kind": "payout"}),
        (
            bo("buy_train", train="2-0", price=80, variant="2"),
            {"type": "buy_train", "actor": BO, "train": "2", "price": 80, "from": "bank"},
        ),
        (
            bo("buy_company", company="B&S", price=100),
            {"type": "buy_company", "actor": BO, "private": "P3", "price": 100, "agreed_by": "Ben"},
        ),
        (bo("discard_train", train="3-1"), {"type": "discard_train", "actor": BO, "train": "3"}),
        (ann("bankrupt"), {"type": "bankrupt", "actor": ANN}),
    ],
)
def test_every_kind_of_action(converter: Converter, raw: dict[str, Any], action: dict[str, Any]) -> None:
    assert converter.convert(raw, STATE) == action


def test_routes(converter: Converter) -> None:
    accept(converter, bo("lay_tile", hex="J6", tile="57-0", rotation=3))
    action = converter.convert(
        bo("run_routes", routes=[{"train": "2-0", "connections": [["J6", "J4"]]}]), STATE
    )
    assert action["routes"] == [{"train": "2", "path": [{"hex": "J4", "out": 0}, {"hex": "J6", "in": 3}]}]


def test_a_certificate_that_was_bought_before_comes_from_the_pool(converter: Converter) -> None:
    assert accept(converter, ann("buy_shares", shares=["LV_1"]))["from"] == "ipo"
    assert converter.convert(ann("buy_shares", shares=["LV_1"]), STATE)["from"] == "pool"
    assert converter.convert(ann("buy_shares", shares=["LV_2"]), STATE)["from"] == "ipo"


def test_where_only_one_place_has_a_certificate_it_comes_from_there(converter: Converter) -> None:
    assert converter.convert(ann("buy_shares", shares=["B&O_4"]), STATE)["from"] == "pool"


def test_trains_are_bought_where_they_are(converter: Converter) -> None:
    accept(converter, bo("buy_train", train="4-0", price=300))
    lv = {"entity": "LV", "entity_type": "corporation"}
    sold = accept(converter, {"type": "buy_train", **lv, "train": "4-0", "price": 7})
    assert (sold["from"], sold["agreed_by"]) == ("company:B&O", "Ann")
    accept(converter, {"type": "discard_train", **lv, "train": "4-0"})
    again = converter.convert(bo("buy_train", train="4-0", price=300), STATE)
    assert again["from"] == "pool"
    assert "agreed_by" not in again


def test_a_train_handed_in_lies_in_the_pool(converter: Converter) -> None:
    accept(converter, bo("buy_train", train="5-0", price=500))
    traded = accept(converter, bo("buy_train", train="D-0", price=700, exchange="5-0"))
    assert (traded["train"], traded["exchange"], traded["from"]) == ("D", "5", "bank")
    assert converter.convert(bo("buy_train", train="5-0", price=500), STATE)["from"] == "pool"


def test_tokens_go_to_the_city_whose_track_they_touch(converter: Converter) -> None:
    printed = converter.convert(bo("place_token", city="H6-0-1", slot=0), STATE)
    assert (printed["hex"], printed["exits"]) == ("H6", [4])
    accept(converter, bo("lay_tile", hex="H6", tile="X3-0", rotation=4))
    first, second = (converter.convert(bo("place_token", city=f"X3-0-{n}", slot=0), STATE) for n in (0, 1))
    assert (first["hex"], first["exits"]) == ("H6", [0, 4])
    assert (second["hex"], second["exits"]) == ("H6", [1, 3])


def test_a_token_by_a_private_says_so(converter: Converter) -> None:
    accept(converter, bo("lay_tile", hex="D2", tile="57-5", rotation=0))
    raw = {"type": "place_token", "entity": "C-P", "entity_type": "company", "city": "57-5-0", "slot": 0}
    expected = {"type": "place_token", "actor": BO, "hex": "D2", "exits": [0, 3], "private": "P2"}
    assert converter.convert(raw, STATE) == expected


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        (ann("hijack"), "'hijack' is not known"),
        ({"type": "pass", "entity": 99, "entity_type": "player"}, "there is no player 99"),
        ({"type": "pass", "entity": "X", "entity_type": "minor"}, "there is no company 'X'"),
        ({"type": "pass", "entity": "X", "entity_type": "ship"}, "'ship' is no kind of actor"),
        ({"type": "pass", "entity": "XX", "entity_type": "corporation"}, "there is no company 'XX'"),
        ({"type": "lay_tile", "entity": "C&OC", "entity_type": "company"}, "belongs to nobody"),
        (ann("bid", company="ZZ", price=5), "there is no private company 'ZZ'"),
        (ann("bid", company="B&S", price="5"), "`price` is '5', expected a whole number"),
        (ann("par", corporation="LV", share_price="?"), "`share_price`"),
        (ann("buy_shares", shares=[]), "`shares` is"),
        (ann("buy_shares", shares=["LV_1", "B&O_1"]), "several companies"),
        (ann("buy_shares", shares=["LV_9"]), "there is no certificate LV_9"),
        (bo("lay_tile", hex="G7", tile="99-0", rotation=1), "there is no tile 99"),
        (bo("lay_tile", hex="Z7", tile="9-0", rotation=1), "there is no hex Z7"),
        (bo("place_token", city="57-5-0"), "no city 57-5-0 on the map"),
        (bo("place_token", city="H6-0-2"), "H6 has 2 cities"),
        (bo("run_routes", routes=[{"train": "2-0"}]), "a route has no `train` or no `connections`"),
        (bo("run_routes", routes=[{"train": "2-0", "connections": [["J4", "J8"]]}]), "route of train 2-0"),
    ],
)
def test_words_that_name_nothing_are_refused(converter: Converter, raw: dict[str, Any], words: str) -> None:
    with pytest.raises(ConvertError, match=words):
        converter.convert(raw, STATE)
