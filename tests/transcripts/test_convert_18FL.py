"""The site's actions of 18FL in the port's words: what this game has besides the others."""

from typing import Any

import pytest

from trackwalker.components.box import Box
from trackwalker.components.load import load_components
from trackwalker.paths import features_dir
from trackwalker.register import load_profile
from trackwalker.transcripts.convert import CHOSEN_SIZE, Converter, ConvertError
from trackwalker.transcripts.geometry import Board

ANN = {"kind": "player", "id": "Ann"}
BEN = {"kind": "player", "id": "Ben"}
L_AND_N = {"kind": "company", "id": "L&N"}
BOX = Box(load_components(features_dir(), "18FL"))


def state(**changes: Any) -> dict[str, Any]:
    """As much of a canonical state as converting looks at."""
    whole: dict[str, Any] = {
        "phase": "3",
        "round": {"kind": "operating"},
        "pending": [],
        "companies": [
            {"id": "L&N", "president": "Ann", "share_count": 5, "tokens": [{"hex": "B5", "exits": [1, 4]}]},
            {"id": "TPS", "president": "Ben", "share_count": 10, "tokens": []},
            {"id": "FEC", "president": None, "share_count": 5, "tokens": []},
        ],
        "privates": [
            {"id": "TR", "owner": "player:Ann", "price": None},
            {"id": "POSC", "owner": "player:Ben", "price": None},
            {"id": "TC", "owner": "bank", "price": 70},
            {"id": "FECCTC", "owner": "box", "price": None},
        ],
        "certificates": [
            {"company": "L&N", "percent": 20, "holder": "ipo"},
            {"company": "TPS", "percent": 10, "holder": "ipo"},
            {"company": "FEC", "percent": 20, "holder": "pool"},
            {"company": "FEC", "percent": 20, "holder": "ipo"},
        ],
    }
    return whole | changes


BIDS = state(round={"kind": "bids"})
PHASE_4 = state(phase="4", round={"kind": "stock"})


@pytest.fixture
def converter() -> Converter:
    profile = load_profile("18xx.games").games["18FL"]
    return Converter(
        Board(Box(load_components(features_dir(), "18FL")).tiles.hexes),
        BOX,
        profile,
        {"1": "Ann", "2": "Ben"},
    )


def by(entity: object, entity_type: str, kind: str, /, **fields: Any) -> dict[str, Any]:
    return {"type": kind, "entity": entity, "entity_type": entity_type, **fields}


def ann(kind: str, /, **fields: Any) -> dict[str, Any]:
    return by(1, "player", kind, **fields)


def lay(hexagon: str, tile: str, rotation: int) -> dict[str, Any]:
    return by("LN", "corporation", "lay_tile", hex=hexagon, tile=tile, rotation=rotation)


def accept(converter: Converter, raw: dict[str, Any]) -> dict[str, Any]:
    action = converter.convert(raw, state())
    converter.done(raw, action)
    return action


