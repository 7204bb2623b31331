"""The shapes of what is in a box: cards, charters and tables, as a components file lists them.

Money is in whole dollars, shares in percent; None where a file says null: no limit. The map: ``map_cards``.
"""

from typing import Literal

import msgspec

from .map_cards import Colour, Fact, Ferry, Grid, Hex, MapParts, Side, Terrain, TileSupply

Origin = Literal["book", "derived", "reconstruction"]
"""Whether the rulebook has a figure, or it follows from the rulebook, or it was made up."""


class PlayerCount(Fact, frozen=True, kw_only=True):
    """What depends on the number of players: each one's starting cash in $, and the certificate limit.

    ``certificate_limit`` may depend on the number of public companies in the game; None: there is none.
    ``bank`` in $, where it
    depends on the players. ``removed_per_group``: how many of each removable group leave the game.
    """

    start_cash: int
    certificate_limit: int | dict[int, int] | None
    bank: int | None = None
    removed_per_group: int = 0


class Power(Fact, frozen=True, kw_only=True):
    """The tiles that a private company lets a public company lay: its owner, or the one its owner names.

    ``hexes``: where; none listed: anywhere. ``tiles``: none listed: any yellow one. ``joined``: all of
    ``hexes`` together, their tiles connected with each other. ``extra``: on top of the turn's normal tile.
    ``needs_connection``: the tile must be reached from the company's network.
    """

    hexes: tuple[str, ...]
    tiles: tuple[str, ...]
    joined: bool
    extra: bool
    needs_connection: bool
    free: bool = False
    """Nothing is paid for these tiles, whatever the ground and its sides cost."""
    pays_sides: bool = False
    """Sides are paid for even if nothing else is."""
    links: bool = False
    """Its tiles link the cities of its two hexes, which no track has linked before."""
    uses: int | None = None
    """How many tiles may be laid by it at all, one or more; None: as many as there are hexes, in one turn,
    and one where it names no hexes."""
    upgrade_to: Colour | None = None
    """One tile may be replaced by one of this colour instead."""


class MarkerPower(Fact, frozen=True, kw_only=True):
    """A bonus marker that its company puts on the map: what a route to it is worth more, in $ by hex.

    ``any_city``: its worth wherever there is a city, if no hexes are named; ``symbols``: hexes with a printed
    symbol for it. ``movable``: it may be moved in later turns. ``player_assigns``: a player who owns the
    private company decides too. ``each_train``: it is said to count for each train.
    """

    marker: str
    amounts: dict[str, int] = msgspec.field(default_factory=dict)
    any_city: int = 0
    symbols: tuple[str, ...] = ()
    movable: bool = False
    player_assigns: bool = False
    each_train: bool = False


class TokenPower(Fact, frozen=True, kw_only=True):
    """A free extra token in a city that is kept for it."""

    hex: str
    exits: tuple[int, ...]


class FerryPower(Fact, frozen=True, kw_only=True):
    """How many ferry lines a private company lets its company open, and what others pay for a passage."""

    lines: int
    fee: int


class ShareGift(Fact, frozen=True, kw_only=True):
    """The certificate that comes with a private company; ``company`` may be ``random``."""

    company: str
    percent: int
    president: bool = False


class PrivateCard(Fact, frozen=True, kw_only=True):
    """A private company: face value and income in $, prices a company may pay, and its special powers.

    ``published_blocks`` and ``published_free_token`` stand on the published card but not in the rulebook.
    """

    id: str
    name: str
    face: int
    income: int
    company_price: tuple[int, int] | None = None
    blocks: tuple[str, ...] = ()
    published_blocks: tuple[str, ...] = ()
    published_free_token: str | None = None
    power: Power | None = None
    share: ShareGift | None = None
    debt: int = 0
    """What its buyer pays the bank on top of the face value, in $ (an independent railroad)."""
    marker: MarkerPower | None = None
    token: TokenPower | None = None
    bonus_per_stop: int = 0
    """What one train of its company earns more for each stop it visits, in $."""
    mountain_discount: int = 0
    """What its company pays less for mountains, in $."""
    stays_with_company: bool = False
    """It does not close with the others."""
    min_players: int = 0
    """From how many players on it is in the game."""
    terminal: bool = False
    """It brings a station that stands beside a city and takes none of its spaces."""
    closes_when_used: bool = False
    """It closes as soon as its power, marker or terminal has been used."""
    closes_at_first_train_of: str | None = None
    """The public company with whose first train it closes."""
    consent: bool = False
    """With its owner's consent tiles may be laid on the hexes that it blocks."""
    half_price: Terrain | None = None
    """The ground for which its company pays half."""
    longer_train: int = 0
    """How much further one train of its company runs."""
    ferry: FerryPower | None = None

    @property
    def gives_token(self) -> bool:
        """Whether it brings a marker, or a token of another kind."""
        others = self.half_price is not None or self.longer_train > 0 or self.ferry is not None
        return self.marker is not None or others

    @property
    def uses(self) -> int | None:
        """How often its power can be used; None where that is not counted, as it closes with the use."""
        if self.closes_when_used:
            return None
        if self.power is not None:
            return self.power.uses
        if self.ferry is not None:
            return self.ferry.lines
        fixed = self.marker is not None and not self.marker.movable
        once = self.token or fixed or self.half_price or self.longer_train
        return 1 if once else None


