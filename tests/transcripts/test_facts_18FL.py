"""The same facts of 18FL from the site's words and from a canonical state."""

from typing import Any

import pytest

from trackwalker.components.box import Box
from trackwalker.components.load import load_components
from trackwalker.paths import features_dir
from trackwalker.register import load_profile
from trackwalker.transcripts.compare import Naming, Table
from trackwalker.transcripts.engine_facts import engine_table, unsettled_fact
from trackwalker.transcripts.geometry import Board
from trackwalker.transcripts.site_facts import site_table

BOX = Box(load_components(features_dir(), "18FL"))
BOARD = Board(BOX.tiles.hexes)
PROFILE = load_profile("18xx.games").games["18FL"]
NAMING = Naming({"1": "Ann", "2": "Ben"}, PROFILE.privates, str, str, PROFILE.companies)

CORPORATION: dict[str, Any] = {
    "cash": 130,
    "par": 80,
    "price": 90,
    "price_coord": [0, 5],
    "price_stack": 0,
    "president": "1",
    "floated": True,
    "operated": True,
    "share_count": 10,
    "trains": ["3", "3E"],
    "obsolete_trains": [],
    "tokens": ["B5", "K28"],
    "token_cities": ["B5/city0", "K28/city0"],
    "hex_tokens": ["C24", "B7"],
    "tokens_left": 1,
    "assignments": ["POSC"],
    "shares_in": {"ipo": 60, "pool": 10, "treasury": 0},
}
L_AND_N: dict[str, Any] = {
    "id": "L&N",
    "kind": "public",
    "president": "Ann",
    "par": 80,
    "floated": True,
    "operated": True,
    "closed": False,
    "cash": 130,
    "share_count": 10,
    "trains": [{"name": "3E"}, {"name": "3"}],
    "tokens": [
        {"hex": "B5", "exits": [1, 4]},
        {"hex": "C24", "exits": [], "kind": "hotel"},
        {"hex": "K28", "exits": [0, 2], "kind": "terminal"},
        {"hex": "B7", "exits": [], "kind": "hotel"},
    ],
    "tokens_left": 1,
}
PORT = {"marker": "port", "private": "POSC", "hex": "B23", "company": "L&N"}


def site(**changes: Any) -> Table:
    line: dict[str, Any] = {
        "round": {"name": "OR", "turn": 2, "number": 1},
        "active": {"id": "LN", "type": "corporation"},
        "phase": "4",
        "priority": "2",
        "players": {"1": {"cash": 5, "certs": 3, "bankrupt": False, "shares": {"LN": 30, "SAL": 0}}},
        "corporations": {"LN": CORPORATION},
        "companies": {
            "TR": {"owner": "1", "closed": False, "asking_price": 20},
            "POSC": {"owner": None, "closed": True, "asking_price": 40},
        },
        "bank": 100,
        "bank_broken": False,
        "depot": {"upcoming": {"5": 2, "6": "unlimited"}, "discarded": []},
        "tiles": {},
        "hex_assignments": {"B23": ["POSC"]},
    }
    return site_table(line | changes, NAMING, BOARD)


def whole_state(**changes: Any) -> dict[str, Any]:
    whole: dict[str, Any] = {
        "round": {"kind": "operating", "turn": None},
        "phase": "4",
        "priority": "Ben",
        "players": [{"id": "Ann", "cash": 5}],
        "certificates": [
            {"company": "L&N", "percent": 20, "holder": "player:Ann"},
            {"company": "L&N", "percent": 10, "holder": "player:Ann"},
            {"company": "L&N", "percent": 10, "holder": "pool"},
            {"company": "L&N", "percent": 60, "holder": "ipo"},
        ],
        "companies": [L_AND_N],
        "market": [{"cell": "r1c6", "price": 90, "stack": ["L&N"]}],
        "privates": [
            {"id": "TR", "owner": "player:Ann", "price": None},
            {"id": "POSC", "owner": "box", "price": None},
        ],
        "markers": [PORT],
        "pending": [],
        "bank": {"cash": 100},
        "ending": None,
        "result": None,
        "depot": {
            "stack": [{"train": "5", "left": 2}, {"train": "6", "left": None, "faces": ["6", "3E"]}],
            "pool": [],
        },
        "tiles": {"laid": []},
    }
    return whole | changes


def state(**changes: Any) -> Table:
    return engine_table(whole_state(**changes), {}, BOARD, BOX)


def test_the_tables_agree_as_they_stand() -> None:
    assert site() == state()


@pytest.mark.parametrize(
    ("fact", "value"),
    [
        ("hotels of L&N", ["B7", "C24"]),
        ("tokens of L&N", ["B5/city0", "K28/city0"]),
        ("number of shares of L&N", 10),
        ("shares of L&N held by Ann", 30),
        ("whether L&N has operated", True),
        ("marker of POSC", "B23"),
        ("company with the bonus of POSC", "L&N"),
        ("certificates of Ann", 3),
        ("trains in the bank", {"5": 2, "6": "unlimited"}),
        ("trains of L&N", ["3", "3E"]),
    ],
)
def test_a_fact_in_both(fact: str, value: object) -> None:
    assert site()[fact] == value
    assert state()[fact] == value


def test_a_share_that_waits_for_the_buyer_of_a_private_is_unsold_to_the_site() -> None:
    gift = [{"company": "L&N", "percent": 20, "holder": "private:FECCTC"}]
    assert state(certificates=gift)["unsold shares of L&N"] == 20
    assert state(certificates=gift)["certificates of Ann"] == 1


def test_what_is_unsold_has_its_price() -> None:
    there = site(companies={"TC": {"owner": None, "closed": False, "asking_price": 70}})
    here = state(privates=[{"id": "TC", "owner": "bank", "price": 70}], round={"kind": "bids"})
    for table in (there, here):
        assert (table["owner of TC"], table["asking price of TC"]) == ("unsold", 70)


def test_whether_the_company_on_turn_has_operated_is_open() -> None:
    turn = {"company": "L&N", "step": "trains"}
    assert unsettled_fact(whole_state(round={"kind": "operating", "turn": turn})) in site()
    assert unsettled_fact(whole_state()) is None
    assert unsettled_fact(whole_state(round={"kind": "stock", "turn": {"player": "Ann"}})) is None
