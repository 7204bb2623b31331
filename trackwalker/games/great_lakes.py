"""What the harness has to know of 18GL besides its rules, as far as it is played: to the first shares."""

from typing import Any

from trackwalker.games.kinds import ALWAYS, FirstMoves, GameNotes, Goals, PlainTable
from trackwalker.games.terms import (
    BuildingTerms,
    FailureTerms,
    Rules,
    StockTerms,
    Terms,
    TrainTerms,
    TurnTerms,
    WorthTerms,
)

__all__ = ["GREAT_LAKES"]


def _bid(player: str) -> dict[str, Any]:
    return {"type": "bid", "actor": {"kind": "player", "id": player}, "private": "C&E", "price": 20}


def _terms(rules: Rules) -> Terms:
    return Terms(
        worth=WorthTerms(
            privates_count=False,  # 18GL-5-i to 5-k
            loans_share_a_marker=rules.follow("18GL-Q62", "b"),
        ),
        stock=StockTerms(
            shares_at_market_price=True,  # 18GL-4.1.2-e
            untried_sold_by="nobody",  # 18GL-4.1.1-h
            one_sale_a_company=True,  # 18GL-4.1.1-g
            begins_with_privates=True,  # 18GL-4.2-u
            bankruptcy_changes_the_limit=rules.follow("18GL-Q98", "b"),
        ),
        trains=TrainTerms(
            last_trains_run_out=rules.follow("18GL-Q16", "b"),
            owned_ones_are_in_play=rules.follow("18GL-Q66", "b"),
        ),
        building=BuildingTerms(
            homes_open=rules.follow("18GL-Q118", "b"),
            ferries_lead_nowhere=rules.follow("18GL-Q36", "b"),
            home_token_on_top=rules.follow("18GL-Q41", "b"),
            two_tokens_in_a_city=rules.follow("18GL-Q106", "b"),
        ),
        turns=TurnTerms(sets_grow=rules.follow("18GL-Q13", "b")),
        failure=FailureTerms(priority_by_seat=rules.follow("18GL-Q99", "b")),
    )


GREAT_LAKES = GameNotes(
    game="18GL",
    terms=_terms,
    plain_table=PlainTable(
        privates_at_table=False,
        left_out=dict.fromkeys(range(2, 7), ("Tunnel", "Terminal")),
        spare_trains="pool",
        homes_when_floated=True,
    ),
    turn_steps=(
        "track",
        "token",
        "run",
        "interest",
        "dividend",
        "trains",
        "loans",
        "bonds",
        "own_shares",
    ),
    first_moves=FirstMoves(
        new_game={
            "game": "18GL",
            "players": ["Alice", "Bob", "Carol"],
            "deal": {"removed": ["Tunnel", "Terminal"]},
        },
        legal=_bid("Alice"),  # buys the cheapest private company at its printed price
        illegal=_bid("Bob"),  # the same, out of turn
    ),
    goals=Goals(
        actions=(
            "bid",
            "assign",
            "open_ferry",
            "take_loan",
            "payoff_loan",
            "buy_bond",
            "sell_bond",
            "replace_tokens",
            *ALWAYS,
        ),
        decisions=(
            "auction_turn",
            "contest",
            "par",
            "home",
            "stock_turn",
            "track",
            "token",
            "run",
            "interest",
            "dividend",
            "buy_train",
            "emergency",
            "discard_train",
            "replace_tokens",
            "loans",
            "bonds",
            "own_shares",
        ),
        styles=("climber", "climber", "crowd", "crowd", "scatter", "latecomers", "latecomers"),
        discarded=("4H", "6H", "10H"),
        events=(
            "ending: bank",
            "ending: price",
            "ending: last_player",
            "the bank breaks in an operating round",
            "the bank breaks in a stock round",
            "national company formed in phase 10H: of two",
            "national company formed in phase 10H: of three or four",
            "national company formed in phase 10H: of five or more",
            "national company formed in phase E: of two",
            "national company formed in phase E: of three or four",
            "national company formed in phase E: of five or more",
            "national company never formed",
            "national company formed: its president has the president's certificate",
            "national company formed: its president has a single share",
            "national company formed: bonds for players",
            "national company formed: inherited loans",
            "tokens of a merged company replaced: 0",
            "tokens of a merged company replaced: 1",
            "tokens of a merged company replaced: 2",
            "tokens of a merged company lost",
            "loan taken: number 1",
            "loan taken: number 2",
            "loan taken for a train",
            "loan taken for interest",
            "loan repaid: 0 left",
            "loan repaid: 1 left",
            "interest due on 1 loan(s)",
            "interest due on 2 loan(s)",
            "interest: money has to be raised",
            "bonds issued for a train",
            "bonds sold by a player",
            "bond bought by a player",
            "bond bought back from pool",
            "bond bought back from player",
            "ferry opened: F1",
            "ferry opened: F2",
            "ferry opened: F3",
            "ferry opened: F4",
            "power used with another player's consent",
            "private companies closed by a phase",
            "a private company closed by a first train",
            "markers removed by a phase",
            "operating rounds without a company",
            "shares bought from the ipo",
            "shares bought from the treasury",
            "shares bought from the pool",
            "shares issued",
            "shares redeemed",
            "president changes by a purchase",
            "president changes by a sale",
            "two companies sold in a turn",
            "a sale reaches the bottom of the chart",
            "a player reaches the holding limit",
            "the pool reaches its limit",
            "a player reaches the certificate limit",
            "a purchase at the certificate limit, in yellow",
            "sold out: the price rises",
            "sold out: the price is in the top row",
            "terrain paid for",
            "second tile in a turn",
            "markers moved to a new tile",
            "a company has no run",
            "dividend: payout",
            "dividend: half",
            "dividend: withhold",
            "dividend: treasury shares pay the company",
            "price moves left",
            "price moves down",
            "price moves right",
            "price moves two right",
            "price moves up",
            "a train bought because one must be",
            "two trains bought in a turn",
            "train bought from the pool",
            "train bought from a company of the same president",
            "train bought from a company of another president",
            "discards by several companies",
            "emergency: the president helps to buy from bank",
            "emergency: shares sold",
            "emergency: another company changes its president",
            "bankruptcy: the game goes on",
            "bankruptcy: a new president has to buy a train",
            "a company leaves the game",
        ),
    ),
)
