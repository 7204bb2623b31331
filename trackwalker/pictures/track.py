"""What is drawn on a tile or on a hex: track, stops and where there is room for words. Rotation 0."""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product
from typing import Any

from trackwalker.pictures.geometry import APOTHEM, CORNER, Grid, Point, arc, between, part
from trackwalker.pictures.svg import element, number

__all__ = ["SLOT", "Drawing", "Stop", "drawing_of"]

SLOT = 13.0
"""The radius of a space for a token."""
_TOWN = 6.0
_BARE = {"city": ("cities", 1), "town": ("towns", 1), "double_town": ("towns", 2)}
"""What a hex shows that has no track yet: stops of which kind, and how many."""
_REACH = {"cities": SLOT, "towns": _TOWN, "off_board": SLOT}


@dataclass(frozen=True, slots=True)
class Stop:
    """A city, town or off-board area. slots: the middles of its spaces. legs: side -> the track to it.

    share: how far it lies along the plain track between its two sides, where it lies on such.
    """

    kind: str
    number: int
    exits: tuple[int, ...]
    at: Point
    slots: tuple[Point, ...]
    value: Any
    legs: Mapping[int, str]
    share: float | None = None


@dataclass(frozen=True)
class Drawing:
    """A tile or hex as drawn. rails: the data of paths. rooms: free places for words, the widest first.

    plain: two sides -> the track that joins them without a stop. spokes: side -> the track to the middle.
    """

    rails: tuple[str, ...]
    stops: tuple[Stop, ...]
    rooms: tuple[Point, ...]
    plain: Mapping[frozenset[int], str]
    spokes: Mapping[int, str]

    @cached_property
    def svg(self) -> str:
        """Track and stops, without words."""
        lines = "".join(element("path", d=rail, class_="rim") for rail in self.rails)
        lines += "".join(element("path", d=rail, class_="rail") for rail in self.rails)
        return lines + "".join(_stop(stop) for stop in self.stops)

    def way(self, entered: int | None, left: int | None, exits: Sequence[int] | None = None) -> list[str]:
        """The track of a route in this hex, as data of paths. exits: of the place where it begins or ends."""
        sides = [side for side in (entered, left) if side is not None]
        named = [stop for stop in self.stops if exits is None or sorted(exits) == sorted(stop.exits)]
        for stop in named or self.stops:
            if sides and all(side in stop.legs for side in sides):
                return [stop.legs[side] for side in sides]
        if frozenset(sides) in self.plain:
            return [self.plain[frozenset(sides)]]
        found = [stop.legs[side] for side in sides for stop in self.stops if side in stop.legs]
        return found or [self.spokes[side] for side in sides]


def drawing_of(grid: Grid, card: Mapping[str, Any]) -> Drawing:
    """How a tile, or what is printed on a hex, is drawn."""
    stops = _stops(grid, card)
    plain = {frozenset(pair): arc(grid, pair[0], pair[1]) for pair in card.get("track", ())}
    middle = {side: _line(grid.towards(side, APOTHEM), (0.0, 0.0)) for side in range(6)}
    rails = list(plain.values())
    samples = [part(grid, one, end, share / 8) for one, end in card.get("track", ()) for share in range(9)]
    for sides in card.get("junctions", ()):
        rails += [middle[side] for side in sides]
        samples += [grid.towards(side, APOTHEM * share / 6) for side in sides for share in range(7)]
    for stop in stops:
        if stop.share is not None:
            rails.append(arc(grid, stop.exits[0], stop.exits[1]))
            samples += [part(grid, stop.exits[0], stop.exits[1], share / 8) for share in range(9)]
        else:
            rails += stop.legs.values()
            for side in stop.exits:
                samples += [between(grid.towards(side, APOTHEM), stop.at, share / 6) for share in range(7)]
    rails += _joints(card, stops)
    return Drawing(tuple(rails), tuple(stops), _rooms(grid, samples, stops), plain, middle)


def _stops(grid: Grid, card: Mapping[str, Any]) -> list[Stop]:
    drawn = [(kind, nth, place) for kind in _REACH for nth, place in enumerate(card.get(kind, ()))]
    if not drawn and card.get("kind") in _BARE:
        kind, count = _BARE[card["kind"]]
        bare = [(0.0, 0.0)] if count == 1 else [(-CORNER / 4, 0.0), (CORNER / 4, 0.0)]
        slots = 1 if kind == "cities" else 0
        return [Stop(kind, nth, (), at, _spaces(at, slots, True), None, {}) for nth, at in enumerate(bare)]
    exits = [tuple(place["exits"]) for _, _, place in drawn]
    choices = [_spots(grid, kind, nth, exits) for nth, (kind, _, _) in enumerate(drawn)]
    found = []
    for (kind, nth, place), sides, (at, share) in zip(drawn, exits, _apart(choices), strict=True):
        slots = place.get("slots", 1 if kind == "cities" else 0)
        legs = {side: _leg(grid, sides, side, at, share) for side in sides}
        if kind == "off_board":
            legs = {side: _line(grid.towards(side, APOTHEM), grid.towards(side, 26)) for side in sides}
            share = None
        spaces = _spaces(at, slots, len(drawn) == 1)
        found.append(Stop(kind, nth, sides, at, spaces, place["value"], legs, share))
    return found


