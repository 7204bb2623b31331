"""The places that a route comes to: what they earn, and who may pass them."""

from collections.abc import Mapping
from typing import Any

from trackwalker.invariants.core.facts import Node
from trackwalker.invariants.core.view import View

Stop = tuple[str, Node]
"""A hex and the place in it that a route comes to."""


def stop_at(view: View, step: Mapping[str, Any]) -> Node | None:
    """The place that a step of a route comes to; None where it runs over plain track."""
    sides = {step[side] for side in ("in", "out") if side in step}
    named = tuple(sorted(step["exits"])) if "exits" in step else None
    for node in view.facts.nodes(step["hex"], view.laid.get(step["hex"])):
        if sides <= {*node.exits, *node.ferry} and named in (None, node.exits):
            return node
    return None


def earns(view: View, node: Node) -> int:
    """What a place earns in this phase by its colour, in $."""
    number: int = view.facts.phase[view.state["phase"]]["red_value"]
    return node.values[number - 1]


def _lets_pass(view: View, place: Mapping[str, Any]) -> bool:
    """Whether a marker that stands in no space opens a city for its company."""
    return place["kind"] == "terminal" and not view.terms.routes.terminals_block


def stations(view: View, company: str) -> set[tuple[str, tuple[int, ...]]]:
    """The cities with a marker of a company from which it can run: those that are no hotels."""
    places = view.companies[company]["tokens"]
    return {(place["hex"], tuple(place["exits"])) for place in places if place.get("kind") != "hotel"}


def can_pass(view: View, company: str, stop: Stop) -> bool:
    """Whether a company's train can run on beyond a place."""
    name, node = stop
    if view.facts.hexes[name]["kind"] == "red":
        return False
    tokens = [
        (entry["id"], place)
        for entry in view.state["companies"]
        for place in entry["tokens"]
        if place.get("kind") is None or (entry["id"] == company and _lets_pass(view, place))
    ]
    tokens += [(token["company"], token) for token in (view.state.get("removed") or {}).get("tokens", ())]
    holders = [
        holder for holder, place in tokens if place["hex"] == name and tuple(place["exits"]) == node.exits
    ]
    return not node.slots or len(holders) < node.slots or company in holders
