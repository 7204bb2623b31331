"""Two states of one table compared: what differs, where, in a form that people can read."""

from collections.abc import Iterator
from typing import Any

State = dict[str, Any]

_UNORDERED = {"certificates"}
"""Members whose order means nothing."""


def _name(entry: Any, index: int) -> str:
    if isinstance(entry, dict):
        for key in ("id", "cell", "hex", "train", "kind"):
            if isinstance(entry.get(key), str):
                return str(entry[key])
    return str(index + 1)


def _paper(certificates: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    return sorted(
        (paper["company"], paper["holder"], paper["percent"], paper["president"]) for paper in certificates
    )


def _walk(where: str, before: Any, after: Any) -> Iterator[str]:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in [*before, *(key for key in after if key not in before)]:
            yield from _walk(f"{where}, {key}" if where else key, before.get(key), after.get(key))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _walk(f"{where}, {_name(old, index)}", old, new)
    else:
        yield f"{where}: {before!r} became {after!r}"


def differences(before: State, after: State) -> list[str]:
    """Every difference between two states, one line each; empty if they are the same table."""
    found: list[str] = []
    if before == after:
        return found
    for member in [*before, *(key for key in after if key not in before)]:
        old, new = before.get(member), after.get(member)
        if member in _UNORDERED and old is not None and new is not None:
            old, new = _paper(old), _paper(new)
            found += [f"certificate gone: {paper}" for paper in old if paper not in new]
            found += [f"certificate new: {paper}" for paper in new if paper not in old]
            if old != new and len(old) != len(new):
                found.append(f"certificates: {len(old)} became {len(new)}")
        else:
            found += _walk(member, old, new)
    return found


def without(state: State, paths: tuple[str, ...]) -> State:
    """The state without some members (`bank`) or entries of a member (`players.Alice`), for a comparison."""
    copy = dict(state)
    for path in paths:
        member, _, ident = path.partition(".")
        entries = copy.get(member)
        if not ident:
            copy.pop(member, None)
        elif isinstance(entries, dict):
            copy[member] = {key: value for key, value in entries.items() if key != ident}
        elif isinstance(entries, list):
            copy[member] = [entry for entry in entries if entry.get("id") != ident]
    return copy
