"""The map of 18FL: which tile goes where, what must be connected, stations, terminals, hotels, distances."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from reference_engine.components import load_components
from reference_engine.rules.map.board import Board, BoardError, NamedToken
from reference_engine.rules.map.fit import candidates
from reference_engine.rules.map.geometry import Layout
from reference_engine.rules.map.network import reach
from reference_engine.rules.map.stations import (
    check_hotel,
    check_terminal,
    check_token,
    legal_hotels,
    legal_terminals,
    legal_tokens,
    token_distance,
)
from reference_engine.rules.map.stranding import Prospects, strands
from reference_engine.rules.map.track import LayTerms, check_lay, legal_lays

BOX = load_components(Path(__file__).parents[2] / "features", "18FL")
ALL = ("yellow", "green", "brown", "gray")
Tiles = Sequence[tuple[str, str, int]]
Tokens = Mapping[str, Sequence[tuple[str, tuple[int, ...]] | NamedToken]]
SW, W, NW, NE, E, SE = range(6)
HOMES: Tokens = {
    "L&N": [("B5", (W, E))],
    "TPS": [("B15", (SW, W, E))],
    "SAL": [("B23", (SW, SE))],
    "SR": [("B23", (W, NW))],
    "ACL": [("G20", (NE, SE))],
    "FEC": [("K28", (SW, NW))],
}
TO_SOUTH: Tiles = [("C24", "58", 0), ("D23", "4", 0), ("E22", "9", 0), ("F21", "9", 0)]
"""From Jacksonville's southern city to Tampa, through St. Augustine and Palatka."""


def board_with(laid: Tiles = (), tokens: Tokens | None = None) -> Board:
    board = Board(BOX)
    board.load(laid, tokens or {})
    return board


def refusals(board: Board, name: str, tile: str, rotation: int, company: str = "", **more: Any) -> list[str]:
    """The rules that a lay breaks; without a company no connection is asked for."""
    found: list[str] = []
    base: dict[str, Any] = {"colours": ALL, "left": board.tiles_left(), "blocked": {}}
    terms = LayTerms(company=company, **{**base, "needs_connection": bool(company), **more})
    check_lay(board, terms, name, tile, rotation, lambda rule, *_: found.append(rule))
    return found


def refused(check: Any, board: Board, company: str, *place: Any, **more: Any) -> list[str]:
    found: list[str] = []
    check(board, company, *place, refuse=lambda rule, *_: found.append(rule), **more)
    return found


# which tile goes where ---------------------------------------------------------------------------------


def line_of(name: str) -> list[set[str]]:
    """The tiles that a hex can carry one after the other, as far as its own row of the table goes."""
    board, found = board_with(), []
    number = board.number(name)
    looks: list[tuple[tuple[str, int] | None, Layout]] = [(board.tiles.get(number), board.layouts[number])]
    while looks:
        reached: dict[tuple[str, int], Layout] = {}
        for laid, _ in looks:
            after = board_with([(name, *laid)] if laid else [])
            for candidate in candidates(after, number):
                reached[candidate.tile, candidate.rotation] = candidate.layout
        if reached:
            found.append({tile for tile, _ in reached})
        looks = list(reached.items())
    return found


PLAIN = [{"8", "9"}, {"80", "81", "82", "83"}, {"544", "545", "546"}]
TOWN = [{"3", "4", "58"}, {"141", "142", "143"}, {"146"}]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("E22", PLAIN),
        ("G22", PLAIN),
        ("C22", PLAIN),
        ("D23", TOWN),
        ("B13", TOWN),
        ("B15", [{"15"}]),
        ("B5", [{"15"}]),
        ("F23", [{"6o"}, {"443o"}, {"63"}]),
        ("J27", [{"6fl"}, {"443fl"}, {"611"}]),
        ("G20", [{"405"}, {"431"}]),
        ("K28", [{"405"}, {"431"}]),
        ("B23", [{"487"}, {"488"}, {"489"}]),
        ("A4", []),
        ("A8", []),
        ("N23", []),
    ],
)
def test_the_table_of_tiles(name: str, line: list[set[str]]) -> None:
    assert line_of(name) == line


