"""Givens as facts: money and paper are conserved, and what nobody said is filled in plausibly."""

from typing import Any

import pytest

from trackwalker.invariants.checking import problems
from trackwalker.scene import Lie, RoundName, Scene, SceneError, Spot, Table, Task
from trackwalker.scene.filling.completion import complete


def finished(scene: Scene) -> Table:
    """The completed table, which must be a possible one."""
    state = complete(scene.setting)
    assert problems(state, scene.box.data) == []
    return Table(state)


def operating(scene: Scene, phase: str = "3") -> None:
    """Three players, the N&W in operation under Alice with a 3-train."""
    setting = scene.setting
    setting.seats.settled_table(3, phase)
    setting.companies.started("N&W", 95, operated=True)
    setting.shares.presidency("Alice", "N&W", 60)
    setting.trains.of_company("N&W", ["3"])


@pytest.mark.parametrize(("count", "cash"), [(2, 1200), (3, 800), (4, 600), (5, 480), (6, 400)])
def test_a_new_game_gives_everybody_the_starting_cash_from_the_bank(
    scene: Scene, count: int, cash: int
) -> None:
    scene.setting.seats.new_game(count)
    table = finished(scene)
    assert [table.cash(player) for player in table.players] == [cash] * count
    assert table.cash("bank") == 5600
    assert table.state["priority"] == "Alice"


def test_a_new_game_parks_the_certificates_under_the_privates(scene: Scene) -> None:
    scene.setting.seats.new_game(3, "LV")
    table = finished(scene)
    assert table.presidents_certificate("LV") == "private:P6"
    assert table.holding("P5", "B&O") == 10
    assert scene.setting.stated.deal == {"P6": "LV"}


def test_a_game_has_no_seven_players(scene: Scene) -> None:
    with pytest.raises(SceneError, match="2, 3, 4, 5, 6 players, not 7"):
        scene.setting.seats.new_game(7)


def test_the_first_fact_needs_a_table(scene: Scene) -> None:
    with pytest.raises(SceneError, match="no table yet"):
        scene.setting.money.cash("Alice", 5)


def test_after_the_auction_the_last_player_has_the_privates(scene: Scene) -> None:
    scene.setting.seats.settled_table(4, "2")
    table = finished(scene)
    assert table.privates_of("Dave") == ["P1", "P2", "P3", "P4", "P5", "P6"]
    assert table.holding("Dave", "B&O") == 10


def test_in_phase_5_the_privates_are_gone(scene: Scene) -> None:
    operating(scene, "5")
    scene.setting.trains.of_company("N&W", ["5"])
    assert finished(scene).privates_of("box") == ["P1", "P2", "P3", "P4", "P5", "P6"]


def test_money_said_comes_from_the_bank(scene: Scene) -> None:
    scene.setting.seats.settled_table(3, "2")
    scene.setting.money.cash("Alice", 1000)
    assert finished(scene).cash("bank") == 8000 - 1000 - 800 - 800


def test_a_nearly_broken_bank_leaves_its_money_with_a_player(scene: Scene) -> None:
    scene.setting.seats.settled_table(3, "2")
    scene.setting.money.bank_left(50, "Bob")
    table = finished(scene)
    assert table.cash("bank") == 50
    assert table.cash("Bob") == 8000 - 50 - 1600


def test_shares_said_come_from_the_ipo(scene: Scene) -> None:
    scene.setting.seats.settled_table(3, "2")
    scene.setting.companies.started("PRR", 80, floated=True)
    scene.setting.shares.presidency("Alice", "PRR", 40)
    scene.setting.shares.holding("Bob", 20, "PRR")
    scene.setting.shares.holding("pool", 10, "PRR")
    table = finished(scene)
    assert [table.holding(who, "PRR") for who in ("Alice", "Bob", "pool", "ipo")] == [40, 20, 10, 30]
    assert table.president("PRR") == "Alice"
    assert table.presidents_certificate("PRR") == "player:Alice"


def test_the_first_word_about_a_company_clears_its_shares(scene: Scene) -> None:
    scene.setting.seats.settled_table(3, "2")
    scene.setting.companies.started("B&O", 80)
    scene.setting.shares.presidency("Alice", "B&O", 20)
    assert finished(scene).holding("Carol", "B&O") == 0


