"""What 18xx.games does otherwise in 1846, where no recorded game shows it."""

import msgspec
from table_1846 import Road, act, buy, due, sell, table

from reference_engine.checks.rounds import round_faults
from reference_engine.games.eighteen46 import Game1846
from reference_engine.state import Actor, Pending, Place, Private
from trackwalker.invariants.checking import load_facts
from trackwalker.invariants.core.view import View
from trackwalker.invariants.turns.rounds import decisions_are_for_those_entitled
from trackwalker.paths import features_dir

RUN = [{"train": "2", "path": [{"hex": "D20", "out": 3}, {"hex": "C21", "in": 0}]}]


def with_the_token_of_a_private() -> Game1846:
    """The GT owns Chicago & Western Indiana and has placed its token."""
    game = table({"GT": Road(cash=100)})
    private = Private(id="C&WI", owner="company:GT", price=None, uses_left=1)
    game.table.privates["C&WI"] = private
    game.state.privates[:] = [p for p in game.state.privates if p.id != "C&WI"] + [private]
    game.table.turn.step = "build"
    game.state.pending[:] = [Pending(kind="build", actors=[Actor(kind="company", id="GT")], context={})]
    assert act(game, "place_token", "GT", hex="D6", exits=[5], private="C&WI") == ""
    return game


def test_the_extra_token_in_chicago_is_none_of_the_charter() -> None:
    before = table({"GT": Road(cash=100)}).table.companies["GT"].tokens_left
    company = with_the_token_of_a_private().table.companies["GT"]
    assert company.tokens_left == before
    assert Place(hex="D6", exits=[5]) in company.tokens


def before_a_turn_without_president(*deviations: str) -> Game1846:
    """The turn of the NYC, which has a train and no president, follows."""
    game = table(
        {
            "GT": Road(trains="4"),
            "NYC": Road(space=10, trains="2", holds={}, pool=20, receivership=True),
        },
        deviations=deviations,
    )
    game.tokens.place_home_token(game.table.companies["NYC"])
    assert act(game, "pass", "GT") == ""
    return game


def not_entitled(game: Game1846, *deviations: str) -> list[str]:
    """Who is to decide without being entitled to, at a table that says these deviations."""
    state = msgspec.to_builtins(game.state, str_keys=True) | {"rules": {"deviations": list(deviations)}}
    return list(decisions_are_for_those_entitled(View(state, load_facts(features_dir(), "1846"))))


def test_a_company_without_president_runs_by_itself() -> None:
    game = before_a_turn_without_president()
    assert due(game) != ("run", "NYC")
    assert game.table.companies["NYC"].cash == 40


def test_without_it_a_table_at_which_nobody_decides_is_none() -> None:
    game = before_a_turn_without_president()
    actors = [Actor(kind="company", id="NYC")]
    game.state.pending[:] = [Pending(kind="run", actors=actors, context={})]
    assert "pending[0].actors: nobody decides for NYC" in list(round_faults(game))


def test_a_company_without_president_trades_no_shares_though_its_trains_are_run_by_hand() -> None:
    game = before_a_turn_without_president("receivership-runs-by-hand", "issuing-until-the-dividend")
    game.table.companies["NYC"].cash = 500
    assert act(game, "buy_shares", "NYC", company="NYC", percent=10, **{"from": "pool"}) == "issue-step-over"


def test_by_the_deviation_somebody_runs_its_trains() -> None:
    game = before_a_turn_without_president("receivership-runs-by-hand")
    assert due(game) == ("run", "NYC")
    assert not not_entitled(game, "receivership-runs-by-hand")
    assert not_entitled(game)
    assert "pending[0].actors: nobody decides for NYC" not in list(round_faults(game)), "it can be loaded"
    assert game.table.companies["NYC"].cash == 0
    assert act(game, "run_routes", "NYC", routes=RUN) == ""
    assert game.table.companies["NYC"].cash == 40
    assert game.market.price_of("NYC") == 80
    assert due(game) != ("run", "NYC")


def test_shares_of_a_corporation_are_sold_once_for_a_train_too() -> None:
    roads = {
        "GT": Road(cash=0, holds={"Alice": 20, "Bob": 10}, pool=30),
        "NYC": Road(space=7, cash=0, trains="4", holds={"Bob": 40, "Alice": 20}),
    }
    answers = []
    for deviations in ((), ("one-sale-per-corporation-and-turn",)):
        game = table(roads, depot={"4": 3}, cash={"Alice": 70}, deviations=deviations)
        assert sell(game, "Alice", "NYC", 10) == ""
        answers.append(sell(game, "Alice", "NYC", 10))
        assert buy(game, "GT", "4", 180) == ("president-too-poor" if answers[-1] else "")
    assert answers == ["", "one-block-a-turn"]
