"""Routes on boards laid by hand: what may be run, what is refused and why, and how routes are written."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from reference_engine.components import load_components
from reference_engine.rules.map.board import Board
from reference_engine.rules.routes import (
    RouteError,
    best_routes,
    check_routes,
    has_route,
    route_from_chains,
    route_from_stops,
)

BOX = load_components(Path(__file__).parents[2] / "features", "18Chesapeake")
Route = Mapping[str, Any]
FLEET = (("2", 2), ("3", 3), ("4", 4), ("5", 5), ("D", None))


def lay(*laid: tuple[str, str, int], **tokens: Sequence[tuple[str, Sequence[int]]]) -> Board:
    board = Board(BOX)
    board.load(laid, {company.replace("_", "&"): places for company, places in tokens.items()})
    return board


def judge(
    board: Board, company: str, *routes: Route, fleet: Sequence[tuple[str, int | None]] = FLEET
) -> list[str]:
    """The rules broken; with none broken, the revenues as text."""
    broken: list[str] = []

    def note(rule: str, reason: str) -> None:
        assert reason.endswith((".", "?")), reason
        assert reason[0].isupper(), reason
        broken.append(rule)

    revenues = check_routes(board, company, fleet, routes, 2, note)
    assert len(revenues) == len(routes)
    return broken or [str(revenue) for revenue in revenues]


def route(train: str, *path: str) -> Route:
    """A route from steps such as ``"C13 4>1"``, ``"A7 >4"``, ``"J4 3>"``, ``"H6 >1 [1]"``."""
    steps = []
    for text in path:
        hex_name, sides, *exits = text.split()
        enter, leave = sides.split(">")
        step: dict[str, Any] = {"hex": hex_name}
        if enter:
            step["in"] = int(enter)
        if leave:
            step["out"] = int(leave)
        if exits:
            step["exits"] = [int(side) for side in exits[0].strip("[]").split(",")]
        steps.append(step)
    return {"train": train, "path": steps}


@pytest.fixture
def norfolk_and_western() -> Board:
    """The rulebook's example of section 21: a green city at Lynchburg, a city held by the B&O beside it."""
    return lay(
        ("C13", "15", 1),
        ("B12", "8", 5),
        ("D12", "57", 1),
        N_W=[("C13", [1, 2, 3, 4])],
        B_O=[("D12", [1, 4])],
    )


@pytest.fixture
def south() -> Board:
    """Norfolk - Richmond - Fredericksburg - Washington - Baltimore, in yellow track."""
    return lay(
        ("G13", "57", 2),
        ("F12", "8", 3),
        ("F10", "9", 0),
        ("F8", "X1", 0),
        ("G7", "9", 1),
        C_O=[("G13", [2, 5])],
        B_O=[("H6", [1])],
    )


# best routes ---------------------------------------------------------------------------------------------


def test_the_rulebooks_example_earns_210(norfolk_and_western: Board) -> None:
    revenue, routes = best_routes(norfolk_and_western, "N&W", [("2", 2), ("2", 2), ("3", 3)], 2)
    assert revenue == 210
    assert len(routes) == 3
    fleet = [("2", 2), ("2", 2), ("3", 3)]
    assert sorted(judge(norfolk_and_western, "N&W", *routes, fleet=fleet)) == ["50", "80", "80"]


def test_without_the_limit_of_one_place_west_virginia_would_pay_twice(norfolk_and_western: Board) -> None:
    assert best_routes(norfolk_and_western, "N&W", [("3", 3)], 2)[0] == 100
    assert best_routes(norfolk_and_western, "N&W", [("D", None)], 4)[0] == 130


def test_a_company_without_track_earns_nothing() -> None:
    board = lay(C_O=[("G13", [])])
    assert best_routes(board, "C&O", [("2", 2)], 1) == (0, [])
    assert not has_route(board, "C&O")
    assert best_routes(board, "LV", [("2", 2)], 1) == (0, [])
    assert not has_route(board, "LV")


def test_no_trains_earn_nothing(south: Board) -> None:
    assert best_routes(south, "C&O", [], 1) == (0, [])
    assert has_route(south, "C&O")


def test_routes_come_in_the_order_of_the_trains(norfolk_and_western: Board) -> None:
    _, routes = best_routes(norfolk_and_western, "N&W", [("2", 2), ("3", 3), ("2", 2)], 2)
    assert [found["train"] for found in routes] == ["2", "3", "2"]


def test_a_train_stays_at_home_when_there_is_no_track_left(south: Board) -> None:
    revenue, routes = best_routes(south, "B&O", [("2", 2), ("2", 2)], 1)
    assert revenue == 60
    assert len(routes) == 1


