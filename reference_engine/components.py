"""What is in the box: a game's board, tiles, charters, cards and tables, from its ``components.yaml``.

Facts only; every rule is elsewhere. Money is in whole dollars, shares in percent; None where the file says
null: no limit.
"""

from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from .cards import (
    AuctionTerms,
    Box,
    Charter,
    Conversion,
    DraftTerms,
    Home,
    Independent,
    MarkerPower,
    MarketChart,
    PhaseCard,
    Power,
    PrivateCard,
    RemovableGroup,
    SecondCity,
    ShareRules,
    TokenPower,
    TrainCard,
)
from .components_check import fault_in
from .layers import ComponentsError, NoSuchEdition, as_kind, editions, layers_of, merged, plain
from .map_cards import (
    COLOURS,
    Colour,
    Grid,
    Hex,
    Place,
    SharedTiles,
    SideCost,
    Tile,
    Track,
)

__all__ = [
    "COLOURS",
    "AuctionTerms",
    "Charter",
    "Colour",
    "Components",
    "ComponentsError",
    "Conversion",
    "DraftTerms",
    "Grid",
    "Hex",
    "Home",
    "Independent",
    "MarkerPower",
    "MarketChart",
    "NoSuchEdition",
    "PhaseCard",
    "Place",
    "Power",
    "PrivateCard",
    "RemovableGroup",
    "SecondCity",
    "ShareRules",
    "SideCost",
    "Tile",
    "TokenPower",
    "Track",
    "TrainCard",
    "load_components",
    "without_areas",
]


NO_LIMIT = 1_000_000
"""More certificates than any game has."""


class Components:
    """A game's components, with the indexes that the rules need. Read only."""

    def __init__(self, box: Box, tiles: dict[str, Tile], editions: tuple[str, ...] = ()) -> None:
        self.box = box
        self.game = box.game
        self.edition = box.edition
        self.editions = editions or (box.edition,)
        """All editions of the game, the oldest first."""
        self.players = box.players
        self.bank = box.bank
        """All the money of the game in $; None: unlimited, or as the players' number says (``bank_for``)."""
        self.privates = box.privates
        self.companies = box.companies
        self.auction = box.auction
        self.minor_auction = box.minor_auction
        self.modes = box.modes
        self.parts = box.parts
        self.draft = box.draft
        self.independents = box.independents
        self.removable = box.removable
        self.least_tile_cost = box.least_tile_cost
        self.sealed_bids = box.sealed_bids
        self.tokens_by_distance = box.tokens_by_distance
        self.homes_at_setup = box.homes_at_setup
        self.national = box.national
        self.loans = box.loans
        self.ferries = box.ferries
        self.shares = box.shares
        self.market = box.market
        self.trains = box.trains
        self.phases = box.phases
        self.grid = box.grid
        self.hexes = box.hexes
        self.tiles = tiles
        """Every tile of the game by its id."""
        self.tile_counts = box.tiles.counts
        self.off_chart = box.tiles.off_chart
        """How many of each tile there are; None: unlimited."""
        self.privates_by_id = {private.id: private for private in box.privates}
        self.companies_by_id = {company.id: company for company in box.companies}
        self.independents_by_id = {railroad.id: railroad for railroad in box.independents}
        self.trains_by_name = {train.name: train for train in box.trains}
        self.phases_by_name = {phase.name: phase for phase in box.phases}
        self.ranks = tuple(train for train in box.trains if train.side_of is None)
        """The ranks of trains in the order of sale: the cards without the other sides of their rank."""
        self._order = {phase.name: number for number, phase in enumerate(box.phases)}

    def phase(self, name: str) -> PhaseCard:
        """The phase of that name (KeyError if there is none)."""
        return self.phases_by_name[name]

    def phase_reached(self, current: str, wanted: str) -> bool:
        """Whether phase ``wanted`` has begun when the game is in phase ``current``."""
        return self._order[current] >= self._order[wanted]

    def private(self, name: str) -> PrivateCard:
        """The private company of that name (KeyError if there is none)."""
        return self.privates_by_id[name]

    def company(self, name: str) -> Charter:
        """The public company of that name (KeyError if there is none)."""
        return self.companies_by_id[name]

    def start_cash(self, players: int) -> int:
        """What each of so many players starts with, in $."""
        return self.players[players].start_cash

    def certificate_limit(self, players: int, corporations: int = 0) -> int:
        """How many certificates each of so many players may hold with so many public companies in the game.

        For fewer players than the table has its first column counts, for fewer companies its first row; where
        a column has no entry in that row, the next one that has. Where there is no limit it is a number that
        nobody reaches.
        """
        for count in sorted(self.players):
            limits = self.players[count].certificate_limit
            if count < players:
                continue
            if limits is None:
                return NO_LIMIT
            if isinstance(limits, int):
                return limits
            row = max(corporations, min(limits))
            if row in limits:
                return limits[row]
        raise KeyError(f"no certificate limit for {players} players and {corporations} companies")

    def bank_for(self, players: int) -> int | None:
        """All the money of a game of so many players in $, their starting cash included; None: unlimited."""
        own = self.players[players].bank
        return self.bank if own is None else own

    def removed_of(self, group: RemovableGroup, players: int) -> int:
        """How many of a removable group leave a game of so many players."""
        return self.players[players].removed_per_group + group.more

    @cached_property
    def homes(self) -> dict[str, Home]:
        """Where each company starts; on a map built at the table those whose hex has been laid."""
        homes = {company.id: company.home for company in self.companies if company.home is not None}
        homes |= {railroad.id: railroad.home for railroad in self.independents}
        for name, printed in self.hexes.items():
            if printed.home:
                several = len(printed.cities) > 1
                homes[printed.home] = Home(hex=name, exits=printed.cities[0].exits if several else ())
        return homes

    @cached_property
    def company_names(self) -> tuple[str, ...]:
        """All companies, those without shares last."""
        return (*self.companies_by_id, *self.independents_by_id)

    def home(self, company: str) -> Home:
        """Where a public or independent company starts (KeyError if there is none of that name)."""
        return self.homes[company]

    def privates_for(self, players: int) -> tuple[PrivateCard, ...]:
        """The private companies in a game of so many players, in order."""
        return tuple(private for private in self.privates if private.min_players <= players)

    def rank_of(self, train: str) -> str:
        """The rank whose cards have that type of train on one of their sides (KeyError if there is none)."""
        card = self.trains_by_name[train]
        return card.name if card.side_of is None else card.side_of

    def faces(self, rank: str) -> tuple[str, ...]:
        """The types of train that a card of a rank can become, the rank itself first."""
        return (rank, *(train.name for train in self.trains if train.side_of == rank))

    def train_count(self, train: str, players: int, table: str = "") -> int | None:
        """How many cards of a train's rank a game of so many players has; None: unlimited.

        ``table``: by which other table, where the rank has another number in it.
        """
        card = self.trains_by_name[self.rank_of(train)]
        count = card.other_counts.get(table, card.count)
        return count[players] if isinstance(count, dict) else count

    @cached_property
    def blocked_hexes(self) -> dict[str, str]:
        """Hex -> the private company that blocks it by the rulebook."""
        return {name: private.id for private in self.privates for name in private.blocks}

    @cached_property
    def published_blocked_hexes(self) -> dict[str, str]:
        """Hex -> the private company that blocks it by its published card only."""
        return {name: private.id for private in self.privates for name in private.published_blocks}


