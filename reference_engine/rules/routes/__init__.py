"""Routes: what a company's trains can earn at most, by which routes, and whether a run is legal.

Rules: sections 14 and 21 of 18Chesapeake, section 6.3 of 1846, section 7.4 of 18FL. A route is a continuous
piece of track with at least two stops, one of them a city with a token of the company; it visits nothing
twice, does not turn back at forks, ends at red areas and at cities full of other companies' tokens, and no
track is used twice, neither by it nor by another train of the company. How the best routes are found:
:mod:`.finding.fleet`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ..map.board import Board
from .check import check_routes
from .finding.at_once import earned_at_once
from .finding.fleet import best_runs
from .graph import graph_of
from .naming import RouteError, route_from_chains, route_from_stops
from .network import network_of
from .paths import PathError, Route, Run, walk_path, write_route, write_stops
from .ranges import Allowance, Habits, Train, TrainRange, range_of, train_of
from .terms import PlaceBonus, RouteTerms, best_count, offer_of, terms_of, worth_of
from .tolls import Passage, Toll, TollTerms, passages, toll_of

__all__ = [
    "Allowance",
    "Habits",
    "PathError",
    "PlaceBonus",
    "Route",
    "RouteError",
    "RouteTerms",
    "Toll",
    "TollTerms",
    "Train",
    "TrainRange",
    "best_routes",
    "can_earn",
    "can_run",
    "check_routes",
    "has_route",
    "route_from_chains",
    "route_from_stops",
    "toll_of",
    "train_of",
    "walk_path",
]


def best_routes(
    board: Board, company: str, trains: Sequence[Train], terms: RouteTerms | int
) -> tuple[int, list[Route]]:
    """The most a company's trains can earn together, exactly, and by which routes.

    Args:
        board: the board.
        company: whose trains run.
        trains: its trains, each a :class:`TrainRange` or (name, number of stops, None for any number), with
            a third member where more stops may be visited than are paid for.
        terms: what routes earn, or only which figure (1 to 4) of the red areas counts.

    Returns:
        The revenue in $, and the routes in the order of the trains (without those that stay at home). The
        same board gives the same routes. A route that counts fewer stops than it visits says which.
    """
    ranges = tuple(range_of(train) for train in trains)
    terms = terms_of(terms)
    key = ("best routes", company, ranges, terms)
    known = board.memo.get(key)
    if not isinstance(known, _Best):
        known = board.memo[key] = _best_routes(board, company, ranges, terms)
    return known.revenue, [_written(board, company, train, run, terms) for train, run in known.runs]


class _Best(NamedTuple):
    revenue: int
    runs: list[tuple[TrainRange, Run]]


def _best_routes(board: Board, company: str, ranges: Sequence[TrainRange], terms: RouteTerms) -> _Best:
    """The best of all ways to use lines that are paid for; where there is none, there is one way."""
    best, most = _Best(0, []), 0
    for passage in passages(board, terms.tolls):
        toll = passage.toll if terms.tolls.deducted else 0
        found = _best_over(board, company, ranges, terms, passage, most + toll)
        if found is not None:
            best, most = found, found.revenue - toll
    return best


def _best_over(
    board: Board,
    company: str,
    ranges: Sequence[TrainRange],
    terms: RouteTerms,
    passage: Passage,
    floor: int,
) -> _Best | None:
    network = network_of(board, company, terms, passage)
    if not ranges or network.is_empty:
        return None
    kinds = list(dict.fromkeys(train.kind for train in ranges))
    class_of = [kinds.index(train.kind) for train in ranges]
    order = sorted(range(len(ranges)), key=class_of.__getitem__)
    best = best_runs(network, kinds, [class_of[number] for number in order], floor)
    if best is None:
        return None
    found = sorted((number, run) for number, run in zip(order, best[1], strict=True) if run is not None)
    return _Best(best[0], [(ranges[number], run) for number, run in found])


def _written(board: Board, company: str, train: TrainRange, run: Run, terms: RouteTerms) -> Route:
    """A route as the port writes it, with the stops that count if these are not all."""
    route = write_route(board, train.name, run)
    if not train.pays_all:
        stops = walk_path(board, route["path"]).stops
        offers = [offer_of(train, worth_of(board, company, place, terms)) for place in stops]
        _, counted = best_count(train, offers, terms.token_counted)
        if len(counted) < len(stops):
            route["counted"] = write_stops(board, stops, counted)
    return route


def can_earn(board: Board, company: str, terms: RouteTerms) -> bool:
    """Whether any train could earn something for a company where one stop is enough for a route."""
    network = network_of(board, company, terms)
    worths = network.worths
    return any(network.links) or any(worths[stop].value + worths[stop].marked > 0 for stop in network.tokens)


def can_run(board: Board, company: str, trains: Sequence[Train], terms: RouteTerms) -> bool:
    """Whether trains of a company earn anything, where not every way between two stops is a route."""
    ranges = [range_of(train) for train in trains]
    at_once = earned_at_once(board, company, ranges, terms)
    return at_once > 0 or best_routes(board, company, ranges, terms)[0] > 0


def has_route(board: Board, company: str, trains: Sequence[Train] = ()) -> bool:
    """Whether the company has any route at all: two stops, one of them a city with its token (section 23).

    ``trains``: those that are to run it, where not all trains stop at the same places (18FL 7.4); none: any.
    """
    ranges = [range_of(train) for train in trains]
    if ranges and all(train.ignored for train in ranges):
        return any(best_routes(board, company, [train], RouteTerms(1))[0] for train in ranges)
    key = ("has route", company)
    known = board.memo.get(key)
    if known is None:
        graph = graph_of(board)
        known = board.memo[key] = any(
            not graph.node(place).group or graph.node(place).group != graph.node(stretch.to).group
            for place in board.held(company)
            for stretch in graph.stretches(place)
        )
    return bool(known)
