"""The map of 18GL, mostly made up: neighbours, homes, ferries, ground, and which tile goes where."""

from pathlib import Path

import pytest

from reference_engine.components import Hex, load_components
from reference_engine.rules.map.board import Board, BoardError
from reference_engine.rules.map.fit import candidates
from reference_engine.rules.map.geometry import geography_of
from reference_engine.rules.map.network import reach

BOX = load_components(Path(__file__).parents[2] / "features", "18GL")
GEOGRAPHY = geography_of(BOX)
S, SW, NW, N, NE, SE = range(6)


def beyond(name: str, side: int) -> str:
    """The hex on the other side, also where no track may cross."""
    letter, number = BOX.grid.step[side]
    return f"{chr(ord(name[0]) + letter)}{int(name[1:]) + number}"


def with_(kind: str) -> dict[str, Hex]:
    return {name: printed for name, printed in BOX.hexes.items() if printed.kind == kind}


# how the map lies --------------------------------------------------------------------------------------


def test_coordinates_have_letter_and_number_of_equal_parity() -> None:
    for name in BOX.hexes:
        assert (ord(name[0]) - ord("A") + 1) % 2 == int(name[1:]) % 2, name


@pytest.mark.parametrize(
    ("one", "side", "other"),
    [
        ("D12", S, "D14"),
        ("C11", S, "C13"),
        ("N12", S, "N14"),
        ("N6", S, "N8"),
        ("L20", SE, "M21"),
        ("B18", SE, "C19"),
        ("L14", NE, "M13"),
        ("D2", NE, "E1"),
        ("C13", NE, "D12"),
        ("C13", SE, "D14"),
        ("C17", SW, "B18"),
        ("C17", S, "C19"),
        ("M13", NE, "N12"),
    ],
)
def test_hexes_that_the_rulebook_has_side_by_side_adjoin(one: str, side: int, other: str) -> None:
    here, there = GEOGRAPHY.index[one], GEOGRAPHY.index[other]
    assert GEOGRAPHY.neighbours[here][side] == there
    assert GEOGRAPHY.neighbours[there][(side + 3) % 6] == here


def test_dark_blue_sides_lie_at_the_water_or_on_both_sides_of_one_border() -> None:
    for name, printed in BOX.hexes.items():
        for side in printed.impassable:
            there = BOX.hexes[beyond(name, side)]
            assert there.kind == "blue" or (side + 3) % 6 in there.impassable, (name, side)
    closed = [("J8", SE, "K9"), ("J10", NE, "K9")]
    for one, side, other in closed:
        assert beyond(one, side) == other
        assert BOX.hexes[one].kind == BOX.hexes[other].kind == "plain"
        assert GEOGRAPHY.neighbours[GEOGRAPHY.index[one]][side] < 0


def test_printed_track_leads_to_land() -> None:
    for name, printed in BOX.hexes.items():
        for place in (*printed.cities, *printed.off_board):
            for side in place.exits:
                reached = BOX.hexes[beyond(name, side)].kind
                assert reached in ("plain", "town", "double_town", "city") or side in printed.ferry, name


def test_each_ground_costs_what_the_tokens_of_bridge_and_tunnel_know() -> None:
    costs: dict[str, set[int]] = {"river": set(), "hill": set()}
    for printed in BOX.hexes.values():
        if printed.cost:
            assert printed.terrain is not None
            costs[printed.terrain].add(printed.cost)
    assert costs == {"river": {20, 40, 50}, "hill": {40, 50, 60}}
    assert {name for name, printed in BOX.hexes.items() if printed.upgrade_cost} == {"D12", "D14"}
    assert BOX.hexes["D12"].upgrade_cost == BOX.hexes["D14"].upgrade_cost == {"green": 50, "brown": 50}


# places ------------------------------------------------------------------------------------------------


