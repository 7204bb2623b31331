"""Bonus markers of private companies: where they lie, for whom, and until when."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View


@invariant(
    STATE,
    "1846-3-bc",
    "1846-3-be",
    "1846-3-bi",
    "1846-3-bk",
    "1846-3-br",
    "1846-3-bt",
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


@invariant(
    STEP,
    "1846-3-bd",
    "1846-3-bf",
    "1846-3-bj",
    "1846-3-bm",
    "1846-3-bg",
    "1846-3-bs",
    "1846-3-bu",
    unless={"1846-Q55": "b"},
)
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


@invariant(STEP, "18FL-3.3-y", "18FL-3.3-z", "18FL-2-j", "18FL-8.3-j")
def bonus_markers_lie_until_a_phase_removes_them(step: Step) -> Iterator[str]:
    """Guards that a marker stays where it is put until a phase takes all off, and comes by assigning."""
    old, new = list(step.before.state.get("markers", ())), list(step.after.state.get("markers", ()))
    due = [] if any(phase.get("removes_markers") for phase in step.begun) else old
    if step.type == "assign":
        new = [marker for marker in new if marker["private"] != step.action["private"]]
    if new != due:
        yield f"the markers were {old} and are {new} by the action {step.type} of {step.actor}"


@invariant(STATE, "18FL-3.3-u", "18FL-3.3-w", reads="markers tiles")
def a_marker_serves_its_hex(view: View) -> Iterator[str]:
    """Guards that a marker names a company, and a city of its hex only by the reading that asks for one."""
    for marker in view.state.get("markers", ()):
        exits, name = marker.get("exits"), marker["hex"]
        if name is None or marker["company"] is None:
            yield f"the marker of {marker['private']} lies on {name} for {marker['company']}"
        elif exits is not None:
            cities = [node.exits for node in view.facts.nodes(name, view.laid.get(name)) if node.slots]
            if not view.terms.privates.markers_name_a_city or not any({*exits} <= {*city} for city in cities):
                yield f"the marker of {marker['private']} lies in the city {exits} of {name}"
