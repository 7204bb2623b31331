"""What a run earns where towns are free or ignored, and hotels and markers add to places."""

from collections.abc import Iterator, Mapping
from typing import Any

from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.routes.places import Stop, earns, stop_at


def _added(view: View, company: str, stop: Stop) -> int:
    """What the hotels and the markers of a company add to a place, in $."""
    name, node = stop
    tokens = view.companies[company]["tokens"]
    worth = 0
    if any(place["hex"] == name and place.get("kind") == "hotel" for place in tokens):
        worth += view.facts.phase[view.state["phase"]].get("hotel_value", 0)
    for marker in view.state.get("markers", ()):
        here = marker["hex"] == name and set(marker.get("exits", ())) <= {*node.exits}
        if here and marker["company"] == company:
            worth += view.facts.privates[marker["private"]]["marker"]["amounts"][name]
    return worth


def run_worth(view: View, company: str, routes: list[Mapping[str, Any]]) -> int:
    """What the routes of a company earn together, in $."""
    worth = 0
    for route in routes:
        card = view.facts.trains[route["train"]]
        for part in route["path"]:
            node = stop_at(view, part)
            if node is not None and not (node.town and card.get("towns") == "ignored"):
                value = earns(view, node) + _added(view, company, (part["hex"], node))
                worth += value * card.get("multiplier", 1)
    return worth


@invariant(
    STEP,
    "18FL-7.3.2-b",
    "18FL-7.3.2-h",
    "18FL-7.3.2-i",
    "18FL-7.4-h",
    "18FL-7.4-i",
    "18FL-7.4-n",
    "18FL-7.4-o",
    "18FL-7.4-z",
    "18FL-7.4-aa",
    "18FL-7.4-ab",
    "18FL-3.3-u",
    "18FL-8.3-h",
)
def a_run_earns_its_cities_towns_and_hotels(step: Step) -> Iterator[str]:
    """Guards that the revenue is that of all places that count for the trains, with hotels and markers."""
    turn = step.after.turn
    if step.type != "run_routes" or turn.get("company") != step.actor or step.operating_rounds_begun:
        return
    earned = run_worth(step.before, step.actor, step.action["routes"])
    if turn["revenue"] != earned:
        yield f"the {step.actor} earns ${turn['revenue']}; its routes are worth ${earned}"
