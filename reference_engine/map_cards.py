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
    joined: tuple[int, ...] = ()
    """The places of the same kind on its hex or tile that track inside leads to, by their number from 0."""


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
    which ferry lines reach the place in it. ``home``: the company that starts in it, in the first city if
    there are several. ``border``: no piece of the map is laid beside it.
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
    home: str = ""
    border: bool = False


class Piece(Fact, frozen=True, kw_only=True):
    """Three hexes of which a map is made, the second south-east of the first and the third south of it.

    Each is the name of a ground, or said in full; ``modes``: in which it is used, in all if none is named.
    """

    hexes: tuple[str | Hex, ...]
    modes: tuple[str, ...] = ()


class Project(Fact, frozen=True, kw_only=True):
    """A tile that lies among the pieces and makes a city a capital; ``modes`` as of a piece."""

    modes: tuple[str, ...] = ()


class Blanks(Fact, frozen=True, kw_only=True):
    """Single hexes: of which ground, how many, and how many by another list."""

    ground: str
    count: int
    other_count: int


class MapParts(Fact, frozen=True, kw_only=True):
    """What a map is made of that is built at the table.

    ``shared_sides``: at how many a piece has to lie beside others. ``destinations``: the cards that tell what
    an off-board place is worth, in $ by colour of the phase.
    """

    shared_sides: int
    grounds: dict[str, Hex]
    pieces: dict[str, Piece]
    projects: dict[str, Project]
    capital: Hex
    blanks: Blanks
    destinations: tuple[tuple[int, ...], ...]


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
    """How hexes adjoin: by side, how the letter and the number of a hex's name change when crossing it.

    On an ``axial`` grid a name is two numbers, ``"-2,3"``.
    """

    letter: Literal["column", "row", "axial"]
    sides: tuple[str, ...]
    step: tuple[tuple[int, int], ...]

    def beyond(self, name: str, side: int) -> str:
        """The name of the hex at a side of another, whether or not there is one."""
        first, second = self.step[side]
        if self.letter == "axial":
            q, _, r = name.partition(",")
            return f"{int(q) + first},{int(r) + second}"
        return f"{chr(ord(name[0]) + first)}{int(name[1:]) + second}"


class TileSupply(Fact, frozen=True, kw_only=True):
    """How many of each tile (None: unlimited), and the tiles that only this game has.

    ``off_chart``: pairs of which the second keeps the track of the first, while the chart leaves it out.
    """

    counts: dict[str, int | None]
    special: dict[str, Tile] = {}
    off_chart: tuple[tuple[str, str], ...] = ()


class SharedTiles(Fact, frozen=True, kw_only=True):
    """The file of numbered tiles."""

    tiles: dict[str, Tile]
