"""Wrong runs of trains."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from ...games.eighteen46 import Game1846
from ...games.eighteen_fl import Game18FL
from ...games.great_lakes import GreatLakes
from ...rules.routes import best_routes, check_routes
from ...rules.routes.paths import PathError, Walk, walk_path
from ...rules.table import Illegal
from ..entries import wrong

Runs = Game18FL | GreatLakes
"""A game whose runs the mechanisms below spoil."""


def _checked(game: Runs, fault: Callable[[list[Walk], Any], bool]) -> None:
    """Refuse a run in which something is found, and let nobody wait for a better one."""
    run = game.running.run

    def checked(move: Any) -> Any:
        if fault(list(_walks(game, move)), move):
            game.table.refuse("route-broken", "A train cannot run like this.")
        return run(move)

    game.running.run = checked  # type: ignore[method-assign]


def _walks(game: Runs, move: Any) -> Iterator[Walk]:
    for route in move.routes:
        try:
            yield walk_path(game.board, route.get("path"))
        except PathError:
            continue


def _share(walks: list[Walk], things: Callable[[Walk], Any]) -> bool:
    return any({*things(one)} & {*things(other)} for one, other in combinations(walks, 2))


@wrong("each-train-earns-its-most", {"18FL": "7.4-c", "18GL": "4.6.3-b"})
def _(game: Runs) -> None:
    """of two trains each has to run its own best route"""

    def less_than_alone(walks: list[Walk], move: Any) -> bool:
        del walks
        company = game.table.operating_company
        terms, trains = game.runs.terms(company), game.runs.train_ranges(company)
        earned = check_routes(game.board, company.id, trains, move.routes, terms, lambda rule, reason: None)
        for train in trains:
            name = train[0] if isinstance(train, tuple) else train.name
            own = [
                amount
                for route, amount in zip(move.routes, earned, strict=False)
                if route.get("train") == name
            ]
            if own and min(own) < best_routes(game.board, company.id, [train], terms)[0]:
                return True
        return False

    _checked(game, less_than_alone)


@wrong("trains-share-no-place", {"18FL": "7.4-y", "18GL": "4.6.3-x", "LostAtlas": "OR.run-c OR.run-d"})
def _(game: Runs) -> None:
    """two trains of a company may not come to the same city or town"""
    _checked(game, lambda walks, move: _share(walks, lambda walk: walk.stops))


@wrong("trains-share-no-crossing", {"18FL": "7.4-s 7.4-x"})
def _(game: Runs) -> None:
    """two trains of a company may not use the same crossing"""
    _checked(game, lambda walks, move: _share(walks, lambda walk: walk.junctions))


@wrong("one-end-off-the-board", {"18FL": "7.4-q", "18GL": "4.6.3-r", "LostAtlas": "OR.run-g OR.run-i"})
def _(game: Runs) -> None:
    """a route may not have both its ends off the board"""

    def both(walks: list[Walk], move: Any) -> bool:
        del move
        return any(all(_is_red(game, walk.stops[end]) for end in (0, -1)) for walk in walks if walk.stops)

    _checked(game, both)


def _is_red(game: Runs, place: tuple[int, int]) -> bool:
    return game.board.layouts[place[0]].nodes[place[1]].ends_route


@wrong("stations-at-an-end", {"18FL": "7.4-e", "18GL": "4.6.3-d"})
def _(game: Runs) -> None:
    """a route has to end at a station of the company"""

    def inside(walks: list[Walk], move: Any) -> bool:
        del move
        own = game.board.placed.get(game.table.operating_company.id, [])
        return any(walk.stops and walk.stops[0] not in own and walk.stops[-1] not in own for walk in walks)

    _checked(game, inside)


@wrong("full-cities-cannot-be-entered", {"18FL": "7.4-w", "18GL": "4.6.3-v", "LostAtlas": "OR.run-f"})
def _(game: Runs) -> None:
    """no route ends in a city that is full of others' stations"""

    def full(walks: list[Walk], move: Any) -> bool:
        del move
        name = game.table.operating_company.id
        return any(
            game.board.is_closed_to(name, *walk.stops[end]) for walk in walks for end in (0, -1) if walk.stops
        )

    _checked(game, full)


