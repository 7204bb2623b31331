"""What a purchase of shares costs, and whom it pays."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step


@invariant(
    STEP,
    "18CH-4-i",
    "18CH-4-j",
    "18CH-4-k",
    "18CH-8-b",
    "18CH-8-d",
    "18CH-8-e",
    "1846-5.1-a",
    "1846-5.1-d",
    "1846-5.1-h",
    "1846-5.1-o",
    "18FL-5.2-a",
    "18FL-5.2-d",
    "18FL-5.3-c",
    "18FL-6.1-c",
    "18FL-8.4.3-j",
    "18GL-4.1.2-e",
    "18GL-4.1.3-a",
    "LA-SR.buy-a",
    "LA-SR.buy-b",
    "LA-SR.buy-c",
)
def a_purchase_costs_its_price(step: Step) -> Iterator[str]:
    """Guards that one certificate is bought, at par from the IPO or at the share price from elsewhere.

    In some games the IPO asks the share price, too. Two shares given for an office are looked at elsewhere.
    """
    if step.kind != "stock_turn" or step.type not in ("buy_shares", "par") or step.action.get("exchange"):
        return
    before, name = step.before, step.action["company"]
    if step.type == "par":
        each, percent = step.action["price"], step.after.office(name)
    else:
        at_par = step.action["from"] == "ipo" and not before.terms.stock.shares_at_market_price
        each = before.companies[name]["par"] if at_par else before.cells[name]["price"]
        percent = 0 if _is_lost(step, name) else step.action["percent"]
    price = each * percent // step.after.share(name)
    if step.gain(step.actor) != -price:
        yield f"{step.actor} pays ${-step.gain(step.actor)} for {percent}% of the {name}, not ${price}"
    had = before.share_of(name, step.actor) // before.share(name) * step.after.share(name)
    got = step.after.share_of(name, step.actor) - had
    if got != percent:
        yield f"{step.actor} gets {got}% of the {name}, not {percent}%"


def _is_lost(step: Step, company: str) -> bool:
    """Whether of two players the buyer loses the only share in the pool, which leaves the game."""
    before, pool = step.before, (company, "pool")
    if not before.terms.stock.lone_pool_share_is_lost or len(before.state["players"]) != 2:
        return False
    lying = [one for one in before.state["certificates"] if (one["company"], one["holder"]) == pool]
    return (
        step.action["from"] == "pool"
        and len(lying) == 1
        and before.companies[company]["president"] != step.actor
    )


@invariant(
    STEP,
    "18CH-8-c",
    "18CH-7-b",
    "1846-5.13-a",
    "18FL-5.1-b",
    "18GL-4.1.1-b",
    "LA-SR.buy-e",
    unless={"18CH-Q72": "b"},
)
def nobody_buys_what_he_sold(step: Step) -> Iterator[str]:
    """Guards that a player does not buy shares of a company that he sold in the same round."""
    if step.kind == "stock_turn" and step.type in ("buy_shares", "par"):
        for sale in step.before.state["round"]["sold"]:
            if sale["player"] == step.actor and sale["company"] == step.action["company"]:
                yield f"{step.actor} sold the {sale['company']} in this round and buys it"


@invariant(STEP, "1846-5.1-e", "1846-5.1-m", "1846-5.1-o", "1846-5.1-f", "LA-SR.buy-b", "LA-SR.buy-c")
def a_company_is_paid_for_its_own_shares(step: Step) -> Iterator[str]:
    """Guards that a purchase pays the treasury the shares come out of, a launch also its bonus."""
    if step.kind != "stock_turn" or step.type not in ("buy_shares", "sell_shares", "par"):
        return
    due = dict.fromkeys(step.before.companies, 0)
    name = step.action["company"]
    if step.type == "par":
        shares = step.before.office(name) // step.before.share(name)
        due[name] = step.action["price"] * (
            shares + step.facts.companies[name].get("launch_bonus_in_pars", 0)
        )
    elif step.type == "buy_shares" and step.action["from"] != "pool":
        price = step.before.cells[name]["price"]
        due[name] = price * step.action["percent"] // step.before.share(name)
    for company, amount in due.items():
        if step.after.companies[company]["closed"]:
            continue
        if step.income(company) != amount:
            yield f"the {company} gets ${step.income(company)} in a trade, not ${amount}"
