"""Dividends by whole shares, of which a treasury has its part, and prices that answer to their total."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.market import line_with_exit

__all__: list[str] = []


@invariant(
    STEP,
    "LA-OR.choice-a",
    "LA-OR.choice-b",
    "LA-OR.div-a",
    "LA-OR.div-b",
    "LA-OR.div-c",
    "LA-OR.div-d",
    "LA-OR.div-e",
    "LA-OR.div-f",
    "LA-OR.hold-a",
)
def revenue_is_kept_or_paid_to_owners(step: Step) -> Iterator[str]:
    """Guards that revenue goes whole to the treasury, or a fifth or tenth a share to players and treasury."""
    if step.type != "dividend":
        return
    name, revenue = step.actor, step.before.state["pending"][0]["context"]["revenue"]
    share, kept = step.before.share(name), step.action["kind"] == "withhold"
    now = step.after.turn
    if now.get("company") == name and not step.operating_rounds_begun and now["revenue"] != revenue:
        yield f"the {name} has earned ${revenue}, and ${now['revenue']} are noted"
    if step.action["kind"] not in ("payout", "withhold"):
        yield f"the {name} decides on a {step.action['kind']} of ${revenue}"
    each = 0 if kept else revenue * share // 100
    for player in step.before.players:
        due = step.before.share_of(name, player) // share * each
        if step.gain(player) != due:
            yield f"{player} gets ${step.gain(player)} of ${revenue}, not ${due}"
    due = revenue if kept else step.before.held.get((name, f"company:{name}"), 0) // share * each
    if step.income(name) != due and not step.after.companies[name]["closed"]:
        yield f"the {name} gets ${step.income(name)} of ${revenue}, not ${due}"


@invariant(
    STEP,
    "LA-OR.price-a",
    "LA-OR.price-b",
    "LA-OR.price-c",
    "LA-OR.price-d",
    "LA-OR.hold-b",
)
def the_total_moves_the_price(step: Step) -> Iterator[str]:
    """Guards that a dividend below the price puts the marker beneath others, a higher one lifts it."""
    if step.type != "dividend":
        return
    name, revenue = step.actor, step.before.state["pending"][0]["context"]["revenue"]
    if step.action["kind"] == "withhold":
        yield from line_with_exit.wrong_place(step, name, -1)
        return
    price, terms = step.before.cells[name]["price"], step.before.terms.prices
    spaces = min(2, revenue // price)
    yield from line_with_exit.wrong_place(step, name, spaces)
    old, new = step.before.cells[name], step.after.cells[name]
    if old["cell"] != new["cell"]:
        return
    if (revenue and not spaces) or (spaces and terms.stuck_goes_under):
        if new["stack"][-1] != name:
            yield f"the {name} pays ${revenue} at a price of ${price} and lies on others"
    elif new["stack"] != old["stack"]:
        yield f"the {name} stays at ${price} and changes its place there"


@invariant(STEP, "LA-OR.run-l", "LA-OR.hold-b", unless={"LA-Q57": "b"})
def nothing_earned_is_a_step_down(step: Step) -> Iterator[str]:
    """Guards that a company that earns nothing, with a train or without, goes one step down."""
    turn, order = step.before.turn, step.facts.notes.turn_steps
    if step.before.state["round"]["kind"] != "operating" or not turn or step.type == "dividend":
        return
    name, until = turn["company"], order.index("dividend")
    if turn["step"] not in order[:until]:
        return
    same = step.after.turn.get("company") == name and not step.operating_rounds_begun
    if same and step.after.turn["step"] in order[: until + 1]:
        return
    if step.kind == "issue" and step.type == "sell_shares":
        return  # a company that left the game by issuing
    yield from line_with_exit.wrong_place(step, name, -1)


@invariant(
    STEP,
    "LA-OR.issue-a",
    "LA-OR.issue-b",
    "LA-OR.issue-c",
    "LA-OR.issue-d",
    "LA-OR.issue-e",
)
def own_shares_have_the_present_price(step: Step) -> Iterator[str]:
    """Guards what shares issued and redeemed bring and cost, and that only an issue lowers the price."""
    if step.type not in ("sell_shares", "buy_shares") or step.action["actor"]["kind"] != "company":
        return
    before, name, terms = step.before, step.actor, step.before.terms
    count, issues = step.action["percent"] // before.share(name), step.type == "sell_shares"
    price = before.cells[name]["price"]
    if issues and terms.prices.issued_after_the_fall:
        lower = step.facts.cell_beside(before.cells[name]["cell"], 0, -1)
        fallen = 0 if lower is None else step.facts.price_of(lower)
        price = fallen or (price if terms.prices.never_zero else 0)
    due = count * price * (1 if issues else -1)
    if step.income(name) != due and not step.after.companies[name]["closed"]:
        yield f"the {name} gets ${step.income(name)} for {count} shares of its own, not ${due}"
    if step.action["company"] != name or step.kind != "issue":
        yield f"the {name} deals in shares of the {step.action['company']} when {step.kind} is due"
    if count != 1 and not terms.prices.own_shares_at_will:
        yield f"the {name} deals in {count} shares at once"
    turn = before.turn
    if turn.get("redeemed" if issues else "issued") or (
        turn.get("issued" if issues else "redeemed") and not terms.prices.own_shares_at_will
    ):
        yield f"the {name} deals in its own shares again in one turn"
    yield from line_with_exit.wrong_place(step, name, -int(issues))
    pooled, most = step.after.held.get((name, "pool"), 0), int(step.facts.shares["pool_limit"])
    full = pooled >= most if terms.stock.sales_below_the_limit else pooled > most
    if issues and full and not terms.stock.shares_issued_at_will:
        yield f"{pooled}% of the {name} lie in the pool after an issue"


@invariant(STEP, "LA-OR.flow-f", "LA-OR.flow-g")
def steps_of_a_turn_come_in_their_order(step: Step) -> Iterator[str]:
    """Guards that a turn goes on from step to step, never back, and begins with the first that there is."""
    old, new, order = step.before.turn, step.after.turn, list(step.facts.notes.turn_steps)
    if step.after.state["round"]["kind"] != "operating" or not new:
        return
    same = old.get("company") == new["company"] and not step.operating_rounds_begun
    if same and order.index(new["step"]) < order.index(old["step"]):
        yield f"the {new['company']} goes from {old['step']} back to {new['step']}"
    if not same and order.index(new["step"]) > order.index("track"):
        yield f"the turn of the {new['company']} begins with {new['step']}"


@invariant(STATE, "LA-OR.lead-a", "LA-OR.lead-c", reads="round companies pending")
def only_new_minors_begin_with_a_train(view: View) -> Iterator[str]:
    """Guards that a train comes before the other steps only in the first turn of a minor, and only one."""
    if view.state["round"]["kind"] != "operating" or not view.turn or view.turn["step"] != "lead_train":
        return
    company = view.companies[view.turn["company"]]
    if company["kind"] != "minor" or company["operated"]:
        yield f"the {company['id']} begins with a train"
    if len(view.turn["bought"]) > 1 and view.terms.trains.lead_trains == "one":
        yield f"the {company['id']} begins with {len(view.turn['bought'])} trains"
