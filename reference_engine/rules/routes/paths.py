"""Routes, written and read as in the port: hexes with the sides by which a train enters and leaves."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..map.board import Board
from ..map.geometry import FIRST_NODE, Layout
from .ranges import Place

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
    """What a path runs over: stops in order, borders (each by its smaller number), junctions.

    ``inside``: the pairs of stops between which it runs inside a hex. ``bends``: the pairs of sides, with the
    number of the hex, between which it runs without a stop or junction.
    """

    stops: list[Place] = field(default_factory=list)
    borders: list[int] = field(default_factory=list)
    junctions: list[Place] = field(default_factory=list)
    inside: list[frozenset[Place]] = field(default_factory=list)
    bends: list[tuple[int, int, int]] = field(default_factory=list)


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
    if not trail:
        ends = [start] if start == end else [start, end]
        return {"train": train, "path": [_standing(board, place) for place in ends]}
    first, last = trail[0], across[trail[-1]]
    path: list[dict[str, Any]] = [{"hex": names[first // 6], "out": first % 6, **_exits(board, start, first)}]
    for enter, leave in zip(map(across.__getitem__, trail), trail[1:], strict=False):
        path.append({"hex": names[enter // 6], "in": enter % 6})
        if enter // 6 != leave // 6:  # on from another hex of the same place
            path.append({"hex": names[leave // 6]})
        path[-1]["out"] = leave % 6
    path.append({"hex": names[last // 6], "in": last % 6, **_exits(board, end, last)})
    return {"train": train, "path": path}


def _standing(board: Board, place: Place) -> dict[str, Any]:
    """A stop that is not left, or from which another one of the same hex is reached."""
    name, exits = board.named(place)
    alone = sum(node.is_stop for node in board.layouts[place[0]].nodes) == 1
    return {"hex": name} if alone else {"hex": name, "exits": list(exits)}


def _exits(board: Board, place: Place, border: int) -> dict[str, list[int]]:
    """The exits of a route's end, where the side alone does not tell which place it is."""
    layout = board.layouts[place[0]]
    if place[0] != border // 6 or stops_at(layout, border % 6) == [place[1]]:
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


def walk_path(board: Board, path: object, *, single: bool = False) -> Walk:
    """Follow a path over the board's track.

    ``single``: it may be one stop only.

    Raises:
        PathError: it is no continuous stretch of track from stop to stop.
    """
    if not isinstance(path, list) or not all(isinstance(step, Mapping) for step in path):
        raise PathError(
            "route-broken", "A route's path is a list of hexes with the sides by which they are crossed."
        )
    if len(path) < 2 and not (single and path):
        raise PathError("too-few-stops", "A route connects at least two stops.")
    if all(step.get("hex") == path[0].get("hex") and not {"in", "out"} & step.keys() for step in path):
        return _walk_inside(board, path)
    walk = Walk()
    across, last = board.geography.across, len(path) - 1
    expected = -1
    for index, step in enumerate(path):
        name = step.get("hex")
        number = board.geography.index.get(name) if isinstance(name, str) else None
        if number is None:
            raise PathError("route-broken", f"A route cannot run over {name}, which is not a hex of the map.")
        layout = board.layouts[number]
        hop = index < last and _hops(board, step, path[index + 1])
        hopped = index > 0 and _hops(board, path[index - 1], step)
        enter = _side(step, "in", name, wanted=index > 0 and not hopped)
        leave = _side(step, "out", name, wanted=index < last and not hop)
        if index and not hopped and expected != number * 6 + enter:
            before = path[index - 1]
            raise PathError(
                "route-broken",
                f"Leaving {before['hex']} by side {before['out']} does not lead into {name} by side {enter}.",
            )
        if not index:
            end, beside = _end(layout, leave, step, name)
            walk.stops.append((number, end))
            if beside != end:
                walk.stops.append((number, beside))
                walk.inside.append(frozenset(walk.stops))
        elif index == last or hop:
            end, beside = _end(layout, enter, {} if hop else step, name)
            if beside != end:
                walk.stops.append((number, beside))
                walk.inside.append(frozenset(((number, beside), (number, end))))
            walk.stops.append((number, end))
        elif hopped:
            _end(layout, leave, {}, name)
        else:
            _cross(layout, number, enter, leave, name, walk)
        if index < last and not hop:
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


def _end(layout: Layout, side: int, step: Mapping[str, Any], name: object) -> tuple[int, int]:
    """The stop at which a route begins or ends, and the one to which the side leads, mostly the same."""
    stops = [(stop, stop) for stop in stops_at(layout, side)]
    if not stops:
        raise PathError("no-such-track", f"No track leads from side {side} of {name} to a stop.")
    exits = step.get("exits")
    if exits is not None:
        stops += [(other, stop) for stop, _ in stops for other in layout.nodes[stop].joined]
        stops = [stop for stop in stops if list(layout.nodes[stop[0]].exits) == exits]
        if not stops:
            raise PathError("route-broken", f"Side {side} of {name} leads to no place with exits {exits}.")
    if len(stops) > 1:
        raise PathError(
            "route-broken", f"Side {side} of {name} leads to several places: `exits` must tell which."
        )
    return stops[0]


def _walk_inside(board: Board, path: Sequence[Mapping[str, Any]]) -> Walk:
    """A path that does not leave its hex: one stop, or two that are joined inside it."""
    walk = Walk()
    for step in path:
        name = step.get("hex")
        number = board.geography.index.get(name) if isinstance(name, str) else None
        if number is None:
            raise PathError("route-broken", f"A route cannot run over {name}, which is not a hex of the map.")
        exits, nodes = step.get("exits"), board.layouts[number].nodes
        fitting = [
            (number, index)
            for index, node in enumerate(nodes)
            if node.is_stop and exits in (None, list(node.exits))
        ]
        if not fitting:
            raise PathError("route-broken", f"There is no such stop on {name}.")
        if len(fitting) > 1:
            raise PathError("route-broken", f"There are several places on {name}: `exits` must tell which.")
        if walk.stops:
            before = walk.stops[-1]
            if fitting[0][1] not in nodes[before[1]].joined:
                raise PathError("no-such-track", f"No track joins the two places on {name}.")
            walk.inside.append(frozenset((before, fitting[0])))
        walk.stops += fitting
    return walk


def _hops(board: Board, step: Mapping[str, Any], then: Mapping[str, Any]) -> bool:
    """Whether a path goes on from another hex of the same place: in by the one, out by the other."""
    if "out" in step or "in" in then or "in" not in step or "out" not in then:
        return False
    names = board.geography.index
    groups = [
        {node.group for node in board.layouts[names[name]].nodes if node.kind == "off_board"}
        for name in (step.get("hex"), then.get("hex"))
        if isinstance(name, str) and name in names
    ]
    return len(groups) == 2 and bool(groups[0] & groups[1] - {""})


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
                walk.bends.append((number, enter, leave))
                return
            continue
        node = layout.nodes[end - FIRST_NODE]
        if leave in node.ways and leave != enter:
            (walk.stops if node.is_stop else walk.junctions).append((number, end - FIRST_NODE))
            return
        for other in node.joined:
            if leave in layout.nodes[other].ways:
                walk.stops += [(number, end - FIRST_NODE), (number, other)]
                walk.inside.append(frozenset(walk.stops[-2:]))
                return
    sides = f"from side {enter} to side {leave}"
    here = {end for _, end in layout.ways[enter]}
    if enter == leave or here & {end for _, end in layout.ways[leave]}:
        raise PathError("reversed", f"A train cannot turn back on {name} ({sides}).")
    raise PathError("no-such-track", f"There is no track on {name} {sides}.")