@pytest.mark.parametrize(
    ("raw", "action"),
    [
        (
            by("LN", "corporation", "convert"),
            {"type": "convert", "actor": L_AND_N},
        ),
        (
            by("POSC", "company", "assign", target="K28", target_type="hex"),
            {"type": "assign", "actor": BEN, "private": "POSC", "hex": "K28"},
        ),
        (
            by("TR", "company", "lay_tile", hex="B9", tile="9-3", rotation=1),
            {"type": "lay_tile", "actor": ANN, "hex": "B9", "tile": "9", "rotation": 1, "private": "TR"},
        ),
        (
            by("TR", "company", "place_token", city="B23-0-1", slot=0, tokener="LN"),
            {"type": "place_token", "actor": ANN, "hex": "B23", "exits": [1, 2], "private": "TR"},
        ),
        (
            by("LN", "corporation", "place_token", city="K28-0-0", slot=0, cost=40, tokener="LN"),
            {"type": "place_token", "actor": L_AND_N, "hex": "K28", "exits": [0, 2]},
        ),
        (
            by("LN", "corporation", "lay_tile", hex="F23", tile="6o-0", rotation=2),
            {"type": "lay_tile", "actor": L_AND_N, "hex": "F23", "tile": "6o", "rotation": 2},
        ),
        (
            by("LN", "corporation", "buy_train", train="6-2", price=600, variant="3E"),
            {"type": "buy_train", "actor": L_AND_N, "train": "3E", "price": 600, "from": "bank"},
        ),
        (
            by("LN", "corporation", "dividend", kind="withhold"),
            {"type": "dividend", "actor": L_AND_N, "kind": "withhold"},
        ),
        (
            ann("par", corporation="Plant", share_price="80,0,4"),
            {"type": "par", "actor": ANN, "company": "TPS", "price": 80},
        ),
        (
            ann("buy_shares", shares=["LN_2"], percent=20),
            {"type": "buy_shares", "actor": ANN, "company": "L&N", "percent": 20, "from": "ipo"},
        ),
        (
            ann("sell_shares", shares=["Plant_2", "Plant_7"], percent=20),
            {"type": "sell_shares", "actor": ANN, "company": "TPS", "percent": 20},
        ),
        (by("LN", "corporation", "bankrupt"), {"type": "bankrupt", "actor": ANN}),
        (ann("bankrupt"), {"type": "bankrupt", "actor": ANN}),
    ],
)
def test_actions_of_this_game(converter: Converter, raw: dict[str, Any], action: dict[str, Any]) -> None:
    assert converter.convert(raw, state()) == action


@pytest.mark.parametrize("price", [0, 5, 10])
def test_a_bid_without_a_company_is_a_hidden_one(converter: Converter, price: int) -> None:
    assert converter.convert(ann("bid", price=price), BIDS) == {"type": "bid", "actor": ANN, "price": price}


def test_a_bid_with_a_company_is_a_choice_at_the_price_asked(converter: Converter) -> None:
    choice = {"type": "buy_private", "actor": ANN, "private": "TC", "price": 70}
    assert converter.convert(ann("bid", company="TC", price=0), BIDS) == choice


def test_a_choice_of_what_is_gone_is_left_to_the_engine(converter: Converter) -> None:
    choice = {"type": "buy_private", "actor": ANN, "private": "POSC", "price": 0}
    assert converter.convert(ann("bid", company="POSC", price=0), BIDS) == choice


class TestSizes:
    """In phase 4 whoever starts a company chooses its size."""

    RAW = ann("par", corporation="FECR", share_price="110,0,7")

    @pytest.mark.parametrize("size", [5, 10])
    def test_the_size_chosen(self, converter: Converter, size: int) -> None:
        action = {"type": "par", "actor": ANN, "company": "FEC", "price": 110, "shares": size}
        assert converter.convert(self.RAW | {CHOSEN_SIZE: size}, PHASE_4) == action

    def test_the_smaller_one_if_nothing_was_chosen(self, converter: Converter) -> None:
        assert converter.convert(self.RAW, PHASE_4)["shares"] == 5

    @pytest.mark.parametrize("phase", ["2", "3", "5", "6"])
    def test_other_phases_leave_no_choice(self, converter: Converter, phase: str) -> None:
        assert "shares" not in converter.convert(self.RAW | {CHOSEN_SIZE: 10}, state(phase=phase))


class TestPercent:
    """Older files do not say of how many percent a certificate is."""

    @pytest.mark.parametrize(
        ("shares", "percent"),
        [(["LN_0"], 40), (["LN_3"], 20), (["Plant_0"], 20), (["Plant_8"], 10), (["Plant_1", "Plant_2"], 20)],
    )
    def test_it_follows_from_the_number_of_shares(
        self, converter: Converter, shares: list[str], percent: int
    ) -> None:
        assert converter.convert(ann("sell_shares", shares=shares), state())["percent"] == percent

    @pytest.mark.parametrize("share", ["LN_4", "Plant_9", "Plant_x"])
    def test_there_are_no_more_certificates(self, converter: Converter, share: str) -> None:
        with pytest.raises(ConvertError, match="there is no certificate"):
            converter.convert(ann("sell_shares", shares=[share]), state())


