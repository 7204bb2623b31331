"""What there is to see of a company that is formed of others."""

from collections.abc import Iterator

from trackwalker.invariants.core.view import Step

__all__ = ["formation"]


def formation(step: Step) -> Iterator[str]:
    """The national company is formed, of how many, when; or the last time for it passes."""
    card = step.facts.components.get("national")
    if card is None:
        return
    name, phase = card["id"], step.after.state["phase"]
    was, now = step.before.companies.get(name), step.after.companies.get(name)
    formed = now is not None and now["par"] is not None
    if now is not None and formed and (was is None or was["par"] is None):
        count = len(now.get("merged", ()))
        kind = "two" if count == 2 else "three or four" if count < 5 else "five or more"
        yield f"national company formed in phase {phase}: of {kind}"
        office = "the president's certificate" if _office(step, name) else "a single share"
        yield f"national company formed: its president has {office}"
        if any(pile["holder"].startswith("player:") for pile in step.after.state.get("bonds", ())):
            yield "national company formed: bonds for players"
        if any(pile["holder"] == "pool" for pile in step.after.state.get("bonds", ())):
            yield "national company formed: inherited loans"
    begun = [found["name"] for found in step.begun if found.get("forms_national")]
    last = [phase for phase in step.facts.phases if step.facts.phase[phase].get("forms_national")][-1]
    if begun and begun[-1] == last and not formed:
        yield "national company never formed"


def _office(step: Step, name: str) -> bool:
    """Whether the president of a company holds the president's certificate."""
    president = step.after.companies[name]["president"]
    return any(
        paper["president"] and paper["holder"] == f"player:{president}"
        for paper in step.after.state["certificates"]
        if paper["company"] == name
    )
