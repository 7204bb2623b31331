"""The scenarios of the specification, and a deal for each game."""

from functools import cache
from typing import Any

from trackwalker.components.box import Box
from trackwalker.paths import features_dir
from trackwalker.scene import load_components
from trackwalker.scene.fresh import default_deal
from trackwalker.suite.direct import DirectScenario, read_scenarios

__all__ = ["deal_of", "scenarios_of"]

DEALS: dict[str, dict[str, Any]] = {
    "18Chesapeake": {"P6": "LV"},
    "1846": {
        "removed": ["LSL", "O&I", "MPC", "TBC", "C&O", "ERIE"],
        "deck": ["MS", "BIG4", "C&WI", "blank", "MAIL", "SC", "blank", "MC", "blank"],
    },
    "18GL": {"removed": ["Bridge", "Tunnel"]},
}


def scenarios_of(game: str, every: int = 1) -> list[DirectScenario]:
    """The scenarios of a game in the order of the book; of so many one."""
    return read_scenarios(features_dir(), game)[::every]


@cache
def deal_of(game: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A deal among three players, and the options that it is for."""
    box = Box(load_components(features_dir(), game)).at({})
    return DEALS.get(game) or default_deal(box, 3), {"mode": box.data["mode"]} if box.modes else {}