class Home(Fact, frozen=True, kw_only=True):
    """Where a company starts: a hex and, if that hex has several cities, the sides of the right one.

    ``also``: further hexes of the same place, served by the same token. ``alternative``: the hex that may be
    picked instead.
    """

    hex: str
    exits: tuple[Side, ...] = ()
    also: tuple[str, ...] = ()
    alternative: str | None = None

    @property
    def hexes(self) -> tuple[str, ...]:
        """All hexes that the home can have."""
        return (self.hex, *self.also, *(() if self.alternative is None else (self.alternative,)))


class Suburbs(Fact, frozen=True, kw_only=True):
    """How many markers a company may put on cities, and what its trains earn more there, in $."""

    markers: int
    bonus: int


class Ability(Fact, frozen=True, kw_only=True):
    """What the charter of a company lets it do beyond the rules.

    ``picks_home``: its first president picks its home. ``yellow_after_upgrade``: how many yellow tiles it may
    lay after an upgrade in the same turn. ``bridges``: it lays blue tiles on water. ``longer_single_train``:
    stops more for a train that is its only one. ``passes_full_cities``: these do not stop it, and pay
    nothing. ``last_runs``: how many times its trains run after they have rusted. ``more_trains``: above the
    limit of others. ``for_a_mountain``: what it receives after paying for one, in $.
    """

    picks_home: bool = False
    yellow_after_upgrade: int = 0
    bridges: bool = False
    longer_single_train: int = 0
    passes_full_cities: bool = False
    last_runs: int = 0
    more_trains: int = 0
    suburbs: Suburbs | None = None
    for_a_mountain: int = 0


class Charter(Fact, frozen=True, kw_only=True):
    """A company with shares: its home, and the cost in $ of placing each of its tokens.

    ``home``: None where it is not printed on a map of the box. ``other_tokens``: the costs by another list.
    ``launch_bonus_in_pars``: what the bank adds to its treasury at the launch. ``free_hexes``: where the
    first tile of a hex costs it nothing. ``shares``: into how many it is divided, where that is printed.
    ``modes``: in which of them it is in the game; none named: in all.
    """

    id: str
    name: str
    kind: Literal["public", "minor", "major"] = "public"
    home: Home | None = None
    tokens: tuple[int, ...]
    other_tokens: tuple[int, ...] = ()
    shares: int | None = None
    ability: Ability = Ability()
    modes: tuple[str, ...] = ()
    second_city: "SecondCity | None" = None
    launch_bonus_in_pars: int = 0
    free_hexes: tuple[str, ...] = ()


class SecondCity(Fact, frozen=True, kw_only=True):
    """A city in which a space is kept for a company.

    ``price`` in $ of its token there, ``unconnected_price`` without a connection (None: not possible).
    """

    hex: str
    exits: tuple[Side, ...] = ()
    price: int
    unconnected_price: int | None = None


class Independent(Fact, frozen=True, kw_only=True):
    """A railroad without shares, owned like the private company of the same id; ``treasury`` in $."""

    id: str
    name: str
    home: Home
    treasury: int
    train: str


class RemovableGroup(Fact, frozen=True, kw_only=True):
    """Companies or privates of which some leave the game with few players.

    ``more``: how many more than ``removed_per_group`` of the number of players says.
    """

    name: str
    members: tuple[str, ...]
    more: int = 0


class DraftTerms(Fact, frozen=True, kw_only=True):
    """The distribution of the privates: cards drawn beyond the number of players, falling price in $."""

    extra_cards: int
    discount_step: int


class MinorAuction(Fact, frozen=True, kw_only=True):
    """The auction of a minor: the least bid and the step of bids, in $."""

    least: int
    step: int


class Mode(Fact, frozen=True, kw_only=True):
    """A way to play the game: by how many, for how many cycles, with how many columns of charters.

    ``trains_out``: how many of each rank are taken out.
    """

    players: tuple[int, ...]
    cycles: int
    columns: int
    trains_out: dict[str, int] = msgspec.field(default_factory=dict)


