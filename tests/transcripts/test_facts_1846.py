"""The same facts of 1846 from the site's words and from a canonical state."""

from collections.abc import Mapping
from typing import Any

import pytest

from trackwalker.components.box import Box
from trackwalker.components.load import load_components
from trackwalker.paths import features_dir
from trackwalker.transcripts.compare import Naming, Table
from trackwalker.transcripts.engine_facts import engine_table
from trackwalker.transcripts.geometry import Board
from trackwalker.transcripts.site_facts import site_table

BOX = Box(load_components(features_dir(), "1846"))
BOARD = Board(BOX.tiles.hexes)
NAMING = Naming(
    players={"1": "Ann", "2": "Ben"},
    privates={name: name for name in ("MS", "SC", "MC", "MPC")},
    tile=lambda tile: tile,
    card=lambda card: "blank" if card.startswith("Pass") else card,
    independents=frozenset({"MS"}),
    hand=3,
)

CORPORATION: dict[str, Any] = {
    "cash": 0,
    "par": 60,
    "price": 60,
    "price_coord": [0, 6],
    "price_stack": 0,
    "president": "1",
    "floated": True,
    "operated": True,
    "share_count": 10,
    "trains": [],
    "obsolete_trains": [],
    "token_cities": [],
    "hex_tokens": [],
    "tokens_left": 3,
    "assignments": [],
    "shares_in": {"ipo": 0, "pool": 10, "treasury": 70},
}
GT: dict[str, Any] = {
    "id": "GT",
    "kind": "public",
    "president": "Ann",
    "par": 60,
    "floated": True,
    "operated": True,
    "closed": False,
    "cash": 0,
    "trains": [],
    "tokens": [],
    "tokens_left": 3,
}
INDEPENDENT: dict[str, Any] = {
    "id": "MS",
    "kind": "independent",
    "president": None,
    "par": None,
    "floated": True,
    "closed": False,
    "cash": 60,
    "trains": [{"name": "2"}],
    "tokens": [{"hex": "C15", "exits": [1, 3]}],
    "tokens_left": 0,
}
MINOR: dict[str, Any] = {"cash": 60, "trains": ["2"], "token_cities": ["C15/city0"], "assignments": []}


def site(**changes: Any) -> Table:
    line: dict[str, Any] = {
        "round": {"name": "OR", "turn": 1, "number": 1},
        "active": {"id": "GT", "type": "corporation"},
        "phase": "I",
        "priority": "2",
        "players": {"1": {"cash": 5, "certs": 1, "bankrupt": False, "shares": {"GT": 20}}},
        "corporations": {"GT": CORPORATION},
        "minors": {"MS": MINOR},
        "companies": {},
        "bank": 100,
        "bank_broken": False,
        "depot": {"upcoming": {"2": 5, "6": 9}, "discarded": []},
        "tiles": {},
        "removed_tokens": {},
        "hex_assignments": {},
    }
    return site_table(line | changes, NAMING, BOARD)


def state(**changes: Any) -> Table:
    whole: dict[str, Any] = {
        "round": {"kind": "operating"},
        "phase": "I",
        "priority": "Ben",
        "players": [{"id": "Ann", "cash": 5}],
        "certificates": [
            {"company": "GT", "percent": 20, "holder": "player:Ann"},
            {"company": "GT", "percent": 10, "holder": "pool"},
            {"company": "GT", "percent": 70, "holder": "company:GT"},
        ],
        "companies": [GT, INDEPENDENT],
        "market": [{"cell": "r1c7", "price": 60, "stack": ["GT"]}],
        "privates": [],
        "pending": [],
        "bank": {"cash": 100},
        "ending": None,
        "result": None,
        "depot": {"stack": [{"train": "2", "left": 5}, {"train": "6", "left": 9}], "pool": []},
        "tiles": {"laid": []},
    }
    return engine_table(whole | changes, {}, BOARD, BOX)


def test_the_tables_agree_as_they_stand() -> None:
    assert site() == state()


def line_of(name: str, **changes: Any) -> dict[str, Any]:
    return {"corporations": {name: CORPORATION | changes}}


def company(**changes: Any) -> dict[str, Any]:
    return {"companies": [GT | changes, INDEPENDENT]}


def private(name: str, owner: str, price: int | None = None) -> dict[str, Any]:
    return {"privates": [{"id": name, "owner": owner, "price": price}]}


