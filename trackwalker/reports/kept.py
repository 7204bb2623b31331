"""What a run has kept of a scenario that failed, read again: the engine's tables and its messages.

The files lie in the folder of the report; they are of others, like `result.json`: nothing in them is trusted.
"""

import re
from pathlib import Path
from typing import Any

import msgspec

from trackwalker.errors import TrackwalkerError
from trackwalker.port.schema import checker
from trackwalker.reading import read_json
from trackwalker.reports.past import PastResult, PastScenario

__all__ = ["Conversation", "PastMessage", "conversation", "tables"]

State = dict[str, Any]

_FILE = re.compile(r"(states|messages)/[0-9a-f]{16}\.json")


class PastMessage(msgspec.Struct, frozen=True):
    """A request and what came back. changes: what is different from the table shown before, in words."""

    method: str
    params: dict[str, Any] = {}
    result: Any = None
    fault: str | None = None
    changes: tuple[str, ...] | None = None


class Conversation(msgspec.Struct, frozen=True):
    """What went over the port in a scenario.

    messages: in their order; after the first so many are left out. action: the last one that a sentence of
    the scenario asked for. opening: it came no further than an opening, and `action` is the last one of that.
    """

    messages: tuple[PastMessage, ...] = ()
    opening: bool = False
    action: dict[str, Any] | None = None
    left_out: int = 0


def conversation(result: PastResult, scenario: PastScenario) -> Conversation:
    """What went over the port; nothing where the file is not there, or not what it should be."""
    try:
        talk = msgspec.convert(_read(result, scenario.messages), Conversation)
        if talk.action is not None:
            checker("action")(talk.action)
    except (msgspec.ValidationError, TrackwalkerError):
        return Conversation()
    return talk


def tables(result: PastResult, scenario: PastScenario) -> tuple[State | None, State | None]:
    """The canonical states before the last action and when the step failed; None where there is none."""
    return _state(result, scenario.states.before), _state(result, scenario.states.after)


def _state(result: PastResult, name: str) -> State | None:
    state = _read(result, name)
    try:
        checker("state")(state)
    except TrackwalkerError:
        return None
    found: State = state
    return found


def _read(result: PastResult, name: str) -> Any:
    if not result.folder or not _FILE.fullmatch(name):
        return None
    file = Path(result.folder) / name
    if not file.is_file():
        return None
    try:
        return read_json(file, "a file of a report")
    except TrackwalkerError:
        return None
