"""The editions of a game: what its base says, with the layers over it that say only what they change.

A layer is a file ``editions/EDITION.yaml`` in the folder of the game. Paths in it are member names with dots
between, an entry of a list by its id or name, else by its place from 1.
"""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

try:
    from yaml import CSafeLoader as _Loader
except ImportError:  # PyYAML without libyaml: the same, slower
    from yaml import SafeLoader as _Loader  # type: ignore[assignment]

__all__ = ["ComponentsError", "Layer", "NoSuchEdition", "as_kind", "editions", "layers_of", "merged", "plain"]

T = TypeVar("T")
_CELL = ("market", "rows")


class ComponentsError(Exception):
    """A components file cannot be read or contradicts itself; says which file and which field."""


class NoSuchEdition(ComponentsError):
    """A game has no edition of that name."""


class _Change(msgspec.Struct):
    """One thing that is otherwise in the box: another value, something more, or something less."""

    at: str
    was: Any = msgspec.UNSET
    now: Any = msgspec.UNSET
    add: Any = msgspec.UNSET
    drop: bool = False
    before: str | None = None
    after: str | None = None


class _Withdrawn(msgspec.Struct):
    id: str


class _Asked(msgspec.Struct):
    """A question that is new, or has another answer."""

    id: str
    kind: str | None = None
    default: str | None = None


class _Questions(msgspec.Struct):
    added: list[_Asked] = []
    withdrawn: list[_Withdrawn] = []
    reworded: list[_Asked] = []


class Layer(msgspec.Struct):
    """An edition as what it changes of another, as far as an engine needs it."""

    game: str
    edition: str
    over: str
    earlier: bool = False
    components: list[_Change] = []
    questions: _Questions = msgspec.field(default_factory=_Questions)


def plain(path: Path) -> Any:
    """A YAML document of the specification. Raises ComponentsError where it cannot be read."""
    try:
        return yaml.load(path.read_bytes(), Loader=_Loader)
    except OSError as error:
        raise ComponentsError(f"{path}: cannot be read ({error.strerror})") from None
    except yaml.YAMLError as error:
        raise ComponentsError(f"{path}: is not valid YAML: {error}") from None


