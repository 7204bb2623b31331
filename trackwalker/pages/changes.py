"""What an edition changes of the box, in words."""

import json
from typing import Any

from trackwalker.components.changes import Change

__all__ = ["told_change"]


def told_change(change: Change) -> str:
    """One thing that is otherwise in the box: `trains.4.price: 180 becomes 200`."""
    if change.kind == "now":
        return f"{change.at}: {_told(change.was)} becomes {_told(change.now)}"
    if change.kind == "add":
        return f"{change.at}: {_told(change.add)} is added"
    return f"{change.at}: {_told(change.was)} is no longer there"


def _told(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
