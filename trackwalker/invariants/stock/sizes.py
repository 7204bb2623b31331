"""What holds where companies have shares of two sizes: founding, floating and converting."""

from collections.abc import Iterator, Mapping
from typing import Any

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.turns.converting import conversion_pay, converts


def _public(view: View) -> Iterator[tuple[str, Mapping[str, Any]]]:
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
    for name, company in _public(view):
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


@invariant(STATE, "18FL-6.2-o", "18FL-6.2-p", "18FL-6.2-q", "18FL-3.1-h", reads="companies round")
def a_company_begins_with_the_capital_of_its_size(view: View) -> Iterator[str]:
    """Guards that until its first turn a company has five or ten times its start value, and its home marker.

    By one reading one that was converted before it floated has more.
    """
    if view.state["round"]["kind"] == "over":
        return
    for name, company in _public(view):
        if not company["floated"] or company["operated"] or name == view.turn.get("company"):
            continue
        capital = company["par"] * view.facts.terms_of(view.shares(name))["capital_in_pars"]
        paid_twice = capital + company["par"] * view.facts.shares["conversion"]["pays_in_prices"]
        early = view.follows("18FL-Q23", "c") and company["cash"] == paid_twice
        if company["cash"] != capital and not early:
            yield f"the {name} has not operated and has ${company['cash']}, not ${capital}"
        if company["trains"] or len(company["tokens"]) != 1:
            yield f"the {name} has not operated and has trains, or other markers on the map than its home"


@invariant(
    STEP,
    "18FL-5.2-d",
    "18FL-6.2-i",
    "18FL-6.2-j",
    "18FL-6.2-k",
    "18FL-6.2-l",
    "18FL-6.2-m",
    "18FL-6.2-n",
    "18FL-6.2-o",
    "18FL-6.2-p",
)
def a_company_gets_the_capital_of_its_size(step: Step) -> Iterator[str]:
    """Guards that trading shares moves no treasury, but that of a company that floats by its capital.

    By one reading one that was paid when it was converted gets the small capital.
    """
    if step.kind not in ("stock_turn", "hidden_bid", "choose_private") or step.stock_round_ended:
        return
    for company, after in step.changed:
        name, capital = company["id"], 0
        if after["floated"] and not company["floated"]:
            small = company["cash"] > 0 and step.before.follows("18FL-Q23", "b")
            terms = step.facts.shares if small else step.facts.terms_of(step.after.shares(name))
            capital = after["par"] * terms["capital_in_pars"]
        if after["cash"] - company["cash"] != capital:
            yield f"the {name} gets ${after['cash'] - company['cash']} in a trade, not ${capital}"


@invariant(STEP, "18FL-7.1-a", "18FL-7.1-d", "18FL-6.2-c", "18FL-2-h", "18FL-2-i", "18FL-8.3-k")
def companies_convert_by_choice_or_with_a_phase(step: Step) -> Iterator[str]:
    """Guards who converts: a company that has operated, at the start of its turn, or all by a phase."""
    everybody = any(phase.get("conversion") == "all" for phase in step.begun)
    chosen = step.actor if step.type == "convert" else None
    for name in step.before.companies:
        due = name == chosen or (everybody and step.before.shares(name) == step.facts.usual_shares)
        founded = step.type == "par" and step.action["company"] == name
        if converts(step, name) != due and not founded:
            yield f"the {name} has {step.after.shares(name)} shares after the action {step.type}"
    if chosen is None:
        return
    company = step.before.companies[chosen]
    allowed = step.facts.phase[step.before.state["phase"]].get("conversion") == "may"
    if not allowed or not company["operated"] or step.kind != "convert":
        yield f"the {chosen} converts in phase {step.before.state['phase']}; operated: {company['operated']}"


@invariant(STEP, "18FL-7.1-b", "18FL-7.1-c", "18FL-3.1-j", "18FL-1.4-k", "18FL-1.4-l")
def a_conversion_halves_the_shares_and_pays(step: Step) -> Iterator[str]:
    """Guards that a conversion halves what everybody holds, adds as much to the bank's, and pays.

    The company gets five times its price, which stays. One not started only changes its size.
    """
    for name in step.before.companies:
        founded = step.type == "par" and step.action["company"] == name
        if not converts(step, name) or founded:
            continue
        holders = {
            holder for view in (step.before, step.after) for company, holder in view.held if company == name
        }
        for holder in sorted(holders):
            was, now = (view.held.get((name, holder), 0) for view in (step.before, step.after))
            due = was // 2 + (50 if holder == "ipo" else 0)
            if now != due:
                yield f"{holder} has {now}% of the {name} after its conversion, not {due}%"
        pay = conversion_pay(step, name)
        if step.type == "convert" and step.income(name) != pay:
            yield f"the {name} gets ${step.income(name)} for its conversion, not ${pay}"
        if step.before.cells.get(name) != step.after.cells.get(name):
            yield f"the price of the {name} moves by its conversion"


@invariant(STEP, "18FL-7.1-d", "18FL-7.1-c", "18FL-2-i")
def a_phase_pays_the_companies_it_converts(step: Step) -> Iterator[str]:
    """Guards that companies which do not trade in the action get the money of the conversion only."""
    if step.type != "buy_train" or not any(phase.get("conversion") == "all" for phase in step.begun):
        return
    for name in step.before.companies:
        if name != step.actor and step.action["from"] != f"company:{name}":
            pay = conversion_pay(step, name)
            if step.income(name) != pay:
                yield f"the {name} gets ${step.income(name)} when the phase begins, not ${pay}"
