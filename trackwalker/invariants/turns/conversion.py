"""Companies that are converted to the larger size, and what the bank pays for it."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step
from trackwalker.invariants.stock.converted import conversion_pay, converts


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
