"""Tiles and hexes in words: which way a tile lies, and which place of a hex is meant."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from trackwalker.components.hexes import Hexes
from trackwalker.components.shapes import Shape
from trackwalker.errors import SceneError

INSIDE = "inside"
_STOP = re.compile(r"([A-Z]\d+|-?\d+,-?\d+)(?: \(([^)]*)\))?")


@dataclass(frozen=True)
class Spot:
    """A city or town: its hex, and the directions its track takes where the hex has several.

    No direction at all is that of a city to which only track inside its hex leads (`inside`).
    """

    hex: str
    sides: tuple[str, ...] | None = None

    def __str__(self) -> str:
        return self.hex if self.sides is None else f"{self.hex} ({', '.join(self.sides) or INSIDE})"

    @classmethod
    def of(cls, hexagon: str, sides: str) -> "Spot":
        """A spot by its hex, and what stands in brackets after it, maybe nothing."""
        found = () if sides == INSIDE else tuple(sides.split(", "))
        return cls(hexagon, found if sides else None)


@dataclass(frozen=True)
class Lie:
    """How a tile lies: `turned` so many sixths clockwise, or with track to exactly these `sides`."""

    turned: int | None = None
    sides: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"turned {self.turned}" if self.turned is not None else "joining " + " and ".join(self.sides)


@dataclass(frozen=True)
class TileSet:
    """The tiles and hexes of a game, and the names of the six hex sides."""

    hexes: Hexes
    side_names: tuple[str, ...]

    def tile(self, name: str) -> Shape:
        """The shape of a tile in rotation 0; SceneError if the game has no such tile."""
        if name not in self.hexes.shapes:
            raise SceneError(f"the game has no tile #{name}")
        return self.hexes.shapes[name]

    def printed(self, hexagon: str) -> Shape:
        """The printed track of a hex; SceneError if it is not on the map."""
        if hexagon not in self.hexes.printed:
            raise SceneError(f"there is no hex {hexagon} on the map")
        return self.hexes.shape(hexagon, None)

    def side_numbers(self, names: tuple[str, ...]) -> frozenset[int]:
        """The numbers of hex sides given by direction; SceneError for a direction this map does not have."""
        for name in names:
            if name not in self.side_names:
                raise SceneError(
                    f"hexes of this map have no side {name}; they have {', '.join(self.side_names)}"
                )
        return frozenset(self.side_names.index(name) for name in names)

    def rotation(self, tile: str, lie: Lie, hexagon: str = "") -> int:
        """The rotation that a lie means (the least, where several look the same).

        hexagon: where it lies; of ways to lie that differ in their ferry only, the one that is right there.
        """
        shape = self.tile(tile)
        if lie.turned is not None:
            return self.least_rotation(tile, lie.turned)
        wanted = self.side_numbers(lie.sides)
        fitting = [rotation for rotation in range(6) if shape.turned(rotation).sides == wanted]
        shore = self.hexes.printed.get(hexagon, {}).get("ferry", ())
        if len(fitting) > 1 and shore:
            fitting = [turn for turn in fitting if shape.turned(turn).ferries == frozenset(shore)] or fitting
        looks = {str(shape.turned(rotation).look) for rotation in fitting}
        if len(looks) != 1:
            problem = "cannot lie" if not looks else "can lie in more than one way"
            hint = "" if not looks else "; say `turned N`"
            raise SceneError(f"#{tile} {problem} joining {', '.join(lie.sides)}{hint}")
        return fitting[0]

    def least_rotation(self, tile: str, rotation: int) -> int:
        """The least rotation in which a tile looks as it does in this one."""
        shape = self.tile(tile)
        look = shape.turned(rotation).look
        return next(number for number in range(6) if shape.turned(number).look == look)

    def lies_as(self, tile: str, rotation: int) -> str:
        """How a tile lies, in words."""
        names = [self.side_names[side] for side in sorted(self.tile(tile).turned(rotation).sides)]
        return f"#{tile} turned {rotation} (joining {', '.join(names)})"

    def places(self, hexagon: str, laid: tuple[str, int] | None) -> tuple[frozenset[int], ...]:
        """The sides of each city or town now in a hex; one without track where the print has none."""
        shape = self.printed(hexagon) if laid is None else self.tile(laid[0]).turned(laid[1])
        return (*shape.cities, *shape.towns) or (frozenset(),)

    def place(self, spot: Spot, laid: tuple[str, int] | None) -> dict[str, Any]:
        """The place that a spot means; SceneError if the hex has several and it is not said which."""
        places = self.places(spot.hex, laid)
        if spot.sides is not None:
            wanted = self.side_numbers(spot.sides)
            places = tuple(place for place in places if (wanted <= place if wanted else not place))
        if len(places) != 1:
            shown = " or ".join(self.spot_words(spot.hex, place) for place in self.places(spot.hex, laid))
            raise SceneError(f"{spot} does not tell which place is meant: {shown}")
        return {"hex": spot.hex, "exits": sorted(places[0])}

    def spot_words(self, hexagon: str, exits: frozenset[int]) -> str:
        """A place in words: `H6 (SW)`."""
        names = ", ".join(self.side_names[side] for side in sorted(exits))
        return f"{hexagon} ({names})" if names else hexagon

    def side_towards(self, hexagon: str, neighbour: str) -> int:
        """The side of a hex that faces its neighbour; SceneError if they do not touch."""
        side = self.hexes.side_towards(hexagon, neighbour)
        if side is None:
            raise SceneError(f"the hexes {hexagon} and {neighbour} do not touch")
        return side

    def path(self, hexes: str, place: Callable[[Spot], dict[str, Any]]) -> list[dict[str, Any]]:
        """The steps of a route through hexes named in a row, from the end that comes first in the alphabet.

        Of one hex, or twice the same, if the route does not leave it. place: finds the place of an end that
        names its sides (`H6 (SW)`, `-2,-2 (inside)`).
        """
        spots = [Spot.of(name, sides) for name, sides in _STOP.findall(hexes)]
        if not spots or _STOP.sub("", hexes).strip():
            raise SceneError(f"a route is a list of hexes, like `A13 B12 C13`, not {hexes!r}")
        if len({spot.hex for spot in spots}) == 1:
            return [place(spot) if spot.sides is not None else {"hex": spot.hex} for spot in spots]
        if spots[-1].hex < spots[0].hex:
            spots.reverse()
        steps: list[dict[str, Any]] = []
        for index, spot in enumerate(spots):
            step: dict[str, Any] = {"hex": spot.hex}
            if index > 0:
                step["in"] = self.side_towards(spot.hex, spots[index - 1].hex)
            if index < len(spots) - 1:
                step["out"] = self.side_towards(spot.hex, spots[index + 1].hex)
            if spot.sides is not None:
                step["exits"] = place(spot)["exits"]
            steps.append(step)
        return steps
