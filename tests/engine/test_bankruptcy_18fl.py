"""Bankrupt players in 18FL: what becomes of their goods, of their companies, and of the turn."""

from typing import Any

import pytest
from table_18fl import Road, act, buy, due, sell, table, trains_of

from reference_engine.games.eighteen_fl import Game18FL
from reference_engine.state import Over


def ruin(
    acl: dict[str, int] | None = None,
    *,
    acl_pool: int = 40,
    cash: int = 10,
    alice: int = 5,
    fec: Road | None = None,
    **more: Any,
) -> Game18FL:
    """Alice cannot pay $400 for the ACL, of which 40 % lie in the market, so nothing more can be sold."""
    roads = {
        "ACL": Road(cash=cash, holds=acl or {"Alice": 40, "Bob": 20}, pool=acl_pool),
        "FEC": fec or Road(price=80, trains="4", holds={"Bob": 60}, pool=40),
    }
    more = {"phase": "4", "depot": {"4": 2}, "cash": {"Alice": alice, "Bob": 900, "Carol": 50}} | more
    return table(roads, **more)


def prices(game: Game18FL) -> list[int]:
    return [game.market.price_of(name) for name in ("ACL", "FEC")]


def owner(game: Game18FL, private: str) -> str:
    return game.table.privates[private].owner


def test_cash_stays_in_the_treasury_and_shares_go_to_the_market_without_money() -> None:
    game = ruin(fec=Road(price=80, trains="4", holds={"Bob": 40, "Alice": 20}, pool=40))
    bank = game.state.bank.cash
    assert due(game) == ("emergency", "ACL")
    assert act(game, "bankrupt", "Bob") == "not-now"
    assert act(game, "bankrupt", "Alice") == ""
    alice = game.table.players["Alice"]
    assert (alice.cash, alice.bankrupt) == (0, True)
    assert game.table.companies["ACL"].cash == 15
    assert prices(game) == [100, 80]
    assert (game.shares.held("ACL", "pool"), game.shares.held("FEC", "pool")) == (80, 60)
    assert game.state.bank.cash == bank
    assert not any(c.holder == "player:Alice" for c in game.state.certificates)


def test_the_cash_goes_to_the_bank_by_the_deviation() -> None:
    game = ruin(deviations=("cash-of-a-bankrupt-to-the-bank",))
    bank = game.state.bank.cash
    assert bank is not None
    assert act(game, "bankrupt", "Alice") == ""
    assert (game.table.players["Alice"].cash, game.table.companies["ACL"].cash) == (0, 10)
    assert game.state.bank.cash == bank + 5


@pytest.mark.parametrize(("alice", "rule"), [(390, "not-bankrupt"), (389, "")])
def test_to_the_dollar(alice: int, rule: str) -> None:
    assert act(ruin(alice=alice), "bankrupt", "Alice") == rule


def test_all_that_may_be_sold_is_sold_first() -> None:
    game = ruin(acl_pool=0, acl={"Alice": 60, "Bob": 20})
    assert act(game, "bankrupt", "Alice") == "sell-first"
    assert sell(game, "Alice", "ACL", 20) == ""
    assert prices(game) == [90, 80]
    assert act(game, "bankrupt", "Alice") == ""
    assert game.table.companies["ACL"].cash == 115
    assert prices(game) == [90, 80]
    assert game.shares.held("ACL", "pool") == 60


# the office -----------------------------------------------------------------------------------------------


def test_a_new_president_goes_on_at_once() -> None:
    game = ruin({"Alice": 60, "Bob": 40}, acl_pool=0)
    assert sell(game, "Alice", "ACL", 20) == ""
    assert act(game, "bankrupt", "Alice") == ""
    company = game.table.companies["ACL"]
    assert (company.president, company.receivership) == ("Bob", False)
    assert game.shares.player_holds("ACL", "Bob") == 40
    assert game.shares.president_certificate("ACL").holder == "player:Bob"
    assert due(game) == ("emergency", "ACL")
    assert game.state.pending[0].actors[1].id == "Bob"
    assert company.cash == 115
    assert buy(game, "ACL", "4", 400) == ""
    assert game.table.players["Bob"].cash == 900 - 285
    assert trains_of(game, "ACL") == "4"


def test_what_the_bankrupt_sold_does_not_bind_his_successor() -> None:
    game = ruin({"Alice": 60, "Bob": 40}, acl_pool=0, cash=0, alice=20)
    game.table.players["Bob"].cash = 250
    game.state.depot.pool = ["3"]
    game.purchases.ask()
    assert sell(game, "Alice", "ACL", 20) == ""
    assert game.table.turn.sold == ["ACL"]
    assert act(game, "bankrupt", "Alice") == ""
    assert (game.table.turn.sold, game.table.turn.least_price) == ([], 0)
    assert buy(game, "ACL", "3", 200, "pool") == ""
    assert game.table.players["Bob"].cash == 250 - 80


def test_a_new_president_may_go_bankrupt_in_his_turn() -> None:
    game = ruin({"Alice": 40, "Bob": 40}, acl_pool=0, cash=0, alice=20)
    game.table.players["Bob"].cash = 30
    for certificate in game.table.certificates["FEC"]:
        certificate.holder = "player:Carol" if certificate.holder == "player:Bob" else certificate.holder
    game.table.companies["FEC"].president = "Carol"
    assert act(game, "bankrupt", "Alice") == ""
    assert game.state.pending[0].actors[1].id == "Bob"
    assert game.state.pending[0].context == {"company": "ACL", "short": 350}
    assert act(game, "bankrupt", "Bob") == ""
    company = game.table.companies["ACL"]
    assert (company.president, company.receivership, company.cash) == (None, True, 50)
    assert [p.id for p in game.state.players if p.bankrupt] == ["Alice", "Bob"]
    assert game.shares.held("ACL", "pool") == 80
    assert due(game)[1] == "FEC"


