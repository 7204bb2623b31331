"""The map of 1846: lettered tiles, Chicago, priced sides, kept spaces, and what must be connected."""

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference_engine.components import load_components
from reference_engine.rules.map.board import Board, BoardError
from reference_engine.rules.map.fit import candidates
from reference_engine.rules.map.lay_cost import LayCost, PricedSide, lay_cost
from reference_engine.rules.map.network import reach
from reference_engine.rules.map.stations import (
    KeptSpace,
    check_token,
    home_spaces,
    is_connected,
    legal_tokens,
)
from reference_engine.rules.map.track import Lay, LayTerms, check_lay, joining_lays, legal_lays

BOX = load_components(Path(__file__).parents[2] / "features", "1846")
ALL = ("yellow", "green", "brown", "gray")
Tiles = Sequence[tuple[str, str, int]]
Tokens = Mapping[str, Sequence[tuple[str, tuple[int, ...]]]]
SW, W, NW, NE, E, SE = range(6)


def board_with(laid: Tiles = (), tokens: Tokens | None = None) -> Board:
    board = Board(BOX)
    board.load(laid, tokens or {})
    return board


def terms_for(board: Board, company: str, **more: Any) -> LayTerms:
    base: dict[str, Any] = {"colours": ALL, "left": board.tiles_left(), "blocked": {}, "home_first": False}
    return LayTerms(company=company, **{**base, **more})


def refusals(board: Board, name: str, tile: str, rotation: int, company: str = "", **more: Any) -> list[str]:
    """The rules that a lay breaks; without a company no connection is asked for."""
    found: list[str] = []
    terms = terms_for(board, company, **{"needs_connection": bool(company), **more})
    check_lay(board, terms, name, tile, rotation, lambda rule, *_: found.append(rule))
    return found


# where a tile fits -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "tile", "rotation", "rules"),
    [
        ("G9", "57", 1, []),
        ("G9", "291", 0, ["kind-differs"]),  # Z tiles go nowhere else
        ("E17", "57", 1, ["kind-differs"]),  # and no other tiles go on Z hexes
        ("E17", "293", 1, []),
        ("H12", "292", 0, []),
        ("E7", "57", 1, ["kind-differs"]),  # no city tile without a city
        ("G9", "9", 1, ["kind-differs"]),
        ("D6", "298", 0, []),
        ("D6", "15", 0, ["kind-differs", "city-connection-not-kept"]),
        ("G19", "57", 2, ["colour-out-of-order"]),
        ("I15", "57", 0, ["not-a-buildable-hex", "kind-differs", "off-the-board"]),
        ("D16", "9", 1, ["not-a-buildable-hex", "kind-differs"]),
        ("F20", "14", 1, ["not-a-buildable-hex", "colour-out-of-order"]),
    ],
)
def test_which_tile_goes_where(name: str, tile: str, rotation: int, rules: list[str]) -> None:
    found = refusals(board_with(), name, tile, rotation)
    assert found[: len(rules)] == rules or set(rules) <= set(found)
    assert bool(found) == bool(rules)


@pytest.mark.parametrize(
    ("name", "tile", "rotation", "says"),
    [
        ("D14", "57", 1, "into water"),
        ("E15", "9", 0, "into water"),
        ("B12", "9", 0, "off the board"),
        ("C9", "57", 1, "to a side of C7 without track"),
        ("B10", "9", 0, "off the board"),
        ("C9", "5", 1, "to a side of C7 without track"),
    ],
)
def test_no_track_across_water_or_into_blank_sides(name: str, tile: str, rotation: int, says: str) -> None:
    said: list[str] = []
    board = board_with()
    terms = terms_for(board, "", needs_connection=False)
    check_lay(board, terms, name, tile, rotation, lambda rule, reason, *_about: said.extend((rule, reason)))
    assert said[0] == "off-the-board"
    assert says in said[1]


def test_a_bridge_may_be_crossed() -> None:
    assert refusals(board_with(), "J4", "8", 2) == []
    assert refusals(board_with(), "H12", "293", 0) == []


