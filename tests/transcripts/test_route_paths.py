"""The site's chains of hexes become paths of steps on the real board of 18Chesapeake."""

import pytest

from trackwalker.components.box import Box
from trackwalker.components.load import load_components
from trackwalker.paths import features_dir
from trackwalker.transcripts.geometry import Board
from trackwalker.transcripts.routes import RouteError, path_of

# Camden's #57 runs to Philadelphia's southern circle; #9 in G7 joins Washington and Baltimore
LAID = {"J6": ("57", 3), "G7": ("9", 1), "F8": ("X1", 0), "F2": ("57", 1)}


@pytest.fixture(scope="module")
def board() -> Board:
    return Board(Box(load_components(features_dir(), "18Chesapeake")).tiles.hexes)


def test_two_stops_next_to_each_other(board: Board) -> None:
    assert path_of(board, LAID, [["J4", "J6"]]) == [{"hex": "J4", "out": 0}, {"hex": "J6", "in": 3}]


def test_direction_does_not_matter(board: Board) -> None:
    forth, back = (path_of(board, LAID, [chain]) for chain in (["F8", "G7", "H6"], ["H6", "G7", "F8"]))
    assert forth == back
    assert forth == [{"hex": "F8", "out": 4}, {"hex": "G7", "in": 1, "out": 4}, {"hex": "H6", "in": 1}]


def test_parts_are_strung_together_in_any_order_and_direction(board: Board) -> None:
    laid = {**LAID, "C13": ("15", 1), "B12": ("8", 1), "D12": ("57", 1)}
    # C13 #15 turned once is open to the south-west, north-west, north and north-east
    one = path_of(board, laid, [["B14", "C13"], ["C13", "D12"]])
    other = path_of(board, laid, [["D12", "C13"], ["B14", "C13"]])
    assert one == other
    assert one == [
        {"hex": "B14", "out": 4},
        {"hex": "C13", "in": 1, "out": 4},
        {"hex": "D12", "in": 1},
    ]


def test_both_circles_of_a_double_city_may_be_on_a_route(board: Board) -> None:
    """X4 in H6: one circle at sides 1 and 2, the other at 3 and 4 (turned once)."""
    laid = {**LAID, "H6": ("X4", 1)}
    [first, *_] = path_of(board, laid, [["F8", "G7", "H6"]])
    assert first["hex"] == "F8"
    spots = board.spots("H6", laid)
    assert [spot.exits for spot in spots] == [(1, 2), (3, 4)]


def test_rotations_that_swap_the_circles(board: Board) -> None:
    """X3 turned by three looks the same, with its circles swapped: only the sides tell them apart."""
    assert board.hexes.same_look("X3", 1, 4)
    assert board.spots("H6", {"H6": ("X3", 1)})[0].exits == (1, 3)
    assert board.spots("H6", {"H6": ("X3", 4)})[0].exits == (0, 4)
    assert not board.hexes.same_look("X3", 1, 2)


@pytest.mark.parametrize(
    ("chains", "words"),
    [
        ([], "no hexes"),
        ([["J4"]], "two hexes or more"),
        ([["J4", "J8"]], "J4 and J8 do not adjoin"),
        ([["J4", "Z9"]], "there is no hex Z9"),
        ([["F8", "G7", "G5"]], "no track in G7 from side 1 to side 3"),
        ([["G7", "H6"]], "no city, town or red area in G7"),
        ([["J4", "J6"], ["F8", "G7", "H6"]], "its parts do not join up"),
    ],
)
def test_what_follows_no_track_is_refused(board: Board, chains: list[list[str]], words: str) -> None:
    with pytest.raises(RouteError, match=words):
        path_of(board, LAID, chains)


def test_hexes_and_sides(board: Board) -> None:
    assert board.hexes.side_towards("F8", "G7") == 4
    assert board.hexes.neighbour("F8", 0) == "F10"
    assert board.hexes.side_towards("F8", "A3") is None
