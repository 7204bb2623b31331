"""Scenes: a table set by sentences, handed to an engine, played on and compared.

`Scene` is what the steps speak to; `Table` reads a state; the faults say what went wrong.
"""

from trackwalker.components.box import Box
from trackwalker.components.load import load_components
from trackwalker.components.tiles import Lie, Spot
from trackwalker.errors import SceneError
from trackwalker.scene.faults import Broken, Permissive, Unsupported
from trackwalker.scene.journal import Entry, Journal, Remark
from trackwalker.scene.scene import Scene
from trackwalker.scene.table import Pending, Table
from trackwalker.scene.values import Decider, RoundName, Task

__all__ = [
    "Box",
    "Broken",
    "Decider",
    "Entry",
    "Journal",
    "Lie",
    "Pending",
    "Permissive",
    "Remark",
    "RoundName",
    "Scene",
    "SceneError",
    "Spot",
    "Table",
    "Task",
    "Unsupported",
    "load_components",
]
