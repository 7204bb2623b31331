"""What the steps of an operating turn do to the money, and how rounds follow each other."""

from collections.abc import Iterator
from typing import Any

from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step
from trackwalker.invariants.turns.converting import conversion_pay


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
)
def passing_moves_no_money_but_private_income(step: Step) -> Iterator[str]:
    """Guards that a pass or a discard pays nobody but the owners of private companies.

    A company in receivership, which decides nothing when it operates, and one that leaves the game are passed
    over; so is a pass after which private companies close, before the income or after it.
    """
    if step.type not in ("pass", "discard_train") or step.before.state["round"]["kind"] in _OPENINGS:
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


@invariant(STEP, "18CH-15-l", "18CH-18-d", "18CH-19-m", "18CH-20-e", "18CH-20-f")
def building_is_paid_by_the_company(step: Step) -> Iterator[str]:
    """Guards that the company pays the amount on an empty hex and for a marker the one on its charter."""
    if step.type not in ("lay_tile", "place_token"):
        return
    name = step.actor
    if step.type == "lay_tile":
        where = step.action["hex"]
        cost = 0 if where in step.before.laid else step.facts.hexes[where].get("cost", 0)
    else:
        placed = len(step.before.companies[name]["tokens"])
        free = step.action.get("private") is not None
        cost = 0 if free else step.facts.companies[name]["tokens"][placed]
    if step.income(name) != -cost:
        yield f"the {name} pays ${-step.income(name)} for a {step.type}, not ${cost}"
    for player in step.before.players:
        if step.gain(player):
            yield f"{player} gets ${step.gain(player)} by a {step.type}"


@invariant(
    STEP,
    "18CH-22-b",
    "18CH-22-c",
    "18CH-22-e",
    "18CH-22-h",
    "18CH-22-i",
    "18CH-22-j",
    "18CH-22-k",
    "18CH-22-l",
)
def revenue_is_kept_or_shared_out(step: Step) -> Iterator[str]:
    """Guards that revenue goes whole to the treasury or by shares to players and pool; the price."""
    if step.type != "dividend":
        return
    name, revenue = step.actor, step.before.state["pending"][0]["context"]["revenue"]
    share = step.facts.shares["share_percent"]
    kept, pays = step.action["kind"] == "withhold", step.action["kind"] == "payout"
    each = revenue * share // 100 if pays else 0
    for player in step.before.players:
        due = step.before.share_of(name, player) // share * each
        if step.gain(player) != due:
            yield f"{player} gets ${step.gain(player)} of ${revenue}, not ${due}"
    due = revenue if kept else step.before.held.get((name, "pool"), 0) // share * each
    if step.income(name) != due:
        yield f"the {name} gets ${step.income(name)} of ${revenue}, not ${due}"
    cell, facts = step.before.cells[name]["cell"], step.facts
    if kept:
        target = facts.cell_beside(cell, 0, -1) or facts.cell_beside(cell, 1, 0) or cell
    else:
        target = facts.cell_beside(cell, 0, 1) or facts.cell_beside(cell, -1, 0) or cell
    if step.after.cells[name]["cell"] != target:
        yield f"the {name} goes from {cell} to {step.after.cells[name]['cell']}, not to {target}"
    elif target != cell and step.after.cells[name]["stack"][-1] != name:
        yield f"the {name} is not at the bottom of its new cell {target}"


@invariant(STEP, "18CH-22-d", "18CH-22-f", "18CH-21-f")
def a_company_without_revenue_is_marked_down(step: Step) -> Iterator[str]:
    """Guards that a company that skips its run goes one cell left, or down at the left edge."""
    now = step.after.state["round"]
    if (
        step.kind != "token"
        or now["kind"] != "operating"
        or not now["turn"]
        or now["turn"]["step"] != "trains"
    ):
        return
    cell = step.before.cells[step.actor]["cell"]
    target = step.facts.cell_beside(cell, 0, -1) or step.facts.cell_beside(cell, 1, 0) or cell
    if step.after.cells[step.actor]["cell"] != target:
        now_in = step.after.cells[step.actor]["cell"]
        yield f"the {step.actor} earned nothing and is in {now_in}, not {target}"


