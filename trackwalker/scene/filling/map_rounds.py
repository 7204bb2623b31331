"""The building of a map in progress, filled in: whose turn it is, and what is left in the stack."""

from typing import Any

from trackwalker.components.box import Box
from trackwalker.errors import SceneError
from trackwalker.scene.built_table import with_rest
from trackwalker.scene.setting.draft import Stated

__all__ = ["MAP_TASKS", "building"]

MAP_TASKS = frozenset({"lay_piece", "place_capital", "lay_blank"})
"""The decisions that are made while the map is built."""


def building(state: dict[str, Any], box: Box, stated: Stated) -> dict[str, Any]:
    """The round in which the map is built, by whose turn it is; the stack is filled in as far as is said."""
    if stated.turn is None:
        raise SceneError("say whose turn it is to lay a map piece")
    player, task = stated.turn
    built, projects = state["map"], box.data["parts"]["projects"]
    state["cycle"]["number"] = 1
    if not stated.stack_named and task.kind != "lay_blank":
        first = [task.piece] if task.piece is not None else []
        if task.kind == "place_capital":
            first = [list(projects)[len(built["capitals"])]]
        built["stack"] = with_rest(box, built, first)
    top = built["stack"][0] if built["stack"] else None
    fits = {"lay_piece": top == task.piece, "place_capital": top in projects, "lay_blank": top is None}
    if not fits[task.kind]:
        raise SceneError(f"it is not time for that: the stack of the map begins with {top or 'nothing'}")
    made = {"kind": "map", "turn": player}
    return {**made, "passed": list(stated.passed)} if stated.passed else made
