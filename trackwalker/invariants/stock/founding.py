"""How a company starts, and that it stays what it became."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from trackwalker.invariants.core.raw import Table
from trackwalker.invariants.core.registry import RAW, STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View


@invariant(
    RAW,
    "18CH-8-f",
    "18CH-8-h",
    "1846-5.1-i",
    "1846-5.25-a",
    "18FL-6-a",
    "18FL-6.1-a",
    "18GL-4.1.3-b",
    reads="companies market",
)
def started_companies_have_a_price(table: Table) -> Iterator[str]:
    """Guards that a company lies on the chart, once, from the moment it starts, and never before."""
    lying = Counter(name for cell in table.state["market"] for name in cell["stack"])
    for company in table.state["companies"]:
        count = lying[company["id"]]
        if company["par"] is None and count:
            yield f"the {company['id']} lies on the chart and has not started"
        elif company["par"] is not None and count != (not company["closed"]):
            yield f"the {company['id']} lies {count} times on the chart"
        if company["floated"] and company["par"] is None and company["kind"] != "independent":
            yield f"the {company['id']} has floated and has not started"


@invariant(
    STATE,
    "18CH-4-a",
    "18CH-4-b",
    "18CH-0-e",
    "1846-5.1-c",
    "18FL-5.3-c",
    "18FL-3.3-aj",
    "18GL-4.1.2-h",
    reads="certificates companies privates pending players",
)
def nobody_trades_an_unstarted_company(view: View) -> Iterator[str]:
    """Guards that of a company not yet started players hold what a private company brought, and no more.

    What it brought is one share however large it is; that of a bankrupt player lies in the pool.
    """
    bankruptcy = len(view.active) < len(view.players)
    gifts: dict[str, list[str]] = {}
    awaited = {entry["context"].get("company") for entry in view.state["pending"] if entry["kind"] == "par"}
    for private in view.state["privates"]:
        if private.get("company") is not None and private["owner"] != "bank":
            gifts.setdefault(private["company"], []).append(private["id"])
    for (company, holder), percent in view.held.items():
        if view.companies[company]["par"] is not None or holder == "ipo" or holder.startswith("private:"):
            continue
        if holder == f"company:{company}" or view.companies[company]["closed"]:
            continue
        usual, share = view.facts.shares["share_percent"], view.share(company)
        printed = sum(view.facts.privates[name]["share"]["percent"] for name in gifts.get(company, ()))
        given, with_owner = printed * share // usual, holder.startswith("player:")
        if not (with_owner or (holder == "pool" and bankruptcy)) or percent > given:
            yield f"{holder} holds {percent}% of the {company}, which has not started"
        elif percent > share and company not in awaited:
            yield f"the {company} has a president's certificate in play and nobody is setting its par value"


@invariant(
    STATE, "18CH-8-d", "18CH-8-j", "1846-5.1-g", "18FL-6.1-d", "18GL-3.3-a", "18GL-3.3-b", reads="companies"
)
def par_values_are_those_of_the_chart(view: View) -> Iterator[str]:
    """Guards that a company started at a price where companies can start."""
    values = view.facts.components["market"]["par_cells"]
    for company in view.state["companies"]:
        if company["par"] is not None and company["par"] not in values and company["kind"] != "national":
            yield f"the {company['id']} has the par value ${company['par']}"


def public_companies(view: View) -> Iterator[tuple[str, Mapping[str, Any]]]:
    yield from ((name, entry) for name, entry in view.companies.items() if entry["kind"] == "public")


@invariant(STATE, "18FL-6.2-d", "18FL-6.2-e", "18FL-6.2-f", "18FL-7.1-d", "18FL-2-i", reads="companies phase")
def companies_have_a_size_of_their_phase(view: View) -> Iterator[str]:
    """Guards that a company not started has the size it would be founded with, and none is left small."""
    facts, phase = view.facts, view.state["phase"]
    sizes = facts.phase[phase]["sizes"]
    large = 100 // facts.shares["conversion"]["share_percent"]
    possible = {facts.usual_shares, large}
    begun = facts.phases[: facts.phases.index(phase) + 1]
    if any(facts.phase[name].get("conversion") == "all" for name in begun):
        possible = {large}
    elif not any(
        facts.phase[name].get("conversion") or large in facts.phase[name]["sizes"] for name in begun
    ):
        possible = {facts.usual_shares}
    for name, company in public_companies(view):
        count = company.get("share_count")
        if company["par"] is None and count != min(sizes):
            yield f"the {name} is not started and has {count} shares in phase {phase}"
        elif count not in possible:
            yield f"the {name} has {count} shares in phase {phase}"


@invariant(STEP, "18FL-6.2-d", "18FL-6.2-e", "18FL-6.2-f", "18FL-6.1-a", "18FL-6.1-b", "18FL-6-a")
def a_company_is_founded_with_a_size(step: Step) -> Iterator[str]:
    """Guards that a company is founded with the shares declared, a size of the phase, at its price."""
    if step.type != "par":
        return
    name, sizes = step.action["company"], step.facts.phase[step.before.state["phase"]]["sizes"]
    declared = step.action.get("shares", sizes[0] if len(sizes) == 1 else None)
    after = step.after.companies[name]
    if declared not in sizes or after["share_count"] != declared:
        yield f"the {name} is founded with {after['share_count']} shares, {declared} declared of {sizes}"
    if after["president"] != step.actor or after["par"] != step.action["price"]:
        yield f"{after['president']} founds the {name} at ${after['par']}"
    cell = step.after.cells[name]
    if cell["price"] != step.action["price"] or cell["stack"][-1] != name:
        yield f"the {name} lies in {cell['cell']} at ${cell['price']}, not at the bottom of ${after['par']}"


@invariant(
    STEP,
    "18CH-4-c",
    "18CH-8-h",
    "18CH-10-a",
    "1846-5.1-i",
    "1846-5.25-a",
    "18FL-6.1-a",
    "18FL-6.2-g",
    "18GL-3.3-f",
    "18GL-4.5.1.2-ae",
)
def companies_stay_what_they_became(step: Step) -> Iterator[str]:
    """Guards that a company keeps its par value, and stays started, floated and experienced."""
    for company, after in step.changed:
        if company["par"] is not None and after["par"] != company["par"]:
            yield f"the par value of the {company['id']} was ${company['par']} and is {after['par']}"
        for member in ("floated", "operated", "closed"):
            if company[member] and not after[member]:
                yield f"the {company['id']} was {member} and is no longer"
