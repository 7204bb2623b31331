"""Routes of 18FL (7.4) on small boards: towns, hotels, the 3E-train, junctions, places used by two trains."""

from collections.abc import Sequence

import msgspec
import pytest
from route_walker import FEATURES

from reference_engine.components import Components, load_components
from reference_engine.map_cards import Hex, Tile
from reference_engine.rules.map.board import Board
from reference_engine.rules.routes import (
    PlaceBonus,
    Route,
    RouteTerms,
    TrainRange,
    best_routes,
    check_routes,
    has_route,
    route_from_stops,
    train_of,
)

TWO, THREE, FOUR = (train_of(str(number), number, towns="free") for number in (2, 3, 4))
EXPRESS = train_of("3E", 3, multiplier=2, towns="ignored")
TERMS = RouteTerms(1)


def line_of(places: str) -> Components:
    """A map in one row of hexes A2, A4, ...: city, town, off-board end, plain track, junction."""
    plain = load_components(FEATURES, "1846")
    printed: dict[str, dict[str, object]] = {
        "c": {"kind": "city", "colour": "yellow", "cities": [{"exits": [1, 4], "value": 30}]},
        "t": {"kind": "town", "colour": "yellow", "towns": [{"exits": [1, 4], "value": 10}]},
        "-": {"kind": "plain", "colour": "yellow", "track": [[1, 4]]},
        "j": {"kind": "plain", "colour": "green", "junctions": [[1, 4, 5]]},
        "o": {"kind": "red", "off_board": [{"exits": [1, 4], "value": {"yellow": 40, "brown": 80}}]},
    }
    hexes = {f"A{2 * number}": msgspec.convert(printed[place], Hex) for number, place in enumerate(places, 1)}
    box = msgspec.structs.replace(plain.box, hexes=hexes, companies=(), independents=())
    return Components(box, {"none": msgspec.convert({"colour": "yellow"}, Tile)})


def line(places: str, **tokens: str) -> Board:
    board = Board(line_of(places))
    for company, where in tokens.items():
        for name in where.split():
            board.place_token(company, name, 0)
    return board


def judged(board: Board, train: TrainRange, hexes: str, terms: RouteTerms = TERMS) -> tuple[int, list[str]]:
    """What a route earns, and the rules that it breaks."""
    broken: list[str] = []
    route = route_from_stops(board, "ACL", train, hexes.split(), terms)
    earned = check_routes(board, "ACL", [train], [route], terms, lambda rule, _: broken.append(rule))
    return sum(earned), broken


def stops_of(routes: Sequence[Route]) -> list[str]:
    return [f"{route['path'][0]['hex']}-{route['path'][-1]['hex']}" for route in routes]


def test_towns_pay_and_use_up_nothing() -> None:
    board = line("tctttct", ACL="A4")
    assert judged(board, TWO, "A2 A4 A6 A8 A10 A12 A14") == (2 * 30 + 5 * 10, [])
    revenue, routes = best_routes(board, "ACL", [TWO], TERMS)
    assert (revenue, stops_of(routes)) == (110, ["A14-A2"])


def test_every_city_and_off_board_place_uses_up_one() -> None:
    board = line("octc", ACL="A4")
    assert judged(board, TWO, "A2 A4 A6 A8") == (110, ["too-many-stops"])
    assert judged(board, THREE, "A2 A4 A6 A8") == (110, [])
    assert best_routes(board, "ACL", [TWO], TERMS)[0] == 80
    assert best_routes(board, "ACL", [TWO], RouteTerms(2))[0] == 120


@pytest.mark.parametrize("worth", [10, 20])
def test_a_hotel_raises_its_town_for_its_company(worth: int) -> None:
    board = line("ctt", ACL="A2")
    terms = RouteTerms(1, (PlaceBonus("A6", worth),))
    assert judged(board, TWO, "A2 A4 A6", terms) == (50 + worth, [])
    assert judged(board, TWO, "A2 A4", terms) == (40, [])
    assert best_routes(board, "ACL", [TWO], terms)[0] == 50 + worth


