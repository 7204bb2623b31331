"""The shape of the map: which hexes adjoin, and the track of every hex, tile and rotation in absolute sides.

Everything here is fixed by the components and never changes during a game, so it is worked out once and
shared by all boards of a game. Hexes are plain numbers here (their place in ``Geography.names``); a
**border** is the number ``hex * 6 + side`` and stands for *entering that hex by that side*.
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations

from ...components import COLOURS, Components, Place, SideCost, Track

UNBUILT = 0
"""Colour rank of a hex without track; yellow, green, brown and gray tiles are 1 to 4, blue ones 5."""
COLOUR_NAMES = ("unbuilt", *COLOURS, "blue")
RANKS = {colour: rank for rank, colour in enumerate(COLOUR_NAMES)}

FIRST_NODE = 6
"""Ends of pieces of track: 0 to 5 are sides of the hex, 6 and up its nodes (6 + index)."""


@dataclass(frozen=True, slots=True)
class FitTerms:
    """What is asked of a tile for a hex, where games and their readings differ.

    ``unmarked_last``: on a marked hex lies an unmarked tile of a colour in which none has the mark.
    ``blind_ends``: new track may lead to where there can be none. ``off_chart``: pairs of tiles of which the
    second does not follow the first. ``open_water``: the sides with water to which track may lead, bits.
    ``in_use``: the pieces of track that have to stay, bits; None: all.
    """

    unmarked_last: bool = False
    blind_ends: bool = False
    off_chart: frozenset[tuple[str, str]] = frozenset()
    open_water: int = 0
    in_use: int | None = None


@dataclass(frozen=True, slots=True)
class Node:
    """A point where track meets: a ``city``, ``town`` or ``off_board`` place, or a ``junction`` (no stop).

    ``exits`` are the sides its track runs to, sorted. ``values`` are its figures in $; the phase says which
    of them counts. ``slots``: its spaces for tokens. ``ends_route``: no train goes beyond it. ``direction``:
    at which end of the map an off-board place lies (``east``, ``west`` or empty), with the ``bonus`` in $
    that it adds to a route between both ends. ``ferry``: further sides, at which ferry lines reach it; they
    are no part of its name. ``joined``: the nodes of the same hex to which track inside the hex leads.
    """

    kind: str
    exits: tuple[int, ...]
    values: tuple[int, int, int, int]
    slots: int
    group: str
    ends_route: bool
    direction: str = ""
    bonus: int = 0
    ferry: tuple[int, ...] = ()
    joined: tuple[int, ...] = ()

    @property
    def ways(self) -> tuple[int, ...]:
        """All sides by which trains come to it, ferries among them."""
        return self.exits + self.ferry

    @property
    def is_stop(self) -> bool:
        """Whether a train can stop here."""
        return self.kind != "junction"


@dataclass(frozen=True)
class Layout:
    """The track in a hex: as printed, or of a tile in a rotation, with absolute sides.

    ``rank``: of its colour, 0 unbuilt to 4 gray. ``pieces``: each piece of track as a pair of ends (0 to 5 a
    side, ``6 + i`` node ``i``), the smaller first. ``ways[side]``: the pieces that begin at a side, as (piece
    index, other end). ``node_ways[i]``: the pieces at node ``i``, as (piece index, side). ``sides``: bit
    ``1 << side`` is set where there is track, in ``ferries`` where it is a ferry line that reaches a place
    there, in ``doubled`` where two lines run side by side.
    """

    rank: int
    label: str
    kind: str
    nodes: tuple[Node, ...]
    pieces: tuple[tuple[int, int], ...]
    ways: tuple[tuple[tuple[int, int], ...], ...]
    node_ways: tuple[tuple[tuple[int, int], ...], ...]
    sides: int
    ferries: int = 0
    doubled: int = 0

    @cached_property
    def look(self) -> tuple[object, ...]:
        """What the eye sees: equal for rotations that look the same."""
        plain = frozenset(piece for piece in self.pieces if piece[1] < FIRST_NODE)
        nodes = sorted(
            (node.kind, node.exits, node.values, node.slots, node.ferry, node.joined) for node in self.nodes
        )
        return self.rank, self.label, plain, tuple(nodes), self.doubled

    @cached_property
    def rails(self) -> int:
        """The sides to which the tile or the print itself has track, no ferry line: bits."""
        return self.sides & ~sum({1 << side for node in self.nodes for side in node.ferry})

    @cached_property
    def plain_track(self) -> frozenset[tuple[int, int]]:
        """The pieces from side to side."""
        return frozenset(piece for piece in self.pieces if piece[1] < FIRST_NODE)

    @cached_property
    def passages(self) -> frozenset[tuple[int, int]]:
        """The pairs of sides between which a train runs without a stop: plain track, and across junctions."""
        across = (pair for node in self.nodes if not node.is_stop for pair in combinations(node.exits, 2))
        return self.plain_track.union(across)

    @cached_property
    def takes_two_runs(self) -> bool:
        """Whether one route can come into the hex twice: over track without a common side or node."""
        uses = [({*pair}, -1) for pair in self.plain_track]
        for number, node in enumerate(self.nodes):
            sides = [{side} for side in node.exits] if node.is_stop else map(set, combinations(node.exits, 2))
            uses += [(side, number) for side in sides]
        return any(
            one.isdisjoint(other) and (here < 0 or here != there)
            for (one, here), (other, there) in combinations(uses, 2)
        )

    def pieces_of(self, passage: tuple[int, int]) -> list[int]:
        """The indexes of the pieces of track that make up a passage: one, or two that meet at a junction."""
        if passage in self.plain_track:
            return [self.pieces.index(passage)]
        node = next(
            n for n, node in enumerate(self.nodes) if not node.is_stop and {*passage} <= {*node.exits}
        )
        return [self.pieces.index((side, FIRST_NODE + node)) for side in passage]

    @cached_property
    def has_city(self) -> bool:
        """Whether there is a city."""
        return any(node.kind == "city" for node in self.nodes)

    def node_at(self, exits: tuple[int, ...]) -> int:
        """The index of the stop whose track runs to exactly these sides, -1 if there is none."""
        for index, node in enumerate(self.nodes):
            if node.exits == exits and node.is_stop:
                return index
        return -1

    def city_keeping(self, exits: tuple[int, ...]) -> int:
        """The index of the city whose track runs to all of these sides (and maybe more), -1 if none."""
        return self.place_keeping("city", exits)

    def place_keeping(self, kind: str, exits: tuple[int, ...]) -> int:
        """The index of the place of that kind whose track runs to all of these sides, -1 if there is none."""
        for index, node in enumerate(self.nodes):
            if node.kind == kind and set(exits) <= set(node.exits):
                return index
        return -1


def kind_of(track: Track) -> str:
    """``plain``, ``town``, ``double_town`` or ``city``: which hexes a tile is for."""
    if track.cities:
        return "city"
    return ("plain", "town", "double_town")[min(len(track.towns), 2)]


def _values(place: Place) -> tuple[int, int, int, int]:
    if isinstance(place.value, int):
        return (place.value,) * 4
    found = [place.value[colour] for colour in COLOURS if colour in place.value]
    found += [found[-1]] * (len(COLOURS) - len(found))
    return found[0], found[1], found[2], found[3]


def make_layout(
    track: Track,
    rank: int,
    kind: str,
    rotation: int = 0,
    group: str = "",
    ends_route: bool = False,
    ferry: tuple[int, ...] = (),
) -> Layout:
    """The layout of a tile or printed hex, turned clockwise by ``rotation`` sides.

    ``ferry``: the sides at which ferry lines reach the first place in the hex, whatever tile it has.
    """
    nodes: list[Node] = []
    pieces: list[tuple[int, int]] = []

    def turned(sides: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted((side + rotation) % 6 for side in sides))

    for pair in track.track:
        first, second = turned(pair)
        pieces.append((first, second))
    for what, places in (("city", track.cities), ("town", track.towns), ("off_board", track.off_board)):
        first = len(nodes)
        for place in places:
            slots = int(what == "city") if place.slots is None else place.slots
            stops_here = ends_route or what == "off_board"
            exits, worth = turned(place.exits), _values(place)
            reached = turned(place.ferry) + (() if nodes else ferry)
            lines = tuple(sorted({*reached} - {*exits}))
            inside = tuple(first + other for other in place.joined)
            nodes.append(
                Node(
                    what, exits, worth, slots, group, stops_here, place.direction, place.bonus, lines, inside
                )
            )
    for junction in track.junctions:
        nodes.append(Node("junction", turned(junction), (0, 0, 0, 0), 0, "", False))
    for index, node in enumerate(nodes):
        pieces.extend((side, FIRST_NODE + index) for side in node.ways)
    pieces.sort()
    ways: list[list[tuple[int, int]]] = [[] for _ in range(6)]
    node_ways: list[list[tuple[int, int]]] = [[] for _ in nodes]
    for number, (one, other) in enumerate(pieces):
        ways[one].append((number, other))
        if other < FIRST_NODE:
            ways[other].append((number, one))
        else:
            node_ways[other - FIRST_NODE].append((number, one))
    sides = sum(1 << side for side in range(6) if ways[side])
    shores = {*ferry, *(side for place in (*track.cities, *track.towns) for side in turned(place.ferry))}
    ferries = sum(1 << side for side in shores)
    doubled = sum({1 << side for place in track.cities for side in turned(place.doubled)})
    return Layout(
        rank,
        track.label,
        kind,
        tuple(nodes),
        tuple(pieces),
        tuple(map(tuple, ways)),
        tuple(map(tuple, node_ways)),
        sides,
        ferries,
        doubled,
    )


class Geography:
    """The map of a game: neighbours, printed track, and each tile's layout in every hex and rotation."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.names: tuple[str, ...] = tuple(components.hexes)
        self.index: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(self._neighbour(name, side) for side in range(6)) for name in self.names
        )
        """``neighbours[hex][side]``: the hex there, -1 off the map or across an impassable side."""
        self.across: tuple[int, ...] = tuple(
            -1 if there < 0 else there * 6 + (side + 3) % 6
            for row in self.neighbours
            for side, there in enumerate(row)
        )
        """``across[border]``: the border entered when leaving by that side, -1 if none. Its own inverse."""
        self.printed: tuple[Layout, ...] = tuple(self._printed(name) for name in self.names)
        self.takes_tiles: tuple[bool, ...] = tuple(
            components.hexes[name].kind in ("plain", "town", "double_town", "city") for name in self.names
        )
        self.waters: dict[int, str] = {
            self.index[name]: segment.tile
            for line in components.ferries
            for segment in line.segments
            for name in segment.hexes[1:-1]
        }
        """Lake hex -> the ferry tile that lies there, unturned, once its line is open."""
        self.bridges: frozenset[str] = frozenset(
            name for name, tile in components.tiles.items() if tile.colour == "blue"
        ).difference(self.waters.values())
        """The tiles that lie on water and are no ferries."""
        self.annexes: dict[int, tuple[int, ...]] = {
            self.index[home.hex]: tuple(self.index[name] for name in home.also)
            for home in components.homes.values()
            if home.also
        }
        """Hex of a home -> the further hexes of the same place, which a token there serves, too."""
        self.upgraded_kinds: frozenset[str] = frozenset(
            kind_of(tile) for tile in components.tiles.values() if tile.colour != COLOURS[0]
        )
        """The kinds of hexes for which there are tiles beyond the first colour."""
        self.costs: tuple[int, ...] = tuple(components.hexes[name].cost for name in self.names)
        """What the ground of each hex costs, in $."""
        self.mountains: tuple[bool, ...] = tuple(components.hexes[name].mountain for name in self.names)
        self.side_costs: dict[int, SideCost] = self._side_costs()
        """Border -> what track across it costs; the same from both sides."""
        self.homes: dict[str, tuple[int, tuple[int, ...]]] = {
            company: (self.index[home.hex], tuple(sorted(home.exits)))
            for company, home in components.homes.items()
        }
        """Company -> its home hex and the sides of its home city (none where the hex has one city only)."""
        self._layouts: dict[tuple[int, str, int], Layout] = {}
        self._same: dict[tuple[str, int], int] = {}
        self.memo: dict[object, object] = {}
        """For rules that want to remember what depends on the components only."""

    def _neighbour(self, name: str, side: int) -> int:
        printed = self.components.hexes[name]
        if side in printed.impassable:
            return -1
        return self.index.get(self.components.grid.beyond(name, side), -1)

    def _side_costs(self) -> dict[int, SideCost]:
        found: dict[int, SideCost] = {}
        for number, name in enumerate(self.names):
            for side, cost in self.components.hexes[name].side_costs.items():
                border = number * 6 + side
                found[border] = cost
                if self.across[border] >= 0:
                    found[self.across[border]] = cost
        return found

    def _printed(self, name: str) -> Layout:
        printed = self.components.hexes[name]
        track: Track = printed
        if printed.kind == "city" and not printed.cities:
            track = Track(cities=(Place(),), label=printed.label)
        elif printed.kind in ("town", "double_town") and not printed.towns:
            track = Track(towns=(Place(),) * (2 if printed.kind == "double_town" else 1), label=printed.label)
        rank = UNBUILT if printed.colour is None else RANKS[printed.colour]
        ends_route = printed.kind == "red"
        return make_layout(
            track, rank, printed.kind, group=printed.group, ends_route=ends_route, ferry=printed.ferry
        )

    def layout(self, hex_index: int, tile: str, rotation: int) -> Layout:
        """The track of a hex with that tile on it (KeyError: no such tile)."""
        key = (hex_index, tile, rotation)
        found = self._layouts.get(key)
        if found is None:
            card = self.components.tiles[tile]
            printed = self.components.hexes[self.names[hex_index]]
            kind = "blue" if card.colour == "blue" else kind_of(card)  # a ferry: it fits no hex of land
            ferry = printed.ferry if kind == "town" else ()
            found = make_layout(card, RANKS[card.colour], kind, rotation, printed.group, ferry=ferry)
            self._layouts[key] = found
        return found

    def same_looking(self, tile: str, rotation: int) -> int:
        """The smallest rotation in which the tile looks the same as in this one."""
        found = self._same.get((tile, rotation))
        if found is None:
            card = self.components.tiles[tile]
            looks = [make_layout(card, RANKS[card.colour], "", other).look for other in range(6)]
            found = looks.index(looks[rotation])
            self._same[tile, rotation] = found
        return found


@lru_cache(maxsize=16)
def geography_of(components: Components) -> Geography:
    """The geography of a game's components, worked out once."""
    return Geography(components)