def test_red_areas_follow_the_phase(south: Board) -> None:
    assert [best_routes(south, "C&O", [("2", 2)], value)[0] for value in (1, 2, 3, 4)] == [50, 60, 70, 80]


def test_the_same_board_gives_the_same_routes_and_routes_of_ones_own(south: Board) -> None:
    first = best_routes(south, "C&O", [("D", None)], 1)
    first[1][0]["path"].clear()
    assert best_routes(south, "C&O", [("D", None)], 1)[1][0]["path"]


def test_a_change_of_the_board_is_seen(south: Board) -> None:
    before = best_routes(south, "C&O", [("D", None)], 1)[0]
    assert before == 30 + 20 + 30 + 30
    south.place_token("B&O", "F8", 0)
    assert best_routes(south, "C&O", [("D", None)], 1)[0] == 30 + 20 + 30


def test_both_circles_of_an_oo_hex_on_one_route() -> None:
    board = lay(("H6", "X3", 2), ("G5", "7", 5), ("G7", "7", 3), LV=[("H6", [2, 4])])
    revenue, routes = best_routes(board, "LV", [("2", 2)], 2)
    assert revenue == 80
    assert routes == [route("2", "H6 >1", "G7 4>3", "G5 0>5", "H6 2>")]
    assert judge(board, "LV", *routes) == ["80"]


# judging -------------------------------------------------------------------------------------------------

SHORT = route("2", "G13 >5", "H14 2>")
LONG = route("4", "H14 >2", "G13 5>2", "F12 5>3", "F10 0>3", "F8 0>4", "G7 1>4", "H6 1>")


def test_a_legal_run(south: Board) -> None:
    assert judge(south, "C&O", SHORT) == ["60"]
    assert judge(south, "C&O", LONG) == ["120"]
    backwards = route("4", "H6 >1", "G7 4>1", "F8 4>0", "F10 3>0", "F12 3>5", "G13 2>5", "H14 2>")
    assert judge(south, "C&O", backwards) == ["120"]
    assert judge(south, "C&O") == []


def test_a_train_that_is_not_owned(south: Board) -> None:
    assert judge(south, "C&O", {**SHORT, "train": "6"}) == ["train-not-owned"]
    assert judge(south, "C&O", {**SHORT, "train": None}) == ["train-not-owned"]


def test_a_train_used_twice(norfolk_and_western: Board) -> None:
    two = route("2", "B14 >4", "C13 1>"), route("2", "C13 >2", "B12 5>2", "A11 5>")
    assert judge(norfolk_and_western, "N&W", two[0], route("2", "C13 >4", "D12 1>")) == ["train-twice"]
    fleet = (("2", 2), ("2", 2))
    assert judge(norfolk_and_western, "N&W", two[0], route("2", "C13 >4", "D12 1>"), fleet=fleet) == [
        "80",
        "50",
    ]


@pytest.mark.parametrize(
    ("path", "rule"),
    [
        ([], "too-few-stops"),
        (["G13 >5"], "too-few-stops"),
        (["G13 >2", "F12 5>3", "F8 0>"], "route-broken"),
        (["G13 >2", "F12 5>", "F10 0>3", "F8 0>"], "route-broken"),
        (["G13 5>2", "F12 5>3", "F10 0>3", "F8 0>"], "route-broken"),
        (["G13 >2", "F12 5>3", "F10 0>3", "F8 0>4"], "route-broken"),
        (["G13 >2", "F12 5>3", "F10 0>3", "F8 0> [0,3]"], "route-broken"),
        (["Z9 >2", "F12 5>"], "route-broken"),
        (["G13 >7", "F12 5>"], "route-broken"),
        (["G13 >3", "G11 0>"], "no-such-track"),
        (["G13 >2", "F12 5>2", "E11 5>"], "no-such-track"),
        (["G13 >2", "F12 5>3", "F10 0>"], "no-such-track"),
        (["G13 >2", "F12 5>5", "G13 2>"], "reversed"),
    ],
)
def test_paths_that_are_no_track(south: Board, path: list[str], rule: str) -> None:
    assert judge(south, "C&O", route("4", *path)) == [rule]
    assert judge(south, "C&O", route("4", "G13 >2", "F12 5>3", "F10 0>3", "F8 0> [0,4]")) == ["50"]


@pytest.mark.parametrize("path", [None, "G13-H14", [None, 3], [{"hex": 5}, {"hex": ["G13"]}], [{}, {}]])
def test_paths_of_the_wrong_shape_are_refused_not_fatal(south: Board, path: object) -> None:
    assert judge(south, "C&O", {"train": "2", "path": path}) == ["route-broken"]


