"""Where a game stands: who is to decide what, in the engine's words and in the site's."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from trackwalker.games.known import notes_of
from trackwalker.port.decisions import ACTIONS_OF_KIND, belongs
from trackwalker.transcripts.compare import Naming
from trackwalker.transcripts.drafts import BLANK

__all__ = [
    "Position",
    "brought_forward",
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

_PASSABLE = frozenset({"issue", "convert", "build", "track", "token", "bonus", "buy_train", "assign"})
"""Decisions that the site may skip, or of which it records a pass that means nothing here."""

_BEFORE_DIVIDEND = frozenset({"issue", "convert", "build", "track", "token", "run"})

DISCARD = "discard_train"
"""The kind of decision, and of action, of a company that has too many trains."""

_OPENINGS = {"DR": "draft", "ISR": "auction"}
"""The site's rounds before the first stock round -> ours."""

_AUCTIONS = {"bids": "auction"}
"""Our rounds that the site calls an auction."""


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


def can_answer(state: State, action: Mapping[str, Any], deviations: Collection[str] = ()) -> bool:
    """Whether an action is of a kind and by an actor that the first pending decision waits for.

    A player whose private company may be used answers by using it: what he passes is another decision.
    deviations: those followed by an engine whose state does not say by which rules it plays.
    """
    first = due(state)
    if first is None:
        return False
    actor = action["actor"]
    if not any(entry["kind"] == actor["kind"] and entry["id"] == actor["id"] for entry in first["actors"]):
        return False
    if first["kind"] == "bonus":
        return action.get("private") is not None and action["private"] == first["context"]["private"]
    return (
        first["kind"] not in ACTIONS_OF_KIND
        or belongs(action, first["kind"])
        or _deviates(state, action, first["kind"], deviations)
    )


def _deviates(state: State, action: Mapping[str, Any], kind: str, deviations: Collection[str]) -> bool:
    followed = state["rules"].get("deviations", ()) if "rules" in state else deviations
    return action["actor"]["kind"] == "company" and any(
        kind in latitude.decisions and action["type"] in latitude.actions
        for deviation, latitude in notes_of(state["game"]).latitudes.items()
        if deviation in followed
    )


def unasked(state: State) -> Action | None:
    """What carries on where the site asked nothing, because there was nothing to choose or nobody wanted to.

    A pass; a run without routes, or the end of one that earned nothing; a blank card where there are no
    others. None where the due decision is one that the site always asks for.
    """
    first = due(state)
    if first is None:
        return None
    actor = _decider(first)
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


def _decider(pending: Mapping[str, Any]) -> Action:
    """Whose decision it is: of several actors the company, beside which players may use what they own."""
    actors = pending["actors"]
    chosen = next((actor for actor in actors if actor["kind"] == "company"), actors[0])
    return {key: chosen[key] for key in ("kind", "id")}


def steps_before_dividend(state: State) -> bool:
    """Whether the company whose turn it is has yet to come to its dividend."""
    return (state["round"].get("turn") or {}).get("step") in _BEFORE_DIVIDEND


def waits_for(state: State) -> str:
    """What the engine waits for, in words."""
    first = due(state)
    if first is None:
        return "the game is over"
    return f"the engine waits for {first['kind']} of {' or '.join(actor['id'] for actor in first['actors'])}"


def _is_discard(pending: Mapping[str, Any]) -> bool:
    return bool(pending["kind"] == DISCARD)


def brought_forward(state: State, action: Mapping[str, Any]) -> State | None:
    """The state with the discard of a company due before those of others; None where that changes nothing.

    By the rulebooks the order makes no difference to the result.
    """
    if action["type"] != DISCARD:
        return None
    pending = list(state["pending"])
    discards = list(takewhile(_is_discard, pending))
    for at, entry in enumerate(discards):
        if at and entry["actors"][0]["id"] == action["actor"]["id"]:
            return {**state, "pending": [entry, *pending[:at], *pending[at + 1 :]]}
    return None


def engine_position(state: State) -> Position:
    """Where the engine stands."""
    turn = state["round"]
    kind = turn["kind"]
    if kind == "stock":
        name = f"SR {turn['number']}"
    elif kind == "operating":
        name = f"OR {turn['set']}.{turn['number']}"
    else:
        name = _AUCTIONS.get(kind, str(kind))
    first = due(state)
    if first is None:
        return Position(name, frozenset())
    actors = {actor["id"] for actor in first["actors"]}
    if first["kind"] == DISCARD:  # the site lets all those companies discard in any order
        actors = {entry["actors"][0]["id"] for entry in takewhile(_is_discard, state["pending"])}
    if first["kind"] == "bonus":  # the site goes on with the company, whose turn it is
        actors.add(first["context"]["company"])
    return Position(name, frozenset(actors))


def site_position(line: Mapping[str, Any], naming: Naming) -> Position:
    """Where the site stands, from a line of a trace. naming: how its names become the engine's."""
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
    return Position(name, frozenset({naming.players.get(actor) or naming.company(actor)}))
