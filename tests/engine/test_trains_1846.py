"""Trains of 1846: cards with two sides, phases, limits, returned trains, sellers, phasing out."""

import pytest
from table_1846 import Road, act, buy, due, table, trains_of

from reference_engine.state import Train


def stack(game: object) -> dict[str, int | None]:
    return {entry.train: entry.left for entry in game.state.depot.stack}  # type: ignore[attr-defined]


def test_a_card_is_sold_as_either_of_its_types_from_one_stack() -> None:
    game = table({"GT": Road(cash=1000)}, depot={"4": 3, "5": 3})
    assert buy(game, "GT", "4", 160) == "printed-price"
    assert buy(game, "GT", "5", 500) == "not-on-sale"
    assert buy(game, "GT", "3/5", 160) == ""
    assert buy(game, "GT", "4", 180) == ""
    assert stack(game)["4"] == 1
    assert trains_of(game, "GT") == "3/5 4"
    assert game.table.companies["GT"].cash == 660


def test_the_next_phase_begins_only_after_the_last_card_and_by_either_side() -> None:
    game = table({"GT": Road(cash=1000)}, depot={"4": 1, "5": 3})
    assert buy(game, "GT", "4/6", 450) == "not-on-sale"
    assert buy(game, "GT", "4", 180) == ""
    assert game.state.phase == "II"
    assert buy(game, "GT", "4/6", 450) == ""
    assert game.state.phase == "III"


def test_trains_without_a_number_never_run_out() -> None:
    game = table({"GT": Road(cash=5000)}, phase="IV")
    assert buy(game, "GT", "6", 800) == ""
    assert stack(game)["6"] is None


def test_phase_three_turns_over_the_first_trains_and_lowers_the_limit() -> None:
    roads = {
        "GT": Road(cash=1000, trains="2 4"),
        "NYC": Road(space=12, trains="2 4 4 3/5 4", holds={"Bob": 20}),
        "IC": Road(space=13, trains="2 4 4", holds={"Carol": 20}),
    }
    game = table(roads, depot={"5": 3})
    assert buy(game, "GT", "5", 500) == ""
    assert trains_of(game, "GT") == "2!+ 4 5"
    assert trains_of(game, "IC") == "2! 4 4"
    assert due(game) == ("discard_train", "NYC")
    assert act(game, "discard_train", "NYC", train="2") == "no-train-to-discard"
    assert act(game, "discard_train", "NYC", train="3/5") == ""
    assert trains_of(game, "NYC") == "2! 4 4 4"
    assert game.state.depot.pool == ["3/5"]
    assert due(game) == ("buy_train", "GT")


def test_discards_come_in_operating_order_and_change_nothing_on_sale() -> None:
    roads = {
        "GT": Road(cash=1000),
        "NYC": Road(space=9, trains="4 4 4 4", holds={"Bob": 20}),
        "IC": Road(space=15, trains="4 4 4 3/5", holds={"Carol": 20}),
    }
    game = table(roads, depot={"5": 3})
    assert buy(game, "GT", "5", 500) == ""
    assert [pending.actors[0].id for pending in game.state.pending] == ["IC", "NYC", "GT"]
    assert act(game, "discard_train", "IC", train="3/5") == ""
    assert act(game, "discard_train", "NYC", train="4") == ""
    assert game.state.phase == "III"
    assert buy(game, "GT", "4", 160, "pool") == "printed-price"
    assert buy(game, "GT", "3/5", 160, "pool") == ""
    assert game.state.depot.pool == ["4"]


def test_the_earliest_and_cheapest_train_may_be_the_one_to_return() -> None:
    roads = {"GT": Road(cash=1000), "NYC": Road(trains="5 4 3/5 4", holds={"Bob": 20})}
    game = table(roads, depot={"5": 3}, readings={"Q60": "b"})
    assert buy(game, "GT", "5", 500) == ""
    assert act(game, "discard_train", "NYC", train="4") == "earliest-train-first"
    assert act(game, "discard_train", "NYC", train="3/5") == ""


def test_a_company_without_president_discards_by_itself() -> None:
    roads = {"GT": Road(cash=1000), "NYC": Road(trains="5 4 3/5 4", holds={}, receivership=True)}
    game = table(roads, depot={"5": 3})
    assert buy(game, "GT", "5", 500) == ""
    assert trains_of(game, "NYC") == "5 4 4"
    assert game.state.depot.pool == ["3/5"]
    assert due(game) == ("buy_train", "GT")


def test_phase_four_scraps_phase_one_and_turns_over_phase_two() -> None:
    roads = {
        "GT": Road(cash=1000, trains="5"),
        "NYC": Road(trains="2! 4 3/5 5", holds={"Bob": 20}),
    }
    game = table(roads, phase="III", pool="3/5 4")
    assert buy(game, "GT", "7/8", 900) == ""
    assert trains_of(game, "NYC") == "4! 3/5! 5"
    assert game.state.depot.pool == []
    assert {gone.train: gone.count for gone in game.state.depot.gone} == {"2": 1, "4": 2}


