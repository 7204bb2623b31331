"""A scene that brings a chart or a tile of its own."""

from typing import Any

import pytest
from scripted_engine import ScriptedEngine
from sentences import say

from reference_engine.engine import EngineError, ReferenceEngine
from trackwalker.paths import features_dir
from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene import Scene, SceneError, Unsupported, load_components

CHART = """
    And the share-price chart is
      | 60  | 70* | 95  | 205 |
      | 50  | 60  | 70  |     |
      | (40) | (50) |   |     |
"""
TRADE = """
    And the PRR is in operation at a par of $70
    And Alice is president of the PRR with 60%
    When Alice sells 10% of the PRR
    Then the PRR stands at $60 in row 2
    And Alice has $870
"""


def chesapeake(engine: Any) -> Scene:
    return Scene(engine, load_components(features_dir(), "18Chesapeake"), {"readings": {}, "deviations": []})


@pytest.mark.parametrize("first", ["Given 3 players at the table in phase 2", ""])
def test_a_price_falls_on_the_chart_of_the_scene(first: str) -> None:
    scene = chesapeake(ReferenceConnection())
    given = f"{first}\n{CHART}" if first else f"{CHART}\nAnd 3 players at the table in phase 2"
    say(scene, given.replace("And", "Given", 1) + TRADE)
    assert scene.table.state["box"]["market"]["par_cells"] == {"70": "r1c2"}


def test_a_new_game_begins_with_a_box_of_its_own() -> None:
    engine = ReferenceConnection()
    scene = chesapeake(engine)
    say(scene, "Given a new game of 3 players, the president's certificate of the LV lying under P6" + CHART)
    scene.begin()
    assert engine.state()["box"]["market"]["rows"][0] == [60, 70, 95, 205]
    state = engine.state()
    engine.load(state)
    assert engine.state() == state


def test_a_tile_has_the_track_of_another() -> None:
    scene = chesapeake(ReferenceConnection())
    say(
        scene,
        """
        Given 3 players at the table in phase 2
        And there is a gray tile #S1, like #611 without its mark
        And the PRR is in operation at a par of $80
        And Alice is president of the PRR with 60%
        And the PRR has $400 in its treasury
        """,
    )
    assert scene.box.tiles.tile("S1").cities == scene.box.tiles.tile("611").cities
    scene.begin()
    assert scene.table.tiles_left("S1") == 1


def test_an_engine_with_one_box_only_does_not_take_part(scripted: ScriptedEngine) -> None:
    scene = chesapeake(scripted)
    say(scene, "Given 3 players at the table in phase 2" + CHART)
    with pytest.raises(Unsupported, match="own_box"):
        scene.begin()


@pytest.mark.parametrize(
    ("sentences", "problem"),
    [
        ("| 70 | |  80 |\n", "'' is no cell"),
        ("| 70 | dear |\n", "'dear' is no cell"),
        ("| 70* | 70* |\n", "in one cell, not in two"),
        ("| | |\n", "a chart has cells"),
        ("| 70* |\nAnd there is a gray tile #57, like #63 with its mark", "a tile #57 already"),
        ("| 70* |\nAnd there is a gray tile #S1, like #S2 with its mark", "no tile #S2"),
        ("| 70* |\nAnd the PRR has started at a par of $70\nAnd the share-price chart is\n| 70* |", "before"),
    ],
)
def test_what_makes_no_box(sentences: str, problem: str) -> None:
    scene = chesapeake(ReferenceConnection())
    with pytest.raises(SceneError, match=problem):
        say(scene, f"Given 3 players at the table in phase 2\nAnd the share-price chart is\n{sentences}")


SHAPE = {"colour": "gray", "cities": [{"exits": [0, 1], "value": 20}]}


@pytest.mark.parametrize(
    ("box", "problem"),
    [
        ({"market": {"rows": [[70]], "par_cells": {"70": "r1c2"}, "yellow_cells": []}}, "shows None, not 70"),
        ({"market": {"rows": [[70]], "yellow_cells": []}}, "not well-formed"),
        ({"tiles": {"counts": {"S1": 1}, "special": {}}}, "a number and a shape"),
        ({"tiles": {"counts": {"S1": 1}, "special": {"S1": {**SHAPE, "track": [[0, 7]]}}}}, "0 to 5"),
        ({"hexes": {}}, "not well-formed"),
    ],
)
def test_a_box_that_makes_no_sense_is_refused(box: dict[str, Any], problem: str) -> None:
    engine = ReferenceEngine(features_dir())
    with pytest.raises(EngineError, match=problem):
        engine.new_game("18Chesapeake", ["Alice", "Bob", "Carol"], {"P6": "LV"}, box=box)