@pytest.mark.parametrize(
    ("laid", "name", "tile", "rotation", "rules"),
    [
        ([("E22", "9", 0)], "E22", "82", 0, []),
        ([("E22", "9", 0)], "E22", "81", 0, ["track-not-kept"]),
        ([("E22", "8", 0)], "E22", "81", 0, []),
        ([("E22", "8", 0)], "E22", "82", 1, ["track-not-kept"]),
        ([("E22", "82", 0)], "E22", "544", 0, []),
        ([("E22", "82", 0)], "E22", "546", 0, ["track-not-kept"]),
        ([("E22", "9", 0)], "E22", "544", 0, ["colour-out-of-order"]),
        ([("D23", "4", 0)], "D23", "141", 0, []),
        ([("D23", "4", 0)], "D23", "143", 0, ["city-connection-not-kept"]),
        ([("D23", "141", 0)], "D23", "146", 0, []),
        ([("D23", "4", 0)], "D23", "82", 0, ["kind-differs", "city-connection-not-kept"]),
        ([], "D23", "9", 0, ["kind-differs"]),
        ([], "E22", "4", 0, ["kind-differs"]),
        ([], "F23", "6fl", 0, ["kind-differs"]),
        ([], "B15", "405", 0, ["kind-differs", "city-connection-not-kept"]),
        ([], "B23", "487", 4, []),
        ([], "B23", "487", 1, ["city-connection-not-kept", "off-the-board"]),
        ([("B23", "488", 4)], "B23", "489", 4, []),
    ],
)
def test_what_an_upgrade_keeps(laid: Tiles, name: str, tile: str, rotation: int, rules: list[str]) -> None:
    found = refusals(board_with(laid), name, tile, rotation)
    assert [rule for rule in dict.fromkeys(found) if rule in rules] == rules
    assert bool(found) == bool(rules)


@pytest.mark.parametrize(
    ("name", "tile", "rotation", "says"),
    [
        ("B3", "9", 0, "off the board"),
        ("B3", "8", 2, "to a side of A2 without track"),
        ("B9", "8", 1, "to a side of A10 without track"),
        ("H25", "9", 1, "across a closed side"),
        ("K26", "9", 2, "across a closed side"),
        ("L27", "8", 2, "across a closed side"),
        ("B21", "8", 2, "to a side of A20 without track"),
    ],
)
def test_forbidden_sides(name: str, tile: str, rotation: int, says: str) -> None:
    said: list[str] = []
    board = board_with()
    terms = LayTerms("", ALL, board.tiles_left(), {}, needs_connection=False)
    check_lay(board, terms, name, tile, rotation, lambda rule, reason, *_about: said.extend((rule, reason)))
    assert said[0] == "off-the-board"
    assert says in said[1]


def test_mobile_may_point_to_the_stubs_and_no_train_goes_there() -> None:
    board = board_with(tokens=HOMES)
    assert [c.rotation for c in candidates(board, board.number("B5"))] == [0]
    board.lay("B5", "15", 0)
    assert board.layout("B5").nodes[0].exits == (W, NW, NE, E)
    stubs = {board.number("A4"), board.number("A6")}
    assert stubs <= reach(board, "L&N").neighbourhood()
    assert not stubs & {number for number, _ in reach(board, "L&N").stops}
    assert all(not node.is_stop for number in stubs for node in board.layouts[number].nodes)


def test_tallahassee_and_jacksonville_keep_their_tokens() -> None:
    board = board_with(tokens=HOMES)
    for tile in ("487", "488", "489"):
        board.lay("B23", tile, 4)
    exits = (SW, W, NW, SE)
    assert board.tokens_of("SAL") == board.tokens_of("SR") == [("B23", exits)]
    assert board.companies_in(board.number("B23"), 0) == ("SAL", "SR")
    assert board.layout("B23").nodes[0].slots == 3
    assert board.home("SAL") == board.home("SR")


@pytest.mark.parametrize(
    ("name", "tile", "cost"),
    [("G24", "9", 40), ("H25", "8", 40), ("M26", "8", 80), ("M24", "58", 80), ("E22", "9", 0)],
)
def test_terrain_is_paid_for_yellow_tiles_only(name: str, tile: str, cost: int) -> None:
    board = board_with()
    terms = LayTerms("", ALL, board.tiles_left(), {}, needs_connection=False)
    fitting = next(c for c in candidates(board, board.number(name)) if c.tile == tile)
    assert check_lay(board, terms, name, tile, fitting.rotation, never).ground == cost
    board.lay(name, tile, fitting.rotation)
    for upgrade in candidates(board, board.number(name)):
        assert check_lay(board, terms, name, upgrade.tile, upgrade.rotation, never).ground == 0


