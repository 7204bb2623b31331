"""Laying track: each rule refuses by name what breaks it, and what can be laid is listed completely."""

import random
from collections.abc import Collection, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from reference_engine.components import load_components
from reference_engine.rules.map.board import Board
from reference_engine.rules.map.track import (
    Lay,
    LayTerms,
    check_lay,
    joining_lays,
    legal_lays,
    tiles_join,
)

BOX = load_components(Path(__file__).parents[2] / "features", "18Chesapeake")
ALL = ("yellow", "green", "brown", "gray")
Tiles = list[tuple[str, str, int]]


def refusals(board: Board, terms: LayTerms, name: str, tile: str, rotation: int) -> list[str]:
    """The names of all rules broken, as an engine with every rule switched off would go through them."""
    found: list[tuple[str, str]] = []
    check_lay(board, terms, name, tile, rotation, lambda rule, reason, *_about: found.append((rule, reason)))
    for _, reason in found:
        assert reason.endswith(".")
        assert tile in reason
    return [rule for rule, _ in found]


def terms_for(
    board: Board,
    company: str,
    colours: Collection[str] = ALL,
    left: Mapping[str, int | None] | None = None,
    **more: Any,
) -> LayTerms:
    return LayTerms(
        company, colours, board.tiles_left() if left is None else left, more.pop("blocked", {}), **more
    )


def board_with(laid: Tiles, tokens: Mapping[str, list[tuple[str, tuple[int, ...]]]]) -> Board:
    board = Board(BOX)
    board.load(laid, tokens)
    return board


def harrisburg(*laid: tuple[str, str, int]) -> Board:
    """The PRR in F2 on a straight city tile to E3 and G1; the tiles given lie there too."""
    return board_with([("F2", "57", 1), *laid], {"PRR": [("F2", (1, 4))]})


# one rule at a time ------------------------------------------------------------------------------------

HARRISBURG: Tiles = [("F2", "57", 1)]
GREEN_HARRISBURG: Tiles = [("F2", "15", 4)]
HAGERSTOWN: Tiles = [("F2", "57", 1), ("E3", "57", 1)]
D4: Tiles = [*HAGERSTOWN, ("D4", "9", 1)]
TO_WASHINGTON: Tiles = [*GREEN_HARRISBURG, ("F4", "9", 0), ("F6", "9", 0)]

CASES: list[tuple[str, Tiles, tuple[str, str, int], str, tuple[str, str, int]]] = [
    # rule, tiles that lie there, what is refused, why, the nearest legal twin
    ("tile-unknown", HARRISBURG, ("E3", "999", 1), "no such tile", ("E3", "57", 1)),
    ("not-a-buildable-hex", HARRISBURG, ("E1", "9", 2), "gray", ("E3", "57", 1)),
    ("not-a-buildable-hex", HARRISBURG, ("M1", "9", 0), "not on the map", ("E3", "57", 1)),
    ("colour-out-of-order", HARRISBURG, ("E3", "14", 1), "green on unbuilt", ("E3", "57", 1)),
    ("colour-out-of-order", HARRISBURG, ("F2", "611", 4), "skips green", ("F2", "14", 1)),
    ("colour-out-of-order", HARRISBURG, ("F2", "57", 1), "yellow on yellow", ("F2", "14", 1)),
    ("colour-out-of-order", GREEN_HARRISBURG, ("F2", "14", 1), "green on green", ("F2", "611", 4)),
    ("kind-differs", HARRISBURG, ("E3", "9", 1), "plain tile on a city", ("E3", "57", 1)),
    ("kind-differs", HARRISBURG, ("E3", "4", 1), "town tile on a city", ("E3", "57", 1)),
    ("kind-differs", HAGERSTOWN, ("D4", "57", 1), "city tile on a plain hex", ("D4", "9", 1)),
    ("kind-differs", HAGERSTOWN, ("D4", "4", 1), "town tile on a plain hex", ("D4", "9", 1)),
    ("kind-differs", HARRISBURG, ("E3", "X1", 1), "letters on the tile only", ("E3", "57", 1)),
    ("kind-differs", TO_WASHINGTON, ("F8", "57", 0), "letters on the hex only", ("F8", "X1", 3)),
    ("track-not-kept", D4, ("D4", "23", 2), "sides 1 and 4 not joined", ("D4", "23", 4)),
    ("city-connection-not-kept", HARRISBURG, ("F2", "15", 5), "side 4 lost", ("F2", "14", 1)),
    ("off-the-board", HARRISBURG, ("F2", "14", 0), "nothing north of F2", ("F2", "14", 1)),
    ("off-the-board", HAGERSTOWN, ("E3", "14", 0), "no track in the south of E1", ("E3", "14", 1)),
    ("not-connected", HARRISBURG, ("E3", "57", 2), "F2 is at side 4", ("E3", "57", 1)),
    ("not-connected", HARRISBURG, ("J2", "57", 1), "far from any network", ("E3", "57", 1)),
]


