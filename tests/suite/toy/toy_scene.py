"""The scenes of the toy game: a game is begun, bids are made."""

from pathlib import Path
from typing import Any

from trackwalker.port.engine import Engine
from trackwalker.scene import Broken, Permissive, SceneError, Unsupported
from trackwalker.suite.job import GameRules, Planned


class Lines:
    """A table in words."""

    def __init__(self, *lines: str) -> None:
        self._lines = list(lines)

    def lines(self) -> list[str]:
        return self._lines


class ToyScene:
    """What the toy's steps speak to."""

    def __init__(self, engine: Engine, readings: dict[str, str]) -> None:
        self.engine = engine
        self.readings = readings
        self.before: Lines | None = None
        self.set_up: Lines | None = None
        self.bids = 0

    @property
    def table(self) -> Lines:
        return Lines("Alice: $400", f"bids: {self.bids}")

    def begin(self) -> None:
        params: dict[str, Any] = {"game": "Toy", "players": ["Alice"], "deal": {}}
        if "rules" in self.engine.hello()["capabilities"]:
            params["rules"] = {"readings": self.readings, "deviations": []}
        self.engine.new_game(params)
        self.set_up = self.table

    def need(self, capability: str) -> None:
        if capability not in self.engine.hello()["capabilities"]:
            raise Unsupported(capability)

    def impossible(self) -> None:
        raise SceneError("Alice has $-5")

    def expect(self, amount: int, legal: bool) -> None:
        self.before = self.table
        self.bids += 1
        actor = {"kind": "player", "id": "Alice"}
        answer = self.engine.apply({"type": "bid", "actor": actor, "private": "P1", "price": amount})
        if answer["legal"] and not legal:
            raise Permissive(f"refused: a bid of ${amount}", "accepted")
        if legal and not answer["legal"]:
            raise Broken(f"accepted: a bid of ${amount}", f"refused: {answer['reason']}")


def make_scene(
    engine: Engine, features: Path, scenario: Planned, rules: GameRules, readings: dict[str, str]
) -> ToyScene:
    """The scene of a scenario."""
    assert features.is_dir()
    assert scenario.game == "Toy"
    assert tuple(rules.editions) == ("1.0", "1.1")
    return ToyScene(engine, readings)
