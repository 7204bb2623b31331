"""How often the powers of private companies are used, and by whom."""

from collections.abc import Iterator, Mapping
from typing import Any

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.map.links import leads_to


def _uses(card: Mapping[str, Any]) -> int | None:
    """How often a power can be used at all; None where that is not counted."""
    if card.get("closes_when_used"):
        return None
    if card.get("power"):
        uses: int | None = card["power"].get("uses")
        return uses
    marker = card.get("marker")
    return 1 if card.get("token") or (marker and not marker.get("movable")) else None


@invariant(
    STATE,
    "1846-3-x",
    "1846-3-ab",
    "1846-3-ah",
    "1846-3-bc",
    "1846-3-br",
    "1846-3-bw",
    "1846-6.6-e",
    reads="privates",
)
def powers_have_so_many_uses(view: View) -> Iterator[str]:
    """Guards that no power can be used oftener than its card says, and an unused one as often."""
    for private in view.state["privates"]:
        most, left = _uses(view.facts.privates[private["id"]]), private.get("uses_left")
        if (most is None) != (left is None) or (left is not None and not 0 <= left <= most):
            yield f"{private['id']} can be used {left} times, its card says {most}"
        elif private["owner"].startswith(("bank", "player:")) and left != most:
            yield f"{private['id']} of {private['owner']} can be used {left} times, its card says {most}"


@invariant(STEP, "1846-3-x", "1846-3-ab", "1846-3-ah", "1846-3-bw", "1846-6.6-e", "1846-6.6-f")
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
    STEP,
    "18CH-19-e",
    "18CH-19-f",
    "18CH-19-g",
    "18CH-19-j",
    "18CH-19-k",
    "1846-3-x",
    "1846-3-ab",
    "1846-3-bw",
    "1846-3-by",
    "1846-6.6-e",
)
def powers_are_used_by_their_owner(step: Step) -> Iterator[str]:
    """Guards that only the owner uses a private company's power, with its tiles on its hexes.

    Where these have to link two cities, that is done with the last of them, before anything else is or the
    turn is over.
    """
    private = step.action.get("private")
    yield from _links_left_open(step, private if step.type == "lay_tile" else None)
    if step.type != "lay_tile" or private is None:
        return
    power = step.facts.privates[private].get("power") or {"hexes": (), "tiles": ()}
    name = step.action["hex"]
    if step.before.owner(private) != f"company:{step.actor}":
        yield f"the {step.actor} uses {private} of {step.before.owner(private)}"
    if name not in power["hexes"] or step.action["tile"] not in power["tiles"]:
        yield f"the {step.actor} lays #{step.action['tile']} on {name} by the power of {private}"


def _links_left_open(step: Step, used: str | None) -> Iterator[str]:
    """The powers to link two cities that have been begun, and what has been done instead of going on."""
    may_wait = step.before.terms.building.links_may_wait
    for entry in step.before.state["privates"]:
        name, power = entry["id"], step.facts.privates[entry["id"]].get("power") or {}
        if not power.get("links") or not entry["owner"].startswith("company:"):
            continue
        most, before = power["uses"], entry["uses_left"]
        if name == used and before == 1 and not leads_to(step.after, *power["hexes"]):
            yield f"{name} has laid its tiles, and no track links {' and '.join(power['hexes'])}"
        if name == used or not 0 < before < most or leads_to(step.before, *power["hexes"]):
            continue
        if not may_wait or not (leads_to(step.after, *power["hexes"]) or _can_go_on(step, entry)):
            yield f"{step.type} of {step.actor}, while {name} has linked nothing and has a tile to lay"


def _can_go_on(step: Step, entry: Mapping[str, Any]) -> bool:
    """Whether a power that has been begun is as it was, in the same turn still."""
    after = step.after.private(entry["id"])
    same_turn = step.before.turn.get("company") == step.after.turn.get("company")
    return same_turn and after is not None and all(after[key] == entry[key] for key in ("owner", "uses_left"))