@pytest.mark.parametrize(("rule", "laid", "wrong", "why", "twin"), CASES)
def test_a_lay_is_refused_for_its_reason_and_its_twin_is_not(
    rule: str, laid: Tiles, wrong: tuple[str, str, int], why: str, twin: tuple[str, str, int]
) -> None:
    board = board_with(laid, {})
    board.place_token("PRR", "F2", 0)
    terms = terms_for(board, "PRR")
    assert refusals(board, terms, *wrong)[:1] == [rule], why
    assert refusals(board, terms, *twin) == []


def test_blocked_hex_names_the_private() -> None:
    board = board_with(GREEN_HARRISBURG, {"PRR": [("F2", (0, 1, 4, 5))]})
    said: list[str] = []
    terms = terms_for(board, "PRR", blocked={"F4": "P3"})
    check_lay(board, terms, "F4", "9", 0, lambda rule, reason, *_about: said.extend((rule, reason)))
    assert said[0] == "hex-blocked"
    assert "P3" in said[1]
    assert "F4" in said[1]
    assert refusals(board, terms_for(board, "PRR"), "F4", "9", 0) == []


def test_colours_of_the_phase() -> None:
    board = harrisburg()
    assert refusals(board, terms_for(board, "PRR", ("yellow",)), "F2", "14", 1) == ["colour-not-yet-allowed"]
    assert refusals(board, terms_for(board, "PRR", ("yellow", "green")), "F2", "14", 1) == []


def test_the_supply_runs_out() -> None:
    board = harrisburg()
    assert refusals(board, terms_for(board, "PRR", left={"57": 0}), "E3", "57", 1) == ["no-tile-left"]
    assert refusals(board, terms_for(board, "PRR", left={"57": 1}), "E3", "57", 1) == []
    assert refusals(board, terms_for(board, "PRR", left={"57": None}), "E3", "57", 1) == []


@pytest.mark.parametrize("tile", ["4", "3", "14", "23"])
def test_town_tiles_stay_for_good(tile: str) -> None:
    board = board_with([("G3", "58", 3), ("F2", "57", 2)], {"PRR": [("F2", (2, 5))]})
    assert refusals(board, terms_for(board, "PRR"), "G3", tile, 3)[0] == "town-not-upgradable"


@pytest.mark.parametrize(
    ("name", "tile", "rotation", "why"),
    [
        ("H6", "X3", 0, "H6 has no neighbour to the south"),
        ("I7", "9", 0, "I9 has track to the north"),
        ("J6", "57", 2, "K7 has track at its side 2"),
        ("I5", "58", 0, ""),
        ("B12", "9", 0, "B14 has track to the north"),
        ("G11", "7", 4, "no hex to the north-east of G11"),
        ("C3", "8", 0, "B2 has track to the south only"),
    ],
)
def test_where_track_may_point(name: str, tile: str, rotation: int, why: str) -> None:
    board = Board(BOX)
    said: list[str] = []
    terms = terms_for(board, "LV", needs_connection=False, home_first=False)
    check_lay(board, terms, name, tile, rotation, lambda rule, *_: said.append(rule))
    assert ("off-the-board" in said) == (name in ("H6", "G11", "C3")), why


def test_the_home_hex_comes_first() -> None:
    board = board_with([("G3", "58", 3), ("E3", "57", 1)], {"PRR": [("F2", ())]})
    terms = terms_for(board, "PRR")
    assert refusals(board, terms, "D4", "9", 1)[0] == "home-hex-first"
    assert refusals(board, terms, "F2", "57", 1) == []
    assert {lay.hex for lay in legal_lays(board, terms)} == {"F2"}
    assert "home-hex-first" not in refusals(board, replace(terms, home_first=False), "D4", "9", 1)


def test_printed_track_at_home_is_track() -> None:
    board = board_with([], {"B&O": [("H6", (1,))], "PLE": [("A3", (5,))]})
    assert refusals(board, terms_for(board, "B&O"), "G7", "9", 1) == []
    assert refusals(board, terms_for(board, "PLE"), "B4", "69", 0) == []