@invariant(
    STEP,
    "18CH-23-a",
    "18CH-23-f",
    "18CH-23-g",
    "18CH-23-k",
    "18CH-24-b",
    "18CH-24-c",
    "18CH-24-e",
    "18CH-24-f",
    "1846-6.5-a",
    "1846-6.5-b",
    "1846-6.5-i",
    "1846-6.59-c",
    "18FL-8.2-a",
    "18FL-8.2-b",
    "18FL-8.2-c",
    "18FL-8.4.1-a",
    "18FL-8.4.2-a",
    "18FL-8.4.2-b",
    "18FL-8.4.2-c",
)
def a_train_is_paid_by_the_treasury_first(step: Step) -> Iterator[str]:
    """Guards that a train costs its price, the treasury first, and that help is for emergencies."""
    if step.type != "buy_train":
        return
    name, price, source = step.actor, step.action["price"], step.action["from"]
    cash = step.before.companies[name]["cash"]
    help_given = max(0, price - cash)
    if step.income(name) != help_given - price + conversion_pay(step, name):
        yield f"the {name} had ${cash}, pays ${price} and has ${step.after.companies[name]['cash']}"
    president = step.before.companies[name]["president"]
    for player in step.before.players:
        if step.gain(player) != (-help_given if player == president else 0):
            yield f"{player} gets ${step.gain(player)} when the {name} buys a train"
    chosen = step.before.follows("18FL-Q11", "b")
    if help_given and step.kind != "emergency" and not chosen:
        yield f"{president} helps the {name} when there is no emergency"
    any_train = step.before.says("1846-6.59-c") or step.before.says("18FL-8.4.1-b")
    only_if_penniless = step.before.says("18FL-8.4.2-b")
    if source.startswith("company:"):
        if step.income(source[8:]) != price + conversion_pay(step, source[8:]) or price < 1:
            yield f"the {source[8:]} gets ${step.income(source[8:])} for a train of ${price}"
        no_help = cash > 0 if only_if_penniless else any_train
        if only_if_penniless:
            yield from _sale_money_for_a_used_train(step, help_given)
        if help_given and (no_help or price > step.facts.trains[step.action["train"]]["price"]):
            yield f"{president} helps to buy a train of another company for ${price}"
    elif help_given and not any_train and price > step.before.cheapest_train():
        yield f"{president} helps to buy a train of ${price} when the cheapest costs less"


def _sale_money_for_a_used_train(step: Step, help_given: int) -> Iterator[str]:
    """What a president pays, or has his company pay, for a train of another company after selling shares."""
    had = step.before.turn.get("cash_before_sales")
    if had is None:
        return
    if step.before.follows("18FL-Q72", "a"):
        yield f"the {step.actor} buys a train of another company after a sale of shares"
    elif help_given > (had if step.before.follows("18FL-Q72", "b") else 0):
        yield f"${help_given} of what shares have brought go to another company"


@invariant(
    STEP, "18CH-23-d", "18CH-23-z", "18CH-23-aa", "18CH-23-ah", "1846-6.56-a", "1846-6.54-a", "18FL-8.2-a"
)
def trains_are_bought_below_the_limit(step: Step) -> Iterator[str]:
    """Guards that a company at the limit buys no train but in a trade-in."""
    if step.type == "buy_train" and step.action.get("exchange") is None:
        count, limit = len(step.before.trains_counted(step.actor)), step.before.train_limit(step.actor)
        if limit is not None and count >= limit:
            yield f"the {step.actor} buys a train and has {count}"


@invariant(
    STEP,
    "18CH-13-a",
    "18CH-13-b",
    "18CH-13-f",
    "1846-6.6-a",
    "1846-6.6-c",
    "1846-3-as",
    "1846-3-at",
    unless={"18CH-Q13": "b"},
)
def a_private_company_costs_what_is_allowed(step: Step) -> Iterator[str]:
    """Guards that a company pays the owner an amount in the printed range, in a phase that allows it.

    What the treasury of an independent company holds comes to the buyer afterwards.
    """
    if step.type != "buy_company":
        return
    least, most = step.facts.privates[step.action["private"]]["company_price"]
    price, owner = step.action["price"], step.before.owner(step.action["private"])
    if not least <= price <= most:
        yield f"{step.action['private']} is sold for ${price}, ${least} to ${most} is allowed"
    bought = step.before.companies.get(step.action["private"])
    brought = 0 if bought is None else bought["cash"]
    if price > step.before.companies[step.actor]["cash"]:
        yield f"the {step.actor} pays ${price} for {step.action['private']} and does not have it"
    if step.income(step.actor) != brought - price or step.gain(owner.removeprefix("player:")) != price:
        yield f"${price} for {step.action['private']} does not go from the {step.actor} to {owner}"
    if not step.facts.phase[step.before.state["phase"]].get("buy_privates"):
        yield f"{step.action['private']} is sold in phase {step.before.state['phase']}"


