"""A company's network is what some train could come to: compared with trying every way there is."""

import random
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from reference_engine.components import load_components
from reference_engine.rules.map.board import Board
from reference_engine.rules.map.geometry import FIRST_NODE
from reference_engine.rules.map.network import Network, reach

BOX = load_components(Path(__file__).parents[2] / "features", "18Chesapeake")
REGION = ("F6", "F8", "G5", "G7", "G9", "F4", "H6", "E7")
PLAIN = ["9", "8", "25", "23", "20", "39", "41", "43", "44", "46", "47", "70"]
CITIES = ["14", "15", "611", "X2", "X3", "X5", "X6", "X7"]


class EveryWay:
    """All ways that a train could take from the tokens, one by one; written with no eye to speed."""

    def __init__(self, board: Board, company: str) -> None:
        self.board = board
        self.company = company
        self.pieces: set[tuple[int, int]] = set()
        self.stops: set[tuple[int, int]] = set()
        self.entered: set[int] = set()
        self.nearest: dict[tuple[int, int], int] = {}
        for number, node in board.placed.get(company, []):
            self.stops.add((number, node))
            self.nearest[number, node] = 0
            for piece, side in board.layouts[number].node_ways[node]:
                self.pieces.add((number, piece))
                self.leave(number, side, frozenset(), frozenset({(number, node)}))

    def leave(
        self, number: int, side: int, crossed: frozenset[frozenset[int]], visited: frozenset[tuple[int, int]]
    ) -> None:
        here = number * 6 + side
        there = self.board.geography.across[here]
        border = frozenset({here, there})
        if there < 0 or border in crossed:
            return
        self.entered.add(there)
        number, side = divmod(there, 6)
        crossed |= {border}
        layout = self.board.layouts[number]
        for piece, end in layout.ways[side]:
            self.pieces.add((number, piece))
            if end < FIRST_NODE:
                self.leave(number, end, crossed, visited)
                continue
            node = end - FIRST_NODE
            if layout.nodes[node].is_stop:
                self.stops.add((number, node))
                self.nearest[number, node] = min(len(crossed), self.nearest.get((number, node), len(crossed)))
            if layout.nodes[node].ends_route or self.board.is_closed_to(self.company, number, node):
                continue
            self.pieces.update((number, other) for other, _ in layout.node_ways[node])
            if (number, node) in visited:
                continue
            for _, onward in layout.node_ways[node]:
                if onward != side:
                    self.leave(number, onward, crossed, visited | {(number, node)})


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Eight hexes full of track, laid with no regard to the rules, and a few tokens."""
    board = Board(BOX)
    for name in REGION:
        tiles = PLAIN if draw(st.booleans()) else CITIES
        board.lay(name, draw(st.sampled_from(tiles)), draw(st.integers(0, 5)))
    for company in draw(st.lists(st.sampled_from(["B&O", "LV"]), min_size=1, max_size=3)):
        cities = [
            (name, index)
            for name in REGION
            for index, node in enumerate(board.layout(name).nodes)
            if len(board.companies_in(board.number(name), index)) < node.slots
        ]
        if cities:
            board.place_token(company, *draw(st.sampled_from(cities)))
    return board


def compare(board: Board, company: str = "B&O") -> int:
    """Compare the network with every way; return how many borders only a turned train would come to."""
    expected = EveryWay(board, company)
    network = reach(board, company)
    pieces = {(number, i) for number, bits in network.pieces.items() for i in range(20) if bits >> i & 1}
    borders = range(len(board.geography.across))
    entered = {border for border in borders if network.enters(*divmod(border, 6))}
    possible = {border for border in borders if network.may_enter(border // 6) >> border % 6 & 1}
    assert entered == expected.entered
    assert entered <= possible
    assert pieces == expected.pieces
    assert network.stops == expected.stops
    places = [
        (number, node) for number, layout in enumerate(board.layouts) for node in range(len(layout.nodes))
    ]
    stops = [place for place in places if board.layouts[place[0]].nodes[place[1]].is_stop]
    assert {place: network.distance(*place) for place in stops} == {
        place: expected.nearest.get(place) for place in stops
    }
    return len(possible - entered)


@settings(max_examples=200, deadline=None)
@given(boards())
def test_the_network_is_what_some_train_could_come_to(board: Board) -> None:
    compare(board)


FLORIDA = load_components(Path(__file__).parents[2] / "features", "18FL")
MEETING = ("8", "9", "80", "81", "82", "83", "544", "545", "546", "141", "142", "143", "146", "6o", "63")
LAKES = ("E22", "E24", "F21", "F23", "F25", "G22", "D23", "G24")


@settings(max_examples=100, deadline=None)
@given(
    st.lists(st.tuples(st.sampled_from(MEETING), st.integers(0, 5)), min_size=8, max_size=8), st.booleans()
)
def test_the_network_where_track_meets_at_junctions(laid: list[tuple[str, int]], closed: bool) -> None:
    board = Board(FLORIDA)
    for name, (tile, rotation) in zip(LAKES, laid, strict=True):
        board.lay(name, tile, rotation)
    board.place_token("ACL", "G20", 0)
    if closed and board.layout("F23").has_city:
        board.place_token("SAL", "F23", 0)
    compare(board, "ACL")


def test_turning_round_leads_nowhere_new() -> None:
    """Dense boards, of which some have loops that would turn a train."""
    turning = 0
    for seed in range(400):
        chance = random.Random(seed)
        board = Board(BOX)
        for name in REGION:
            tiles = PLAIN if chance.random() < 0.6 else CITIES
            board.lay(name, chance.choice(tiles), chance.randrange(6))
        cities = [(n, i) for n in REGION for i, node in enumerate(board.layout(n).nodes)]
        if cities:
            board.place_token("B&O", *chance.choice(cities))
        turning += compare(board) > 0
    assert turning > 5


def test_a_network_is_worked_out_once_for_each_state_of_the_board() -> None:
    board = Board(BOX)
    board.place_token("B&O", "H6", 0)
    first = reach(board, "B&O")
    assert reach(board, "B&O") is first
    board.lay("G7", "9", 1)
    second = reach(board, "B&O")
    assert second is not first
    assert {(board.geography.names[number], side) for number, side in second.track_ends()} == {
        ("H6", 1), ("G7", 4), ("G7", 1),
    }  # fmt: skip


def test_a_company_without_tokens_has_no_network() -> None:
    network = Network(Board(BOX), "B&O")
    assert (network.stops, network.pieces, network.neighbourhood()) == (set(), {}, set())


def test_a_red_area_is_reached_and_not_passed() -> None:
    board = Board(BOX)
    board.load([("C5", "57", 1), ("B6", "9", 1), ("B8", "9", 2)], {"B&O": [("C5", (1, 4))]})
    network = reach(board, "B&O")
    ohio, beyond = board.number("A7"), board.number("B8")
    assert network.reaches(ohio, 0)
    assert not network.enters(beyond, 2)
    assert beyond not in network.neighbourhood()


def test_a_token_in_a_red_area_is_a_beginning() -> None:
    board = Board(BOX)
    board.place_token("PLE", "A3", 0)
    assert reach(board, "PLE").enters(board.number("B4"), 2)


def test_a_company_passes_a_full_city_where_it_has_a_token() -> None:
    board = Board(BOX)
    board.load([("G7", "9", 1), ("F8", "X2", 2), ("F6", "9", 0)], {"B&O": [("H6", (1,))]})
    beyond = board.number("F6")
    assert reach(board, "B&O").enters(beyond, 0)
    board.place_token("LV", "F8", 0)
    assert reach(board, "B&O").enters(beyond, 0)
    board.place_token("PRR", "F8", 0)
    assert not reach(board, "B&O").enters(beyond, 0)
    assert reach(board, "B&O").reaches(board.number("F8"), 0)
    board.load(
        board.laid(), {"B&O": [("H6", (1,)), ("F8", (0, 1, 2, 3, 4))], "LV": [("F8", (0, 1, 2, 3, 4))]}
    )
    assert reach(board, "B&O").enters(beyond, 0)
