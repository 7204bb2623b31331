"""The site's actions of 1846 in the port's words: what this game has besides the others."""

from typing import Any

import pytest

from trackwalker.components.box import Box
from trackwalker.components.load import load_components
from trackwalker.paths import features_dir
from trackwalker.register import load_profile
from trackwalker.transcripts.convert import Converter, ConvertError
from trackwalker.transcripts.geometry import Board

ANN = {"kind": "player", "id": "Ann"}
GT = {"kind": "company", "id": "GT"}
MS = {"kind": "company", "id": "MS"}


def state(**changes: Any) -> dict[str, Any]:
    """As much of a canonical state as converting looks at."""
    whole: dict[str, Any] = {
        "round": {"kind": "operating"},
        "pending": [],
        "companies": [
            {"id": "GT", "president": "Ann", "tokens": [{"hex": "D6", "exits": [3]}]},
            {"id": "IC", "president": None, "tokens": []},
            {"id": "MS", "president": None, "tokens": []},
        ],
        "privates": [
            {"id": "SC", "owner": "player:Ann"},
            {"id": "MPC", "owner": "company:GT"},
            {"id": "MS", "owner": "player:Ben"},
        ],
        "certificates": [
            {"company": "GT", "percent": 10, "holder": "company:GT"},
            {"company": "GT", "percent": 10, "holder": "pool"},
        ],
    }
    return whole | changes


DRAFT = state(round={"kind": "draft"})
LAST = {"kind": "last_private", "actors": [], "context": {"private": "MS", "price": 120}}


@pytest.fixture
def converter() -> Converter:
    profile = load_profile("18xx.games").games["1846"]
    box = Box(load_components(features_dir(), "1846"))
    return Converter(Board(box.tiles.hexes), box, profile, {"1": "Ann", "2": "Ben"})


def by(entity: object, entity_type: str, kind: str, /, **fields: Any) -> dict[str, Any]:
    return {"type": kind, "entity": entity, "entity_type": entity_type, **fields}


def ann(kind: str, /, **fields: Any) -> dict[str, Any]:
    return by(1, "player", kind, **fields)


def gt(kind: str, /, **fields: Any) -> dict[str, Any]:
    return by("GT", "corporation", kind, **fields)


def accept(converter: Converter, raw: dict[str, Any]) -> dict[str, Any]:
    action = converter.convert(raw, state())
    converter.done(raw, action)
    return action


@pytest.mark.parametrize(
    ("raw", "action"),
    [
        (by("MS", "minor", "pass"), {"type": "pass", "actor": MS}),
        (
            gt("sell_shares", shares=["GT_4", "GT_5"], percent=20, share_price=50),
            {"type": "sell_shares", "actor": GT, "company": "GT", "percent": 20},
        ),
        (
            gt("buy_shares", shares=["GT_4"], percent=10, share_price=70),
            {"type": "buy_shares", "actor": GT, "company": "GT", "percent": 10, "from": "pool"},
        ),
        (
            ann("buy_shares", shares=["GT_3"], percent=10),
            {"type": "buy_shares", "actor": ANN, "company": "GT", "percent": 10, "from": "company:GT"},
        ),
        (
            by("SC", "company", "assign", target="C5", target_type="hex"),
            {"type": "assign", "actor": ANN, "private": "SC", "hex": "C5"},
        ),
        (
            by("SC", "company", "assign", target="MS", target_type="minor"),
            {"type": "assign", "actor": ANN, "private": "SC", "company": "MS"},
        ),
        (
            by("MPC", "company", "assign", target="I1", target_type="hex"),
            {"type": "assign", "actor": GT, "private": "MPC", "hex": "I1"},
        ),
        (by("SC", "company", "pass"), {"type": "pass", "actor": ANN}),
        (
            gt("buy_train", train="4-0", price=160, variant="3/5"),
            {"type": "buy_train", "actor": GT, "train": "3/5", "price": 160, "from": "bank"},
        ),
        (
            gt("buy_company", company="MS", price=60),
            {"type": "buy_company", "actor": GT, "private": "MS", "price": 60, "agreed_by": "Ben"},
        ),
        (gt("bankrupt"), {"type": "bankrupt", "actor": ANN}),
        (
            by("MPC", "company", "lay_tile", hex="E5", tile="8-0", rotation=3),
            {"type": "lay_tile", "actor": GT, "hex": "E5", "tile": "8", "rotation": 3, "private": "MPC"},
        ),
    ],
)
def test_actions_of_this_game(converter: Converter, raw: dict[str, Any], action: dict[str, Any]) -> None:
    assert converter.convert(raw, state()) == action


@pytest.mark.parametrize(
    ("site_name", "card"), [("MS", "MS"), ("C&WI", "C&WI"), ("Pass (3)", "blank"), ("Pass (12)", "blank")]
)
def test_a_bid_in_the_distribution_is_a_choice(converter: Converter, site_name: str, card: str) -> None:
    action = converter.convert(ann("bid", company=site_name, price=60), DRAFT)
    assert action == {"type": "draft", "actor": ANN, "card": card}


