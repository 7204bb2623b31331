"""What there is to see of minors that merge into majors."""

from collections.abc import Iterator
from typing import Any

from trackwalker.invariants.core.view import Step

__all__ = ["mergers"]


def mergers(step: Step) -> Iterator[str]:
    """Proposals, answers, and what a major is made of."""
    old, new = step.before.state["round"], step.after.state["round"]
    if new["kind"] == "merger" != old["kind"]:
        yield f"merger round in phase: {step.after.state['phase']}"
    if old["kind"] != "merger":
        return
    if step.kind == "merger":
        yield from _proposal(step)
    elif step.kind == "merger_answer":
        if step.type == "pass":
            yield "merger: refused"
            if new["kind"] == "merger" and step.after.kind == "merger":
                again = step.after.state["pending"][0]["actors"][0]["id"]
                context = step.before.state["pending"][0]["context"]["company"]
                yield f"merger refused: {'the same' if again == context else 'another'} minor goes on"
        else:
            yield "merger: a proposal is accepted"
            yield f"merger accepted: the major is {'named' if 'into' in step.action else 'not named'}"
    for was, now in step.changed:
        if now.get("merged") and not was.get("merged"):
            yield from _formed(step, now)
    if step.type == "discard_train":
        yield "merger: a train above the limit is returned"


def _proposal(step: Step) -> Iterator[str]:
    if step.type == "pass":
        yield "merger: a minor passes"
        return
    before = step.before
    own, other = (before.companies[name]["president"] for name in (step.actor, step.action["with"]))
    if own == other:
        yield "merger: of two minors of one president"
    elif step.action.get("agreed_by") is not None:
        yield "merger: agreed on beforehand"
    else:
        yield "merger: proposed to another president"
    if own == other or step.action.get("agreed_by") is not None:
        yield f"merger: the major is {'named' if 'into' in step.action else 'chosen later'}"


def _formed(step: Step, major: dict[str, Any]) -> Iterator[str]:
    before, minors = step.before, [step.before.companies[name] for name in major["merged"]]
    yield f"major formed: {major['id']}"
    yield f"major formed in phase: {step.after.state['phase']}"
    for minor in minors:
        yield f"merged: {minor['id']}"
    hubs = [place["hex"] for minor in minors for place in minor["tokens"]]
    if len(hubs) > len({*hubs}):
        yield "merger hubs: two on one tile, one returns"
    if len({*hubs}) > len(minors):
        yield "merger hubs: an extra hub is replaced as well"
    if any(minor["tokens_left"] for minor in minors):
        yield "merger hubs: an extra hub has not been placed"
    yield f"merger hubs: {len(major.get('hub_costs', ()))} left"
    prices = [before.cells[minor["id"]]["price"] for minor in minors]
    mean = sum(prices) // 2
    exact = mean * 2 == sum(prices) and mean in step.facts.rows[0]
    yield f"merger price: {'the mean' if exact else 'below the mean'}"
    kept = sum(len(minor["trains"]) for minor in minors)
    yield f"merger trains: {min(kept, 4)}{' or more' if kept >= 4 else ''}"
    if major["cash"]:
        yield "merger: money is put together"
    yield from _president(step, major, minors)
    if any(before.held.get((minor["id"], "pool")) for minor in minors):
        yield "merger: shares in the pool are exchanged"
    if any(before.held.get((minor["id"], f"company:{minor['id']}")) for minor in minors):
        yield "merger: shares in the treasury are exchanged"
    abilities = [step.facts.companies[minor["id"]].get("ability") for minor in minors]
    yield f"merger: abilities of {sum(map(bool, abilities))} minors"


def _president(step: Step, major: dict[str, Any], minors: list[dict[str, Any]]) -> Iterator[str]:
    names = [minor["id"] for minor in minors]
    names.sort(key=lambda name: -step.before.cells[name]["price"])
    held = {p: sum(step.before.share_of(name, p) for name in names) for p in step.before.active}
    tied = [player for player, percent in held.items() if percent == max(held.values())]
    presidents = [step.before.companies[name]["president"] for name in names]
    if len({*presidents}) == 1:
        return
    if len(tied) > 1:
        yield "merger president: several have as many shares"
    who = major["president"]
    yield f"merger president: {'one of the two' if who in presidents else 'another player'}"