class AuctionTerms(Fact, frozen=True, kw_only=True):
    """Steps of bids and of the falling price of the first private company (0: it stays), in $."""

    bid_increment: int
    bid_multiple: int
    discount_step: int = 0
    discount_floor: int = 0


class ShareRules(Fact, frozen=True, kw_only=True):
    """A public company's certificates (the president's first) and the limits on them, in percent.

    ``published_two_player_certificates`` are those of most companies in the published game for two.
    ``optional_player_limits``: those of an optional rule, by the number of players. ``sell_down_from``: with
    so much a player must sell down to the limit. ``rest_to_treasury``: what is unsold when a company floats
    is its own.
    """

    certificates: tuple[int, ...]
    published_two_player_certificates: tuple[int, ...] = ()
    share_percent: int
    player_limit: int
    optional_player_limits: dict[int, int] = msgspec.field(default_factory=dict)
    pool_limit: int
    float_percent: int
    capital_in_pars: int = 0
    conversion: "Conversion | None" = None
    sell_down_from: int | None = None
    rest_to_treasury: bool = False

    def certificates_of(self, shares: int | None) -> tuple[int, ...]:
        """The certificates of a company of so many shares (None: all companies have as many)."""
        if self.conversion is not None and shares == 100 // self.conversion.share_percent:
            return self.conversion.certificates
        return self.certificates


class Conversion(Fact, frozen=True, kw_only=True):
    """What a company has that is converted to more and smaller shares, or is founded or formed so.

    ``certificates`` and ``share_percent`` in percent, the president's certificate first; ``capital_in_pars``
    of one founded so. ``pays_in_prices``: what the bank pays a company that is converted, in share prices.
    """

    certificates: tuple[int, ...]
    share_percent: int
    capital_in_pars: int = 0
    pays_in_prices: int = 0


class MarketChart(Fact, frozen=True, kw_only=True):
    """The share-price chart: prices in $ by row from the top; cells are named ``r3c5``.

    ``ceilings``: the last cell for a company of so many shares. ``edges``: which way a marker goes at the
    ends of a row. ``end_price`` in $: the price that ends the game.
    """

    rows: tuple[tuple[int, ...], ...]
    par_cells: dict[int, str]
    yellow_cells: frozenset[str] = frozenset()
    ceilings: dict[int, str] = msgspec.field(default_factory=dict)
    edges: "MarketEdges | None" = None
    end_price: int | None = None


class MarketEdges(Fact, frozen=True, kw_only=True):
    """Which way the arrows at the left and right ends of the rows point."""

    left: Literal["up", "down"]
    right: Literal["up", "down"]


class RangeInPlay(Fact, frozen=True, kw_only=True):
    """What trains of a rank can do while ``trains`` of them are in play, and ``phase`` has begun."""

    trains: int
    stops: int
    multiplier: int
    phase: str | None = None


class TrainCard(Fact, frozen=True, kw_only=True):
    """A rank of trains: price in $, number (None: unlimited), stops on a route (None: any number).

    ``count`` may depend on the number of players. ``visits``: stops it may visit where only ``stops`` of them
    pay. ``side_of``: this is the other side of the cards of that rank, which have the number.
    ``multiplier``: how many times its stops pay. ``towns``: they are ``stops`` like the others; ``free``:
    they pay and use up none of the number; ``ignored``: neither. ``hexes``: how many it goes beyond its
    first. ``in_play``: its range by how many are in play. ``count_by_companies``: how many there are once
    companies have been counted; ``other_count``: another figure for ``count``; ``other_counts``: other tables
    by name. ``scrap``: refund in $ when it is scrapped. ``trade_in_of``: the ranks that may be handed in for
    it (empty: any).
    """

    name: str
    price: int
    count: int | dict[int, int] | None = None
    stops: int | None
    starts_phase: str
    visits: int | None = None
    side_of: str | None = None
    multiplier: int = 1
    towns: Literal["stops", "free", "ignored"] = "stops"
    phased_out_at: str | None = None
    rusts_at: str | None = None
    exportable: bool = False
    available_from: str | None = None
    trade_in_price: int | None = None
    trade_in_of: tuple[str, ...] = ()
    hexes: int | None = None
    in_play: tuple[RangeInPlay, ...] = ()
    count_by_companies: dict[int, int] = msgspec.field(default_factory=dict)
    other_count: int | None = None
    other_counts: dict[str, dict[int, int]] = msgspec.field(default_factory=dict)
    scrap: int = 0
    exported_together: bool = False
    """If one of them is exported, all that the bank has are."""


