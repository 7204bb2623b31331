"""Having to buy a train in 18FL: the president's cash, his sales, trains of other companies."""

from typing import Any

import msgspec
import pytest
from table_18fl import Road, act, buy, due, sell, table, trains_of
from table_acts import add_up

from reference_engine.engine import ReferenceEngine
from reference_engine.games.eighteen_fl import Game18FL
from reference_engine.legal import legal_actions
from reference_engine.state import LaidTile
from trackwalker.invariants.checking import check_step, load_facts
from trackwalker.invariants.core.view import Step, View
from trackwalker.paths import features_dir

BANK = {"4": 2}


def needy(
    cash: int = 0,
    alice: int = 0,
    *,
    pool: str = "3",
    roads: dict[str, Road] | None = None,
    **more: Any,
) -> Game18FL:
    """The ACL has no train; on sale are a 3-train of the pool ($200) and 4-trains ($400)."""
    own = Road(cash=cash, holds={"Alice": 60, "Bob": 20})
    return table(
        {"ACL": own, **(roads or {})},
        phase="4",
        depot=more.pop("depot", BANK),
        pool=pool,
        cash={"Alice": alice, "Bob": 900},
        **more,
    )


def fec(**changes: Any) -> dict[str, Road]:
    """FEC at $80: Alice has 40 % (not its president), Bob 60 %."""
    return {"FEC": Road(**{"price": 80, "holds": {"Bob": 60, "Alice": 40}, "trains": "4", **changes})}


def sales(game: Game18FL) -> set[tuple[str, int]]:
    return {(a["company"], a["percent"]) for a in legal_actions(game) if a["type"] == "sell_shares"}


def test_a_train_is_compulsory_without_a_route() -> None:
    game = needy(200)
    assert due(game) == ("buy_train", "ACL")
    assert game.state.pending[0].context == {"must_buy": True}
    assert act(game, "pass", "ACL") == "must-own-a-train"
    assert buy(game, "ACL", "4", 400) == "treasury-too-small"
    assert buy(game, "ACL", "3", 200, "pool") == ""
    assert act(game, "pass", "ACL") == ""


def test_only_with_a_route_by_the_deviation() -> None:
    game = needy(0, deviations=("train-only-with-a-route",))
    assert due(game) == ("buy_train", "ACL")
    assert game.state.pending[0].context == {"must_buy": False}
    assert buy(game, "ACL", "3", 200, "pool") == "treasury-too-small"
    assert act(game, "pass", "ACL") == ""
    to_pensacola = LaidTile(hex="B7", tile="4", rotation=1)
    game = table({"L&N": Road()}, depot=BANK, laid=(to_pensacola,), deviations=("train-only-with-a-route",))
    assert due(game) == ("emergency", "L&N")


@pytest.mark.parametrize(("train", "price", "source"), [("3", 200, "pool"), ("4", 400, "bank")])
def test_the_president_adds_what_is_missing_for_any_train(train: str, price: int, source: str) -> None:
    game = needy(150, 300)
    assert due(game) == ("emergency", "ACL")
    assert game.state.pending[0].context == {"company": "ACL", "short": 0}
    assert buy(game, "ACL", train, price, source) == ""
    assert game.table.companies["ACL"].cash == 0
    assert game.table.players["Alice"].cash == 450 - price
    assert act(game, "pass", "ACL") == ""


def test_what_is_short_and_who_acts() -> None:
    game = needy(150, 30)
    assert game.state.pending[0].context == {"company": "ACL", "short": 20}
    assert buy(game, "ACL", "3", 200, "pool") == "president-too-poor"
    assert act(game, "buy_train", "Alice", train="3", price=200, **{"from": "pool"}) == "not-now"
    assert act(game, "sell_shares", "ACL", company="ACL", percent=20) == "not-now"
    assert act(game, "bankrupt", "ACL") == "not-now"
    assert act(game, "pass", "ACL") == "not-now"


