"""A power that links two cities (1846, second edition): what is laid by it, and what is not."""

from typing import Any

import pytest

from reference_engine.actions import LayTileMove, PassMove
from reference_engine.components import Components, ComponentsError, load_components
from reference_engine.components_check import fault_in
from reference_engine.games import TITLES
from reference_engine.games.eighteen46 import Game1846
from reference_engine.legal import legal_actions
from reference_engine.rules.map.board import Board
from reference_engine.rules.map.links import Ways, are_linked
from reference_engine.rules.setup import Start
from reference_engine.rules.table import Illegal
from reference_engine.state import (
    Actor,
    Cell,
    LaidTile,
    OperatingRound,
    OperatingTurn,
    Pending,
    Place,
    Rules,
    Train,
)
from trackwalker.paths import features_dir

SECOND = load_components(features_dir(), "1846", "2")
GT = Actor(kind="company", id="GT")
REMOVED = ["C&O", "ERIE", "MC", "O&I", "LSL", "TBC", "MPC", "BT"]
DECK = ["MS", "BIG4", "C&WI", "MAIL", "SC", "LM", "blank", "blank", "blank"]
Laid = list[tuple[str, str, int]]
CINCINNATI, DAYTON = ("H12", "293", 0), ("G13", "57", 0)
"""Tiles from south-west to north-east: laid together they link the two cities side by side."""
BY_COLUMBUS: Laid = [("G15", "5", 0), ("H14", "8", 1), ("H12", "293", 1)]
"""Track from Cincinnati to the east side of Dayton, by way of Columbus."""


def table(
    laid: Laid, cash: int = 300, step: str = "build", letter: str = "a", between: str = "a"
) -> Game1846:
    """The GT, which owns Little Miami, has its turn; ``letter``: of 1846-Q99, ``between``: of 1846-Q101."""
    rules = Rules(readings={"1846-Q99": letter, "1846-Q101": between})
    switches = TITLES["1846"].switches(rules)
    deal = {"removed": REMOVED, "deck": DECK}
    state = Game1846.fresh(Start(SECOND, ["Alice", "Bob", "Carol"], "2", {}, rules, switches, deal))
    state.phase = "II"
    company = next(c for c in state.companies if c.id == "GT")
    company.president, company.par, company.cash = "Alice", 100, cash
    company.floated = company.operated = True
    company.tokens, company.tokens_left = [Place(hex="B16", exits=[])], 2
    for paper in state.certificates:
        if paper.company == "GT" and paper.president:
            paper.holder = "player:Alice"
    state.market = [Cell(cell="r1c11", price=100, stack=["GT"])]
    for private in state.privates:
        private.owner, private.price = ("company:GT" if private.id == "LM" else "box"), None
    state.tiles.laid = [LaidTile(hex=name, tile=tile, rotation=turned) for name, tile, turned in sorted(laid)]
    turn = OperatingTurn(company="GT", step=step, laid=[], tokens=0, revenue=None, routes=[], bought=[])
    state.round = OperatingRound(set=2, number=1, of=2, order=[], done=[], turn=turn, exported=False)
    state.pending = [Pending(kind="build", actors=[Actor(kind="company", id="GT", by="Alice")], context={})]
    return Game1846(SECOND, state, switches)


def lay(game: Game1846, name: str, tile: str, rotation: int, private: str | None = "LM") -> str:
    """The rule that refuses a tile; nothing if it was laid."""
    try:
        game.apply(LayTileMove(actor=GT, hex=name, tile=tile, rotation=rotation, private=private))
    except Illegal as refusal:
        return refusal.rule
    return ""


def left(game: Game1846) -> int | None:
    return game.table.privates["LM"].uses_left


def by_it(game: Game1846) -> set[tuple[Any, ...]]:
    """What is listed as legal by the power."""
    return {
        (action["hex"], action["tile"], action["rotation"])
        for action in legal_actions(game)
        if action.get("private") == "LM"
    }


def test_the_first_tile_asks_for_the_second_and_nothing_else() -> None:
    game = table([])
    assert lay(game, *CINCINNATI) == ""
    assert left(game) == 1
    turn = game.table.turn
    assert [(tile.private, tile.added) for tile in turn.laid] == [("LM", [0, 3])]
    with pytest.raises(Illegal) as refused:
        game.apply(PassMove(actor=GT))
    assert refused.value.rule == "second-tile-due"
    assert lay(game, "B16", "5", 0, None) == "second-tile-due"
    listed = legal_actions(game)
    assert {(action["type"], action.get("private")) for action in listed} == {("lay_tile", "LM")}
    assert {action["hex"] for action in listed} == {"G13"}
    assert lay(game, "H12", "294", 0) == "one-tile-a-city"
    assert lay(game, *DAYTON) == ""
    assert left(game) == 0
    assert lay(game, "B16", "5", 0, None) == ""
    assert game.table.companies["GT"].cash == 280