def test_a_later_holding_replaces_an_earlier_one(scene: Scene) -> None:
    operating(scene)
    scene.setting.shares.presidency("Bob", "N&W", 60)
    table = finished(scene)
    assert (table.holding("Alice", "N&W"), table.holding("Bob", "N&W")) == (0, 60)


def test_nobody_can_have_more_than_is_left(scene: Scene) -> None:
    operating(scene)
    with pytest.raises(SceneError, match="the IPO has not enough of the N&W left to give Bob 50%"):
        scene.setting.shares.holding("Bob", 50, "N&W")


def test_what_is_said_of_the_ipo_is_checked(scene: Scene) -> None:
    operating(scene)
    scene.setting.shares.holding("ipo", 40, "N&W")
    with pytest.raises(SceneError, match="40% of the N&W are left in the IPO, not 30%"):
        scene.setting.shares.holding("ipo", 30, "N&W")


def test_a_president_has_at_least_his_certificate(scene: Scene) -> None:
    scene.setting.seats.settled_table(3, "2")
    with pytest.raises(SceneError, match="at least 20%, not 10%"):
        scene.setting.shares.presidency("Alice", "PRR", 10)


def test_a_started_company_stands_at_its_par(scene: Scene) -> None:
    operating(scene)
    table = finished(scene)
    assert (table.price("N&W"), table.cell("N&W")) == (95, "r3c5")


def test_later_companies_lie_below_earlier_ones(scene: Scene) -> None:
    operating(scene)
    scene.setting.companies.started("PRR", 80)
    scene.setting.shares.presidency("Bob", "PRR", 20)
    scene.setting.companies.stands("PRR", 95, 3, ["N&W"])
    assert finished(scene).stack("r3c5") == ["N&W", "PRR"]


def test_a_wrong_under_is_a_fault(scene: Scene) -> None:
    operating(scene)
    with pytest.raises(SceneError, match="lies under nobody there, not PRR"):
        scene.setting.companies.stands("N&W", 105, 3, ["PRR"])


@pytest.mark.parametrize(
    ("price", "row", "words"), [(96, 3, "no single cell of"), (95, 9, "rows 1 to 8, not 9")]
)
def test_a_price_must_stand_in_its_row(scene: Scene, price: int, row: int, words: str) -> None:
    operating(scene)
    with pytest.raises(SceneError, match=words):
        scene.setting.companies.stands("N&W", price, row)


def test_a_par_must_be_a_par_value(scene: Scene) -> None:
    scene.setting.seats.settled_table(3, "2")
    with pytest.raises(SceneError, match=r"\$90 is no par value"):
        scene.setting.companies.started("PRR", 90)


def test_trains_of_earlier_phases_that_nobody_owns_are_gone(scene: Scene) -> None:
    operating(scene)
    depot = finished(scene).state["depot"]
    assert depot["gone"] == [{"train": "2", "count": 7}]
    assert depot["stack"][0] == {"train": "3", "left": 5}
    assert depot["stack"][-1] == {"train": "D", "left": None}


def test_a_phase_nobody_says_anything_about_has_lost_its_first_train(scene: Scene) -> None:
    scene.setting.seats.settled_table(3, "4")
    depot = finished(scene).state["depot"]
    assert depot["stack"][0] == {"train": "4", "left": 4}
    assert {"train": "4", "count": 1} in depot["gone"]


def test_no_train_need_be_sold_in_the_first_phase(scene: Scene) -> None:
    scene.setting.seats.settled_table(3, "2")
    assert finished(scene).trains_left("2") == 7


def test_trains_left_are_taken_at_their_word(scene: Scene) -> None:
    operating(scene)
    scene.setting.trains.left_in_the_bank("3", 2)
    depot = finished(scene).state["depot"]
    assert depot["stack"][0] == {"train": "3", "left": 2}
    assert {"train": "3", "count": 3} in depot["gone"]


@pytest.mark.parametrize(
    ("phase", "trains", "words"),
    [
        ("5", [], "no 5-train has left the bank"),
        ("D", ["5", "6"], "lie nowhere|no D-train has left"),
        ("2", ["3"], "phase 3 has not begun"),
        ("3", ["3"] * 7, "there are only 6 3-trains"),
    ],
)
def test_trains_must_add_up_with_the_phase(scene: Scene, phase: str, trains: list[str], words: str) -> None:
    operating(scene, phase)
    scene.setting.trains.of_company("N&W", trains)
    with pytest.raises(SceneError, match=words):
        complete(scene.setting)


