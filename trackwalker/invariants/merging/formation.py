"""The company that is formed of others: when, of which, and what it begins with."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View


@invariant(
    STATE,
    "18GL-4.4-b",
    "18GL-4.5.1.2-a",
    "18GL-4.5.1.2-e",
    "18GL-4.5.1.2-ae",
    reads="companies phase market",
)
def the_national_company_is_made_of_others(view: View) -> Iterator[str]:
    """Guards that it is there only from its phase on, and that two at least have left the game for it."""
    name, facts = view.national, view.facts
    if name is None:
        return
    company = view.companies.get(name)
    merged = [] if company is None else list(company.get("merged", ()))
    if not view.is_formed():
        if merged or name in view.cells or any(key[0] == name for key in view.held):
            yield f"{name} is not formed and has a price, paper or merged companies"
        return
    first = next(phase for phase in facts.phases if facts.phase[phase].get("forms_national"))
    if not facts.reached(view.state["phase"], first):
        yield f"{name} is formed in phase {view.state['phase']}"
    standing = [other for other in merged if not view.companies[other]["closed"]]
    if len({*merged}) < 2 or standing:
        words = ", ".join(merged) or "nothing"
        yield f"{name} is formed of {words}; still in the game: {', '.join(standing)}"


@invariant(
    STEP,
    "18GL-4.5.1.2-b",
    "18GL-4.5.1.2-d",
    "18GL-4.5.1.2-e",
    "18GL-4.5.1.2-f",
    "18GL-4.5.1.2-am",
    unless={"18GL-Q50": "bc"},
)
def companies_without_trains_are_merged(step: Step) -> Iterator[str]:
    """Guards that it is formed by a purchase that begins a phase, of all that operated and have no train.

    Or not at all where those are fewer than two.
    """
    name = step.after.national
    if name is None or step.before.is_formed():
        return
    begins = any(phase.get("forms_national") for phase in step.begun)
    if not begins:
        if step.formed:
            yield f"{name} is formed by the action {step.type}"
        return
    rusting = {card["name"] for card in step.facts.trains.values() if card.get("rusts_at") in _names(step)}
    due = [entry["id"] for entry in step.before.state["companies"] if _must_merge(step, entry["id"], rusting)]
    merged = list(step.after.companies[name].get("merged", ())) if step.formed else []
    if sorted(merged) != sorted(due if len(due) > 1 else []):
        words = ", ".join(merged) or "nobody"
        yield f"{name} is formed of {words}; without trains: {', '.join(due) or 'nobody'}"


def _names(step: Step) -> set[str]:
    return {phase["name"] for phase in step.begun}


def _must_merge(step: Step, name: str, rusting: set[str]) -> bool:
    """Whether a company has operated and is left without a train when the phase begins."""
    company = step.before.companies[name]
    if not company["operated"] or company["closed"] or company["kind"] != "public":
        return False
    bought = step.type == "buy_train" and step.actor == name
    return not bought and all(train["name"] in rusting for train in company["trains"])


@invariant(
    STEP,
    "18GL-4.5.1.2-u",
    "18GL-4.5.1.2-v",
    "18GL-4.5.1.2-af",
    unless={"18GL-Q83": "b"},
)
def the_national_company_begins_at_its_price(step: Step) -> Iterator[str]:
    """Guards its price: the mean of the two highest, cut to the top row, less a column for each loan."""
    if not step.formed or step.after.national is None:
        return
    name = step.after.national
    merged = step.after.companies[name]["merged"]
    two = sorted((step.before.cells[other]["price"] for other in merged), reverse=True)[:2]
    mean = max(sum(two) // 2, int(step.facts.components["national"]["least_price"]))
    row = step.facts.rows[0]
    column = max(number for number, price in enumerate(row, 1) if price <= mean)
    loans = sum(step.before.companies[other].get("loans", 0) for other in merged)
    target = f"r1c{max(1, column - loans)}"
    if column > loans and step.after.cells[name]["cell"] != target:
        yield f"{name} begins in {step.after.cells[name]['cell']}, not in {target}"
