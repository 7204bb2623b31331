"""What holds for the powers of private companies, and for the tiles of a turn where there are several."""

from collections.abc import Iterator, Mapping
from typing import Any

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View


def _uses(card: Mapping[str, Any]) -> int | None:
    """How often a power can be used at all; None where that is not counted."""
    if card.get("closes_when_used"):
        return None
    if card.get("power"):
        uses: int | None = card["power"].get("uses")
        return uses
    marker = card.get("marker")
    return 1 if card.get("token") or (marker and not marker.get("movable")) else None


@invariant(STATE, "1846-3-x", "1846-3-ab", "1846-3-ah", "1846-3-bc", "1846-6.6-e", reads="privates")
def powers_have_so_many_uses(view: View) -> Iterator[str]:
    """Guards that no power can be used oftener than its card says, and an unused one as often."""
    for private in view.state["privates"]:
        most, left = _uses(view.facts.privates[private["id"]]), private.get("uses_left")
        if (most is None) != (left is None) or (left is not None and not 0 <= left <= most):
            yield f"{private['id']} can be used {left} times, its card says {most}"
        elif private["owner"].startswith(("bank", "player:")) and left != most:
            yield f"{private['id']} of {private['owner']} can be used {left} times, its card says {most}"


@invariant(STEP, "1846-3-x", "1846-3-ab", "1846-3-ah", "1846-6.6-e", "1846-6.6-f")
def powers_wear_off_by_use(step: Step) -> Iterator[str]:
    """Guards that each use of a power counts, is the owner's, and that no power comes back."""
    used = step.action.get("private") if step.type in ("lay_tile", "place_token", "assign") else None
    for old, new in zip(step.before.state["privates"], step.after.state["privates"], strict=True):
        was, now = old.get("uses_left"), new.get("uses_left")
        if was is None or now is None:
            continue
        if now > was:
            yield f"{old['id']} could be used {was} times and can be used {now} times"
        if old["id"] != used:
            continue
        if now >= was:
            yield f"{old['id']} is used and can still be used {now} times"
        if old["owner"] != f"company:{step.actor}":
            yield f"{step.actor} uses the power of {old['id']}, which belongs to {old['owner']}"


@invariant(
    STATE,
    "1846-3-bc",
    "1846-3-be",
    "1846-3-bi",
    "1846-3-bk",
    "18FL-3.3-w",
    "18FL-3.3-x",
    "18FL-3.3-z",
    "18FL-2-j",
    reads="markers privates companies phase",
)
def bonus_markers_lie_where_they_may(view: View) -> Iterator[str]:
    """Guards that a bonus marker lies on one of its hexes, for a running company, until its phase ends it."""
    markers, facts = view.state.get("markers", ()), view.facts
    phases = facts.phases[: facts.phases.index(view.state["phase"]) + 1]
    if markers and any(facts.phase[name].get("removes_markers") for name in phases):
        yield f"{len(markers)} bonus marker(s) lie on the map in phase {view.state['phase']}"
    if len({marker["private"] for marker in markers}) < len(markers):
        yield "two bonus markers of one private company are in play"
    for marker in markers:
        card = facts.privates[marker["private"]].get("marker") or {"marker": None, "amounts": {}}
        private, company = view.private(marker["private"]), marker["company"]
        if private is None or marker["marker"] != card["marker"]:
            yield f"a marker {marker['marker']} of {marker['private']} is in play"
            continue
        if marker["hex"] is not None and marker["hex"] not in card["amounts"]:
            yield f"the marker of {private['id']} lies on {marker['hex']}"
        if company is not None and not view.companies[company]["floated"]:
            yield f"the {company} has the bonus of {private['id']} and does not operate"
        if private["owner"].startswith("company:") and private["owner"] != f"company:{company}":
            yield f"{private['id']} belongs to {private['owner']}; its bonus: {company}"


@invariant(STEP, "1846-3-bd", "1846-3-bf", "1846-3-bj", "1846-3-bm", "1846-3-bg", unless={"1846-Q55": "b"})
def bonuses_are_assigned_by_the_owner(step: Step) -> Iterator[str]:
    """Guards that a bonus changes by its owner's decision, or with its private company."""
    old = {marker["private"]: marker for marker in step.before.state.get("markers", ())}
    new = {marker["private"]: marker for marker in step.after.state.get("markers", ())}
    for name in {*old, *new}:
        was, now = old.get(name), new.get(name)
        if was == now or now is None:
            continue
        owner = step.before.owner(name)
        own = owner == f"{step.action['actor']['kind']}:{step.actor}" or owner == "box"
        if step.type == "assign" and step.action["private"] == name and own:
            continue
        if now["hex"] != (was or {"hex": None})["hex"]:
            yield f"the marker of {name} goes to {now['hex']} by the action {step.type} of {step.actor}"
        bought = (
            step.type == "buy_company" and step.action["private"] == name and now["company"] == step.actor
        )
        gone = was is not None and now["company"] is None and step.after.companies[was["company"]]["closed"]
        if not bought and not gone:
            yield f"the bonus of {name} goes to {now['company']} by the action {step.type} of {step.actor}"


@invariant(STATE, "1846-6.2-g", "1846-6.21-a", "1846-6.2-ae", "1846-6.25-a", reads="round")
def a_turn_has_two_tiles_and_one_token(view: View) -> Iterator[str]:
    """Guards the tiles of a turn: two besides those of powers, one upgrade at most; and one token."""
    ordinary = []
    for laid in view.turn.get("laid", ()):
        power = view.facts.privates[laid["private"]]["power"] if laid.get("private") else None
        if power is None or not (power["joined"] or view.follows("1846-Q87", "a")):
            ordinary.append(laid["tile"])
    upgrades = [tile for tile in ordinary if view.facts.colour(tile) != "yellow"]
    if len(ordinary) > 2 or len(upgrades) > 1:
        yield f"the {view.turn['company']} lays {', '.join(ordinary)} in a turn"
    if view.turn.get("tokens", 0) > 1:
        yield f"the {view.turn['company']} places {view.turn['tokens']} ordinary tokens in a turn"