def test_there_is_no_seven_train(scene: Scene) -> None:
    operating(scene)
    with pytest.raises(SceneError, match="there is no 7-train"):
        scene.setting.trains.of_company("N&W", ["7"])


def test_a_company_in_operation_has_its_home_token_on_the_track_that_is_there(scene: Scene) -> None:
    operating(scene)
    scene.setting.map.tile("57", "C13", Lie(sides=("SW", "NE")))
    table = finished(scene)
    assert table.tokens("N&W") == [("C13", (1, 4))]
    assert table.company("N&W")["tokens_left"] == 2


def test_a_home_in_one_of_two_cities_follows_its_track(scene: Scene) -> None:
    scene.setting.seats.settled_table(3, "3")
    scene.setting.companies.started("B&O", 95, operated=True)
    scene.setting.shares.presidency("Alice", "B&O", 60)
    scene.setting.map.tile("X3", "H6", Lie(turned=5))
    assert finished(scene).tokens("B&O") == [("H6", (1, 5))]


def test_further_tokens_follow_the_home_token(scene: Scene) -> None:
    operating(scene)
    scene.setting.map.tokens("N&W", [Spot("D12")])
    assert finished(scene).tokens("N&W") == [("C13", ()), ("D12", ())]


def test_no_more_tokens_lie_than_there_are(scene: Scene) -> None:
    operating(scene)
    scene.setting.map.tokens("N&W", [Spot("D12"), Spot("F8"), Spot("G3")])
    with pytest.raises(SceneError, match="4 tokens of the N&W lie on the map, and it has 3"):
        complete(scene.setting)


def test_a_place_among_several_must_be_named(scene: Scene) -> None:
    operating(scene)
    scene.setting.map.tokens("N&W", [Spot("H6")])
    with pytest.raises(SceneError, match=r"H6 does not tell which place is meant: H6 \(SW\) or H6 \(NE\)"):
        complete(scene.setting)


def test_a_tile_comes_out_of_the_supply(scene: Scene) -> None:
    operating(scene)
    scene.setting.map.tile("57", "D12", Lie(sides=("SW", "NE")))
    table = finished(scene)
    assert table.tile("D12") == ("57", 1)
    assert table.tiles_left("57") == 6


@pytest.mark.parametrize(
    ("tile", "lie", "words"),
    [
        ("57", Lie(sides=("S", "SW")), "cannot lie joining S, SW"),
        ("99", Lie(turned=0), "no tile #99"),
        ("57", Lie(sides=("W", "E")), "no side W"),
    ],
)
def test_a_tile_lies_as_it_can(scene: Scene, tile: str, lie: Lie, words: str) -> None:
    operating(scene)
    with pytest.raises(SceneError, match=words):
        scene.setting.map.tile(tile, "D12", lie)


def test_the_order_of_operation_is_that_of_the_chart(scene: Scene) -> None:
    operating(scene)
    for company, price, row in (("PRR", 105, 3), ("C&O", 95, 4), ("LV", 95, 3)):
        scene.setting.companies.started(company, 80, operated=True)
        scene.setting.shares.presidency("Bob", company, 60)
        scene.setting.companies.stands(company, price, row)
    scene.setting.rounds.turn("N&W", Task("track"), RoundName("operating", 1, 4))
    turn = finished(scene).round
    assert (turn["done"], turn["order"]) == (["PRR", "C&O"], ["LV"])
    assert (turn["set"], turn["number"], turn["of"]) == (4, 1, 2)


def test_who_has_operated_can_be_said(scene: Scene) -> None:
    operating(scene)
    scene.setting.companies.started("PRR", 80, operated=True)
    scene.setting.shares.presidency("Bob", "PRR", 60)
    scene.setting.rounds.done(["PRR"])
    scene.setting.rounds.turn("N&W", Task("track"), None)
    turn = finished(scene).round
    assert (turn["done"], turn["order"]) == (["PRR"], [])


