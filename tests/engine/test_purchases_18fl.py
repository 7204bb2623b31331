"""Buying trains in 18FL: one of a type a turn, limits by the size of a company, discards."""

import pytest
from table_18fl import Road, act, buy, due, table, trains_of

from reference_engine.games.eighteen_fl import Game18FL
from reference_engine.legal import legal_actions


def rich(readings: dict[str, str] | None = None, shares: int = 10, trains: str = "") -> Game18FL:
    """The ACL with $3,000 in phase 3; 3-trains everywhere."""
    roads = {
        "ACL": Road(cash=3000, shares=shares, trains=trains),
        "FEC": Road(trains="3 3", holds={"Bob": 60}),
    }
    return table(roads, depot={"3": 3, "4": 3}, pool="3 3", readings=readings)


def second_three(game: Game18FL, source: str) -> str:
    price = 50 if source == "company:FEC" else 200
    return buy(game, "ACL", "3", price, source, "Bob" if source == "company:FEC" else None)


@pytest.mark.parametrize("first", ["bank", "pool", "company:FEC"])
@pytest.mark.parametrize("second", ["bank", "pool", "company:FEC"])
@pytest.mark.parametrize(
    ("letter", "counts"),
    [("a", ["bank"]), ("b", ["bank", "pool"]), ("c", ["bank", "pool", "company:FEC"])],
)
def test_one_train_of_a_type_in_a_turn(first: str, second: str, letter: str, counts: list[str]) -> None:
    game = rich({"Q15": letter})
    assert second_three(game, first) == ""
    assert game.table.turn.restricted == (["3"] if first in counts else [])
    refused = first in counts and second in counts
    offered = {action["from"] for action in legal_actions(game) if action["type"] == "buy_train"}
    assert (second in offered) != refused
    assert second_three(game, second) == ("one-of-a-type" if refused else "")


def test_a_train_of_the_next_type_may_follow_the_last_of_one() -> None:
    game = table({"ACL": Road(cash=3000, shares=10)}, depot={"3": 1, "4": 2, "5": 2})
    assert buy(game, "ACL", "4", 400) == "not-on-sale"
    assert buy(game, "ACL", "3", 200) == ""
    assert buy(game, "ACL", "4", 400) == ""
    assert game.state.phase == "4"
    assert game.table.turn.restricted == ["3", "4"]
    assert buy(game, "ACL", "4", 400) == "one-of-a-type"


def test_the_next_turn_is_free_again() -> None:
    game = table({"ACL": Road(cash=3000, shares=10)}, depot={"3": 3})
    assert buy(game, "ACL", "3", 200) == ""
    assert act(game, "pass", "ACL") == ""
    assert due(game)[1] == "ACL"
    assert game.table.turn.restricted == []


def test_the_first_six_ends_the_restriction_for_its_buyer_too() -> None:
    game = table({"ACL": Road(cash=3000, shares=10)}, phase="5")
    assert buy(game, "ACL", "3E", 600) == ""
    assert (game.state.phase, game.table.turn.restricted) == ("6", [])
    assert buy(game, "ACL", "3E", 600) == ""
    assert buy(game, "ACL", "6", 600) == "train-limit"
    assert trains_of(game, "ACL") == "3E 3E"
    game = table({"ACL": Road(cash=3000, shares=10)}, phase="5", depot={"5": 1})
    assert buy(game, "ACL", "5", 500) == ""
    assert game.table.turn.restricted == ["5"]
    assert buy(game, "ACL", "6", 600) == ""
    assert game.table.turn.restricted == []


@pytest.mark.parametrize(
    ("phase", "shares", "limit"),
    [("2", 5, 2), ("3", 5, 2), ("3", 10, 4), ("4", 5, 1), ("4", 10, 3), ("5", 10, 2), ("6", 10, 2)],
)
def test_the_limit_goes_by_the_size_of_the_company(phase: str, shares: int, limit: int) -> None:
    for owned in (limit - 1, limit):
        road = Road(cash=3000, shares=shares, trains="5 " * owned)
        game = table({"ACL": road}, phase=phase, depot={"5": 1})
        assert game.trains.limit(game.table.companies["ACL"]) == limit
        assert buy(game, "ACL", "5", 500) == ("train-limit" if owned == limit else "")


def test_no_room_is_made_by_the_trains_that_the_purchase_would_scrap() -> None:
    game = table({"ACL": Road(cash=3000, trains="2 2")}, depot={"4": 3})
    assert buy(game, "ACL", "4", 400) == "train-limit"


