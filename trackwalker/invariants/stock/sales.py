"""What a sale of shares brings, what it does to the price, and what may be sold."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step
from trackwalker.invariants.market import line_with_ceilings, line_with_exit
from trackwalker.invariants.money.income import private_income
from trackwalker.invariants.stock.holding import pool_limit


@invariant(
    STEP,
    "18CH-4-g",
    "18CH-9-b",
    "18CH-9-c",
    "18CH-24-j",
    "18CH-8-m",
    "18GL-3.5-a",
    "18GL-3.5-b",
    "18GL-4.1.1-d",
    "18GL-4.1.1-e",
    "18GL-4.1.1-f",
    "18GL-4.6.11-d",
    unless={"18CH-Q32": "b"},
)
def a_sale_pays_first_and_then_lowers_the_price(step: Step) -> Iterator[str]:
    """Guards that shares go to the pool at the price before the sale, which falls one cell a share."""
    if step.type != "sell_shares":
        return
    before, after, name = step.before, step.after, step.action["company"]
    count = step.action["percent"] // before.share(name)
    cell, paid = before.cells[name], before.cells[name]["price"] * count
    got = step.income(step.actor) if step.action["actor"]["kind"] == "company" else step.gain(step.actor)
    passed_on = step.kind == "emergency" and before.turn.get("step") == "interest"
    if got != paid and not passed_on:
        yield f"{step.actor} gets ${got} for {count} shares of the {name}, not ${paid}"
    pooled = after.held.get((name, "pool"), 0) - before.held.get((name, "pool"), 0)
    if pooled != step.action["percent"]:
        yield f"{pooled}% of the {name} goes to the pool, {step.action['percent']}% was sold"
    target = cell["cell"]
    if passed_on:  # the turn goes on at once, and its price with it
        return
    for _ in range(count):
        target = step.facts.cell_beside(target, 1, 0) or target
    if after.cells[name]["cell"] != target:
        yield f"the {name} goes from {cell['cell']} to {after.cells[name]['cell']}, not to {target}"
    elif target != cell["cell"] and after.cells[name]["stack"][-1] != name:
        yield f"the {name} is not at the bottom of its new cell {target}"


@invariant(
    STEP,
    "18CH-24-i",
    "18CH-24-g",
    "1846-6.59-c",
    "1846-6.59-h",
    "18FL-8.4.1-c",
    "18FL-8.4.1-d",
)
def emergency_sales_bring_no_more_than_needed(step: Step) -> Iterator[str]:
    """Guards that a president raising money sells only while it is short, and not a share too many."""
    before, terms = step.before, step.before.terms.emergency
    if step.kind != "emergency" or step.type != "sell_shares" or terms.sales_beyond_need:
        return
    if step.action["actor"]["kind"] == "company":
        return
    short = before.state["pending"][0]["context"]["short"]
    if terms.any_train:
        company = before.companies[before.turn["company"]]
        short = before.dearest_train() - company["cash"] - before.players[step.actor]["cash"]
    each = step.before.cells[step.action["company"]]["price"]
    count = step.action["percent"] // before.share(step.action["company"])
    if terms.sales_go_on_once_begun:
        if short <= 0 and before.turn.get("cash_before_sales") is None:
            yield f"{step.actor} begins to sell shares when there is money for any train"
    elif (count - 1) * each >= short:
        yield f"{step.actor} sells {count} shares at ${each} when ${short} is needed"


@invariant(STEP, "1846-5.2-b", "1846-5.2-c", "1846-6.59-e", "1846-5.24-g")
def a_presidents_sale_lowers_the_price_once(step: Step) -> Iterator[str]:
    """Guards that shares bring the price before the sale, which the president lowers once a turn."""
    if step.type != "sell_shares" or step.action["actor"]["kind"] != "player":
        return
    before, name = step.before, step.action["company"]
    price, share = before.cells[name]["price"], step.facts.shares["share_percent"]
    paid = price * step.action["percent"] // share + private_income(step, f"player:{step.actor}")
    if step.gain(step.actor) != paid:
        got = step.gain(step.actor)
        yield f"{step.actor} gets ${got} for {step.action['percent']}% of the {name}, not ${paid}"
    drops = before.companies[name]["president"] == step.actor and name not in before.turn.get("sold", ())
    yield from line_with_exit.wrong_place(step, name, -int(drops))
    if not step.after.companies[name]["closed"]:
        pooled = step.after.held.get((name, "pool"), 0) - before.held.get((name, "pool"), 0)
        if pooled != step.action["percent"]:
            yield f"{pooled}% of the {name} goes to the pool, {step.action['percent']}% was sold"


@invariant(STEP, "1846-5.21-a", "1846-7.02-a")
def shares_of_untried_companies_are_kept(step: Step) -> Iterator[str]:
    """Guards that only its president sells a company that has not operated, nobody one without one."""
    if step.type != "sell_shares" or step.action["actor"]["kind"] != "player":
        return
    company = step.before.companies[step.action["company"]]
    if company.get("receivership"):
        yield f"{step.actor} sells shares of the {company['id']}, which has no president"
    elif not company["operated"] and company["president"] != step.actor:
        yield f"{step.actor} sells shares of the {company['id']}, which has not operated"


@invariant(STEP, "18FL-5.1-d", "18FL-5.1-e", "18FL-5.1-f", "18FL-5.1-g", "18FL-8.4.1-d")
def a_sale_lowers_the_price_one_space(step: Step) -> Iterator[str]:
    """Guards that all shares of a sale bring the price before it, which falls one space."""
    if step.type != "sell_shares":
        return
    before, name, percent = step.before, step.action["company"], step.action["percent"]
    due = before.cells[name]["price"] * percent // before.share(name)
    if step.gain(step.actor) != due:
        yield f"{step.actor} gets ${step.gain(step.actor)} for {percent}% of the {name}, not ${due}"
    pooled = step.after.held.get((name, "pool"), 0) - before.held.get((name, "pool"), 0)
    if pooled != percent or percent % before.share(name):
        yield f"{pooled}% of the {name} goes to the pool, {percent}% was sold"
    yield from line_with_ceilings.wrong_place(step, name, -1)


@invariant(
    STEP,
    "18FL-5.1-h",
    "18FL-5.3-g",
    "18FL-5.3-h",
    "18FL-8.4.1-e",
    "18FL-8.4.1-f",
    "18FL-8.4.3-l",
)
def what_is_sold_may_be_sold(step: Step) -> Iterator[str]:
    """Guards that a company sold has operated and has a president, once a turn, within the pool's limit."""
    if step.type != "sell_shares":
        return
    before, name = step.before, step.action["company"]
    company, turn = before.companies[name], before.turn
    paid = turn.get("company") == name and turn.get("step") == "trains"
    if not company["operated"] and not (paid and before.terms.stock.operated_by_its_dividend):
        yield f"{step.actor} sells shares of the {name}, which has not operated"
    if company.get("receivership"):
        yield f"{step.actor} sells shares of the {name}, which has no president"
    split = step.kind == "emergency" and before.terms.emergency.sales_in_parts
    if name in turn.get("sold", ()) and not split:
        yield f"{step.actor} sells shares of the {name} twice in a turn"
    if step.after.held.get((name, "pool"), 0) > pool_limit(before):
        yield f"{step.after.held[name, 'pool']}% of the {name} lie in the pool after a sale"
