"""What the box of a game says, prepared for checking many states quickly."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple

from trackwalker.by_identity import ByIdentity
from trackwalker.components.box import Box
from trackwalker.components.built_map import of_table
from trackwalker.components.hexes import Hexes, Lying
from trackwalker.components.ordinary_cities import with_ordinary_cities
from trackwalker.components.shapes import Shape
from trackwalker.games.known import notes_of
from trackwalker.games.terms import Rules, Terms

__all__ = ["Facts", "Node"]

COLOURS = ("yellow", "green", "brown", "gray")


_MOST_TABLES = 32
"""Of how many tables with maps of their own what the box says is kept."""


class Node(NamedTuple):
    """A city, town or red area of a hex.

    exits: the hex sides its track touches, sorted. slots: spaces for markers (0: no city). values: what it
    earns in $, by the colour reached (four times the same where that does not matter). direction: the end of
    the map where a red area lies, and bonus what it adds in $ to a route between both ends. town: it is one.
    ferry: the sides at which ferry lines reach it.
    """

    exits: tuple[int, ...]
    slots: int
    values: tuple[int, ...]
    direction: str = ""
    bonus: int = 0
    town: bool = False
    ferry: tuple[int, ...] = ()


class Facts:
    """The components of a game (`trackwalker.components.load`), indexed, and the terms it is played by.

    prefix: the beginning of its clauses' ids. readings: question -> its usual reading. departs: those that
    are read otherwise in the base.
    """

    def __init__(
        self,
        components: dict[str, Any],
        prefix: str,
        readings: Mapping[str, str],
        departs: Mapping[str, str] = {},
    ) -> None:
        self.components = components
        self.readings = readings
        self.departs = departs
        self.prefix = prefix
        self.notes = notes_of(components["game"])
        self.box = Box(components)
        self.phase = self.box.phases
        self.phases = list(self.box.phases)
        self.trains = self.box.trains
        self.companies = self.box.companies
        self.independents = self.box.independents
        self.privates = self.box.privates
        self.yellow_cells = self.box.uncounted_cells
        self.rows: list[list[int]] = components["market"]["rows"]
        self.shares = components["shares"]
        self.hexes: dict[str, dict[str, Any]] = components.get("hexes", {})
        self._terms: dict[tuple[object, ...], Terms] = {}
        self._nodes: dict[tuple[str, Lying | None], tuple[Node, ...]] = {}
        self._fitting: dict[tuple[str, int], tuple[Lying, ...]] = {}
        self._lays: dict[tuple[str, Lying | None], tuple[Lying, ...]] = {}
        self._lying: dict[tuple[str, str, int], tuple[str, ...]] = {}
        self._tables = ByIdentity[Facts](_MOST_TABLES)

    def at(self, state: Mapping[str, Any]) -> "Facts":
        """What the box says of one table: of its mode and its map, where maps are built at the table.

        By a reading the cities of the box are others.
        """
        others = self.terms(state.get("rules")).map.ordinary_cities
        made = of_table(with_ordinary_cities(self.components) if others else self.components, state)
        if made is self.components:
            return self
        return self._tables.of(made, make=lambda: Facts(made, self.prefix, self.readings, self.departs))

    def terms(self, rules: Mapping[str, Any] | None) -> Terms:
        """The terms by which a table is played that has these `rules` in its state."""
        said = Rules.stated(rules)
        stated = Rules({**self.departs, **said.readings}, said.deviations) if self.departs else said
        key = (*stated.readings.items(), None, *stated.deviations)
        found = self._terms.get(key)
        if found is None:
            found = self._terms[key] = self.notes.terms(stated)
        return found

    # phases and money ---------------------------------------------------------------------------------

    def reached(self, phase: str, other: str) -> bool:
        """Whether the game is in `other` or past it when it is in `phase`."""
        return self.phases.index(phase) >= self.phases.index(other)

    @cached_property
    def usual_shares(self) -> int:
        """How many shares a company has if nothing else is said of it."""
        return int(100 // self.shares["share_percent"])

    def size_of(self, shares: int) -> Mapping[str, Any]:
        """The certificates and the capital of a company of so many shares; LookupError for another number."""
        found: Mapping[str, Any]
        for found in (self.shares, self.shares.get("conversion") or {}):
            if found and 100 // found["share_percent"] == shares:
                return found
        raise LookupError(f"no company has {shares} shares")

    @property
    def has_hotels(self) -> bool:
        """Whether tokens can stand in towns."""
        return any(phase.get("hotel_value") for phase in self.phase.values())

    @cached_property
    def has_bridges(self) -> bool:
        """Whether some company may lay tiles on water."""
        return any(card.get("ability", {}).get("bridges") for card in self.companies.values())

    def tokens_printed(self, company: str) -> int:
        """How many markers a company has on its charter, the home marker included."""
        return len(self.companies[company]["tokens"]) if company in self.companies else 1

    def home(self, company: str) -> dict[str, Any]:
        """The home of a company of any kind: its hex and maybe the sides of the city."""
        home = self.box.home(company)
        if home is None:
            raise LookupError(f"the {company} has no home")
        return home

    def homes(self, company: str) -> tuple[str, ...]:
        """The hexes where the home token of a company can stand."""
        home = self.home(company)
        other = home.get("alternative")
        return (home["hex"], *home.get("also", ()), *(() if other is None else (other,)))

    @cached_property
    def income(self) -> dict[str, int]:
        """What each private company pays in an operating round, in $."""
        return {name: private["income"] for name, private in self.privates.items()}

    # the chart ----------------------------------------------------------------------------------------

    def cell_beside(self, cell: str, down: int, right: int) -> str | None:
        """The cell so many rows down and columns right of another; None beyond the chart."""
        row, _, column = cell[1:].partition("c")
        number, place = int(row) + down, int(column) + right
        if 1 <= number <= len(self.rows) and 1 <= place <= len(self.rows[number - 1]):
            return f"r{number}c{place}"
        return None

    def price_of(self, cell: str) -> int:
        """The price in $ printed in a cell."""
        row, _, column = cell[1:].partition("c")
        return self.rows[int(row) - 1][int(column) - 1]

    # the map ------------------------------------------------------------------------------------------

    @cached_property
    def map(self) -> Hexes:
        """Its hexes with the tiles that lie on them."""
        return self.box.tiles.hexes

    @property
    def shapes(self) -> dict[str, Shape]:
        """The track of each tile in rotation 0."""
        return self.map.shapes

    def colour(self, tile: str) -> str:
        """The colour of a tile."""
        return str(self.components["tile_shapes"][tile]["colour"])

    def look(self, tile: str, rotation: int) -> Any:
        """Equal for two rotations of a tile that look the same."""
        return self.map.look(tile, rotation)

    def same_look(self, tile: str, one: int, other: int) -> bool:
        """Whether two rotations of a tile look the same."""
        return self.map.same_look(tile, one, other)

    def neighbour(self, name: str, side: int) -> str:
        """The name of the hex beyond a side (it may be off the board)."""
        return self.map.neighbour(name, side)

    def nodes(self, name: str, lying: Lying | None) -> tuple[Node, ...]:
        """The cities and towns of a hex, on its tile or on the printed map."""
        key = (name, lying)
        found = self._nodes.get(key)
        if found is None:
            found = self._nodes[key] = tuple(self._find_nodes(name, lying))
        return found

    def city(self, name: str, lying: Lying | None, sides: tuple[int, ...]) -> Node:
        """The city of a hex whose track touches these sides. Raises LookupError if there is none."""
        for node in self.nodes(name, lying):
            if all(side in node.exits for side in sides):
                return node
        raise LookupError(f"no city of {name} touches the sides {list(sides)}")

    def _find_nodes(self, name: str, lying: Lying | None) -> Iterator[Node]:
        for place in self.map.places(name, lying):
            value = place.drawn["value"]
            values = (value,) * 4
            if isinstance(value, Mapping):
                values = tuple(value[colour] for colour in COLOURS if colour in value)
            slots = place.drawn.get("slots", int(place.kind == "cities"))
            first = place.number == 0 or place.drawn.get("ferry")
            shore = tuple(sorted(self.map.shore(name, lying) - {*place.exits})) if first else ()
            direction, bonus = place.drawn.get("direction", ""), place.drawn.get("bonus", 0)
            yield Node(place.exits, slots, values, direction, bonus, place.kind == "towns", shore)
        printed = self.hexes[name]
        if lying is None and printed["kind"] == "city" and not printed.get("cities"):
            yield Node((), 1, (0,) * 4, ferry=tuple(printed.get("ferry", ())))

    def _drawn(self, tile: str) -> dict[str, Any]:
        drawn: dict[str, Any] = self.components["tile_shapes"][tile]
        return drawn

    def wrongs_of_lying(self, name: str, tile: str, rotation: int) -> tuple[str, ...]:
        """What is wrong with a tile lying there in that way, whatever else lies on the map."""
        key = (name, tile, rotation)
        found = self._lying.get(key)
        if found is None:
            found = self._lying[key] = tuple(self._find_wrongs(name, tile, rotation))
        return found

    def _find_wrongs(self, name: str, tile: str, rotation: int) -> Iterator[str]:
        hexagon = self.hexes.get(name)
        if hexagon is None or tile not in self.shapes:
            yield f"#{tile} on {name}: no such tile or no such hex"
            return
        shape, drawn = self.shapes[tile].turned(rotation), self._drawn(tile)
        if drawn["colour"] == "blue":
            if (tile, rotation % 6) != (self.waters.get(name), 0):
                yield f"#{tile} turned {rotation} is no ferry line over {name}"
            return
        kind = "city" if shape.cities else ("plain", "town", "double_town")[min(len(shape.towns), 2)]
        if hexagon["kind"] != kind:
            yield f"#{tile} is a {kind} tile, {name} a {hexagon['kind']} hex"
        if hexagon.get("label") != drawn.get("label"):
            yield f"#{tile} is labelled {drawn.get('label')}, {name} {hexagon.get('label')}"
        if "colour" in hexagon and COLOURS.index(drawn["colour"]) <= COLOURS.index(hexagon["colour"]):
            yield f"#{tile} is {drawn['colour']}, {name} is printed {hexagon['colour']}"
        if shape.cities and shape.ferries != frozenset(hexagon.get("ferry", ())):
            yield f"#{tile} turned {rotation} has no ferry where {name} has it"
        for side in sorted(shape.sides - (Shape.read(hexagon).sides if self.box.is_built else set())):
            other = self.neighbour(name, side)
            beyond = self.hexes.get(other)
            if beyond is not None and beyond["kind"] == "blue" and self.has_bridges:
                continue  # that is looked at where it is laid
            if beyond is None:
                yield f"#{tile} on {name} runs off the board by side {side}"
            elif side in hexagon.get("impassable", ()) or (side + 3) % 6 in beyond.get("impassable", ()):
                yield f"#{tile} on {name} runs across side {side}, which cannot be crossed"
            elif beyond["kind"] in ("red", "gray", "blue") and (side + 3) % 6 not in Shape.read(beyond).sides:
                yield f"#{tile} on {name} runs into a side of {other} without track"

    @cached_property
    def waters(self) -> dict[str, str]:
        """Lake hex -> the ferry tile that lies there once its line is open."""
        return {
            name: str(segment["tile"])
            for line in self.components.get("ferries", ())
            for segment in line["segments"]
            for name in segment["hexes"][1:-1]
        }

    def fitting(self, name: str, rank: int) -> tuple[Lying, ...]:
        """The tiles of a colour (0: yellow) and their rotations that can lie in a hex, whatever is there."""
        key = (name, rank)
        found = self._fitting.get(key)
        if found is None:
            found = self._fitting[key] = tuple(
                (tile, rotation)
                for tile in self.shapes
                if rank < len(COLOURS) and self.colour(tile) == COLOURS[rank]
                for rotation in range(6)
                if not self.wrongs_of_lying(name, tile, rotation)
            )
        return found

    def lays(self, name: str, lying: Lying | None) -> tuple[Lying, ...]:
        """The tiles and rotations that fit a hex and keep all track of it, whoever may build there."""
        found = self._lays.get((name, lying))
        if found is None:
            colour = self.hexes[name].get("colour") if lying is None else self.colour(lying[0])
            fitting = self.fitting(name, 0 if colour is None else COLOURS.index(colour) + 1)
            kept = tuple(new for new in fitting if self.is_kept(name, lying, new))
            found = self._lays[name, lying] = kept
        return found

    def joins(self, name: str, lying: Lying | None, one: int, other: int) -> bool:
        """Whether track of a hex runs from one side to another without a stop."""
        return self.map.joins(name, lying, one, other)

    def junction(self, name: str, lying: Lying | None, one: int, other: int) -> frozenset[int]:
        """The sides that meet where track runs from one side to another; none if that is no junction."""
        return self.map.junction(name, lying, one, other)

    def is_kept(self, name: str, old: Lying | None, new: Lying) -> bool:
        """Whether all track of a hex is on the tile that replaces it, in the same position."""
        before, after = self.map.shape(name, old), self.map.shape(name, new)
        pairs = (
            ((*before.cities, *before.towns), (*after.cities, *after.towns)),
            ((*before.track, *before.junctions), (*after.track, *after.junctions)),
        )
        kept = all(any(part <= other for other in there) for parts, there in pairs for part in parts)
        return kept and self.map.shore(name, old) <= self.map.shore(name, new)