@wrong("only-the-first-train-earns", {"18FL": "7.4-ab", "18GL": "4.6.3-aa", "LostAtlas": "OR.run-k OR.run-c"})
def _(game: Runs) -> None:
    """of several trains only the first one's route counts"""
    record = game.running.record

    def first_only(run: list[dict[str, Any]], revenue: int) -> None:
        company = game.table.operating_company
        terms, trains = game.runs.terms(company), game.runs.train_ranges(company)
        earned = check_routes(game.board, company.id, trains, run, terms, lambda rule, reason: None)
        record(run, earned[0] if len(earned) > 1 else revenue)

    game.running.record = first_only  # type: ignore[method-assign]


def _forgiving(game: Runs, *rules: str) -> None:
    """Let a run that breaks some rules earn as much as the best one."""
    run = game.running.run

    def any_route(move: Any) -> Any:
        try:
            return run(move)
        except Illegal as refusal:
            if refusal.rule not in rules:
                raise
        best, _ = game.runs.best(game.table.operating_company)
        return lambda: game.running.record(move.routes, best)

    game.running.run = any_route  # type: ignore[method-assign]


@wrong("routes-may-branch", {"18FL": "7.4-d", "18GL": "4.6.3-d 4.6.3-k", "LostAtlas": "OR.run-a OR.run-h"})
def _(game: Runs) -> None:
    """a route over track that is not joined, or back at a fork, earns as much as the best one"""
    _forgiving(game, "no-such-track", "reversed", "route-broken")


@wrong(
    "there-and-back-again",
    {"18FL": "7.4-r 7.4-t 7.4-u", "18GL": "4.6.3-s 4.6.3-u", "LostAtlas": "OR.run-b OR.run-g OR.run-h"},
)
def _(game: Runs) -> None:
    """a train may use track and come to places twice"""
    _forgiving(game, "track-twice", "stop-twice", "junction-twice", "reversed")


@wrong("cards-are-turned-to-run", {"18FL": "8.1-d"})
def _(game: Runs) -> None:
    """a train runs as either side of its card"""
    run, box = game.running.run, game.box

    def turned(move: Any) -> Any:
        own = game.table.operating_company.trains
        for route in move.routes:
            wanted = route.get("train")
            if wanted in box.trains_by_name and all(train.name != wanted for train in own):
                for train in own:
                    if box.rank_of(train.name) == box.rank_of(wanted):
                        train.name = wanted
        return run(move)

    game.running.run = turned  # type: ignore[method-assign]


@wrong(
    "nobody-runs", {"18FL": "7.4-a", "18GL": "4.6.3-a", "LostAtlas": "OR.flow-g OR.run-c OR.run-k OR.run-i"}
)
def _(game: Runs) -> None:
    """no company is asked for its routes"""
    game.runs.can_run = lambda company: False  # type: ignore[method-assign]


def _counting_both_ends(game: Game1846, route: dict[str, Any]) -> Iterator[int]:
    """What one route earns, in $, for each choice of stops that holds both of its ends."""
    company = game.table.operating_company
    terms, trains = game.runs.terms(company), game.runs.train_ranges(company)
    card = game.box.trains_by_name[str(route.get("train"))]
    stops = [game.board.named(place) for place in walk_path(game.board, route.get("path")).stops]
    if card.visits is None or card.stops is None or len(stops) <= card.stops:
        return
    for inner in combinations(stops[1:-1], card.stops - 2):
        counted = [{"hex": name, "exits": list(exits)} for name, exits in (stops[0], *inner, stops[-1])]
        broken: list[str] = []
        found = check_routes(
            game.board,
            company.id,
            trains,
            [{**route, "counted": counted}],
            terms,
            lambda rule, reason, broken=broken: broken.append(rule),  # type: ignore[misc]
        )
        if not broken:
            yield found[0]


@wrong("both-ends-of-a-route-count", {"1846": "6.3-j 6.3-k S.RunningTrains-b"})
def _(game: Game1846) -> None:
    """of the stops that a train counts its route begins and ends with two"""
    record = game.running.record

    def recorded(run: list[dict[str, Any]], revenue: int) -> None:
        company = game.table.operating_company
        terms, trains = game.runs.terms(company), game.runs.train_ranges(company)
        for route in run:
            alone = check_routes(game.board, company.id, trains, [route], terms, lambda rule, reason: None)[0]
            revenue -= max(0, alone - max(_counting_both_ends(game, route), default=alone))
        record(run, revenue)

    game.running.record = recorded  # type: ignore[method-assign]
