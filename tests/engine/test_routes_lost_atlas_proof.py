"""The best routes of Lost Atlas are the best: compared with trying all sets of routes, by every reading."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from built_boards import Walked, Walking, built_board, every_route, is_full, node_of

from reference_engine.rules.map.board import Board
from reference_engine.rules.routes import (
    Habits,
    PlaceBonus,
    RouteTerms,
    TrainRange,
    best_routes,
    check_routes,
    train_of,
)
from reference_engine.rules.routes.finding import fleet as route_fleet
from reference_engine.rules.routes.finding import sets as route_sets
from reference_engine.rules.routes.finding import sharing as route_sharing
from reference_engine.rules.routes.finding import together as route_together

SEED = 2021
COMPANIES = ("EM", "NP", "OV", "Con")
TRAINS = [train_of(str(stops), stops) for stops in range(2, 9)] + [train_of("∞", None)]


def no_refusal(rule: str, reason: str) -> None:
    raise AssertionError(f"{rule}: {reason}")


def terms_of(rng: random.Random, board: Board) -> RouteTerms:
    """Terms by any reading, with markers now and then."""
    cities = [name for name, card in board.geography.components.hexes.items() if card.kind == "city"]
    marked = rng.sample(cities, min(len(cities), rng.choice((0, 0, 2))))
    shared = rng.random() < 0.3
    return RouteTerms(
        rng.choice((1, 2, 3, 4)),
        tuple(PlaceBonus(name, 10) for name in marked),
        least_stops=1,
        standing_together=rng.random() < 0.5,
        shared_track=shared,
        full=rng.choice(("stop", "stop", "pass", "pass-or-stop")),
        habits=Habits(rng.random() < 0.7, rng.random() < 0.3, shared),
    )


def worth(board: Board, route: Walked, terms: RouteTerms) -> int:
    """What a route earns, in $."""
    total = 0
    for stop in route.stops:
        name = board.geography.names[stop[0]]
        total += node_of(board, stop).values[terms.values - 1]
        total += sum(bonus.amount for bonus in terms.bonuses if bonus.hex == name)
    return total


def best_of_all(
    board: Board, routes: Sequence[Walked], trains: Sequence[TrainRange], terms: RouteTerms
) -> int:
    """The most that the trains earn, by trying every set of routes."""
    worths = [worth(board, route, terms) for route in routes]

    def go_on(train: int, used: frozenset[object], value: int) -> int:
        if train == len(trains):
            return value
        most = go_on(train + 1, used, value)
        limit = trains[train].allowances[0].visit
        for route, more in zip(routes, worths, strict=True):
            if limit is not None and len(route.stops) > limit:
                continue
            single = len(route.places) == 1
            if terms.shared_track or single:
                takes = frozenset() if single and terms.standing_together else frozenset({route.either_way})
            else:
                takes = frozenset(route.tracks)
            if not takes & used:
                most = max(most, go_on(train + 1, used | takes, value + more))
        return most

    return go_on(0, frozenset(), 0)


def ways_to_search(patch: pytest.MonkeyPatch) -> Iterator[str]:
    """Every way in which the best routes are found, one after the other."""
    yield "listed"
    patch.setattr(route_sets, "PLAIN", 1)
    yield "listed, with prices"
    for limit in ("LISTED", "MATTERING", "SINGLE"):
        patch.setattr(route_fleet, limit, 1)
    patch.setattr(route_sharing, "LISTED", 1)
    yield "swept"
    patch.setattr(route_together, "WIDTH", 1)
    yield "swept in narrow strips"


@pytest.mark.parametrize("boards", [60, pytest.param(2000, marks=pytest.mark.exhaustive)])
def test_as_much_as_trying_everything_gives(boards: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: Counter[str] = Counter()
    number = 0
    while seen["boards"] < boards:
        seed = f"{SEED}/{number}"
        number += 1
        rng = random.Random(seed)
        board = built_board(rng, rng.randint(3, 8), COMPANIES)
        company, terms = rng.choice(COMPANIES), terms_of(rng, board)
        walking = Walking(True, terms.habits.tight_bends, terms.habits.through_areas, terms.full)
        there = every_route(board, company, walking)
        if len(there) < 3 or len(there) > 3000:
            continue
        most = 4 if len(there) <= 14 else 3 if len(there) <= 40 else 2 if len(there) <= 250 else 1
        trains = [rng.choice(TRAINS) for _ in range(rng.randint(1, most))]
        expected = best_of_all(board, there, trains, terms)
        story = f"seed {seed}: {company} with {[train.name for train in trains]}, {terms}"
        with monkeypatch.context() as patch:
            for way in ways_to_search(patch):
                board.memo.clear()
                revenue, routes = best_routes(board, company, trains, terms)
                assert revenue == expected, f"{story}, {way}"
                checked = check_routes(board, company, trains, routes, terms, no_refusal)
                assert sum(checked) == revenue, f"{story}, {way}"
        seen["boards"] += 1
        hexes = [{step["hex"] for step in route["path"]} for route in routes]
        seen["several trains run"] += len(routes) > 1
        seen["a train stands"] += any(len(route["path"]) == 1 for route in routes)
        seen["two trains share track"] += terms.shared_track and len(set.union(*hexes)) < sum(map(len, hexes))
        seen["track inside a hex"] += any(step.get("exits") == [] for run in routes for step in run["path"])
        seen["a destination"] += any(
            board.geography.printed[board.number(name)].kind == "red" for name in set.union(*hexes)
        )
        if terms.full != "stop":
            full = {place for place in board.tokens if is_full(board, company, place)}
            names = {board.geography.names[place[0]] for place in full}
            inner = {step["hex"] for run in routes for step in run["path"][1:-1]}
            seen["a full city is passed"] += bool(names & inner)
    assert min(seen.values()) >= (20 if boards > 100 else 1), seen
