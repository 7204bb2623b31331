"""Where an engine first departs from a sound one: two journals side by side."""

from typing import Any

import pytest

from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene import Journal, Table
from trackwalker.suite.causes import first_difference

Action = dict[str, Any]
YES = {"legal": True}


def act(who: str, type_: str, kind: str = "company", **fields: Any) -> Action:
    return {"type": type_, "actor": {"kind": kind, "id": who}, **fields}


BUY = act("ACL", "buy_train", train="4", price=400, **{"from": "bank"})
PASS = act("ACL", "pass")


def state() -> dict[str, Any]:
    engine = ReferenceConnection()
    engine.new_game({"game": "18FL", "players": ["Alice", "Bob", "Carol"], "deal": {}})
    return engine.state()


def changed(path: str, value: Any) -> dict[str, Any]:
    """The table at the start with one thing changed, named like `players.0.cash`."""
    made = here = state()
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    for step in way:
        here = here[step]
    here[last] = value
    return made


def journal(
    *entries: tuple[Action, dict[str, Any], dict[str, Any] | None], passed: tuple[int, ...] = ()
) -> Journal:
    """(action, answer, the table shown then): `passed` are those that the driver passed over."""
    made = Journal()
    for number, (action, answer, shown) in enumerate(entries):
        made.step = number
        made.note(action, answer, passed_over=number in passed)
        if shown is not None:
            made.look(Table(shown))
    return made


def test_the_same_play_has_no_cause() -> None:
    assert first_difference(journal((BUY, YES, state())), journal((BUY, YES, state()))) is None


def test_a_pile_that_is_sold_out_may_be_listed_or_not() -> None:
    stack = state()["depot"]["stack"]
    sold_out = changed("depot.stack", [{**stack[0], "left": 0}, *stack[1:]])
    left_out = changed("depot.stack", stack[1:])
    assert first_difference(journal((BUY, YES, left_out)), journal((BUY, YES, sold_out))) is None
    assert first_difference(journal((BUY, YES, left_out)), journal((BUY, YES, state()))) is not None


def test_a_refused_move_is_named_with_its_reason() -> None:
    refused = {"legal": False, "reason": "The 4-train costs $450."}
    found = first_difference(journal((BUY, refused, None)), journal((BUY, YES, None)))
    assert found is not None
    assert found.what == ("refused: ACL: buy_train (train 4, price 400, from bank) (The 4-train costs $450.)")


def test_the_same_move_of_another_company_is_the_same_cause() -> None:
    mine = [
        journal(({**BUY, "actor": {"kind": "company", "id": who}}, {"legal": False}, None))
        for who in ("ACL", "FEC")
    ]
    theirs = [
        journal(({**BUY, "actor": {"kind": "company", "id": who}}, YES, None)) for who in ("ACL", "FEC")
    ]
    first, second = map(first_difference, mine, theirs)
    assert first is not None
    assert second is not None
    assert first.fine == second.fine


def test_an_accepted_move_that_should_be_refused() -> None:
    found = first_difference(journal((BUY, YES, None)), journal((BUY, {"legal": False}, None)))
    assert found is not None
    assert found.what.startswith("accepted: ACL: buy_train")


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("players.1.cash", 290, "cash of Bob: 300 expected, 290 shown"),
        ("companies.0.cash", 50, "treasury of L&N: 0 expected, 50 shown"),
        ("phase", "3", "phase of the game: 2 expected, 3 shown"),
        (
            "privates.0.owner",
            "player:Bob",
            "ownership of TR: bank expected, player:Bob shown",
        ),
    ],
)
def test_what_lies_on_the_table_is_compared_after_each_move(path: str, value: Any, words: str) -> None:
    found = first_difference(journal((BUY, YES, changed(path, value))), journal((BUY, YES, state())))
    assert found is not None
    assert found.what.endswith(words)


