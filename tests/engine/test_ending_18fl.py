"""The end of 18FL: when it comes, and what everybody is worth; companies without a president until then."""

import pytest
from table_18fl import Road, act, due, table

from reference_engine.games.eighteen_fl import Game18FL
from reference_engine.state import LaidTile, OperatingRound, Over, StockRound

HAS_ALL = {"phase": "6", "cash": {"Alice": 100, "Bob": 120, "Carol": 30}}


def last_turn(bank: int, *, last_of_set: bool = True, letter: str = "a", zero: bool = False) -> Game18FL:
    """The ACL, which has a train, is in its train step, the only company to operate."""
    game = table(
        {"ACL": Road(shares=10, trains="5 6", holds={"Alice": 20})},
        last_of_set=last_of_set,
        readings={"Q38": letter},
        deviations=("bank-of-zero-goes-on",) if zero else (),
        **HAS_ALL,  # type: ignore[arg-type]
    )
    game.state.bank.cash = bank
    game.table.bank_pays(game.table.companies["ACL"], 10)
    return game


def end_turn(game: Game18FL) -> Game18FL:
    assert act(game, "pass", "ACL") == ""
    return game


@pytest.mark.parametrize(("bank", "zero", "over"), [(11, False, False), (10, False, True), (10, True, False)])
def test_a_bank_of_nothing_ends_the_game_with_the_set(bank: int, zero: bool, over: bool) -> None:
    game = end_turn(last_turn(bank, zero=zero))
    assert isinstance(game.state.round, Over if over else StockRound)
    assert (game.state.result is not None) == over


def test_the_whole_set_is_played() -> None:
    game = last_turn(10, last_of_set=False)
    assert game.state.ending is not None
    assert (game.state.ending.last_round.set, game.state.ending.last_round.number) == (2, 2)
    end_turn(game)
    assert isinstance(game.state.round, OperatingRound)
    assert (game.state.round.number, due(game)[1]) == (2, "ACL")


@pytest.mark.parametrize(("letter", "over"), [("a", True), ("b", False)])
def test_money_that_flows_back(letter: str, over: bool) -> None:
    game = last_turn(5, letter=letter)
    assert (game.state.ending is not None) == (letter == "a")
    game.table.pays_bank(game.table.companies["ACL"], 10)
    assert game.state.bank.cash == 5
    assert isinstance(end_turn(game).state.round, Over if over else StockRound)


def test_an_end_that_is_not_fixed_comes_with_the_set_all_the_same() -> None:
    assert isinstance(end_turn(last_turn(5, letter="b")).state.round, Over)
    game = end_turn(last_turn(5, letter="b", last_of_set=False))
    assert isinstance(game.state.round, OperatingRound)


def test_worth() -> None:
    roads = {
        "ACL": Road(price=225, shares=10, trains="6", cash=999, holds={"Alice": 60, "Bob": 40}),
        "FEC": Road(price=80, holds={"Bob": 40, "Alice": 20}, floated=False),
        "SR": Road(price=90, holds={"Carol": 60}, trains="4"),
    }
    game = table(roads, **HAS_ALL)  # type: ignore[arg-type]
    game.table.certificates["SAL"][1].holder = "player:Dave"
    game.table.privates["TC"].owner = "player:Alice"
    worth = game.ending.worth
    assert worth("Alice") == 100 + 6 * 225
    assert worth("Bob") == 120 + 4 * 225
    assert worth("Carol") == 30 + 3 * 90
    assert worth("Dave") == 0
    game = table(roads, deviations=("unfloated-shares-have-value",), **HAS_ALL)  # type: ignore[arg-type]
    assert game.ending.worth("Bob") == 120 + 4 * 225 + 2 * 80
    assert game.ending.worth("Alice") == 100 + 6 * 225 + 80


@pytest.mark.parametrize(("letter", "winners"), [("a", ["Bob", "Carol"]), ("b", ["Bob"])])
def test_winners_who_are_level(letter: str, winners: list[str]) -> None:
    game = table(
        {"ACL": Road(trains="6", holds={"Alice": 40})},
        cash={"Bob": 500, "Carol": 500},
        readings={"Q40": letter},
    )
    game.ending.finish("bank")
    assert game.state.result is not None
    assert game.state.result.winners == winners


def test_who_is_out_does_not_win() -> None:
    game = table({"ACL": Road(trains="6", holds={"Alice": 40})}, players=2)
    game.table.players["Alice"].bankrupt = True
    game.ending.finish("last_player")
    assert game.state.result is not None
    assert game.state.result.worth == {"Alice": 200, "Bob": 0}
    assert game.state.result.winners == ["Bob"]


@pytest.mark.parametrize("letter", ["a", "b"])
def test_a_company_without_a_president_in_operating_rounds(letter: str) -> None:
    roads = {
        "ACL": Road(trains="4", holds={"Alice": 40}),
        "L&N": Road(price=90, trains="4", holds={"Bob": 20}, pool=40, vacant=True, cash=7),
        "SR": Road(price=80, trains="4", holds={"Carol": 40}),
    }
    game = table(roads, phase="4", depot={"4": 1}, readings={"Q49": letter})
    assert act(game, "pass", "ACL") == ""
    assert due(game)[1] == "SR"
    company = game.table.companies["L&N"]
    assert (company.cash, game.market.price_of("L&N")) == (7, 90)
    assert game.operating.round.done == (["ACL"] if letter == "a" else ["ACL", "L&N"])


def test_a_company_without_a_president_keeps_what_it_earns() -> None:
    roads = {
        "ACL": Road(trains="4", holds={"Alice": 40}),
        "L&N": Road(price=90, trains="4", holds={"Bob": 20}, pool=40, vacant=True, cash=7),
    }
    game = table(
        roads,
        phase="4",
        readings={"Q49": "b"},
        laid=(LaidTile(hex="B7", tile="4", rotation=1),),
        last_of_set=True,
    )
    assert act(game, "pass", "ACL") == ""
    company = game.table.companies["L&N"]
    assert company.cash == 7 + 20 + 10
    assert game.market.price_of("L&N") == 90
    assert isinstance(game.state.round, StockRound)
