"""Routes as people write them: the stops in order, or the chains of hexes between consecutive stops."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from ..map.board import Board
from ..map.geometry import FIRST_NODE
from .check import check_routes
from .graph import graph_of
from .paths import Route, Run, write_route
from .ranges import Place, Train, TrainRange
from .terms import RouteTerms

Leg = tuple[Place, tuple[int, ...], Place]
"""Track from one stop to the next: the stops, and the borders by which the hexes are left."""


class RouteError(Exception):
    """No route, or more than one, fits what was written."""


def route_from_stops(
    board: Board,
    company: str,
    train: Train | str,
    hexes: Sequence[str],
    values: RouteTerms | int = 1,
    beside: Sequence[Mapping[str, Any]] = (),
) -> Route:
    """The route that visits the stops of these hexes in this order.

    A legal route is preferred; if there is none, a route that breaks as few rules as possible is returned, so
    that it can be put forward and refused. Of several that differ in their track only, the shortest is taken.

    Args:
        board: the board.
        company: whose train runs.
        train: the train, or its name only (then its range does not matter).
        hexes: the hexes of the stops, an OO hex twice if both of its places are visited.
        values: what routes earn, or only which figure (1 to 4) of the red areas counts.
        beside: routes of other trains; track that they use is avoided if possible.

    Raises:
        RouteError: no track connects these stops in this order, or several sets of places fit equally well.
    """
    if len(hexes) < 2:
        raise RouteError(
            f"A route connects at least two stops; {len(hexes)} given: {', '.join(hexes) or 'none'}."
        )
    graph = graph_of(board)
    legs: list[list[Leg]] = []
    for one, other in pairwise(hexes):
        first, second = _number(board, one), _number(board, other)
        found = [
            (place, stretch.trail, stretch.to)
            for place in _places(board, first)
            for stretch in graph.stretches(place)
            if stretch.to[0] == second
        ]
        if not found:
            raise RouteError(
                f"No track leads from a stop on {one} to a stop on {other} without another in between."
            )
        legs.append(found)
    return _pick(board, company, train, _joined(legs), values, beside, "-".join(hexes))


def route_from_chains(
    board: Board,
    company: str,
    train: Train | str,
    chains: Sequence[Sequence[str]],
    values: RouteTerms | int = 1,
    beside: Sequence[Mapping[str, Any]] = (),
) -> Route:
    """The route made of these chains of hexes, each from one stop to the next in either direction.

    Args:
        board: the board.
        company: whose train runs.
        train: the train, or its name only (then its range does not matter).
        chains: for each pair of consecutive stops all the hexes from one to the other, both included.
        values: what routes earn, or only which figure (1 to 4) of the red areas counts.
        beside: routes of other trains; track that they use is avoided if possible.

    Raises:
        RouteError: the board's track does not run so, or several routes fit equally well.
    """
    if not chains:
        raise RouteError("A route without any chain of hexes is no route.")
    legs: list[list[Leg]] = []
    for chain in chains:
        numbers = [_number(board, name) for name in chain]
        found = list(_legs_along(board, numbers)) + list(_legs_along(board, numbers[::-1]))
        if not found:
            raise RouteError(f"No track runs from stop to stop over {'-'.join(chain)}.")
        legs.append(found)
    return _pick(board, company, train, _joined(legs), values, beside, ", ".join("-".join(c) for c in chains))


def _number(board: Board, name: str) -> int:
    number = board.geography.index.get(name)
    if number is None:
        raise RouteError(f"{name} is not a hex of the map.")
    return number


def _places(board: Board, number: int) -> list[Place]:
    return [(number, index) for index, node in enumerate(board.layouts[number].nodes) if node.is_stop]


def _legs_along(board: Board, numbers: Sequence[int]) -> Iterator[Leg]:
    """All track from a stop on the first hex over exactly these hexes to a stop on the last."""
    if len(numbers) < 2:
        return
    layouts, across = board.layouts, board.geography.across
    for place in _places(board, numbers[0]):
        todo: list[tuple[int, tuple[int, ...]]] = [
            (place[0] * 6 + side, ()) for _, side in layouts[place[0]].node_ways[place[1]]
        ]
        while todo:
            leave, trail = todo.pop()
            enter = across[leave]
            trail = (*trail, leave)
            if enter < 0 or enter // 6 != numbers[len(trail)]:
                continue
            number, side = divmod(enter, 6)
            layout = layouts[number]
            last = len(trail) == len(numbers) - 1
            for _, end in layout.ways[side]:
                if end < FIRST_NODE:
                    if not last:
                        todo.append((number * 6 + end, trail))
                    continue
                node = layout.nodes[end - FIRST_NODE]
                if not node.is_stop:
                    if not last:
                        todo.extend((number * 6 + out, trail) for out in node.exits if out != side)
                elif last:
                    yield place, trail, (number, end - FIRST_NODE)


def _joined(legs: Sequence[Sequence[Leg]]) -> list[list[Leg]]:
    """All ways to choose a leg from each list so that each begins where the one before ended."""
    ways: list[list[Leg]] = [[]]
    for choices in legs:
        ways = [[*way, leg] for way in ways for leg in choices if not way or way[-1][2] == leg[0]]
    return ways


def _pick(
    board: Board,
    company: str,
    train: Train | str,
    ways: Sequence[Sequence[Leg]],
    values: RouteTerms | int,
    beside: Sequence[Mapping[str, Any]],
    wanted: str,
) -> Route:
    """The best of several routes: fewest rules broken, then least track."""
    if not ways:
        raise RouteError(
            f"No track joins {wanted}: a train cannot run on from one of these stops as is asked for."
        )
    name = train if isinstance(train, str) else train.name if isinstance(train, TrainRange) else train[0]
    judged: list[tuple[tuple[int, int], list[Place], Route]] = []
    others = [{"train": f"other {number}", "path": route.get("path")} for number, route in enumerate(beside)]
    fleet: list[Train] = [(name, None) if isinstance(train, str) else train]
    fleet += [(str(other["train"]), None) for other in others]
    for way in ways:
        run: Run = way[0][0], tuple(border for leg in way for border in leg[1]), way[-1][2]
        route = write_route(board, name, run)
        broken: list[str] = []

        def note(rule: str, _reason: str, broken: list[str] = broken) -> None:
            broken.append(rule)

        check_routes(board, company, fleet, [*others, route], values, note)
        places = [way[0][0], *(leg[2] for leg in way)]
        judged.append(((len(broken), len(run[1])), places, route))
    judged.sort(key=lambda row: row[0])
    least, places, route = judged[0]
    for rank, others_places, _ in judged:
        if rank[0] == least[0] and sorted(others_places) != sorted(places):
            different = sorted({*map(board.named, others_places)} ^ {*map(board.named, places)})
            text = ", ".join(f"{hex_name} with sides {list(exits)}" for hex_name, exits in different)
            raise RouteError(
                f"{wanted} may be run over different places: {text}. Say which by naming the path."
            )
    return route
