"""The view of a state that steps and reports read."""

import json
from pathlib import Path
from typing import Any

import pytest

from trackwalker.scene import Broken, Scene, SceneError, Table
from trackwalker.scene.compare import differences, without
from trackwalker.scene.filling.completion import complete

STATES = Path(__file__).resolve().parents[1] / "fixtures" / "states"


@pytest.fixture
def table() -> Table:
    """A real mid-game: an emergency in 18Chesapeake."""
    return Table(json.loads((STATES / "18Chesapeake-emergency.json").read_text(encoding="utf-8")))


def test_the_view_agrees_with_the_document(table: Table) -> None:
    for entry in table.state["companies"]:
        name = entry["id"]
        assert table.cash(name) == entry["cash"]
        assert table.trains(name) == sorted(train["name"] for train in entry["trains"])
        assert table.president(name) == entry["president"]
    total = sum(table.cash(who) or 0 for who in table.money_holders())
    assert total + (table.cash("bank") or 0) == 8000
    for name in table.companies:
        held = sum(table.holding(holder, name) for holder in [*table.players, "ipo", "pool"])
        assert held == 100
    assert table.next_decision is not None
    assert table.next_decision.kind == "emergency"


def test_cells_and_stacks_agree(table: Table) -> None:
    for cell in table.state["market"]:
        assert table.stack(cell["cell"]) == cell["stack"]
        for name in cell["stack"]:
            assert (table.price(name), table.cell(name)) == (cell["price"], cell["cell"])


def test_the_report_names_players_money_and_the_decision(table: Table) -> None:
    lines = table.lines()
    for player in table.players:
        assert any(line.startswith(f"{player}: ${table.cash(player)}") for line in lines)
    assert "raise money" in lines[-1]


@pytest.mark.parametrize("fixture", sorted(path.name for path in STATES.glob("*.json")))
def test_every_game_s_table_can_be_reported(fixture: str) -> None:
    table = Table(json.loads((STATES / fixture).read_text(encoding="utf-8")))
    assert len(table.lines()) >= len(table.players) + 2


def test_strangers_are_not_at_the_table(table: Table) -> None:
    for ask in (table.player, table.private):
        with pytest.raises(SceneError, match=r"no .* 'Zoe' in this game"):
            ask("Zoe")


def test_a_company_that_an_engine_does_not_have_is_its_fault(table: Table) -> None:
    for ask in (table.company, table.cash):
        with pytest.raises(Broken, match="Zoe is in the game"):
            ask("Zoe")


def test_before_its_start_a_company_has_no_price(scene: Scene) -> None:
    scene.setting.seats.new_game(3)
    table = Table(complete(scene.setting))
    assert (table.price("PRR"), table.cell("PRR"), table.revenue, table.turn) == (None, None, None, None)
    assert table.next_train == "2"
    assert table.trains_left("D") is None


def test_a_difference_is_named_by_whose_it_is() -> None:
    before: dict[str, Any] = {"players": [{"id": "Alice", "cash": 5}], "phase": "2", "list": [1]}
    after: dict[str, Any] = {"players": [{"id": "Alice", "cash": 7}], "phase": "3", "list": [1, 2]}
    assert differences(before, after) == [
        "players, Alice, cash: 5 became 7",
        "phase: '2' became '3'",
        "list: [1] became [1, 2]",
    ]
    assert differences(before, before) == []


def test_the_order_of_certificates_means_nothing() -> None:
    one = {"company": "PRR", "percent": 10, "president": False, "holder": "ipo"}
    two = {**one, "holder": "pool"}
    assert differences({"certificates": [one, two]}, {"certificates": [two, one]}) == []
    found = differences({"certificates": [one, two]}, {"certificates": [two, two]})
    assert found == ["certificate gone: ('PRR', 'ipo', 10, False)"]


def test_a_new_member_is_a_difference() -> None:
    assert differences({}, {"loans": 3}) == ["loans: None became 3"]


def test_parts_can_be_left_out_of_a_comparison() -> None:
    state = {"players": [{"id": "Alice"}, {"id": "Bob"}], "bank": {"cash": 5, "loans": 1}}
    assert without(state, ("players.Bob", "bank.cash")) == {
        "players": [{"id": "Alice"}],
        "bank": {"loans": 1},
    }
    assert without(state, ("bank",)) == {"players": state["players"]}
