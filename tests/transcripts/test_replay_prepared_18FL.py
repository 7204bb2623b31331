"""What the site does by itself or leaves open: sales before a bankruptcy, the order of discards, sizes."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from trackwalker.port.engine import Engine
from trackwalker.port.reference import ReferenceConnection
from trackwalker.transcripts.session import open_session

State = dict[str, Any]
NAMES = ("Alice", "Bob", "Carol", "Dave")


class Prepared(ReferenceConnection):
    """The reference engine at a table that is set up, instead of a new game."""

    def __init__(self, table: Callable[[State], None]) -> None:
        super().__init__()
        self._table = table

    def new_game(self, params: dict[str, Any]) -> None:
        fixture = Path(__file__).parents[1] / "fixtures" / "states" / "18FL-hotels.json"
        state: State = json.loads(fixture.read_text())
        state["rules"] = params["rules"]
        self._table(state)
        self.load(state)


def played(folder: Path, table: Callable[[State], None], *actions: State) -> tuple[Engine, list[State], str]:
    """The engine afterwards, what was applied, and the finding."""
    file = folder / "game.json"
    players = [{"id": name} for name in NAMES]
    numbered = [{**action, "id": number} for number, action in enumerate(actions, 1)]
    file.write_text(json.dumps({"id": 1, "title": "18FL", "players": players, "actions": numbered}))
    engine = Prepared(table)
    outcome = open_session(file).start(engine, check_legal=True).run()
    return engine, outcome.applied, str(outcome.finding)


def company(state: State, name: str) -> State:
    found: State = next(one for one in state["companies"] if one["id"] == name)
    return found


def by(entity: str, entity_type: str, kind: str, /, **fields: Any) -> State:
    return {"type": kind, "entity": entity, "entity_type": entity_type, **fields}


class TestBankruptcy:
    """The site sells for the bankrupt what he could still sell."""

    def ruined(self, state: State) -> None:
        """FEC has no money for a train; Bob has $92, and shares of SR and ACL that he can sell."""
        florida = company(state, "FEC")
        state["bank"]["cash"] += florida["cash"] - 10
        florida["trains"], florida["cash"] = [], 10
        state["round"]["turn"]["step"] = "trains"
        state["depot"] |= {"stack": [{"train": "6", "left": None, "faces": ["6", "3E"]}]}
        state["depot"]["gone"] += [{"train": "3", "count": 1}, {"train": "4", "count": 2}]
        state["depot"]["gone"] += [{"train": "5", "count": 2}]
        state["phase"] = "5"
        for paper in state["certificates"]:
            if paper["company"] == "SR" and paper["holder"] == "player:Dave":
                paper["holder"] = "player:Bob"
        actors = [{"kind": "company", "id": "FEC", "by": "Bob"}, {"kind": "player", "id": "Bob"}]
        context = {"company": "FEC", "short": 498}
        state["pending"] = [{"kind": "emergency", "actors": actors, "context": context}]

    @pytest.mark.parametrize(
        "declared", [by("FECR", "corporation", "bankrupt"), by("Bob", "player", "bankrupt")]
    )
    def test_all_is_sold_first(self, tmp_path: Path, declared: State) -> None:
        engine, applied, finding = played(tmp_path, self.ruined, declared)
        assert finding == "None"
        assert [(one["type"], one.get("company"), one.get("percent")) for one in applied] == [
            ("sell_shares", "SR", 20),
            ("sell_shares", "ACL", 20),
            ("bankrupt", None, None),
        ]
        result = engine.state()["result"]
        assert (result["cause"], result["bankrupt"]) == ("bankruptcy", "Bob")
        assert result["worth"]["Bob"] == 200, "the president's certificate of FEC stays his"

    def test_what_was_sold_already_is_not_sold_again(self, tmp_path: Path) -> None:
        sale = by("Bob", "player", "sell_shares", shares=["SR_1"], percent=20)
        _, applied, finding = played(tmp_path, self.ruined, sale, by("FECR", "corporation", "bankrupt"))
        assert finding == "None"
        assert [one["type"] for one in applied if one.get("company") == "SR"] == ["sell_shares"]


class TestDiscards:
    """The site lets companies with too many trains discard in any order."""

    def crowded(self, state: State) -> None:
        """Phase 5 has begun: all small companies have become large ones, which may have two trains."""
        state["phase"] = "5"
        papers = state["certificates"]
        for small in (one for one in state["companies"] if one.get("share_count") == 5):
            small["share_count"] = 10
            for paper in papers:
                paper["percent"] //= 2 if paper["company"] == small["id"] else 1
            more = {"company": small["id"], "percent": 10, "president": False, "holder": "ipo"}
            papers += [dict(more) for _ in range(5)]
        for name, trains in (("ACL", "344"), ("FEC", "345")):
            company(state, name)["trains"] = [{"name": train} for train in trains]
        four, five, _ = state["depot"]["stack"]
        four["left"], five["left"] = 0, 1
        state["depot"]["gone"].append({"train": "3", "count": 1})
        state["pending"][:0] = [
            {
                "kind": "discard_train",
                "actors": [{"kind": "company", "id": name, "by": president}],
                "context": {"limit": 2},
            }
            for name, president in (("ACL", "Alice"), ("FEC", "Bob"))
        ]

    @pytest.mark.parametrize("order", [("ACL", "FECR"), ("FECR", "ACL")])
    def test_either_may_be_first(self, tmp_path: Path, order: tuple[str, str]) -> None:
        purchases = {"ACL": ("3-0", "4-0"), "FECR": ("3-1", "4-2")}
        discards = [by(one, "corporation", "discard_train", train=purchases[one][0]) for one in order]
        engine, applied, finding = played(tmp_path, self.crowded, *discards)
        assert finding == "None"
        assert [one["actor"]["id"] for one in applied] == ["FEC" if one == "FECR" else one for one in order]
        assert engine.state()["depot"]["pool"] == ["3", "3"]
        assert [entry["kind"] for entry in engine.state()["pending"]] == ["token"]


@pytest.mark.parametrize("size", [5, 10])
def test_a_company_is_started_with_the_size_chosen_afterwards(tmp_path: Path, size: int) -> None:
    def stock_round(state: State) -> None:
        turn: State = {"player": "Carol", "sold": [], "bought": None}
        state["round"] = {
            "kind": "stock",
            "number": 4,
            "passed": [],
            "sold": [],
            "last_trader": None,
            "turn": turn,
        }
        state["pending"] = [
            {"kind": "stock_turn", "actors": [{"kind": "player", "id": "Carol"}], "context": {}}
        ]

    engine, applied, finding = played(
        tmp_path,
        stock_round,
        by("Carol", "player", "par", corporation="Plant", share_price="70,0,2"),
        by("Carol", "player", "choose", choice=size),
        by("Dave", "player", "pass"),
    )
    assert finding == "None"
    assert [one["type"] for one in applied] == ["par", "pass"]
    assert company(engine.state(), "TPS")["share_count"] == size
