"""The ends of openings: kept, so that the next scene that begins with the same one need not play it again.

What an engine showed at the end of an opening can be loaded again, if the engine has `load` and shows the
very same state after it; otherwise the opening is played for every scene. How it went when it was played is
kept besides, so that a failure later in the scene is explained as if it had been played again; so is where an
opening failed.
"""

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

import msgspec

from trackwalker.scene.faults import Broken
from trackwalker.scene.journal import Beginning, Entry, Journal
from trackwalker.scene.openings import Opening
from trackwalker.scene.table import Table

__all__ = ["Course", "KeptOpenings", "course_of", "kept_for"]

MOST = 16
"""How many openings are kept for an engine: scenes with one opening mostly follow upon each other."""


@dataclass(slots=True)
class Course:
    """How an opening went on an engine, as documents that nobody can change.

    end: what the engine showed last. loads: whether it shows that again when it has loaded it, as far as is
    known. failure: what was expected and got where the opening failed, None where it did not; failed_at: the
    number of the action, before: what the engine showed before it. notes: the journal. turns and acted: what
    the scene remembers of the turns that have begun and of the last action.
    """

    end: bytes
    loads: bool
    failure: tuple[Any, Any] | None
    failed_at: int | None
    before: bytes
    notes: bytes
    turns: dict[str, str] = field(default_factory=dict)
    acted: tuple[Table, dict[str, Any]] | None = None

    def table(self) -> Table:
        """The table at the end."""
        return Table(msgspec.json.decode(self.end))

    def table_before(self) -> Table | None:
        """The table before the action at which the opening failed."""
        state = msgspec.json.decode(self.before)
        return None if state is None else Table(state)

    def ends_with(self, state: dict[str, Any]) -> bool:
        """Whether this is the state at the end, to the letter (and therefore as valid as that one was)."""
        return _encode(state) == self.end

    def beginning(self, step: int) -> Beginning:
        """The journal of the opening, as of a scene that begins with it in a step of this number."""
        start, entries = msgspec.json.decode(self.notes)
        return _table(start), [
            Entry(step, action, answer, opening, passed_over, _table(state))
            for action, answer, opening, passed_over, state in entries
        ]


def _encode(document: Any) -> bytes:
    """A document in writing; empty where it cannot be written (an engine's own members may hold anything)."""
    try:
        return msgspec.json.encode(document)
    except (OverflowError, ValueError):
        return b""


def _table(state: Any) -> Table | None:
    return None if state is None else Table(state)


def _state(table: Table | None) -> Any:
    return None if table is None else table.state


def course_of(
    journal: Journal, end: Table, before: Table | None = None, failure: Broken | None = None
) -> Course:
    """What there is to keep of an opening that has just been played.

    failure: why it went no further than `end`, which was `before` before the action that failed.
    """
    notes = [
        (entry.action, entry.answer, entry.opening, entry.passed_over, _state(entry.table))
        for entry in journal.entries
    ]
    return Course(
        end=_encode(end.state),
        loads=failure is None,
        failure=None if failure is None else (failure.expected, failure.got),
        failed_at=journal.opening,
        before=_encode(_state(before)),
        notes=_encode((_state(journal.start), notes)),
    )


class KeptOpenings:
    """The courses of openings on one engine, the latest `MOST` of them."""

    def __init__(self) -> None:
        self._courses: OrderedDict[bytes, Course] = OrderedDict()
        self.may_load = True

    def key(self, opening: Opening, params: dict[str, Any]) -> bytes:
        """What two scenes must have in common: the whole opening and what the game is begun with."""
        return msgspec.json.encode((opening.name, opening.actions, params))

    def find(self, key: bytes) -> Course | None:
        """How the opening went."""
        if key in self._courses:
            self._courses.move_to_end(key)
        return self._courses.get(key)

    def keep(self, key: bytes, course: Course) -> None:
        """An opening has been played."""
        if course.end and course.before and course.notes:
            self._courses[key] = course
        while len(self._courses) > MOST:
            self._courses.popitem(last=False)


_kept: "WeakKeyDictionary[Any, KeptOpenings]" = WeakKeyDictionary()


def kept_for(engine: Any) -> KeptOpenings:
    """The openings kept for an engine (a connection: a process that it starts afresh finds them again)."""
    try:
        return _kept.setdefault(engine, KeptOpenings())
    except TypeError:  # an object that cannot be remembered
        return KeptOpenings()