def never(rule: str, reason: str) -> None:
    raise AssertionError(f"{rule}: {reason}")


# what has to be connected ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("laid", "name", "tile", "rotation", "rules"),
    [
        # the branch of a junction extends the line that runs through
        ([*TO_SOUTH[:3]], "E22", "83", 0, []),
        ([*TO_SOUTH[:3]], "E22", "81", 0, ["track-not-kept", "no-new-track-reaches-network"]),
        # a line of others, not in the network
        ([("G22", "9", 0)], "G22", "83", 0, ["no-new-track-reaches-network"]),
        ([("G22", "9", 0)], "G22", "82", 3, ["no-new-track-reaches-network"]),
        # a town: whoever comes to it extends his route
        ([*TO_SOUTH[:2]], "D23", "142", 0, []),
        ([("D25", "4", 2)], "D25", "142", 2, ["not-connected"]),
        # the first tile
        ([], "C24", "58", 0, []),
        ([], "C22", "9", 0, []),
        ([], "B21", "9", 1, ["not-connected"]),
    ],
)
def test_new_track_extends_the_network(
    laid: Tiles, name: str, tile: str, rotation: int, rules: list[str]
) -> None:
    board = board_with(laid, HOMES)
    assert refusals(board, name, tile, rotation, "SAL") == rules
    terms = LayTerms("SAL", ALL, board.tiles_left(), {})
    look = board.geography.same_looking(tile, rotation)
    listed = {(lay.hex, lay.tile, lay.rotation) for lay in legal_lays(board, terms)}
    assert ((name, tile, look) in listed) == (not rules)


def test_a_line_that_ends_at_a_junction_hex_is_extended_by_its_branch() -> None:
    """The line of others runs past; the company's own track leads into the hex from another side."""
    laid = [("F21", "9", 0), ("E22", "9", 1), ("D23", "4", 0), ("C24", "58", 0)]
    board = board_with(laid, HOMES)
    assert refusals(board, "E22", "82", 1, "SAL") == ["no-new-track-reaches-network"]
    assert refusals(board, "E22", "83", 1, "SAL") == ["no-new-track-reaches-network"]
    assert refusals(board, "E22", "83", 4, "SAL") == []


def test_every_added_way_over_a_junction_can_be_asked_for() -> None:
    board = board_with([("E22", "9", 0), ("D23", "4", 0), ("C24", "58", 0)], HOMES)
    assert refusals(board, "E22", "83", 0, "SAL", upgrade_reach="all") == []
    board = board_with([("E22", "9", 0)], HOMES)
    assert refusals(board, "E22", "83", 0, "SAL", upgrade_reach="all") == ["no-new-track-reaches-network"]


def test_a_city_on_the_route_may_be_raised() -> None:
    board = board_with(
        [*TO_SOUTH, ("B23", "487", 4)], {"SAL": [("B23", (SW, SE))], "ACL": [("G20", (NE, SE))]}
    )
    assert refusals(board, "B23", "488", 4, "ACL") == []
    assert refusals(board, "B15", "15", 3, "ACL") == ["not-connected"]


# stations, blocking, the terminal ----------------------------------------------------------------------


def test_homes_block_from_the_start() -> None:
    board = board_with([*TO_SOUTH, ("H21", "8", 2)], HOMES)
    beyond = board.number("H21")
    assert reach(board, "SAL").reaches(board.number("G20"), 0)
    assert beyond not in reach(board, "SAL").pieces
    assert reach(board, "ACL").pieces[beyond]
    assert refused(check_token, board, "SAL", "G20", (NE, SE), kept=()) == ["no-free-space"]
    board.lay("G20", "405", 4)
    assert reach(board, "SAL").pieces[beyond]
    assert legal_tokens(board, "SAL", ()) == [("G20", (NE, E, SE))]


