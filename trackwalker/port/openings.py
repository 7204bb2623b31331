"""For each game that we know, how to start it and two first moves: what a check of an adapter plays."""

from dataclasses import dataclass
from typing import Any, Final

__all__ = ["OPENINGS", "Opening"]


@dataclass(frozen=True, slots=True)
class Opening:
    """How a game starts: the params of `new_game`, an action that is legal then and one that is not."""

    new_game: dict[str, Any]
    legal: dict[str, Any]
    illegal: dict[str, Any]


def _bid(player: str) -> dict[str, Any]:
    return {"type": "bid", "actor": {"kind": "player", "id": player}, "private": "P1", "price": 20}


def _keep(player: str) -> dict[str, Any]:
    return {"type": "draft", "actor": {"kind": "player", "id": player}, "card": "MAIL"}


def _bid_for_the_order(player: str, price: int) -> dict[str, Any]:
    return {"type": "bid", "actor": {"kind": "player", "id": player}, "price": price}


OPENINGS: Final = {
    "18Chesapeake": Opening(
        new_game={
            "game": "18Chesapeake",
            "players": ["Alice", "Bob", "Carol"],
            "deal": {"P6": "C&A"},
        },
        legal=_bid("Alice"),  # buys the lowest private company at its asking price
        illegal=_bid("Bob"),  # the same, out of turn
    ),
    "1846": Opening(
        new_game={
            "game": "1846",
            "players": ["Alice", "Bob", "Carol"],
            "deal": {
                "removed": ["C&O", "ERIE", "TBC", "MPC", "LSL", "O&I"],
                "deck": ["MC", "blank", "MAIL", "C&WI", "blank", "SC", "BIG4", "blank", "MS"],
            },
        },
        legal=_keep("Carol"),  # the right-hand neighbour of the priority holder keeps one of five cards
        illegal=_keep("Bob"),  # the same, out of turn
    ),
    "18FL": Opening(
        new_game={"game": "18FL", "players": ["Alice", "Bob", "Carol"], "deal": {}},
        legal=_bid_for_the_order("Carol", 5),  # hidden bids are made in any order
        illegal=_bid_for_the_order("Carol", 15),  # more than can be bid
    ),
}