def test_eleven_off_board_areas_of_20_to_120() -> None:
    areas = {printed.name for printed in with_("red").values()}
    assert len(areas) == 11
    figures = set()
    for printed in with_("red").values():
        (area,) = printed.off_board
        figures |= set(area.value.values()) if isinstance(area.value, dict) else {area.value}
        if isinstance(area.value, dict):
            assert list(area.value) == ["yellow", "green", "brown"]
    assert (min(figures), max(figures)) == (20, 120)
    assert BOX.hexes["E1"].off_board[0].value == 50


def test_two_hexes_of_an_area_are_one_place() -> None:
    groups: dict[str, list[str]] = {}
    for name, printed in BOX.hexes.items():
        if printed.group:
            groups.setdefault(printed.group, []).append(name)
    assert {name: sorted(hexes) for name, hexes in groups.items()} == {
        "St. Louis": ["B18", "C19"],
        "West Virginia": ["L20", "M21"],
        "Toronto": ["N6", "N8"],
        "East Coast": ["N12", "N14"],
    }
    for one, other in groups.values():
        values = [BOX.hexes[name].off_board[0].value for name in (one, other)]
        assert values[0] == values[1]


def test_every_home_has_a_space_for_its_token() -> None:
    for company in BOX.companies:
        homes = [company.home.hex, *filter(None, [company.home.alternative])]
        for name in homes:
            layout = GEOGRAPHY.printed[GEOGRAPHY.index[name]]
            assert [node.slots for node in layout.nodes] == [1], name
        for name in company.home.also:
            assert BOX.hexes[name].group == BOX.hexes[company.home.hex].group
    spaces = {
        name
        for name, printed in with_("red").items()
        if GEOGRAPHY.printed[GEOGRAPHY.index[name]].nodes[0].slots
    }
    assert spaces == {"B18", "C19", "H20", "L20", "N6", "N12", "N18"}


def test_double_towns_and_cities_that_begin_in_yellow() -> None:
    assert set(with_("double_town")) == {"C17", "G13", "M13"}
    assert {name for name, printed in BOX.hexes.items() if printed.colour} == {"D12", "D14", "J12", "L14"}


def test_ports_are_cities() -> None:
    port = BOX.private("Port").marker
    assert port is not None
    assert {BOX.hexes[name].kind for name in port.amounts} == {"city"}


# ferries -----------------------------------------------------------------------------------------------


def test_four_ferry_lines_over_water_from_place_to_place() -> None:
    assert {line.id: len(line.segments) for line in BOX.ferries} == {"F1": 1, "F2": 1, "F3": 2, "F4": 1}
    ends = []
    for line in BOX.ferries:
        names = [BOX.hexes[segment.hexes[0]].name for segment in line.segments]
        names.append(BOX.hexes[line.segments[-1].hexes[-1]].name)
        assert set("-".join(names).split("-")) == set(line.name.split("-"))
        for segment in line.segments:
            first, *water, last = segment.hexes
            ends += [(first, water[0]), (last, water[-1])]
            assert {BOX.hexes[name].kind for name in water} == {"blue"}
            (track,) = BOX.tiles[segment.tile].track
            assert {beyond(water[0], side) for side in track} == {first, last}
    sides = {(name, beyond(name, side)) for name, printed in BOX.hexes.items() for side in printed.ferry}
    assert sides == set(ends)


def test_a_ferry_reaches_its_city_on_every_tile() -> None:
    for name in ("D10", "G5", "L10", "L14"):
        lettered = [tile for tile in BOX.tiles.values() if tile.label == BOX.hexes[name].label]
        assert lettered
        for tile in lettered:
            assert tile.cities[0].ferry == BOX.hexes[name].ferry


def test_a_ferry_tile_fits_nowhere_on_land() -> None:
    board = Board(BOX)
    for name in BOX.hexes:
        assert not [c for c in candidates(board, board.number(name)) if BOX.tiles[c.tile].colour == "blue"]


F1 = ("E9", "F1", 0)
WITH_F1 = [("D10", "GL-M1", 0), ("F10", "4", 2), F1]
"""Milwaukee and Muskegon with tiles, and the line between them open."""


