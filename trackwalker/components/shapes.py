"""Track as a thing with sides: what a tile or a printed hex shows."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

__all__ = ["Shape"]


@dataclass(frozen=True)
class Shape:
    """Track of a tile or of a printed hex: plain track, and the sides of each town, city and junction.

    ferries: the sides at which a ferry line reaches a place; they are no track of the tile. doubled: the
    sides to which two lines run side by side.
    """

    track: frozenset[frozenset[int]]
    towns: tuple[frozenset[int], ...]
    cities: tuple[frozenset[int], ...]
    junctions: tuple[frozenset[int], ...] = ()
    ferries: frozenset[int] = frozenset()
    doubled: frozenset[int] = frozenset()

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> "Shape":
        """The shape of a tile or hex of the components."""
        places = [*data.get("cities", []), *data.get("off_board", [])]
        return cls(
            frozenset(frozenset(pair) for pair in data.get("track", [])),
            tuple(frozenset(town["exits"]) for town in data.get("towns", [])),
            tuple(frozenset(place["exits"]) for place in places),
            tuple(frozenset(junction) for junction in data.get("junctions", [])),
            frozenset(side for place in places for side in place.get("ferry", ())),
            frozenset(side for place in places for side in place.get("doubled", ())),
        )

    @cached_property
    def sides(self) -> frozenset[int]:
        """All sides that track leads to."""
        return frozenset().union(*self.track, *self.towns, *self.cities, *self.junctions)

    @cached_property
    def look(self) -> tuple[Any, ...]:
        """Equal for two shapes that look the same on the table."""

        def sort(groups: tuple[frozenset[int], ...]) -> list[list[int]]:
            return sorted(sorted(group) for group in groups)

        beside = sorted(self.ferries), sorted(self.doubled)
        return (sort(tuple(self.track)), sort(self.towns), sort(self.cities), sort(self.junctions), *beside)

    def turned(self, rotation: int) -> "Shape":
        """The shape turned clockwise by so many sixths."""
        return _turned(self, rotation)


@lru_cache(maxsize=2048)
def _turned(shape: Shape, rotation: int) -> Shape:
    def turn(sides: frozenset[int]) -> frozenset[int]:
        return frozenset((side + rotation) % 6 for side in sides)

    return Shape(
        frozenset(turn(pair) for pair in shape.track),
        tuple(turn(town) for town in shape.towns),
        tuple(turn(city) for city in shape.cities),
        tuple(turn(junction) for junction in shape.junctions),
        turn(shape.ferries),
        turn(shape.doubled),
    )
