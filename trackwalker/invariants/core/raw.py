"""A plain state and plain components: what checks on them ask."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

State = Mapping[str, Any]
Components = Mapping[str, Any]
Check = Callable[[State, Components], Iterator[str]]


def follows(state: State, question: str, reading: str) -> bool:
    """Whether a table says that it is played by this reading of a question."""
    return bool((state.get("rules") or {}).get("readings", {}).get(question) == reading)


def begun(state: State, components: Components) -> list[Any]:
    """The phases that have begun."""
    phases = list(components["phases"])
    now = next(index for index, phase in enumerate(phases) if phase["name"] == state["phase"])
    return phases[: now + 1]


def cleared(state: State, components: Components) -> list[str]:
    """The hexes that some phase has cleared of their tiles."""
    return [name for phase in begun(state, components) for name in phase.get("clears_hexes", ())]
