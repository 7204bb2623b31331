"""What a trade in shares does, and what it does not: on a step from one table to the next."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step


@invariant(STEP, "18CH-4-g", "18CH-9-b", "18CH-9-c", "18CH-24-j", "18CH-8-m", unless={"18CH-Q32": "b"})
def a_sale_pays_first_and_then_lowers_the_price(step: Step) -> Iterator[str]:
    """Guards that shares go to the pool at the price before the sale, which falls one cell a share."""
    if step.type != "sell_shares":
        return
    before, after, name = step.before, step.after, step.action["company"]
    count = step.action["percent"] // step.facts.shares["share_percent"]
    cell, paid = before.cells[name], before.cells[name]["price"] * count
    if step.gain(step.actor) != paid:
        yield f"{step.actor} gets ${step.gain(step.actor)} for {count} shares of the {name}, not ${paid}"
    pooled = after.held.get((name, "pool"), 0) - before.held.get((name, "pool"), 0)
    if pooled != step.action["percent"]:
        yield f"{pooled}% of the {name} goes to the pool, {step.action['percent']}% was sold"
    target = cell["cell"]
    for _ in range(count):
        target = step.facts.cell_beside(target, 1, 0) or target
    if after.cells[name]["cell"] != target:
        yield f"the {name} goes from {cell['cell']} to {after.cells[name]['cell']}, not to {target}"
    elif target != cell["cell"] and after.cells[name]["stack"][-1] != name:
        yield f"the {name} is not at the bottom of its new cell {target}"


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
        at_par = step.action["from"] == "ipo" and not before.says("18FL-5.2-d")
        each = before.companies[name]["par"] if at_par else before.cells[name]["price"]
        percent = step.action["percent"]
    price = each * percent // step.after.share(name)
    if step.gain(step.actor) != -price:
        yield f"{step.actor} pays ${-step.gain(step.actor)} for {percent}% of the {name}, not ${price}"
    had = before.share_of(name, step.actor) // before.share(name) * step.after.share(name)
    got = step.after.share_of(name, step.actor) - had
    if got != percent:
        yield f"{step.actor} gets {got}% of the {name}, not {percent}%"


@invariant(STEP, "18CH-10-f", "18CH-4-k")
def a_company_gets_its_capital_once(step: Step) -> Iterator[str]:
    """Guards that trading shares moves no treasury, but that of a company that floats by ten pars."""
    if step.type not in ("buy_shares", "sell_shares", "par", "bid"):
        return
    for company, after in step.changed:
        floats = after["floated"] and not company["floated"]
        capital = after["par"] * step.facts.shares["capital_in_pars"] if floats else 0
        if after["cash"] - company["cash"] != capital:
            yield f"the {company['id']} gets ${after['cash'] - company['cash']} in a trade, not ${capital}"


@invariant(
    STEP,
    "18CH-8-s",
    "18CH-8-v",
    "18CH-8-w",
    "18CH-8-u",
    "1846-5.13-b",
    "1846-5.13-c",
    "1846-5.14-a",
    "18FL-1.4-q",
    "18FL-1.4-r",
    "18FL-1.4-s",
    "18FL-5.3-d",
    "18FL-5.3-f",
)
def nobody_buys_beyond_the_certificate_limit(step: Step) -> Iterator[str]:
    """Guards that nobody gets above the certificate limit by his own purchase.

    In some games not even for the moment before he becomes president and has a certificate less.
    """
    if step.type in ("buy_shares", "par") and step.kind == "stock_turn":
        count, limit = step.after.counted(step.actor), step.after.certificate_limit
        if step.before.says("18FL-5.3-f") and not step.action.get("exchange"):
            count = step.before.counted(step.actor) + 1
        if count > limit and count > step.before.counted(step.actor):
            yield f"{step.actor} buys and has {count} certificates; {limit} are allowed"


@invariant(STEP, "18CH-8-s", "18CH-8-t", "18CH-8-u", "1846-5.15-a", "18FL-1.4-p", "18FL-5.4-c")
def certificates_above_the_limit_are_explained(step: Step) -> Iterator[str]:
    """Guards that a player gets above the limit only by a price leaving yellow or an office handed over.

    Where fewer companies lower the limit, by a company leaving the game too.
    """
    if step.before.held == step.after.held and step.before.cells == step.after.cells:
        return
    limit, yellow = step.after.certificate_limit, step.facts.yellow_cells
    for player in step.after.players:
        count = step.after.counted(player)
        if count <= limit or count <= step.before.counted(player):
            continue
        left_yellow = any(
            cell["cell"] in yellow and step.after.cells[name]["cell"] not in yellow
            for name, cell in step.before.cells.items()
            if name in step.after.cells
        )
        lost_office = any(
            company["president"] == player and step.after.companies[company["id"]]["president"] != player
            for company in step.before.state["companies"]
        )
        if not left_yellow and not lost_office:
            yield f"{player} has {count} certificates, {limit} are allowed"


@invariant(STEP, "18CH-8-w", "1846-5.15-a", "18FL-5.3-d")
def those_above_the_limit_sell_first(step: Step) -> Iterator[str]:
    """Guards that a player above the certificate limit does not buy or end his turn while he can sell."""
    if step.kind != "stock_turn" or step.type == "sell_shares":
        return
    before, player = step.before, step.actor
    if before.counted(player) <= before.certificate_limit:
        return
    if before.state["round"]["number"] == 1 and before.follows("18CH-Q25", "b"):
        return
    if before.follows("18FL-Q45", "a"):
        return
    one_block = before.follows("18CH-Q30", "b") or before.says("18FL-5.1-h")
    sold = before.state["round"]["turn"]["sold"] if one_block else []
    for company in before.companies:
        if company not in sold and before.can_sell(player, company):
            yield f"{player} is above the certificate limit, can sell the {company}, and does: {step.type}"
            return


@invariant(STEP, "18CH-8-c", "18CH-7-b", "1846-5.13-a", "18FL-5.1-b", unless={"18CH-Q72": "b"})
def nobody_buys_what_he_sold(step: Step) -> Iterator[str]:
    """Guards that a player does not buy shares of a company that he sold in the same round."""
    if step.kind == "stock_turn" and step.type in ("buy_shares", "par"):
        for sale in step.before.state["round"]["sold"]:
            if sale["player"] == step.actor and sale["company"] == step.action["company"]:
                yield f"{step.actor} sold the {sale['company']} in this round and buys it"


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
    if step.kind != "emergency" or step.type != "sell_shares" or step.before.follows("18CH-Q28", "b"):
        return
    if step.action["actor"]["kind"] == "company":
        return
    before = step.before
    short = before.state["pending"][0]["context"]["short"]
    if before.says("1846-6.59-c") or before.says("18FL-8.4.1-b"):
        company = before.companies[before.turn["company"]]
        short = before.dearest_train() - company["cash"] - before.players[step.actor]["cash"]
    each = step.before.cells[step.action["company"]]["price"]
    count = step.action["percent"] // before.share(step.action["company"])
    if before.follows("18FL-Q12", "b"):
        if short <= 0 and before.turn.get("cash_before_sales") is None:
            yield f"{step.actor} begins to sell shares when there is money for any train"
    elif (count - 1) * each >= short:
        yield f"{step.actor} sells {count} shares at ${each} when ${short} is needed"


@invariant(STEP, "18CH-8-k", "18CH-8-l", "18CH-22-c", "18CH-22-k", "18CH-11-c")
def prices_move_for_a_reason(step: Step) -> Iterator[str]:
    """Guards that a price moves by a sale of its shares, by its own run, or at the end of a stock round."""
    before, after = step.before.state, step.after.state
    if before["market"] == after["market"]:
        return
    if step.stock_round_ended:
        return
    own = step.action.get("company") if step.type in _BY_SHARES else None
    if step.kind in ("track", "token", "run", "dividend"):
        own = step.actor
    for name, cell in step.before.cells.items():
        if name != own and step.after.cells[name]["cell"] != cell["cell"]:
            yield f"the {name} goes to {step.after.cells[name]['cell']} by the action {step.type}"
    if step.type == "buy_shares" and own in step.before.cells:
        was, now = step.before.cells[own]["cell"], step.after.cells[own]["cell"]
        if was != now:
            yield f"the {own} goes from {was} to {now} by a purchase"


_BY_SHARES = frozenset({"sell_shares", "buy_shares", "par"})


@invariant(STEP, "18CH-11-c", "18CH-8-m", unless={"18CH-Q33": "b", "18CH-Q58": "bc"})
def sold_out_companies_rise(step: Step) -> Iterator[str]:
    """Guards that at the end of a stock round exactly the companies wholly in players' hands rise."""
    if not step.stock_round_ended:
        return
    for name, cell in step.before.cells.items():
        own = sum(step.before.share_of(name, player) for player in step.before.players)
        target = cell["cell"]
        if own == 100:
            target = step.facts.cell_beside(target, -1, 0) or target
        if step.after.cells[name]["cell"] != target:
            yield f"the {name}, {own}% with players, goes to {step.after.cells[name]['cell']}, not {target}"


