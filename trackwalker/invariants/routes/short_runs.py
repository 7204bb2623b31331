"""Runs where cities and distant places are the only stops, and one of them is enough for a route."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from trackwalker.invariants.core.facts import Node
from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.routes.places import Stop, can_pass, earns, stations

__all__ = ["joined"]

Path = Sequence[Mapping[str, Any]]


def joined(view: View, name: str) -> dict[Node, list[Node]]:
    """The places of a hex, each with those to which track inside the hex leads."""
    lying = view.laid.get(name)
    nodes, drawn = view.facts.nodes(name, lying), view.facts.map.places(name, lying)
    return {
        node: [nodes[other] for other in place.drawn.get("joined", ())]
        for node, place in zip(nodes, drawn, strict=False)
    } | {node: [] for node in nodes[len(drawn) :]}


def _at(view: View, name: str, side: int) -> Node | None:
    return next((node for node in joined(view, name) if side in node.exits), None)


def _of_an_end(view: View, part: Mapping[str, Any], first: bool) -> list[Stop]:
    """The stops where a route begins or ends: the one to which the side leads, maybe one joined to it."""
    name, places = part["hex"], joined(view, part["hex"])
    named = tuple(sorted(part["exits"])) if "exits" in part else None
    side: int | None = part.get("out" if first else "in")
    beside = next(iter(places)) if side is None else _at(view, name, side)
    if side is None and named is not None:
        beside = next(node for node in places if node.exits == named)
    if beside is None:
        raise LookupError(f"no track of {name} leads to a place from side {side}")
    if named is None or named == beside.exits:
        return [(name, beside)]
    other = next(node for node in places[beside] if node.exits == named)
    return [(name, other), (name, beside)] if first else [(name, beside), (name, other)]


def _crossed(view: View, part: Mapping[str, Any]) -> list[Stop]:
    """The stops where a route runs through a hex; none over plain track."""
    name, into, out = part["hex"], part["in"], part["out"]
    one, other = _at(view, name, into), _at(view, name, out)
    if one is not None and one == other and into != out:
        return [(name, one)]
    if one is not None and other is not None and other in joined(view, name)[one]:
        return [(name, one), (name, other)]
    if view.facts.joins(name, view.laid.get(name), into, out):
        return []
    raise LookupError(f"no track of {name} leads from side {into} to side {out}")


def _meet(view: View, part: Mapping[str, Any], following: Mapping[str, Any]) -> bool:
    """Whether a route that leaves a hex by a side comes into the next one there."""
    there, side = view.facts.neighbour(part["hex"], part["out"]), (part["out"] + 3) % 6
    return bool((following["hex"], following["in"]) == (there, side))


def _visited(view: View, path: Path) -> list[Stop]:
    """The places to which a route comes, in order. Raises LookupError where there is no track."""
    if len(path) == 1 or not {"in", "out"} & {*path[0]}:
        stops = [stop for part in path for stop in _of_an_end(view, part, first=True)]
        for (name, one), (_, other) in pairwise(stops):
            if other not in joined(view, name)[one]:
                raise LookupError(f"no track joins both places of {name}")
        return stops
    found = _of_an_end(view, path[0], first=True)
    for part in path[1:-1]:
        found += _crossed(view, part)
    for part, following in pairwise(path):
        if not _meet(view, part, following):
            raise LookupError(f"{part['hex']} and {following['hex']} do not meet there")
    return found + _of_an_end(view, path[-1], first=False)


def _passes_full(view: View, company: str) -> bool:
    return any(card.get("passes_full_cities") for card in view.abilities(company))


def _counted(view: View, company: str, visited: Sequence[Stop]) -> list[Stop]:
    """Those of the places of a route that are stops: not full cities that are passed by an ability."""
    if not _passes_full(view, company):
        return list(visited)
    last = len(visited) - 1
    return [
        stop
        for number, stop in enumerate(visited)
        if number in (0, last) or view.facts.hexes[stop[0]]["kind"] == "red" or can_pass(view, company, stop)
    ]


def _suburbs(view: View, company: str) -> dict[str, int]:
    """What the markers of a company's charters add to cities, in $."""
    worth = {
        name: int(view.facts.companies[name].get("ability", {})["suburbs"]["bonus"])
        for name in (company, *view.companies[company].get("merged", ()))
        if "suburbs" in view.facts.companies[name].get("ability", {})
    }
    return {
        marker["hex"]: worth[marker["private"]]
        for marker in view.state.get("markers", ())
        if marker["private"] in worth
    }


@invariant(
    STEP,
    "LA-SU.dest-b",
    "LA-OR.flow-d",
    "LA-OR.run-i",
    "LA-OR.run-k",
    unless={"LA-Q55": "b"},
)
def a_run_earns_its_cities_and_destinations(step: Step) -> Iterator[str]:
    """Guards that the revenue is that of all stops of all routes, with the markers of an ability."""
    turn = step.after.turn
    if step.type != "run_routes" or turn.get("company") != step.actor or step.operating_rounds_begun:
        return
    view, suburbs, earned = step.before, _suburbs(step.before, step.actor), 0
    for route in step.action["routes"]:
        for name, node in _counted(view, step.actor, _visited(view, route["path"])):
            earned += earns(view, node) + suburbs.get(name, 0)
    if turn["revenue"] != earned:
        yield f"the {step.actor} earns ${turn['revenue']}; its routes are worth ${earned}"


