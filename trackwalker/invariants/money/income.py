"""What private companies pay, and that a pass pays nothing else."""

from collections.abc import Iterator

from trackwalker.invariants.core.raw import OPENING_ROUNDS
from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step


def private_income(step: Step, holder: str) -> int:
    """What the private companies of a holder pay in the operating rounds that begin, in $."""
    if not step.operating_rounds_begun:
        return 0
    kind, _, name = holder.partition(":")
    if kind == "player" and step.before.players[name].get("bankrupt"):
        return 0
    return step.operating_rounds_begun * sum(
        step.facts.income[private["id"]]
        for private in step.before.state["privates"]
        if private["owner"] == holder
    )


def _a_private_closes(step: Step) -> bool:
    """Whether a private company leaves the game within the action."""
    return any(
        old["owner"] != "box" and new["owner"] == "box"
        for old, new in zip(step.before.state["privates"], step.after.state["privates"], strict=True)
    )


@invariant(
    STEP,
    "18CH-12-f",
    "18CH-12-g",
    "18CH-12-h",
    "18CH-23-ab",
    "1846-3-r",
    "1846-3-t",
    "1846-4-i",
    "18FL-3.3-d",
    "18FL-7-a",
    "18FL-7-b",
    "LA-SR.pass-a",
    "LA-OR.flow-g",
)
def passing_moves_no_money_but_private_income(step: Step) -> Iterator[str]:
    """Guards that a pass or a discard pays nobody but the owners of private companies.

    A company in receivership, which decides nothing when it operates, and one that leaves the game are passed
    over; so is a pass after which private companies close, before the income or after it.
    """
    if step.type not in ("pass", "discard_train") or step.before.state["round"]["kind"] in OPENING_ROUNDS:
        return
    if step.after.state["result"] is not None or _a_private_closes(step):
        return
    for name in step.before.players:
        due = private_income(step, f"player:{name}")
        if step.gain(name) != due:
            yield f"{name} gets ${step.gain(name)} by a {step.type}, ${due} is due"
    for name, company in step.before.companies.items():
        if company.get("receivership") or step.after.companies[name]["closed"] != company["closed"]:
            continue
        due = private_income(step, f"company:{name}")
        if step.income(name) != due:
            yield f"the {name} gets ${step.income(name)} by a {step.type}, ${due} is due"
