"""The ends of openings: kept, so that the next scene that begins with the same one need not play it again.

What an engine showed at the end of an opening can be loaded again, if the engine has `load` and shows the
very same state after it; otherwise the opening is played for every scene. An opening that goes on where
another one ends is played from there. How it went when it was played is kept besides, so that a failure later
in the scene is explained as if it had been played again; so is where an opening failed.

Who loads may lose what no state shows. A scenario that fails after an end was loaded is played once more,
from the deal, before anybody is accused: whether a game goes on from a state that was set is asked by the
scenarios that set one.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

import msgspec

from trackwalker.scene.faults import Broken
from trackwalker.scene.journal import Beginning, Entry, Journal, written
from trackwalker.scene.openings import Opening
from trackwalker.scene.table import Table

__all__ = ["Course", "KeptOpenings", "course_of", "failed", "kept_for"]

Failure = TypeVar("Failure")

MOST = 32
"""How many openings are kept for an engine: scenes with one opening mostly follow upon each other."""


@dataclass(slots=True)
class Course:
    """How an opening went on an engine, as documents that nobody can change.

    end: what the engine showed last. loads: whether it shows that again when it has loaded it, as far as is
    known. failure: what was expected and got where the opening failed, None where it did not; failed_at: the
    number of the action. before: what the engine showed before that, or before the last. start and notes: the
    journal. turns and acted: what the scene remembers of the turns that have begun and of the last action.
    """

    end: bytes
    loads: bool
    failure: tuple[Any, Any] | None
    failed_at: int | None
    before: bytes
    start: bytes
    notes: tuple[bytes, ...]
    turns: dict[str, str] = field(default_factory=dict)
    acted: tuple[Table, dict[str, Any]] | None = None

    def table(self) -> Table:
        """The table at the end."""
        return Table(msgspec.json.decode(self.end))

    def table_before(self) -> Table | None:
        """The table before the action at which the opening failed, or before its last one."""
        state = msgspec.json.decode(self.before)
        return None if state is None else Table(state)

    def ends_with(self, state: dict[str, Any]) -> bool:
        """Whether this is the state at the end, to the letter (and therefore as valid as that one was)."""
        return written(state) == self.end

    def beginning(self, step: int) -> Beginning:
        """The journal of the opening, as of a scene that begins with it in a step of this number."""
        start = msgspec.json.decode(self.start)
        entries = [_read(note, step) for note in self.notes]
        return None if start is None else Table(start), entries

    @property
    def is_whole(self) -> bool:
        """Whether all of it could be written down."""
        return bool(self.end and self.before and self.start) and all(self.notes)


_NOTHING = msgspec.Raw(b"null")
_notes = msgspec.json.Decoder(tuple[dict[str, Any], dict[str, Any], int | None, bool, msgspec.Raw])


def _note(entry: Entry) -> bytes:
    shown = entry.shown
    paper = written(shown.state) if isinstance(shown, Table) else shown
    if paper == b"":
        return b""
    raw = _NOTHING if paper is None else msgspec.Raw(paper)
    return written((entry.action, entry.answer, entry.opening, entry.passed_over, raw))


def _read(note: bytes, step: int) -> Entry:
    action, answer, opening, passed_over, raw = _notes.decode(note)
    shown = None if raw == _NOTHING else bytes(raw)
    return Entry(step, action, answer, opening, passed_over, shown)


def _state(table: Table | None) -> Any:
    return None if table is None else table.state


def course_of(
    journal: Journal, end: Table, before: Table | None = None, first: Course | None = None
) -> Course:
    """What there is to keep of an opening that has just been played.

    before: the table before the last action. first: how that went which was not played but taken up.
    """
    notes = tuple(_note(entry) for entry in journal.latest)
    return Course(
        end=written(end.state),
        loads=True,
        failure=None,
        failed_at=journal.opening,
        before=written(_state(before)),
        start=written(_state(journal.start)) if first is None else first.start,
        notes=notes if first is None else first.notes + notes,
    )


def failed(journal: Journal, end: Table, before: Table | None, failure: Broken) -> Course:
    """What there is to keep of an opening that went no further than `end`, played from the deal."""
    reason = failure.expected, failure.got
    return replace(course_of(journal, end, before), loads=False, failure=reason)


class KeptOpenings:
    """The courses of openings on one engine, the latest `MOST` of them."""

    def __init__(self) -> None:
        self._courses: OrderedDict[bytes, Course] = OrderedDict()
        self._begun: dict[bytes, tuple[dict[str, Any], tuple[dict[str, Any], ...]]] = {}
        self.may_load = True

    def key(self, opening: Opening, params: dict[str, Any]) -> bytes:
        """What two scenes must have in common: the whole opening and what the game is begun with."""
        return msgspec.json.encode((opening.name, opening.actions, params))

    def find(self, key: bytes) -> Course | None:
        """How the opening went."""
        if key in self._courses:
            self._courses.move_to_end(key)
        return self._courses.get(key)

    def find_first_part(self, opening: Opening, params: dict[str, Any]) -> tuple[Course, int] | None:
        """The longest opening with which this one begins and whose end can be loaded, as far as is known.

        How it went, and how many of the actions it is.
        """
        found, most = None, 0
        for key, (begun, actions) in self._begun.items():
            count = len(actions)
            if count <= most or begun != params or not self._courses[key].loads:
                continue
            if count < len(opening.actions) and actions == opening.actions[:count]:
                found, most = key, count
        if found is None:
            return None
        self._courses.move_to_end(found)
        return self._courses[found], most

    def play_again(self, attempt: Callable[[], Failure | None]) -> Failure | None:
        """How a scenario fails in which openings are played from the deal; None if it does not.

        Then it was the loading that went wrong, and no end of an opening is loaded any more.
        """
        may_load, self.may_load = self.may_load, False
        failure = attempt()
        self.may_load = may_load and failure is not None
        return failure

    def keep(self, opening: Opening, params: dict[str, Any], course: Course) -> None:
        """An opening has been played."""
        if not course.is_whole:
            return
        key = self.key(opening, params)
        self._courses[key], self._begun[key] = course, (params, opening.actions)
        while len(self._courses) > MOST:
            latest, _ = self._courses.popitem(last=False)
            del self._begun[latest]


_kept: "WeakKeyDictionary[Any, KeptOpenings]" = WeakKeyDictionary()


def kept_for(engine: Any) -> KeptOpenings:
    """The openings kept for an engine (a connection: a process that it starts afresh finds them again)."""
    try:
        return _kept.setdefault(engine, KeptOpenings())
    except TypeError:  # an object that cannot be remembered
        return KeptOpenings()
