"""The engine's working memory: the published canonical state, as mutable structs.

Nothing else is remembered between two actions, so a state that is written out and loaded again plays on as if
it had never stopped. Money is in whole dollars, shares in percent. Holders are strings: ``ipo``, ``pool``,
``player:Alice``, ``company:B&O``, ``private:P5``, ``bank`` (an unsold private), ``box`` (out of the game).
"""

from typing import Any, Literal

import msgspec


class Part(msgspec.Struct, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Base of everything in a state."""


class Actor(Part):
    """Who acts: a player, or a company for which the player ``by`` decides."""

    kind: Literal["player", "company", "private", "chance"]
    id: str
    by: str | None = None


class Pending(Part, omit_defaults=False):
    """A decision that is due; the first of the list is due first."""

    kind: str
    actors: list[Actor]
    context: dict[str, Any] = msgspec.field(default_factory=dict)


class Rules(Part, omit_defaults=False):
    """Which reading of each question is followed, and which named deviations from the text."""

    readings: dict[str, str] = msgspec.field(default_factory=dict)
    deviations: list[str] = msgspec.field(default_factory=list)


class Player(Part):
    """A player; ``cash`` includes the money lying on bids."""

    id: str
    cash: int


class Bank(Part, omit_defaults=False):
    """The bank; ``None`` is an unlimited one."""

    cash: int | None


class Certificate(Part):
    """One certificate and where it lies."""

    company: str
    percent: int
    president: bool
    holder: str


class Train(Part):
    """One train in a company."""

    name: str


class Place(Part):
    """A city or town, named by the hex sides that its track touches."""

    hex: str
    exits: list[int]


class Company(Part):
    """A public company."""

    id: str
    kind: str
    president: str | None
    par: int | None
    floated: bool
    operated: bool
    closed: bool
    cash: int
    trains: list[Train]
    tokens: list[Place]
    tokens_left: int


class Cell(Part):
    """A share-price cell with the companies in it, the top of the stack first."""

    cell: str
    price: int
    stack: list[str]


class Private(Part):
    """A private company.

    ``price`` is asked while it is unsold, ``face`` is set only where it was lowered, ``company`` is the one
    whose certificate came with it.
    """

    id: str
    owner: str
    price: int | None
    face: int | None = None
    company: str | None = None


class StackTrain(Part):
    """Trains of one rank in the bank; ``left`` is ``None`` where they never run out."""

    train: str
    left: int | None


class GoneTrain(Part):
    """How many trains of one rank have left the game."""

    train: str
    count: int


class Depot(Part):
    """Trains outside the companies."""

    stack: list[StackTrain]
    pool: list[str]
    gone: list[GoneTrain]


class LaidTile(Part):
    """A tile on the map; in the list of a turn ``private`` names the private whose power laid it."""

    hex: str
    tile: str
    rotation: int
    private: str | None = None


class Tiles(Part):
    """Tiles on the map and in the supply."""

    laid: list[LaidTile]
    left: dict[str, int | None]


class Bid(Part):
    """A player's bid on a private company."""

    private: str
    player: str
    amount: int


class Contest(Part):
    """The auction among the bidders for one private company: those still in."""

    private: str
    bidders: list[str]


class AuctionRound(Part, tag_field="kind", tag="auction", omit_defaults=False):
    """The opening auction."""

    passed: list[str]
    bids: list[Bid]
    out: list[str]
    contest: Contest | None
    resume: str | None
    last_buyer: str | None


class StockTurn(Part, omit_defaults=False):
    """What the player whose turn it is has done."""

    player: str
    sold: list[str]
    bought: str | None


class Sale(Part):
    """A player sold shares of a company in this stock round."""

    player: str
    company: str


class StockRound(Part, tag_field="kind", tag="stock", omit_defaults=False):
    """A stock round."""

    number: int
    passed: list[str]
    sold: list[Sale]
    last_trader: str | None
    turn: StockTurn


class OperatingTurn(Part, omit_defaults=False):
    """What the company whose turn it is has done."""

    company: str
    step: str
    laid: list[LaidTile]
    tokens: int
    revenue: int | None
    routes: list[dict[str, Any]]
    bought: list[str]


class OperatingRound(Part, tag_field="kind", tag="operating", omit_defaults=False):
    """One operating round of the set that follows stock round ``set``."""

    set: int
    number: int
    of: int
    order: list[str]
    done: list[str]
    turn: OperatingTurn | None
    exported: bool


class Over(Part, tag_field="kind", tag="over"):
    """No more rounds."""


class RoundRef(Part):
    """An operating round, by its set and its number in the set."""

    set: int
    number: int


class Ending(Part):
    """Why the game will end, and after which operating round."""

    cause: str
    last_round: RoundRef


class Result(Part, omit_defaults=False):
    """How the game ended: each player's worth in $."""

    cause: str
    worth: dict[str, int]
    winners: list[str]
    bankrupt: str | None


class State(Part, omit_defaults=False):
    """The whole table."""

    format: Literal["trackwalker-state/1"]
    game: str
    edition: str
    options: dict[str, Any]
    rules: Rules
    players: list[Player]
    priority: str
    bank: Bank
    phase: str
    round: AuctionRound | StockRound | OperatingRound | Over
    pending: list[Pending]
    certificates: list[Certificate]
    companies: list[Company]
    market: list[Cell]
    privates: list[Private]
    depot: Depot
    tiles: Tiles
    ending: Ending | None
    result: Result | None
