"""Having to buy a train in 1846: forced issues, the president's help, his sales."""

import pytest
from table_1846 import Road, act, buy, due, sell, table, trains_of

from reference_engine.games.eighteen46 import Game1846
from reference_engine.legal import legal_actions

TRAINS = {"4": 3, "5": 3}
WIDE = {"Alice": 40, "Bob": 10}
"""With such holdings and an empty market a company may issue five shares."""


def gt(space: int = 11, cash: int = 0, readings: dict[str, str] | None = None, pool: int = 0) -> Game1846:
    """GT without a train; the bank sells 3/5 at $160 and 4 at $180."""
    return table({"GT": Road(space=space, cash=cash, holds=WIDE, pool=pool)}, depot=TRAINS, readings=readings)


def price(game: Game1846, company: str = "GT") -> int:
    return game.market.price_of(company)


def test_a_company_without_a_train_has_to_buy_one_with_or_without_a_route() -> None:
    game = gt(cash=200)
    assert due(game) == ("buy_train", "GT")
    assert game.state.pending[0].context == {"must_buy": True}
    assert act(game, "pass", "GT") == "must-own-a-train"
    assert buy(game, "GT", "4", 180) == ""
    assert game.state.pending[0].context == {"must_buy": False}
    assert act(game, "pass", "GT") == ""


def test_a_phased_out_train_does_not_fulfil_the_duty() -> None:
    game = table({"GT": Road(cash=600, trains="2!")}, phase="III", depot={"5": 3}, readings={"Q04": "b"})
    assert act(game, "pass", "GT") == "must-own-a-train"


@pytest.mark.parametrize(("letter", "proceeds"), [("a", 140), ("b", 150)])
def test_what_a_batch_brings(letter: str, proceeds: int) -> None:
    game = gt(cash=40, readings={"Q03": letter})
    assert sell(game, "GT", "GT", 20) == ""
    assert game.table.companies["GT"].cash == 40 + proceeds
    assert price(game) == 80
    assert game.table.turn.forced == 20
    assert game.shares.held("GT", "pool") == 20


# One share brings $80, two $140, three $180, four $200, five $200.
@pytest.mark.parametrize(
    ("letter", "cash", "shares"),
    [
        ("a", 0, [3]),
        ("a", 40, [2]),
        ("a", 20, [2, 3]),
        ("a", 100, [1]),
        ("a", 160, [1]),
        ("a", 180, []),
        ("b", 0, [3, 4, 5]),
        ("b", 40, [2, 3, 4, 5]),
        ("b", 160, [1, 2, 3, 4, 5]),
        ("b", 180, []),
        ("c", 0, [5]),
        ("c", 160, [5]),
        ("c", 180, []),
    ],
)
def test_how_many_shares_may_be_issued(letter: str, cash: int, shares: list[int]) -> None:
    game = gt(cash=cash, readings={"Q08": letter})
    assert due(game) == ("buy_train", "GT")
    assert game.purchases.batches() == list(shares)
    for number in range(1, 7):
        game = gt(cash=cash, readings={"Q08": letter})
        assert (sell(game, "GT", "GT", 10 * number) == "") == (number in shares), number


def test_why_a_batch_is_refused() -> None:
    assert sell(gt(), "GT", "GT", 20) == "issue-more"
    assert sell(gt(), "GT", "GT", 40) == "issue-no-more"
    assert sell(gt(), "GT", "GT", 60) == "issue-limit"
    assert sell(gt(), "GT", "GT", 15) == "whole-shares"
    assert sell(gt(), "GT", "NYC", 10) == "own-shares-only"
    assert sell(gt(cash=180), "GT", "GT", 10) == "no-issue-needed"
    game = gt(cash=40)
    assert sell(game, "GT", "GT", 20) == ""
    assert sell(game, "GT", "GT", 10) == "one-batch-a-turn"
    game = table({"GT": Road(cash=10, trains="4", holds=WIDE)}, depot=TRAINS)
    assert sell(game, "GT", "GT", 10) == "no-forced-issue"


def test_issuing_for_the_dearer_type_without_the_president() -> None:
    game = gt(cash=170)
    assert buy(game, "GT", "4", 180) == "treasury-too-small"
    assert sell(game, "GT", "GT", 10) == ""
    assert buy(game, "GT", "4", 180) == ""
    assert game.table.companies["GT"].cash == 70


def returned(readings: dict[str, str] | None = None, cash: int = 170) -> Game1846:
    """A returned 3/5 at $160 and a 4 at $180 besides the 4/6 at $450 and the 5 at $500; 300 a share."""
    road = Road(space=25, cash=cash, holds=WIDE)
    return table({"GT": road}, phase="III", depot={"5": 3}, pool="4 3/5", readings=readings)