def test_no_help_for_a_dearer_train_than_the_treasury_can_pay() -> None:
    game = needy(200, 300)
    assert due(game) == ("buy_train", "ACL")
    assert buy(game, "ACL", "4", 400) == "treasury-too-small"
    game = needy(200, 300, readings={"Q11": "b"})
    assert due(game) == ("emergency", "ACL")
    assert game.state.pending[0].context == {"company": "ACL", "short": 0}
    assert act(game, "bankrupt", "Alice") == "not-bankrupt"
    assert buy(game, "ACL", "4", 400) == ""
    assert game.table.players["Alice"].cash == 100
    game = needy(400, 300, readings={"Q11": "b"})
    assert due(game) == ("buy_train", "ACL")


def test_a_company_with_a_train_gets_no_help() -> None:
    game = needy(50, 300, readings={"Q11": "b"})
    game.table.companies["ACL"].share_count = 10
    assert buy(game, "ACL", "3", 200, "pool") == ""
    assert buy(game, "ACL", "4", 400) == "treasury-too-small"
    assert buy(game, "ACL", "3", 200, "pool") == "not-in-pool"


# selling ------------------------------------------------------------------------------------------------


def test_no_more_is_sold_than_the_dearest_train_needs() -> None:
    game = needy(0, 340, roads=fec())
    assert sales(game) == {("FEC", 20), ("ACL", 20)}
    assert sell(game, "Alice", "FEC", 40) == "no-more-than-needed"
    assert sell(game, "Alice", "FEC", 20) == ""
    assert (game.table.players["Alice"].cash, game.market.price_of("FEC")) == (420, 75)
    assert sales(game) == set()
    assert sell(game, "Alice", "ACL", 20) == "enough-money"


@pytest.mark.parametrize(("cash", "least"), [(340, 341), (200, 201), (199, 0)])
def test_a_train_that_the_last_share_was_not_needed_for(cash: int, least: int) -> None:
    game = needy(0, cash, roads=fec())
    assert sell(game, "Alice", "FEC", 20) == ""
    assert game.table.turn.least_price == least
    if cash + 80 >= 400:
        assert buy(game, "ACL", "3", 200, "pool") == "last-sale-needless"
        assert buy(game, "ACL", "4", 400) == ""
    elif not least:
        assert buy(game, "ACL", "3", 200, "pool") == ""
        assert game.table.players["Alice"].cash == 79


def test_who_cannot_reach_the_dearer_train_may_buy_the_cheaper_one_after_all() -> None:
    game = needy(0, 250, roads=fec())
    assert sell(game, "Alice", "FEC", 20) == ""
    assert buy(game, "ACL", "3", 200, "pool") == "last-sale-needless"
    assert sales(game) == {("ACL", 20)}
    assert sell(game, "Alice", "ACL", 20) == ""
    assert buy(game, "ACL", "3", 200, "pool") == "last-sale-needless"
    assert buy(game, "ACL", "4", 400) == ""
    game = needy(0, 210, roads=fec(pool=0))
    game.table.companies["ACL"].operated = False
    assert sell(game, "Alice", "FEC", 20) == ""
    assert sales(game) == set()
    assert buy(game, "ACL", "3", 200, "pool") == ""


def test_any_number_may_be_sold_by_the_other_reading() -> None:
    game = needy(0, 300, roads=fec(), readings={"Q12": "b"})
    assert sales(game) == {("FEC", 20), ("FEC", 40), ("ACL", 20)}
    assert sell(game, "Alice", "FEC", 40) == ""
    assert game.table.turn.least_price == 0
    assert sell(game, "Alice", "ACL", 20) == ""
    assert buy(game, "ACL", "3", 200, "pool") == ""
    assert game.table.players["Alice"].cash == 360


def test_no_sale_begins_where_any_train_can_be_paid() -> None:
    for reading in "abc":
        game = needy(0, 400, roads=fec(), readings={"Q12": reading})
        assert sales(game) == set()
        assert sell(game, "Alice", "FEC", 20) == "enough-money"


