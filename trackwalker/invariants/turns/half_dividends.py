"""Dividends in full or by half where shares of a company's own pay it and those in the market nobody."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step
from trackwalker.invariants.debts.loans import cell_left, cell_right
from trackwalker.invariants.money.income import private_income


def _paid(step: Step) -> int:
    """What is shared out, in $: a half is rounded up to tens."""
    revenue: int = step.before.state["pending"][0]["context"]["revenue"]
    half = min(revenue, -(-revenue // 20) * 10)
    return {"payout": revenue, "half": half}.get(step.action["kind"], 0)


@invariant(
    STEP,
    "18GL-4.6.6-b",
    "18GL-4.6.6-c",
    "18GL-4.6.6-d",
    "18GL-4.6.6-e",
    "18GL-4.6.6-f",
    "18GL-4.6.6-g",
    "18GL-4.6.6-h",
    "18GL-4.6.6-i",
)
def dividends_are_paid_by_shares(step: Step) -> Iterator[str]:
    """Guards who gets the dividend: players rounded up, the treasury rounded down, the market nothing."""
    if step.type != "dividend":
        return
    name, paid = step.actor, _paid(step)
    revenue: int = step.before.state["pending"][0]["context"]["revenue"]
    for player in step.before.players:
        due = -(-paid * step.before.share_of(name, player) // 100) + private_income(step, f"player:{player}")
        if step.gain(player) != due:
            yield f"{player} gets ${step.gain(player)} of ${paid}, not ${due}"
    due = revenue - paid + paid * step.before.held.get((name, f"company:{name}"), 0) // 100
    if step.income(name) != due:
        yield f"the {name} gets ${step.income(name)} of ${revenue}, not ${due}"


@invariant(
    STEP,
    "18GL-3.5-d",
    "18GL-3.5-f",
    "18GL-3.5-g",
    "18GL-3.5-j",
    "18GL-3.5-k",
    "18GL-3.5-p",
    "18GL-4.6.7-a",
    unless={"18GL-Q02": "b", "18GL-Q93": "b"},
)
def a_dividend_moves_the_price(step: Step) -> Iterator[str]:
    """Guards how a price moves: left without a dividend, right by one of its size, two from a phase on."""
    if step.type != "dividend":
        return
    paid, cell = _paid(step), step.before.cells[step.actor]
    most = step.facts.phase[step.before.state["phase"]].get("most_columns", 1)
    target = cell_left(step, cell["cell"]) if not paid else cell["cell"]
    for _ in range(min(most, paid // cell["price"])):
        target = cell_right(step, target)
    now = step.after.cells[step.actor]
    if now["cell"] != target:
        yield f"the {step.actor} goes from {cell['cell']} to {now['cell']} with ${paid}, not to {target}"
    elif target != cell["cell"] and now["stack"][-1] != step.actor:
        yield f"the {step.actor} is not at the bottom of its new cell {target}"
