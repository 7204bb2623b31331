"""What a scene does with an engine: loading, acting, trying, driving, comparing."""

from collections.abc import Callable
from typing import Any

import pytest
from scripted_engine import ScriptedEngine

from trackwalker.port.engine import EngineFault
from trackwalker.scene import Broken, Permissive, RoundName, Scene, SceneError, Spot, Task, Unsupported

State = dict[str, Any]
KEEP = {"type": "dividend", "actor": {"kind": "company", "id": "N&W"}, "kind": "withhold"}


@pytest.fixture
def dividend(scene: Scene) -> Scene:
    """The N&W, with $100 and a 3-train, has $210 to distribute."""
    setting = scene.setting
    setting.seats.settled_table(3, "3")
    setting.companies.started("N&W", 95, operated=True)
    setting.shares.presidency("Alice", "N&W", 60)
    setting.trains.of_company("N&W", ["3"])
    setting.money.cash("N&W", 100)
    setting.rounds.turn("N&W", Task("dividend", money=210), RoundName("operating", 1, 2))
    return scene


def cash(who: str, amount: int) -> Callable[[State], None]:
    """A change of somebody's money, from the bank."""

    def change(state: State) -> None:
        entry = next(e for e in [*state["players"], *state["companies"]] if e["id"] == who)
        state["bank"]["cash"] -= amount - entry["cash"]
        entry["cash"] = amount

    return change


def decide(kind: str, who: str, **context: Any) -> Callable[[State], None]:
    """A change of who has to decide what."""

    def change(state: State) -> None:
        actor = "company" if who.isupper() else "player"
        state["pending"] = [{"kind": kind, "actors": [{"kind": actor, "id": who}], "context": context}]

    return change


def test_a_changed_table_is_loaded_once(dividend: Scene, scripted: ScriptedEngine) -> None:
    scripted.answer(cash("N&W", 310))
    dividend.act(KEEP)
    assert dividend.table.cash("N&W") == 310
    assert (scripted.loaded, scripted.new_games) == (1, [])


def test_an_untouched_new_game_is_dealt(scene: Scene, scripted: ScriptedEngine) -> None:
    scene.setting.seats.new_game(3, "LV")
    scene.begin()
    [params] = scripted.new_games
    assert params["deal"] == {"P6": "LV"}
    assert params["players"] == ["Alice", "Bob", "Carol"]
    assert params["rules"]["readings"] == {"18CH-Q05": "a"}
    assert scripted.loaded == 0


def test_rules_are_sent_only_to_engines_that_can_switch_them(components: dict[str, Any]) -> None:
    scripted = ScriptedEngine(())
    scene = Scene(scripted, components, {})
    scene.setting.seats.new_game(3)
    scene.begin()
    assert "rules" not in scripted.new_games[0]


def test_an_engine_that_cannot_load_is_unsupported(components: dict[str, Any]) -> None:
    scene = Scene(ScriptedEngine(()), components, {})
    scene.setting.seats.settled_table(3, "2")
    with pytest.raises(Unsupported) as caught:
        scene.begin()
    assert caught.value.capability == "load"


def test_an_impossible_table_never_reaches_the_engine(scene: Scene, scripted: ScriptedEngine) -> None:
    scene.setting.seats.settled_table(3, "2")
    scene.setting.companies.started("PRR", 80, floated=True)
    scene.setting.shares.presidency("Alice", "PRR", 20)
    with pytest.raises(SceneError, match="the PRR has floated with 20% of it sold"):
        scene.begin()
    assert scripted.loaded == 0


def test_no_fact_follows_an_action(dividend: Scene) -> None:
    dividend.begin()
    with pytest.raises(SceneError, match="a Given cannot follow"):
        dividend.setting.money.cash("Alice", 5)


def test_a_refused_action_is_broken_with_the_reason(dividend: Scene, scripted: ScriptedEngine) -> None:
    scripted.answer(legal=False, reason="the moon is full")
    with pytest.raises(Broken) as caught:
        dividend.act(KEEP)
    assert caught.value.got == "refused: the moon is full"
    assert "dividend (kind withhold)" in caught.value.expected


