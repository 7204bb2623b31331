"""A table as plain state and plain components: what checks ask that serve where no more is known of it."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

from trackwalker.games.known import terms_of
from trackwalker.games.terms import Terms

__all__ = ["OPENING_ROUNDS", "Components", "RawTable", "State", "Table", "begun", "cleared"]

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

    @property
    def terms(self) -> Terms: ...


class RawTable(NamedTuple):
    """A table of which nothing is indexed: the one that a scene sets."""

    state: State
    components: Components

    @property
    def terms(self) -> Terms:
        """Those by which it says that it is played."""
        return terms_of(self.components["game"], self.state.get("rules"))


def begun(table: Table) -> list[Any]:
    """The phases that have begun."""
    phases = list(table.components["phases"])
    now = next(index for index, phase in enumerate(phases) if phase["name"] == table.state["phase"])
    return phases[: now + 1]


def cleared(table: Table) -> list[str]:
    """The hexes that some phase has cleared of their tiles."""
    return [name for phase in begun(table) for name in phase.get("clears_hexes", ())]
