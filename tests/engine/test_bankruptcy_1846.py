"""Bankrupt players and companies without a president in 1846."""

import pytest
from table_1846 import Road, act, buy, due, sell, table, trains_of

from reference_engine.games.eighteen46 import Game1846
from reference_engine.legal import legal_actions
from reference_engine.state import Over

TRAINS = {"4": 3, "5": 3}


def ruin(
    gt: dict[str, int] | None = None,
    nyc: dict[str, int] | None = None,
    cash: int = 0,
    readings: dict[str, str] | None = None,
    deviations: tuple[str, ...] = (),
    space: int = 6,
) -> Game1846:
    """Alice presides over GT ($50), which can issue nothing; half of NYC ($100) is in the market."""
    roads = {
        "GT": Road(space=space, cash=cash, holds=gt or {"Alice": 20, "Bob": 10}, pool=50),
        "NYC": Road(space=11, trains="4", holds=nyc or {"Bob": 30, "Alice": 20}, pool=50),
    }
    return table(roads, depot=TRAINS, cash={"Alice": 5, "Bob": 300}, readings=readings, deviations=deviations)


def test_all_that_the_bankrupt_has_serves_the_company() -> None:
    game = ruin(cash=10)
    assert due(game) == ("emergency", "GT")
    assert act(game, "bankrupt", "Bob") == "not-now"
    assert act(game, "bankrupt", "Alice") == ""
    alice, company = game.table.players["Alice"], game.table.companies["GT"]
    assert (alice.cash, alice.bankrupt) == (0, True)
    assert company.cash == 10 + 5 + 100 + 200
    assert game.market.price_of("GT") == 50
    assert game.market.price_of("NYC") == 100
    assert game.shares.held("GT", "pool") == 70
    assert game.shares.held("NYC", "pool") == 70
    assert game.table.companies["NYC"].president == "Bob"


def test_without_a_successor_the_company_goes_on_alone_and_its_turn_is_over() -> None:
    game = ruin(cash=10)
    assert act(game, "bankrupt", "Alice") == ""
    company = game.table.companies["GT"]
    assert company.president is None
    assert company.receivership
    assert company.trains == []
    assert game.operating.round.done == ["GT"]
    assert due(game) == ("issue", "NYC")


def test_the_company_may_buy_in_the_turn_of_the_bankruptcy() -> None:
    game = ruin(cash=10, deviations=("purchase-right-after-the-bankruptcy",))
    assert act(game, "bankrupt", "Alice") == ""
    assert trains_of(game, "GT") == "3/5"
    assert due(game) == ("issue", "NYC")


def test_the_priority_card_goes_to_the_next_player() -> None:
    game = ruin(cash=10)
    game.state.priority = "Alice"
    assert act(game, "bankrupt", "Alice") == ""
    assert game.state.priority == "Bob"


def test_a_new_president_has_to_buy_at_once() -> None:
    game = ruin(gt={"Alice": 20, "Bob": 20}, nyc={"Bob": 30}, cash=10)
    assert act(game, "bankrupt", "Alice") == ""
    company = game.table.companies["GT"]
    assert company.president == "Bob"
    assert not company.receivership
    assert company.cash == 10 + 5 + 100
    assert game.shares.player_holds("GT", "Bob") == 20
    assert due(game) == ("emergency", "GT")
    assert buy(game, "GT", "4", 180) == ""
    assert game.table.players["Bob"].cash == 300 - 65


def test_a_new_president_need_not_help() -> None:
    game = ruin(gt={"Alice": 20, "Bob": 20}, nyc={"Bob": 30}, cash=10, readings={"Q56": "b"})
    assert act(game, "bankrupt", "Alice") == ""
    assert due(game) == ("issue", "NYC")
    game = ruin(gt={"Alice": 20, "Bob": 20}, nyc={"Bob": 30}, cash=60, readings={"Q56": "b"})
    assert act(game, "bankrupt", "Alice") == ""
    assert due(game) == ("buy_train", "GT")
    assert act(game, "pass", "GT") == "must-own-a-train"


def test_bankrupt_only_when_nothing_is_left_to_issue_or_sell() -> None:
    game = ruin(nyc={"Bob": 20, "Alice": 20}, cash=10)
    for certificate in game.table.certificates["NYC"]:
        if certificate.holder == "pool":
            certificate.holder = "company:NYC"
    assert act(game, "bankrupt", "Alice") == "sell-first"
    assert sell(game, "Alice", "NYC", 20) == ""
    assert act(game, "bankrupt", "Alice") == "not-bankrupt"
    roads = {"GT": Road(space=4, cash=10), "NYC": Road(trains="4", holds={"Bob": 20})}
    game = table(roads, depot=TRAINS)
    assert act(game, "bankrupt", "Alice") == "issue-first"
    assert sell(game, "GT", "GT", 10) == ""
    assert act(game, "bankrupt", "Alice") == ""
    assert game.table.companies["GT"].cash == 10 + 10 + 40


@pytest.mark.parametrize("letter", ["a", "b"])
def test_private_companies_of_the_bankrupt(letter: str) -> None:
    game = ruin(cash=10, readings={"Q55": letter})
    game.table.privates["SC"].owner = "player:Alice"
    game.table.privates["MS"].owner = "player:Alice"
    game.independents.start("MS")
    assert act(game, "bankrupt", "Alice") == ""
    railroad, company = game.table.companies["MS"], game.table.companies["GT"]
    assert railroad.closed
    assert game.table.privates["MS"].owner == "box"
    if letter == "a":
        assert game.table.privates["SC"].owner == "box"
        assert company.cash == 315
        assert company.trains == []
    else:
        assert game.table.privates["SC"].owner == "company:GT"
        assert company.cash == 375
        assert trains_of(game, "GT") == "2"


