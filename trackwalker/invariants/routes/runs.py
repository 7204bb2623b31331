"""What a run is, worked out anew from the map."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.routes.places import Stop, can_pass, earns, stations, stop_at


@invariant(STEP, "18CH-21-l", "18CH-21-m", "18CH-21-n", "18CH-21-o", "18CH-21-p", "18CH-21-q", "18CH-21-s")
def a_run_earns_what_its_places_are_worth(step: Step) -> Iterator[str]:
    """Guards that the revenue is the sum of the values of all places on all routes."""
    if step.type != "run_routes":
        return
    earned = 0
    for route in step.action["routes"]:
        stops = [stop_at(step.before, part) for part in route["path"]]
        earned += sum(earns(step.before, node) for node in stops if node is not None)
    revenue = step.after.state["round"]["turn"]["revenue"]
    if revenue != earned:
        yield f"the {step.actor} earns ${revenue}; the places on its routes are worth ${earned}"


@invariant(
    STEP,
    "18CH-14-a",
    "18CH-14-b",
    "18CH-14-e",
    "18CH-14-h",
    "18CH-21-f",
    "18CH-21-g",
    "18CH-21-k",
    "1846-6.3-b",
    "1846-6.3-c",
    "1846-6.3-e",
    "1846-6.3-f",
    "1846-6.31-a",
    "1846-6.32-a",
    "1846-6.33-a",
    "1846-6.33-b",
    "18FL-7.2.1-n",
    "18FL-7.4-d",
    "18FL-7.4-e",
    "18FL-7.4-f",
    "18FL-7.4-g",
    "18FL-7.4-j",
    "18FL-7.4-k",
    "18FL-7.4-l",
    "18FL-7.4-p",
    "18FL-7.4-t",
    "18FL-7.4-u",
    "18FL-7.4-v",
    "18FL-7.4-w",
    "18GL-4.6.3-d",
    "18GL-4.6.3-e",
    "18GL-4.6.3-q",
    "18GL-4.6.3-u",
    "18GL-4.6.3-v",
)
def routes_keep_the_rules(step: Step) -> Iterator[str]:
    """Guards what a route is: joined track, an own marker, no place twice, no more than the train may.

    Towns that are free use up none of the number, and those that are ignored are no second place either.
    """
    if step.type != "run_routes":
        return
    view, name = step.before, step.actor
    own = stations(view, name)
    at_home = {view.facts.hexes[hexagon].get("group") for hexagon, _ in own} - {None}
    for route in step.action["routes"]:
        path = route["path"]
        words = f"the {route['train']}-train of the {name}"
        stops: list[Stop] = []
        junctions: list[tuple[str, frozenset[int]]] = []
        for number, part in enumerate(path):
            node, ends = stop_at(view, part), number in (0, len(path) - 1)
            if node is not None:
                stops.append((part["hex"], node))
                if not ends and not can_pass(view, name, stops[-1]):
                    yield f"{words} passes {part['hex']}"
            elif ends or not view.facts.joins(
                part["hex"], view.laid.get(part["hex"]), part["in"], part["out"]
            ):
                yield f"{words} runs where there is no track, on {part['hex']}"
            else:
                meeting = view.facts.junction(
                    part["hex"], view.laid.get(part["hex"]), part["in"], part["out"]
                )
                junctions += [(part["hex"], meeting)] if meeting else []
        for one, other in pairwise(path):
            if (
                view.facts.neighbour(one["hex"], one["out"]) != other["hex"]
                or other["in"] != (one["out"] + 3) % 6
            ):
                yield f"{words} does not come from {one['hex']} to {other['hex']}"
        card = view.facts.trains[route["train"]]
        most, towns = card.get("visits", card["stops"]), card.get("towns", "stops")
        numbered = [node for _, node in stops if towns == "stops" or not node.town]
        needed = numbered if towns == "ignored" else stops
        if len(needed) < 2 or (most is not None and len(numbered) > most):
            yield f"{words} has {len(stops)} places"
        places = [view.facts.hexes[hexagon].get("group", (hexagon, node.exits)) for hexagon, node in stops]
        if len({*places}) < len(places) or len({*junctions}) < len(junctions):
            yield f"{words} comes to a place twice"
        if sum(node.direction == "east" for _, node in stops) > 1:
            yield f"{words} joins two places in the east"
        beside = any(view.facts.hexes[hexagon].get("group") in at_home for hexagon, _ in stops)
        if not beside and not any((hexagon, node.exits) in own for hexagon, node in stops):
            yield f"{words} comes to no marker of its company"


def _doubled(view: View, name: str) -> set[int]:
    """The sides of a hex to which its tile has two lines."""
    if name not in view.laid:
        return set()
    tile, rotation = view.laid[name]
    cities = view.facts.components["tile_shapes"][tile].get("cities", ())
    return {(side + rotation) % 6 for city in cities for side in city.get("doubled", ())}


@invariant(
    STEP,
    "18CH-14-c",
    "18CH-21-b",
    "18CH-21-c",
    "18CH-21-d",
    "1846-6.3-o",
    "1846-6.3-q",
    "1846-6.3-a",
    "18FL-7.4-r",
    "18FL-7.4-x",
    "18GL-4.6.3-w",
    "18GL-4.6.3-s",
    "LA-OR.run-b",
    "LA-OR.run-c",
    "LA-OR.run-d",
    unless={"LA-Q52": "b"},
)
def trains_share_no_track(step: Step) -> Iterator[str]:
    """Guards that each train runs one route, and no side of a hex is crossed twice in a run.

    Where two lines lie side by side there is room for two.
    """
    if step.type != "run_routes":
        return
    trains = Counter(train["name"] for train in step.before.companies[step.actor]["trains"])
    trains.subtract(route["train"] for route in step.action["routes"])
    for train, left in trains.items():
        if left < 0:
            yield f"the {step.actor} runs {-left} {train}-train(s) too many"
    paths = [part for route in step.action["routes"] for part in route["path"]]
    crossed = Counter((part["hex"], part[side]) for part in paths for side in ("in", "out") if side in part)
    for (name, side), count in crossed.items():
        if count > 1 + (side in _doubled(step.before, name)):
            yield f"track of {name} at side {side} is used {count} times"