@pytest.mark.parametrize("name", ["B16", "C9", "G3", "G19"])
def test_four_cities_at_the_edge_never_turn_brown(name: str) -> None:
    """For want of sides: no position of the brown city tile fits, whatever green tile lies there."""
    board, greens = board_with(), 0
    number = board.number(name)
    for first in candidates(board, number):
        after = board_with([(name, first.tile, first.rotation)])
        seconds = [second for second in candidates(after, number) if second.layout.rank == 2]
        greens += len(seconds) + (first.layout.rank == 2)
        for second in seconds:
            brown = board_with([(name, second.tile, second.rotation)])
            assert candidates(brown, number) == ()
        if first.layout.rank == 2:
            assert candidates(after, number) == ()
    assert greens


@pytest.mark.parametrize(
    ("name", "green", "brown", "gray"),
    [("G9", "14", "611", "51"), ("E17", "294", "297", "290"), ("D20", "14", "611", "51")],
)
def test_other_cities_go_up_to_gray(name: str, green: str, brown: str, gray: str) -> None:
    board = board_with()
    number = board.number(name)
    if board.layouts[number].rank == 0:
        board.lay(name, *next((c.tile, c.rotation) for c in candidates(board, number)))
    for tile in (green, brown, gray):
        fits = [c for c in candidates(board, number) if c.tile == tile]
        board.lay(name, tile, fits[0].rotation)
        assert board.layout(name).sides
    assert candidates(board, number) == ()


# Chicago -----------------------------------------------------------------------------------------------


def test_chicago_is_upgraded_in_one_position() -> None:
    board = board_with()
    for tile in ("298", "299", "300"):
        assert [c[:2] for c in candidates(board, board.number("D6"))] == [(tile, 0)]
        board.lay("D6", tile, 0)
    assert candidates(board, board.number("D6")) == ()


@given(st.permutations(["GT", "IC", "NYC", "B&O", ""]), st.integers(0, 3))
def test_tokens_stay_in_their_city_of_chicago(order: list[str], upgrades: int) -> None:
    sides = (SW, NE, E, SE)
    tokens = {name: [("D6", (side,))] for name, side in zip(order, sides, strict=False) if name}
    board = board_with((), tokens)
    for tile in ("298", "299", "300")[:upgrades]:
        board.lay("D6", tile, 0)
    for company, ((_, printed),) in tokens.items():
        ((name, exits),) = board.tokens_of(company)
        assert name == "D6"
        assert set(exits) == {*printed, *((NW,) if upgrades else ())}
        number, city = board.city_at("D6", printed)
        assert board.companies_in(number, city) == (company,)


def test_one_token_in_chicago() -> None:
    board = board_with((), {"GT": [("D6", (SW,))]})
    common: dict[str, Any] = {"needs_connection": False}
    assert token_refusals(board, "GT", "D6", (E,), [], **common) == ["second-token-in-hex"]
    assert token_refusals(board, "IC", "D6", (E,), [], **common) == []
    assert token_refusals(board, "IC", "D6", (SW,), [], **common) == ["no-free-space"]


def test_from_each_city_of_green_chicago_a_way_leads_west() -> None:
    board = board_with([("D6", "298", 0)], {"GT": [("D6", (NW, E))]})
    network = reach(board, "GT")
    assert network.reaches(board.number("C5"), 0)
    assert not network.reaches(*board.city_at("D6", (SW,)))


