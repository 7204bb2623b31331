"""What the words of a sentence stand for, once read."""

from dataclasses import dataclass
from typing import Any

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
class Spot:
    """A city or town: its hex, and the directions its track takes where the hex has several."""

    hex: str
    sides: tuple[str, ...] | None = None

    def __str__(self) -> str:
        return f"{self.hex} ({', '.join(self.sides)})" if self.sides else self.hex


@dataclass(frozen=True)
class Lie:
    """How a tile lies: `turned` so many sixths clockwise, or with track to exactly these `sides`."""

    turned: int | None = None
    sides: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"turned {self.turned}" if self.turned is not None else "joining " + " and ".join(self.sides)


@dataclass(frozen=True)
class Task:
    """A decision somebody has to make: its kind of pending entry and what the sentence says about it."""

    kind: str
    company: str | None = None
    private: str | None = None
    money: int | None = None
    must: bool = False


@dataclass(frozen=True)
class RoundName:
    """A round by its name: stock round `number`, or operating round `set`.`number` of `of`."""

    kind: str
    number: int
    set: int | None = None
    of: int | None = None

    def __str__(self) -> str:
        if self.kind == "draft":
            return "the distribution"
        return (
            f"{self.kind} round {self.number}"
            if self.set is None
            else f"operating round {self.set}.{self.number}"
        )