Spot = tuple[Point, float | None]


def _spots(grid: Grid, kind: str, which: int, exits: Sequence[tuple[int, ...]]) -> list[Spot]:
    """Where a stop may be drawn, the best place first. kind and exits: of it, and of all stops."""
    own, others = exits[which], [sides for nth, sides in enumerate(exits) if nth != which]
    if not others:
        return [(part(grid, *own, 0.5), 0.5)] if kind == "towns" and len(own) == 2 else [((0.0, 0.0), None)]
    taken = {side for sides in others for side in sides}
    alone = [side for side in own if side not in taken]
    if not own:
        away = _mean(grid, sorted(taken))
        return [((-away[0] * 0.45 * CORNER, -away[1] * 0.45 * CORNER), None)]
    if len(alone) == len(own) == 2:
        return [(part(grid, own[0], own[1], share), share) for share in (0.5, 0.28, 0.72)]
    middle = _mean(grid, alone or list(own))
    reach = (0.3 if len(alone) > 2 else 0.56) * APOTHEM
    return [((middle[0] * reach, middle[1] * reach), None)]


def _mean(grid: Grid, sides: Sequence[int]) -> Point:
    """The direction of some sides together; where they cancel out, that of the first."""
    points = [grid.towards(side, 1) for side in sides]
    x, y = sum(point[0] for point in points), sum(point[1] for point in points)
    far = math.hypot(x, y)
    return (x / far, y / far) if far > 0.1 else points[0]


def _apart(choices: Sequence[Sequence[Spot]]) -> list[Spot]:
    """One spot for each stop: the first of each, or where these are too near to each other, others."""

    def nearest(spots: Sequence[Spot]) -> float:
        return min((math.dist(one[0], other[0]) for one, other in combinations(spots, 2)), default=99.0)

    ways = [list(way) for way in product(*choices)]
    wide = 2.1 * SLOT
    return next((way for way in ways if nearest(way) >= wide), max(ways, key=nearest))


def _leg(grid: Grid, sides: Sequence[int], side: int, at: Point, share: float | None) -> str:
    """The track from a side to a stop."""
    if share is not None:
        other = sides[1] if side == sides[0] else sides[0]
        return arc(grid, side, other, (0, share if side == sides[0] else 1 - share))
    edge = grid.towards(side, APOTHEM)
    across = abs(edge[0] * at[1] - edge[1] * at[0]) / APOTHEM
    if across < 1:
        return _line(edge, at)
    bend = between((0.0, 0.0), edge, 0.4)
    return f"M{_pair(edge)}Q{_pair(bend)} {_pair(at)}"


def _joints(card: Mapping[str, Any], stops: Sequence[Stop]) -> Iterator[str]:
    """Track inside a hex, from stop to stop."""
    for stop in stops:
        drawn = card.get(stop.kind, ())
        for other in drawn[stop.number].get("joined", ()) if drawn else ():
            if other > stop.number:
                there = next(one for one in stops if (one.kind, one.number) == (stop.kind, other))
                yield _line(stop.at, there.at)


def _spaces(at: Point, slots: int, alone: bool) -> tuple[Point, ...]:
    """The middles of the spaces of a city."""
    if slots <= 1:
        return (at,) * slots
    if slots == 2:
        far = math.hypot(*at)
        x, y = (1.0, 0.0) if alone or far < 1 else (-at[1] / far, at[0] / far)
        return tuple((at[0] + way * SLOT * x, at[1] + way * SLOT * y) for way in (-1, 1))
    start = -90 if slots == 3 else -135
    radius = SLOT / math.sin(math.pi / slots)
    angles = [math.radians(start + 360 / slots * nth) for nth in range(slots)]
    return tuple((at[0] + radius * math.cos(angle), at[1] + radius * math.sin(angle)) for angle in angles)


def _rooms(grid: Grid, samples: Sequence[Point], stops: Sequence[Stop]) -> tuple[Point, ...]:
    """Places for words, the one farthest from track and stops first."""
    places = [grid.towards(half / 2, 44 if half % 2 else 38) for half in range(12)]
    taken = [(point, 5.0) for point in samples]
    for stop in stops:
        taken += [(point, SLOT) for point in stop.slots] or [(stop.at, _TOWN)]

    def free(place: Point) -> float:
        return min((math.dist(place, point) - reach for point, reach in taken), default=99.0)

    return tuple(sorted(places, key=lambda place: -round(free(place), 3)))


def _stop(stop: Stop) -> str:
    if stop.kind == "towns":
        return element("circle", cx=stop.at[0], cy=stop.at[1], r=_TOWN, class_="town")
    if not stop.slots:
        return ""
    drawn = ""
    if len(stop.slots) > 1:
        around = "M" + "L".join(_pair(point) for point in stop.slots) + "Z"
        for wide, ink in ((2 * SLOT + 5, "#161614"), (2 * SLOT + 2, "#fff")):
            drawn += element(
                "path", d=around, fill=ink, stroke=ink, stroke_width=wide, stroke_linejoin="round"
            )
    circles = (element("circle", cx=x, cy=y, r=SLOT, class_="slot") for x, y in stop.slots)
    return drawn + "".join(circles)


def _line(one: Point, other: Point) -> str:
    return f"M{_pair(one)}L{_pair(other)}"


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