def test_a_terminal_takes_no_space_and_is_a_base() -> None:
    board = board_with([("J27", "6fl", 2)], HOMES)
    assert refused(check_terminal, board, "L&N", "K28", (SW, NW)) == []
    board.place_terminal("L&N", "K28", 0)
    assert board.companies_in(board.number("K28"), 0) == ("FEC",)
    assert reach(board, "L&N").reaches(board.number("J27"), 0)
    assert not board.is_closed_to("L&N", board.number("K28"), 0)
    assert refused(check_token, board, "L&N", "K28", (SW, NW), kept=()) == [
        "second-token-in-hex",
        "no-free-space",
    ]
    assert refused(check_terminal, board, "L&N", "K28", (SW, NW)) == ["second-terminal"]
    assert ("K28", (SW, NW)) not in legal_terminals(board, "L&N")
    assert token_distance(board, "L&N", "J27", (NE, SE)) == 1
    assert legal_tokens(board, "L&N", ()) == [("J27", (NE, SE))]
    board.place_token("SAL", "J27", 0)
    assert board.is_closed_to("L&N", board.number("J27"), 0)


def test_whether_a_terminal_opens_a_full_city() -> None:
    laid = [("J27", "6fl", 2), ("I28", "58", 0), ("K28", "405", 1)]
    tokens: Tokens = {
        "FEC": [("K28", (NW, SW, W))],
        "ACL": [("K28", (NW, SW, W))],
        "L&N": [("J27", (NE, SE))],
    }
    for passes in (True, False):
        board = Board(BOX, terminals_pass=passes)
        board.load([*laid, ("L27", "9", 0)], tokens)
        board.place_terminal("L&N", "K28", 0)
        assert board.is_closed_to("L&N", board.number("K28"), 0) is not passes


@pytest.mark.parametrize(
    ("name", "exits", "rules"),
    [
        ("F23", (), ["no-tile-there"]),
        ("B23", (W, NW), []),
        ("B23", (SW, SE), []),
        ("B23", (), ["no-such-city"]),
        ("D23", (), ["no-such-city"]),
        ("A22", (SE,), ["no-such-city"]),
        ("Z9", (), ["no-such-city"]),
    ],
)
def test_where_a_terminal_may_stand(name: str, exits: tuple[int, ...], rules: list[str]) -> None:
    board = board_with(tokens=HOMES)
    assert refused(check_terminal, board, "FEC", name, exits) == rules
    assert ((name, exits) in legal_terminals(board, "FEC")) == (not rules)


def test_tokens_keep_their_order_and_kind() -> None:
    board = board_with([*TO_SOUTH, ("B21", "9", 1)], HOMES)
    board.place_hotel("SAL", "C24", 0)
    board.place_terminal("SAL", "G20", 0)
    board.place_terminal("SAL", "B23", 0)
    expected = [
        NamedToken("B23", (SW, SE)),
        NamedToken("C24", (SW, NW), "hotel"),
        NamedToken("G20", (NE, SE), "terminal"),
        NamedToken("B23", (SW, SE), "terminal"),
    ]
    assert board.standing("SAL") == expected
    again = board_with(board.laid(), {company: board.standing(company) for company in HOMES})
    assert again.standing("SAL") == expected
    assert (again.hotels, again.terminals, again.tokens) == (board.hotels, board.terminals, board.tokens)
    renamed = board.lay("C24", "143", 0)
    assert renamed == [(("C24", (SW, NW)), ("C24", (SW, W, NW)))]
    assert board.standing("SAL")[1] == NamedToken("C24", (SW, W, NW), "hotel")
    board.lay("B23", "487", 4)
    board.lay("B23", "488", 4)
    board.lay("B23", "489", 4)
    assert [token.exits for token in board.standing("SAL") if token.hex == "B23"] == [(SW, W, NW, SE)] * 2
    board.remove_company("SAL")
    assert not board.standing("SAL")
    assert not board.tokens_of("SAL")
    assert (board.hotels, board.terminals) == ({}, {})
    assert board.tokens_of("SR") == [("B23", (SW, W, NW, SE))]


# hotels ------------------------------------------------------------------------------------------------


def test_a_hotel_needs_a_town_of_the_network_without_one() -> None:
    board = board_with([*TO_SOUTH, ("D25", "4", 2)], HOMES)
    assert legal_hotels(board, "SAL") == [("C24", (SW, NW)), ("D23", (SW, NE))]
    assert refused(check_hotel, board, "SAL", "D23", (SW, NE)) == []
    assert refused(check_hotel, board, "SAL", "D25", (NW, SE)) == ["town-not-connected"]
    assert refused(check_hotel, board, "SAL", "B23", (SW, SE)) == ["no-such-town"]
    assert refused(check_hotel, board, "SAL", "E26", ()) == ["town-not-connected"]
    board.place_hotel("ACL", "D23", 0)
    assert refused(check_hotel, board, "SAL", "D23", (SW, NE)) == ["second-hotel-in-town"]
    assert legal_hotels(board, "SAL") == [("C24", (SW, NW))]