def test_a_refusal_that_changes_nothing_is_right(dividend: Scene, scripted: ScriptedEngine) -> None:
    scripted.answer(legal=False)
    dividend.try_(KEEP)
    dividend.must_refuse()
    assert dividend.table.cash("N&W") == 100


def test_an_accepted_attempt_is_permissive(dividend: Scene, scripted: ScriptedEngine) -> None:
    scripted.answer()
    dividend.try_(KEEP)
    with pytest.raises(Permissive) as caught:
        dividend.must_refuse()
    assert caught.value.got == "accepted"


def test_a_refusal_that_changes_something_is_broken(dividend: Scene, scripted: ScriptedEngine) -> None:
    scripted.answer(cash("Bob", 7), legal=False)
    dividend.try_(KEEP)
    with pytest.raises(Broken, match="players, Bob, cash: 800 became 7"):
        dividend.must_refuse()


def test_a_refusal_for_a_clause_of_the_scenario_is_right(dividend: Scene, scripted: ScriptedEngine) -> None:
    dividend.clauses = frozenset({"18CH-22-a"})
    scripted.answer(legal=False, clause="18CH-22-a")
    dividend.try_(KEEP)
    dividend.must_refuse()
    assert dividend.pending is not None


def test_a_refusal_for_another_clause_is_right_and_remarked_on(
    dividend: Scene, scripted: ScriptedEngine
) -> None:
    dividend.clauses = frozenset({"18CH-22-a"})
    scripted.answer(legal=False, clause="18CH-9-d", reason="pool is full")
    dividend.try_(KEEP)
    dividend.must_refuse()
    assert [str(remark) for remark in dividend.remarks] == [
        "N&W: dividend (kind withhold): refused for 18CH-9-d: pool is full"
    ]


def test_an_attempt_must_be_judged_before_anything_else(dividend: Scene, scripted: ScriptedEngine) -> None:
    scripted.answer(legal=False)
    dividend.try_(KEEP)
    with pytest.raises(SceneError, match="no Then says what came of it"):
        dividend.act(KEEP)
    with pytest.raises(SceneError, match="no Then says what came of it"):
        dividend.expect.same("x", 1, 1)


def test_a_verdict_needs_an_attempt(dividend: Scene) -> None:
    with pytest.raises(SceneError, match="nothing has been tried"):
        dividend.must_refuse()


def test_a_faulty_state_of_the_engine_is_its_fault(dividend: Scene, scripted: ScriptedEngine) -> None:
    def spoil(state: State) -> None:
        state["players"][0]["cash"] = "plenty"

    scripted.answer(spoil)
    with pytest.raises(EngineFault) as caught:
        dividend.act(KEEP)
    assert caught.value.kind == "invalid-message"


# ------------------------------------------------------------------------------------------------ driving


@pytest.fixture
def building(scene: Scene) -> Scene:
    """The N&W is to lay track."""
    setting = scene.setting
    setting.seats.settled_table(3, "3")
    setting.companies.started("N&W", 95, operated=True)
    setting.shares.presidency("Alice", "N&W", 60)
    setting.rounds.turn("N&W", Task("track"), RoundName("operating", 1, 2))
    return scene


def types(scripted: ScriptedEngine) -> list[str]:
    return [action["type"] for action in scripted.actions]


def test_steps_the_scenario_leaves_out_are_passed(building: Scene, scripted: ScriptedEngine) -> None:
    scripted.answer(decide("token", "N&W"))
    scripted.answer(decide("run", "N&W"))
    scripted.answer(decide("track", "N&W"))
    building.act({"type": "run_routes", "actor": {"kind": "company", "id": "N&W"}, "routes": []})
    assert types(scripted) == ["pass", "pass", "run_routes"]


def test_an_engine_that_skips_steps_is_not_asked_to(building: Scene, scripted: ScriptedEngine) -> None:
    scripted.answer(decide("run", "N&W"))
    scripted.answer(decide("track", "N&W"))
    building.act({"type": "run_routes", "actor": {"kind": "company", "id": "N&W"}, "routes": []})
    assert types(scripted) == ["pass", "run_routes"]


