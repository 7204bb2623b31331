"""Routes, written and read as in the port: hexes with the sides by which a train enters and leaves."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..map.board import Board
from ..map.geometry import FIRST_NODE, Layout
from .terms import Place

Route = dict[str, Any]
"""``{"train": name, "path": [{"hex", "in", "out", "exits"}, ...]}``, see the port's description."""
Run = tuple[Place, tuple[int, ...], Place]
"""A route as its first stop, the borders by which its hexes are left in order, and its last stop."""


class PathError(Exception):
    """A path is not a continuous piece of track. ``rule``: a short name; the message is for players."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(message)
        self.rule = rule


@dataclass(slots=True)
class Walk:
    """What a path runs over: stops in order, borders (each by its smaller number), junctions."""

    stops: list[Place] = field(default_factory=list)
    borders: list[int] = field(default_factory=list)
    junctions: list[Place] = field(default_factory=list)


def stops_at(layout: Layout, side: int) -> list[int]:
    """The stops (node indexes) to which a side's track leads directly."""
    return [
        end - FIRST_NODE
        for _, end in layout.ways[side]
        if end >= FIRST_NODE and layout.nodes[end - FIRST_NODE].is_stop
    ]


# writing -----------------------------------------------------------------------------------------------


def write_route(board: Board, train: str, run: Run) -> Route:
    """A route as the port writes it: from the end whose (hex, exits) sorts first."""
    start, trail, end = run
    if board.named(end) < board.named(start):
        across = board.geography.across
        start, trail, end = end, tuple(across[border] for border in reversed(trail)), start
    names, across = board.geography.names, board.geography.across
    path: list[dict[str, Any]] = [
        {"hex": names[start[0]], "out": trail[0] % 6, **_exits(board, start, trail[0])}
    ]
    for enter, leave in zip(map(across.__getitem__, trail), trail[1:], strict=False):
        path.append({"hex": names[enter // 6], "in": enter % 6, "out": leave % 6})
    last = across[trail[-1]]
    path.append({"hex": names[end[0]], "in": last % 6, **_exits(board, end, last)})
    return {"train": train, "path": path}


def _exits(board: Board, place: Place, border: int) -> dict[str, list[int]]:
    """The exits of a route's end, where the side alone does not tell which place it is."""
    layout = board.layouts[place[0]]
    if len(stops_at(layout, border % 6)) == 1:
        return {}
    return {"exits": list(layout.nodes[place[1]].exits)}


def write_stops(board: Board, stops: Sequence[Place], chosen: Sequence[int]) -> list[dict[str, Any]]:
    """Some of a route's stops, given by their numbers, as the port writes them: by their hex.

    The exits are added where the route has several stops in that hex.
    """
    several = Counter(number for number, _ in stops)
    written: list[dict[str, Any]] = []
    for chosen_one in chosen:
        hex_name, exits = board.named(stops[chosen_one])
        alone = several[stops[chosen_one][0]] == 1
        written.append({"hex": hex_name} if alone else {"hex": hex_name, "exits": list(exits)})
    return written


# reading -----------------------------------------------------------------------------------------------


def walk_path(board: Board, path: object) -> Walk:
    """Follow a path over the board's track.

    Raises:
        PathError: it is no continuous stretch of track from stop to stop.
    """
    if not isinstance(path, list) or not all(isinstance(step, Mapping) for step in path):
        raise PathError(
            "route-broken", "A route's path is a list of hexes with the sides by which they are crossed."
        )
    if len(path) < 2:
        raise PathError("too-few-stops", "A route connects at least two stops.")
    walk = Walk()
    across, last = board.geography.across, len(path) - 1
    expected = -1
    for index, step in enumerate(path):
        name = step.get("hex")
        number = board.geography.index.get(name) if isinstance(name, str) else None
        if number is None:
            raise PathError("route-broken", f"A route cannot run over {name}, which is not a hex of the map.")
        enter = _side(step, "in", name, wanted=index > 0)
        leave = _side(step, "out", name, wanted=index < last)
        layout = board.layouts[number]
        if index and expected != number * 6 + enter:
            before = path[index - 1]
            raise PathError(
                "route-broken",
                f"Leaving {before['hex']} by side {before['out']} does not lead into {name} by side {enter}.",
            )
        if not index:
            walk.stops.append((number, _end(layout, leave, step, name)))
        elif index == last:
            walk.stops.append((number, _end(layout, enter, step, name)))
        else:
            _cross(layout, number, enter, leave, name, walk)
        if index < last:
            border = number * 6 + leave
            expected = across[border]
            if expected < 0:
                raise PathError(
                    "no-such-track", f"No track leaves {name} by side {leave}: no hex joins it there."
                )
            walk.borders.append(min(border, expected))
    return walk


def _side(step: Mapping[str, Any], field_name: str, name: object, wanted: bool) -> int:
    side = step.get(field_name)
    if side is None and not wanted:
        return -1
    if not wanted:
        where = "enter its first" if field_name == "in" else "leave its last"
        raise PathError(
            "route-broken", f"A route does not {where} hex: `{field_name}` of {name} must be left out."
        )
    if not isinstance(side, int) or isinstance(side, bool) or not 0 <= side <= 5:
        verb = "enter" if field_name == "in" else "leave"
        found = "that is not said" if side is None else f"not by {side}"
        raise PathError(
            "route-broken", f"By which side (0 to 5) does the route {verb} {name}? {found.capitalize()}."
        )
    return side


def _end(layout: Layout, side: int, step: Mapping[str, Any], name: object) -> int:
    """The stop at which a route begins or ends."""
    stops = stops_at(layout, side)
    if not stops:
        raise PathError("no-such-track", f"No track leads from side {side} of {name} to a stop.")
    exits = step.get("exits")
    if exits is not None:
        stops = [stop for stop in stops if list(layout.nodes[stop].exits) == exits]
        if not stops:
            raise PathError("route-broken", f"Side {side} of {name} leads to no place with exits {exits}.")
    if len(stops) > 1:
        raise PathError(
            "route-broken", f"Side {side} of {name} leads to several places: `exits` must tell which."
        )
    return stops[0]


def read_stops(board: Board, stops: Sequence[Place], named: object) -> list[int]:
    """The numbers of the route's stops that are named; -1 for what is none of them.

    Raises:
        PathError: it is no list of places, or one is named by a hex in which the route has several stops.
    """
    if not isinstance(named, list) or not all(isinstance(place, Mapping) for place in named):
        raise PathError("counted-not-visited", "The stops that a route counts are a list of places.")
    found: list[int] = []
    for place in named:
        fitting = [
            number
            for number, (hex_name, exits) in enumerate(map(board.named, stops))
            if hex_name == place.get("hex") and place.get("exits") in (None, list(exits))
        ]
        if len(fitting) > 1:
            raise PathError(
                "counted-not-visited",
                f"The route visits several places of {place['hex']}: `exits` must tell which of them counts.",
            )
        found.append(fitting[0] if fitting else -1)
    return found


def _cross(layout: Layout, number: int, enter: int, leave: int, name: object, walk: Walk) -> None:
    """Run from side to side of a hex, noting the stop or junction on the way."""
    for _, end in layout.ways[enter]:
        if end < FIRST_NODE:
            if end == leave:
                return
            continue
        node = layout.nodes[end - FIRST_NODE]
        if leave in node.ways and leave != enter:
            (walk.stops if node.is_stop else walk.junctions).append((number, end - FIRST_NODE))
            return
    sides = f"from side {enter} to side {leave}"
    here = {end for _, end in layout.ways[enter]}
    if enter == leave or here & {end for _, end in layout.ways[leave]}:
        raise PathError("reversed", f"A train cannot turn back on {name} ({sides}).")
    raise PathError("no-such-track", f"There is no track on {name} {sides}.")