MARKED = line_of("GT", assignments=["SC"]) | {"hex_assignments": {"C5": ["SC"]}}
PORT = {"marker": "port", "private": "SC"}
C_AND_O = {"company": "C&O", "hex": "I15", "exits": [2, 3, 4]}


@pytest.mark.parametrize(
    ("fact", "value", "there", "here"),
    [
        (
            "phased-out trains of GT",
            ["2"],
            line_of("GT", trains=["2", "4"], obsolete_trains=["2"]),
            company(trains=[{"name": "2", "phased_out": True}, {"name": "4"}]),
        ),
        (
            "whether GT operates without a president",
            True,
            line_of("GT", president="market"),
            company(president=None, receivership=True),
        ),
        ("president of GT", None, line_of("GT", president="market"), company(president=None)),
        ("treasury of GT", None, {"corporations": {}}, company(closed=True)),
        ("treasury of MS", None, {"minors": {}}, {"companies": [GT, INDEPENDENT | {"closed": True}]}),
        ("marker of SC", "C5", MARKED, {"markers": [PORT | {"hex": "C5", "company": "GT"}]}),
        ("company with the bonus of SC", "GT", MARKED, {"markers": [PORT | {"hex": "C5", "company": "GT"}]}),
        (
            "company with the bonus of SC",
            None,
            line_of("GT", assignments=["SC"]),
            {"markers": [PORT | {"hex": None, "company": "GT"}]},
        ),
        (
            "tokens of C&O, not in the game",
            ["I15/city0"],
            {"removed_tokens": {"C&O": ["I15/city0"]}},
            {"removed": {"companies": ["C&O"], "privates": [], "tokens": [C_AND_O]}},
        ),
        (
            "owner of MS",
            "out of the game",
            {"companies": {"MS": {"owner": "GT", "closed": False, "asking_price": None}}},
            private("MS", "box"),
        ),
        (
            "owner of MC",
            "GT",
            {"companies": {"MC": {"owner": "GT", "closed": False, "asking_price": None}}},
            private("MC", "company:GT"),
        ),
        (
            "whether the bank is broken",
            True,
            {"bank_broken": True},
            {"ending": {"cause": "bank", "last_round": {}}},
        ),
        ("priority deal", None, {"round": {"name": "SR", "turn": 1}}, {"round": {"kind": "stock"}}),
    ],
)
def test_a_fact_in_both(fact: str, value: object, there: Mapping[str, Any], here: Mapping[str, Any]) -> None:
    assert site(**there).get(fact) == value
    assert state(**here).get(fact) == value


class TestDistribution:
    """While cards are distributed nobody owns anything yet."""

    def both(self) -> tuple[Table, Table]:
        there = site(
            round={"name": "DR", "turn": 1, "number": 1},
            companies={
                "MC": {"owner": "1", "closed": False, "asking_price": 40},
                "SC": {"owner": None, "closed": False, "asking_price": 40},
            },
            draft={"queue": ["SC", "Pass (1)", "MPC", "MS"], "chosen": {"1": ["MC", "Pass (2)"]}},
            depot={"upcoming": {"2": 4, "6": 9}, "discarded": []},
        )
        here = state(
            round={
                "kind": "draft",
                "hand": ["blank", "MPC", "SC"],
                "deck": ["MS"],
                "picks": [{"player": "Ann", "card": "MC"}, {"player": "Ann", "card": "blank"}],
            },
            privates=[
                {"id": "MC", "owner": "bank", "price": 40},
                {"id": "SC", "owner": "bank", "price": 40},
            ],
            depot={"stack": [{"train": "2", "left": 6}, {"train": "6", "left": 9}], "pool": []},
        )
        return there, here

    def test_the_tables_agree(self) -> None:
        there, here = self.both()
        assert there == here

    @pytest.mark.parametrize(
        ("fact", "value"),
        [
            ("cards kept by Ann", ["MC", "blank"]),
            ("cards to draw", ["MPC", "SC", "blank", "MS"]),
            ("owner of MC", "unsold"),
            ("asking price of MC", None),
            ("asking price of SC", 40),
            ("treasury of MS", None),
        ],
    )
    def test_what_is_known(self, fact: str, value: object) -> None:
        for table in self.both():
            assert table.get(fact) == value