def test_nothing_is_passed_for_an_earlier_step(dividend: Scene, scripted: ScriptedEngine) -> None:
    scripted.answer(legal=False)
    dividend.try_({"type": "lay_tile", "actor": {"kind": "company", "id": "N&W"}, "hex": "C11"})
    dividend.must_refuse()
    assert types(scripted) == ["lay_tile"]


def test_what_has_to_be_decided_is_not_passed(dividend: Scene, scripted: ScriptedEngine) -> None:
    scripted.answer(legal=False)
    dividend.try_({"type": "buy_train", "actor": {"kind": "company", "id": "N&W"}, "train": "3"})
    dividend.must_refuse()
    assert types(scripted) == ["buy_train"]


def test_a_step_that_the_engine_skipped_is_left_out_without_a_word(
    building: Scene, scripted: ScriptedEngine
) -> None:
    scripted.answer(decide("buy_train", "N&W", must_buy=False))
    actor = {"kind": "company", "id": "N&W"}
    passed = building.leave_out("track", {"type": "pass", "actor": actor}, attempt=False)
    assert passed is not None
    building.act(passed)
    assert building.leave_out("token", {"type": "pass", "actor": actor}, attempt=False) is None
    assert building.leave_out("token", {"type": "pass", "actor": actor}, attempt=True) is not None


def test_a_turn_ends_with_everything_left_out(building: Scene, scripted: ScriptedEngine) -> None:
    scripted.answer(decide("token", "N&W"))
    scripted.answer(decide("run", "N&W"))
    scripted.answer(decide("dividend", "N&W", revenue=0))
    scripted.answer(decide("buy_train", "N&W", must_buy=False))
    scripted.answer(decide("track", "PRR"))
    building.end_turn("N&W")
    assert types(scripted) == ["pass", "pass", "run_routes", "dividend", "pass"]


def test_a_turn_of_the_next_round_is_another_turn(building: Scene, scripted: ScriptedEngine) -> None:
    def next_round(state: State) -> None:
        state["round"]["number"] = 2

    scripted.answer(next_round)
    building.end_turn("N&W")
    assert types(scripted) == ["pass"]


def test_a_turn_with_revenue_does_not_end_by_itself(dividend: Scene) -> None:
    with pytest.raises(Broken, match="the N&W can end its turn"):
        dividend.end_turn("N&W")


def test_everybody_passes_until_the_round_is_over(scene: Scene, scripted: ScriptedEngine) -> None:
    scene.setting.seats.settled_table(3, "2")
    scene.setting.companies.started("PRR", 80)
    scene.setting.shares.presidency("Alice", "PRR", 20)

    def over(state: State) -> None:
        state["round"]["number"] = 3

    scripted.answer(decide("stock_turn", "Bob"))
    scripted.answer(over)
    scene.everybody_passes()
    assert [action["actor"]["id"] for action in scripted.actions] == ["Alice", "Bob"]


def test_a_stock_turn_after_a_purchase_is_passed(scene: Scene, scripted: ScriptedEngine) -> None:
    scene.setting.seats.settled_table(3, "2")
    scene.setting.companies.started("PRR", 80)
    scene.setting.shares.presidency("Alice", "PRR", 20)

    def bought(state: State) -> None:
        state["round"]["turn"]["bought"] = "PRR"

    scripted.answer(bought)
    scripted.answer(decide("stock_turn", "Bob"))
    scene.act({"type": "buy_shares", "actor": {"kind": "player", "id": "Alice"}, "company": "PRR"})
    scene.expect.turn("Bob", Task("stock_turn"))
    assert types(scripted) == ["buy_shares", "pass"]


def test_a_turn_that_could_still_be_used_is_not_passed(scene: Scene, scripted: ScriptedEngine) -> None:
    scene.setting.seats.settled_table(3, "2")
    with pytest.raises(Broken, match="it is the turn of Alice: trade shares"):
        scene.expect.turn("Bob", Task("stock_turn"))
    assert scripted.actions == []


