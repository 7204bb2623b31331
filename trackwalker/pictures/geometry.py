"""Where hexes lie on the paper, and the lines of track in them. Lengths as in the picture; y goes down."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from trackwalker.components.built_map import axial
from trackwalker.pictures.svg import number

__all__ = ["APOTHEM", "CORNER", "Grid", "Point", "arc", "between", "part", "side_of"]

Point = tuple[float, float]

CORNER = 60.0
"""From the middle of a hex to its corners."""
APOTHEM = CORNER * math.sqrt(3) / 2
"""From the middle of a hex to its sides."""

_ANGLES = {"south": 90, "south-west": 150, "south-east": 30}
_POINTED = {"south-west": 120, "west": 180, "east": 0}


def _at(degrees: float, distance: float) -> Point:
    return math.cos(math.radians(degrees)) * distance, math.sin(math.radians(degrees)) * distance


@dataclass(frozen=True)
class Grid:
    """How the hexes of a game lie. sides: where side 0 to 5 points to. steps: how a name changes there."""

    sides: tuple[str, ...]
    steps: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, components: Mapping[str, Any]) -> "Grid":
        """The grid of a game."""
        grid = components["grid"]
        return cls(tuple(grid["sides"]), tuple((first, second) for first, second in grid["step"]))

    @property
    def pointed(self) -> bool:
        """Have hexes a corner on top?"""
        return "west" in self.sides

    def angle(self, side: float) -> float:
        """Where a side points to, in degrees clockwise from the right. 0.5 is the corner after side 0."""
        first = (_POINTED if self.pointed else _ANGLES)[self.sides[0]]
        return first + 60 * side

    def towards(self, side: float, distance: float) -> Point:
        """The point so far from the middle, towards a side or (with a half) a corner."""
        return _at(self.angle(side), distance)

    @cached_property
    def _units(self) -> tuple[Point, Point]:
        """How far apart hexes are whose first, or second, coordinate differs by one."""
        (a, b), (c, d) = self.steps[0], self.steps[1]
        one, other = self.towards(0, 2 * APOTHEM), self.towards(1, 2 * APOTHEM)
        det = a * d - b * c
        first = ((d * one[0] - b * other[0]) / det, (d * one[1] - b * other[1]) / det)
        second = ((a * other[0] - c * one[0]) / det, (a * other[1] - c * one[1]) / det)
        return first, second

    def middle(self, name: str) -> Point:
        """The middle of a hex by its name."""
        if "," in name:
            first, second = axial(name)
        else:
            first, second = ord(name[0]), int(name[1:])
        (ax, ay), (bx, by) = self._units
        return first * ax + second * bx, first * ay + second * by

    @cached_property
    def corners(self) -> tuple[Point, ...]:
        """The corners of a hex; number 0 lies between side 0 and side 1."""
        return tuple(self.towards(side + 0.5, CORNER) for side in range(6))


def between(one: Point, other: Point, share: float = 0.5) -> Point:
    """The point that lies so far along the way from one to the other."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _turn(grid: Grid, one: int, other: int) -> tuple[Point, float, float, float]:
    """The circle on which track from side to side lies: middle, radius, angles of both ends."""
    apart = (other - one) % 6
    if apart > 3:
        one, other, apart = other, one, 6 - apart
    if apart == 1:
        middle, radius = grid.towards(one + 0.5, CORNER), CORNER / 2
    else:
        middle, radius = grid.towards(one + 1, 2 * APOTHEM), CORNER * 1.5
    start, end = (
        math.atan2(point[1] - middle[1], point[0] - middle[0])
        for point in (grid.towards(one, APOTHEM), grid.towards(other, APOTHEM))
    )
    end += round((start - end) / math.tau) * math.tau
    return middle, radius, start, end


def part(grid: Grid, one: int, other: int, share: float) -> Point:
    """The point that lies so far along plain track from one side to another."""
    if (other - one) % 6 == 3:
        return between(grid.towards(one, APOTHEM), grid.towards(other, APOTHEM), share)
    if (other - one) % 6 > 3:
        share = 1 - share
    middle, radius, start, end = _turn(grid, one, other)
    angle = start + (end - start) * share
    return middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)


def arc(grid: Grid, one: int, other: int, share: tuple[float, float] = (0, 1)) -> str:
    """Plain track from one side to another, or a share of it, as the data of a path."""
    start, end = part(grid, one, other, share[0]), part(grid, one, other, share[1])
    if (other - one) % 6 == 3:
        return f"M{_pair(start)}L{_pair(end)}"
    middle, radius, _, _ = _turn(grid, one, other)
    cross = (start[0] - middle[0]) * (end[1] - middle[1]) - (start[1] - middle[1]) * (end[0] - middle[0])
    return f"M{_pair(start)}A{number(radius)} {number(radius)} 0 0 {int(cross > 0)} {_pair(end)}"


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def side_of(grid: Grid, point: Point, near: float = 1.0) -> int | None:
    """The side at whose middle a point lies; None where it lies at none."""
    for side in range(6):
        there = grid.towards(side, APOTHEM)
        if math.dist(point, there) < near:
            return side
    return None
