"""The best routes of 1846 are the best: compared with trying every set of routes and of stops that count."""

import random
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

import msgspec
import pytest
from route_walker import FEATURES, Found, all_routes, best_by_trying_all, number_of, pays, random_board

from reference_engine.components import Components, load_components
from reference_engine.map_cards import Hex, Place
from reference_engine.rules.map.board import Board
from reference_engine.rules.routes import PlaceBonus, RouteTerms, Train, best_routes, check_routes, has_route
from reference_engine.rules.routes.finding import fleet as route_fleet
from reference_engine.rules.routes.finding import sets as route_sets

SEED = 1846
MAPS = 12
COMPANIES = ("PRR", "NYC", "GT")
TRAINS: tuple[Train, ...] = (
    ("2", 2, None),
    ("4", 4, None),
    ("3/5", 3, 5),
    ("5", 5, None),
    ("4/6", 4, 6),
    ("6", 6, None),
    ("7/8", 7, 8),
    ("1/3", 1, 3),
    ("2/5", 2, 5),
)
"""The trains of the game, and two that skip more of what they visit than these do."""


ON_FULL_BOARDS = (
    ("4/6", 6),
    ("7/8", 8),
    ("2 2 4", 4),
    ("3/5 4", 5),
    ("3/5 3/5", 5),
    ("4/6 5", 6),
    ("4/6 4/6", 6),
)
"""Trains whose routes can all be tried on the whole map, and the stops that they visit at most."""


