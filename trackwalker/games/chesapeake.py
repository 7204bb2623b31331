"""What the harness has to know of 18Chesapeake besides its rules."""

from typing import Any

from trackwalker.games.kinds import ALWAYS, FirstMoves, GameNotes, Goals
from trackwalker.games.terms import (
    BuildingTerms,
    EmergencyTerms,
    MoneyTerms,
    PrivateTerms,
    Rules,
    StockTerms,
    Terms,
    TrainTerms,
    WorthTerms,
)

__all__ = ["CHESAPEAKE"]


def _bid(player: str) -> dict[str, Any]:
    return {"type": "bid", "actor": {"kind": "player", "id": player}, "private": "P1", "price": 20}


def _terms(rules: Rules) -> Terms:
    return Terms(
        money=MoneyTerms(empty_bank_breaks=not rules.follow("18CH-Q50", "b")),
        worth=WorthTerms(
            unstarted_at_lowest_par=rules.follow("18CH-Q57", "b"),
            level="open" if rules.follow("18CH-Q59", "b") else "all",
        ),
        stock=StockTerms(
            one_sale_a_company=rules.follow("18CH-Q30", "b"),
            privates_are_certificates=rules.follow("18CH-Q26", "b"),
            no_forced_sales_at_first=rules.follow("18CH-Q25", "b"),
            lone_pool_share_is_lost=rules.follow("18CH-Q58", "d"),
            floating_fills_the_pool=rules.read("18CH-Q58") in ("b", "c", "d"),
        ),
        trains=TrainTerms(
            needed_with_a_route_only=True,  # 18CH-23-h
            none_exported_at_the_end=rules.follow("18CH-Q49", "b"),
        ),
        building=BuildingTerms(powers_by_halves=rules.read("18CH-Q23") in ("b", "c")),
        emergency=EmergencyTerms(sales_beyond_need=rules.follow("18CH-Q28", "b")),
        privates=PrivateTerms(given_away_at_zero=rules.follow("18CH-Q12", "b")),
    )


CHESAPEAKE = GameNotes(
    game="18Chesapeake",
    terms=_terms,
    first_moves=FirstMoves(
        new_game={
            "game": "18Chesapeake",
            "players": ["Alice", "Bob", "Carol"],
            "deal": {"P6": "C&A"},
        },
        legal=_bid("Alice"),  # buys the lowest private company at its asking price
        illegal=_bid("Bob"),  # the same, out of turn
    ),
    turn_steps=("track", "token", "run", "dividend", "trains"),
    goals=Goals(
        actions=("bid", *ALWAYS, "buy_company"),
        decisions=(
            "auction_turn",
            "contest",
            "par",
            "stock_turn",
            "track",
            "token",
            "run",
            "dividend",
            "buy_train",
            "emergency",
            "discard_train",
        ),
        discarded=("3", "4", "5"),
        any_run=("18CH-Q42", "a"),
        events=(
            "ending: bank",
            "ending: bankruptcy",
            "the bank breaks in an operating round",
            "the bank breaks in a stock round",
            "auction: a single bid wins at once",
            "auction: all pass, income is paid",
            "auction: all pass, a train is exported",
            "a company floats",
            "all companies operate",
            "shares bought from the ipo",
            "shares bought from the pool",
            "president changes by a purchase",
            "president changes by a sale",
            "one company sold twice in a turn",
            "two companies sold in a turn",
            "a sale reaches the bottom of the chart",
            "a player reaches the holding limit",
            "the pool reaches its limit",
            "a player reaches the certificate limit",
            "a purchase at the certificate limit, in yellow",
            "a sale because of the certificate limit",
            "sold out: the price rises",
            "sold out: the price is in the top row",
            "terrain paid for",
            "markers moved to a new tile",
            "a company has no run",
            "dividend: payout",
            "dividend: withhold",
            "dividend: pool shares pay the company",
            "price moves right",
            "price moves up",
            "price stays where it cannot move up",
            "price moves left",
            "price moves down",
            "price stays where it cannot move down",
            "a train bought because one must be",
            "two trains bought in a turn",
            "train bought from the pool",
            "train bought from a company of the same president",
            "train bought from a company of another president",
            "phase begun by an export",
            "private companies closed by a phase",
            "discards by several companies",
            "a discard after an export",
            "a private company bought from its own president",
            "a private company bought from another player",
            "a private company bought for the least",
            "a private company bought for the most",
            "a private company bought for an amount between",
            "emergency: the president helps to buy from bank",
            "emergency: the president helps to buy from pool",
            "emergency: the president helps to buy from company",
            "emergency: bought from a company without help",
            "emergency: shares sold",
            "emergency: another company changes its president",
            "train bought from the bank in phase D: 6",
        ),
    ),
)