def test_no_token(south: Board) -> None:
    assert judge(south, "LV", SHORT) == ["no-token"]


def test_too_many_stops(south: Board) -> None:
    assert judge(south, "C&O", {**LONG, "train": "3"}) == ["too-many-stops"]
    assert judge(south, "C&O", {**LONG, "train": "D"}) == ["120"]


def test_a_city_full_of_others_is_an_end(south: Board) -> None:
    south.place_token("LV", "F8", 0)
    assert judge(south, "C&O", LONG) == ["passes-blocked-city"]
    assert judge(south, "C&O", route("3", "H14 >2", "G13 5>2", "F12 5>3", "F10 0>3", "F8 0>")) == ["90"]
    assert best_routes(south, "C&O", [("4", 4)], 2)[0] == 90


def test_an_own_token_or_a_free_space_lets_through(south: Board) -> None:
    south.lay("F8", "X2", 0)
    south.place_token("LV", "F8", 0)
    path = ["H14 >2", "G13 5>2", "F12 5>3", "F10 0>3", "F8 0>4", "G7 1>4", "H6 1>"]
    assert judge(south, "C&O", route("4", *path)) == ["130"]
    south.place_token("PRR", "F8", 0)
    assert judge(south, "C&O", route("4", *path)) == ["passes-blocked-city"]
    assert judge(south, "PRR", route("4", "G13 >2", *path[2:])) == ["90"]


def test_a_red_area_is_an_end() -> None:
    board = lay(
        ("C5", "57", 1), ("B6", "9", 1), ("B8", "8", 2), ("C7", "8", 5), ("D8", "57", 2), LV=[("C5", [1, 4])]
    )
    assert judge(board, "LV", route("2", "C5 >1", "B6 4>1", "A7 4>")) == ["80"]
    through = route("3", "C5 >1", "B6 4>1", "A7 4>5", "B8 2>4", "C7 1>5", "D8 2>")
    assert judge(board, "LV", through) == ["passes-red-area"]
    assert best_routes(board, "LV", [("D", None)], 2)[0] == 80


def test_one_place_in_two_hexes(norfolk_and_western: Board) -> None:
    assert judge(norfolk_and_western, "N&W", route("3", "A13 >4", "B12 1>5", "C13 2>")) == ["80"]
    both = route("3", "A13 >4", "B12 1>5", "C13 2>1", "B14 4>")
    assert judge(norfolk_and_western, "N&W", both) == ["same-place-twice"]


@pytest.fixture
def forks() -> Board:
    """From Washington by two ways into one track, which forks again to Strasburg and Harrisburg."""
    return lay(
        ("F8", "X6", 0),
        ("E7", "7", 4),
        ("F6", "24", 4),
        ("G5", "27", 1),
        ("H4", "57", 1),
        ("F4", "8", 3),
        ("F2", "57", 0),
        PRR=[("F8", [0, 1, 2, 3, 4, 5])],
    )


def test_no_turning_back_at_a_fork(forks: Board) -> None:
    assert judge(forks, "PRR", route("3", "F8 >3", "F6 0>4", "G5 1>4", "H4 1>")) == ["90"]
    assert judge(forks, "PRR", route("3", "F8 >3", "F6 0>1", "E7 4>5", "F8 2>")) == ["reversed"]
    assert judge(forks, "PRR", route("3", "H4 >1", "G5 4>2", "F4 5>3", "F2 0>")) == ["reversed"]


def test_a_route_uses_no_track_twice(forks: Board) -> None:
    there_and_back = ["H4 >1", "G5 4>1", "F6 4>0", "F8 3>2", "E7 5>4", "F6 1>4", "G5 1>2", "F4 5>3", "F2 0>"]
    assert judge(forks, "PRR", route("3", *there_and_back)) == ["track-twice"]
    assert best_routes(forks, "PRR", [("D", None)], 3)[0] == 90


def test_two_trains_share_no_track(forks: Board) -> None:
    strasburg = route("3", "H4 >1", "G5 4>1", "F6 4>0", "F8 3>")
    harrisburg = route("4", "F8 >2", "E7 5>4", "F6 1>4", "G5 1>2", "F4 5>3", "F2 0>")
    assert judge(forks, "PRR", strasburg, harrisburg) == ["track-shared"]
    assert judge(forks, "PRR", strasburg) == judge(forks, "PRR", harrisburg) == ["90"]
    assert best_routes(forks, "PRR", [("3", 3), ("4", 4)], 3)[0] == 90