# what there is to pay for ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("laid", "lay", "cost"),
    [
        ([], ("E7", "9", 1), LayCost(0, False, True)),
        ([], ("F18", "9", 1), LayCost(40, True, True)),
        ([("F18", "9", 1)], ("F18", "24", 4), LayCost(0, False, False)),
        ([], ("H14", "8", 3), LayCost(60, True, True)),
        # Detroit's printed track: its ground is paid at the first upgrade
        ([], ("C15", "294", 0), LayCost(40, False, False, (PricedSide(4, 60, "tunnel", True),))),
        ([], ("C15", "295", 1), LayCost(40, False, False, (PricedSide(4, 60, "tunnel", True),))),
        ([("C15", "294", 0)], ("C15", "297", 0), LayCost(0, False, False)),
        # the second to reach a side pays for it
        ([], ("J4", "8", 2), LayCost(0, False, True)),
        ([("J6", "9", 1)], ("J4", "8", 2), LayCost(0, False, True, (PricedSide(4, 40, "bridge", False),))),
        ([("J4", "8", 2)], ("J6", "9", 1), LayCost(0, False, True, (PricedSide(1, 40, "bridge", False),))),
        ([("J6", "9", 1)], ("J4", "9", 0), LayCost(0, False, True)),
        # an upgrade that brings the side
        ([("I11", "9", 0), ("H12", "291", 1)], ("H12", "295", 0),
         LayCost(0, False, False, (PricedSide(0, 40, "bridge", False),))),
        # off-board and gray hexes have their track from the beginning
        ([], ("B16", "57", 1), LayCost(0, False, True, (PricedSide(4, 40, "tunnel", True),))),
        ([], ("E19", "9", 2), LayCost(0, False, True, (PricedSide(5, 40, "tunnel", True),))),
        # Wheeling: printed track away from the priced sides, so its tile can be first or second
        ([], ("G19", "14", 1), LayCost(0, False, False, (PricedSide(4, 20, "tunnel", True),))),
        ([("F18", "9", 2)], ("G19", "14", 1),
         LayCost(0, False, False, (PricedSide(2, 40, "bridge", False), PricedSide(4, 20, "tunnel", True)))),
        ([("G19", "14", 1)], ("F18", "9", 2),
         LayCost(40, True, True, (PricedSide(5, 40, "bridge", False),))),
    ],
)  # fmt: skip
def test_what_there_is_to_pay_for(laid: Tiles, lay: tuple[str, str, int], cost: LayCost) -> None:
    board = board_with(laid)
    name, tile, rotation = lay
    number = board.number(name)
    assert lay_cost(board, number, board.geography.layout(number, tile, rotation)) == cost
    listed = legal_lays(board, terms_for(board, "", needs_connection=False), [name], [tile])
    same = board.geography.same_looking(tile, rotation)
    assert [found.cost for found in listed if found.rotation == same] == [cost]


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6))
def test_each_priced_side_is_paid_once_when_its_track_is_complete(seed: int) -> None:
    chance = random.Random(seed)
    board = board_with()
    geography = board.geography
    near = sorted({border // 6 for border in geography.side_costs})
    paid: dict[int, int] = {}
    for _ in range(60):
        name = geography.names[chance.choice([n for n in near if geography.takes_tiles[n]])]
        found = legal_lays(board, terms_for(board, "", needs_connection=False), [name])
        if not found:
            continue
        lay = chance.choice(found)
        for side in lay.cost.sides:
            border = board.number(name) * 6 + side.side
            line = min(border, geography.across[border])
            paid[line] = paid.get(line, 0) + side.price
        board.lay(*lay[:3])
    complete = {
        min(border, geography.across[border]): cost.price
        for border, cost in geography.side_costs.items()
        if all(board.layouts[at // 6].sides >> at % 6 & 1 for at in (border, geography.across[border]))
    }
    assert paid == complete


# connection --------------------------------------------------------------------------------------------


def test_a_city_is_upgraded_by_whoever_comes_to_it() -> None:
    """The side that the upgrade adds need not be in the network."""
    board = board_with([("G9", "57", 1), ("G7", "57", 1)], {"BIG4": [("G9", (W, E))]})
    assert refusals(board, "G7", "14", 0, "BIG4") == []
    assert refusals(board, "G7", "14", 0, "GT") == ["not-connected"]


def test_an_upgrade_of_plain_track_must_add_to_the_network() -> None:
    """#9 on G11, reached from the west; #20 adds track apart from it, #24 track that branches off."""
    board = board_with([("G9", "57", 1), ("G11", "9", 1)], {"BIG4": [("G9", (W, E))]})
    assert refusals(board, "G11", "20", 0, "BIG4") == ["no-new-track-reaches-network"]
    assert refusals(board, "G11", "20", 0, "BIG4", upgrade_reach="any") == []
    assert refusals(board, "G11", "24", 1, "BIG4") == []
    assert refusals(board, "G11", "24", 4, "BIG4") == ["no-new-track-reaches-network"]
    assert refusals(board, "G11", "24", 4, "BIG4", upgrade_reach="any") == []
    assert refusals(board, "G11", "24", 4, "GT", upgrade_reach="any") == ["not-connected"]


@pytest.mark.parametrize(("others", "open_"), [([], True), (["GT"], True), (["GT", "IC"], False)])
def test_a_free_space_lets_others_through(others: list[str], open_: bool) -> None:
    tokens: dict[str, list[tuple[str, tuple[int, ...]]]] = {"BIG4": [("G9", (W, E))]}
    for other in others:
        tokens[other] = [("G7", (SW, W, NE, E))]
    board = board_with([("G9", "57", 1), ("G7", "14", 0)], tokens)
    assert is_connected(board, "BIG4", "G7", (SW, W, NE, E))
    assert (refusals(board, "G5", "9", 1, "BIG4") == []) is open_


def test_an_own_token_lets_its_company_through() -> None:
    green = (SW, W, NE, E)
    tokens: Tokens = {"BIG4": [("G9", (W, E)), ("G7", green)], "GT": [("G7", green)]}
    board = board_with([("G9", "57", 1), ("G7", "14", 0)], tokens)
    assert refusals(board, "G5", "9", 1, "BIG4") == []


def test_no_way_through_an_off_board_location() -> None:
    board = board_with([("I3", "9", 1), ("H2", "8", 4)], {"IC": [("I5", (SW, W, NE, E))]})
    assert (board.number("I1"), 0) in reach(board, "IC").stops
    assert board.number("H2") not in reach(board, "IC").pieces
    assert refusals(board, "H4", "9", 1, "IC") == ["not-connected"]


def test_a_token_on_a_bare_city_is_a_beginning() -> None:
    board = board_with((), {"BIG4": [("G9", ())]})
    assert refusals(board, "G9", "57", 1, "BIG4") == []
    assert refusals(board, "G7", "57", 1, "BIG4") == ["not-connected"]
    assert board.lay("G9", "57", 1) == [(("G9", ()), ("G9", (W, E)))]
    assert refusals(board, "G7", "57", 1, "BIG4") == []


def test_two_extra_tiles_join() -> None:
    board = board_with()
    terms = terms_for(board, "GT", needs_connection=False)
    found = joining_lays(board, terms, Lay("B10", "9", 1), "B12", ("7", "8", "9"))
    assert found
    for lay in found:
        assert board.geography.layout(board.number("B12"), lay.tile, lay.rotation).sides >> W & 1
    closed = terms_for(board, "GT", needs_connection=False, blocked={"B12": "MC"})
    assert joining_lays(board, closed, Lay("B10", "9", 1), "B12", ("7", "8", "9")) == []


# tokens ------------------------------------------------------------------------------------------------


def token_refusals(
    board: Board, company: str, name: str, exits: tuple[int, ...], kept: list[KeptSpace], **more: Any
) -> list[str]:
    found: list[str] = []
    check_token(board, company, name, exits, kept, lambda rule, *_: found.append(rule), **more)
    return found


ERIE = [KeptSpace("ERIE", "D20", rule="second-city")]


def test_a_space_kept_in_a_city_of_two() -> None:
    """Erie: home of the NYC, and a space for the ERIE."""
    board = board_with((), {"NYC": [("D20", (SW, W, NE))]})
    common: dict[str, Any] = {"needs_connection": False}
    assert token_refusals(board, "GT", "D20", (SW, W, NE), ERIE, **common) == ["second-city"]
    assert token_refusals(board, "GT", "D20", (SW, W, NE), [], **common) == []
    assert token_refusals(board, "ERIE", "D20", (SW, W, NE), ERIE, **common) == []


def test_the_other_space_is_open_unless_the_whole_city_is_kept() -> None:
    board = board_with()
    exits = (SW, W, NE, E)
    kept = [KeptSpace("IC", "I5")]
    common: dict[str, Any] = {"needs_connection": False}
    assert token_refusals(board, "GT", "I5", exits, kept, **common) == []
    assert token_refusals(board, "GT", "I5", exits, kept, whole_city=True, **common) == [
        "home-space-reserved"
    ]
    assert token_refusals(board, "IC", "I5", exits, kept, whole_city=True, **common) == []
    home = home_spaces(board, ["NYC"])
    assert home == [KeptSpace("NYC", "D20", (SW, W, NE))]
    both = [*home, *ERIE]
    assert token_refusals(board, "NYC", "D20", (SW, W, NE), both, whole_city=True, **common) == []
    assert token_refusals(board, "GT", "D20", (SW, W, NE), both, **common) == ["home-space-reserved"]
    board.place_token("NYC", "D20", 0)
    assert token_refusals(board, "NYC", "D20", (SW, W, NE), ERIE, whole_city=True, **common) == [
        "second-token-in-hex",
        "second-city",
    ]


@pytest.mark.parametrize("tile", [None, "298", "300"])
def test_the_kept_city_of_chicago(tile: str | None) -> None:
    board = board_with([("D6", tile, 0)] if tile else [])
    kept = [KeptSpace("C&WI", "D6", (SE,))]
    wanted, other = ((NW, SE), (NW, E)) if tile else ((SE,), (E,))
    common: dict[str, Any] = {"needs_connection": False}
    assert token_refusals(board, "GT", "D6", wanted, kept, **common) == ["home-space-reserved"]
    assert token_refusals(board, "GT", "D6", other, kept, **common) == []


def test_a_city_without_a_tile_takes_a_token() -> None:
    board = board_with()
    assert board.value(board.number("H12"), 0, 1) == 0
    assert token_refusals(board, "B&O", "H12", (), []) == ["city-not-connected"]
    assert token_refusals(board, "B&O", "H12", (), [], needs_connection=False) == []
    assert legal_tokens(board, "B&O", []) == []
    assert legal_tokens(board, "B&O", [], unconnected=[("H12", ())]) == [("H12", ())]
    board.place_token("B&O", "H12", 0)
    assert not legal_tokens(board, "B&O", [], unconnected=[("H12", ())])
    assert token_refusals(board, "PRR", "H12", (), [], needs_connection=False) == ["no-free-space"]


def test_tokens_of_companies_that_were_taken_out() -> None:
    """They block like others, and stay when their city gets a tile."""
    board = board_with(
        (), {"C&O": [("I15", (NW, NE, E))], "PRR": [("F20", (W, NW, E, SE))], "X": [("G9", ())]}
    )
    assert board.is_closed_to("GT", board.number("F20"), 0)
    board.lay("G9", "57", 1)
    assert board.tokens_of("X") == [("G9", (W, E))]


def test_a_token_is_exchanged_for_the_buyers() -> None:
    board = board_with([("C15", "294", 0)], {"MS": [("C15", (SW, W, NE, E))], "GT": [("B16", ())]})
    board.replace_token("MS", "GT", "C15", (E, NE, W, SW))
    assert board.tokens_of("MS") == []
    assert board.tokens_of("GT") == [("B16", ()), ("C15", (SW, W, NE, E))]
    with pytest.raises(BoardError, match="The MS has no token on C15"):
        board.replace_token("MS", "GT", "C15", (SW, W, NE, E))
    board.place_token("IC", "C15", 0)
    assert board.companies_in(board.number("C15"), 0) == ("GT", "IC")


def test_a_company_that_leaves_frees_its_spaces() -> None:
    board = board_with((), {"GT": [("B16", ()), ("D20", (SW, W, NE))], "NYC": [("D20", (SW, W, NE))]})
    board.remove_company("GT")
    assert board.tokens_of("GT") == []
    assert board.companies_in(board.number("D20"), 0) == ("NYC",)
    assert board.companies_in(board.number("B16"), 0) == ()
    board.remove_company("GT")
    with pytest.raises(BoardError, match="The GT has no token on B16"):
        board.remove_token("GT", "B16", ())


# all together ------------------------------------------------------------------------------------------


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10**6))
def test_a_long_game_never_breaks_the_board(seed: int) -> None:
    chance = random.Random(seed)
    homes = {**{c.id: c.home for c in BOX.companies}, **{r.id: r.home for r in BOX.independents}}
    board = board_with()
    for company in homes:
        number, city = board.home(company)
        board.place_token(company, board.geography.names[number], city)
    for _ in range(70):
        company = chance.choice(list(homes))
        terms = terms_for(board, company)
        found = legal_lays(board, terms)
        if found:
            board.lay(*chance.choice(found)[:3])
        places = legal_tokens(board, company, [])
        if places and chance.random() < 0.1:
            name, exits = chance.choice(places)
            board.place_token(company, name, board.node_index(name, exits))
    assert all(count is None or count >= 0 for count in board.tiles_left().values())
    for (number, index), companies in board.tokens.items():
        assert len(companies) <= board.layouts[number].nodes[index].slots
        assert len(set(companies)) == len(companies)
    for company, places_ in board.placed.items():
        assert len({number for number, _ in places_}) == len(places_), company
        assert board.home(company) in places_
    again = board_with(board.laid(), {company: board.tokens_of(company) for company in board.placed})
    assert {place: sorted(there) for place, there in again.tokens.items()} == {
        place: sorted(there) for place, there in board.tokens.items()
    }
