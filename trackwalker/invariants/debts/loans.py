"""Loans of companies: how many there are, and what takes and repays them."""

from collections.abc import Iterator

from trackwalker.invariants.core.raw import Table
from trackwalker.invariants.core.registry import RAW, STEP, invariant
from trackwalker.invariants.core.view import Step

__all__ = ["cell_left", "cell_right"]


@invariant(RAW, "18GL-4.7.2-b", "18GL-4.8-b", "18GL-4.5.1.2-ah", reads="companies")
def loans_are_few(table: Table) -> Iterator[str]:
    """Guards that only a company that has floated has loans, and none more than it may."""
    terms = table.components.get("loans")
    if terms is None:
        return
    for company in table.state["companies"]:
        count = company.get("loans", 0)
        if not 0 <= count <= terms["most"] or (count and (company["closed"] or not company["floated"])):
            yield f"the {company['id']} has {count} loans"


def cell_left(step: Step, cell: str) -> str:
    """Where a price goes from a cell by one column to the left, or by the arrow at the end of the row."""
    facts = step.facts
    at_the_end = 1 if facts.components["market"]["edges"]["left"] == "down" else -1
    return facts.cell_beside(cell, 0, -1) or facts.cell_beside(cell, at_the_end, 0) or cell


def cell_right(step: Step, cell: str) -> str:
    """Where a price goes from a cell by one column to the right, or by the arrow at the end of the row."""
    facts = step.facts
    at_the_end = 1 if facts.components["market"]["edges"]["right"] == "down" else -1
    return facts.cell_beside(cell, 0, 1) or facts.cell_beside(cell, at_the_end, 0) or cell


@invariant(STEP, "18GL-4.7.2-i", "18GL-4.6.9-b", "18GL-4.5.1.2-ah")
def loans_come_and_go_by_decision(step: Step) -> Iterator[str]:
    """Guards that a company has one loan more by taking it and one less by repaying it, and not otherwise.

    Those of companies that leave the game go with them, and those of one that is formed to the bank.
    """
    for old, new in step.changed:
        name, more = old["id"], new.get("loans", 0) - old.get("loans", 0)
        if new["closed"] or (step.formed and name == step.after.national):
            continue
        due = {"take_loan": 1, "payoff_loan": -1}.get(step.type, 0) if step.actor == name else 0
        if more != due:
            yield f"the {name} has {more:+d} loans by the action {step.type} of {step.actor}"


@invariant(
    STEP,
    "18GL-3.5-h",
    "18GL-3.5-i",
    "18GL-3.5-j",
    "18GL-4.7.2-c",
    "18GL-4.6.9-a",
    "18GL-4.6.9-b",
    "18GL-4.8-f",
)
def loans_move_money_and_the_price(step: Step) -> Iterator[str]:
    """Guards that a loan is worth its sum, and moves the price left when taken and right when repaid.

    One that is taken to pay interest is looked at elsewhere: the turn may go on at once.
    """
    if step.type not in ("take_loan", "payoff_loan") or step.kind == "interest":
        return
    name, amount, taken = step.actor, int(step.facts.components["loans"]["amount"]), step.type == "take_loan"
    if step.income(name) != (amount if taken else -amount):
        yield f"the {name} gets ${step.income(name)} by a {step.type}, a loan is ${amount}"
    cell = step.before.cells[name]["cell"]
    target = cell_left(step, cell) if taken else cell_right(step, cell)
    now = step.after.cells[name]["cell"]
    if now != target:
        yield f"the {name} goes from {cell} to {now} by a {step.type}, not to {target}"
