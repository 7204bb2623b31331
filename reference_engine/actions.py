"""The actions that a player or a company can take, decoded and checked for shape."""

from typing import Any

import msgspec

from .state import Actor


class Move(
    msgspec.Struct,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="type",
):
    """Base of all actions."""

    actor: Actor


class BidMove(Move, tag="bid"):
    """Bid for a private company, or buy the lowest-numbered one at its price."""

    private: str
    price: int


class PassMove(Move, tag="pass"):
    """Do nothing (more)."""


class ParMove(Move, tag="par"):
    """Start a company at a par value."""

    company: str
    price: int


class BuySharesMove(Move, tag="buy_shares"):
    """Buy one certificate."""

    company: str
    percent: int
    source: str = msgspec.field(name="from")


class SellSharesMove(Move, tag="sell_shares"):
    """Sell shares of one company in one go."""

    company: str
    percent: int


class LayTileMove(Move, tag="lay_tile"):
    """Lay or upgrade a tile; ``private`` uses that private company's power."""

    hex: str
    tile: str
    rotation: int
    private: str | None = None


class PlaceTokenMove(Move, tag="place_token"):
    """Place a station marker in the city that touches ``exits``."""

    hex: str
    exits: list[int]
    private: str | None = None


class RunRoutesMove(Move, tag="run_routes"):
    """Run trains."""

    routes: list[dict[str, Any]]


class DividendMove(Move, tag="dividend"):
    """Pay out or keep the revenue."""

    kind: str


class BuyTrainMove(Move, tag="buy_train"):
    """Buy a train from the bank, the pool or another company."""

    train: str
    price: int
    source: str = msgspec.field(name="from")
    exchange: str | None = None
    agreed_by: str | None = None


class DiscardTrainMove(Move, tag="discard_train"):
    """Discard a train above the limit."""

    train: str


class BuyCompanyMove(Move, tag="buy_company"):
    """Buy a private company from a player."""

    private: str
    price: int
    agreed_by: str | None = None


class BankruptMove(Move, tag="bankrupt"):
    """Declare bankruptcy."""


AnyMove = (
    BidMove
    | PassMove
    | ParMove
    | BuySharesMove
    | SellSharesMove
    | LayTileMove
    | PlaceTokenMove
    | RunRoutesMove
    | DividendMove
    | BuyTrainMove
    | DiscardTrainMove
    | BuyCompanyMove
    | BankruptMove
)
