"""The hexes of a game and the tiles that lie on them: neighbours, track and places of every hex."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from trackwalker.by_identity import ByIdentity
from trackwalker.components.built_map import axial, hex_name, of_table
from trackwalker.components.shapes import Shape

__all__ = ["Hexes", "Lying", "Place", "hexes_of"]

Lying = tuple[str, int]
"""A tile and its rotation."""


@dataclass(frozen=True, slots=True)
class Place:
    """A city, town or off-board area as drawn: `number` counts those of its kind in a hex.

    kind: `cities`, `off_board` or `towns`. exits: the hex sides its track touches, sorted. drawn: what the
    components say of it.
    """

    kind: str
    number: int
    exits: tuple[int, ...]
    drawn: Mapping[str, Any]


_shapes = ByIdentity[Shape](4096)


def _shapes_of(tiles: Mapping[str, Mapping[str, Any]]) -> dict[str, Shape]:
    """The shape of each tile; the same drawing is read once, since maps built at the table change often."""
    return {name: _shapes.of(drawn, make=partial(Shape.read, drawn)) for name, drawn in tiles.items()}


class Hexes:
    """All hexes of a map, by name, and all tiles of the game.

    printed: hex -> what is printed there. tiles: tile -> what is drawn on it. steps: how letter and number of
    a hex change when it is left by side 0 to 5.
    """

    def __init__(
        self,
        printed: Mapping[str, Mapping[str, Any]],
        tiles: Mapping[str, Mapping[str, Any]],
        steps: tuple[tuple[int, int], ...],
    ) -> None:
        self.printed = printed
        self.tiles = tiles
        self.steps = steps
        self.shapes = _shapes_of(tiles)
        self._printed_shapes: dict[str, Shape] = {}

    def neighbour(self, name: str, side: int) -> str:
        """The name of the hex beyond a side (it may be off the map)."""
        first, second = self.steps[side]
        if "," in name:
            return hex_name((axial(name)[0] + first, axial(name)[1] + second))
        return f"{chr(ord(name[0]) + first)}{int(name[1:]) + second}"

    def side_towards(self, name: str, other: str) -> int | None:
        """The side of a hex on which another lies; None if they do not adjoin."""
        return next((side for side in range(6) if self.neighbour(name, side) == other), None)

    def shape(self, name: str, lying: Lying | None) -> Shape:
        """The track of a hex: of the tile that lies there, or as printed."""
        if lying is not None:
            return self.shapes[lying[0]].turned(lying[1])
        shape = self._printed_shapes.get(name)
        if shape is None:
            shape = self._printed_shapes[name] = Shape.read(self.printed[name])
        return shape

    def shore(self, name: str, lying: Lying | None) -> frozenset[int]:
        """The sides at which ferry lines reach the place in a hex: as its city tile says, else as printed."""
        if lying is not None and self.shapes[lying[0]].cities:
            return self.shape(name, lying).ferries
        return frozenset(self.printed[name].get("ferry", ()))

    def places(self, name: str, lying: Lying | None) -> tuple[Place, ...]:
        """The cities, off-board areas and towns drawn on a hex; none where the print shows no track."""
        drawn, turn = (self.printed[name], 0) if lying is None else (self.tiles[lying[0]], lying[1])
        return tuple(
            Place(kind, number, tuple(sorted((side + turn) % 6 for side in place["exits"])), place)
            for kind in ("cities", "off_board", "towns")
            for number, place in enumerate(drawn.get(kind, ()))
        )

    def joins(self, name: str, lying: Lying | None, one: int, other: int) -> bool:
        """Whether track of a hex runs from one side to another without a stop."""
        ends = frozenset((one, other))
        return ends in self.shape(name, lying).track or bool(self.junction(name, lying, one, other))

    def junction(self, name: str, lying: Lying | None, one: int, other: int) -> frozenset[int]:
        """The sides that meet where track runs from one side to another; none if that is no junction."""
        ends = frozenset((one, other))
        found = (sides for sides in self.shape(name, lying).junctions if len(ends) == 2 and ends <= sides)
        return next(found, frozenset())

    def look(self, tile: str, rotation: int) -> tuple[Any, ...]:
        """Equal for two rotations of a tile that look the same."""
        return self.shapes[tile].turned(rotation % 6).look

    def same_look(self, tile: str, one: int, other: int) -> bool:
        """Whether two rotations of a tile look the same."""
        return one == other or (tile in self.shapes and self.look(tile, one) == self.look(tile, other))


def hexes_of(components: Mapping[str, Any], state: Mapping[str, Any] | None = None) -> Hexes:
    """The hexes of a game: of its printed map, or of the pieces that lie on the table of `state`.

    Raises TrackwalkerError for pieces that cannot lie so.
    """
    if state is not None:
        components = of_table(dict(components), state)
    steps = tuple((first, second) for first, second in components["grid"]["step"])
    tiles = {str(name): drawn for name, drawn in components["tile_shapes"].items()}
    return Hexes(components.get("hexes", {}), tiles, steps)