@pytest.mark.parametrize(
    ("who", "task", "kind", "context", "step"),
    [
        ("N&W", Task("track"), "track", {}, "track"),
        ("N&W", Task("dividend", money=90), "dividend", {"revenue": 90}, "dividend"),
        ("N&W", Task("buy_train", must=True), "buy_train", {"must_buy": True}, "trains"),
        ("Alice", Task("emergency", company="N&W"), "emergency", {"company": "N&W", "short": 30}, "trains"),
    ],
)
def test_a_turn_is_pending(
    scene: Scene, who: str, task: Task, kind: str, context: dict[str, Any], step: str
) -> None:
    operating(scene)
    scene.setting.money.cash("N&W", 50)
    scene.setting.money.cash("Alice", 100)
    scene.setting.rounds.turn(who, task, None)
    table = finished(scene)
    decision = table.next_decision
    assert decision is not None
    assert (decision.kind, decision.context) == (kind, context)
    assert ("company", "N&W") in decision.actors
    assert table.turn is not None
    assert table.turn["step"] == step


def test_discards_after_the_last_turn_are_in_nobodys_turn(scene: Scene) -> None:
    operating(scene, "4")
    scene.setting.trains.of_company("N&W", ["3", "3", "3", "4"])
    scene.setting.rounds.turn("N&W", Task("discard_train"), RoundName("operating", 1, 3))
    table = finished(scene)
    assert table.round["turn"] is None
    assert table.round["exported"] is True
    assert table.round["done"] == ["N&W"]


def test_a_decision_in_between_comes_first(scene: Scene) -> None:
    operating(scene)
    scene.setting.rounds.turn("N&W", Task("buy_train"), None)
    scene.setting.rounds.before_that("N&W", Task("discard_train"))
    assert [decision.kind for decision in finished(scene).pending] == ["discard_train", "buy_train"]


@pytest.mark.parametrize(
    ("who", "task", "where", "words"),
    [
        ("PRR", Task("track"), None, "the PRR has not floated"),
        ("N&W", Task("track"), RoundName("operating", 3, 2), "operating round 2.3 cannot be: phase 3 has 2"),
        ("Alice", Task("stock_turn"), RoundName("operating", 1, 2), "nobody has to decide that"),
        ("N&W", Task("track"), RoundName("stock", 2), "say whose turn it is to trade"),
        ("LV", Task("dividend", money=30), None, "the LV has no train"),
    ],
)
def test_turns_that_cannot_be(
    scene: Scene, who: str, task: Task, where: RoundName | None, words: str
) -> None:
    operating(scene)
    scene.setting.companies.started("LV", 70, operated=True)
    scene.setting.shares.presidency("Bob", "LV", 60)
    scene.setting.rounds.turn(who, task, where)
    with pytest.raises(SceneError, match=words):
        complete(scene.setting)


def test_sales_of_the_turn_are_sales_of_the_round(scene: Scene) -> None:
    operating(scene)
    scene.setting.rounds.turn("Alice", Task("stock_turn"), RoundName("stock", 5))
    scene.setting.rounds.sold_in_turn("Alice", ["N&W"])
    turn = finished(scene).round
    assert turn["sold"] == [{"player": "Alice", "company": "N&W"}]
    assert turn["turn"] == {"player": "Alice", "sold": ["N&W"], "bought": None}
    assert (turn["number"], turn["last_trader"]) == (5, "Alice")


def test_bids_lie_in_the_auction_only(scene: Scene) -> None:
    scene.setting.seats.settled_table(3, "2")
    scene.setting.rounds.turn("Alice", Task("stock_turn"), None)
    state = complete(scene.setting)
    assert state["round"]["kind"] == "stock"
    with pytest.raises(SceneError, match="in the auction only"):
        scene.setting.opening.bid("Alice", 55, "P3")


def test_a_contest_knows_its_bids(scene: Scene) -> None:
    setting = scene.setting
    setting.seats.new_game(3)
    setting.privates.owned("Alice", ["P1", "P2"])
    setting.opening.bid("Bob", 55, "P3")
    setting.opening.bid("Carol", 60, "P3")
    setting.opening.contest("P3", ["Bob", "Carol"])
    setting.opening.resume("Bob")
    setting.rounds.turn("Bob", Task("contest", private="P3"), None)
    table = finished(scene)
    decision = table.next_decision
    assert decision is not None
    assert decision.context == {"private": "P3", "high_bid": 60}
    assert table.round["contest"] == {"private": "P3", "bidders": ["Bob", "Carol"]}
    assert table.round["resume"] == "Bob"