def test_what_was_sold_for_need_not_be_bought_by_one_reading() -> None:
    game = needy(0, 300, roads=fec(), readings={"Q12": "c"})
    assert sell(game, "Alice", "FEC", 40) == ""
    assert game.table.turn.least_price == 0
    assert sell(game, "Alice", "ACL", 20) == "enough-money"
    assert buy(game, "ACL", "3", 200, "pool") == ""


def test_cash_before_the_first_sale_is_remembered() -> None:
    game = needy(0, 30, roads=fec())
    assert game.table.turn.cash_before_sales is None
    assert sell(game, "Alice", "FEC", 20) == ""
    assert sell(game, "Alice", "ACL", 20) == ""
    assert game.table.turn.cash_before_sales == 30


def test_one_block_of_a_company_in_an_emergency() -> None:
    game = needy(0, 0, roads=fec())
    assert sell(game, "Alice", "FEC", 20) == ""
    assert game.table.turn.sold == ["FEC"]
    assert sell(game, "Alice", "FEC", 20) == "one-block-a-turn"
    assert sales(game) == {("ACL", 20)}
    game = needy(0, 0, roads=fec(), readings={"Q61": "b"})
    assert sell(game, "Alice", "FEC", 20) == ""
    assert sell(game, "Alice", "FEC", 20) == ""
    assert (game.table.players["Alice"].cash, game.market.price_of("FEC")) == (155, 70)
    assert game.table.turn.sold == ["FEC"]


def test_shares_of_companies_that_have_not_operated_are_not_sold() -> None:
    game = needy(0, 0, roads=fec(operated=False))
    game.table.companies["ACL"].operated = False
    assert sell(game, "Alice", "FEC", 20) == "not-operated-yet"
    assert sell(game, "Alice", "ACL", 20) == "not-operated-yet"
    assert sales(game) == set()
    game = needy(0, 0, roads=fec(operated=False), deviations=("operated-from-the-dividend-on",))
    game.table.companies["ACL"].operated = False
    assert sales(game) == {("ACL", 20)}


def test_the_operating_company_keeps_its_president() -> None:
    """Down to a tie with the second holder, not below him."""
    roads = {"ACL": Road(holds={"Alice": 60, "Bob": 40})}
    game = table(roads, phase="4", depot=BANK, pool="3", cash={"Alice": 0})
    assert sell(game, "Alice", "ACL", 40) == "operating-president-stays"
    assert sales(game) == {("ACL", 20)}
    assert sell(game, "Alice", "ACL", 20) == ""
    assert game.table.companies["ACL"].president == "Alice"


def test_another_company_may_change_hands() -> None:
    game = needy(0, 0, roads=fec(holds={"Alice": 60, "Bob": 40}))
    assert sales(game) == {("FEC", 20), ("FEC", 40), ("ACL", 20)}
    assert sell(game, "Alice", "FEC", 40) == ""
    assert game.table.companies["FEC"].president == "Bob"
    assert game.shares.player_holds("FEC", "Alice") == 20
    assert game.shares.held("FEC", "pool") == 40
    assert game.market.price_of("FEC") == 75


@pytest.mark.parametrize(("letter", "allowed"), [("a", True), ("b", False)])
def test_the_limit_of_the_market_holds_in_an_emergency(letter: str, allowed: bool) -> None:
    road = Road(price=80, shares=10, trains="4", holds={"Bob": 40, "Alice": 20}, pool=40)
    game = needy(0, 0, roads={"FEC": road}, readings={"Q03": letter})
    assert sell(game, "Alice", "FEC", 20) == "pool-limit"
    assert sell(game, "Alice", "FEC", 10) == ("" if allowed else "pool-limit")


def test_shares_of_ten_percent_count_one_by_one() -> None:
    road = Road(price=80, shares=10, trains="4", holds={"Bob": 40, "Alice": 30})
    game = needy(0, 300, roads={"FEC": road}, pool="")
    assert sell(game, "Alice", "FEC", 30) == "no-more-than-needed"
    assert sell(game, "Alice", "FEC", 20) == ""
    assert game.table.players["Alice"].cash == 460
    assert game.table.turn.least_price == 0
    assert buy(game, "ACL", "4", 400) == ""


