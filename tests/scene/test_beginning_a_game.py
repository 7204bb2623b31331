"""A scene in which it is tried to set up a game: for so many players, in a mode."""

from typing import Any

import pytest
from scripted_engine import ScriptedEngine

from trackwalker.paths import features_dir
from trackwalker.port.engine import EngineFault
from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene import Permissive, Scene, SceneError, load_components

FIVE_PLAY_SHORT = 5, "short", True


class Refusing(ScriptedEngine):
    """Begins no game, and says so by this error."""

    def __init__(self, code: int) -> None:
        super().__init__()
        self.code = code

    def new_game(self, params: dict[str, Any]) -> None:
        super().new_game(params)
        raise EngineFault("error-reply", "not for five", method="new_game", code=self.code, fatal=False)


def scene_of(engine: Any, reading: str = "a") -> Scene:
    components = load_components(features_dir(), "LostAtlas")
    return Scene(engine, components, {"readings": {"LA-Q13": reading}, "deviations": []})


def test_a_mode_that_is_not_for_so_many_is_refused_and_another_is_begun_then() -> None:
    scene = scene_of(ReferenceConnection())
    scene.deal(*FIVE_PLAY_SHORT)
    scene.must_refuse()
    scene.deal(4, "short", False)
    assert [player["cash"] for player in scene.table.state["players"]] == [275] * 4


def test_a_game_that_is_begun_though_it_should_not_be_is_permissive() -> None:
    scene = scene_of(ReferenceConnection(), "b")
    scene.deal(*FIVE_PLAY_SHORT)
    with pytest.raises(Permissive) as caught:
        scene.must_refuse()
    assert caught.value.got == "begun"


def test_an_error_by_which_nothing_is_refused_is_a_fault() -> None:
    for code in (-32601, -32603):
        with pytest.raises(EngineFault):
            scene_of(Refusing(code)).deal(*FIVE_PLAY_SHORT)
    refusing = Refusing(-32000)
    scene = scene_of(refusing)
    scene.deal(*FIVE_PLAY_SHORT)
    scene.must_refuse()
    assert [len(params["players"]) for params in refusing.new_games] == [5]
    assert refusing.new_games[0]["options"] == {"mode": "short"}


def test_no_game_is_tried_while_one_is_going_on() -> None:
    scene = scene_of(ReferenceConnection())
    scene.deal(3, "short", False)
    with pytest.raises(SceneError, match="the game is going on"):
        scene.deal(*FIVE_PLAY_SHORT)


def test_what_came_of_it_has_to_be_said() -> None:
    scene = scene_of(ReferenceConnection())
    scene.deal(*FIVE_PLAY_SHORT)
    with pytest.raises(SceneError, match="no Then says what came of it"):
        scene.deal(*FIVE_PLAY_SHORT)