def test_the_game_ends_with_the_last_player() -> None:
    game = ruin(cash=10)
    game.table.players["Carol"].bankrupt = True
    assert act(game, "bankrupt", "Alice") == ""
    assert isinstance(game.state.round, Over)
    assert game.state.result is not None
    assert game.state.result.cause == "last_player"
    assert game.state.result.winners == ["Bob"]


# receivership --------------------------------------------------------------------------------------------


def alone(
    cash: int, trains: str = "", space: int = 11, phase: str = "II", pool: str = "", cards: int = 3
) -> Game1846:
    roads = {
        "GT": Road(space=space, cash=cash, trains=trains, holds={"Bob": 10}, pool=20, receivership=True),
        "NYC": Road(space=12, trains="4 4 4 3/5", holds={"Bob": 30}),
    }
    depot = {"4": cards, "5": 3} if phase == "II" else {"5": cards}
    game = table(roads, phase=phase, depot=depot, pool=pool)
    game.receivership.operate(game.table.companies["GT"])
    game.advance()
    return game


def test_without_a_train_the_price_falls_two_spaces_and_the_cheapest_is_bought() -> None:
    game = alone(cash=170)
    assert game.market.price_of("GT") == 80
    assert trains_of(game, "GT") == "3/5"
    assert game.table.companies["GT"].cash == 10
    assert due(game) == ("issue", "NYC")


def test_it_buys_nothing_that_it_cannot_pay_or_does_not_need() -> None:
    assert trains_of(alone(cash=159), "GT") == ""
    game = alone(cash=500, trains="2")
    assert trains_of(game, "GT") == "2"
    assert game.market.price_of("GT") == 90


def test_one_train_that_has_its_last_run_still_to_come_is_enough() -> None:
    roads = {
        "GT": Road(cash=500, trains="2!", holds={"Bob": 10}, pool=20, receivership=True),
        "NYC": Road(space=12, trains="5", holds={"Bob": 30}),
    }
    for reading, bought in (("a", "4/6"), ("b", "2")):
        game = table(roads, phase="III", depot={"5": 3}, readings={"Q05": reading})
        company = game.table.companies["GT"]
        company.trains[0].spared = reading == "b"
        game.receivership.operate(company)
        assert trains_of(game, "GT").split()[-1].rstrip("!+") == bought


def test_the_certificate_of_the_president_is_listed_as_if_it_were_a_share() -> None:
    cash = {"Bob": 500, "Carol": 500}
    game = table({"GT": Road(holds={"Bob": 10}, pool=20, receivership=True)}, cash=cash)
    game.state.pending.clear()
    game.state.priority = "Bob"
    game.stock.start(3)
    assert pool_offers(game) == [("GT", 10)]
    assert act(game, "buy_shares", "Bob", company="GT", percent=10, **{"from": "pool"}) == ""
    assert game.table.companies["GT"].president == "Bob"
    assert due(game) == ("stock_turn", "Carol")
    assert pool_offers(game) == [("GT", 10)]  # the share that Bob has put there


def pool_offers(game: Game1846) -> list[tuple[str, int]]:
    """Companies and percent that `legal_actions` offers from the market."""
    offers = (action for action in legal_actions(game) if action["type"] == "buy_shares")
    return [(offer["company"], offer["percent"]) for offer in offers if offer["from"] == "pool"]


def test_returned_trains_come_first() -> None:
    game = alone(cash=500, phase="III", pool="4 4/6")
    assert trains_of(game, "GT") == "4"
    game = alone(cash=500, phase="III", pool="4/6")
    assert trains_of(game, "GT") == "4/6"
    assert game.state.depot.pool == []


def test_a_phased_out_train_is_a_train_for_the_price_but_not_for_the_duty() -> None:
    game = alone(cash=460, trains="2!", phase="III")
    assert game.market.price_of("GT") == 90
    assert trains_of(game, "GT") == "4/6"


def test_its_purchase_may_change_the_phase_for_others() -> None:
    roads = {
        "GT": Road(cash=470, holds={"Bob": 10}, pool=20, receivership=True),
        "NYC": Road(space=12, trains="2 4 4 4 3/5", holds={"Bob": 30}),
    }
    game = table(roads, depot={"5": 3})
    game.receivership.operate(game.table.companies["GT"])
    assert game.state.phase == "III"
    assert due(game) == ("discard_train", "NYC")
    assert game.table.operating_round.turn is None
    assert game.operating.round.done == ["GT"]
    assert act(game, "discard_train", "NYC", train="3/5") == ""
    assert due(game) == ("issue", "NYC")


def test_at_zero_it_is_gone_and_buys_nothing() -> None:
    game = alone(cash=500, space=3)
    assert game.table.companies["GT"].closed
    assert game.state.depot.stack[1].left == 3
    assert due(game) == ("issue", "NYC")


def test_the_company_may_buy_though_the_bankruptcy_ends_the_game() -> None:
    game = ruin(cash=10, deviations=("purchase-right-after-the-bankruptcy",))
    game.table.players["Carol"].bankrupt = True
    assert act(game, "bankrupt", "Alice") == ""
    assert trains_of(game, "GT") == "3/5"
    assert game.state.result is not None
    assert game.state.result.cause == "last_player"
