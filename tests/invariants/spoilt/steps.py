"""What spoilt steps are made with, whatever the game."""
# ruff: noqa: ARG001 - every change takes the whole step

from collections.abc import Callable
from typing import Any

from trackwalker.invariants.core.view import Step

State = dict[str, Any]
Where = Callable[[Step], Any]
Spoil = Callable[[State, State, dict[str, Any]], Any]
"""Changes the state before, the state after, or the action."""


def did(*types: str) -> Where:
    return lambda step: step.type in types


def at(kind: str, *types: str) -> Where:
    return lambda step: step.kind == kind and (not types or step.type in types)


def company(state: State, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in state["companies"] if entry["id"] == name)
    return found


def player(state: State, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in state["players"] if entry["id"] == name)
    return found


def earn(kind: str, name_of: Callable[[dict[str, Any]], str]) -> Spoil:
    """Somebody has a dollar more afterwards."""

    def spoil(before: State, after: State, action: dict[str, Any]) -> None:
        who = (player if kind == "player" else company)(after, name_of(action))
        who["cash"] += 1

    return spoil


def actor(action: dict[str, Any]) -> str:
    return str(action["actor"]["id"])