T = TypeVar("T")


class _Head(msgspec.Struct):
    """The edition that the file of a game describes; others are layers over it."""

    edition: str


@lru_cache(maxsize=16)
def with_parted_homes(components: Components) -> Components:
    """The same box, but the hexes between which a company may choose its home are places of their own."""
    homes = (home for home in components.homes.values() if home.alternative is not None)
    return without_areas(components, frozenset(name for home in homes for name in home.hexes))


@lru_cache(maxsize=16)
def without_areas(components: Components, names: frozenset[str] | None = None) -> Components:
    """The same box, but each hex (or each of ``names``) of an area of several is a place of its own."""
    hexes = {
        name: msgspec.structs.replace(card, group="") if names is None or name in names else card
        for name, card in components.hexes.items()
    }
    return Components(msgspec.structs.replace(components.box, hexes=hexes), components.tiles)


@lru_cache(maxsize=16)
def with_ordinary_cities(components: Components) -> Components:
    """The same box, but each marked city is one place, worth as much as an unmarked one of its colour."""
    tiles, hexes = components.tiles, components.hexes
    ordinary = {
        tile.colour: tile.cities[0].value for tile in tiles.values() if tile.cities and not tile.label
    }

    def one_city(card: T, colour: str | None) -> T:
        if not isinstance(card, Track) or not (card.label and card.cities and colour in ordinary):
            return card
        city = Place(
            exits=tuple(sorted(side for place in card.cities for side in place.exits)),
            value=ordinary[colour],
            slots=sum(1 if place.slots is None else place.slots for place in card.cities),
        )
        return msgspec.structs.replace(card, cities=(city,))

    return Components(
        msgspec.structs.replace(
            components.box, hexes={name: one_city(card, card.colour) for name, card in hexes.items()}
        ),
        {name: one_city(tile, tile.colour) for name, tile in tiles.items()},
    )


def read_document(path: Path, kind: type[T]) -> T:
    """A YAML document of the specification, as far as ``kind`` describes it.

    Raises:
        ComponentsError: it cannot be read or does not fit, said with file and place.
    """
    return as_kind(plain(path), kind, path)


@lru_cache(maxsize=16)
def load_components(features: Path, game: str, edition: str | None = None) -> Components:
    """The components of an edition of a game, read once from the specification folder ``features``.

    ``edition``: None: the base.

    Raises:
        NoSuchEdition: the game has no such edition.
        ComponentsError: there is no such game, or a file is faulty.
    """
    path, shared_path = features / game / "components.yaml", features / "shared" / "tiles.yaml"
    document: Any = plain(path)
    base = as_kind(document, _Head, path).edition
    if edition == base:
        return load_components(features, game)  # one and the same box
    for layer in layers_of(path.parent, base, edition):
        document = merged(document, layer, path.parent)
    box = as_kind({**document, "edition": edition} if edition else document, Box, path)
    if box.game != game:
        raise ComponentsError(f"{path}: game: expected {game!r}, found {box.game!r}")
    shared = read_document(shared_path, SharedTiles).tiles
    tiles: dict[str, Tile] = {}
    for name in box.tiles.counts:
        tile = box.tiles.special.get(name) or shared.get(name)
        if tile is None:
            raise ComponentsError(
                f"{path}: tiles.counts, {name}: described neither under tiles.special nor in {shared_path}"
            )
        tiles[name] = tile
    for name in box.tiles.special:
        if name not in tiles:
            raise ComponentsError(f"{path}: tiles.special, {name}: has no number in tiles.counts")
    fault = fault_in(box, tiles)
    if fault is not None:
        raise ComponentsError(f"{path}: {fault[0]}: {fault[1]}")
    return Components(box, tiles, editions(path.parent, base))
