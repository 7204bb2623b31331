"""What the words of a sentence stand for, once read."""

from dataclasses import dataclass
from typing import Any

PLAYER_NAMES = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank")
"""The players of every scenario, in seat order."""

SIDES_FLAT = ("S", "SW", "NW", "N", "NE", "SE")
"""Names of the hex sides 0 to 5 on a map of flat-topped hexes."""

SIDES_POINTY = ("SW", "W", "NW", "NE", "E", "SE")
"""Names of the hex sides 0 to 5 on a map of pointy-topped hexes."""


@dataclass(frozen=True)
class Decider:
    """A company that acts, and the player who decides for it where the sentence names one."""

    company: str
    by: str | None = None

    def actor(self) -> dict[str, Any]:
        """The actor of an action of this company."""
        actor: dict[str, Any] = {"kind": "company", "id": self.company}
        if self.by is not None:
            actor["by"] = self.by
        return actor


@dataclass(frozen=True)
class Task:
    """A decision somebody has to make: its kind of pending entry and what the sentence says about it."""

    kind: str
    company: str | None = None
    private: str | None = None
    money: int | None = None
    must: bool = False
    piece: str | None = None


@dataclass(frozen=True)
class RoundName:
    """A round by its name: stock round `number`, or operating round `set`.`number` of `of`.

    Of a merger round `number` is the cycle.
    """

    kind: str
    number: int
    set: int | None = None
    of: int | None = None

    def __str__(self) -> str:
        if self.kind == "draft":
            return "the distribution"
        if self.kind == "merger":
            return "the merger round"
        return (
            f"{self.kind} round {self.number}"
            if self.set is None
            else f"operating round {self.set}.{self.number}"
        )