@invariant(
    STEP,
    "LA-OR.run-a",
    "LA-OR.run-e",
    "LA-OR.run-f",
    "LA-OR.run-g",
    "LA-OR.run-h",
    "LA-OR.run-j",
    "LA-OR.flow-d",
    unless={"LA-Q55": "b"},
)
def routes_of_cities_keep_the_rules(step: Step) -> Iterator[str]:
    """Guards what a route is: joined track, an own hub, no place twice, no more stops than the train may."""
    if step.type != "run_routes":
        return
    view, name = step.before, step.actor
    own, terms, through = stations(view, name), view.terms.routes, _passes_full(view, name)
    longer = sum(card.get("longer_single_train", 0) for card in view.abilities(name))
    longer *= len(view.companies[name]["trains"]) == 1
    alone: list[Stop] = []
    for route in step.action["routes"]:
        words = f"the {route['train']}-train of the {name}"
        try:
            visited = _visited(view, route["path"])
        except (LookupError, StopIteration) as error:
            yield f"{words} runs where there is no track: {error}"
            continue
        for stop in visited[1:-1]:
            if not can_pass(view, name, stop) and (view.facts.hexes[stop[0]]["kind"] == "red" or not through):
                yield f"{words} passes {stop[0]}"
        stops = _counted(view, name, visited)
        most = view.facts.trains[route["train"]]["stops"]
        if not stops or (most is not None and len(stops) > most + longer):
            yield f"{words} makes {len(stops)} stops"
        places = [view.facts.hexes[hexagon].get("group", (hexagon, node.exits)) for hexagon, node in visited]
        if len({*places}) < len(places):
            yield f"{words} comes to a place twice"
        if not any((hexagon, node.exits) in own for hexagon, node in visited):
            yield f"{words} comes to no hub of its company"
        ends = [visited[0], visited[-1]]
        full = any(node.slots and not can_pass(view, name, (where, node)) for where, node in ends)
        if through and full and terms.passed_cities_are_no_ends:
            yield f"{words} ends in a full city"
        for part in route["path"][1:-1]:
            bend = (part["in"] - part["out"]) % 6 in (1, 5) and not _crossed(view, part)
            if bend and terms.bends_are_sharp:
                yield f"{words} takes a sharp bend on {part['hex']}"
        alone += visited if len(visited) == 1 else ()
    if terms.stops_apart and len({(hexagon, node.exits) for hexagon, node in alone}) < len(alone):
        yield f"two trains of the {name} stop in one place only, and in the same"


@invariant(STEP, "LA-OR.flow-g", "LA-OR.run-l")
def what_can_be_earned_is_not_left_out(step: Step) -> Iterator[str]:
    """Guards that a company with a train and a hub in a city that is worth something does run."""
    name, order = step.before.turn.get("company"), step.before.facts.notes.turn_steps
    was = step.before.turn.get("step")
    if name is None or was not in order or step.type == "run_routes":
        return
    company, now = step.after.companies[name], step.after.turn
    if company["closed"] or order.index(was) >= order.index("run"):
        return
    same = now.get("company") == name and not step.operating_rounds_begun
    if same and now["step"] in order[: order.index("run") + 1]:
        return
    worth = [
        earns(step.after, step.facts.city(place["hex"], step.after.laid.get(place["hex"]), place["exits"]))
        for place in company["tokens"]
    ]
    if company["trains"] and any(worth):
        yield f"the {name} has a train and a hub in a city worth ${max(worth)}, and does not run"
    if same and now["revenue"]:
        yield f"the {name} has not run and has earned ${now['revenue']}"


@invariant(STATE, "LA-OR.flow-d", reads="markers companies")
def suburbs_lie_on_ordinary_cities(view: View) -> Iterator[str]:
    """Guards the markers of an ability: as many as there are, one each on ordinary cities, their owner."""
    lying = [marker for marker in view.state.get("markers", ()) if marker["marker"] == "suburb"]
    for name, card in view.facts.companies.items():
        own = [marker for marker in lying if marker["private"] == name]
        most = card.get("ability", {}).get("suburbs", {}).get("markers", 0)
        if len(own) > most or len({marker["hex"] for marker in own}) < len(own):
            yield f"{len(own)} markers of {name} lie on {', '.join(marker['hex'] for marker in own)}"
        for marker in own:
            if marker["company"] is None:
                continue  # its company has left the game
            company = view.companies[marker["company"]]
            if name not in (company["id"], *company.get("merged", ())) or company["closed"]:
                yield f"a marker of {name} is {company['id']}'s"
            ground = view.facts.hexes[marker["hex"]]
            if ground["kind"] != "city" or "label" in ground:
                yield f"a marker of {name} lies on {marker['hex']}, which is no ordinary city"