def board_with(laid: list[tuple[str, str, int]], **tokens: list[tuple[str, tuple[int, ...]]]) -> Board:
    board = Board(BOX)
    board.load(laid, tokens)
    return board


def test_an_open_line_is_track_from_shore_to_shore() -> None:
    milwaukee, muskegon = GEOGRAPHY.index["D10"], GEOGRAPHY.index["F10"]
    assert reach(board_with(WITH_F1, IC=[("D10", (0, 3))]), "IC").reaches(muskegon, 0)
    closed = [laid for laid in WITH_F1 if laid != F1]
    assert not reach(board_with(closed, IC=[("D10", (0, 3))]), "IC").reaches(muskegon, 0)
    only_trains = Board(BOX, ferries_join=False)
    only_trains.load(WITH_F1, {"IC": [("D10", (0, 3))]})
    network = reach(only_trains, "IC")
    assert network.reaches(milwaukee, 0)
    assert not network.reaches(muskegon, 0)


def test_a_ferry_tile_lies_on_the_water_of_its_line_only() -> None:
    for name, tile, rotation in (("E7", "F1", 0), ("E9", "F2", 0), ("E9", "F1", 1), ("E9", "9", 0)):
        with pytest.raises(BoardError):
            board_with([(name, tile, rotation)])


def test_a_home_of_two_hexes_is_held_in_both() -> None:
    board = board_with([], NYC=[("N12", (1,))])
    assert [GEOGRAPHY.names[number] for number, _ in board.held("NYC")] == ["N12", "N14"]
    assert board.tokens_of("NYC") == [("N12", (1,))]


def test_two_lines_lie_side_by_side_once_both_halves_of_chicago_have_them() -> None:
    border = GEOGRAPHY.index["D12"] * 6
    green, brown = [("D12", "GL-C2N", 0), ("D14", "GL-C2S", 0)], [("D12", "GL-C3N", 0), ("D14", "GL-C3S", 0)]
    assert [board_with(laid).lines_across(border) for laid in ([], green, [brown[0], green[1]], brown)] == [
        0,
        1,
        1,
        2,
    ]


# which tile goes where ---------------------------------------------------------------------------------


def line_of(name: str) -> list[set[str]]:
    """The tiles that a hex can carry one after the other."""
    board, found = Board(BOX), []
    looks: set[tuple[str, int] | None] = {None}
    while looks:
        after: set[tuple[str, int] | None] = set()
        for laid in looks:
            board.load([] if laid is None else [(name, *laid)], {})
            after |= {(c.tile, c.rotation) for c in candidates(board, board.number(name))}
        if after:
            found.append({laid[0] for laid in after if laid is not None})
        looks = after
    return found


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("D12", [{"GL-C2N"}, {"GL-C3N"}, {"GL-C4N"}]),
        ("D14", [{"GL-C2S"}, {"GL-C3S"}, {"GL-C4S"}]),
        ("J12", [{"GL-D2"}, {"GL-D3"}, {"GL-D4"}]),
        ("L14", [{"GL-V2"}, {"GL-V3"}, {"GL-V4"}]),
        ("D10", [{"GL-M1"}, {"GL-M2"}, {"GL-M3"}]),
        ("L10", [{"GL-L1"}, {"GL-L2"}, {"GL-L3"}]),
        ("G5", [{"GL-T1"}, {"GL-T2"}, {"GL-T3"}]),
        ("G13", [{"1", "2", "55", "56", "69"}]),
        ("G11", [{"5", "6", "57"}, {"14", "15", "619"}, {"63", "611"}, {"513"}]),
        ("D2", [{"5", "6"}]),
        ("E9", []),
        ("F2", []),
        ("N18", []),
    ],
)
def test_the_tiles_of_a_hex(name: str, line: list[set[str]]) -> None:
    assert line_of(name) == line


def test_a_town_can_come_to_40() -> None:
    *_, last = line_of("H10")
    assert last == {"GL-t4"}
    assert BOX.tiles["GL-t4"].towns[0].value == 40
