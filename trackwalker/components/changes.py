"""What an edition changes of the box that it is over: figures, entries and members, by their paths.

A path is member names with dots between, as in `components.figures`, but none stands for several: an entry of
a list goes by its id or its name, else by its place (from 1); `market.r3c5` is a cell of the chart.
"""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any

import msgspec

from trackwalker.components.figures import CELL, name_of_entry

__all__ = ["Change", "ChangeFault", "changed", "found_at"]


class ChangeFault(Exception):
    """A change that does not fit the box below it: what is wrong, in words."""


class Change(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing that is otherwise: another value, something more, or something less.

    at: the path. was, now: its value below, which is compared, and here. add: what is put there, at the end
    of the list that the path leads to, or `before` or `after` one of its entries; or as a new member. drop:
    it is no longer there; of `was` it is enough then to name some members. origin: where this was read, if
    not where the rest of the edition was.
    """

    at: str
    was: Any = msgspec.UNSET
    now: Any = msgspec.UNSET
    add: Any = msgspec.UNSET
    drop: bool = False
    before: str | None = None
    after: str | None = None
    origin: str | None = None

    @property
    def kind(self) -> str:
        """`now`, `add` or `drop`. Raises ChangeFault unless it is one of them, and whole."""
        said = [name for name in ("now", "add") if getattr(self, name) is not msgspec.UNSET]
        said += ["drop"] if self.drop else []
        if len(said) != 1:
            raise ChangeFault(f"{self.at}: expected one of `now`, `add` and `drop: true`")
        if said[0] == "add" and self.was is not msgspec.UNSET:
            raise ChangeFault(f"{self.at}: what is added was nothing before: `was` is for `now` and `drop`")
        if said[0] != "add" and self.was is msgspec.UNSET:
            raise ChangeFault(f"{self.at}: `was` is missing, what stands there in the edition below")
        if said[0] != "add" and (self.before is not None or self.after is not None):
            raise ChangeFault(f"{self.at}: `before` and `after` are for what is added")
        return said[0]


def changed(box: Any, change: Change) -> Any:
    """A box with one change made; the box itself stays as it is. Raises ChangeFault where it does not fit."""
    names = _names(change.at)
    kind = change.kind
    if kind == "add":
        return _added(box, names, change)
    below = _lookup(box, names, change.at)
    if not _same(below, change.was, partly=kind == "drop"):
        raise ChangeFault(f"{change.at} is {_said(below)} in the edition below, not {_said(change.was)}")
    if kind == "drop":
        return _at(box, names[:-1], change.at, lambda parent: _without(parent, names[-1]))
    if _same(change.now, change.was):
        raise ChangeFault(f"{change.at}: {_said(change.now)} is what it was: nothing is changed")
    return _at(box, names[:-1], change.at, lambda parent: _with(parent, names[-1], change.now))


def found_at(box: Mapping[str, Any], path: str) -> Any:
    """What a path leads to. Raises ChangeFault where it leads nowhere."""
    return _lookup(box, _names(path), path)


def _added(box: Any, names: list[str], change: Change) -> Any:
    try:
        below = _lookup(box, names, change.at)
    except ChangeFault:
        if change.before is not None or change.after is not None:
            raise
        _lookup(box, names[:-1], change.at)
        return _at(box, names[:-1], change.at, lambda parent: _with(parent, names[-1], change.add, new=True))
    if not isinstance(below, list):
        raise ChangeFault(f"{change.at} is there already; `was` and `now` change it")
    place = len(below)
    if change.before is not None and change.after is not None:
        raise ChangeFault(f"{change.at}: expected `before` or `after`, not both")
    beside = change.before if change.before is not None else change.after
    if beside is not None:
        place = _step(below, beside, change.at) + (change.after is not None)
    name = name_of_entry(change.add, len(below))
    if isinstance(change.add, Mapping) and name in map(name_of_entry, below, range(len(below))):
        raise ChangeFault(f"{change.at} has {name} already")
    return _at(box, names, change.at, lambda entries: [*entries[:place], change.add, *entries[place:]])


# ----------------------------------------------------------------------------------------------------- paths


def _names(path: str) -> list[str]:
    names = path.split(".")
    if not all(name and name == name.strip() for name in names):
        raise ChangeFault(f"{path!r} is no path of names with dots between")
    cell = CELL.fullmatch(names[1]) if len(names) == 2 and names[0] == "market" else None
    return names if cell is None else ["market", "rows", cell[1], cell[2]]


def _step(data: Any, name: str, path: str) -> Any:
    """The key or the position that a name stands for. Raises ChangeFault where there is none of that name."""
    if isinstance(data, Mapping):
        for key in data:
            if str(key) == name:
                return key
    elif isinstance(data, list):
        for number, entry in enumerate(data):
            if name_of_entry(entry, number) == name:
                return number
    raise ChangeFault(f"{path} leads nowhere: there is no {name!r} in the edition below")


def _lookup(data: Any, names: Sequence[str], path: str) -> Any:
    for name in names:
        data = data[_step(data, name, path)]
    return data


def _at(data: Any, names: Sequence[str], path: str, change: Callable[[Any], Any]) -> Any:
    """A copy in which what the names lead to is changed; what lies beside the way is shared."""
    if not names:
        return change(data)
    step = _step(data, names[0], path)
    made = copy(data)
    made[step] = _at(data[step], names[1:], path, change)
    return made


def _with(parent: Any, name: str, value: Any, new: bool = False) -> Any:
    made = copy(parent)
    if new:
        if not isinstance(parent, dict):
            raise ChangeFault(f"{name!r} cannot be added where nothing has a name")
        kinds = {type(key) for key in parent}
        made[int(name) if kinds == {int} and name.isdecimal() else name] = value
    else:
        made[_step(parent, name, name)] = value
    return made


def _without(parent: Any, name: str) -> Any:
    made = copy(parent)
    del made[_step(parent, name, name)]
    return made


# ---------------------------------------------------------------------------------------------------- values


def _same(below: Any, said: Any, partly: bool = False) -> bool:
    """Whether they are alike; partly: what is said of a mapping is some of its members."""
    if partly and isinstance(below, Mapping) and isinstance(said, Mapping):
        return bool(said) and all(key in below and _same(below[key], said[key]) for key in said)
    return type(below) is type(said) and bool(below == said)


def _said(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {_said(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_said, value)) + "]"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return repr(value)