@invariant(
    STEP,
    "18CH-11-b",
    "18CH-5-j",
    "18CH-11-a",
    "1846-5.4-a",
    "1846-2-v",
    "18FL-3.2-j",
    "18FL-5-f",
    "18FL-5.5-b",
    unless={"18CH-Q17": "b"},
)
def the_priority_deal_moves_after_a_round(step: Step) -> Iterator[str]:
    """Guards that the priority deal goes on after the auction and after a stock round with a trade.

    After hidden bids the owner of the first private company has it.
    """
    before, after = step.before.state, step.after.state
    old, new, kind = before["priority"], after["priority"], before["round"]["kind"]
    seats = list(step.before.players)
    expected = old
    if step.stock_round_ended:
        last = before["round"]["last_trader"]
        expected = old if last is None else step.before.after_seat(last)
    elif kind == "auction" and after["round"]["kind"] != "auction":
        expected = seats[(seats.index(old) + 1) % len(seats)]
    elif kind == "bids" and after["round"]["kind"] != "bids":
        expected = step.after.owner(step.facts.components["privates"][0]["id"]).removeprefix("player:")
    goes_on = not step.after.deviates("first-bankruptcy-ends-the-game")
    if step.after.players[old].get("bankrupt") and goes_on:
        first = step.after.follows("18FL-Q66", "b")
        expected = step.after.active[0] if first else step.after.after_seat(old)
    if new != expected:
        yield f"the priority deal goes from {old} to {new}, not to {expected}"
