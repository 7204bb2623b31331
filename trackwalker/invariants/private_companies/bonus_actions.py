"""What holds where the owners of private companies use them for the company whose turn it is."""

from collections.abc import Iterator, Mapping
from typing import Any

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View

_BUILDING = ("lay_tile", "place_token", "assign")


def _step_of(card: Mapping[str, Any]) -> str | None:
    """The step of a turn to which the bonus action of a private company belongs."""
    if card.get("power"):
        return "track"
    return "token" if card.get("marker") or card.get("terminal") else None


def _own_only(view: View, card: Mapping[str, Any]) -> bool:
    """Whether its bonus serves only companies of its owner."""
    terms = view.terms.privates
    return terms.bonus_for_own_companies or (bool(card.get("power")) and terms.extra_tile_for_own_companies)


@invariant(
    STATE,
    "18FL-3.3-e",
    "18FL-3.3-f",
    "18FL-3.3-h",
    "18FL-3.3-i",
    "18FL-7-i",
    reads="pending round privates companies",
)
def bonus_actions_are_asked_of_the_owners(view: View) -> Iterator[str]:
    """Guards that a bonus action is asked of the owner, in its step, for the company whose turn it is."""
    for entry in view.state["pending"]:
        if entry["kind"] != "bonus":
            continue
        private, company = entry["context"]["private"], entry["context"]["company"]
        card, asked = view.facts.privates[private], [actor["id"] for actor in entry["actors"]]
        if [view.owner(private)] != [f"player:{player}" for player in asked]:
            yield f"{', '.join(asked)} is asked about {private}, which belongs to {view.owner(private)}"
        if company != view.turn.get("company") or _step_of(card) != view.turn.get("step"):
            yield f"{private} is asked about for the {company} in the step {view.turn.get('step')}"
        if _own_only(view, card) and view.companies[company]["president"] not in asked:
            yield f"{private} of {', '.join(asked)} is asked about for the {company} of another president"


@invariant(
    STEP,
    "18FL-3.3-e",
    "18FL-3.3-f",
    "18FL-3.3-j",
    "18FL-3.3-r",
    "18FL-3.3-s",
    "18FL-3.3-u",
    "18FL-3.3-w",
    "18FL-3.3-x",
)
def bonus_actions_are_their_owners_and_used_up(step: Step) -> Iterator[str]:
    """Guards that the owner himself uses a private company, for what it is there for, and that it closes."""
    private = step.action.get("private")
    by_player = step.action["actor"]["kind"] == "player"
    if step.type not in _BUILDING:
        return
    if private is None or not by_player:
        if private is not None or by_player:
            yield f"a {step.type} of {step.actor}, by the power of {private or 'nobody'}"
        return
    card, before = step.facts.privates[private], step.before
    if before.owner(private) != f"player:{step.actor}" or step.after.owner(private) != "box":
        was, now = before.owner(private), step.after.owner(private)
        yield f"{step.actor} uses {private}, which was {was}'s and is {now}'s"
    if _own_only(before, card) and before.companies[step.builder]["president"] != step.actor:
        yield f"{step.actor} uses {private} for the {step.builder}, which is not his"
    turn = step.after.turn
    if turn.get("company") == step.builder and turn.get("used", [])[-1:] != [private]:
        yield f"{private} has been used and the turn says {turn.get('used', [])}"
    yield from _misused(step, card)


def _misused(step: Step, card: Mapping[str, Any]) -> Iterator[str]:
    """What a bonus action does that is not in the power of its private company."""
    name = step.action["hex"]
    if step.type == "lay_tile":
        tiles = (card.get("power") or {"tiles": ()})["tiles"]
        if step.action["tile"] not in tiles or name in step.before.laid:
            yield f"{card['id']} lays #{step.action['tile']} on {name}"
    elif step.type == "assign":
        amounts = (card.get("marker") or {"amounts": {}})["amounts"]
        new = [marker for marker in step.after.state.get("markers", ()) if marker["private"] == card["id"]]
        if name not in amounts or [(m["hex"], m["company"]) for m in new] != [(name, step.builder)]:
            yield f"{card['id']} puts its marker on {name} for the {step.builder}; there are {new}"
    elif not card.get("terminal"):
        yield f"{card['id']} places a token on {name}"


@invariant(STEP, "18FL-3.3-h", "18FL-3.3-i", "18FL-7-h")
def bonus_actions_come_last_in_their_step(step: Step) -> Iterator[str]:
    """Guards that a bonus action waits for the end of its step, unless the table deviates from that."""
    if step.type not in _BUILDING or step.action.get("private") is None or step.kind == "bonus":
        return
    card = step.facts.privates[step.action["private"]]
    terms = step.before.terms.privates
    any_order = terms.bonus_in_any_order and step.kind == _step_of(card)
    any_time = terms.tokens_at_any_time and _step_of(card) == "token"
    if not any_order and not any_time:
        yield f"{step.action['private']} is used when {step.kind} is due"
