"""What issuing and redeeming do: companies that deal in their own shares."""

from collections.abc import Iterator
from typing import Any

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View


def price_beside(view: View, company: str, spaces: int) -> int | None:
    """The price in $ so many spaces to the right of a company's (or to the left); None beyond the chart."""
    cell = view.facts.cell_beside(view.cells[company]["cell"], 0, spaces)
    return None if cell is None else view.facts.price_of(cell)


def least_price_beside(view: View, company: str, spaces: int) -> int:
    """The price in $ so many spaces to the left; $0 at the end of the chart and beyond."""
    return price_beside(view, company, -spaces) or 0


def _deals(step: Step) -> tuple[int, int] | None:
    """Shares that a company issues (redeems: below 0) and what it gets in $; None if it does neither."""
    if step.action["actor"]["kind"] != "company" or step.type not in ("sell_shares", "buy_shares"):
        return None
    shares = step.action["percent"] // step.facts.shares["share_percent"]
    return (shares if step.type == "sell_shares" else -shares), step.income(step.actor)


def _turn(step: Step) -> dict[str, Any]:
    """The turn after the action, if it is still that of the company that acted."""
    turn = step.after.turn
    return turn if turn.get("company") == step.actor else {}


@invariant(
    STEP,
    "1846-6.1-b",
    "1846-6.1-d",
    "1846-6.1-e",
    "1846-6.1-f",
    "1846-6.1-g",
    "1846-6.1-h",
    unless={"1846-Q46": "b"},
)
def own_shares_have_the_price_beside(step: Step) -> Iterator[str]:
    """Guards that a share issued brings the price on the left, one redeemed costs that on the right."""
    deal = _deals(step)
    if deal is None or step.kind in ("buy_train", "emergency"):
        return
    shares, got = deal
    name, before = step.actor, step.before
    if shares > 0:
        due = shares * least_price_beside(before, name, 1)
    else:
        right = price_beside(before, name, 1)
        due = shares * (before.cells[name]["price"] if right is None else right)
    if got != due:
        yield f"the {name} gets ${got} for {shares} shares of its own, not ${due}"
    if step.after.cells.get(name) != before.cells[name]:
        yield f"the price of the {name} moves by a {step.type} of its own"


@invariant(STEP, "1846-6.5-j", "1846-6.5-k", "1846-6.5-h")
def shares_issued_by_force_are_cheaper(step: Step) -> Iterator[str]:
    """Guards that a forced issue moves the price left, a space a share, and pays what is left of that."""
    deal = _deals(step)
    if deal is None or step.kind not in ("buy_train", "emergency"):
        return
    shares, got = deal
    name, before = step.actor, step.before
    if before.trains_counted(name):
        yield f"the {name} has a train and issues shares for one"
    if before.terms.prices.forced_issue_one_by_one:
        due = sum(least_price_beside(before, name, number + 1) for number in range(1, shares + 1))
    else:
        due = shares * least_price_beside(before, name, shares + 1)
    if step.after.companies[name]["closed"]:
        return
    if got != due:
        yield f"the {name} gets ${got} for {shares} shares issued by force, not ${due}"
    target = step.facts.cell_beside(before.cells[name]["cell"], 0, -shares)
    if step.after.cells[name]["cell"] != target:
        now_in = step.after.cells[name]["cell"]
        yield f"the {name} goes to {now_in} by issuing {shares} shares, not to {target}"
    if before.turn.get("forced") or _turn(step).get("forced") != step.action["percent"]:
        yield f"the {name} issues by force: {before.turn.get('forced', 0)}%, then {step.action['percent']}%"


@invariant(STEP, "1846-6.1-b", "1846-6.1-c", "1846-6.1-f")
def own_shares_are_limited(step: Step) -> Iterator[str]:
    """Guards that no more is issued than players hold beyond the pool, and where the shares go."""
    deal = _deals(step)
    if deal is None:
        return
    name, percent, before = step.actor, step.action["percent"], step.before
    pooled = before.held.get((name, "pool"), 0)
    if step.action["company"] != name:
        yield f"the {name} deals in shares of the {step.action['company']}"
    if step.type == "sell_shares" and percent > before.with_players(name) - pooled:
        yield f"the {name} issues {percent}%; players hold {before.with_players(name)}%, the pool {pooled}%"
    if step.after.companies[name]["closed"]:
        return
    into = percent if step.type == "sell_shares" else -percent
    for holder, change in (("pool", into), (f"company:{name}", -into)):
        moved = step.after.held.get((name, holder), 0) - before.held.get((name, holder), 0)
        if moved != change:
            yield f"{moved}% of the {name} come to {holder} by a {step.type} of {percent}%"


@invariant(STEP, "1846-6.1-a", "1846-6-e")
def own_shares_are_traded_first(step: Step) -> Iterator[str]:
    """Guards that shares are issued or redeemed in the first step, and only one of the two in a turn."""
    if _deals(step) is None or step.kind in ("buy_train", "emergency"):
        return
    late = step.before.terms.prices.issuing_until_the_dividend
    if step.kind != "issue" and not late:
        yield f"the {step.actor} deals in its own shares when {step.kind} is due"
    turn = step.before.turn
    if turn.get("redeemed" if step.type == "sell_shares" else "issued"):
        yield f"the {step.actor} issues and redeems in one turn"
    member = "issued" if step.type == "sell_shares" else "redeemed"
    noted = _turn(step).get(member, 0) - turn.get(member, 0)
    if noted != step.action["percent"]:
        yield f"{noted}% are noted as {member}, {step.action['percent']}% were"


@invariant(STATE, "1846-6.1-a", "1846-6.5-h", reads="round companies")
def a_turn_is_one_of_a_company_that_could_act_so(view: View) -> Iterator[str]:
    """Guards that what a turn notes can have been done: whole shares, one kind of deal, no independent."""
    turn, share = view.turn, view.facts.shares["share_percent"]
    if view.state["round"]["kind"] != "operating":
        return
    amounts = {member: turn.get(member, 0) for member in ("issued", "redeemed", "forced")}
    if any(percent % share for percent in amounts.values()):
        yield f"the {turn['company']} deals in parts of shares: {amounts}"
    if amounts["issued"] and amounts["redeemed"]:
        yield f"the {turn['company']} issues and redeems in one turn"
    if turn and view.companies[turn["company"]]["kind"] == "independent" and any(amounts.values()):
        yield f"the {turn['company']} has no shares and deals in them: {amounts}"
    if turn.get("step") not in (None, "trains") and (amounts["forced"] or turn.get("least_price")):
        yield f"the {turn['company']} has raised money for a train before it buys trains"