def test_a_new_tile_has_to_be_reached() -> None:
    board = harrisburg()
    assert refusals(board, terms_for(board, "PRR"), "E3", "57", 2) == ["not-connected"]
    assert refusals(board, terms_for(board, "PRR"), "E3", "57", 1) == []
    assert refusals(board, terms_for(board, "PRR"), "J2", "57", 1) == ["not-connected"]
    assert refusals(board, terms_for(board, "PRR", needs_connection=False), "J2", "57", 1) == []


def test_a_network_does_not_go_through_a_full_city() -> None:
    laid = [("F2", "57", 1), ("E3", "57", 1)]
    free = board_with(laid, {"PRR": [("F2", (1, 4))]})
    full = board_with(laid, {"PRR": [("F2", (1, 4))], "LV": [("E3", (1, 4))]})
    assert refusals(free, terms_for(free, "PRR"), "D4", "9", 1) == []
    assert refusals(full, terms_for(full, "PRR"), "D4", "9", 1) == ["not-connected"]
    assert refusals(full, terms_for(full, "PRR"), "E3", "14", 1) == []


def test_a_city_is_upgraded_if_some_of_its_track_is_reached() -> None:
    board = harrisburg(("E3", "57", 1), ("J2", "57", 1))
    assert refusals(board, terms_for(board, "PRR"), "E3", "14", 1) == []
    assert refusals(board, terms_for(board, "PRR"), "J2", "15", 4) == ["not-connected"]


@pytest.mark.parametrize(("rotation", "verdict"), [(4, []), (0, ["no-new-track-reaches-network"])])
def test_the_rulebooks_example_with_tile_25(rotation: int, verdict: list[str]) -> None:
    """18CH-17-l and 17-m on the real map: the old track from H6 to G9 stays, the fork is at H6 or at G9."""
    board = board_with([("G7", "8", 4)], {"B&O": [("H6", (1,))]})
    assert refusals(board, terms_for(board, "B&O"), "G7", "25", rotation) == verdict


LOOP = [("G7", "9", 1), ("F8", "X2", 2), ("E7", "7", 4), ("F6", "7", 0)]
"""From Baltimore through G7 to Washington, and a loop of track from Washington back to Washington."""


def test_no_train_comes_back_on_the_track_it_came_by() -> None:
    board = board_with(LOOP, {"B&O": [("H6", (1,))]})
    terms = terms_for(board, "B&O")
    assert refusals(board, terms, "G7", "24", 4) == []
    assert refusals(board, terms, "G7", "24", 1) == ["no-new-track-reaches-network"]
    board.place_token("B&O", "F8", 0)
    assert refusals(board, terms, "G7", "24", 1) == []


def test_some_or_all_of_the_new_track() -> None:
    """The B&O comes to D4 by side 1. Tile 44 adds track from 1 to 2 and, out of its reach, 5 to 2."""
    board = board_with([("C5", "57", 1), ("D4", "27", 4)], {"B&O": [("C5", (1, 4))]})
    some, every = terms_for(board, "B&O"), terms_for(board, "B&O", upgrade_reach="all")
    assert refusals(board, some, "D4", "44", 4) == []
    assert refusals(board, every, "D4", "44", 4) == ["no-new-track-reaches-network"]


def test_all_of_the_new_track_may_be_reached_through_other_new_track() -> None:
    board = board_with([("G7", "8", 4)], {"B&O": [("H6", (1,))]})
    assert refusals(board, terms_for(board, "B&O", upgrade_reach="all"), "G7", "25", 4) == []


@pytest.mark.parametrize(
    ("name", "tile", "rotation", "laid", "cost"),
    [
        ("D2", "57", 1, [], 80),
        ("G9", "9", 0, [], 40),
        ("G7", "9", 1, [], 0),
        ("D2", "14", 1, [("D2", "57", 1)], 0),
        ("H6", "X3", 1, [], 40),
        ("H6", "X7", 5, [("H6", "X3", 1)], 0),
        ("J4", "X4", 5, [], 0),
    ],
)
def test_what_a_hex_costs(name: str, tile: str, rotation: int, laid: Tiles, cost: int) -> None:
    board = board_with(laid, {})
    terms = terms_for(board, "LV", needs_connection=False, home_first=False)
    assert check_lay(board, terms, name, tile, rotation, lambda *_: None).ground == cost