def test_an_older_train_is_no_reason_not_to_issue_for_a_current_one() -> None:
    game = returned()
    assert buy(game, "GT", "4/6", 450) == "treasury-too-small"
    assert sell(game, "GT", "GT", 20) == ""
    assert buy(game, "GT", "4/6", 450) == ""


def test_the_earliest_phase_may_have_to_be_bought_after_issuing() -> None:
    game = returned({"Q07": "b"})
    assert sell(game, "GT", "GT", 20) == ""
    assert buy(game, "GT", "5", 500) == "earliest-phase-first"
    assert buy(game, "GT", "4", 180, "pool") == ""
    game = returned({"Q07": "b"}, cash=600)
    assert buy(game, "GT", "5", 500) == ""


# At $30 one share brings $10, a second one nothing.
@pytest.mark.parametrize(("letter", "numbers"), [("a", [1]), ("b", [1, 2, 3, 4, 5]), ("c", [1])])
def test_shares_that_bring_nothing(letter: str, numbers: list[int]) -> None:
    game = gt(space=4, readings={"Q10": letter, "Q08": "c"})
    assert game.purchases.issue.numbers(game.table.companies["GT"]) == numbers
    assert due(game) == ("emergency", "GT")
    assert sell(game, "GT", "GT", 20) == ("worthless-issue" if letter != "b" else "issue-more")


def test_a_batch_that_takes_the_marker_to_zero_closes_the_company() -> None:
    game = gt(space=4, cash=100, readings={"Q10": "b"})
    assert sell(game, "GT", "GT", 50) == ""
    company = game.table.companies["GT"]
    assert company.closed
    assert company.cash == 0
    assert game.market.find("GT") is None
    assert "emergency" not in [pending.kind for pending in game.state.pending]


def test_trains_of_others_are_paid_from_the_own_treasury() -> None:
    roads = {"GT": Road(cash=20, holds=WIDE), "NYC": Road(trains="4", holds={"Bob": 20})}
    game = table(roads, depot=TRAINS, cash={"Alice": 500})
    assert buy(game, "GT", "4", 60, "company:NYC", "Bob") == "treasury-too-small"
    assert buy(game, "GT", "4", 20, "company:NYC", "Bob") == ""
    game = table(roads, depot=TRAINS, cash={"Alice": 500})
    assert sell(game, "GT", "GT", 20) == ""
    assert buy(game, "GT", "4", 20, "company:NYC", "Bob") == "issued-for-the-bank"
    roads["GT"] = Road(cash=20)
    roads["NYC"].trains = "4"
    game = table({"GT": Road(cash=20, pool=20), "NYC": roads["NYC"]}, depot=TRAINS, cash={"Alice": 500})
    assert due(game) == ("emergency", "GT")
    assert buy(game, "GT", "4", 60, "company:NYC", "Bob") == "own-treasury-only"


# the president -------------------------------------------------------------------------------------------


def test_the_president_helps_after_the_last_share_that_can_be_issued() -> None:
    game = gt(space=6, cash=20)  # $50: one share brings $30, two $40, three $30
    game.table.players["Alice"].cash = 300
    game.purchases.ask()
    assert due(game) == ("emergency", "GT")
    assert game.state.pending[0].context == {"company": "GT", "short": 0}
    assert buy(game, "GT", "3/5", 160) == "issue-first"
    assert sell(game, "GT", "GT", 20) == "issue-more"
    assert sell(game, "GT", "GT", 30) == ""
    assert due(game) == ("emergency", "GT")
    assert buy(game, "GT", "4", 180) == ""
    assert game.table.players["Alice"].cash == 300 - 130
    assert game.table.companies["GT"].cash == 0


def help_wanted(
    cash: int, alice: int, nyc: int = 20, readings: dict[str, str] | None = None, space: int = 11
) -> Game1846:
    """GT can issue nothing; Alice has ``nyc`` percent of Bob's NYC at $60."""
    roads = {
        "GT": Road(space=space, cash=cash, holds={"Alice": 20, "Bob": 10}, pool=30),
        "NYC": Road(space=7, cash=0, trains="4", holds={"Bob": 40, "Alice": nyc}),
    }
    return table(roads, depot=TRAINS, cash={"Alice": alice}, readings=readings)


def test_sales_go_on_until_the_dearest_train_can_be_paid() -> None:
    game = help_wanted(cash=50, alice=110)
    assert sell(game, "Alice", "NYC", 20) == "no-more-than-needed"
    assert sell(game, "Alice", "NYC", 10) == ""
    assert price(game, "NYC") == 60
    assert sell(game, "Alice", "NYC", 10) == "enough-money"
    assert game.table.turn.least_price == 161
    assert buy(game, "GT", "3/5", 160) == "last-sale-needless"
    assert buy(game, "GT", "4", 180) == ""
    assert game.table.players["Alice"].cash == 110 + 60 - 130


