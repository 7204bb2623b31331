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
    context: dict[str, Any]


class Rules(Part, omit_defaults=False):
    """Which reading of each question is followed, and which named deviations from the text."""

    readings: dict[str, str] = msgspec.field(default_factory=dict)
    deviations: list[str] = msgspec.field(default_factory=list)


class Player(Part):
    """A player; ``cash`` includes the money lying on bids. ``bankrupt``: out of a game that goes on."""

    id: str
    cash: int
    bankrupt: bool = False


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
    """One train in a company.

    ``phased_out``: it runs once more and is then gone; ``spared``: not yet with the turn or round now going
    on. ``resting``: it came with a company bought in this turn and does not run in it.
    """

    name: str
    phased_out: bool = False
    spared: bool = False
    resting: bool = False


class Place(Part):
    """A city or town, named by the hex sides that its track touches.

    ``kind``: what a token there is if no station in a space of a city.
    """

    hex: str
    exits: list[int]
    kind: Literal["hotel", "terminal"] | None = None


class Company(Part):
    """A public company, or an ``independent`` one, which has no shares and is owned like a private.

    ``receivership``: it has no president, whose certificate lies in the pool. ``share_count``: how many
    shares it has, where that differs from company to company. ``merged``: the companies it was formed of.
    ``hub_costs``: what each of its tokens left costs to place, in $, the cheapest first.
    ``waited``: it had no turn in the operating round in which it was formed. ``late_start``: its first turn
    ended when a formation had been possible. ``never_ran``: it has had a turn, and no train has run in any.
    """

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
    receivership: bool = False
    share_count: int | None = None
    loans: int = 0
    hub_costs: list[int] = []
    merged: list[str] = []
    waited: bool = False
    late_start: bool = False
    never_ran: bool = False


class Cell(Part):
    """A share-price cell with the companies in it, the top of the stack first."""

    cell: str
    price: int
    stack: list[str]


class Private(Part):
    """A private company.

    ``price`` is asked while it is unsold, ``face`` is set only where it was lowered, ``company`` is the one
    whose certificate came with it. ``uses_left``: how often its power can still be used, where that is
    counted.
    """

    id: str
    owner: str
    price: int | None
    face: int | None = None
    company: str | None = None
    uses_left: int | None = None


class StackTrain(Part):
    """Trains of one rank in the bank; ``left`` is ``None`` where they never run out.

    ``faces``: the types that one card of the rank can become, where there is a choice.
    """

    train: str
    left: int | None
    faces: list[str] = []


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
    """A tile on the map; in the list of a turn ``private`` names the private whose power laid it.

    ``added``, in the list of a turn: the sides to which it brought track, if a power had to link something.
    """

    hex: str
    tile: str
    rotation: int
    private: str | None = None
    added: list[int] = []


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


class Pick(Part):
    """A card that a player kept in the distribution: a private company, or ``blank``."""

    player: str
    card: str


class DraftRound(Part, tag_field="kind", tag="draft", omit_defaults=False):
    """The distribution of the private companies.

    ``deck``: face down, the next card first. ``hand``: drawn by the player whose choice it is.
    """

    deck: list[str]
    hand: list[str]
    picks: list[Pick]


class HiddenBid(Part):
    """What a player offers for the order of choosing, in $."""

    player: str
    amount: int


class BidsRound(Part, tag_field="kind", tag="bids", omit_defaults=False):
    """The hidden bids for the order in which the private companies are chosen.

    ``bids`` in seat order; ``choosers``: once all have bid, who chooses, in order.
    """

    bids: list[HiddenBid]
    choosers: list[str]


class StockTurn(Part):
    """What the player whose turn it is has done; ``bonds_sold``: how many bonds."""

    player: str
    sold: list[str]
    bought: str | None
    bonds_sold: int = 0


class Sale(Part):
    """A player sold shares of a company in this stock round."""

    player: str
    company: str


class MinorAuction(Part, omit_defaults=False):
    """The auction of a minor in the turn of its ``opener``; ``bidders`` are still in, in seat order."""

    opener: str
    bidders: list[str]
    high_bid: int
    high_bidder: str


class StockRound(Part, tag_field="kind", tag="stock"):
    """A stock round; ``bond_sellers``: who has sold bonds in it. ``auction``: the one of a minor going on."""

    number: int
    passed: list[str]
    sold: list[Sale]
    last_trader: str | None
    turn: StockTurn
    bond_sellers: list[str] = []
    auction: MinorAuction | None = None


