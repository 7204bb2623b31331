"""Scenes: a table set by sentences, handed to an engine, played on and compared.

`Scene` is what the steps speak to; `Table` reads a state; the faults say what went wrong.
"""

from trackwalker.scene.box import Box, load_components
from trackwalker.scene.faults import Broken, Permissive, SceneError, Unsupported
from trackwalker.scene.journal import Entry, Journal, Remark
from trackwalker.scene.scene import Scene
from trackwalker.scene.table import Pending, Table
from trackwalker.scene.values import Decider, Lie, RoundName, Spot, Task

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
