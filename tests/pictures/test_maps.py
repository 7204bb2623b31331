"""Drawn maps, read again and compared with the components, hex by hex."""

import copy
import json
import math
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from drawn_maps import by, ends, moved, rails, touched, turned, used, words

from trackwalker.components.box import Box
from trackwalker.components.load import load_components
from trackwalker.components.shapes import Shape
from trackwalker.paths import features_dir
from trackwalker.pictures.board import Board, Lot, lots_of
from trackwalker.pictures.geometry import APOTHEM, Grid, side_of
from trackwalker.pictures.table import Painter
from trackwalker.pictures.track import drawing_of
from trackwalker.register import registered_games

STATES = Path(__file__).parent.parent / "fixtures" / "states"
PRINTED = [game for game in registered_games() if "hexes" in load_components(features_dir(), game)]


@cache
def components(game: str) -> dict[str, Any]:
    return load_components(features_dir(), game)


def state_of(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((STATES / f"{name}.json").read_text())
    return found


def drawn(name: str) -> tuple[dict[str, Any], ET.Element]:
    state = state_of(name)
    return state, ET.fromstring(Painter(components(state["game"])).of(state).draw("map"))


@pytest.mark.parametrize("game", PRINTED)
def test_a_printed_map_is_that_of_the_components(game: str) -> None:
    box = Box.of(components(game))
    root = ET.fromstring(Board(box).draw({}, "Map"))
    hexes, grid = by(root, "data-hex"), Grid.of(box.data)
    assert hexes.keys() == box.data["hexes"].keys()
    for name, printed in box.data["hexes"].items():
        shown = words(hexes[name])
        assert name in shown
        assert printed.get("name", name) in shown
        shape = Shape.read(printed)
        slots = [
            one
            for symbol, _ in used(root, hexes[name])
            for one in symbol.iter()
            if one.get("class") == "slot"
        ]
        places = [*printed.get("cities", ()), *printed.get("off_board", ())]
        counted = sum(place.get("slots", 1 if place in printed.get("cities", ()) else 0) for place in places)
        bare = printed["kind"] == "city" and not printed.get("cities")
        assert len(slots) == counted + bare, name
        towns = [
            one
            for symbol, _ in used(root, hexes[name])
            for one in symbol.iter()
            if one.get("class") == "town"
        ]
        unlaid = {"town": 1, "double_town": 2}.get(printed["kind"], 0)
        assert len(towns) == (len(printed.get("towns", ())) or unlaid), name
        sides = {
            side for symbol, turn in used(root, hexes[name]) for side in touched(grid, symbol.iter(), turn)
        }
        assert sides == shape.sides, name
        for place in (*places, *printed.get("towns", ())):
            value = place["value"]
            for figure in value.values() if isinstance(value, dict) else (value,):
                assert str(figure) in shown, name
        if printed.get("cost"):
            assert any(f"${printed['cost']}" in word for word in shown), name
        if printed.get("label"):
            assert printed["label"] in shown, name
    closed = [one for one in root.iter() if one.get("data-side") is not None]
    borders = {
        frozenset((name, box.tiles.hexes.neighbour(name, side)))
        for name, one in box.data["hexes"].items()
        for side in one.get("impassable", ())
    }
    assert len(closed) == len(borders)


@pytest.mark.parametrize("game", PRINTED)
def test_hexes_that_adjoin_lie_beside_each_other_on_the_right_side(game: str) -> None:
    box = Box.of(components(game))
    grid, root = Grid.of(box.data), ET.fromstring(Board(box).draw({}, "Map"))
    hexes = by(root, "data-hex")
    seen = 0
    for name in hexes:
        for side in range(6):
            other = box.tiles.hexes.neighbour(name, side)
            if other in hexes:
                (ax, ay), (bx, by_) = moved(hexes[name]), moved(hexes[other])
                assert math.dist((bx - ax, by_ - ay), grid.towards(side, 2 * APOTHEM)) < 0.3
                seen += 1
    assert seen > 100


def test_sides_point_where_they_are_said_to() -> None:
    right = {"south": (0, 1), "north": (0, -1), "east": (1, 0), "west": (-1, 0)}
    for game in registered_games():
        grid = Grid.of(components(game))
        for side, name in enumerate(grid.sides):
            x, y = grid.towards(side, 1)
            for part in name.split("-"):
                assert x * right[part][0] + y * right[part][1] > 0.4, (game, name)


def tiles() -> Iterator[Any]:
    for game in registered_games():
        for name in components(game)["tile_shapes"]:
            yield pytest.param(game, str(name), id=f"{game}-{name}")


@pytest.mark.parametrize(("game", "tile"), list(tiles()))
def test_the_track_of_a_tile_leads_to_its_sides_however_it_lies(game: str, tile: str) -> None:
    data = components(game)
    grid, card = Grid.of(data), data["tile_shapes"][tile]
    look = drawing_of(grid, card)
    paths = list(ET.fromstring(f"<g>{look.svg}</g>").iter())
    for turn in range(6):
        shape = Shape.read(card).turned(turn)
        assert touched(grid, iter(paths), turn) == shape.sides
        joined = [frozenset(pair) for pair in rails(grid, iter(paths), turn) if len(pair) == 2]
        on_the_way = {city for city in (*shape.cities, *shape.towns) if len(city) == 2}
        assert {*shape.track} <= {*joined} <= {*shape.track, *on_the_way}
    places = [place for kind in ("cities", "towns") for place in card.get(kind, ())]
    assert [(stop.exits, stop.value) for stop in look.stops] == [
        (tuple(place["exits"]), place["value"]) for place in places
    ]
    slots = [one for one in paths if one.get("class") == "slot"]
    assert len(slots) == sum(place.get("slots", 1) for place in card.get("cities", ()))
    for one in look.stops:
        for other in look.stops:
            if one is not other:
                assert math.dist(one.at, other.at) > 15


@pytest.mark.parametrize("name", [file.stem for file in sorted(STATES.glob("*.json"))])
def test_the_map_of_a_table_shows_what_lies_on_it(name: str) -> None:
    state, root = drawn(name)
    hexes = by(root, "data-hex")
    box = Box.of(components(state["game"])).at(state)
    grid = Grid.of(box.data)
    assert hexes.keys() == box.data["hexes"].keys()
    laid = {one["hex"]: (one["tile"], one["rotation"]) for one in state["tiles"]["laid"]}
    shown = {
        hexagon: (one.get("data-tile"), int(one.get("data-turn") or 0))
        for hexagon, one in hexes.items()
        if one.get("data-tile") is not None
    }
    assert shown == laid
    for hexagon, lying in laid.items():
        ((symbol, turn),) = used(root, hexes[hexagon])
        assert touched(grid, symbol.iter(), turn) == box.tiles.hexes.shape(hexagon, lying).sides
    tokens = Counter(
        (hexagon, token.get("data-company"), token.get("data-kind"))
        for hexagon, one in hexes.items()
        for token in one.iter()
        if token.get("class") == "token"
    )
    lie = Counter(
        (token["hex"], company["id"], token.get("kind", "station"))
        for company in state["companies"]
        for token in company["tokens"]
    )
    gone = Counter(
        (token["hex"], token["company"], "removed") for token in state.get("removed", {}).get("tokens", ())
    )
    assert tokens == lie + gone
    for marker in state.get("markers", ()):
        if marker["hex"] is not None:
            assert any(marker["marker"] in word for word in words(hexes[marker["hex"]]))


def test_a_token_lies_in_its_own_city() -> None:
    """SR is in the north-western city of Jacksonville, SAL in the southern one."""
    state, root = drawn("18FL-hotels")
    hexagon, box = by(root, "data-hex")["B23"], Box.of(components("18FL"))
    look = Board(box).look("B23", ("487", 4))
    cities = {tuple(sorted((side + 4) % 6 for side in stop.exits)): turned(stop.at, 4) for stop in look.stops}
    for company in state["companies"]:
        for token in company["tokens"]:
            if token["hex"] == "B23":
                (piece,) = (one for one in hexagon.iter() if one.get("data-company") == company["id"])
                assert math.dist(moved(piece), cities[tuple(token["exits"])]) < 0.2
    assert len(cities) == 2


def test_homes_are_kept_until_their_company_has_a_token() -> None:
    state, root = drawn("LostAtlas-auction")
    kept = {one.get("data-home") for one in root.iter() if one.get("data-home") is not None}
    placed = {company["id"] for company in state["companies"] if company["tokens"]}
    assert kept & placed == set()
    assert {"SU", "TU", "RE"} <= kept


ROUTE = {
    "train": "3",
    "path": [
        {"hex": "G20", "out": 3},
        {"hex": "F21", "in": 0, "out": 3},
        {"hex": "E22", "in": 0, "out": 3},
        {"hex": "D23", "in": 0, "out": 3},
        {"hex": "C24", "in": 0, "out": 2},
        {"hex": "B23", "in": 5},
    ],
}


def test_a_route_runs_over_the_track_of_its_hexes() -> None:
    state = state_of("18FL-hotels")
    root = ET.fromstring(Painter(components("18FL")).of(state).draw("map", [ROUTE]))
    grid = Grid.of(components("18FL"))
    through = by(root, "data-through")
    assert list(through) == [step["hex"] for step in ROUTE["path"]]  # type: ignore[index]
    rotation = {one["hex"]: one["rotation"] for one in state["tiles"]["laid"]}
    for step in ROUTE["path"]:
        line = next(one for one in through[step["hex"]].iter() if one.get("class") == "route")  # type: ignore[index]
        pieces = ["M" + piece for piece in str(line.get("d")).split("M")[1:]]
        turn = rotation.get(step["hex"], 0)  # type: ignore[index]
        sides = {side_of(grid, turned(at, turn)) for piece in pieces for at in ends(piece)} - {None}
        assert sides == {step[end] for end in ("in", "out") if end in step}  # type: ignore[index]


def test_what_is_different_is_outlined() -> None:
    before, after = state_of("18FL-hotels"), state_of("18FL-hotels")
    after["tiles"]["laid"].append({"hex": "F23", "tile": "6o", "rotation": 0})
    after["companies"][4]["tokens"].pop()
    painter = Painter(components("18FL"))
    root = ET.fromstring(painter.of(after).draw("map", other=painter.of(before)))
    assert by(root, "data-at").keys() == {"F23", "C24"}


def test_text_of_others_stays_text() -> None:
    box = Box.of(components("18FL"))
    lot = Lot(("57", 0), (("<script>&\"'", (0, 3), "station"),), ("<b>",))
    box.data["tile_shapes"].setdefault("57", {"colour": "yellow", "cities": [{"exits": [0, 3], "value": 20}]})
    drawn_ = Board(box).draw({"F23": lot}, "<title>")
    assert "<script" not in drawn_
    assert "<b>" not in drawn_
    ET.fromstring(drawn_)
    del box.data["tile_shapes"]["57"]


def test_a_board_draws_the_same_table_the_same_way() -> None:
    state = state_of("1846-receivership")
    box = Box.of(components("1846")).at(state)
    board = Board(box)
    lots: Mapping[str, Lot] = lots_of(box, state)
    assert board.draw(lots, "Map") == board.draw(lots, "Map") == Board(box).draw(lots, "Map")
    assert len(board.draw(lots, "Map").encode()) < 60_000


def tried(name: str, action: dict[str, Any]) -> ET.Element | None:
    state = state_of(name)
    drawn_ = Painter(components(state["game"])).of(state).draw_tried(action)
    return None if drawn_ is None else ET.fromstring(drawn_)


FEC = {"kind": "company", "id": "FEC"}


def test_a_lay_is_drawn_as_it_was_tried() -> None:
    root = tried("18FL-hotels", {"type": "lay_tile", "actor": FEC, "hex": "F23", "tile": "6o", "rotation": 2})
    assert root is not None
    hexes = by(root, "data-hex")
    assert (hexes["F23"].get("data-tile"), hexes["F23"].get("data-turn")) == ("6o", "2")
    ((symbol, turn),) = used(root, hexes["F23"])
    assert touched(Grid.of(components("18FL")), symbol.iter(), turn) == {3, 5}
    assert {name: one.get("class") for name, one in by(root, "data-at").items()} == {"F23": "tried"}
    assert {"E22", "F21", "G24"} <= hexes.keys()
    assert hexes.keys().isdisjoint({"B5", "N23"})
    state = state_of("18FL-hotels")
    assert all(one["hex"] != "F23" for one in state["tiles"]["laid"])


def test_a_token_is_drawn_where_it_was_tried() -> None:
    action = {"type": "place_token", "actor": FEC, "hex": "J27", "exits": [2, 5]}
    root = tried("18FL-hotels", action)
    assert root is not None
    there = [one for one in by(root, "data-hex")["J27"].iter() if one.get("data-kind") == "tried"]
    assert [one.get("data-company") for one in there] == ["FEC"]
    owner = {"kind": "player", "id": "Bob"}
    root = tried("18FL-hotels", {**action, "actor": owner, "private": "TC"})
    turn = state_of("18FL-hotels")["round"].get("turn") or {}
    assert root is not None
    there = [one for one in by(root, "data-hex")["J27"].iter() if one.get("data-kind") == "tried"]
    assert [one.get("data-company") for one in there] == [turn["company"]]


def test_a_marker_is_drawn_where_it_was_tried() -> None:
    action = {"type": "assign", "actor": {"kind": "player", "id": "Bob"}, "private": "SSC", "hex": "K28"}
    root = tried("18FL-hotels", action)
    assert root is not None
    assert "SSC" in words(by(root, "data-hex")["K28"])


def test_a_run_that_is_tried_is_drawn_around_its_route() -> None:
    root = tried("18FL-hotels", {"type": "run_routes", "actor": FEC, "routes": [ROUTE]})
    assert root is not None
    assert list(by(root, "data-through")) == [step["hex"] for step in ROUTE["path"]]  # type: ignore[index]
    assert by(root, "data-at") == {}
    names = by(root, "data-hex")
    assert {"B23", "G20"} <= names.keys()
    assert "K28" not in names
    box = [float(part) for part in str(root.get("viewBox")).split()]
    for name in ("B23", "G20"):
        x, y = moved(names[name])
        assert box[0] < x < box[0] + box[2]
        assert box[1] < y < box[1] + box[3]


@pytest.mark.parametrize(
    "action",
    [
        {"type": "pass", "actor": FEC},
        {"type": "buy_train", "actor": FEC, "train": "4", "price": 400, "from": "bank"},
        {"type": "lay_tile", "actor": FEC, "hex": "Z99", "tile": "6o", "rotation": 0},
        {"type": "lay_tile", "actor": FEC, "hex": "F23", "tile": "nine", "rotation": 0},
    ],
)
def test_what_is_nowhere_on_the_map_is_not_drawn_there(action: dict[str, Any]) -> None:
    assert tried("18FL-hotels", action) is None


def test_only_what_matters_of_a_map_is_drawn() -> None:
    before, after = state_of("18FL-hotels"), state_of("18FL-hotels")
    after["tiles"]["laid"].append({"hex": "F23", "tile": "6o", "rotation": 0})
    painter = Painter(components("18FL"))
    one, other = painter.of(after), painter.of(before)
    focus = one.changes(other)
    assert focus.hexes == {"F23"}
    root = ET.fromstring(one.draw("map", (), other, focus))
    assert {name: part.get("class") for name, part in by(root, "data-at").items()} == {"F23": "moved"}
    assert {"E22", "E24", "F21", "F25", "G22", "G24"} <= by(root, "data-hex").keys()
    assert len(by(root, "data-hex")) < 25


def test_what_looks_the_same_is_not_different() -> None:
    """Tokens in another order, straight track turned by half a circle."""
    before, after = state_of("18FL-hotels"), state_of("18FL-hotels")
    after["companies"].reverse()
    for company in after["companies"]:
        company["tokens"].reverse()
        for token in company["tokens"]:
            token["exits"] = [*reversed(token.get("exits", ()))]
    straight = [one for one in after["tiles"]["laid"] if one["tile"] == "9"]
    assert straight
    for one in straight:
        one["rotation"] = (one["rotation"] + 3) % 6
    painter = Painter(components("18FL"))
    one, other = painter.of(after), painter.of(before)
    assert one.changes(other).hexes == set()
    assert "map" not in one.differs(other)
    straight[0]["rotation"] = (straight[0]["rotation"] + 1) % 6
    turned_ = painter.of(copy.deepcopy(after))
    assert turned_.changes(other).hexes == {straight[0]["hex"]}
    assert turned_.differs(other) == ["map"]