def begun(cash: int = 300, laid: Laid = (), step: str = "build") -> Game1846:  # type: ignore[assignment]
    """One tile lies in Dayton, and by the reading other things may come before that in Cincinnati."""
    game = table(list(laid), cash, step, between="b")
    assert lay(game, *DAYTON) == ""
    assert left(game) == 1
    return game


def test_by_the_other_reading_something_may_come_between() -> None:
    game = begun()
    assert lay(game, "B16", "5", 0, None) == ""
    assert left(game) == 1
    assert {("lay_tile", "LM"), ("lay_tile", None), ("pass", None)} <= {
        (action["type"], action.get("private")) for action in legal_actions(game)
    }
    assert list(game.construction.faults()) == []
    assert lay(game, *CINCINNATI) == ""
    assert left(game) == 0


@pytest.mark.parametrize(("cash", "refusal"), [(59, "second-tile-due"), (60, "")])
def test_what_the_second_tile_costs_is_not_spent_before_it(cash: int, refusal: str) -> None:
    """The bridge is on the only way that Cincinnati has left; an ordinary tile costs $20."""
    game = begun(cash, [("I11", "9", 0)])
    for tile in ("291", "292"):
        game.state.tiles.left[tile] = 0
    assert lay(game, "B16", "5", 0, None) == refusal
    assert left(game) == 1


def test_the_turn_does_not_end_between_the_two_tiles() -> None:
    game = begun()
    game.table.companies["GT"].trains.append(Train(name="4"))
    while game.table.turn.step != "trains":
        game.apply(PassMove(actor=GT))
    with pytest.raises(Illegal) as refused:
        game.apply(PassMove(actor=GT))
    assert refused.value.rule == "second-tile-due"
    assert (game.table.turn.company, game.table.turn.step, left(game)) == ("GT", "trains", 1)
    assert lay(game, *CINCINNATI) == ""
    game.apply(PassMove(actor=GT))
    assert game.table.operating_round.number == 2


def test_an_ordinary_tile_may_complete_what_the_power_has_begun() -> None:
    """Then the second tile of the power is given up, as something else has been done."""
    game = begun()
    game.table.companies["GT"].tokens.append(Place(hex="G13", exits=[0, 3]))
    game.board.load([("G13", "57", 0)], {"GT": [("B16", ()), ("G13", (0, 3))]})
    assert lay(game, *CINCINNATI, None) == ""
    assert left(game) == 0


def test_between_the_tiles_a_table_can_be_loaded_by_that_reading_only() -> None:
    game = begun()
    assert lay(game, "B16", "5", 0, None) == ""
    assert list(game.construction.faults()) == []
    usual = Game1846(SECOND, game.state, TITLES["1846"].switches(Rules(readings={})))
    assert list(usual.construction.faults()) == [
        "privates[5].uses_left: expected 0 or 2, as it has not laid the last tile of a turn going on, found 1"
    ]


@pytest.mark.parametrize(
    ("laid", "listed"),
    [
        ([DAYTON], {("H12", "291", 2), ("H12", "291", 3), ("H12", "292", 1), ("H12", "292", 3), CINCINNATI}),
        ([("G13", "57", 0), ("H12", "293", 1)], {("H12", "294", 0), ("H12", "295", 1)}),
        ([CINCINNATI, DAYTON], set()),
    ],
)
def test_what_is_listed_links_the_cities(laid: Laid, listed: set[tuple[Any, ...]]) -> None:
    """Tiles whose track would lead off the map are not among them."""
    found = by_it(table(laid))
    assert found == {one for one in listed if one in found or one[1] != "292"}
    for name, tile, rotation in found:
        game = table(laid)
        assert lay(game, name, tile, rotation) == ""
        assert are_linked(game.board, "H12", "G13")


def test_each_first_tile_that_is_listed_can_be_followed() -> None:
    for first in by_it(table([])):
        game = table([])
        assert lay(game, *first) == ""
        seconds = by_it(game)
        assert seconds, first
        assert lay(game, *sorted(seconds)[0]) == ""
        assert are_linked(game.board, "H12", "G13")


def test_a_way_over_other_hexes_and_past_tokens_is_a_link() -> None:
    board = Board(SECOND)
    board.load([*BY_COLUMBUS, ("G13", "57", 1)], {"NYC": [("G15", (0, 1))]})
    assert are_linked(board, "H12", "G13")
    assert are_linked(board, "G13", "H12")
    assert lay(table([*BY_COLUMBUS, ("G13", "57", 1)]), "H12", "294", 0) == "already-linked"