def test_trains_may_share_a_stop(norfolk_and_western: Board) -> None:
    one, other = route("2", "B14 >4", "C13 1>"), route("3", "C13 >4", "D12 1>")
    assert judge(norfolk_and_western, "N&W", one, other) == ["80", "50"]
    assert judge(norfolk_and_western, "N&W", one, {**one, "train": "3"}) == ["track-shared"]


def test_no_stop_twice(forks: Board) -> None:
    forks.lay("F6", "7", 0)
    assert judge(forks, "PRR", route("2", "F8 >3", "F6 0>1", "E7 4>5", "F8 2>")) == ["stop-twice"]
    assert best_routes(forks, "PRR", [("D", None)], 3) == (0, [])
    assert not has_route(forks, "PRR")


def test_all_faults_of_a_run_are_named(south: Board) -> None:
    faulty = [{**LONG, "train": "3"}, SHORT, {**SHORT, "train": "7"}]
    broken = judge(south, "LV", *faulty)
    assert broken == [
        "no-token",
        "passes-blocked-city",
        "too-many-stops",
        "no-token",
        "track-shared",
        "train-not-owned",
        "no-token",
        "track-shared",
    ]


# names ---------------------------------------------------------------------------------------------------


def test_a_route_from_its_stops(south: Board) -> None:
    back = route("4", "H6 >1", "G7 4>1", "F8 4>0", "F10 3>0", "F12 3>5", "G13 2>5", "H14 2>")
    forth = route("4", "F8 >0", "F10 3>0", "F12 3>5", "G13 2>")
    assert route_from_stops(south, "C&O", "4", ["G13", "F8"]) == forth
    assert route_from_stops(south, "C&O", ("4", 4), ["H14", "G13", "F8", "H6"]) == {
        **back,
        "path": LONG["path"],
    }


def test_a_route_from_chains_of_hexes(south: Board) -> None:
    chains = [["G13", "F12", "F10", "F8"], ["H6", "G7", "F8"], ["G13", "H14"]]
    assert route_from_chains(south, "C&O", "4", [chains[2], chains[0], chains[1]]) == LONG
    assert route_from_chains(south, "C&O", "4", [chains[1], chains[0], chains[2]]) == LONG
    with pytest.raises(RouteError, match="cannot run on from one of these stops"):
        route_from_chains(south, "C&O", "4", [chains[1], chains[2]])
    with pytest.raises(RouteError, match="G13-F12-F8"):
        route_from_chains(south, "C&O", "4", [["G13", "F12", "F8"]])


@pytest.mark.parametrize(
    ("hexes", "message"),
    [
        (["G13"], "at least two stops"),
        (["G13", "H6"], "No track leads from a stop on G13 to a stop on H6"),
        (["G13", "Q7"], "Q7 is not a hex of the map"),
    ],
)
def test_stops_that_make_no_route(south: Board, hexes: list[str], message: str) -> None:
    with pytest.raises(RouteError, match=message):
        route_from_stops(south, "C&O", "4", hexes)


def test_a_route_that_breaks_a_rule_can_still_be_named(south: Board) -> None:
    found = route_from_stops(south, "C&O", ("2", 2), ["H14", "G13", "F8"])
    assert judge(south, "C&O", found) == ["too-many-stops"]


def test_track_used_by_other_routes_is_avoided() -> None:
    board = lay(("C13", "15", 1), ("D12", "15", 0), ("C11", "7", 5), N_W=[("C13", [1, 2, 3, 4])])
    short = route_from_stops(board, "N&W", "3", ["D12", "C13"])
    assert short == route("3", "C13 >4", "D12 1>")
    assert route_from_stops(board, "N&W", "2", ["D12", "C13"], beside=[short]) == route(
        "2", "C13 >3", "C11 0>5", "D12 2>"
    )


def test_two_circles_that_fit_equally_well_must_be_told_apart() -> None:
    board = lay(
        ("H6", "X3", 2), ("F8", "X6", 0), ("G7", "9", 1), ("F6", "8", 4), ("G5", "8", 5), LV=[("H6", [2, 4])]
    )
    assert len(route_from_stops(board, "LV", "2", ["F8", "H6"])["path"]) == 4, "only one circle has the token"
    with pytest.raises(RouteError, match=r"H6 with sides \[1, 5\], H6 with sides \[2, 4\]"):
        route_from_stops(board, "B&O", "2", ["F8", "H6"])
    assert route_from_chains(board, "B&O", "2", [["F8", "G7", "H6"]]) == route(
        "2", "F8 >4", "G7 1>4", "H6 1>"
    )
