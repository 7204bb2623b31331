"""How far trains run that count hexes, or whose number of places depends on the trains in play."""

from collections.abc import Iterator, Mapping
from typing import Any

from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.routes.places import stop_at

__all__ = ["row_in_play"]


def _in_play(view: View, train: str) -> int:
    """How many trains of a type the bank has sold; those that companies own only, by a reading."""
    owned = [card["name"] for company in view.companies.values() for card in company["trains"]].count(train)
    if view.terms.trains.owned_ones_are_in_play:
        return owned
    depot = view.state["depot"]
    gone = sum(entry["count"] for entry in depot["gone"] if entry["train"] == train)
    return int(owned + depot["pool"].count(train) + gone)


def row_in_play(view: View, train: str) -> Mapping[str, Any] | None:
    """What the card of a train says for as many of its type as are in play now; None: the same for any."""
    there, found = _in_play(view, train), None
    for step in view.facts.trains[train].get("in_play") or ():
        if "phase" in step:
            holds = view.facts.reached(view.state["phase"], step["phase"])
        else:
            holds = found is None or step["trains"] <= there
        found = step if holds else found
    return found


def _most_hexes(view: View, company: str) -> dict[str, list[int]]:
    """Type of train -> how many hexes each of a company's covers, the widest first, where it counts them."""
    found: dict[str, list[int]] = {}
    for train in view.companies[company]["trains"]:
        hexes = view.facts.trains[train["name"]].get("hexes")
        if hexes is not None:
            found.setdefault(train["name"], []).append(int(hexes))
    for marker in view.state.get("markers", ()):
        more = view.facts.privates[marker["private"]].get("longer_train")
        if more is not None and marker["company"] == company and found.get(marker.get("train", "")):
            found[marker["train"]][0] += int(more)
    return found


@invariant(
    STEP,
    "18GL-4.6.3-h",
    "18GL-4.6.3-o",
    "18GL-4.3-n9a",
    "18GL-4.3-n9b",
    unless={"18GL-Q68": "b"},
)
def trains_cover_no_more_hexes_than_they_may(step: Step) -> Iterator[str]:
    """Guards how many hexes a train comes into that counts them, lakes and off-board areas too.

    One train of a company covers more with the token of a private company.
    """
    if step.type != "run_routes":
        return
    made: dict[str, list[int]] = {}
    once = step.before.terms.trains.hexes_count_once
    for route in step.action["routes"]:
        hexes = [part["hex"] for part in route["path"]]
        counted = len({*hexes}) if once else len(hexes)
        made.setdefault(route["train"], []).append(counted - 1)
    for train, most in _most_hexes(step.before, step.actor).items():
        for covered, may in zip(sorted(made.get(train, ()), reverse=True), most, strict=False):
            if covered > may:
                yield f"a {train}-train of the {step.actor} covers {covered} hexes, not {may}"


@invariant(
    STEP,
    "18GL-4.6.3-i",
    "18GL-4.9-t1",
    "18GL-4.9-t2",
    "18GL-4.9-t3",
    "18GL-4.9-t4",
    "18GL-4.9-t5",
    unless={"18GL-Q07": "b"},
)
def trains_in_play_say_how_many_places_are_visited(step: Step) -> Iterator[str]:
    """Guards how many places a train visits whose number depends on the trains of its type in play."""
    if step.type != "run_routes":
        return
    view = step.before
    for route in step.action["routes"]:
        card = view.facts.trains[route["train"]]
        row = row_in_play(view, route["train"])
        if row is None:
            continue
        nodes = [node for part in route["path"] if (node := stop_at(view, part)) is not None]
        counted = sum(not (node.town and card.get("towns") == "ignored") for node in nodes)
        if counted > int(row["stops"]):
            yield f"a {route['train']}-train of the {step.actor} visits {counted} places, not {row['stops']}"
