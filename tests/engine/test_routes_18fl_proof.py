"""The best routes of 18FL are the best: compared with trying every set of routes."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from route_walker import (
    COMPANIES,
    FEATURES,
    Found,
    all_routes,
    best_by_trying_all,
    number_of,
    pays,
    random_board,
)

from reference_engine.components import load_components
from reference_engine.rules.map.board import Board
from reference_engine.rules.routes import (
    PlaceBonus,
    RouteTerms,
    TrainRange,
    best_routes,
    check_routes,
    has_route,
    train_of,
    walk_path,
)
from reference_engine.rules.routes.finding import fleet as route_fleet
from reference_engine.rules.routes.finding import sets as route_sets
from reference_engine.rules.routes.finding import together as route_together

SEED = 2006
TRAINS = {str(number): train_of(str(number), number, towns="free") for number in range(2, 7)}
TRAINS["3E"] = train_of("3E", 3, multiplier=2, towns="ignored")
FLEETS = ("2", "3", "4", "3E", "2 2", "3 3", "2 3", "3E 3E", "3E 3", "2 2 2", "2 2 3")
"""Trains whose routes can all be tried on the whole map."""


def no_refusal(rule: str, reason: str) -> None:
    raise AssertionError(f"{rule}: {reason}")


def random_terms(rng: random.Random, board: Board) -> RouteTerms:
    """Terms with some hotels, and with a port now and then."""
    places: dict[str, list[str]] = {"town": [], "city": []}
    for name, layout in zip(board.geography.names, board.layouts, strict=True):
        for kind, found in places.items():
            if any(node.kind == kind and node.exits for node in layout.nodes):
                found.append(name)
    hotels = rng.sample(places["town"], min(len(places["town"]), rng.choice((0, 1, 2, 3))))
    ports = rng.sample(places["city"], min(len(places["city"]), rng.choice((0, 0, 1))))
    worth = rng.choice((10, 20))
    bonuses = [PlaceBonus(name, worth) for name in hotels] + [PlaceBonus(name, 20) for name in ports]
    return RouteTerms(rng.choice((1, 2)), tuple(bonuses))


def ways_to_search(patch: pytest.MonkeyPatch) -> Iterator[str]:
    """Every way in which the best routes are found, one after the other."""
    yield "listed"
    patch.setattr(route_sets, "PLAIN", 1)
    yield "listed, with prices"
    for limit in ("LISTED", "MATTERING", "SINGLE"):
        patch.setattr(route_fleet, limit, 1)
    yield "swept"
    patch.setattr(route_together, "WIDTH", 1)
    yield "swept in narrow strips"


@pytest.mark.parametrize("boards", [100, pytest.param(700, marks=pytest.mark.exhaustive)])
def test_as_much_as_trying_everything_gives(monkeypatch: pytest.MonkeyPatch, boards: int) -> None:
    seen: Counter[str] = Counter()
    number = 0
    while seen["boards"] < boards:
        seed = f"{SEED}/{number}"
        number += 1
        rng = random.Random(seed)
        board = random_board(rng, rng.randint(5, 14))
        company, terms = rng.choice(COMPANIES), random_terms(rng, board)
        there = all_routes(board, company, terms.values)
        express = any(pays(TRAINS["3E"], stops) >= 0 for stops, _ in there)
        assert has_route(board, company, [TRAINS["3E"]]) == express, f"seed {seed}"
        assert has_route(board, company, [TRAINS["3E"], TRAINS["4"]]) == bool(there), f"seed {seed}"
        seen["towns only"] += bool(there) and not express
        if len(there) < 3:
            continue
        most = 4 if len(there) <= 16 else 3 if len(there) <= 40 else 2 if len(there) <= 350 else 1
        trains = [rng.choice([*TRAINS.values()]) for _ in range(rng.randint(1, most))]
        expected = best_by_trying_all(there, trains, terms)
        story = f"seed {seed}: {company} with {[train.name for train in trains]}, {terms}"
        with monkeypatch.context() as patch:
            for way in ways_to_search(patch):
                board.memo.clear()
                revenue, routes = best_routes(board, company, trains, terms)
                assert revenue == expected, f"{story}, {way}"
                assert sum(check_routes(board, company, trains, routes, terms, no_refusal)) == revenue, story
        seen["boards"] += 1
        seen["several trains run"] += len(routes) > 1
        kinds = [kinds_on(board, route) for route in routes]
        seen["more stops than the number"] += any(
            len(stops) > int(route["train"][0]) for stops, route in zip(kinds, routes, strict=True)
        )
        seen["a 3E-train past a town"] += any(
            "E" in route["train"] and "town" in stops for stops, route in zip(kinds, routes, strict=True)
        )
        seen["hotels count"] += bool(terms.bonuses) and (
            revenue > best_routes(board, company, trains, RouteTerms(terms.values))[0]
        )
    assert len(seen) == 6, seen
    assert min(seen.values()) >= boards // 35, seen


def kinds_on(board: Board, route: dict[str, object]) -> list[str]:
    """The kinds of the stops of a route."""
    stops = walk_path(board, route["path"]).stops
    return [board.layouts[number].nodes[index].kind for number, index in stops]


@pytest.mark.parametrize("boards", [1, pytest.param(12, marks=pytest.mark.exhaustive)])
def test_as_much_as_trying_everything_gives_on_the_whole_map(boards: int) -> None:
    if not (FEATURES / "18FL" / "components.yaml").exists():
        pytest.skip("features/18FL/components.yaml is not there: no map of 18FL to lay tiles on")
    box = load_components(FEATURES, "18FL")
    companies = [company.id for company in box.companies]
    with_many = 0
    for number in range(boards):
        rng = random.Random(f"{SEED}/whole map/{number}")
        board = random_board(rng, 60, box, companies, 60)
        for company in companies:
            trains = [TRAINS[name] for name in rng.choice(FLEETS).split()]
            terms = random_terms(rng, board)
            most = max(int(train.name[0]) for train in trains)
            there = all_routes(board, company, terms.values, cities=most)
            with_many += len(there) > 200
            expected = best_of_disjoint(there, trains, terms)
            revenue, routes = best_routes(board, company, trains, terms)
            story = f"board {number}: {company} with {[train.name for train in trains]}, {len(there)} routes"
            assert revenue == expected, story
            assert sum(check_routes(board, company, trains, routes, terms, no_refusal)) == revenue, story
    assert with_many > boards


def best_of_disjoint(there: Sequence[Found], trains: Sequence[TrainRange], terms: RouteTerms) -> int:
    """The most that trains can earn; what cannot beat the best known is not tried."""
    lists = []
    for train in trains:
        worth: dict[int, int] = {}
        for stops, sides in there:
            value = pays(train, stops, terms)
            if value > 0:
                mask = sum(1 << number_of(side) for side in sides)
                worth[mask] = max(value, worth.get(mask, 0))
        lists.append(sorted(((value, mask) for mask, value in worth.items()), reverse=True))
    tops = [routes[0][0] if routes else 0 for routes in lists]
    found = 0

    def go_on(train: int, used: int, value: int) -> None:
        nonlocal found
        found = max(found, value)
        if train < len(lists):
            for more, mask in lists[train]:
                if value + more + sum(tops[train + 1 :]) <= found:
                    break
                if not mask & used:
                    go_on(train + 1, used | mask, value + more)
            go_on(train + 1, used, value)

    go_on(0, 0, 0)
    return found
