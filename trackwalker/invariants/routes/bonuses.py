"""What a run earns where a train may visit more places than count, and private companies add bonuses."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.routes.places import Stop, earns, stop_at

Route = Mapping[str, Any]


def _stops(view: View, route: Route) -> list[Stop]:
    """The places that a route comes to."""
    found = ((part["hex"], stop_at(view, part)) for part in route["path"])
    return [(name, node) for name, node in found if node is not None]


def _bonuses(view: View, company: str) -> dict[str, int]:
    """Hex -> what a company's routes are worth more there, in $."""
    found: dict[str, int] = {}
    for marker in view.state.get("markers", ()):
        if marker["company"] == company and marker["hex"] is not None:
            amounts = view.facts.privates[marker["private"]]["marker"]["amounts"]
            found[marker["hex"]] = found.get(marker["hex"], 0) + amounts[marker["hex"]]
    return found


def _worth(view: View, visited: Sequence[Stop], counted: Sequence[Stop], bonuses: Mapping[str, int]) -> int:
    """What a route earns in $ if these of its places count."""
    worth = sum(earns(view, node) for _, node in counted)
    marked = counted if view.terms.routes.marked_places_must_count else visited
    worth += sum(bonuses.get(name, 0) for name, _ in marked)
    ends = {end: [node.bonus for _, node in counted if node.direction == end] for end in ("east", "west")}
    if ends["east"] and ends["west"]:
        worth += max(ends["east"]) + max(ends["west"])
    return worth


def _named(visited: Sequence[Stop], places: Sequence[Mapping[str, Any]]) -> list[Stop]:
    """The stops of a route that are named: by their hex, with exits where there are several in it."""
    return [
        (name, node)
        for name, node in visited
        if any(p["hex"] == name and tuple(sorted(p.get("exits", node.exits))) == node.exits for p in places)
    ]


def _own(view: View, company: str) -> set[tuple[str, tuple[int, ...]]]:
    return {(place["hex"], tuple(place["exits"])) for place in view.companies[company]["tokens"]}


def _route_revenue(view: View, company: str, route: Route) -> int:
    """What a route earns in $ without the mail: what it says that counts, or what is best."""
    visited, bonuses = _stops(view, route), _bonuses(view, company)
    most: int | None = view.facts.trains[route["train"]]["stops"]
    if route.get("counted") is not None:
        return _worth(view, visited, _named(visited, route["counted"]), bonuses)
    if most is None or len(visited) <= most:
        return _worth(view, visited, visited, bonuses)
    own = _own(view, company)
    return max(
        _worth(view, visited, counted, bonuses)
        for counted in combinations(visited, most)
        if any((name, node.exits) in own for name, node in counted)
    )


def run_revenue(view: View, company: str, routes: Sequence[Route]) -> int:
    """What the routes of a company earn together, in $."""
    per_stop = sum(
        view.facts.privates[name].get("bonus_per_stop", 0) for name in view.owned(f"company:{company}")
    )
    mail = int(per_stop) * max((len(_stops(view, route)) for route in routes), default=0)
    return mail + sum(_route_revenue(view, company, route) for route in routes)


@invariant(
    STEP,
    "1846-6.3-h",
    "1846-6.3-j",
    "1846-6.3-l",
    "1846-6.3-m",
    "1846-6.3-n",
    "1846-6.33bis-a",
    "1846-6.4-a",
    "1846-3-az",
    "1846-3-bd",
    "1846-3-bj",
    unless={"1846-Q37": "b"},
)
def a_run_earns_its_places_and_bonuses(step: Step) -> Iterator[str]:
    """Guards that the revenue is that of the places that count, with all bonuses."""
    turn = step.after.turn
    if step.type != "run_routes" or turn.get("company") != step.actor or step.operating_rounds_begun:
        return
    earned = run_revenue(step.before, step.actor, step.action["routes"])
    if turn["revenue"] != earned:
        yield f"the {step.actor} earns ${turn['revenue']}; its routes are worth ${earned}"


@invariant(STEP, "1846-6.3-j", "1846-6.3-k", "1846-6.3-i")
def as_many_places_count_as_the_train_says(step: Step) -> Iterator[str]:
    """Guards that the places named as counted are among those visited, not too many, one its own."""
    if step.type != "run_routes":
        return
    view, own = step.before, _own(step.before, step.actor)
    for route in step.action["routes"]:
        if route.get("counted") is None:
            continue
        visited = _stops(view, route)
        named = _named(visited, route["counted"])
        most = view.facts.trains[route["train"]]["stops"]
        if len(named) != len(route["counted"]) or len(named) != min(most or len(visited), len(visited)):
            yield f"the {route['train']}-train of the {step.actor} counts {route['counted']}"
        if not any((name, node.exits) in own for name, node in named):
            yield f"the {route['train']}-train of the {step.actor} counts no city with its marker"