def test_a_price_that_is_only_asked_is_no_fault_until_it_is_paid() -> None:
    mine, theirs = Journal(), Journal()
    mine.fresh = theirs.fresh = True
    asks = changed("privates.0.price", 25)
    mine.look(Table(asks))
    theirs.look(Table(state()))
    paid = {**asks, "players": [{"id": "Alice", "cash": 275}, *asks["players"][1:]]}
    sound = {**state(), "players": [{"id": "Alice", "cash": 280}, *asks["players"][1:]]}
    for one, after in ((mine, paid), (theirs, sound)):
        one.note(act("Alice", "buy_private", "player", private="TR", price=20), YES, passed_over=False)
        one.look(Table(after))
    found = first_difference(mine, theirs)
    assert found is not None
    assert found.what.endswith("cash of Alice: 280 expected, 275 shown")


def test_a_price_asked_that_changes_wrongly_is_a_difference() -> None:
    mine, theirs = Journal(), Journal()
    for one, price in ((mine, 20), (theirs, 15)):
        one.look(Table(state()))
        one.note(PASS, YES, passed_over=False)
        one.look(Table(changed("privates.0.price", price)))
    found = first_difference(mine, theirs)
    assert found is not None
    assert found.what.endswith("price asked of TR: 15 expected, 20 shown")


def test_an_earlier_difference_goes_before_a_later_refusal() -> None:
    mine = journal((PASS, YES, changed("players.1.cash", 290)), (BUY, {"legal": False}, None))
    found = first_difference(mine, journal((PASS, YES, state()), (BUY, YES, state())))
    assert found is not None
    assert (found.step, "cash of Bob" in found.what) == (0, True)


def test_a_table_is_not_compared_while_the_engines_wait_for_different_decisions() -> None:
    ahead = changed("players.1.cash", 310)
    ahead["pending"] = [{"kind": "par", "actors": [{"kind": "player", "id": "Bob"}], "context": {}}]
    mine = journal((PASS, YES, ahead), (BUY, YES, state()))
    assert first_difference(mine, journal((PASS, YES, state()), (BUY, YES, state()))) is None


def test_decisions_that_only_one_engine_asks_for_do_not_count() -> None:
    mine = journal((PASS, YES, state()), (PASS, YES, state()), (BUY, YES, state()), passed=(0, 1))
    theirs = journal((PASS, YES, state()), (BUY, YES, state()), passed=(0,))
    assert first_difference(mine, theirs) is None


def test_to_take_an_action_as_the_end_of_the_step_before_is_no_difference() -> None:
    refused = {"legal": False, "reason": "there is a step before"}
    told = journal((BUY, refused, None), (PASS, YES, state()), (BUY, YES, state()), passed=(0, 1))
    at_once = journal((BUY, YES, state()))
    assert first_difference(at_once, told) is None
    assert first_difference(told, at_once) is None
    richer = changed("players.1.cash", 310)
    found = first_difference(journal((BUY, YES, richer)), told)
    assert found is not None
    assert found.what.startswith("after ACL: buy_train")


def test_another_course_of_the_game_is_a_difference_where_nothing_else_is() -> None:
    astray = state()
    astray["pending"] = [{"kind": "par", "actors": [{"kind": "player", "id": "Bob"}], "context": {}}]
    found = first_difference(journal((PASS, YES, astray)), journal((PASS, YES, state())))
    assert found is not None
    assert found.what == "after ACL: pass: Bob: set a par"


def test_what_is_refused_after_another_course_counts_as_that_course() -> None:
    astray = state()
    astray["pending"] = [{"kind": "par", "actors": [{"kind": "player", "id": "Bob"}], "context": {}}]
    mine = journal((PASS, YES, astray), (BUY, {"legal": False, "reason": "not now"}, None))
    found = first_difference(mine, journal((PASS, YES, state()), (BUY, YES, state())))
    assert found is not None
    assert found.what == "after ACL: pass: Bob: set a par"