class TestSource:
    """Whether a certificate comes from the bank or from the market."""

    BUY = ann("buy_shares", shares=["FECR_1"], percent=20)

    def test_the_bank_first(self, converter: Converter) -> None:
        assert converter.convert(self.BUY, state())["from"] == "ipo"

    def test_what_a_player_sold_lies_in_the_market_though_he_never_bought_it(
        self, converter: Converter
    ) -> None:
        accept(converter, ann("sell_shares", shares=["FECR_1"], percent=20))
        assert converter.convert(self.BUY, state())["from"] == "pool"


class TestHotels:
    """A hotel is a token in a town."""

    def hotel(self, name: str) -> dict[str, Any]:
        return by("LN", "corporation", "hex_token", hex=name, cost=20)

    def test_it_is_placed_where_the_track_of_the_town_goes(self, converter: Converter) -> None:
        accept(converter, lay("C24", "58-0", 0))
        placed = {"type": "place_token", "actor": L_AND_N, "hex": "C24", "exits": [0, 2]}
        assert converter.convert(self.hotel("C24"), state()) == placed

    @pytest.mark.parametrize(("name", "words"), [("Z9", "there is no hex Z9"), ("B5", "has 0 towns")])
    def test_elsewhere_it_has_no_place(self, converter: Converter, name: str, words: str) -> None:
        with pytest.raises(ConvertError, match=words):
            converter.convert(self.hotel(name), state())


def test_a_train_keeps_the_side_that_was_chosen(converter: Converter) -> None:
    accept(converter, by("LN", "corporation", "buy_train", train="6-0", price=600, variant="3E"))
    sold = converter.convert(by("Plant", "corporation", "buy_train", train="6-0", price=1), state())
    assert (sold["train"], sold["from"], sold["agreed_by"]) == ("3E", "company:L&N", "Ann")


def test_the_second_city_of_jacksonville_follows_the_rotation_of_its_tile(converter: Converter) -> None:
    accept(converter, lay("B23", "487-0", 4))
    token = by("LN", "corporation", "place_token", city="487-0-1", slot=0)
    assert converter.convert(token, state())["exits"] == [1, 2]


def test_tiles_taken_off_the_map_are_forgotten(converter: Converter) -> None:
    accept(converter, lay("M24", "58-2", 4))
    accept(converter, lay("M26", "8-0", 1))
    accept(converter, lay("L27", "9-0", 0))
    converter.pieces.cleared({"L27"})
    assert converter.pieces.laid == {"L27": ("9", 0)}


def test_a_private_that_closed_cannot_act(converter: Converter) -> None:
    with pytest.raises(ConvertError, match="belongs to nobody"):
        converter.convert(by("FECCTC", "company", "assign", target="K28", target_type="hex"), state())


def test_a_route_of_a_3e_train(converter: Converter) -> None:
    accept(converter, by("LN", "corporation", "buy_train", train="6-0", price=600, variant="3E"))
    for name in ("B3", "B9", "B11"):
        accept(converter, lay(name, f"9-{name}", 1))
    accept(converter, lay("B7", "4-0", 1))
    route = {"train": "6-0", "connections": [["B1", "B3", "B5"], ["B5", "B7"]]}
    run = converter.convert(by("LN", "corporation", "run_routes", routes=[route]), state())
    path = [{"hex": "B1", "out": 4}, *({"hex": f"B{n}", "in": 1, "out": 4} for n in (3, 5))]
    assert run["routes"] == [{"train": "3E", "path": [*path, {"hex": "B7", "in": 1}]}]