def test_a_hotel_is_no_base_and_blocks_nobody() -> None:
    board = board_with([*TO_SOUTH, ("B21", "9", 1), ("D25", "4", 2)], HOMES)
    board.place_hotel("SR", "D23", 0)
    assert board.tokens_of("SR") == [("B23", (W, NW))]
    assert not board.has_token_in_hex("SR", board.number("D23"))
    assert not reach(board, "SR").reaches(board.number("D23"), 0)
    assert reach(board, "SAL").reaches(board.number("G20"), 0)
    assert token_distance(board, "SR", "D23", (SW, NE)) is None


def test_the_storm_takes_tiles_and_hotel() -> None:
    board = board_with([("L27", "9", 0), ("M26", "8", 1), ("M24", "58", 4)], HOMES)
    board.place_hotel("FEC", "M24", 0)
    left = board.tiles_left()["58"]
    assert left is not None
    assert [board.clear_hex(name) for name in BOX.phase("6").clears_hexes] == [["FEC"], []]
    assert board.laid() == [("L27", "9", 0)]
    assert board.standing("FEC") == [NamedToken("K28", (SW, NW))]
    assert board.tiles_left()["58"] == left + 1
    assert board.layout("M24").sides == 0
    with pytest.raises(BoardError, match="a station stands there"):
        board.clear_hex("K28")


@pytest.mark.parametrize(
    ("token", "says"),
    [
        (NamedToken("D23", (SW, NE), "terminal"), "There is no city with track"),
        (NamedToken("B23", (SW, SE), "hotel"), "There is no town with track"),
        (NamedToken("C24", (SW, NW), "hotel"), "There is a hotel on C24 already"),
        (NamedToken("G20", (NE, SE), "terminal"), "has a terminal on G20 already"),
        (NamedToken("G20", (NE, SE)), "has no space left"),
    ],
)
def test_tokens_that_do_not_fit(token: NamedToken, says: str) -> None:
    there: Tokens = {
        **HOMES,
        "SAL": [NamedToken("C24", (SW, NW), "hotel"), NamedToken("G20", (NE, SE), "terminal"), token],
    }
    with pytest.raises(BoardError, match=says):
        board_with(TO_SOUTH, there)


# distances ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "exits", "hexes"),
    [
        ("B23", (SW, SE), 0),
        ("C24", (SW, NW), 1),
        ("D23", (SW, NE), 2),
        ("G20", (NE, SE), 5),
        ("I22", (), None),
    ],
)
def test_hexes_along_the_track(name: str, exits: tuple[int, ...], hexes: int | None) -> None:
    assert token_distance(board_with(TO_SOUTH, HOMES), "SAL", name, exits) == hexes


def test_the_nearest_station_counts_and_hotels_do_not() -> None:
    board = board_with(TO_SOUTH, HOMES)
    board.place_hotel("SAL", "D23", 0)
    assert token_distance(board, "SAL", "G20", (NE, SE)) == 5
    board.place_terminal("SAL", "G20", 0)
    assert token_distance(board, "SAL", "D23", (SW, NE)) == 2
    assert token_distance(board, "SAL", "G20", (NE, SE)) == 0


def test_the_shorter_of_two_ways() -> None:
    """By C22 and the junction on D21, Palatka is one hex farther than along the coast."""
    inland = [("C22", "9", 0), ("D21", "83", 4), ("D23", "4", 1)]
    assert token_distance(board_with(inland, HOMES), "SAL", "D23", (W, E)) == 3
    both = board_with([*inland[:2], ("D23", "141", 3), ("C24", "58", 0)], HOMES)
    assert token_distance(both, "SAL", "D23", (SW, NE, E)) == 2
    both = board_with([*inland[:2], ("D23", "146", 0), ("C24", "58", 0)], HOMES)
    assert token_distance(both, "SAL", "D23", (SW, W, NW, NE)) == 2