def test_a_new_game_that_begins_otherwise() -> None:
    mine, theirs = Journal(), Journal()
    mine.fresh = theirs.fresh = True
    mine.look(Table(changed("players.0.cash", 290)))
    theirs.look(Table(state()))
    found = first_difference(mine, theirs)
    assert found is not None
    assert found.what == "a new game: cash of Alice: 300 expected, 290 shown"
    assert not found.in_opening
    mine.opening = 4  # the fourth action of an opening was refused: the scenario itself has not begun
    stopped = first_difference(mine, theirs)
    assert stopped is not None
    assert (stopped.what, stopped.in_opening) == (found.what, True)


def fresh_games(price: int, *entries: tuple[Action, dict[str, Any]]) -> tuple[Journal, Journal]:
    """Two games: the first engine asks `price` for TR, and answers so; a sound one asks $20, and accepts."""
    mine, theirs = Journal(), Journal()
    mine.fresh = theirs.fresh = True
    mine.look(Table(changed("privates.0.price", price)))
    theirs.look(Table(state()))
    for action, answer in entries:
        mine.note(action, answer, passed_over=False)
        theirs.note(action, YES, passed_over=False)
    return mine, theirs


def test_a_purchase_refused_at_another_price_than_is_asked_is_about_the_price_asked() -> None:
    buying = act("Alice", "buy_private", "player", private="TR", price=20)
    refused = first_difference(*fresh_games(25, (buying, {"legal": False, "reason": "It costs $25."})))
    shown = first_difference(*fresh_games(25), looked_at="price of TR: $20")
    assert first_difference(*fresh_games(25), looked_at="cash of Alice: $300") is None
    assert refused is not None
    assert shown is not None
    assert refused.fine == shown.fine
    assert refused.what == "price asked of TR: 20 expected, 25 shown"


def test_a_purchase_of_something_else_is_not_about_the_price_asked() -> None:
    buying = act("Alice", "buy_private", "player", private="POSC", price=40)
    found = first_difference(*fresh_games(25, (buying, {"legal": False, "reason": "Not yet."})))
    assert found is not None
    assert found.what.startswith("refused: Alice: buy_private (private POSC")


def on_the_chart(cell: str, price: int) -> dict[str, Any]:
    made = state()
    made["market"] = [{"cell": cell, "price": price, "stack": ["ACL"]}]
    return made


def test_another_number_on_the_same_space_is_a_misprint_whatever_move_leads_there() -> None:
    sound = on_the_chart("r1c4", 75)
    fine = []
    for move in (PASS, BUY):
        found = first_difference(journal((move, YES, on_the_chart("r1c4", 76))), journal((move, YES, sound)))
        assert found is not None
        assert found.what == "on the chart: number printed on the space of r1c4: 75 expected, 76 shown"
        fine.append(found.fine)
    assert fine[0] == fine[1]


def test_another_space_is_a_matter_of_the_move() -> None:
    sound = on_the_chart("r1c4", 75)
    moves = [(PASS, YES, on_the_chart("r1c5", 80))], [(BUY, YES, on_the_chart("r1c5", 80))]
    found = [first_difference(journal(*mine), journal((mine[0][0], YES, sound))) for mine in moves]
    assert found[0] is not None
    assert found[1] is not None
    assert found[0].fine != found[1].fine


def test_what_a_player_is_worth_in_the_end_is_compared_player_by_player() -> None:
    def ended(worth: int) -> dict[str, Any]:
        result = {"cause": "bank", "winners": ["Alice"], "worth": {"Alice": worth, "Bob": 300}}
        return {**state(), "result": result}

    found = first_difference(journal((PASS, YES, ended(405))), journal((PASS, YES, ended(400))))
    assert found is not None
    assert found.what == "after ACL: pass: worth of Alice: 400 expected, 405 shown"


def test_refused_runs_over_other_routes_are_no_one_cause_unless_the_reason_is() -> None:
    refused = {"legal": False, "reason": "There is no track."}
    runs = [
        act("ACL", "run_routes", routes=[{"train": "2", "path": [{"hex": name}]}]) for name in ("B5", "B7")
    ]
    found = [first_difference(journal((run, refused, None)), journal((run, YES, None))) for run in runs]
    assert found[0] is not None
    assert found[1] is not None
    assert found[0].fine != found[1].fine
    assert found[0].coarse == found[1].coarse
