"""Shares sold in a turn, whose prices fall when it is over; what else moves paper and prices."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step
from trackwalker.invariants.market import line_with_exit

__all__: list[str] = []


def _made(step: Step) -> list[str]:
    """The companies that are formed of others within the action, and those others."""
    made = [(new["id"], new["merged"]) for old, new in step.changed if new.get("merged") != old.get("merged")]
    return [name for major, minors in made for name in (major, *(minors or ()))]


def _closed(step: Step) -> list[str]:
    return [new["id"] for old, new in step.changed if new["closed"] and not old["closed"]]


@invariant(
    STEP,
    "LA-SR.sell-a",
    "LA-SR.sell-b",
    "LA-SR.sell-d",
    "LA-SR.sell-e",
    "LA-SR.sell-g",
    "LA-SR.sell-h",
)
def shares_sold_bring_the_present_price(step: Step) -> Iterator[str]:
    """Guards what a sale of a stock round brings, what may be sold, and that the price waits for its fall."""
    if step.type != "sell_shares" or step.kind != "stock_turn":
        return
    before, after, name = step.before, step.after, step.action["company"]
    count = step.action["percent"] // before.share(name)
    due = before.cells[name]["price"] * count
    if step.gain(step.actor) != due or step.action["percent"] % before.share(name):
        yield f"{step.actor} gets ${step.gain(step.actor)} for {count} shares of the {name}, not ${due}"
    pooled, had = (view.held.get((name, "pool"), 0) for view in (after, before))
    if pooled - had != step.action["percent"]:
        yield f"{pooled - had}% of the {name} goes to the pool, {step.action['percent']}% was sold"
    terms, most = before.terms.stock, int(step.facts.shares["pool_limit"])
    if pooled > most or (pooled == most and (terms.sales_below_the_limit or terms.pool_below_its_limit)):
        yield f"{pooled}% of the {name} lie in the pool after a sale"
    if before.state["market"] != after.state["market"]:
        yield "prices move before everything has been sold"
    company = before.companies[name]
    if company["kind"] == "minor" and not company["operated"]:
        yield f"{step.actor} sells shares of the {name}, which has not operated"
    if before.turn["bought"] or name in before.turn["sold"]:
        yield f"{step.actor} sells shares of the {name} in a second sale of the turn"
    if after.turn.get("sold") != [*before.turn["sold"], name]:
        yield f"the turn notes {after.turn.get('sold')} as sold"


@invariant(STEP, "LA-SR.sell-f", "LA-SR.sell-h")
def prices_fall_when_a_turn_is_over(step: Step) -> Iterator[str]:
    """Guards that each company sold in a turn falls one step with its end, however many shares were sold."""
    if step.kind != "stock_turn" or step.type not in ("buy_shares", "pass"):
        return
    sold = step.before.turn["sold"]
    for name in sold:
        target, there = line_with_exit.moved(step, name, -1)
        if not there:
            lies = step.after.cells.get(name, {"cell": None})["cell"]
            yield f"the {name} goes from {step.before.cells[name]['cell']} to {lies}, not to {target}"
    if len(sold) == 1:
        yield from line_with_exit.wrong_place(step, sold[0], -1)


@invariant(STEP, "LA-SR.end-b", "LA-SR.end-c")
def companies_wholly_owned_rise_a_step(step: Step) -> Iterator[str]:
    """Guards that at the end of a stock round the companies that players own as a whole rise, no others."""
    if not step.stock_round_ended:
        return
    for name in step.before.cells:
        own = step.before.with_players(name)
        target, there = line_with_exit.moved(step, name, int(own == 100))
        if not there:
            lies = step.after.cells.get(name, {"cell": None})["cell"]
            yield f"the {name}, {own}% with players, goes to {lies}, not to {target}"


def _moving(step: Step) -> set[str]:
    """The companies whose price may move within an action."""
    turn = step.before.turn
    found = {*_made(step), *_closed(step)}
    if step.stock_round_ended:
        found |= {*step.before.cells}
    elif step.kind == "stock_turn" and step.type in ("buy_shares", "pass"):
        found |= {*turn.get("sold", ())}
    elif step.type == "launch":
        found.add(step.action["company"])
    elif step.before.state["round"]["kind"] == "operating" and turn:
        order = step.facts.notes.turn_steps
        if step.type == "dividend" or (step.kind == "issue" and step.type == "sell_shares"):
            found.add(step.actor)
        same = step.after.turn.get("company") == turn["company"] and not step.operating_rounds_begun
        late = not same or step.after.turn["step"] not in order[: order.index("dividend")]
        if turn["step"] in order[: order.index("dividend")] and late:
            found.add(turn["company"])
        if step.type in ("buy_train", "bankrupt"):
            found |= {*turn.get("sold", ())}
    return found


@invariant(STEP, "LA-SR.sell-f", "LA-OR.issue-d", "LA-OR.price-a", "LA-OR.price-b", "LA-OR.bust-h")
def prices_move_by_what_is_done(step: Step) -> Iterator[str]:
    """Guards that only what is sold, launched, merged, run or closed moves; others keep their order."""
    if step.before.state["market"] == step.after.state["market"]:
        return
    moving = _moving(step)
    for name, cell in step.before.cells.items():
        now = step.after.cells.get(name)
        if name not in moving and (now is None or now["cell"] != cell["cell"]):
            yield f"the {name} leaves {cell['cell']} by the action {step.type} of {step.actor}"
    for name in step.after.cells:
        if name not in step.before.cells and name not in moving:
            yield f"the {name} has a price by the action {step.type} of {step.actor}"
    stacks: dict[str, list[str]] = {cell["cell"]: cell["stack"] for cell in step.before.state["market"]}
    for cell in step.after.state["market"]:
        old = [name for name in stacks.get(cell["cell"], []) if name in cell["stack"] and name not in moving]
        new = [name for name in cell["stack"] if name in old]
        if new != old:
            yield f"{', '.join(old)} lay in {cell['cell']} in this order, now {', '.join(new)}"


@invariant(
    STEP,
    "LA-SR.buy-b",
    "LA-SR.buy-c",
    "LA-OR.issue-a",
    "LA-OR.issue-c",
    "LA-OR.bust-c",
    "LA-MG.box-a",
)
def paper_moves_by_what_is_done(step: Step) -> Iterator[str]:
    """Guards that a trade moves so many percent from its seller to its buyer, and nothing else moves."""
    if step.before.held == step.after.held:
        return
    keys = {*step.before.held, *step.after.held}
    change = {key: step.after.held.get(key, 0) - step.before.held.get(key, 0) for key in keys}
    change = {key: percent for key, percent in change.items() if percent}
    passed_over = {*_made(step), *_closed(step)} | (
        {step.action["company"]} if step.type == "launch" else set()
    )
    change = {key: percent for key, percent in change.items() if key[0] not in passed_over}
    due: dict[tuple[str, str], int] = {}
    if step.type in ("buy_shares", "sell_shares"):
        name, percent = step.action["company"], step.action["percent"]
        kind = "player" if step.action["actor"]["kind"] == "player" else "company"
        source = step.action.get("from", "pool")
        sign = 1 if step.type == "buy_shares" else -1
        due = {(name, f"{kind}:{step.actor}"): sign * percent, (name, source): -sign * percent}
        if name in passed_over:
            due = {}
    elif step.type == "bankrupt":
        his = {key: percent for key, percent in step.before.held.items() if key[1] == f"player:{step.actor}"}
        place = "box" if step.before.terms.failure.shares_leave else "pool"
        for (name, holder), percent in his.items():
            if name not in passed_over:
                due |= {(name, holder): -percent, (name, place): percent}
        if not step.after.players[step.actor].get("bankrupt"):
            due = {}
    if change != due:
        yield f"by the action {step.type} of {step.actor} paper moves so: {change}, not so: {due}"
