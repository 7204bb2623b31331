"""What happened in front of an engine, action by action: for finding out later where it first went wrong."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from trackwalker.scene.table import Table

__all__ = ["Entry", "Journal", "Remark", "words", "written"]

_encode = msgspec.json.Encoder().encode


def written(document: Any) -> bytes:
    """A document in writing; empty where it cannot be written (an engine's own members may hold anything)."""
    try:
        return _encode(document)
    except (OverflowError, ValueError):
        return b""


@dataclass
class Entry:
    """One action that an engine was asked for.

    step: the number of the scenario's step in which it was, as the suite counts them. opening: its number in
    an opening that was played for the scene, else None. passed_over: the driver did it, no sentence names it.
    shown: what the engine showed afterwards, if anyone looked; for an opening in writing, since hundreds of
    tables at which nobody may ever look again are a burden to the garbage collector.
    """

    step: int
    action: dict[str, Any]
    answer: dict[str, Any]
    opening: int | None = None
    passed_over: bool = False
    shown: Table | bytes | None = None

    @property
    def table(self) -> Table | None:
        """What the engine showed afterwards, if anyone looked."""
        if isinstance(self.shown, bytes):
            self.shown = Table(msgspec.json.decode(self.shown))
        return self.shown

    @property
    def legal(self) -> bool:
        """Whether the engine accepted it."""
        return bool(self.answer["legal"])


Beginning = tuple[Table | None, list[Entry]]
"""What an engine showed before its first action, and its first actions."""


class Journal:
    """The actions of one scenario in front of one engine, those of its opening first.

    step: the number of the step that is being carried out; the suite sets it. fresh: whether the engine began
    a game, instead of loading a table.
    """

    def __init__(self) -> None:
        self.step = 0
        self.opening: int | None = None
        self.fresh = False
        self._start: Table | None = None
        self._entries: list[Entry] = []
        self._earlier: Callable[[], Beginning] | None = None
        self._recalled = 0

    @property
    def entries(self) -> list[Entry]:
        """The actions in their order."""
        self._recall()
        return self._entries

    @property
    def latest(self) -> list[Entry]:
        """The actions that follow upon what `goes_on_from` was told."""
        return self._entries[self._recalled :]

    @property
    def asked(self) -> list[Entry]:
        """The actions that sentences of the scenario asked for: neither the opening's nor the driver's."""
        return [entry for entry in self._entries if not entry.passed_over and entry.opening is None]

    @property
    def start(self) -> Table | None:
        """What the engine showed before the first action, if anyone looked."""
        self._recall()
        return self._start

    def note(self, action: dict[str, Any], answer: dict[str, Any], passed_over: bool) -> None:
        """An engine has answered an action."""
        self._entries.append(Entry(self.step, action, answer, self.opening, passed_over))

    def look(self, table: Table) -> None:
        """An engine has shown its table."""
        if self._entries:
            paper = written(table.state) if self.opening is not None else b""
            self._entries[-1].shown = paper or table
        else:
            self._start = table

    def goes_on_from(self, earlier: Callable[[], Beginning]) -> None:
        """What is noted follows upon what `earlier` gives, which is asked when anyone wants to know."""
        self._earlier = earlier

    def _recall(self) -> None:
        if self._earlier is not None:
            earlier, self._earlier = self._earlier, None
            self._start, before = earlier()
            self._entries[:0] = before
            self._recalled = len(before)


@dataclass(frozen=True)
class Remark:
    """An attempt that was refused for a clause which is none of the scenario's.

    step: the number of the step that judged the answer. clause: the one that the engine named.
    """

    step: int
    action: dict[str, Any]
    clause: str
    reason: str = ""

    def __str__(self) -> str:
        return f"{words(self.action)}: refused for {self.clause}: {self.reason}".rstrip(": ")


def words(action: dict[str, Any]) -> str:
    """An action in short, for a message."""
    fields = ", ".join(
        f"{key} {_routes(value) if key == 'routes' else value}"
        for key, value in action.items()
        if key not in ("type", "actor")
    )
    return f"{action['actor']['id']}: {action['type']}" + (f" ({fields})" if fields else "")


def _routes(routes: list[dict[str, Any]]) -> str:
    """Routes by their hexes: `4-train B5 B7 B9`."""
    ways = (f"{route['train']}-train " + " ".join(step["hex"] for step in route["path"]) for route in routes)
    return "; ".join(ways) or "none"
