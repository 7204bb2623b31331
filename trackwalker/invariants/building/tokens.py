"""The tokens of the charters: as many as printed, and they stay where they are."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from trackwalker.invariants.core.raw import Table, cleared
from trackwalker.invariants.core.registry import RAW, STEP, invariant
from trackwalker.invariants.core.view import Step


@invariant(
    RAW,
    "18CH-10-e",
    "18CH-20-g",
    "1846-6.26-d",
    "1846-3-aw",
    "18FL-3.1-h",
    "18FL-3.3-ab",
    "18FL-7.3-d",
    "18GL-4.4-d",
    "18GL-4.5-t12",
    "18GL-4.6.2-b",
    unless={"18CH-Q38": "bc"},
    reads="companies privates phase",
)
def tokens_add_up(table: Table) -> Iterator[str]:
    """Guards that a company's tokens on the map and those left are as many as its charter has, one a hex.

    An extra one may stand where an independent company started, or where a private company gives one; a
    terminal is always one. A hotel where a phase cleared the hexes may have left the game.
    """
    charters = {company["id"]: len(company["tokens"]) for company in table.components["companies"]}
    independents = table.components.get("independents", ())
    homes = {entry["home"]["hex"]: entry["id"] for entry in independents}
    given = {card["token"]["hex"]: card["id"] for card in table.components["privates"] if card.get("token")}
    gone = {company["id"] for company in table.state["companies"] if company["closed"]}
    gone |= {private["id"] for private in table.state["privates"] if private.get("uses_left") == 0}
    national = table.components.get("national") or {}
    lost = sum(table.components["hexes"][name]["kind"] == "town" for name in cleared(table))
    for company in table.state["companies"]:
        if company["closed"]:
            continue
        laid = [place for place in company["tokens"] if place.get("kind") != "terminal"]
        left = company["tokens_left"]
        printed = charters.get(company["id"], 1) + table.terms.building.home_token_on_top
        places = (homes.get(place["hex"]) or given.get(place["hex"]) for place in laid)
        extra = sum(place in gone for place in places)
        if company["kind"] == "national":
            most = (1 + national["tokens_replaced"]) * len(company.get("merged", ()))
            if not 0 <= len(laid) + left - national["more_tokens"] <= most:
                yield f"the {company['id']} has {len(laid)} tokens on the map and {left} left"
            continue
        if not -lost <= len(laid) + left - printed <= extra:
            yield f"the {company['id']} has {len(laid)} tokens on the map, {left} left, {printed} printed"
        for hexagon, count in Counter(place["hex"] for place in laid).items():
            if count > 1 and not table.terms.building.two_tokens_in_a_city:
                yield f"the {company['id']} has {count} tokens on {hexagon}"


@invariant(
    STEP,
    "18CH-18-b",
    "18CH-20-b",
    "18CH-10-e",
    "1846-5.1-k",
    "1846-3-ar",
    "1846-5.25-b",
    "1846-6.2-ae",
    "18FL-3.3-ah",
    "18FL-3.3-ai",
    "18FL-7.2.2-d",
    "18FL-7.3.2-b",
    "18GL-4.6.1.1-t",
    "18GL-4.6.2-a",
    unless={"1846-Q55": "b"},
)
def markers_stay_on_the_map(step: Step) -> Iterator[str]:
    """Guards that markers stay in their hexes, and that a company places its own, one an action.

    A company that leaves the game takes its markers along; the buyer of an independent one may replace its
    marker, and one of a company's own may be handed in for a free one. A phase that takes the tiles off a hex
    takes a hotel there along.
    """
    for company, after in step.changed:
        name = company["id"]
        buys = step.type == "buy_company" and step.actor == name
        if company["tokens"] == after["tokens"] and not buys:
            continue
        if company["kind"] == "national" or step.type == "replace_tokens" or name in _merging(step):
            continue
        old, new = ([_marker(place) for place in entry["tokens"]] for entry in (company, after))
        if after["closed"] and not company["closed"] and not new:
            continue
        if buys:
            old += [hexagon for hexagon in _markers_bought(step) if hexagon not in old]
            if Counter(new) != Counter(old):
                yield f"the markers of the {name} are on {', '.join(new)}, not on {', '.join(old)}"
            continue
        if old == new:
            continue
        if step.type == "place_token" and step.action.get("removes") is not None:
            old.remove(step.action["removes"]["hex"])
        swept = {f"{name} (hotel)" for name in step.cleared}
        if swept & {*old}:
            old = [marker for marker in old if marker not in swept]
            if old == new:
                continue
        if new[: len(old)] != old:
            yield f"the markers of the {name} were on {', '.join(old)} and are on {', '.join(new)}"
        home = not old and len(new) == 1 and new[0] in step.facts.homes(name)
        if not home and (step.type != "place_token" or step.builder != name or len(new) != len(old) + 1):
            yield f"the {name} has new markers by the action {step.type} of {step.actor}"


def _merging(step: Step) -> list[str]:
    """The companies that are merged within the action."""
    return list(step.after.companies[step.after.national or ""].get("merged", ())) if step.formed else []


def _marker(place: Mapping[str, Any]) -> str:
    """The hex of a marker, and what it is there if no station in a space."""
    return f"{place['hex']} ({place['kind']})" if place.get("kind") else str(place["hex"])


def _markers_bought(step: Step) -> list[str]:
    """The hexes with markers of the independent company that is bought; none for another private company."""
    bought = step.before.companies.get(step.action["private"])
    return [] if bought is None else [place["hex"] for place in bought["tokens"]]
