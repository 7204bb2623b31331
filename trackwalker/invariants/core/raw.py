"""A table as plain state and plain components: what checks ask that serve where no more is known of it."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

__all__ = ["OPENING_ROUNDS", "Components", "RawTable", "State", "Table", "begun", "cleared", "follows"]

State = Mapping[str, Any]
Components = Mapping[str, Any]

OPENING_ROUNDS = ("auction", "draft", "bids")
"""The rounds in which private companies are sold."""


class Table(Protocol):
    """A canonical state and the components of its game; a `View` is one, too."""

    @property
    def state(self) -> State: ...

    @property
    def components(self) -> Components: ...


class RawTable(NamedTuple):
    """A table of which nothing is indexed: the one that a scene sets."""

    state: State
    components: Components


def follows(table: Table, question: str, reading: str) -> bool:
    """Whether a table says that it is played by this reading of a question."""
    return bool((table.state.get("rules") or {}).get("readings", {}).get(question) == reading)


def begun(table: Table) -> list[Any]:
    """The phases that have begun."""
    phases = list(table.components["phases"])
    now = next(index for index, phase in enumerate(phases) if phase["name"] == table.state["phase"])
    return phases[: now + 1]


def cleared(table: Table) -> list[str]:
    """The hexes that some phase has cleared of their tiles."""
    return [name for phase in begun(table) for name in phase.get("clears_hexes", ())]