def test_a_sale_that_was_needed_for_the_cheapest_binds_nobody() -> None:
    game = help_wanted(cash=50, alice=109)
    assert sell(game, "Alice", "NYC", 10) == ""
    assert game.table.turn.least_price == 0
    assert buy(game, "GT", "3/5", 160) == ""


def test_sales_that_lead_nowhere_bind_nobody_in_the_end() -> None:
    roads = {
        "GT": Road(cash=50, holds={"Alice": 20, "Bob": 10}, pool=30),
        "NYC": Road(space=2, trains="4", holds={"Bob": 40, "Alice": 10}),
    }
    game = table(roads, depot=TRAINS, cash={"Alice": 110})
    assert sell(game, "Alice", "NYC", 10) == ""
    assert game.table.turn.least_price == 161
    assert buy(game, "GT", "4", 180) == "president-too-poor"
    assert act(game, "bankrupt", "Alice") == "not-bankrupt"
    assert buy(game, "GT", "3/5", 160) == ""


def test_the_presidency_of_the_operating_company_stays_others_may_change() -> None:
    roads = {
        "GT": Road(holds={"Alice": 30, "Bob": 20}, pool=20),
        "NYC": Road(space=7, trains="4", holds={"Alice": 30, "Bob": 20}),
    }
    game = table(roads, depot=TRAINS)
    game.table.turn.forced = 10
    game.purchases.ask()
    assert due(game) == ("emergency", "GT")
    assert sell(game, "Alice", "GT", 20) == "operating-president-stays"
    assert sell(game, "Alice", "NYC", 20) == ""
    assert game.table.companies["NYC"].president == "Bob"
    assert price(game, "NYC") == 50
    assert sell(game, "Alice", "GT", 10) == ""


def test_shares_of_a_company_that_has_not_operated() -> None:
    roads = {
        "GT": Road(cash=0, holds={"Alice": 20, "Bob": 10}, pool=30),
        "NYC": Road(holds={"Bob": 20, "Alice": 10}, operated=False),
    }
    game = table(roads, depot=TRAINS)
    assert sell(game, "Alice", "NYC", 10) == "not-operated-yet"


@pytest.mark.parametrize(("letter", "rule"), [("a", "sale-closes-company"), ("b", "")])
def test_a_forced_sale_that_closes_the_operating_company(letter: str, rule: str) -> None:
    roads = {
        "GT": Road(space=2, cash=150, holds={"Alice": 30, "Bob": 10}, pool=40),
        "NYC": Road(trains="4", holds={"Bob": 20}),
    }
    game = table(roads, depot=TRAINS, readings={"Q73": letter})
    assert sell(game, "Alice", "GT", 10) == rule
    assert game.table.companies["GT"].closed == (not rule)
    if not rule:
        assert game.table.players["Alice"].cash == 10
        assert due(game) == ("issue", "NYC")


def test_nothing_is_due_when_the_bank_has_no_train_left() -> None:
    game = table({"GT": Road(cash=0)}, phase="IV", deviations=("nine-trains-of-phase-iv",))
    game.trains.depot.stack[-1].left = 0
    game.purchases.ask()
    assert due(game) == ("buy_train", "GT")
    assert game.state.pending[0].context == {"must_buy": False}
    assert act(game, "pass", "GT") == ""


def test_after_the_purchase_nobody_helps_any_more() -> None:
    game = help_wanted(cash=0, alice=1000, nyc=10)
    assert buy(game, "GT", "4", 180) == ""
    assert trains_of(game, "GT") == "4"
    assert due(game) == ("buy_train", "GT")
    assert buy(game, "GT", "4", 180) == "treasury-too-small"
    assert sell(game, "Alice", "NYC", 10) == "not-now"


def offered(game: Game1846) -> list[tuple[str, str]]:
    """The actions that are legal, by type and actor, but for private powers."""
    return [
        (action["type"], action["actor"]["id"])
        for action in legal_actions(game)
        if action["type"] in ("buy_train", "sell_shares", "bankrupt", "pass")
    ]


def test_what_is_legal_when_a_train_must_be_bought() -> None:
    assert offered(gt(cash=20)) == [("sell_shares", "GT")] * 2
    assert offered(gt(cash=180)) == [("buy_train", "GT")] * 2
    from_nyc, from_bank = ("buy_train", "GT"), ("buy_train", "GT")
    assert offered(help_wanted(cash=50, alice=110)) == [("sell_shares", "Alice"), from_bank, from_nyc]
    assert offered(help_wanted(cash=0, alice=0, nyc=0)) == [("bankrupt", "Alice")]
