"""The board: geometry, tiles, tokens, and what happens to tokens when a tile is replaced."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference_engine.components import load_components
from reference_engine.rules.map.board import Board, BoardError

BOX = load_components(Path(__file__).parents[2] / "features", "18Chesapeake")


@pytest.fixture
def board() -> Board:
    return Board(BOX)


def test_neighbours_of_washington(board: Board) -> None:
    geography = board.geography
    around = geography.neighbours[geography.index["F8"]]
    assert [geography.names[number] for number in around] == ["F10", "E9", "E7", "F6", "G7", "G9"]


def test_crossing_a_border_and_back(board: Board) -> None:
    across = board.geography.across
    assert all(across[there] == border for border, there in enumerate(across) if there >= 0)


def test_the_map_ends_south_of_baltimore(board: Board) -> None:
    assert board.geography.neighbours[board.number("H6")][0] == -1


def test_printed_places(board: Board) -> None:
    assert board.place("H6", [1]) is not None
    assert board.place("H6", [4]) is not None
    assert board.place("H6", [1, 4]) is None
    assert board.place("F2", []) is not None
    assert board.place("Z1", []) is None
    pittsburgh = board.place("A3", [5])
    assert pittsburgh is not None
    assert (pittsburgh.kind, pittsburgh.ends_route, pittsburgh.group) == ("city", True, "Pittsburgh")
    assert [board.value(board.number("L2"), 0, figure) for figure in (1, 2, 3, 4)] == [40, 60, 80, 100]
    assert [board.value(board.number("I9"), 0, figure) for figure in (1, 4)] == [30, 30]


@given(st.sampled_from(sorted(BOX.tiles)), st.integers(0, 5), st.sampled_from(sorted(BOX.hexes)))
def test_a_tile_turned_by_r_has_each_side_r_further_on(tile: str, rotation: int, name: str) -> None:
    board = Board(BOX)
    board.lay(name, tile, rotation)
    straight = board.geography.layout(0, tile, 0)
    turned = {(side + rotation) % 6 for side in range(6) if straight.sides >> side & 1}
    assert {side for side in range(6) if board.layout(name).sides >> side & 1} == turned


@given(st.sampled_from(sorted(BOX.tiles)), st.integers(0, 5), st.integers(0, 5))
def test_rotations_are_the_same_just_when_they_look_the_same(tile: str, one: int, other: int) -> None:
    geography = Board(BOX).geography
    same = geography.same_looking(tile, one) == geography.same_looking(tile, other)
    assert same == (geography.layout(0, tile, one).look == geography.layout(0, tile, other).look)


@pytest.mark.parametrize(
    ("tile", "looks"), [("9", 3), ("8", 6), ("40", 2), ("57", 3), ("14", 3), ("X8", 1), ("X3", 3)]
)
def test_how_many_looks_a_tile_has(board: Board, tile: str, looks: int) -> None:
    assert len({board.geography.same_looking(tile, rotation) for rotation in range(6)}) == looks


@pytest.mark.parametrize(("rotation", "exits"), [(1, (1, 3)), (4, (1, 3))])
def test_a_token_in_baltimore_keeps_its_track(board: Board, rotation: int, exits: tuple[int, ...]) -> None:
    board.place_token("B&O", "H6", 0)
    assert board.lay("H6", "X3", rotation) == [(("H6", (1,)), ("H6", exits))]
    assert board.tokens_of("B&O") == [("H6", exits)]


def test_two_cities_that_become_one_keep_all_tokens(board: Board) -> None:
    board.place_token("B&O", "H6", 0)
    board.place_token("LV", "H6", 1)
    board.lay("H6", "X3", 1)
    renamed = board.lay("H6", "X7", 5)
    merged = ("H6", board.layout("H6").nodes[0].exits)
    assert board.tokens_of("B&O") == board.tokens_of("LV") == [merged]
    assert {new for _, new in renamed} == {merged}
    assert set(board.companies_in(board.number("H6"), 0)) == {"B&O", "LV"}


def test_tokens_are_listed_in_the_order_laid(board: Board) -> None:
    board.load([("J2", "57", 0), ("F2", "57", 1)], {})
    board.place_token("PRR", "J2", 0)
    board.place_token("PRR", "F2", 0)
    assert board.tokens_of("PRR") == [("J2", (0, 3)), ("F2", (1, 4))]
    assert board.tokens_of("LV") == []


def test_a_token_on_an_unbuilt_home_moves_to_the_first_tile(board: Board) -> None:
    board.place_token("PRR", "F2", 0)
    assert board.tokens_of("PRR") == [("F2", ())]
    assert board.lay("F2", "57", 1) == [(("F2", ()), ("F2", (1, 4)))]


def test_the_home_of_the_b_and_o_is_the_south_west_city(board: Board) -> None:
    assert board.home("B&O") == (board.number("H6"), 0)
    board.lay("H6", "X3", 4)
    number, index = board.home("B&O")
    assert board.layouts[number].nodes[index].exits == (1, 3)
    with pytest.raises(BoardError, match="no home"):
        board.home("NYC")


def test_loading_gives_back_what_was_written(board: Board) -> None:
    board.place_token("B&O", "H6", 0)
    board.lay("H6", "X4", 1)
    board.lay("G7", "9", 1)
    other = Board(BOX)
    other.load(board.laid(), {"B&O": board.tokens_of("B&O")})
    assert other.laid() == board.laid() == [("G7", "9", 1), ("H6", "X4", 1)]
    assert other.tokens_of("B&O") == board.tokens_of("B&O")
    assert other.layouts == board.layouts


def test_the_supply_counts_what_lies_on_the_board(board: Board) -> None:
    board.lay("F2", "57", 0)
    assert board.tiles_left()["57"] == 6
    assert board.tiles_left()["7"] is None
    board.lay("F2", "14", 0)
    assert board.tiles_left()["57"] == 7
    assert board.tiles_left()["14"] == 4


def test_every_change_makes_a_new_version_and_forgets(board: Board) -> None:
    for change in (
        lambda: board.lay("F2", "57", 0),
        lambda: board.place_token("PRR", "F2", 0),
        lambda: board.load([], {}),
    ):
        version = board.version
        board.memo["something"] = 1
        change()
        assert board.version > version
        assert not board.memo


def test_a_city_full_of_others_is_closed(board: Board) -> None:
    board.place_token("PRR", "F2", 0)
    number = board.number("F2")
    assert board.is_closed_to("LV", number, 0)
    assert not board.is_closed_to("PRR", number, 0)
    board.lay("F2", "14", 0)
    assert not board.is_closed_to("LV", number, 0)


@pytest.mark.parametrize(
    ("laid", "tokens", "says"),
    [
        ([("Z1", "57", 0)], {}, "Z1 is not a hex"),
        ([("F2", "999", 0)], {}, "no tile 999"),
        ([("A3", "57", 0)], {}, "No tile can lie on A3"),
        ([], {"PRR": [("F2", (1,))]}, "no city"),
        ([], {"PRR": [("G3", ())]}, "no city"),
        ([], {"PRR": [("F2", ())], "LV": [("F2", ())]}, "no space left"),
    ],
)
def test_what_does_not_fit_is_refused(
    board: Board,
    laid: list[tuple[str, str, int]],
    tokens: dict[str, list[tuple[str, tuple[int, ...]]]],
    says: str,
) -> None:
    with pytest.raises(BoardError, match=says):
        board.load(laid, tokens)


def test_no_token_in_a_town(board: Board) -> None:
    with pytest.raises(BoardError, match="no city number 0 on G3"):
        board.place_token("PRR", "G3", 0)


@pytest.mark.parametrize("companies", [("C&O", "B&O"), ("B&O", "C&O"), ("C&A", "B&O")])
def test_beside_a_full_city_there_can_lie_one_token_for_each_home(companies: tuple[str, ...]) -> None:
    """Whose it is cannot be told: that of the company at home may have been replaced by its successor's."""
    tokens = {company: [("G13", ())] for company in companies}
    with pytest.raises(BoardError, match="no space left"):
        Board(BOX).load([], tokens)
    board = Board(BOX, homes_beside=True)
    board.load([], tokens)
    assert [board.tokens_of(company) for company in companies] == [[("G13", ())]] * 2
    with pytest.raises(BoardError, match="no space left"):
        board.load([], {**tokens, "LV": [("G13", ())]})
    with pytest.raises(BoardError, match="no space left"):
        board.load([], {company: [("C5", ())] for company in companies})
