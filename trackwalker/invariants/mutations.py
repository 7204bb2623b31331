"""Actions that lie beside the legal ones: one thing changed in each."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from trackwalker.invariants.facts import Facts
from trackwalker.port.templates import covered

__all__ = ["Mutant", "mutants"]

Action = dict[str, Any]


@dataclass(frozen=True)
class Mutant:
    """A changed action. what: what was changed. listed: whether a template covers it all the same."""

    action: Action
    what: str
    listed: bool


def mutants(
    action: Mapping[str, Any],
    state: Mapping[str, Any],
    templates: Sequence[Mapping[str, Any]],
    facts: Facts,
    rng: random.Random,
    count: int,
) -> list[Mutant]:
    """So many changes of an action that is legal now, at random, no two alike.

    A change of `by` to another player is never listed; free routes are left out, as a template says nothing
    about them.
    """
    found: list[Mutant] = []
    for what, changed in _shuffled(_changes(dict(action), state, facts, rng), rng):
        if len(found) == count:
            break
        if changed == action or any(changed == other.action for other in found):
            continue
        listed = what != "by" and covered(templates, changed, facts.same_look)
        found.append(Mutant(changed, what, listed))
    return found


def _shuffled(changes: Iterator[tuple[str, Action]], rng: random.Random) -> list[tuple[str, Action]]:
    everything = list(changes)
    rng.shuffle(everything)
    return everything


def _changes(
    action: Action, state: Mapping[str, Any], facts: Facts, rng: random.Random
) -> Iterator[tuple[str, Action]]:
    for field, values in _other_values(action, state, facts, rng).items():
        for value in values:
            yield field, {**action, field: value}
    yield from _other_actors(action, state)
    yield "type", {"type": "pass", "actor": action["actor"]}
    yield "type", {"type": "bankrupt", "actor": action["actor"]}
    for field in ("agreed_by", "exchange", "private"):
        if field in action and not (field == "private" and action["type"] in ("bid", "buy_company")):
            yield f"without {field}", {name: value for name, value in action.items() if name != field}
    if action["type"] == "buy_train" and "exchange" not in action:
        yield "exchange", {**action, "exchange": rng.choice(list(facts.trains))}
    if action["type"] == "lay_tile" and "private" not in action:
        yield "private", {**action, "private": rng.choice(list(facts.privates))}


def _other_actors(action: Action, state: Mapping[str, Any]) -> Iterator[tuple[str, Action]]:
    actor = action["actor"]
    for player in state["players"]:
        yield "actor", {**action, "actor": {"kind": "player", "id": player["id"]}}
        if actor["kind"] == "company":
            by = {"kind": "company", "id": actor["id"], "by": player["id"]}
            if player["id"] != actor.get("by", player["id"]):
                yield "by", {**action, "actor": by}
    for company in state["companies"]:
        if company["president"] is not None:
            yield "actor", {**action, "actor": {"kind": "company", "id": company["id"]}}


def _other_values(
    action: Action, state: Mapping[str, Any], facts: Facts, rng: random.Random
) -> dict[str, list[Any]]:
    """Other values for the fields that the action has."""
    values: dict[str, list[Any]] = {}
    if "price" in action:
        price = action["price"]
        values["price"] = [price + 1, price - 1, price + 5, price - 5, price + 1000, 0, -price, price * 2 + 10]
    if "percent" in action:
        values["percent"] = [action["percent"] + 10, 0, -10, 20, 60, 100, 15]
    if "company" in action:
        values["company"] = list(facts.companies)
    if "private" in action:
        values["private"] = list(facts.privates)
    if "train" in action:
        values["train"] = list(facts.trains)
    if "from" in action:
        values["from"] = ["ipo", "pool", "bank"]
        if action["type"] == "buy_train":
            values["from"] += [f"company:{name}" for name in facts.companies]
    if "hex" in action:
        values["hex"] = [*rng.sample(sorted(facts.hexes), 4), *(tile["hex"] for tile in state["tiles"]["laid"])]
    if "tile" in action:
        values["tile"] = rng.sample(sorted(facts.shapes), 8)
    if "rotation" in action:
        values["rotation"] = list(range(6))
    if "exits" in action:
        values["exits"] = [[rng.randrange(6)], sorted(rng.sample(range(6), 2)), []]
    if action["type"] == "dividend":
        values["kind"] = ["payout", "withhold", "half"]
    if "agreed_by" in action:
        values["agreed_by"] = [player["id"] for player in state["players"]]
    return values
