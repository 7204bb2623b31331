"""Actions that lie beside the legal ones, most with one thing changed."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from trackwalker.invariants.core.facts import Facts
from trackwalker.port.templates import covered

__all__ = ["Mutant", "mutants", "near_misses", "places", "smaller_sums", "wrong_runs"]

Action = dict[str, Any]
State = Mapping[str, Any]


@dataclass(frozen=True)
class Mutant:
    """A changed action. what: what was changed. listed: whether a template covers it all the same."""

    action: Action
    what: str
    listed: bool


def near_misses(
    template: Mapping[str, Any], action: Mapping[str, Any], state: State, facts: Facts
) -> list[tuple[str, Action]]:
    """Actions that differ in one thing from one of a template: what differs, and the action."""
    return [*_changes(dict(action), state, facts), *_beside_the_range(template, dict(action))]


def places(action: Mapping[str, Any], state: State, facts: Facts) -> list[tuple[str, Action]]:
    """The same elsewhere on the map, wherever it might be legal another time; none where it has no place."""
    plausible = _PLAUSIBLE.get(str(action["type"]))
    if plausible is None:
        return []
    return [("place", change) for change in plausible(dict(action), state, facts)]


def mutants(
    template: Mapping[str, Any],
    action: Mapping[str, Any],
    state: State,
    templates: Sequence[Mapping[str, Any]],
    facts: Facts,
    rng: random.Random,
    count: int,
) -> list[Mutant]:
    """At most so many changes of an action that a template stands for, at random, no two alike.

    templates: everything that is legal now. An action in the name of another player than the one who decides
    is never listed, whatever the templates say.
    """
    changes = near_misses(template, action, state, facts)
    rng.shuffle(changes)
    like = places(action, state, facts)
    if like:
        changes = [*rng.sample(like, min(count // 2, len(like))), *changes]
    found: list[Mutant] = []
    for what, changed in changes:
        if len(found) == count:
            break
        if changed == action or any(changed == other.action for other in found):
            continue
        found.append(Mutant(changed, what, what != "by" and covered(templates, changed, facts.same_look)))
    return found


def smaller_sums(action: Action) -> Iterator[Action]:
    """The same action for less, from the least on: a bid or a price."""
    price = action.get("price")
    if isinstance(price, int) and price > 5:
        yield from (
            {**action, "price": price - 5 * steps} for steps in (64, 32, 16, 8, 4, 2, 1) if price > 5 * steps
        )


def _changes(action: Action, state: State, facts: Facts) -> Iterator[tuple[str, Action]]:
    for field, values in _other_values(action, state, facts).items():
        for value in values:
            yield field, {**action, field: value}
    yield from _other_actors(action, state)
    yield "type", {"type": "pass", "actor": action["actor"]}
    yield "type", {"type": "bankrupt", "actor": action["actor"]}
    for name in ("convert", "take_loan", "payoff_loan"):
        yield "type", {"type": name, "actor": action["actor"]}
    for field in ("agreed_by", "exchange", "private", "removes"):
        if field in action and not (field == "private" and action["type"] not in _POWERS):
            yield f"without {field}", {name: value for name, value in action.items() if name != field}
    if action["type"] == "buy_train" and "exchange" not in action:
        for name in facts.trains:
            yield "exchange", {**action, "exchange": name}
    if action["type"] in _POWERS and "private" not in action:
        for name in facts.privates:
            yield "private", {**action, "private": name}
    if action["type"] == "place_token" and "removes" not in action:
        yield "removes", {**action, "removes": {"hex": action["hex"], "exits": action["exits"]}}
    if action["type"] == "par":
        yield from _other_sizes(action, state, facts)
    if action["type"] == "shuffle":
        yield "a card less", {**action, "cards": action["cards"][:-1]}
        yield "other cards", {**action, "cards": ["blank"] * len(action["cards"])}
    if action["type"] == "assign":
        yield "nothing", {field: action[field] for field in ("type", "actor", "private")}
        yield "both", {"hex": "G7", "company": state["companies"][0]["id"], **action}


def _other_sizes(action: Action, state: State, facts: Facts) -> Iterator[tuple[str, Action]]:
    """Founding a company with a number of shares that the phase does not offer, or with none declared."""
    offered = facts.phase[state["phase"]].get("sizes", ())
    for count in (5, 10, 20):
        if offered and count not in offered:
            yield "shares", {**action, "shares": count}
    if "shares" in action:
        yield "without shares", {name: value for name, value in action.items() if name != "shares"}


_POWERS = ("lay_tile", "place_token")
"""What the power of a private company can be used for, besides its being done without."""


def _beside_the_range(template: Mapping[str, Any], action: Action) -> Iterator[tuple[str, Action]]:
    for field, value in template.items():
        if isinstance(value, Mapping) and {"min", "max"} <= value.keys():
            for amount in (value["min"] - 1, value["max"] + 1, value["max"] + value.get("step", 1)):
                yield field, {**action, field: amount}


def _other_actors(action: Action, state: State) -> Iterator[tuple[str, Action]]:
    actor = action["actor"]
    for player in state["players"]:
        yield "actor", {**action, "actor": {"kind": "player", "id": player["id"]}}
        if actor["kind"] == "company" and player["id"] != actor.get("by", player["id"]):
            by = {"kind": "company", "id": actor["id"], "by": player["id"]}
            yield "by", {**action, "actor": by}
    for company in state["companies"]:
        if company["president"] is not None or company["kind"] == "independent":
            yield "actor", {**action, "actor": {"kind": "company", "id": company["id"]}}
    yield "actor", {**action, "actor": {"kind": "chance", "id": "chance"}}


def _other_values(action: Action, state: State, facts: Facts) -> dict[str, list[Any]]:
    """Other values for the fields that the action has."""
    values: dict[str, list[Any]] = {}
    if "price" in action:
        price = action["price"]
        values["price"] = [
            price + 1,
            price - 1,
            price + 5,
            price - 5,
            price + 1000,
            0,
            -price,
            price * 2 + 10,
        ]
    if "percent" in action:
        values["percent"] = [action["percent"] + 10, 0, -10, 20, 60, 100, 15]
    if "company" in action:
        values["company"] = [company["id"] for company in state["companies"]]
    if "private" in action:
        values["private"] = list(facts.privates)
    if "train" in action:
        values["train"] = list(facts.trains)
    if "from" in action:
        values["from"] = ["ipo", "pool", "bank", *(f"company:{name}" for name in facts.companies)]
        values["from"] += [f"player:{player['id']}" for player in state["players"]]
    if "hex" in action:
        values["hex"] = list(facts.hexes)
    if "tile" in action:
        values["tile"] = list(facts.shapes)
    if "rotation" in action:
        values["rotation"] = list(range(6))
    if "exits" in action:
        values["exits"] = [[side] for side in range(6)] + [[]]
    if "count" in action:
        values["count"] = [action["count"] + 1, action["count"] + 10, 0, -1]
    if "line" in action:
        values["line"] = [line["id"] for line in facts.components["ferries"]]
    if action["type"] == "dividend":
        values["kind"] = ["payout", "withhold", "half"]
    if "piece" in action:
        values["piece"] = list(facts.components["parts"]["pieces"])
    for field in ("with", "into"):
        if field in action:
            values[field] = [company["id"] for company in state["companies"]]
    if "card" in action:
        values["card"] = [*facts.privates, "blank", "player"]
    if "agreed_by" in action:
        values["agreed_by"] = [player["id"] for player in state["players"]]
    return values


# what might be legal elsewhere or another time --------------------------------------------------------


def _fitting_lays(action: Action, state: State, facts: Facts) -> Iterator[Action]:
    """Every lay that fits the map, whether the company may build there or not."""
    laid = {tile["hex"]: (tile["tile"], tile["rotation"]) for tile in state["tiles"]["laid"]}
    for name, hexagon in facts.hexes.items():
        if hexagon["kind"] != "blue":
            for tile, rotation in facts.lays(name, laid.get(name)):
                yield {**action, "hex": name, "tile": tile, "rotation": rotation}


def _cities(action: Action, state: State, facts: Facts) -> Iterator[Action]:
    """A marker in every city of the map, and in every town where there are hotels."""
    laid = {tile["hex"]: (tile["tile"], tile["rotation"]) for tile in state["tiles"]["laid"]}
    for name in facts.hexes:
        for node in facts.nodes(name, laid.get(name)):
            if node.slots or (node.town and facts.has_hotels):
                yield {**action, "hex": name, "exits": list(node.exits)}


def _around_the_map(action: Action, state: State, facts: Facts) -> Iterator[Action]:  # noqa: ARG001
    """A piece, or a single hex, in every free place at the rim of what has been laid, turned in each way."""
    names = list(facts.hexes)
    beside = {facts.neighbour(name, side) for name in names for side in range(6)} - {*names}
    beside |= {facts.neighbour(name, side) for name in beside for side in range(6)} - {*names}
    for name in sorted(beside):
        if "rotation" in action:
            yield from ({**action, "hex": name, "rotation": rotation} for rotation in range(6))
        else:
            yield {**action, "hex": name}


_PLAUSIBLE: dict[str, Callable[[Action, State, Facts], Iterator[Action]]] = {
    "lay_tile": _fitting_lays,
    "place_token": _cities,
    "lay_piece": _around_the_map,
    "lay_blank": _around_the_map,
}


def wrong_runs(
    routes: Sequence[Mapping[str, Any]], trains: Sequence[str], *, short: bool = False
) -> Iterator[tuple[str, list[Any]]]:
    """Changes of a legal run that are no legal run: what is wrong, and the routes.

    short: a route may have one stop only.
    """
    yield "no route", []
    for number, route in enumerate(routes):
        others = [*routes[:number], *routes[number + 1 :]]
        yield "a route twice", [*routes, route]
        if not short:
            yield "one stop only", [*others, {**route, "path": route["path"][:1]}]
        yield "the last hex again", [*others, {**route, "path": [*route["path"], route["path"][-1]]}]
        yield "a train that is not there", [*others, {**route, "train": _absent(trains)}]
        if route.get("counted"):
            yield "a counted place twice", [*others, {**route, "counted": [route["counted"][0]] * 2}]
            yield "a place not visited", [*others, {**route, "counted": [{"hex": "A1"}]}]
        if len(route["path"]) > 2:
            yield "a hex left out", [*others, {**route, "path": [route["path"][0], *route["path"][2:]]}]


def _absent(trains: Sequence[str]) -> str:
    return next(name for name in ("2", "3", "4", "5", "6", "D", "7/8", "none") if name not in trains)