# all that can be laid ----------------------------------------------------------------------------------


def played(seed: int, lays: int) -> Board:
    """A board on which the companies have laid what chance chose."""
    chance = random.Random(seed)
    board = Board(BOX)
    for charter in BOX.companies:
        board.place_token(charter.id, *_named_home(board, charter.id))
    for _ in range(lays):
        company = chance.choice(BOX.companies).id
        found = legal_lays(board, terms_for(board, company))
        if found:
            board.lay(*chance.choice(found)[:3])
    return board


def _named_home(board: Board, company: str) -> tuple[str, int]:
    number, index = board.home(company)
    return board.geography.names[number], index


@pytest.mark.parametrize(
    ("seed", "lays"), [(1, 0), (3, 40), pytest.param(4, 90, marks=pytest.mark.exhaustive)]
)
@pytest.mark.parametrize("company", ["B&O", "N&W"])
def test_the_list_holds_just_what_the_check_allows(seed: int, lays: int, company: str) -> None:
    board = played(seed, lays)
    for more in ({}, {"upgrade_reach": "all"}, {"blocked": {"G7": "P9"}}):
        terms = terms_for(board, company, **more)
        allowed = [
            (name, tile, rotation, board.geography.costs[number] if number not in board.tiles else 0)
            for number, name in enumerate(BOX.hexes)
            for tile in BOX.tiles
            for rotation in range(6)
            if board.geography.same_looking(tile, rotation) == rotation
            and not refusals(board, terms, name, tile, rotation)
        ]
        assert sorted((*lay[:3], lay.cost.ground) for lay in legal_lays(board, terms)) == sorted(allowed)
        assert allowed


def test_a_search_can_be_narrowed() -> None:
    board = played(5, 10)
    terms = terms_for(board, "LV", needs_connection=False, home_first=False)
    found = legal_lays(board, terms, ["D2"], ["57"])
    assert {(lay.hex, lay.tile, lay.cost.ground) for lay in found} == {("D2", "57", 80)}
    assert {lay.rotation for lay in found} == {1}


@pytest.mark.parametrize("seed", range(6))
def test_a_long_game_never_breaks_the_board(seed: int) -> None:
    board = played(seed, 120)
    left = board.tiles_left()
    assert all(count is None or count >= 0 for count in left.values())
    assert sum(len(places) for places in board.placed.values()) == len(BOX.companies)
    for number, layout in enumerate(board.layouts):
        for side in range(6):
            if board.geography.takes_tiles[number] and layout.sides >> side & 1:
                assert board.geography.neighbours[number][side] >= 0


# powers of private companies ---------------------------------------------------------------------------


def test_two_tiles_join_where_both_have_track_at_their_common_side() -> None:
    board = board_with([("H2", "9", 2), ("I3", "9", 2)], {})
    assert tiles_join(board, "H2", "I3")
    assert tiles_join(board, "I3", "H2")
    assert not tiles_join(board, "H2", "H4")
    board.lay("I3", "9", 1)
    assert not tiles_join(board, "H2", "I3")


@pytest.mark.parametrize(("rotation", "possible"), [(2, True), (0, False)])
def test_a_first_tile_must_leave_room_for_the_second(rotation: int, possible: bool) -> None:
    board = Board(BOX)
    terms = terms_for(board, "LV", needs_connection=False, home_first=False)
    first = Lay("H2", "9", rotation)
    found = joining_lays(board, terms, first, "I3", ("8", "9"))
    assert bool(found) == possible
    for lay in found:
        both = board_with([first[:3], lay[:3]], {})
        assert tiles_join(both, "H2", "I3")
        assert lay.tile in ("8", "9")


def test_one_tile_left_does_not_do_for_two() -> None:
    board = Board(BOX)
    terms = LayTerms("LV", ("yellow",), {"9": 1}, {}, needs_connection=False, home_first=False)
    assert joining_lays(board, terms, Lay("H2", "9", 2), "I3", ("8", "9")) == []
    board.lay("H2", "9", 2)
    assert joining_lays(board, terms, Lay("H2", "9", 2), "I3", ("8", "9")) != []


def test_a_blocked_hex_stays_blocked_for_powers() -> None:
    board = Board(BOX)
    terms = terms_for(board, "LV", needs_connection=False, home_first=False, blocked={"I3": "P2"})
    assert joining_lays(board, terms, Lay("H2", "9", 2), "I3", ("8", "9")) == []