def test_returned_trains_may_stay_on_sale_phased_out() -> None:
    roads = {"GT": Road(cash=3000, trains="5"), "NYC": Road(holds={"Bob": 20})}
    game = table(roads, phase="III", pool="3/5 4", readings={"Q61": "b"})
    assert buy(game, "GT", "6", 800) == ""
    assert game.state.depot.pool == ["3/5", "4"]
    assert buy(game, "GT", "6", 800) == "train-limit"
    assert buy(game, "GT", "3/5", 160, "pool") == ""
    assert trains_of(game, "GT") == "5 6 3/5!+"
    assert [offer.train for offer in game.trains.all_offers()] == ["4", "6", "7/8"]


def test_phased_out_trains_leave_room_but_no_purchase_makes_room_for_itself() -> None:
    roads = {"GT": Road(cash=1000, trains="2! 2! 4 4")}
    game = table(roads, phase="III", depot={"5": 3})
    assert buy(game, "GT", "5", 500) == ""
    assert buy(game, "GT", "4/6", 450) == "train-limit"
    game = table({"GT": Road(cash=1000, trains="2 2 2 2")}, depot={"5": 3})
    assert buy(game, "GT", "5", 500) == "train-limit"


@pytest.mark.parametrize(
    ("seller", "name", "price", "agreed", "rule"),
    [
        (Road(trains="4", holds={"Bob": 20}), "4", 1, "Bob", ""),
        (Road(trains="4", holds={"Bob": 20}), "4", 0, "Bob", "at-least-a-dollar"),
        (Road(trains="4", holds={"Bob": 20}), "4", 1, None, "no-consent"),
        (Road(trains="4"), "4", 1, None, ""),
        (Road(trains="2! 4", holds={"Bob": 20}), "2", 1, "Bob", "phased-out-is-not-sold"),
        (Road(trains="4", holds={}, receivership=True), "4", 180, None, "nobody-to-agree"),
        (Road(trains="4", holds={"Bob": 20}), "3/5", 1, "Bob", "seller-has-none"),
    ],
)
def test_trains_of_other_companies(
    seller: Road, name: str, price: int, agreed: str | None, rule: str
) -> None:
    game = table({"GT": Road(cash=100), "NYC": seller}, phase="III", depot={"5": 3})
    assert buy(game, "GT", name, price, "company:NYC", agreed) == rule
    if not rule:
        assert trains_of(game, "GT") == "4"
        assert game.table.companies["NYC"].cash == 1


@pytest.mark.parametrize(("letter", "rule"), [("a", "train-of-an-independent"), ("b", "")])
def test_the_train_of_an_independent(letter: str, rule: str) -> None:
    game = table({"GT": Road(cash=100)}, depot={"4": 3}, readings={"Q85": letter})
    game.table.privates["MS"].owner = "player:Bob"
    railroad = game.table.companies["MS"]
    railroad.floated, railroad.trains = True, [Train(name="2")]
    if not rule:
        assert buy(game, "GT", "2", 30, "company:MS") == "no-consent"
    assert buy(game, "GT", "2", 30, "company:MS", "Bob") == rule
    assert (trains_of(game, "GT"), railroad.cash) == (("2", 30) if not rule else ("", 0))


def lives(leaves: str, next_round: str) -> list[str]:
    """What each of three companies owns of a phased-out train at the ends of steps, turns and rounds.

    GT phases out in its own turn, NYC has operated, IC is still to operate in this round.
    """
    roads = {"GT": Road(trains="2"), "NYC": Road(trains="2"), "IC": Road(trains="2")}
    game = table(roads, done=("NYC",), readings={"Q04": leaves, "Q05": next_round})
    companies, phasing = game.table.companies, game.phasing_out
    current = game.operating.round
    seen: list[str] = []

    def note() -> None:
        seen.append("".join(name[0] if companies[name].trains else "-" for name in roads))

    def whole_turn(name: str) -> None:
        if name in current.order:
            current.order.remove(name)
        game.table.operating_round.turn.company = name  # type: ignore[union-attr]
        phasing.after_dividend(companies[name])
        note()
        phasing.after_turn(companies[name])
        note()

    game.state.phase = "III"
    phasing.on_phase("III")
    phasing.after_turn(companies["GT"])
    note()
    whole_turn("IC")
    phasing.close_round()
    note()
    current.order[:] = ["GT", "NYC", "IC"]
    for name in list(current.order):
        whole_turn(name)
    phasing.close_round()
    note()
    return seen


@pytest.mark.parametrize(
    ("leaves", "next_round", "story"),
    [
        ("a", "a", ["GNI", "GN-", "GN-", "GN-", "-N-", "-N-", "---", "---", "---", "---", "---"]),
        ("b", "a", ["GNI", "GNI", "GN-", "GN-", "GN-", "-N-", "-N-", "---", "---", "---", "---"]),
        ("c", "a", ["GNI", "GNI", "GNI", "GN-", "GN-", "GN-", "GN-", "GN-", "GN-", "GN-", "---"]),
        ("a", "b", ["GNI", "GNI", "GNI", "GNI", "-NI", "-NI", "--I", "--I", "---", "---", "---"]),
        ("b", "b", ["GNI", "GNI", "GNI", "GNI", "GNI", "-NI", "-NI", "--I", "--I", "---", "---"]),
        ("c", "b", ["GNI", "GNI", "GNI", "GNI", "GNI", "GNI", "GNI", "GNI", "GNI", "GNI", "---"]),
    ],
)
def test_when_a_phased_out_train_leaves(leaves: str, next_round: str, story: list[str]) -> None:
    assert lives(leaves, next_round) == story