def test_a_way_does_not_lead_through_an_area_off_the_board() -> None:
    """From Cincinnati over I11 into Louisville, from the other side of which track leads to Dayton."""
    board = Board(SECOND)
    south = [("H12", "293", 0), ("I11", "9", 0)]
    north = [("I9", "8", 3), ("H10", "8", 0), ("G11", "9", 0), ("G13", "57", 1)]
    board.load([*south, *north], {})
    assert not are_linked(board, "H12", "G13")


def test_a_way_that_would_come_back_is_none() -> None:
    board = Board(SECOND)
    board.load([("H12", "293", 1), ("G13", "57", 1), ("G11", "7", 4)], {})
    ways = Ways(board, board.number("G13"))
    assert ways.sides_into(board.number("H12")) == 1 << 2, "track comes to a side where Cincinnati has none"
    assert not are_linked(board, "G13", "H12")


def test_an_upgrade_has_to_have_a_part_in_the_link() -> None:
    """Dayton points at Cincinnati already: what a green tile adds to the east does not help."""
    game = table([DAYTON])
    assert lay(game, "G13", "15", 3) == "links-nothing"
    assert lay(game, *CINCINNATI) == ""


def test_the_second_tile_goes_on_with_what_the_first_has_begun() -> None:
    """The first adds west and east to Dayton; a tile that meets its old track instead links nothing by it."""
    game = table([("G13", "57", 0), ("G11", "7", 4)])
    assert lay(game, "G13", "14", 0) == "", "by west over G11, once Cincinnati leads to the north-west"
    assert lay(game, *CINCINNATI) == "links-nothing"
    assert lay(game, "H12", "292", 0) == ""
    assert left(game) == 0


def test_without_what_was_added_any_side_of_the_first_tile_will_do() -> None:
    """An engine need not say it; then more is accepted."""
    game = table([("G13", "57", 0), ("G11", "7", 4)])
    assert lay(game, "G13", "14", 0) == ""
    game.table.turn.laid[-1].added = []
    assert lay(game, *CINCINNATI) == ""


def test_what_is_paid_for_both_tiles_has_to_be_there_before_the_first() -> None:
    """With a bridge on the only way that Cincinnati has left, Dayton's tile is not laid for nothing."""
    bridge: Laid = [("I11", "9", 0), ("H12", "293", 0)]
    assert lay(table(bridge, cash=0), *DAYTON) == "", "the bridge is there already"
    game = table([("I11", "9", 0)], cash=39)
    assert lay(game, *CINCINNATI) == "cannot-pay-terrain"
    assert lay(game, "H12", "291", 2) == ""


@pytest.mark.parametrize(("letter", "uses"), [("a", 1), ("b", 0)])
def test_when_one_tile_is_enough_the_rest_is_left_to_the_reading(letter: str, uses: int) -> None:
    game = table([DAYTON], letter=letter)
    assert lay(game, *CINCINNATI) == ""
    assert left(game) == uses
    game.apply(PassMove(actor=GT))
    assert left(game) == 0


def test_half_a_power_that_nobody_has_begun_is_a_fault() -> None:
    game = table([])
    game.table.privates["LM"].uses_left = 1
    assert list(game.construction.faults()) == [
        "privates[5].uses_left: expected 0 or 2, as it has not laid the last tile of a turn going on, found 1"
    ]
    game = table([])
    assert lay(game, *CINCINNATI) == ""
    assert list(game.construction.faults()) == []


def test_a_card_with_one_city_is_faulty() -> None:
    """The two hexes have to be those of cities."""
    import msgspec

    cards = {card.id: card for card in SECOND.privates}
    power = cards["LM"].power
    assert power is not None
    for change in ({"hexes": ("H12", "H14")}, {"hexes": ("H12",)}, {"uses": 1}):
        card = msgspec.structs.replace(cards["LM"], power=msgspec.structs.replace(power, **change))
        box = msgspec.structs.replace(SECOND.box, privates=(card,))
        fault = fault_in(box, SECOND.tiles)
        assert fault is not None
        assert "`links` needs the 2 hexes" in fault[1] or fault[0].startswith(("removable", "independents"))


def test_each_edition_has_its_own_box() -> None:
    first = load_components(features_dir(), "1846")
    assert {"BT", "LM"}.isdisjoint(card.id for card in first.privates)
    assert [SECOND.removed_of(group, 5) for group in SECOND.removable] == [1, 1, 0]
    assert [SECOND.removed_of(group, 4) for group in SECOND.removable] == [2, 2, 1]
    assert [SECOND.removed_of(group, 3) for group in SECOND.removable] == [3, 3, 2]
    with pytest.raises(ComponentsError):
        load_components(features_dir(), "1846", "9")
    assert isinstance(SECOND, Components)
