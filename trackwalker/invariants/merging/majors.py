"""Companies formed of two minors: when, of which, and what they begin with."""

from collections.abc import Iterator
from typing import Any

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View

__all__: list[str] = []


def _majors(view: View) -> list[dict[str, Any]]:
    return [company for company in view.state["companies"] if company["kind"] == "major"]


@invariant(
    STATE,
    "LA-MG.round-a",
    "LA-MG.form-a",
    "LA-MG.token-c",
    "LA-MG.box-a",
    reads="companies certificates market",
)
def majors_are_made_of_two_minors(view: View) -> Iterator[str]:
    """Guards that each major is formed of two minors, which are out of the game, or not in play."""
    merged = [name for company in _majors(view) for name in company.get("merged", ())]
    for name in sorted({name for name in merged if merged.count(name) > 1}):
        yield f"{name} has been merged twice"
    for company in _majors(view):
        name, minors = company["id"], company.get("merged", [])
        if company["floated"] != bool(minors):
            yield f"{name} is formed of {', '.join(minors) or 'nothing'}"
        if minors and (len({*minors}) != 2 or any(view.companies[one]["kind"] != "minor" for one in minors)):
            yield f"{name} is formed of {', '.join(minors)}"
        for minor in minors:
            if not view.companies[minor]["closed"] or minor in view.cells:
                yield f"{minor} is merged into {name} and still in the game"


@invariant(STATE, "LA-MG.token-e", "LA-MG.token-f", "LA-MG.token-g", reads="companies")
def majors_have_a_hub_a_tile(view: View) -> Iterator[str]:
    """Guards that no major has two hubs on a tile, and that what is left on its charter has a price."""
    for company in _majors(view):
        hexes = [token["hex"] for token in company["tokens"]]
        if len(hexes) > len({*hexes}):
            yield f"{company['id']} has two hubs on one tile"
        if company["floated"] and len(company.get("hub_costs", ())) != company["tokens_left"]:
            yield f"{company['id']} has {company['tokens_left']} hubs left, at other prices"


@invariant(STATE, "LA-MG.round-b", "LA-MG.round-c", "LA-MG.round-d", reads="round companies market phase")
def minors_propose_from_the_highest_price_down(view: View) -> Iterator[str]:
    """Guards that there are merger rounds in green phases only, of minors in operation by their prices."""
    current = view.state["round"]
    if current["kind"] != "merger":
        return
    if current["order"] and "green" not in view.facts.phase[view.state["phase"]]["tiles"]:
        yield f"there is a merger round in phase {view.state['phase']}"
    for name in current["order"]:
        company = view.companies[name]
        if company["kind"] != "minor" or not company["floated"] or company["closed"]:
            yield f"{name} may propose a merger"
    prices = [view.price(name) or 0 for name in current["order"]]
    if prices != sorted(prices, reverse=True):
        yield f"minors propose in the order {', '.join(current['order'])}"


def _president_due(view: View, minors: list[str]) -> str:
    """Who has most shares of two minors; of those tied the president of the first, or of the second.

    If neither is tied it is the next of them clockwise from the president of the first.
    """

    def place(name: str) -> tuple[int, int]:
        cell = view.cells[name]
        return -cell["price"], cell["stack"].index(name)

    first, second = (str(view.companies[name]["president"]) for name in sorted(minors, key=place))
    held = {player: sum(view.share_of(name, player) for name in minors) for player in view.active}
    tied = [player for player, percent in held.items() if percent == max(held.values())]
    around = (view.after_seat(first, count) for count in range(1, len(view.players) + 1))
    return next(player for player in (first, second, *around) if player in tied)


@invariant(
    STEP,
    "LA-MG.pres-a",
    "LA-MG.pres-b",
    "LA-MG.form-b",
    "LA-MG.form-c",
    "LA-MG.token-b",
    "LA-MG.token-d",
    "LA-MG.asset-a",
    "LA-MG.asset-b",
    unless={"LA-Q75": "b"},
)
def majors_have_what_their_minors_had(step: Step) -> Iterator[str]:
    """Guards shares, president, price, hubs, money and trains of a major that is formed."""
    before, after = step.before, step.after
    for old, new in step.changed:
        if new["kind"] != "major" or old.get("merged") or not new.get("merged"):
            continue
        name, minors = new["id"], [before.companies[minor] for minor in new["merged"]]
        if new["cash"] != sum(minor["cash"] for minor in minors):
            yield f"{name} has ${new['cash']}"
        rusted = before.state["phase"] != after.state["phase"]  # by the export after the last merger
        if not rusted and len(new["trains"]) != sum(len(minor["trains"]) for minor in minors):
            yield f"{name} has {len(new['trains'])} trains"
        if {hub["hex"] for hub in new["tokens"]} != {hub["hex"] for c in minors for hub in c["tokens"]}:
            yield f"{name} has not the hubs of {' and '.join(new['merged'])}"
        mean = sum(before.price(minor["id"]) or 0 for minor in minors) // 2
        price = max(price for price in step.facts.rows[0] if price <= mean)
        if after.price(name) != price:
            yield f"{name} begins at ${after.price(name)}, not at ${price}"
        held = {
            holder: sum(before.held.get((minor["id"], holder), 0) // 2 for minor in minors)
            for holder in ("pool", *(f"player:{player}" for player in before.players))
        }
        for holder, percent in held.items():
            if after.held.get((name, holder), 0) != percent:
                yield f"{holder} has {after.held.get((name, holder), 0)}% of {name}, not {percent}%"
        due = _president_due(before, new["merged"])
        if new["president"] != due:
            yield f"{new['president']} presides over {name}, not {due}"