class OperatingTurn(Part):
    """What the company whose turn it is has done.

    ``issued``, ``redeemed``: own shares in percent, in the step for that. ``forced``: shares in percent
    issued to pay for a train that had to be bought. ``least_price``: a president who sold shares for a train
    may not buy one cheaper than this, in $. ``sold``: companies of which the president has sold
    shares for a train. ``cash_before_sales``: what he had before the first of these sales, in $.
    ``privates``: those bought in this turn. ``used``: those of which the bonus action has been carried out
    in it. ``restricted``: types of train of which it may not buy another one in it. ``bonds_from``: from whom
    it has bought bonds back. ``raised``: the steps in which it has made debts.
    """

    company: str
    step: str
    laid: list[LaidTile]
    tokens: int
    revenue: int | None
    routes: list[dict[str, Any]]
    bought: list[str]
    issued: int = 0
    redeemed: int = 0
    forced: int = 0
    least_price: int = 0
    sold: list[str] = []
    cash_before_sales: int | None = None
    privates: list[str] = []
    used: list[str] = []
    restricted: list[str] = []
    raised: list[str] = []
    bonds_from: list[str] = []


class OperatingRound(Part, tag_field="kind", tag="operating", omit_defaults=False):
    """One operating round of the set that follows stock round ``set``.

    ``tiles_of``: the phase that tells which tiles can be laid in it, where that is not the present one.
    """

    set: int
    number: int
    of: int
    order: list[str]
    done: list[str]
    turn: OperatingTurn | None
    exported: bool
    tiles_of: str | msgspec.UnsetType = msgspec.UNSET


class MergerRound(Part, tag_field="kind", tag="merger", omit_defaults=False):
    """The merger round: the minors that may still propose, and the pairs that were turned down."""

    order: list[str]
    refused: list[list[str]]


class Marker(Part, omit_defaults=False):
    """A bonus marker of a private company: where it lies, and the company that has the bonus.

    ``exits``: the sides of the city it lies in, where it does not serve the whole hex. ``train``: the train
    it lies on. ``amount``: what it adds in $, where the components do not say.
    """

    marker: str
    private: str
    hex: str | None
    company: str | None
    exits: list[int] | msgspec.UnsetType = msgspec.UNSET
    train: str | msgspec.UnsetType = msgspec.UNSET
    amount: int | msgspec.UnsetType = msgspec.UNSET


class Bonds(Part, omit_defaults=False):
    """Bonds of one company in one place."""

    company: str
    holder: str
    count: int


class RemovedToken(Part):
    """A token on the map of a company that is not in the game."""

    company: str
    hex: str
    exits: list[int]


class Removed(Part, omit_defaults=False):
    """What was taken out before the game began."""

    companies: list[str]
    privates: list[str]
    tokens: list[RemovedToken]


class LaidPiece(Part, omit_defaults=False):
    """A piece of a map that is built at the table: where its first hex lies, and how it is turned."""

    piece: str
    hex: str
    rotation: int


class BuiltMap(Part, omit_defaults=False):
    """A map that is built at the table, as far as it is.

    ``pieces`` in the order laid; ``stack``: pieces and projects still to come, the next one first.
    ``blanks``: single hexes. ``capitals``: cities that projects made capitals. ``destination``: what distant
    destinations are worth, in $ by colour of the phase.
    """

    pieces: list[LaidPiece]
    stack: list[str]
    blanks: list[str]
    capitals: list[str]
    destination: list[int]


class Cycle(Part, omit_defaults=False):
    """Which cycle of rounds it is, of how many."""

    number: int
    of: int


class MapRound(Part, tag_field="kind", tag="map"):
    """The map is being built; ``turn``: who lays. ``passed``: who has passed one after another."""

    turn: str
    passed: list[str] = []


class Over(Part, tag_field="kind", tag="over"):
    """No more rounds."""


class ExportRound(Part, tag_field="kind", tag="export"):
    """The end of a cycle: a train has been exported, and companies may have to discard trains."""


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


class State(Part):
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
    round: (
        AuctionRound
        | DraftRound
        | BidsRound
        | MapRound
        | StockRound
        | OperatingRound
        | MergerRound
        | ExportRound
        | Over
    )
    pending: list[Pending]
    certificates: list[Certificate]
    companies: list[Company]
    market: list[Cell]
    privates: list[Private]
    depot: Depot
    tiles: Tiles
    ending: Ending | None
    result: Result | None
    markers: list[Marker] = []
    removed: Removed | None = None
    bonds: list[Bonds] = []
    map: BuiltMap | None = None
    cycle: Cycle | None = None
    charters: list[list[str]] | None = None
    """Minors not yet taken, in columns, the top first."""
    box: dict[str, Any] | None = None
    """What the table has in place of the components of its game."""