@lru_cache(maxsize=MAPS)
def ends_everywhere(number: int) -> Components:
    """1846 with more off-board places, so that small boards have several, and more places in groups."""
    plain = load_components(FEATURES, "1846")
    rng = random.Random(f"{SEED}/map/{number}")
    hexes = dict(plain.hexes)
    for name in rng.sample(sorted(hexes), len(hexes) // 4):
        exits = tuple(sorted(rng.sample(range(6), rng.choice((2, 3, 4)))))
        place = Place(
            exits=exits,
            value={"yellow": 10 * rng.randint(1, 5), "brown": 10 * rng.randint(1, 8)},
            direction=rng.choice(("east", "west", "west", "")),
            bonus=10 * rng.randint(0, 5),
        )
        group = rng.choice(("", "", "North", "South"))
        hexes[name] = Hex(kind="red", off_board=(place,), group=group)
    for name in rng.sample(sorted(hexes), len(hexes) // 4):
        hexes[name] = msgspec.structs.replace(hexes[name], group=name)
    return Components(msgspec.structs.replace(plain.box, hexes=hexes), plain.tiles)


def random_terms(rng: random.Random, board: Board) -> RouteTerms:
    """Terms with and without bonuses, mail and the token's right to be skipped."""
    stops = [
        name
        for name, layout in zip(board.geography.names, board.layouts, strict=True)
        if any(node.is_stop and node.exits for node in layout.nodes)
    ]
    bonuses = tuple(
        PlaceBonus(rng.choice(stops), rng.choice((20, 30, 40)), rng.random() < 0.5)
        for _ in range(rng.choice((0, 1, 2, 3)))
    )
    return RouteTerms(rng.choice((1, 2)), bonuses, rng.choice((0, 0, 10)), rng.random() < 0.7)


def no_refusal(rule: str, reason: str) -> None:
    raise AssertionError(f"{rule}: {reason}")


@pytest.mark.parametrize("boards", [90, pytest.param(600, marks=pytest.mark.exhaustive)])
def test_as_much_as_trying_everything_gives(monkeypatch: pytest.MonkeyPatch, boards: int) -> None:
    seen: Counter[str] = Counter()
    number = 0
    while seen["boards"] < boards:
        seed = f"{SEED}/{number}"
        number += 1
        rng = random.Random(seed)
        board = random_board(rng, rng.randint(5, 14), ends_everywhere(rng.randrange(MAPS)), COMPANIES)
        company, terms = rng.choice(COMPANIES), random_terms(rng, board)
        there = all_routes(board, company, terms.values)
        assert has_route(board, company) == bool(there), f"seed {seed}"
        if len(there) < 3:
            continue
        most = 4 if len(there) <= 16 else 3 if len(there) <= 40 else 2 if len(there) <= 350 else 1
        trains = [rng.choice(TRAINS) for _ in range(rng.randint(1, most))]
        expected = best_by_trying_all(there, trains, terms)
        story = f"seed {seed}: {company} with {[train[0] for train in trains]}, {terms}"  # type: ignore[index]
        with monkeypatch.context() as patch:
            for way in ("listed", "those that matter", "with prices"):
                revenue, routes = best_routes(board, company, trains, terms)
                assert revenue == expected, f"{story}, {way}"
                assert sum(check_routes(board, company, trains, routes, terms, no_refusal)) == revenue, story
                board.memo.clear()
                if way == "listed":
                    patch.setattr(route_fleet, "LISTED", 1)
                else:
                    patch.setattr(route_sets, "PLAIN", 1)
        seen["boards"] += 1
        seen["several trains run"] += len(routes) > 1
        seen["stops skipped"] += any("counted" in route for route in routes)
        plain = RouteTerms(terms.values, terms.bonuses, 0, terms.token_counted)
        _, without_mail = best_routes(board, company, trains, plain)
        carrying = sum(check_routes(board, company, trains, without_mail, terms, no_refusal))
        seen["mail decides"] += carrying < revenue
        free, _ = best_routes(
            board, company, trains, RouteTerms(terms.values, terms.bonuses, terms.per_stop, False)
        )
        seen["token has to count"] += free > revenue
        seen["bonuses of places"] += (
            bool(terms.bonuses)
            and revenue
            > best_routes(
                board, company, trains, RouteTerms(terms.values, (), terms.per_stop, terms.token_counted)
            )[0]
        )
        directions = [
            {
                board.layouts[board.number(end["hex"])].nodes[0].direction
                for end in (r["path"][0], r["path"][-1])
            }
            for r in routes
        ]
        seen["east to west"] += any({"east", "west"} <= ends for ends in directions)
        seen["west to west"] += any(ends == {"west"} for ends in directions)
    assert min(seen.values()) >= boards // 75, seen
    assert len(seen) == 8, seen
    assert seen["several trains run"] > boards / 4


@pytest.mark.parametrize("boards", [8, pytest.param(40, marks=pytest.mark.exhaustive)])
def test_as_much_as_trying_everything_gives_on_the_whole_map(boards: int) -> None:
    by_name = {train[0]: train for train in TRAINS if isinstance(train, tuple)}
    with_many = 0
    for number in range(boards):
        rng = random.Random(f"{SEED}/whole map/{number}")
        board = random_board(rng, 76, load_components(FEATURES, "1846"), COMPANIES, 200)
        for company in COMPANIES:
            names, most = rng.choice(ON_FULL_BOARDS)
            trains = [by_name[name] for name in names.split()]
            terms = random_terms(rng, board)
            there = all_routes(board, company, terms.values, most)
            with_many += len(there) > 200
            expected = max(best_of_disjoint(there, trains, terms, carrier) for carrier in range(len(trains)))
            revenue, routes = best_routes(board, company, trains, terms)
            story = f"board {number}: {company} with {names}, {terms}, {len(there)} routes"
            assert revenue == expected, story
            assert sum(check_routes(board, company, trains, routes, terms, no_refusal)) == revenue, story
    assert with_many > boards / 4


def best_of_disjoint(there: Sequence[Found], trains: Sequence[Train], terms: RouteTerms, carrier: int) -> int:
    """The most that trains can earn if this one carries the mail; what cannot beat the best is not tried."""
    lists = []
    for number, train in enumerate(trains):
        worth: dict[int, int] = {}
        for stops, sides in there:
            value = pays(train, stops, terms)
            if value >= 0:
                mask = sum(1 << number_of(side) for side in sides)
                value += terms.per_stop * len(stops) * (number == carrier)
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
