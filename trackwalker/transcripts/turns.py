"""Where a game stands: who is to decide what, in the engine's words and in the site's."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trackwalker.port.decisions import ACTIONS_OF_KIND

__all__ = ["PASSABLE", "Position", "can_answer", "engine_position", "site_position", "waits_for"]

State = Mapping[str, Any]

PASSABLE = frozenset({"track", "token", "buy_train"})
"""Decisions of a company that the site may skip, or of which it records a pass that means nothing here."""


@dataclass(frozen=True, slots=True)
class Position:
    """The round (`auction`, `SR 2`, `OR 2.1`, `over`) and who may act there: ids of players or companies."""

    round: str
    actors: frozenset[str]

    def admits(self, other: "Position") -> bool:
        """Whether `other` is this position, with all of its actors among ours."""
        return (
            self.round == other.round
            and other.actors <= self.actors
            and bool(self.actors) == bool(other.actors)
        )

    def __str__(self) -> str:
        return f"{self.round}, {' or '.join(sorted(self.actors))} to act" if self.actors else self.round


def can_answer(state: State, action: Mapping[str, Any]) -> bool:
    """Whether an action is of a kind and by an actor that the first pending decision waits for."""
    if not state["pending"]:
        return False
    first = state["pending"][0]
    actor = action["actor"]
    return action["type"] in ACTIONS_OF_KIND.get(first["kind"], frozenset({action["type"]})) and any(
        entry["kind"] == actor["kind"] and entry["id"] == actor["id"] for entry in first["actors"]
    )


def waits_for(state: State) -> str:
    """What the engine waits for, in words."""
    if not state["pending"]:
        return "the game is over"
    first = state["pending"][0]
    return f"the engine waits for {first['kind']} of {' or '.join(actor['id'] for actor in first['actors'])}"


def engine_position(state: State) -> Position:
    """Where the engine stands."""
    turn = state["round"]
    kind = turn["kind"]
    if kind == "stock":
        name = f"SR {turn['number']}"
    elif kind == "operating":
        name = f"OR {turn['set']}.{turn['number']}"
    else:
        name = str(kind)
    first = state["pending"][0]["actors"] if state["pending"] else []
    return Position(name, frozenset(actor["id"] for actor in first))


def site_position(line: Mapping[str, Any], players: Mapping[str, str]) -> Position:
    """Where the site stands, from a line of a trace. players: its player ids -> the engine's."""
    turn, active = line["round"], line["active"]
    if line["finished"] or active is None:
        return Position("over", frozenset())
    if turn["name"] == "SR":
        name = f"SR {turn['turn']}"
    elif turn["name"] == "OR":
        name = f"OR {turn['turn']}.{turn['number']}"
    else:
        name = "auction"
    actor = active["id"]
    if active["type"] == "company":  # a private that goes on using its power: its owner acts
        actor = line["companies"][actor]["owner"]
    return Position(name, frozenset({players.get(actor, actor)}))
