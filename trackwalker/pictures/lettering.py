"""What is written on hexes and tiles: names, costs, letters and values."""

import math
from collections.abc import Iterator, Mapping
from typing import Any

from trackwalker.pictures.geometry import Grid, Point
from trackwalker.pictures.svg import element, text
from trackwalker.pictures.track import Drawing

__all__ = ["Spread", "hex_words", "values_of"]

_TOP = -20.0
"""Above this line stand the names of hexes."""
_FOOT = 20.0
"""Below this line lie markers."""


class Spread:
    """The free places of a hex, given out one after another.

    turn: how the tile lies. named: its name stands at the top. low: something lies at the foot.
    """

    def __init__(self, look: Drawing, turn: int, named: bool = True, low: bool = False) -> None:
        places = [self.turn(at, turn) for at in look.rooms]
        most = _FOOT if low else math.inf
        self._left = [at for at in places if (not named or at[1] > _TOP) and at[1] < most] or places

    @staticmethod
    def turn(at: Point, turn: int) -> Point:
        """A point of a tile, once the tile is turned clockwise by so many sixths."""
        angle = math.radians(60 * turn)
        sin, cos = math.sin(angle), math.cos(angle)
        return at[0] * cos - at[1] * sin, at[0] * sin + at[1] * cos

    def take(self, near: Point | None = None) -> Point | None:
        """The widest place left, or of the three widest the one nearest to a point; None: all are taken."""
        if not self._left:
            return None
        found = self._left[0] if near is None else min(self._left[:3], key=lambda at: math.dist(at, near))
        self._left = [at for at in self._left if math.dist(at, found) > 25]
        return found


def hex_words(grid: Grid, name: str, printed: Mapping[str, Any], covered: bool) -> Iterator[str]:
    """Name and cost of a hex. covered: a tile lies on it, so that its cost is paid."""
    inner = printed["kind"] == "red" and not any(place.get("slots") for place in printed.get("off_board", ()))
    yield text(name, 0, -43, 8, "w", room=46 if grid.pointed else 60)
    if printed.get("name"):
        yield text(printed["name"], 0, -5.0 if inner else -31.0, 9.5, "w b", room=94 if inner else 78)
    if covered:
        return
    costs = [f"${printed['cost']}"] if printed.get("cost") else []
    costs += [f"${cost} {colour}" for colour, cost in printed.get("upgrade_cost", {}).items()]
    mark = "\u25b2" if printed.get("mountain") or printed.get("terrain") == "hill" else ""
    mark = "\u2248" if printed.get("terrain") == "river" else mark
    if costs:
        yield text(" ".join([mark, *costs]).strip(), 0, 46, 10, "w b", room=50 if grid.pointed else 58)


def values_of(
    card: Mapping[str, Any], look: Drawing, spread: Spread, printed: Mapping[str, Any]
) -> Iterator[str]:
    """The letters on a tile or hex, and what its stops are worth."""
    worth = [stop for stop in look.stops if stop.value is not None]
    rows = [stop for stop in worth if isinstance(stop.value, dict) or stop.kind == "off_board"]
    if rows:
        value = rows[0].value
        yield from _figures(
            value if isinstance(value, dict) else {"plain": value}, 24.0 if rows[0].slots else 8.0
        )
        worth = []
    alike = len({stop.value for stop in worth}) == 1
    for stop in worth[:1] if alike else worth:
        at = spread.take(None if alike else Spread.turn(stop.at, 0)) or (0.0, 0.0)
        yield element("circle", cx=at[0], cy=at[1], r=9.5, class_="value")
        yield text(stop.value, at[0], at[1] + 3.5, 9.5, "b")
    label = card.get("label") or printed.get("label")
    if label is not None and (room := spread.take()) is not None:
        yield text(label, room[0], room[1] + 4, 12, "w b", room=34)
    if card.get("off_board"):
        bonus = [
            f"+{place['bonus']} {place.get('direction', '')}"
            for place in card["off_board"]
            if "bonus" in place
        ]
        for words in bonus[:1]:
            yield text(words.strip(), 0, 35, 8, "w")


def _figures(values: Mapping[str, int], y: float) -> Iterator[str]:
    """The figures of an area, each in the colour in which it counts."""
    wide = 24.0
    left = -wide * len(values) / 2
    for nth, (colour, value) in enumerate(values.items()):
        x = left + nth * wide
        yield element("rect", x=x, y=y - 8, width=wide, height=15, class_=f"{colour} edge")
        yield text(value, x + wide / 2, y + 3.5, 9.5, "b")