@invariant(STEP, "18CH-12-q", "18CH-23-h", "18CH-23-ad", "18CH-12-p", "1846-6.5-g", "1846-6-j", "18FL-8.4-a")
def duties_are_not_passed_over(step: Step) -> Iterator[str]:
    """Guards that nobody passes when a train must be bought."""
    context = step.before.state["pending"][0]["context"]
    if step.type == "pass" and step.kind == "buy_train" and context["must_buy"]:
        yield f"the {step.actor} must buy a train and passes"


@invariant(
    STEP,
    "18CH-6-a",
    "18CH-11-e",
    "18CH-12-a",
    "18CH-25-f",
    "18CH-26-b",
    "18CH-26-i",
    "18CH-26-j",
    "18CH-26-w",
    "1846-4-a",
    "18FL-4-a",
    "18FL-4-b",
    "18FL-4-c",
    "18FL-4-d",
    "18FL-7-g",
)
def rounds_follow_each_other(step: Step) -> Iterator[str]:
    """Guards the order of rounds: the auction, stock rounds, the operating rounds of the phase after each."""
    old, new = step.before.state["round"], step.after.state["round"]
    if new["kind"] == "over":
        return
    was, now = _place(old), _place(new)
    if was == now:
        if old["kind"] == "operating" and old["of"] != new["of"]:
            yield f"there were {old['of']} operating rounds in this set and are {new['of']}"
        return
    running = [c for c in step.after.state["companies"] if c["floated"] and not c["closed"]]
    idle = not any(not company.get("receivership") for company in running)
    if idle and running and now == (was[0] + 1, 0):
        return  # those without a president operate by themselves, round after round
    if old["kind"] == "operating":
        last = (idle and not running) or old["number"] == old["of"]
        following = (old["set"] + 1, 0) if last else (old["set"], old["number"] + 1)
    elif old["kind"] in _OPENINGS:
        following = (1, 0)
    else:
        following = (was[0] + 1, 0) if not running else (was[0], 1)
    if now != following:
        yield f"{was} is followed by {now} (stock round, operating round in it)"
    elif new["kind"] == "operating" and old["kind"] == "stock":
        due = step.facts.phase[step.before.state["phase"]]["operating_rounds"]
        if new["of"] != due:
            yield f"{new['of']} operating rounds follow a stock round in phase {step.before.state['phase']}"


_OPENINGS = ("auction", "draft", "bids")
"""The rounds in which private companies are sold."""


def _place(now: dict[str, Any]) -> tuple[int, int]:
    """Stock round and operating round in it; 0 for the stock round itself."""
    if now["kind"] in (*_OPENINGS, "over"):
        return (0, 0)
    return (now["number"], 0) if now["kind"] == "stock" else (now["set"], now["number"])


@invariant(STEP, "18CH-25-a", "18CH-25-b", "18CH-25-e", unless={"18CH-Q48": "b"})
def a_train_is_exported_after_each_operating_round(step: Step) -> Iterator[str]:
    """Guards that the bank's top train leaves at the end of an operating round, unless it is permanent."""
    old, new = step.before.state, step.after.state
    if old["round"]["kind"] != "operating" or old["round"]["exported"]:
        return
    if (
        new["round"]["kind"] == "operating"
        and _place(old["round"]) == _place(new["round"])
        and not new["round"]["exported"]
    ):
        return
    stack = [entry for entry in old["depot"]["stack"] if entry["left"] != 0]
    if step.type != "pass" or not stack or not step.facts.trains[stack[0]["train"]].get("exportable"):
        return
    if new["round"]["kind"] == "over" and step.before.follows("18CH-Q49", "b"):
        return
    name = stack[0]["train"]
    left = next((entry["left"] for entry in new["depot"]["stack"] if entry["train"] == name), 0)
    if left != stack[0]["left"] - 1:
        yield f"the bank had {stack[0]['left']} {name}-trains at the end of the round and has {left} after it"
