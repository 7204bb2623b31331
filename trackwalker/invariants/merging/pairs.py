"""How two minors come to merge: proposals, consent, the track between them, and what goes on the charter."""

from collections.abc import Iterator
from typing import Any

from trackwalker.invariants.core.facts import Node
from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.routes.places import can_pass, stations
from trackwalker.invariants.routes.short_runs import joined

__all__: list[str] = []

_SPARE = 2
"""So many hubs of a major go on its charter."""

Stop = tuple[str, Node]


def _formed(step: Step) -> tuple[dict[str, Any], list[str]] | None:
    """The major that is formed within an action, and its minors."""
    for old, new in step.changed:
        if new["kind"] == "major" and new.get("merged") and not old.get("merged"):
            return new, list(new["merged"])
    return None


def _leads(view: View, name: str, side: int) -> Iterator[Stop | tuple[str, int]]:
    """Where a side of a hex leads on its inside: to a place, or over plain track to other sides."""
    node = next((node for node in joined(view, name) if side in node.exits), None)
    if node is not None:
        yield name, node
        return
    lying = view.laid.get(name)
    yield from ((name, other) for other in range(6) if view.facts.joins(name, lying, side, other))


def _are_connected(view: View, one: str, other: str) -> bool:
    """Whether track leads from a hub of one company to one of another, by ways that are open to the first."""
    passes = any(card.get("passes_full_cities") for card in view.abilities(one))
    goals, starts = stations(view, other), stations(view, one)
    todo: list[Stop] = [
        (name, node) for name, exits in starts for node in joined(view, name) if node.exits == exits
    ]
    seen, crossed = {*todo}, set[tuple[str, int]]()
    while todo:
        name, node = todo.pop()
        if (name, node.exits) in goals:
            return True
        full = not can_pass(view, one, (name, node))
        if (name, node.exits) not in starts and full and not (passes and node.slots):
            continue
        found: list[Stop] = [(name, beside) for beside in joined(view, name)[node]]
        sides = [(name, side) for side in node.exits]
        while sides:
            here, out = sides.pop()
            there, into = view.facts.neighbour(here, out), (out + 3) % 6
            if (here, out) in crossed or there not in view.facts.hexes:
                continue
            crossed.add((here, out))
            for end in _leads(view, there, into):
                if isinstance(end[1], int):
                    sides.append((end[0], end[1]))
                else:
                    found.append((end[0], end[1]))
        todo += [stop for stop in dict.fromkeys(found) if stop not in seen]
        seen |= {*found}
    return False


@invariant(STEP, "LA-MG.round-a", "LA-MG.round-e", "LA-MG.agree-a", "LA-MG.agree-b")
def both_presidents_agree_to_a_merger(step: Step) -> Iterator[str]:
    """Guards that minors merge by the word of both presidents, and not if one has turned the other down."""
    formed = _formed(step)
    state = step.before.state["round"]
    if formed is None:
        if step.kind == "merger_answer" and step.type == "pass":
            first = step.before.state["pending"][0]["context"]["company"]
            now = step.after.state["round"]
            if now["kind"] == "merger" and {first, step.actor} not in map(set, now["refused"]):
                yield f"{step.actor} has turned {first} down, and that is not noted"
        return
    major, minors = formed
    if state["kind"] != "merger":
        yield f"{major['id']} is formed in the round: {state['kind']}"
        return
    if {*minors} in map(set, state["refused"]):
        yield f"{' and '.join(minors)} merge, and one has been turned down"
    if step.kind == "merger":
        other = step.before.companies[step.action["with"]]["president"]
        own = step.before.companies[step.actor]["president"]
        if {step.actor, step.action["with"]} != {*minors}:
            yield f"{step.actor} proposes to {step.action['with']}, and {' and '.join(minors)} merge"
        if other not in (own, step.action.get("agreed_by")):
            yield f"{other} has not agreed to merge {step.action['with']}"
    elif step.kind == "merger_answer":
        proposer = step.before.state["pending"][0]["context"]["company"]
        if {step.actor, proposer} != {*minors}:
            yield f"{step.actor} agrees with {proposer}, and {' and '.join(minors)} merge"
    elif step.kind != "choose_major":
        yield f"{major['id']} is formed by a {step.type}"


@invariant(STEP, "LA-MG.round-d", unless={"LA-Q74": "b"})
def minors_propose_one_after_another(step: Step) -> Iterator[str]:
    """Guards that a minor whose proposal was turned down may go on, and that those after it wait."""
    old, new = step.before.state["round"], step.after.state["round"]
    if old["kind"] != "merger" or new["kind"] != "merger":
        return
    if [name for name in old["order"] if name in new["order"]] != new["order"]:
        yield f"minors propose in the order {', '.join(new['order'])}, before {', '.join(old['order'])}"
    if step.kind == "merger" and step.type == "pass" and step.actor in new["order"]:
        yield f"{step.actor} has passed and may propose again"


@invariant(STEP, "LA-MG.round-a", unless={"LA-Q73": "b"})
def track_joins_those_who_merge(step: Step) -> Iterator[str]:
    """Guards that track leads from a hub of the minor that proposes to one of its partner."""
    formed = _formed(step)
    if formed is None:
        return
    view, (one, other) = step.before, formed[1]
    if not _are_connected(view, one, other) and not _are_connected(view, other, one):
        yield f"{one} and {other} merge, and no track leads from one to the other"


@invariant(STEP, "LA-MG.token-e", "LA-MG.token-f", "LA-MG.token-g", "LA-OR.hub-a", unless={"LA-Q78": "b"})
def spare_hubs_go_on_the_charter(step: Step) -> Iterator[str]:
    """Guards what the hubs left of a new major cost: by the rightmost spaces, and of those returned."""
    formed = _formed(step)
    if formed is None:
        return
    major, minors = formed
    before, card = step.before, step.facts.companies[formed[0]["id"]]
    costs = card["other_tokens" if before.terms.building.other_token_costs else "tokens"]
    old = [place["hex"] for name in minors for place in before.companies[name]["tokens"]]
    left = len(costs) - len(old)
    if before.terms.mergers.two_spare_tokens:
        left = _SPARE
    due = [0] * (len(old) - len({*old})) + list(costs[-_SPARE:][: min(left, _SPARE)])
    for name in minors:
        printed, kept = step.facts.companies[name]["tokens"], before.companies[name]["tokens_left"]
        due += printed[len(printed) - kept :]
    if major.get("hub_costs", []) != sorted(due):
        yield f"the hubs left of {major['id']} cost {major.get('hub_costs', [])}, not {sorted(due)}"
