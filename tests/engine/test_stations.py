"""Placing station tokens: each rule refuses by name, and what may be placed is listed."""

from pathlib import Path
from typing import Any

import pytest

from reference_engine.components import load_components
from reference_engine.rules.map.board import Board
from reference_engine.rules.map.stations import check_token, home_spaces, legal_tokens

BOX = load_components(Path(__file__).parents[2] / "features", "18Chesapeake")


def refusals(
    board: Board, company: str, name: str, exits: list[int], reserved: list[str], **more: Any
) -> list[str]:
    found: list[str] = []
    kept = home_spaces(board, reserved)
    check_token(board, company, name, exits, kept, lambda rule, *_: found.append(rule), **more)
    return found


@pytest.fixture
def board() -> Board:
    """The B&O at Baltimore, track through G7 to Washington, and on to Strasburg (home of the SRR)."""
    board = Board(BOX)
    board.load(
        [("G7", "26", 4), ("F8", "X1", 4), ("G5", "8", 4), ("H4", "57", 1)],
        {"B&O": [("H6", (1,))]},
    )
    return board


def test_a_city_of_the_network_with_a_free_space(board: Board) -> None:
    assert refusals(board, "B&O", "F8", [2, 4], []) == []
    board.place_token("LV", "F8", 0)
    assert refusals(board, "B&O", "F8", [2, 4], []) == ["no-free-space"]


def test_a_city_outside_the_network(board: Board) -> None:
    board.lay("J2", "57", 1)
    assert refusals(board, "B&O", "J2", [1, 4], []) == ["city-not-connected"]
    assert refusals(board, "B&O", "J2", [1, 4], [], needs_connection=False) == []


@pytest.mark.parametrize(("name", "exits"), [("F8", [2]), ("G7", [1, 4]), ("G3", []), ("Z1", [0])])
def test_only_cities_hold_tokens(board: Board, name: str, exits: list[int]) -> None:
    assert refusals(board, "B&O", name, exits, []) == ["no-such-city"]


def test_the_index_of_the_city_is_given_back(board: Board) -> None:
    def refuse(_rule: str, reason: str, _about: str = "") -> None:
        raise AssertionError(reason)

    board.load([("J4", "X5", 0)], {"LV": [("J4", (0, 4))]})
    assert check_token(board, "PRR", "J4", [5, 3], [], refuse, needs_connection=False) == 0


def test_one_token_in_a_hex(board: Board) -> None:
    """Philadelphia has two cities; a company in one of them may not have the other as well."""
    board.load([("J4", "X5", 0), ("J6", "57", 0), ("J2", "15", 4)], {"LV": [("J4", (0, 4))]})
    common: dict[str, Any] = {"needs_connection": False}
    assert refusals(board, "LV", "J4", [3, 5], [], **common) == ["second-token-in-hex"]
    assert refusals(board, "LV", "J4", [3, 5], [], two_in_hex=True, **common) == []
    assert refusals(board, "PRR", "J4", [3, 5], [], **common) == []
    assert "second-token-in-hex" in refusals(board, "LV", "J4", [0, 4], [], two_in_hex=True, **common)


def test_the_home_space_is_kept(board: Board) -> None:
    assert refusals(board, "B&O", "H4", [1, 4], ["SRR"]) == ["home-space-reserved"]
    assert refusals(board, "B&O", "H4", [1, 4], ["PRR"]) == []
    assert refusals(board, "B&O", "H4", [1, 4], []) == []


def test_another_space_beside_the_home_space_is_free(board: Board) -> None:
    board.lay("H4", "14", 1)
    assert refusals(board, "B&O", "H4", [1, 2, 4, 5], ["SRR"]) == []
    assert refusals(board, "B&O", "H4", [1, 2, 4, 5], ["SRR"], whole_city=True) == ["home-space-reserved"]
    board.place_token("LV", "H4", 0)
    assert refusals(board, "B&O", "H4", [1, 2, 4, 5], ["SRR"]) == ["home-space-reserved"]
    assert refusals(board, "B&O", "H4", [1, 2, 4, 5], []) == []


@pytest.mark.parametrize(
    ("tile", "rotation", "exits", "verdict"),
    [
        (None, 0, [1], ["home-space-reserved"]),
        (None, 0, [4], []),
        ("X3", 1, [1, 3], ["home-space-reserved"]),
        ("X3", 4, [1, 3], ["home-space-reserved"]),
        ("X3", 1, [0, 4], []),
        ("X7", 5, [0, 1, 3, 4, 5], []),
    ],
)
def test_which_space_at_baltimore_is_kept_for_the_b_and_o(
    tile: str | None, rotation: int, exits: list[int], verdict: list[str]
) -> None:
    board = Board(BOX)
    if tile:
        board.lay("H6", tile, rotation)
    assert refusals(board, "LV", "H6", exits, ["B&O"], needs_connection=False) == verdict
    assert refusals(board, "B&O", "H6", exits, ["B&O"], needs_connection=False) == []


def test_both_spaces_of_brown_baltimore_cannot_go_to_others() -> None:
    board = Board(BOX)
    board.lay("H6", "X7", 5)
    board.place_token("LV", "H6", 0)
    exits = [0, 1, 3, 4, 5]
    assert refusals(board, "PRR", "H6", exits, ["B&O"], needs_connection=False) == ["home-space-reserved"]


def test_what_can_be_placed_is_listed(board: Board) -> None:
    assert legal_tokens(board, "B&O", []) == [("F8", (2, 4)), ("H4", (1, 4))]
    assert legal_tokens(board, "B&O", home_spaces(board, ["SRR"])) == [("F8", (2, 4))]
    assert legal_tokens(board, "LV", []) == []
