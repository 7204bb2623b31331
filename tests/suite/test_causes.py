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
