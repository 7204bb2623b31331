"""Tables that a scenario sets, looked over before an engine sees them; the same table only once."""

from hashlib import blake2b
from typing import Any

import msgspec

from trackwalker.errors import SceneError
from trackwalker.invariants.checking import problems
from trackwalker.port.schema import checker
from trackwalker.scene.table import State

__all__ = ["check_possible"]

_encode = msgspec.json.Encoder().encode
_seen: dict[bytes, dict[str, Any]] = {}
"""Which tables were possible, each with the components by which it was."""


def check_possible(state: State, components: dict[str, Any], box: dict[str, Any]) -> bytes:
    """The digest of a table that can be.

    Raises SceneError for a table that cannot be, SchemaError for one that is no canonical state.

    box: the components as this table uses them: the same table uses the same ones in the same way.
    """
    key = blake2b(_encode(state), digest_size=16).digest()
    if _seen.get(key) is components:
        return key
    wrong = problems(state, box)
    if wrong:
        raise SceneError("no such table is possible: " + "; ".join(wrong))
    checker("state", "the scene")(state)
    _seen[key] = components
    return key