def test_a_turn_is_compared_with_what_it_is_about(dividend: Scene) -> None:
    dividend.expect.turn("N&W", Task("dividend", money=210))
    with pytest.raises(Broken, match="revenue to distribute"):
        dividend.expect.turn("N&W", Task("dividend", money=200))


# ------------------------------------------------------------------------------------------------ comparing


def test_cash_is_compared_exactly(dividend: Scene) -> None:
    dividend.expect.cash("N&W", 100)
    with pytest.raises(Broken) as caught:
        dividend.expect.cash("N&W", 101)
    assert (caught.value.expected, caught.value.got) == (
        "treasury of the N&W: $101",
        "treasury of the N&W: $100",
    )


def test_gains_count_from_the_last_action(dividend: Scene, scripted: ScriptedEngine) -> None:
    scripted.answer(cash("N&W", 310))
    scripted.answer(cash("N&W", 300))
    dividend.act(KEEP)
    dividend.expect.gain("N&W", 210)
    dividend.act(KEEP)
    dividend.expect.gain("N&W", -10)
    dividend.expect.gain("bank", 10)


def test_money_nobody_spoke_of_must_stay(dividend: Scene, scripted: ScriptedEngine) -> None:
    scripted.answer(cash("N&W", 310))
    dividend.act(KEEP)
    with pytest.raises(Broken, match=r"treasury of the N&W: \$100, as before"):
        dividend.expect.no_other_money_moved()
    dividend.expect.gain("N&W", 210)
    dividend.expect.no_other_money_moved()


def test_gains_need_an_action(dividend: Scene) -> None:
    with pytest.raises(SceneError, match="nothing has been done yet"):
        dividend.expect.gain("Alice", 5)
    with pytest.raises(SceneError, match="nothing has been done yet"):
        dividend.expect.no_other_money_moved()


def test_nothing_else_may_change_but_what_is_named(dividend: Scene, scripted: ScriptedEngine) -> None:
    scripted.answer(cash("N&W", 310))
    dividend.act(KEEP)
    dividend.same_as_before_but("companies.N&W", "bank")
    with pytest.raises(Broken, match="bank, cash"):
        dividend.same_as_before_but("companies.N&W")


def test_the_best_run_needs_the_capability(components: dict[str, Any]) -> None:
    scene = Scene(ScriptedEngine(("load",)), components, {})
    scene.setting.seats.settled_table(3, "2")
    with pytest.raises(Unsupported):
        scene.best_revenue("PRR")


# ------------------------------------------------------------------------------------------------ naming


def test_routes_are_named_side_by_side_from_the_first_end(dividend: Scene) -> None:
    expected = {
        "train": "3",
        "path": [{"hex": "A13", "out": 4}, {"hex": "B12", "in": 1, "out": 5}, {"hex": "C13", "in": 2}],
    }
    assert dividend.route("3", "A13 B12 C13") == expected
    assert dividend.route("3", "C13 B12 A13") == expected


def test_ends_of_routes_may_name_their_place(dividend: Scene) -> None:
    route = dividend.route("2", "H6 (SW) G7")
    assert route["path"] == [{"hex": "G7", "out": 4}, {"hex": "H6", "in": 1, "exits": [1]}]


@pytest.mark.parametrize(
    ("path", "words"),
    [("C13 D14x", "a route is a list"), ("C13 F2", "do not touch")],
)
def test_a_route_must_be_one(dividend: Scene, path: str, words: str) -> None:
    with pytest.raises(SceneError, match=words):
        dividend.route("3", path)


def test_a_route_may_be_of_one_hex(dividend: Scene) -> None:
    assert dividend.route("2", "C13")["path"] == [{"hex": "C13"}]


def test_a_place_is_named_by_the_track_that_is_there(dividend: Scene) -> None:
    assert dividend.place(Spot("D12")) == {"hex": "D12", "exits": []}
    assert dividend.place(Spot("H6", ("NE",))) == {"hex": "H6", "exits": [4]}
