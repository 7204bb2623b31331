"""What is played: how a run begins, and what is asked for then."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

__all__ = ["Beginning", "Run"]

Action = dict[str, Any]


@dataclass(frozen=True)
class Beginning:
    """Where a run begins.

    name: in words. params: what `new_game` is given; None where only a state is known. actions: those that
    lead there from the deal, as the engine that proposes them is asked for them. state: the table there, if
    it has been looked at.
    """

    name: str
    params: dict[str, Any] | None = None
    actions: tuple[Action, ...] = ()
    state: dict[str, Any] | None = None

    @property
    def from_the_deal(self) -> bool:
        """Whether an engine that cannot load a table can come there."""
        return self.params is not None


@dataclass(frozen=True)
class Run:
    """A beginning, and what is asked for after it, action by action; some may be refused."""

    beginning: Beginning
    actions: tuple[Action, ...] = ()

    @property
    def length(self) -> int:
        """How many actions there are from the beginning on, those that lead there included."""
        return len(self.beginning.actions) + len(self.actions)

    def played_from_the_deal(self) -> "Run":
        """The same run, what leads to its beginning being a part of it; itself if it has no deal."""
        start = self.beginning
        if start.params is None:
            return self
        bare = replace(start, name="the deal", actions=(), state=None)
        return Run(bare, (*start.actions, *self.actions))

    def doing(self, actions: Sequence[Action]) -> "Run":
        """The same beginning, and other actions."""
        return replace(self, actions=tuple(actions))
