"""Where a game stands: who is to decide what, in the engine's words and in the site's."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trackwalker.port.decisions import ACTIONS_OF_KIND, belongs
from trackwalker.transcripts.drafts import BLANK

__all__ = [
    "Position",
    "can_answer",
    "due",
    "engine_position",
    "site_position",
    "steps_before_dividend",
    "unasked",
    "waits_for",
]

State = Mapping[str, Any]
Action = dict[str, Any]

_PASSABLE = frozenset({"issue", "build", "track", "token", "buy_train", "assign"})
"""Decisions that the site may skip, or of which it records a pass that means nothing here."""

_BEFORE_DIVIDEND = frozenset({"issue", "build", "track", "token", "run"})

_DEVIATING = {
    "issuing-until-the-dividend": (frozenset({"build", "run"}), frozenset({"sell_shares", "buy_shares"}))
}
"""Deviation -> the decisions of a company in which it allows more, and the actions it allows there."""


_OPENINGS = {"DR": "draft", "ISR": "auction"}


@dataclass(frozen=True, slots=True)
class Position:
    """The round and who may act there.

    round: `draft`, `auction`, `SR 2`, `OR 2.1` or `over`. actors: ids of players or companies.
    """

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


def due(state: State) -> Mapping[str, Any] | None:
    """The decision that is due first; None when the game is over."""
    return state["pending"][0] if state["pending"] else None


def can_answer(state: State, action: Mapping[str, Any]) -> bool:
    """Whether an action is of a kind and by an actor that the first pending decision waits for."""
    first = due(state)
    if first is None:
        return False
    actor = action["actor"]
    if not any(entry["kind"] == actor["kind"] and entry["id"] == actor["id"] for entry in first["actors"]):
        return False
    return (
        first["kind"] not in ACTIONS_OF_KIND
        or belongs(action, first["kind"])
        or _deviates(state, action, first["kind"])
    )


def _deviates(state: State, action: Mapping[str, Any], kind: str) -> bool:
    followed = (state.get("rules") or {}).get("deviations", ())
    return action["actor"]["kind"] == "company" and any(
        kind in kinds and action["type"] in types
        for name, (kinds, types) in _DEVIATING.items()
        if name in followed
    )


def unasked(state: State) -> Action | None:
    """What carries on where the site asked nothing, because there was nothing to choose or nobody wanted to.

    A pass; a run without routes, or the end of one that earned nothing; a blank card where there are no
    others. None where the due decision is one that the site always asks for.
    """
    first = due(state)
    if first is None:
        return None
    actor = {key: first["actors"][0][key] for key in ("kind", "id")}
    match first["kind"]:
        case kind if kind in _PASSABLE:
            return {"type": "pass", "actor": actor}
        case "run":
            return {"type": "run_routes", "actor": actor, "routes": []}
        case "dividend" if first["context"].get("revenue") == 0:
            return {"type": "dividend", "actor": actor, "kind": "withhold"}
        case "draft" if set(first["context"].get("cards", ())) == {BLANK}:
            return {"type": "draft", "actor": actor, "card": BLANK}
    return None


def steps_before_dividend(state: State) -> bool:
    """Whether the company whose turn it is has yet to come to its dividend."""
    return (state["round"].get("turn") or {}).get("step") in _BEFORE_DIVIDEND


def waits_for(state: State) -> str:
    """What the engine waits for, in words."""
    first = due(state)
    if first is None:
        return "the game is over"
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
    first = due(state)
    return Position(name, frozenset(actor["id"] for actor in first["actors"]) if first else frozenset())


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
        name = _OPENINGS.get(turn["name"], "auction")
    actor = active["id"]
    if active["type"] == "company":  # a private that goes on using its power: its owner acts
        actor = line["companies"][actor]["owner"]
    return Position(name, frozenset({players.get(actor, actor)}))
