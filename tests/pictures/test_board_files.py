"""Drawn maps compared with what others have written of the boards, hex by hex.

Their files are no part of the repository: see TRACKWALKER_SHARED.
"""

import json
import math
import os
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from drawn_maps import by, moved, touched, used, words

from trackwalker.components.box import Box
from trackwalker.components.load import load_components
from trackwalker.paths import features_dir
from trackwalker.pictures.board import Board
from trackwalker.pictures.geometry import APOTHEM, Grid

GAMES = ("18Chesapeake", "1846", "18FL")


@cache
def board_file(game: str) -> dict[str, dict[str, Any]]:
    shared = os.environ.get("TRACKWALKER_SHARED")
    if not shared:
        pytest.skip("TRACKWALKER_SHARED is not set: no board data to compare with")
    file = Path(shared) / "boards" / f"{game}.json"
    return {one["id"]: one for one in json.loads(file.read_text(encoding="utf-8"))["hexes"]}


@cache
def drawn(game: str) -> tuple[ET.Element, dict[str, ET.Element], Grid]:
    box = Box.of(load_components(features_dir(), game))
    root = ET.fromstring(Board(box).draw({}, "Map"))
    return root, by(root, "data-hex"), Grid.of(box.data)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_hexes_lie_beside_each_other(game: str) -> None:
    board, (_, hexes, grid) = board_file(game), drawn(game)
    assert hexes.keys() == board.keys()
    for name, one in board.items():
        x, y = moved(hexes[name])
        for edge, other in one["neighbors"].items():
            across = grid.towards(int(edge), 2 * APOTHEM)
            assert math.dist(moved(hexes[other]), (x + across[0], y + across[1])) < 0.3, (name, edge)


@pytest.mark.parametrize("game", GAMES)
def test_each_hex_shows_what_is_printed_on_it(game: str) -> None:
    board, (root, hexes, grid) = board_file(game), drawn(game)
    for name, one in board.items():
        shown, paper = words(hexes[name]), [*used(root, hexes[name])]
        classes = Counter(part.get("class") for symbol, _ in paper for part in symbol.iter())
        cities = [node for node in one["nodes"] if node["type"] == "city"]
        assert classes["slot"] == sum(node["slots"] for node in cities), name
        assert classes["town"] == sum(node["type"] == "town" for node in one["nodes"]), name
        sides = {end for path in one["paths"] for end in path if isinstance(end, int)}
        assert {side for symbol, turn in paper for side in touched(grid, symbol.iter(), turn)} == sides, name
        assert one.get("name", name) in shown, name
        for node in one["nodes"]:
            values = node.get("revenue") or 0
            for figure in values.values() if isinstance(values, dict) else [values]:
                assert not figure or str(figure) in shown, (name, figure)
        far = one.get("east_west")
        assert far is None or f"+{far['bonus']} {far['side']}" in shown, name
        for label in one.get("labels", ()):
            assert label in shown or (far is not None and far["side"][0].upper() == label), name
        for cost in one.get("cost", ()):
            assert any(f"${cost['amount']}" in word for word in shown), name


@pytest.mark.parametrize("game", GAMES)
def test_closed_sides_and_what_crossing_them_costs(game: str) -> None:
    board, (root, hexes, grid) = board_file(game), drawn(game)
    closed = {
        frozenset((name, one["neighbors"][str(border["edge"])]))
        for name, one in board.items()
        for border in one.get("borders", ())
        if border["type"] == "impassable"
    }
    assert len([one for one in root.iter() if one.get("data-side") is not None]) == len(closed)
    priced = {
        frozenset((name, one["neighbors"][str(border["edge"])])): border["cost"]
        for name, one in board.items()
        for border in one.get("borders", ())
        if border.get("cost")
    }
    outside = [one.text for one in root.iter("{http://www.w3.org/2000/svg}text") if one.text]
    inside = Counter(word for one in hexes.values() for word in words(one))
    over = Counter(outside) - inside
    assert over == Counter(f"${cost}" for cost in priced.values())
    assert grid.sides
