"""The shapes of what is on the map: hexes, tiles, places, ferries, and how hexes lie.

Money is in whole dollars.
"""

from typing import Literal

import msgspec

Colour = Literal["yellow", "green", "brown", "gray", "blue"]
COLOURS: tuple[Colour, ...] = ("yellow", "green", "brown", "gray")
"""Colours of tiles, in the order of upgrading; a blue one lies on water and is not upgraded."""

HexKind = Literal["plain", "town", "double_town", "city", "red", "gray", "blue"]
Side = int
"""A side of a hex, 0 to 5 clockwise."""

Terrain = Literal["river", "hill"]
"""Ground that makes track dearer."""

Values = int | dict[Colour, int]
"""What a place is worth in $: a number, or its printed figures in the order of the colours they stand in."""


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of everything read from a components file."""


class Place(Fact, frozen=True, kw_only=True):
    """A city, town or off-board place: the sides its track runs to, its value, its spaces for tokens."""

    exits: tuple[Side, ...] = ()
    value: Values = 0
    slots: int | None = None
    """Spaces for tokens; None: one in a city, none elsewhere."""
    direction: Literal["east", "west", ""] = ""
    """The end of the map at which an off-board place lies, where that counts."""
    bonus: int = 0
    """What it adds in $ to a route between east and west."""
    doubled: tuple[Side, ...] = ()
    """Those of its sides to which two lines run side by side."""
    ferry: tuple[Side, ...] = ()
    """Sides at which ferry lines reach it."""


class Track(Fact, frozen=True, kw_only=True):
    """Track and places of a tile in rotation 0, or as printed on a hex.

    ``junctions`` are points where all of the sides named meet without a stop; one side: a dead end.
    """

    track: tuple[tuple[Side, Side], ...] = ()
    towns: tuple[Place, ...] = ()
    cities: tuple[Place, ...] = ()
    off_board: tuple[Place, ...] = ()
    junctions: tuple[tuple[Side, ...], ...] = ()
    label: str = ""


class Tile(Track, frozen=True, kw_only=True):
    """A tile in rotation 0."""

    colour: Colour


class SideCost(Fact, frozen=True, kw_only=True):
    """What track across a side costs in $, and over what it goes."""

    price: int
    ground: Literal["bridge", "tunnel"]


class Hex(Track, frozen=True, kw_only=True):
    """A hex of the map as printed. ``cost`` in $ is paid for its first tile, ``mountain`` says what for.

    ``colour`` is set where printed track counts as a tile; no track crosses the sides in ``impassable``.
    ``side_costs``: sides across which the completing track costs more (in the file of both hexes or of one).
    ``terrain``: what its cost is for. ``upgrade_cost`` in $ of a tile of that colour. ``ferry``: sides at
    which ferry lines reach the place in it.
    """

    kind: HexKind
    name: str = ""
    cost: int = 0
    group: str = ""
    colour: Colour | None = None
    impassable: tuple[Side, ...] = ()
    mountain: bool = False
    side_costs: dict[Side, SideCost] = {}
    terrain: Terrain | None = None
    upgrade_cost: dict[Colour, int] = {}
    ferry: tuple[Side, ...] = ()


class FerrySegment(Fact, frozen=True, kw_only=True):
    """A crossing from shore to shore, both included, and the tile laid on the water between."""

    hexes: tuple[str, ...]
    tile: str


class Ferry(Fact, frozen=True, kw_only=True):
    """A line over water that no train uses before it is opened."""

    id: str
    name: str
    segments: tuple[FerrySegment, ...]


class Grid(Fact, frozen=True, kw_only=True):
    """How hexes adjoin: by side, how the letter and the number of a hex's name change when crossing it."""

    letter: Literal["column", "row"]
    sides: tuple[str, ...]
    step: tuple[tuple[int, int], ...]


class TileSupply(Fact, frozen=True, kw_only=True):
    """How many of each tile (None: unlimited), and the tiles that only this game has."""

    counts: dict[str, int | None]
    special: dict[str, Tile] = {}


class SharedTiles(Fact, frozen=True, kw_only=True):
    """The file of numbered tiles."""

    tiles: dict[str, Tile]