class PhaseCard(Fact, frozen=True, kw_only=True):
    """A phase: what it allows, and what its beginning does.

    ``red_value`` says which figure of a red area counts, from 1. ``ends_reservations``: the spaces kept in
    second cities are open from then on. ``removes_markers``: the bonus markers leave the board.
    ``clears_hexes``: their tiles leave the board. ``train_limit`` may depend on the number of a company's
    shares. ``sizes``: how many shares a company founded now has; ``conversion``: those with fewer may be
    converted in their turn, or all are at once. ``hotel_value``: what a hotel adds to its town, in $.
    ``one_of_a_type``: a company may buy only one new train of each type in a turn. ``highest_start``: the
    highest price at which a company may start, in $. ``trades_trains``: companies may buy trains of each
    other, where that depends on the phase. ``most_columns``: how far a dividend may move a price.
    ``forms_national``: the national company may be formed when it begins.
    """

    name: str
    tiles: tuple[Colour, ...]
    operating_rounds: int
    train_limit: int | dict[int, int]
    red_value: int
    buy_privates: bool = False
    closes_privates: bool = False
    ends_reservations: bool = False
    removes_markers: bool = False
    clears_hexes: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()
    conversion: Literal["may", "all", ""] = ""
    hotel_value: int = 0
    one_of_a_type: bool = False
    highest_start: int | None = None
    trades_trains: bool = False
    most_columns: int = 1
    forms_national: bool = False

    def trains_allowed(self, shares: int = 0) -> int | None:
        """How many trains a company of so many shares may own; None: as many as it likes."""
        return self.train_limit if isinstance(self.train_limit, int) else self.train_limit.get(shares)


class Loans(Fact, frozen=True, kw_only=True):
    """Terms of loans, in $: what a company gets, pays a round, and loses of its final price for each.

    ``whole_interest``: a treasury pays the interest of a loan whole or not at all while the earnings can.
    """

    amount: int
    interest: int
    whole_interest: bool = False
    most: int
    off_the_price: int


class Bonds(Fact, frozen=True, kw_only=True):
    """The national company's bonds, in $: price, interest a round, what each takes off its final price."""

    count: int
    face: int
    interest: int
    off_the_price: int


class Formation(Fact, frozen=True, kw_only=True):
    """The certificates of the national company if at least ``companies`` merge; ``bonds`` are given, too."""

    companies: int
    certificates: tuple[int, ...]
    share_percent: int
    bonds: bool = False


class National(Fact, frozen=True, kw_only=True):
    """The company that is formed of others.

    ``old_shares``: how many of theirs are given for one of its shares. ``more_tokens``: besides those that it
    replaces, home tokens and ``tokens_replaced`` of each company. ``more_trains``: above the limit of others.
    """

    id: str
    name: str
    forms: tuple[Formation, ...]
    old_shares: int
    least_price: int
    more_tokens: int
    tokens_replaced: int
    more_trains: int
    bonds: Bonds


class Box(Fact, frozen=True, kw_only=True):
    """A components file, as it is written."""

    game: str
    edition: str
    players: dict[int, PlayerCount]
    bank: int | None
    privates: tuple[PrivateCard, ...] = ()
    auction: AuctionTerms | None = None
    minor_auction: MinorAuction | None = None
    modes: dict[str, Mode] = msgspec.field(default_factory=dict)
    """Ways to play, by name; the option ``mode`` says which."""
    parts: MapParts | None = None
    """What the map is built of; ``hexes`` are those built of it."""
    draft: DraftTerms | None = None
    independents: tuple[Independent, ...] = ()
    removable: tuple[RemovableGroup, ...] = ()
    least_tile_cost: int = 0
    sealed_bids: tuple[int, ...] = ()
    """What can be bid for the choice of a private company, in $."""
    tokens_by_distance: bool = False
    """The costs of tokens are for each hex of track from the nearest station."""
    homes_at_setup: bool = False
    """Every company has the token of its home on the map from the start."""
    national: National | None = None
    loans: Loans | None = None
    ferries: tuple[Ferry, ...] = ()
    reconstruction: bool = False
    """Some of it is no fact of the published game; ``origins`` says what."""
    origins: dict[str, Origin] = msgspec.field(default_factory=dict)
    """Where figures are from, by path."""
    companies: tuple[Charter, ...]
    shares: ShareRules
    market: MarketChart
    trains: tuple[TrainCard, ...]
    phases: tuple[PhaseCard, ...]
    tiles: TileSupply
    grid: Grid
    hexes: dict[str, Hex] = msgspec.field(default_factory=dict)
