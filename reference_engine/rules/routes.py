"""Routes: what a company's trains can earn at most, by which routes, and whether a run is legal.

Rules: sections 14 and 21 of 18Chesapeake. A route is a continuous piece of track with at least two stops, one
of them a city with a token of the company; it visits nothing twice, does not turn back at forks, ends at red
areas and at cities full of other companies' tokens, and no track is used twice, neither by it nor by another
train of the company.

How the best routes are found: on most boards all routes are listed (:mod:`route_search`) and the best choice
of disjoint ones is made by branch and bound (:mod:`route_sets`); crowded boards are swept hex by hex
(:mod:`route_sweep`, :mod:`route_together`). Every way is exact.
"""

from collections.abc import Sequence
from typing import NamedTuple

from .board import Board
from .route_check import check_routes
from .route_graph import Network, Reach, graph_of, network_of, reach_of
from .route_naming import RouteError, route_from_chains, route_from_stops
from .route_paths import PathError, Route, Run, walk_path, write_route
from .route_ranges import Allowance, Train, TrainRange, range_of
from .route_search import Chain, Found, TooMany, search
from .route_sets import OutOfBudget, choose, common_unit
from .route_together import sweep

__all__ = [
    "Allowance",
    "PathError",
    "Route",
    "RouteError",
    "Train",
    "TrainRange",
    "best_routes",
    "check_routes",
    "has_route",
    "route_from_chains",
    "route_from_stops",
    "walk_path",
]

LISTED = 4000
"""Search steps per train after which routes are no longer listed."""
SINGLE = 8000
"""Search steps for the best route of a single train, after which the board is swept."""
CHOSEN = 4000
"""Steps for the choice of disjoint routes, after which the board is swept."""


def best_routes(board: Board, company: str, trains: Sequence[Train], values: int) -> tuple[int, list[Route]]:
    """The most a company's trains can earn together, exactly, and by which routes.

    Args:
        board: the board.
        company: whose trains run.
        trains: its trains, each a :class:`TrainRange` or (name, number of stops, None for any number).
        values: which figure (1 to 4) of the red areas counts.

    Returns:
        The revenue in $, and the routes in the order of the trains (without those that stay at home). The
        same board gives the same routes.
    """
    ranges = tuple(range_of(train) for train in trains)
    key = ("best routes", company, ranges, values)
    known = board.memo.get(key)
    if not isinstance(known, _Best):
        known = board.memo[key] = _best_routes(board, company, ranges, values)
    return known.revenue, [write_route(board, name, run) for name, run in known.runs]


class _Best(NamedTuple):
    revenue: int
    runs: list[tuple[str, Run]]


def _best_routes(board: Board, company: str, ranges: Sequence[TrainRange], values: int) -> _Best:
    network = network_of(board, company, values)
    if not ranges or not any(network.links):
        return _Best(0, [])
    kinds = list(dict.fromkeys(train.allowances for train in ranges))
    order = sorted(range(len(ranges)), key=lambda number: kinds.index(ranges[number].allowances))
    classes = [kinds.index(ranges[number].allowances) for number in order]
    reaches = [reach_of(network, ranges[order[classes.index(number)]]) for number in range(len(kinds))]
    revenue, runs = _solve(network, reaches, classes)
    found = sorted((number, run) for number, run in zip(order, runs, strict=True) if run is not None)
    return _Best(revenue, [(ranges[number].name, run) for number, run in found])


def _solve(
    network: Network, reaches: Sequence[Reach], classes: Sequence[int]
) -> tuple[int, list[Run | None]]:
    """The most valuable runs (trains of a class stand together): listed where that is quick, else swept."""
    can_sweep = all(reach.train.pays_all for reach in reaches)
    try:
        if len(classes) == 1:
            found = search(network, reaches[0], best_only=True, budget=SINGLE if can_sweep else None)
            return (found[-1].value, [_run(network, found[-1])]) if found else (0, [None])
        lists = [search(network, reach, budget=LISTED if can_sweep else None) for reach in reaches]
        track = ~network.graph.junction_mask
        choices = [[(route.value, route.once & track) for route in routes] for routes in lists]
        unit = common_unit([value for routes in choices for value, _ in routes])
        revenue, picked = choose(choices, classes, unit, CHOSEN if can_sweep else None)
        runs = [
            _run(network, lists[number][route]) if route >= 0 else None
            for number, route in zip(classes, picked, strict=True)
        ]
    except (TooMany, OutOfBudget):
        unit = common_unit([value for reach in reaches for value in reach.values])
        return sweep(network, reaches, classes, unit)
    return revenue, runs


def _run(network: Network, found: Found) -> Run:
    """A route that has been found, from end to end."""
    across = network.graph.board.geography.across
    trail: list[int] = []
    start = found.arm[1].stretch.to
    chain: Chain | None = found.arm
    while chain is not None:
        trail.extend(across[border] for border in reversed(chain[1].stretch.trail))
        chain = chain[0]
    end = network.places[found.root]
    if found.other_arm is not None:
        end = found.other_arm[1].stretch.to
        links = []
        chain = found.other_arm
        while chain is not None:
            links.append(chain[1])
            chain = chain[0]
        for link in reversed(links):
            trail.extend(link.stretch.trail)
    return start, tuple(trail), end


def has_route(board: Board, company: str) -> bool:
    """Whether the company has any route at all: two stops, one of them a city with its token (section 23)."""
    key = ("has route", company)
    known = board.memo.get(key)
    if known is None:
        graph = graph_of(board)
        known = board.memo[key] = any(
            not graph.node(place).group or graph.node(place).group != graph.node(stretch.to).group
            for place in board.placed.get(company, ())
            for stretch in graph.stretches(place)
        )
    return bool(known)
