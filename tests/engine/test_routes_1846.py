"""Routes of 1846 on a board laid by hand: what counts, both ends of the map, Chicago, markers and the mail.

The board: C5 (Chicago Connections, west) - D6 (Chicago) - D14 (Toledo) - C15 (Detroit) - C17 (Windsor, east),
from Detroit also to B16 (Port Huron) and B18 (Sarnia, east), from another city of Chicago over G3
(Springfield) to I1 (St. Louis, west), and a loop from one city of Chicago to another. With figure 2 of the
red areas: C5 40, D6 40, D14 30, C15 50, C17 60, B16 30, B18 50, G3 20, I1 70; bonuses C5 50, I1 20, C17 30,
B18 20.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from reference_engine.components import load_components
from reference_engine.rules.map.board import Board
from reference_engine.rules.routes import (
    PlaceBonus,
    RouteTerms,
    Train,
    best_routes,
    check_routes,
    route_from_stops,
)

BOX = load_components(Path(__file__).parents[2] / "features", "1846")
TRAINS: dict[str, Train] = {card.name: (card.name, card.stops, card.visits) for card in BOX.trains}
TERMS = RouteTerms(2)
Route = Mapping[str, Any]


@pytest.fixture
def board() -> Board:
    found = Board(BOX)
    found.load(
        [
            ("D6", "298", 0),
            ("D8", "26", 1),
            ("E7", "7", 2),
            ("D10", "9", 1),
            ("D12", "9", 1),
            ("D14", "15", 0),
            ("C15", "294", 0),
            ("B16", "14", 0),
            ("E5", "9", 0),
            ("F4", "9", 0),
            ("G3", "57", 0),
            ("H2", "9", 0),
        ],
        {
            "IC": [("D6", (0, 2))],
            "PRR": [("D6", (2, 5))],
            "GT": [("C15", (0, 1, 3, 4))],
            "NYC": [("D14", (0, 1, 2, 3))],
            "B&O": [("B16", (0, 1, 3, 4))],
        },
    )
    return found


def judge(
    board: Board,
    company: str,
    *routes: Route,
    terms: RouteTerms = TERMS,
    fleet: Sequence[str] = tuple(TRAINS),
) -> list[str]:
    """The rules broken; with none broken, the revenues as text."""
    broken: list[str] = []

    def note(rule: str, reason: str) -> None:
        assert reason.endswith((".", "?")), reason
        assert reason[0].isupper(), reason
        broken.append(rule)

    revenues = check_routes(board, company, [TRAINS[name] for name in fleet], routes, terms, note)
    assert len(revenues) == len(routes)
    return broken or [str(revenue) for revenue in revenues]


def through(board: Board, company: str, train: str, stops: str, counted: str | None = None) -> dict[str, Any]:
    """The route over the stops of these hexes, and the hexes that count."""
    route = route_from_stops(board, company, TRAINS[train], stops.split(), values=TERMS)
    if counted is not None:
        route["counted"] = [{"hex": name} for name in counted.split()]
    return route


# how many stops count -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("train", "stops", "verdict"),
    [
        ("2", "C15 C17", "110"),
        ("2", "D14 C15 C17", "too-many-stops"),
        ("4", "D6 D14 C15 C17", "180"),
        ("4", "C5 D6 D14 C15 C17", "too-many-stops"),
        ("5", "C5 D6 D14 C15 C17", "300"),
        ("3/5", "C5 D6 D14 C15 C17", "230"),
        ("4/6", "C5 D6 D14 C15 C17", "270"),
        ("3/5", "I1 G3 D6", "no-token"),
    ],
)
def test_a_train_visits_and_counts_as_many_as_it_may(
    board: Board, train: str, stops: str, verdict: str
) -> None:
    assert judge(board, "GT", through(board, "GT", train, stops)) == [verdict]


def test_a_five_train_of_three_visits_no_six(board: Board) -> None:
    longer = through(board, "GT", "7/8", "C5 D6 D14 C15 B16")
    assert judge(board, "GT", longer) == ["190"]
    assert judge(board, "GT", {**longer, "train": "3/5"}) == ["130"]
    assert judge(board, "GT", {**longer, "train": "4"}) == ["too-many-stops"]


@pytest.mark.parametrize(
    ("train", "counted", "verdict"),
    [
        ("3/5", "C5 C15 C17", "230"),
        ("3/5", "C17 C15 C5", "230"),
        ("3/5", "D6 C15 C17", "150"),
        ("3/5", "D6 D14 C15", "120"),
        ("3/5", "C5 D6 C15 C17", "counts-too-many"),
        ("3/5", "C15 C17", "counts-too-few"),
        ("3/5", "", "counts-too-few own-token-not-counted"),
        ("3/5", "C5 D6 C17", "own-token-not-counted"),
        ("3/5", "C5 C15 B16", "counted-not-visited counts-too-few"),
        ("3/5", "C5 C15 D8", "counted-not-visited counts-too-few"),
        ("3/5", "C15 C15 C17", "counted-twice counts-too-few"),
        ("5", "C5 D6 D14 C15 C17", "300"),
        ("5", "C5 D14 C15 C17", "counts-too-few"),
    ],
)
def test_the_stops_that_are_to_count(board: Board, train: str, counted: str, verdict: str) -> None:
    route = through(board, "GT", train, "C5 D6 D14 C15 C17", counted)
    assert judge(board, "GT", route) == verdict.split()


@pytest.mark.parametrize("counted", ["C15", [["C15"]], {"hex": "C15"}, [3]])
def test_stops_that_cannot_be_read(board: Board, counted: object) -> None:
    route = {**through(board, "GT", "3/5", "C5 D6 D14 C15 C17"), "counted": counted}
    assert judge(board, "GT", route) == ["counted-not-visited"]


def test_a_stop_may_be_named_with_its_exits(board: Board) -> None:
    route = through(board, "GT", "3/5", "C5 D6 D14 C15 C17")
    route["counted"] = [{"hex": "C5"}, {"hex": "C17"}, {"hex": "C15", "exits": [0, 1, 3, 4]}]
    assert judge(board, "GT", route) == ["230"]
    route["counted"][2]["exits"] = [0, 1]
    assert judge(board, "GT", route) == [
        "counted-not-visited",
        "counts-too-few",
        "own-token-not-counted",
    ]


def test_the_token_has_to_count(board: Board) -> None:
    # the NYC's token is in Toledo, the least valuable stop
    route = through(board, "NYC", "3/5", "C5 D6 D14 C15 C17")
    assert judge(board, "NYC", route) == ["210"]
    assert judge(board, "NYC", route, terms=RouteTerms(2, token_counted=False)) == ["230"]
    revenue, routes = best_routes(board, "NYC", [TRAINS["3/5"]], TERMS)
    assert revenue == 210
    assert routes[0]["counted"] == [{"hex": "C17"}, {"hex": "D14"}, {"hex": "C5"}]


def test_best_routes_say_what_counts_only_if_something_does_not(board: Board) -> None:
    _, routes = best_routes(board, "GT", [TRAINS["3/5"]], TERMS)
    assert routes[0]["counted"] == [{"hex": "C17"}, {"hex": "C15"}, {"hex": "C5"}]
    _, routes = best_routes(board, "GT", [TRAINS["5"]], TERMS)
    assert "counted" not in routes[0]
    _, routes = best_routes(board, "B&O", [TRAINS["7/8"]], TERMS)
    assert "counted" not in routes[0]


# both ends of the map -----------------------------------------------------------------------------------


def test_a_route_between_east_and_west_earns_both_bonuses(board: Board) -> None:
    east_west = through(board, "GT", "5", "C5 D6 D14 C15 C17")
    assert judge(board, "GT", east_west) == [str(40 + 40 + 30 + 50 + 60 + 50 + 30)]
    assert judge(board, "GT", east_west, terms=RouteTerms(1)) == [str(20 + 40 + 30 + 50 + 40 + 50 + 30)]


def test_the_bonus_is_lost_if_one_end_does_not_count(board: Board) -> None:
    route = through(board, "GT", "4/6", "C5 D6 D14 C15 C17", "D6 D14 C15 C17")
    assert judge(board, "GT", route) == ["180"]
    route["counted"] = [{"hex": name} for name in ("C5", "D6", "C15", "C17")]
    assert judge(board, "GT", route) == ["270"]


def test_two_eastern_ends_are_not_joined(board: Board) -> None:
    route = through(board, "GT", "5", "C17 C15 B16 B18")
    assert judge(board, "GT", route) == ["two-eastern-ends"]
    route = through(board, "GT", "3/5", "C17 C15 B16 B18", "C17 C15 B16")
    assert judge(board, "GT", route) == ["two-eastern-ends"]
    assert judge(board, "GT", through(board, "GT", "5", "C17 C15 B16")) == ["140"]
    assert best_routes(board, "B&O", [TRAINS["4"]], TERMS)[0] == 50 + 30 + 50 + 30


def test_two_western_ends_may_be_joined_without_bonus(board: Board) -> None:
    route = through(board, "IC", "4", "C5 D6 G3 I1")
    assert judge(board, "IC", route) == [str(40 + 40 + 20 + 70)]
    assert best_routes(board, "IC", [TRAINS["4"]], TERMS)[0] == 170


# Chicago ------------------------------------------------------------------------------------------------


def test_a_route_uses_one_city_of_chicago(board: Board) -> None:
    start = {"hex": "C5", "out": 5}
    loop = [
        start,
        {"hex": "D6", "in": 2, "out": 4},
        {"hex": "D8", "in": 1, "out": 0},
        {"hex": "E7", "in": 3, "out": 2},
        {"hex": "D6", "in": 5},
    ]
    assert judge(board, "PRR", {"train": "4", "path": loop}) == ["second-city-in-hex"]
    once = [start, {"hex": "D6", "in": 2, "exits": [2, 5]}]
    assert judge(board, "PRR", {"train": "2", "path": once}) == ["80"]
    assert best_routes(board, "PRR", [TRAINS["2"]], TERMS)[0] == 80


def test_two_hexes_of_one_place_are_visited_once() -> None:
    board = Board(BOX)
    board.load([("D20", "14", 0)], {"NYC": [("D20", (0, 1, 3, 4))]})
    route = {
        "train": "4",
        "path": [{"hex": "C21", "out": 0}, {"hex": "D20", "in": 3, "out": 4}, {"hex": "D22", "in": 1}],
    }
    assert judge(board, "NYC", route) == ["same-place-twice"]
    assert best_routes(board, "NYC", [TRAINS["4"]], TERMS)[0] == 90


# markers and mail ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bonus", "revenue"),
    [
        (PlaceBonus("C17", 30), 260),
        (PlaceBonus("D14", 40), 230),
        (PlaceBonus("D14", 40, counted_only=False), 270),
        (PlaceBonus("G3", 40), 230),
        (PlaceBonus("G3", 40, counted_only=False), 230),
    ],
)
def test_a_marked_place_has_to_count(board: Board, bonus: PlaceBonus, revenue: int) -> None:
    terms = RouteTerms(2, (bonus,))
    route = through(board, "GT", "3/5", "C5 D6 D14 C15 C17")
    assert judge(board, "GT", route, terms=terms) == [str(revenue)]
    assert best_routes(board, "GT", [TRAINS["3/5"]], terms)[0] == revenue
    counted = through(board, "GT", "3/5", "C5 D6 D14 C15 C17", "D14 C15 C17")
    expected = 30 + 50 + 60 + (bonus.amount if bonus.hex in ("D14", "C17") else 0)
    assert judge(board, "GT", counted, terms=terms) == [str(expected)]


def test_every_route_to_a_marked_place_earns_its_bonus(board: Board) -> None:
    terms = RouteTerms(2, (PlaceBonus("C15", 30), PlaceBonus("C15", 20)))
    run = [through(board, "GT", "2", "C15 C17"), through(board, "GT", "2", "C15 B16")]
    assert judge(board, "GT", *run, terms=terms, fleet=("2", "2")) == ["160", "130"]
    assert best_routes(board, "GT", [TRAINS["2"], TRAINS["2"]], terms)[0] == 290


def test_the_mail_pays_for_each_stop_of_the_longest_route(board: Board) -> None:
    terms = RouteTerms(2, per_stop=10)
    long, short = through(board, "GT", "3/5", "D6 D14 C15 C17"), through(board, "GT", "2", "C15 B16")
    assert judge(board, "GT", long, short) == ["150", "80"]
    assert judge(board, "GT", long, short, terms=terms) == ["190", "80"]
    assert judge(board, "GT", short, long, terms=terms) == ["80", "190"]
    alike = through(board, "GT", "2", "C15 C17")
    assert judge(board, "GT", short, alike, terms=terms, fleet=("2", "2")) == ["100", "110"]
    assert judge(board, "GT", alike, short, terms=terms, fleet=("2", "2")) == ["130", "80"]


def test_the_mail_makes_a_longer_route_the_best(board: Board) -> None:
    trains = [TRAINS["3/5"], TRAINS["2"]]
    for per_stop, expected in ((0, 310), (10, 360)):
        terms = RouteTerms(2, per_stop=per_stop)
        revenue, routes = best_routes(board, "GT", trains, terms)
        assert revenue == expected
        assert (
            sum(
                check_routes(
                    board, "GT", trains, routes, terms, lambda rule, reason: pytest.fail(rule + reason)
                )
            )
            == revenue
        )