def test_a_port_raises_its_city() -> None:
    board = line("ctc", ACL="A2")
    assert best_routes(board, "ACL", [TWO], RouteTerms(1, (PlaceBonus("A6", 20),)))[0] == 90


def test_an_express_train_passes_towns_and_hotels_and_doubles_the_rest() -> None:
    board = line("ctcto", ACL="A6")
    terms = RouteTerms(2, (PlaceBonus("A4", 20), PlaceBonus("A8", 20)))
    assert judged(board, EXPRESS, "A2 A4 A6 A8 A10", terms) == (2 * (30 + 30 + 80), [])
    assert judged(board, EXPRESS, "A2 A4 A6 A8", terms) == (2 * 60, [])
    assert best_routes(board, "ACL", [EXPRESS], terms)[0] == 280
    # the other train has the town and its hotel, and they meet in A6
    assert best_routes(board, "ACL", [EXPRESS, FOUR], terms)[0] == 2 * 110 + 30 + 30 + 30


def test_two_cities_are_enough_for_an_express_train_but_not_a_city_and_towns() -> None:
    assert best_routes(line("ctc", ACL="A2"), "ACL", [EXPRESS], TERMS)[0] == 120
    board = line("ctt", ACL="A2")
    assert judged(board, EXPRESS, "A2 A4 A6") == (60, ["too-few-stops"])
    assert best_routes(board, "ACL", [EXPRESS], TERMS) == (0, [])
    assert best_routes(board, "ACL", [EXPRESS, TWO], TERMS)[0] == 50


def test_whether_there_is_a_route_depends_on_the_trains() -> None:
    board = line("ct", ACL="A2")
    assert has_route(board, "ACL")
    assert has_route(board, "ACL", [TWO])
    assert has_route(board, "ACL", [EXPRESS, TWO])
    assert not has_route(board, "ACL", [EXPRESS])
    assert has_route(line("ctc", ACL="A2"), "ACL", [EXPRESS, EXPRESS])


def test_four_cities_are_too_many_for_an_express_train() -> None:
    board = line("cccc", ACL="A2")
    assert judged(board, EXPRESS, "A2 A4 A6 A8") == (240, ["too-many-stops"])
    assert best_routes(board, "ACL", [EXPRESS], TERMS)[0] == 180


def test_a_route_needs_a_station_and_a_hotel_is_none() -> None:
    board = line("ctcc", ACL="A2")
    terms = RouteTerms(1, (PlaceBonus("A4", 10),))
    assert judged(board, TWO, "A4 A6", terms) == (50, ["no-token"])


def test_a_full_city_ends_a_route() -> None:
    board = line("ctctc", ACL="A2", SAL="A6")
    assert judged(board, THREE, "A2 A4 A6 A8 A10") == (110, ["passes-blocked-city"])
    assert best_routes(board, "ACL", [THREE], TERMS)[0] == 70


def test_a_junction_is_no_stop() -> None:
    assert judged(line("cj-c", ACL="A2"), TWO, "A2 A8") == (60, [])
    assert not has_route(line("cj", ACL="A2"), "ACL", [TWO])


def test_two_trains_meet_in_a_place_but_share_no_track() -> None:
    board = line("tctct", ACL="A4 A8")
    revenue, routes = best_routes(board, "ACL", [TWO, TWO], TERMS)
    assert (revenue, sorted(stops_of(routes))) == (120, ["A10-A8", "A2-A8"])
    one, other = (route_from_stops(board, "ACL", TWO, hexes.split()) for hexes in ("A2 A4 A6", "A4 A6 A8"))
    broken: list[str] = []
    check_routes(board, "ACL", [TWO, TWO], [one, other], TERMS, lambda rule, _: broken.append(rule))
    assert broken == ["track-shared"]


def test_what_a_card_says_becomes_a_range() -> None:
    assert train_of("4", 4) == train_of("4", 4, None, 1, "stops")
    assert TWO.excess(["city", "town", "town", "off_board"]) is None
    assert TWO.excess(["city", "city", "town", "off_board"]) == (3, 2)
    assert EXPRESS.ignored == {"town"}
    assert not TWO.ignored