def as_kind(data: Any, kind: type[T], path: Path) -> T:
    """A document as far as ``kind`` describes it. Raises ComponentsError, said with file and place."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        message, _, field = str(error).partition(" - at ")
        where = field.strip("`").removeprefix("$.") or "the whole file"
        if "[...]" in where:
            where = where.replace("[...]", f"[{_faulty_entry(data, kind, where.split('[')[0])}]", 1)
        raise ComponentsError(f"{path}: {where}: {message}") from None


def _faulty_entry(data: Any, kind: type[Any], path: str) -> Any:
    """Which entry of the mapping at a dotted path does not fit: the decoder does not say."""
    *parents, last = path.split(".")
    owner = data
    for parent in parents:
        owner = owner[parent]
    entries = owner[last]
    for name, entry in entries.items():
        owner[last] = {name: entry}
        try:
            msgspec.convert(data, kind)
        except msgspec.ValidationError:
            return name
    return "..."


@lru_cache(maxsize=16)
def _layers(folder: Path) -> dict[str, Layer]:
    found: dict[str, Layer] = {}
    for path in sorted((folder / "editions").glob("*.yaml")):
        layer = as_kind(plain(path), Layer, path)
        if layer.edition != path.stem:
            raise ComponentsError(f"{path}: edition: expected {path.stem!r}, found {layer.edition!r}")
        found[layer.edition] = layer
    return found


def editions(folder: Path, base: str) -> tuple[str, ...]:
    """The editions of the game in a folder, the oldest first; ``base`` is the one that has no layer.

    Raises:
        ComponentsError: a layer cannot be read, or lies over nothing.
    """
    layers = _layers(folder)
    older: dict[str, set[str]] = {name: set() for name in (base, *layers)}
    for name, layer in layers.items():
        first, second = (name, layer.over) if layer.earlier else (layer.over, name)
        if first not in older or second not in older:
            raise ComponentsError(f"{folder}: the edition {name} is over {layer.over}, which there is not")
        older[second].add(first)
    found: list[str] = []
    while len(found) < len(older):
        ready = [name for name in older if name not in found and older[name] <= {*found}]
        if not ready:
            raise ComponentsError(f"{folder}: the editions come of each other in a circle")
        found.append(min(ready, key=_by_numbers))
    return tuple(found)


def _by_numbers(name: str) -> tuple[tuple[int, int, str], ...]:
    words = "".join(sign if sign.isalnum() else " " for sign in name).split()
    return tuple((0, int(word), "") if word.isdecimal() else (1, 0, word) for word in words)


def layers_of(folder: Path, base: str, edition: str | None) -> list[Layer]:
    """The layers that lead from the base to an edition, in the order in which they are laid.

    Raises:
        NoSuchEdition: there is none of that name.
        ComponentsError: a layer cannot be read, or lies over nothing.
    """
    known = editions(folder, base)
    if edition is not None and edition not in known:
        raise NoSuchEdition(f"{folder.name} has the editions {', '.join(known)}, not {edition}")
    layers, found = _layers(folder), list[Layer]()
    at = edition or base
    while at != base:
        found.append(layers[at])
        at = layers[at].over
        if len(found) > len(layers):
            raise ComponentsError(f"{folder}: the edition {edition} lies over itself")
    return found[::-1]


def merged(box: Any, layer: Layer, folder: Path) -> Any:
    """The document of a box with what a layer changes of it; the document itself stays as it is.

    Raises:
        ComponentsError: something does not fit what is below.
    """
    for change in layer.components:
        try:
            box = _changed(box, change)
        except LookupError as error:
            where = folder / "editions" / f"{layer.edition}.yaml"
            raise ComponentsError(f"{where}: {change.at}: {error.args[0]}") from None
    return box


def _changed(box: Any, change: _Change) -> Any:
    names = change.at.split(".")
    if len(names) == 2 and names[0] == "market" and (cell := _cell(names[1])):
        names = [*_CELL, *cell]
    if change.add is not msgspec.UNSET:
        return _replaced(box, names, lambda here: _grown(here, change), new=change.add)
    last = names[-1]

    def anew(parent: Any) -> Any:
        key = _key(parent, last)
        _compare(parent[key], change)
        if change.drop:
            if isinstance(parent, list):
                return [*parent[:key], *parent[key + 1 :]]
            return {name: value for name, value in parent.items() if name != key}
        made = parent.copy()
        made[key] = change.now
        return made

    return _replaced(box, names[:-1], anew)


def _compare(here: Any, change: _Change) -> None:
    was = change.was
    if change.drop and isinstance(here, dict) and isinstance(was, dict):
        here = {name: value for name, value in here.items() if name in was}
    if here != was:
        raise LookupError(f"expected {was!r} in the edition below, found {here!r}")


def _grown(entries: Any, change: _Change) -> Any:
    """A list with one more entry."""
    if not isinstance(entries, list):
        raise LookupError("is there already in the edition below")
    beside = change.before or change.after
    place = len(entries) if beside is None else _key(entries, beside) + (change.before is None)
    return [*entries[:place], change.add, *entries[place:]]


def _replaced(data: Any, names: list[str], change: Callable[[Any], Any], new: Any = msgspec.UNSET) -> Any:
    """A copy with what the names lead to changed; ``new``: a last member that is not there becomes that."""
    if not names:
        return change(data)
    made = data.copy()
    if len(names) == 1 and new is not msgspec.UNSET and isinstance(data, dict):
        known = next((key for key in data if str(key) == names[0]), None)
        if known is None:
            numbered = bool(data) and all(isinstance(key, int) for key in data)
            made[int(names[0]) if numbered else names[0]] = new
            return made
    key = _key(data, names[0])
    made[key] = _replaced(data[key], names[1:], change, new)
    return made


def _key(data: Any, name: str) -> Any:
    """The key of a member, or the position of an entry."""
    if isinstance(data, dict):
        keys = [key for key in data if str(key) == name]
    elif isinstance(data, list):
        keys = [number for number, entry in enumerate(data) if _called(entry, number) == name]
    else:
        keys = []
    if not keys:
        raise LookupError(f"there is no {name!r} in the edition below")
    return keys[0]


def _called(entry: Any, number: int) -> str:
    if isinstance(entry, dict):
        for key in ("id", "name"):
            if key in entry:
                return str(entry[key])
    return str(number + 1)


def _cell(name: str) -> list[str] | None:
    row, c, column = name.removeprefix("r").partition("c")
    return [row, column] if name.startswith("r") and c and row.isdecimal() and column.isdecimal() else None
