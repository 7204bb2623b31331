"""What the harness has to know of 18GL besides its rules, as far as it is played: to the first shares."""

from typing import Any

from trackwalker.games.kinds import FirstMoves, GameNotes, Goals, PlainTable
from trackwalker.games.terms import FailureTerms, Rules, StockTerms, Terms, TrainTerms, WorthTerms

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
        trains=TrainTerms(last_trains_run_out=rules.follow("18GL-Q16", "b")),
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
    goals=Goals(actions=("bid", "pass", "par"), decisions=("auction_turn", "contest", "par", "stock_turn")),
)
