"""What spoilt tables are made with, whatever the game."""

from collections.abc import Callable
from typing import Any

from trackwalker.invariants.core.view import View

State = dict[str, Any]
Where = Callable[[View], Any]
Spoil = Callable[[State], Any]


def started(state: State, floated: bool = True) -> dict[str, Any]:
    """The first company that has started (and floated, or not)."""
    found: dict[str, Any] = next(
        c for c in state["companies"] if c["par"] is not None and c["floated"] == floated
    )
    return found


def paper(state: State, **wanted: Any) -> dict[str, Any]:
    """The first certificate like that; a value may be the beginning of a string."""

    def fits(value: Any, asked: Any) -> bool:
        return bool(value.startswith(asked) if isinstance(asked, str) else value == asked)

    found: dict[str, Any] = next(
        certificate
        for certificate in state["certificates"]
        if all(fits(certificate[name], asked) for name, asked in wanted.items())
    )
    return found


def in_round(kind: str) -> Where:
    return lambda view: view.state["round"]["kind"] == kind


def waiting(kind: str) -> Where:
    return lambda view: view.kind == kind


def anywhere(view: View) -> bool:
    return bool(view.state)


def company(state: State, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in state["companies"] if entry["id"] == name)
    return found


def private(state: State, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in state["privates"] if entry["id"] == name)
    return found


def any_company(**wanted: Any) -> Where:
    return lambda view: any(
        all(entry.get(member, False) == value for member, value in wanted.items())
        for entry in view.companies.values()
    )


def first_company(state: State, **wanted: Any) -> dict[str, Any]:
    found: dict[str, Any] = next(
        entry
        for entry in state["companies"]
        if all(entry.get(member, False) == value for member, value in wanted.items())
    )
    return found


def bankrupt(view: View) -> bool:
    return len(view.active) < len(view.players) and view.state["round"]["kind"] != "over"


def broke(state: State) -> dict[str, Any]:
    found: dict[str, Any] = next(player for player in state["players"] if player.get("bankrupt"))
    return found


def has_marker(view: View) -> bool:
    return bool(view.state.get("markers"))