def test_each_company_above_its_own_limit_discards() -> None:
    roads = {
        "ACL": Road(cash=3000, shares=10, trains="3 3"),
        "FEC": Road(trains="3 3", holds={"Bob": 60}),
        "SR": Road(trains="2 3", holds={"Carol": 60}),
        "SAL": Road(shares=10, trains="3 3 3 3", holds={"Dave": 60}, price=80),
    }
    game = table(roads, depot={"4": 3})
    assert buy(game, "ACL", "4", 400) == ""
    assert [(p.actors[0].id, p.actors[0].by, p.context) for p in game.state.pending[:-1]] == [
        ("FEC", "Bob", {"limit": 1}),
        ("SAL", "Dave", {"limit": 3}),
    ]
    assert act(game, "discard_train", "FEC", train="2") == "no-train-to-discard"
    assert act(game, "discard_train", "FEC", train="3") == ""
    assert due(game) == ("discard_train", "SAL")
    assert act(game, "discard_train", "SAL", train="3") == ""
    assert due(game) == ("buy_train", "ACL")
    assert (trains_of(game, "SR"), trains_of(game, "SAL")) == ("3", "3 3 3")
    assert game.state.depot.pool == ["3", "3"]


def test_the_buyer_may_discard_what_it_has_just_bought() -> None:
    game = table({"ACL": Road(cash=3000, trains="3")}, depot={"4": 3})
    assert buy(game, "ACL", "4", 400) == ""
    assert due(game) == ("discard_train", "ACL")
    assert act(game, "discard_train", "ACL", train="4") == ""
    assert trains_of(game, "ACL") == "3"
    assert game.state.phase == "4"


def test_conversion_comes_before_the_limit_of_phase_five() -> None:
    roads = {
        "ACL": Road(cash=3000, shares=10, trains="3 4"),
        "FEC": Road(trains="4", holds={"Bob": 60}),
        "SAL": Road(shares=10, trains="3 4 4", holds={"Dave": 60}, price=80),
    }
    game = table(roads, phase="4", depot={"5": 2})
    assert buy(game, "ACL", "5", 500) == ""
    fec = game.table.companies["FEC"]
    assert (fec.share_count, fec.cash, game.trains.limit(fec)) == (10, 500, 2)
    assert [(p.actors[0].id, p.context) for p in game.state.pending[:-1]] == [
        ("ACL", {"limit": 2}),
        ("SAL", {"limit": 2}),
    ]


def test_a_company_without_a_president_discards_by_itself() -> None:
    roads = {
        "ACL": Road(cash=3000, shares=10, trains="3 4"),
        "FEC": Road(shares=10, trains="4 3 4", holds={"Bob": 10}, pool=30, vacant=True),
    }
    game = table(roads, phase="4", depot={"5": 2})
    assert act(game, "buy_train", "ACL", train="4", price=1, **{"from": "company:FEC"}) == "nobody-to-agree"
    assert buy(game, "ACL", "5", 500) == ""
    assert trains_of(game, "FEC") == "4 4"
    assert due(game) == ("discard_train", "ACL")


def test_scrapped_trains_leave_companies_and_pool() -> None:
    roads = {"ACL": Road(cash=3000, shares=10), "FEC": Road(trains="2", holds={"Bob": 60})}
    game = table(roads, depot={"4": 3}, pool="2 3")
    assert buy(game, "ACL", "3", 200, "pool") == ""
    assert game.state.phase == "3"
    assert buy(game, "ACL", "4", 400) == ""
    assert trains_of(game, "FEC") == ""
    assert game.state.depot.pool == []
    assert [(gone.train, gone.count) for gone in game.state.depot.gone] == [("2", 2)]


def test_trains_of_companies_are_paid_by_the_treasury() -> None:
    game = rich(trains="3")
    game.table.companies["ACL"].cash = 70
    assert buy(game, "ACL", "3", 0, "company:FEC", "Bob") == "at-least-a-dollar"
    assert buy(game, "ACL", "3", 70, "company:FEC") == "no-consent"
    assert buy(game, "ACL", "3", 71, "company:FEC", "Bob") == "treasury-too-small"
    assert buy(game, "ACL", "3", 70, "company:FEC", "Bob") == ""
    assert (game.table.companies["ACL"].cash, game.table.companies["FEC"].cash) == (0, 70)


def test_a_train_keeps_the_side_that_was_chosen() -> None:
    roads = {"ACL": Road(cash=3000, shares=10), "FEC": Road(trains="3E", shares=10, holds={"Bob": 60})}
    game = table(roads, phase="6")
    assert buy(game, "ACL", "6", 300, "company:FEC", "Bob") == "seller-has-none"
    assert buy(game, "ACL", "3E", 601, "company:FEC", "Bob") == ""