# trains of other companies --------------------------------------------------------------------------------


def used(game: Game18FL, price: int) -> str:
    return buy(game, "ACL", "4", price, "company:FEC", "Bob")


def test_a_train_of_another_company_is_paid_by_the_treasury() -> None:
    game = needy(100, 900, roads=fec())
    assert used(game, 101) == "own-treasury-only"
    assert used(game, 100) == ""
    assert trains_of(game, "ACL") == "4"
    assert game.table.players["Alice"].cash == 900


def test_the_president_pays_it_for_an_empty_treasury_up_to_face_value() -> None:
    offers = [a for a in legal_actions(needy(0, 900, roads=fec())) if a.get("from") == "company:FEC"]
    assert [offer["price"] for offer in offers] == [{"min": 1, "max": 400, "step": 1}]
    game = needy(0, 900, roads=fec())
    assert used(game, 401) == "face-value-at-most"
    assert used(game, 400) == ""
    assert game.table.players["Alice"].cash == 500
    assert game.table.companies["FEC"].cash == 400
    assert used(needy(1, 900, roads=fec()), 2) == "own-treasury-only"


def test_he_sells_no_shares_for_it() -> None:
    game = needy(0, 160, roads=fec())
    assert used(game, 161) == "president-too-poor"
    assert used(game, 160) == ""
    game = needy(0, 160, roads=fec())
    assert sell(game, "Alice", "FEC", 20) == ""
    assert used(game, 100) == "sold-for-the-bank"
    assert buy(game, "ACL", "3", 200, "pool") == ""


def test_a_company_that_need_not_buy_gets_no_help_for_it() -> None:
    game = needy(0, 900, roads=fec(), deviations=("train-only-with-a-route",))
    assert used(game, 100) == "treasury-too-small"


def test_an_emergency_goes_on_after_loading() -> None:
    game = needy(0, 340, roads=fec(), depot={"4": 2, "5": 2})
    add_up(game)
    assert sell(game, "Alice", "FEC", 20) == ""
    engine = ReferenceEngine(features_dir())
    engine.load(msgspec.to_builtins(game.state))
    assert engine.legal_actions() == legal_actions(game)
    purchase = {"type": "buy_train", "actor": {"kind": "company", "id": "ACL"}, "train": "3", "price": 200}
    refused = engine.apply(purchase | {"from": "pool"})
    assert refused["legal"] is False
    assert engine.apply(purchase | {"from": "bank", "train": "4", "price": 400})["legal"] is True


@pytest.mark.parametrize("own_train", [True, False], ids=["once it has one", "before it has one"])
def test_after_sales_a_used_train_is_bought_once_the_company_has_a_train(own_train: bool) -> None:
    game = needy(0, 30, roads={**fec(), "TPS": Road(price=90, holds={"Bob": 60}, trains="4")})
    game.table.companies["ACL"].share_count = 10
    for company in ("FEC", "ACL"):
        assert sell(game, "Alice", company, 20) == ""
    if own_train:
        assert buy(game, "ACL", "3", 200, "pool") == ""
    game.table.companies["ACL"].cash = 1
    before = msgspec.to_builtins(game.state)
    action = {"type": "buy_train", "actor": {"kind": "company", "id": "ACL"}, "train": "4", "price": 1}
    action |= {"from": "company:TPS", "agreed_by": "Bob"}
    refused = buy(game, "ACL", "4", 1, "company:TPS", agreed="Bob")
    assert refused == ("" if own_train else "sold-for-the-bank")
    after = before if refused else msgspec.to_builtins(game.state)
    facts = load_facts(features_dir(), "18FL")
    words = [one.words for one in check_step(Step(View(before, facts), action, View(after, facts)))]
    assert ("the ACL buys a train of another company after a sale of shares" in words) is not own_train