def test_a_way_through_a_full_city_counts_only_by_one_reading() -> None:
    laid = [*TO_SOUTH, ("H21", "82", 2), ("G22", "9", 0), ("F23", "6o", 3)]
    board = board_with(laid, HOMES)
    place = ("F23", (SW, E))
    assert token_distance(board, "SAL", *place) is None
    assert token_distance(board, "SAL", *place, through_full=True) == 8
    assert token_distance(board, "ACL", *place) == 3


# companies that have not operated ----------------------------------------------------------------------


def without(board: Board, *tiles: str) -> dict[str, int | None]:
    """The supply, but none of some tiles."""
    return {tile: 0 if tile in tiles else count for tile, count in board.tiles_left().items()}


@pytest.mark.parametrize(
    ("rotation", "gone", "colours", "stranded"),
    [
        (0, ("9",), ("yellow",), True),
        (2, ("9",), ("yellow",), False),  # the tile leads to Miami
        (0, (), ("yellow",), False),  # there is the way to the Keys
        (0, ("9", "405"), ("yellow", "green"), False),  # Fort Lauderdale can still be joined
        (0, ("9", "443fl"), ("yellow", "green"), False),  # and Miami has a third side
        (0, ("9", "405", "443fl"), ALL, True),  # nor by brown tiles: no green one to begin with
        (0, ("9", "405", "611"), ALL, False),
        (0, ("8",), ("yellow",), True),  # Key West cannot be reached
        (0, ("3", "4", "58"), ("yellow",), True),
    ],
)
def test_who_is_stranded(
    rotation: int, gone: tuple[str, ...], colours: tuple[str, ...], stranded: bool
) -> None:
    """Miami has a way to Fort Lauderdale and one to the Keys."""
    board = board_with(tokens=HOMES)
    left = without(board, *gone)
    assert strands(board, "FEC", "J27", "6fl", rotation, colours, left) is stranded
    more: dict[str, Any] = {"needs_connection": False, "left": left, "unstranded": ["TPS", "FEC"]}
    expected = ["company-stranded"] if stranded else []
    assert refusals(board, "J27", "6fl", rotation, colours=("yellow",), prospects=colours, **more) == expected
    terms = LayTerms("", ("yellow",), {}, {}, prospects=colours, home_first=False)
    listed = legal_lays(board, replace(terms, **more), ("J27",))
    assert (rotation in {lay.rotation for lay in listed}) is not stranded


def test_nobody_is_stranded_who_had_no_prospect_or_has_a_route() -> None:
    board = board_with(tokens=HOMES)
    left = without(board, *board.tiles_left())
    assert not strands(board, "FEC", "J27", "6fl", 0, ("yellow",), left)
    board.lay("J27", "6fl", 2)
    assert not strands(board, "FEC", "L27", "9", 0, ("yellow",), left)


def test_the_last_tile_of_its_kind_may_be_the_one_that_was_needed() -> None:
    board = board_with([("J27", "6fl", 0)], HOMES)
    left = {**board.tiles_left(), "9": 1}
    assert strands(board, "FEC", "C22", "9", 0, ("yellow",), left)
    assert not strands(board, "FEC", "L27", "9", 0, ("yellow",), left)
    assert not strands(board, "FEC", "C22", "9", 0, ("yellow",), {**left, "9": 2})


def test_a_tile_that_lies_only_for_a_while() -> None:
    """Yellow has to lie before green; the last yellow tile may do so and come back."""
    board = board_with(tokens=HOMES)
    supply = {"9": 1, "82": 1, "6o": 1}
    plan = Prospects(board, ("yellow", "green"), supply).plan_for("ACL")
    assert plan is not None
    assert plan.passing == frozenset({"9"})
    assert (plan.tiles["82"], plan.tiles["6o"]) == (1, 1)
    assert {"G20", "F23"} <= {board.geography.names[number] for number in plan.hexes}
    assert Prospects(board, ("yellow",), supply).plan_for("ACL") is None
    for tile in supply:
        assert Prospects(board, ("yellow", "green"), {**supply, tile: 0}).plan_for("ACL") is None


def test_track_that_lies_there_needs_no_tiles() -> None:
    board = board_with([("F21", "82", 3), ("F23", "6o", 3)], HOMES)
    for company, joined in (("ACL", False), ("FEC", False)):
        assert (Prospects(board, ALL, {}).plan_for(company) is not None) is joined
    board.lay("F23", "6o", 0)
    plan = Prospects(board, ALL, {}).plan_for("ACL")
    assert plan is not None
    assert not plan.tiles
    assert plan.holds({})
