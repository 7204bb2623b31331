"""Makes the scene of each scenario."""

from functools import lru_cache
from pathlib import Path
from typing import Any

from trackwalker.components.load import load_components
from trackwalker.port.engine import Engine
from trackwalker.scene import Scene
from trackwalker.suite.job import GameRules, Planned

__all__ = ["make_scene"]


def make_scene(
    engine: Engine, features: Path, scenario: Planned, rules: GameRules, readings: dict[str, str]
) -> Scene:
    """The scene of a scenario in front of an engine.

    rules: what the run fixes for the game. readings: those that hold in this scenario. The engine may name as
    its reason for a refusal the clauses of the scenario's tags and what says the same as they do.
    """
    params = {"readings": readings, "deviations": list(rules.deviations)}
    openings = features / scenario.game / "openings"
    scene = Scene(engine, _components(features, scenario.game, rules.edition), params, openings)
    same = (other for clause in scenario.clauses for other in rules.here.restated.get(clause, ()))
    scene.clauses = frozenset((*scenario.clauses, *same))
    return scene


@lru_cache(maxsize=8)
def _components(features: Path, game: str, edition: str | None) -> dict[str, Any]:
    return load_components(features, game, edition)