def test_the_largest_holder_with_two_shares_follows_in_a_tie_the_next_one() -> None:
    game = table(
        {"ACL": Road(shares=10, holds={"Alice": 20, "Bob": 10, "Carol": 20, "Dave": 20}, operated=False)},
        phase="4",
        depot={"4": 2},
    )
    assert act(game, "bankrupt", "Alice") == ""
    assert game.table.companies["ACL"].president == "Carol"
    game = table(
        {"ACL": Road(shares=10, holds={"Alice": 20, "Carol": 20, "Dave": 30}, operated=False)},
        phase="4",
        depot={"4": 2},
    )
    assert act(game, "bankrupt", "Alice") == ""
    assert game.table.companies["ACL"].president == "Dave"


def test_all_companies_of_the_bankrupt_pass_on() -> None:
    game = ruin(fec=Road(price=80, trains="4", operated=False, holds={"Alice": 60, "Carol": 40}))
    assert act(game, "bankrupt", "Alice") == ""
    assert game.table.companies["FEC"].president == "Carol"
    assert game.shares.held("FEC", "pool") == 60
    assert game.shares.president_certificate("FEC").holder == "player:Carol"


def test_without_a_successor_the_turn_ends_without_a_train() -> None:
    game = ruin(cash=395, alice=4)
    assert act(game, "bankrupt", "Alice") == ""
    company = game.table.companies["ACL"]
    assert (company.president, company.receivership, trains_of(game, "ACL")) == (None, True, "")
    assert game.shares.president_certificate("ACL").holder == "pool"
    assert (company.cash, company.operated) == (399, True)
    assert game.operating.round.done == ["ACL"]
    assert due(game)[1] == "FEC"
    assert act(game, "sell_shares", "Bob", company="ACL", percent=20) == "not-now"
    assert company.tokens != []


def test_what_the_bankrupt_leaves_never_pays_for_a_train() -> None:
    """Treasury and cash together were too little, and nothing else comes in."""
    game = ruin(cash=150, alice=49, pool="3")
    assert act(game, "bankrupt", "Alice") == ""
    assert (trains_of(game, "ACL"), game.table.companies["ACL"].cash) == ("", 199)
    assert due(game)[1] == "FEC"


def test_a_company_that_has_not_floated_stays_without_a_president() -> None:
    game = ruin()
    tps = game.table.companies["TPS"]
    tps.president, tps.par = "Alice", 90
    game.market.start("TPS", 90)
    game.shares.president_certificate("TPS").holder = "player:Alice"
    assert act(game, "bankrupt", "Alice") == ""
    assert [tps.president, tps.receivership, tps.floated] == [None, True, False]
    assert game.shares.president_certificate("TPS").holder == "pool"
    assert game.shares.held("TPS", "ipo") == 60


def test_a_gift_of_a_company_that_has_not_started_goes_to_the_market() -> None:
    game = ruin()
    game.table.certificates["SAL"][1].holder = "player:Alice"
    assert act(game, "bankrupt", "Alice") == ""
    assert game.shares.held("SAL", "pool") == 20
    assert not game.table.companies["SAL"].receivership


# privates, priority, the end --------------------------------------------------------------------------------


@pytest.mark.parametrize(("letter", "where"), [("a", "pool"), ("b", "player:Alice"), ("c", "pool")])
def test_privates_of_the_bankrupt(letter: str, where: str) -> None:
    game = ruin(readings={"Q07": letter})
    game.table.privates["TC"].owner = "player:Alice"
    game.table.privates["TR"].owner = "player:Bob"
    assert act(game, "bankrupt", "Alice") == ""
    assert (owner(game, "TC"), owner(game, "TR")) == (where, "player:Bob")


@pytest.mark.parametrize(("letter", "next_one"), [("a", "Dave"), ("b", "Alice")])
def test_the_priority_card(letter: str, next_one: str) -> None:
    roads = {"ACL": Road(cash=10, holds={"Carol": 40}, pool=40)}
    game = table(roads, phase="4", depot={"4": 2}, readings={"Q66": letter})
    game.state.priority = "Carol"
    assert act(game, "bankrupt", "Carol") == ""
    assert game.state.priority == next_one


def test_the_last_player_wins_whatever_he_has() -> None:
    game = ruin(players=2, cash=10)
    bob = game.table.players["Bob"]
    bob.cash = 0
    for certificate in game.state.certificates:
        if certificate.holder == "player:Bob":
            certificate.holder = "pool"
    assert act(game, "bankrupt", "Alice") == ""
    assert isinstance(game.state.round, Over)
    assert game.state.pending == []
    assert game.state.result is not None
    assert (game.state.result.cause, game.state.result.winners) == ("last_player", ["Bob"])
    assert game.state.result.worth == {"Alice": 0, "Bob": 0}


def test_with_three_players_the_game_goes_on() -> None:
    game = ruin(players=3)
    assert act(game, "bankrupt", "Alice") == ""
    assert game.state.result is None


def test_the_first_bankruptcy_ends_the_game_by_the_deviation() -> None:
    game = ruin(deviations=("first-bankruptcy-ends-the-game",))
    assert act(game, "bankrupt", "Alice") == ""
    assert game.state.result is not None
    assert (game.state.result.cause, game.state.result.bankrupt) == ("bankruptcy", "Alice")
    assert game.state.result.worth["Alice"] == 200
    assert game.shares.player_holds("ACL", "Alice") == 40
    assert game.state.result.winners == ["Bob"]