def test_the_last_private_is_bought_at_the_price_asked(converter: Converter) -> None:
    action = converter.convert(ann("bid", company="MS", price=60), {**DRAFT, "pending": [LAST]})
    assert action == {"type": "buy_private", "actor": ANN, "private": "MS", "price": 120}


def test_an_issued_share_comes_out_of_the_market_until_it_is_taken_back(converter: Converter) -> None:
    accept(converter, gt("sell_shares", shares=["GT_4"], percent=10))
    assert converter.convert(ann("buy_shares", shares=["GT_4"]), state())["from"] == "pool"
    accept(converter, gt("buy_shares", shares=["GT_4"], percent=10))
    assert converter.convert(ann("buy_shares", shares=["GT_4"]), state())["from"] == "company:GT"


def test_a_train_keeps_the_side_that_was_chosen(converter: Converter) -> None:
    accept(converter, gt("buy_train", train="4-0", price=160, variant="3/5"))
    ic = by("IC", "corporation", "buy_train", train="4-0", price=1)
    assert accept(converter, ic) == {
        "type": "buy_train",
        "actor": {"kind": "company", "id": "IC"},
        "train": "3/5",
        "price": 1,
        "from": "company:GT",
        "agreed_by": "Ann",
    }
    again = converter.convert(gt("buy_train", train="4-0", price=2), state())
    assert (again["from"], again["train"]) == ("company:IC", "3/5")
    assert "agreed_by" not in again


def test_the_first_trains_are_those_of_the_independents_and_go_with_them(converter: Converter) -> None:
    raw = by("IC", "corporation", "buy_train", train="2-0", price=5)
    assert converter.convert(raw, state())["from"] == "company:MS"
    accept(converter, gt("buy_company", company="MS", price=60))
    assert converter.convert(raw, state())["from"] == "company:GT"
    assert converter.convert({**raw, "train": "2-2"}, state())["from"] == "bank"


class TestChicago:
    """Four cities in one hex, which all have track to the same side on the later tiles."""

    def lay(self, converter: Converter) -> None:
        accept(converter, gt("lay_tile", hex="D6", tile="298-0", rotation=0))

    def route(self, converter: Converter, *chains: list[str]) -> list[dict[str, Any]]:
        run = gt("run_routes", routes=[{"train": "2-2", "connections": list(chains)}])
        path: list[dict[str, Any]] = converter.convert(run, state())["routes"][0]["path"]
        return path

    @pytest.mark.parametrize(("city", "exits"), [("D6-0-0", [0]), ("D6-0-3", [5])])
    def test_printed_cities(self, converter: Converter, city: str, exits: list[int]) -> None:
        assert converter.convert(gt("place_token", city=city, slot=0), state())["exits"] == exits

    def test_cities_on_a_tile(self, converter: Converter) -> None:
        self.lay(converter)
        action = converter.convert(gt("place_token", city="298-0-3", slot=0), state())
        assert (action["hex"], action["exits"]) == ("D6", [2, 5])

    def test_the_track_beyond_settles_which_city_is_meant(self, converter: Converter) -> None:
        self.lay(converter)
        for name, tile, rotation in (("E7", "8-0", 2), ("E9", "9-0", 1), ("E11", "57-0", 1)):
            accept(converter, gt("lay_tile", hex=name, tile=tile, rotation=rotation))
        path = self.route(converter, ["C5", "D6"], ["E11", "E9", "E7", "D6"])
        assert [step["hex"] for step in path] == ["C5", "D6", "E7", "E9", "E11"]
        assert path[1] == {"hex": "D6", "in": 2, "out": 5}

    def test_at_the_end_of_a_route_it_is_the_city_with_a_token(self, converter: Converter) -> None:
        self.lay(converter)
        accept(converter, gt("lay_tile", hex="C7", tile="9-0", rotation=2))
        gt_there = state(
            companies=[{"id": "GT", "president": "Ann", "tokens": [{"hex": "D6", "exits": [2, 3]}]}]
        )
        raw = gt("run_routes", routes=[{"train": "2-2", "connections": [["C5", "D6"]]}])
        path = converter.convert(raw, gt_there)["routes"][0]["path"]
        assert path == [{"hex": "C5", "out": 5}, {"hex": "D6", "in": 2, "exits": [2, 3]}]


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        (by("SC", "company", "assign", target="Z9", target_type="hex"), "there is no hex Z9"),
        (by("SC", "company", "assign", target="XX", target_type="corporation"), "there is no company 'XX'"),
        (by("SC", "company", "assign", target_type="hex"), "`target` is None"),
        (by("IC", "corporation", "bankrupt"), "IC has no president"),
        (by("XX", "company", "pass"), "there is no private company 'XX'"),
    ],
)
def test_words_that_name_nothing_are_refused(converter: Converter, raw: dict[str, Any], words: str) -> None:
    with pytest.raises(ConvertError, match=words):
        converter.convert(raw, state())
