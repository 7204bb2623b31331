"""What there is to see of what charters let companies do."""

from collections.abc import Iterator, Mapping
from typing import Any

from trackwalker.invariants.core.view import Step
from trackwalker.invariants.routes.places import can_pass, stop_at

__all__ = ["abilities"]


def abilities(step: Step) -> Iterator[str]:
    """Which ability is used, and by what kind of company."""
    if step.action["actor"]["kind"] != "company":
        return
    company = step.before.companies[step.actor]
    for name in (company["id"], *company.get("merged", ())):
        card = step.facts.companies.get(name, {}).get("ability")
        if card and _is_used(step, card) and step.before.state.get("charters") is not None:
            yield f"power used: {name}"
            if company["kind"] == "major":
                yield f"power used by a major: {name}"
    if step.type == "lay_tile" and step.facts.colour(step.action["tile"]) == "blue":
        yield "tile laid: blue"
    if step.type == "assign" and step.action["private"] in step.before.companies:
        lying = [m for m in step.after.state["markers"] if m["private"] == step.action["private"]]
        yield f"suburb: number {len(lying)} laid"
    if step.type == "place_token" and company["kind"] == "minor":
        yield "a minor places its extra hub"
    for was, now in step.changed:
        late = [t for t in now["trains"] if t.get("phased_out")]
        before = [t for t in was["trains"] if t.get("phased_out")]
        if len(late) > len(before) and was["kind"] != "independent":
            yield "a train that has rusted may run once more"


def _is_used(step: Step, card: Mapping[str, Any]) -> bool:
    """Whether an ability matters in an action."""
    if step.type == "lay_tile":
        return _builds(step, card)
    if step.type == "run_routes":
        return _runs(step, card)
    if step.type == "assign":
        return "suburbs" in card
    limit = step.before.train_limit(step.actor)
    if "more_trains" in card and step.type == "buy_train" and limit is not None:
        return len(step.after.trains_counted(step.actor)) > limit - int(card["more_trains"])
    return False


def _builds(step: Step, card: Mapping[str, Any]) -> bool:
    colour, laid = step.facts.colour(step.action["tile"]), step.before.turn["laid"]
    if "yellow_after_upgrade" in card:
        upgraded = any(step.facts.colour(tile["tile"]) not in ("yellow", "blue") for tile in laid)
        return upgraded and colour in ("yellow", "blue")
    if "for_a_mountain" in card:
        return step.income(step.actor) > 0
    return "bridges" in card and colour == "blue"


def _runs(step: Step, card: Mapping[str, Any]) -> bool:
    view, routes = step.before, step.action["routes"]
    trains = view.companies[step.actor]["trains"]
    if "longer_single_train" in card and len(trains) == 1 and routes:
        most = step.facts.trains[trains[0]["name"]]["stops"]
        return most is not None and _stops(step, routes[0]) > most
    if "last_runs" in card:
        return any(train.get("phased_out") for train in trains) and bool(routes)
    if "suburbs" in card:
        marked = {marker["hex"] for marker in view.state.get("markers", ())}
        return any(part["hex"] in marked for route in routes for part in route["path"])
    if "passes_full_cities" in card:
        return any(_passes(step, part) for route in routes for part in route["path"][1:-1])
    return False


def _stops(step: Step, route: Mapping[str, Any]) -> int:
    """How many places a route comes to, those that track inside a hex joins counted once."""
    return sum(stop_at(step.before, part) is not None for part in route["path"])


def _passes(step: Step, part: Mapping[str, Any]) -> bool:
    node = stop_at(step.before, part)
    return node is not None and node.slots > 0 and not can_pass(step.before, step.actor, (part["hex"], node))
