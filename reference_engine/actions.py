"""The actions that a player or a company can take, decoded and checked for shape."""

from typing import Any

import msgspec

from .state import Actor, LaidTile, Place


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
    """Bid for a private company, or buy the lowest-numbered one at its price.

    Without ``private`` it is a bid for the order of choosing, or for the right to launch a minor.
    """

    price: int
    private: str | None = None


class PassMove(Move, tag="pass"):
    """Do nothing (more)."""


class ParMove(Move, tag="par"):
    """Start a company at a par value; ``shares``: with how many, where there is a choice."""

    company: str
    price: int
    shares: int | None = None


class BuySharesMove(Move, tag="buy_shares"):
    """Buy one certificate.

    ``exchange``: for the president's certificate in the pool the player gives single shares of the same size,
    the one bought now among them if that is not the president's certificate itself.
    """

    company: str
    percent: int
    source: str = msgspec.field(name="from")
    exchange: bool = False


class SellSharesMove(Move, tag="sell_shares"):
    """Sell shares of one company in one go."""

    company: str
    percent: int


class LayTileMove(Move, tag="lay_tile"):
    """Lay or upgrade a tile; ``private`` uses that private company's power.

    ``agreed_by``: the president, where another player's private makes the company pay; or the owner of a
    private company that is used, or of one that blocks the hex. ``also_agreed_by``: the other of these two,
    where both have to agree.
    """

    hex: str
    tile: str
    rotation: int
    private: str | None = None
    agreed_by: str | None = None
    also_agreed_by: str | None = None


class PlaceTokenMove(Move, tag="place_token"):
    """Place a station marker in the city that touches ``exits``, or a hotel in such a town.

    ``agreed_by``: the president, where another player's private makes the company pay.
    """

    hex: str
    exits: list[int]
    private: str | None = None
    agreed_by: str | None = None
    removes: Place | None = None
    """Its token that leaves the board for this one, where only one of the two may stay."""


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
    """Discard a train above the limit; ``marked``: of several of its type the one that bears a marker."""

    train: str
    marked: bool = False


class BuyCompanyMove(Move, tag="buy_company"):
    """Buy a private company from a player."""

    private: str
    price: int
    agreed_by: str | None = None


class DraftMove(Move, tag="draft"):
    """Keep one card of the hand drawn: a private company, or ``blank``."""

    card: str


class ShuffleMove(Move, tag="shuffle"):
    """Chance: the order in which the cards that were not kept go under the deck."""

    cards: list[str]


class BuyPrivateMove(Move, tag="buy_private"):
    """Buy the private company that is offered, at the price asked."""

    private: str
    price: int


class AssignMove(Move, tag="assign"):
    """Put a private company's marker on a hex, or name the company that has its bonus: one of the two.

    ``exits``: the city of the hex, where the marker serves one city only. ``train``: the train it is put on.
    ``agreed_by``: the owner of the private company, where somebody else decides for the company.
    """

    private: str
    hex: str | None = None
    exits: list[int] | None = None
    company: str | None = None
    train: str | None = None
    agreed_by: str | None = None


class ConvertMove(Move, tag="convert"):
    """Turn the company into one with more and smaller shares."""


class OpenFerryMove(Move, tag="open_ferry"):
    """Open a ferry line by the power of a private company, instead of laying a tile.

    ``tiles``: those laid on its shores that have none yet.
    """

    line: str
    private: str | None = None
    agreed_by: str | None = None
    tiles: list[LaidTile] = []


class TakeLoanMove(Move, tag="take_loan"):
    """Take one loan from the bank."""


class PayoffLoanMove(Move, tag="payoff_loan"):
    """Repay one loan."""


class BuyBondMove(Move, tag="buy_bond"):
    """Buy one bond; a company calls in its own, from the pool or from a player."""

    company: str
    source: str = msgspec.field(name="from")


class SellBondMove(Move, tag="sell_bond"):
    """Sell bonds to the pool; a company issues its own."""

    company: str
    count: int


class ReplaceTokensMove(Move, tag="replace_tokens"):
    """Take over tokens of a company that was merged; its other ones are lost."""

    company: str
    tokens: list[Place]


class MergeMove(Move, tag="merge"):
    """Propose to merge with another minor, or agree to what that one has proposed.

    ``into``: the major, if its president speaks here. ``agreed_by``: the president of the other minor.
    """

    partner: str = msgspec.field(name="with")
    into: str | None = None
    agreed_by: str | None = None


class ChooseMajorMove(Move, tag="choose_major"):
    """Choose the major that two minors form."""

    company: str


class LayPieceMove(Move, tag="lay_piece"):
    """Lay a piece of the map: where its first hex comes to lie, and how it is turned."""

    piece: str
    hex: str
    rotation: int


class PlaceCapitalMove(Move, tag="place_capital"):
    """Carry out the project turned up: a city becomes a capital."""

    hex: str


class LayBlankMove(Move, tag="lay_blank"):
    """Lay a single hex beside the map."""

    hex: str


class LaunchMove(Move, tag="launch"):
    """Take a minor won in an auction and set its starting price; ``hex``: its home, where that is picked."""

    company: str
    price: int
    hex: str | None = None


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
    | ConvertMove
    | DraftMove
    | ShuffleMove
    | BuyPrivateMove
    | AssignMove
    | OpenFerryMove
    | TakeLoanMove
    | PayoffLoanMove
    | BuyBondMove
    | SellBondMove
    | ReplaceTokensMove
    | MergeMove
    | ChooseMajorMove
    | LayPieceMove
    | PlaceCapitalMove
    | LayBlankMove
    | LaunchMove
)


class _Asked(msgspec.Struct):
    """Holds any move: what msgspec has to know of a class it finds out once, of a bare union each time."""

    move: AnyMove


def read_move(action: object) -> AnyMove:
    """The action that a document of the port is. Raises msgspec.ValidationError if it is none."""
    try:
        return msgspec.convert({"move": action}, _Asked).move
    except msgspec.ValidationError as error:
        words = str(error).replace("`$.move", "`$").removesuffix(" - at `$`")
        raise msgspec.ValidationError(words) from None
