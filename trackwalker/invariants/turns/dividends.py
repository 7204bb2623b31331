"""Who gets the revenue of a company, and how its price answers."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step
from trackwalker.invariants.market import line_with_ceilings, line_with_exit
from trackwalker.invariants.money.income import private_income
from trackwalker.invariants.stock.prices import leaves_without_revenue


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
    "1846-6.4-c",
    "1846-6.4-d",
    "1846-6.4-e",
    "1846-6.4-f",
    "1846-6.4-h",
    "1846-6.4-i",
    "1846-6.4-j",
    "1846-6.4-k",
    "1846-6.4-l",
    "1846-6.4-m",
)
def revenue_is_kept_halved_or_paid(step: Step) -> Iterator[str]:
    """Guards who gets the revenue, in full or by halves, and how far the price goes by what was paid.

    A company that leaves the game by it may end the round, and private companies pay in the next.
    """
    if step.type != "dividend":
        return
    name, revenue = step.actor, step.before.state["pending"][0]["context"]["revenue"]
    share = step.facts.shares["share_percent"]
    kept = {"withhold": revenue, "half": revenue // 20 * 10}.get(step.action["kind"], 0)
    each = (revenue - kept) * share // 100
    for player in step.before.players:
        due = step.before.share_of(name, player) // share * each + private_income(step, f"player:{player}")
        if step.gain(player) != due:
            yield f"{player} gets ${step.gain(player)} of ${revenue} ({step.action['kind']}), not ${due}"
    due = kept + step.before.held.get((name, f"company:{name}"), 0) // share * each
    if step.income(name) != due and not step.after.companies[name]["closed"]:
        yield f"the {name} gets ${step.income(name)} of ${revenue} ({step.action['kind']}), not ${due}"
    paid = revenue - kept
    if paid and not step.before.terms.prices.half_counts_as_paid:
        paid = revenue
    yield from line_with_exit.wrong_place(step, name, _spaces(step, paid, step.before.cells[name]["price"]))


def _spaces(step: Step, paid: int, price: int) -> int:
    """How far the price goes right by what was paid; -1 is to the left."""
    if not paid or 2 * paid < price:
        return -1
    if paid >= 3 * price and price >= step.before.terms.prices.three_spaces_from:
        return 3
    return min(2, paid // price)


@invariant(STEP, "1846-6.4-h")
def no_revenue_is_one_space_left(step: Step) -> Iterator[str]:
    """Guards that a company that earns nothing, with trains or without, goes one space left."""
    turn = step.after.turn
    if step.kind not in ("build", "run") or turn.get("company") != step.actor or turn.get("step") != "trains":
        return
    if turn["revenue"]:
        yield f"the {step.actor} has earned ${turn['revenue']} and decides nothing about it"
    yield from line_with_exit.wrong_place(step, step.actor, -1)


@invariant(STEP, "18FL-7.5-a", "18FL-7.5-b", "18FL-7.5-c", "18FL-7.5-d", "18FL-7.5-e")
def whole_revenue_is_kept_or_paid_by_shares(step: Step) -> Iterator[str]:
    """Guards that revenue goes whole to the treasury, or a fifth or tenth a share to players and company."""
    if step.type != "dividend":
        return
    name, revenue = step.actor, step.before.state["pending"][0]["context"]["revenue"]
    share, kept = step.before.share(name), step.action["kind"] == "withhold"
    each = 0 if kept else revenue * share // 100
    for player in step.before.players:
        due = step.before.share_of(name, player) // share * each + private_income(step, f"player:{player}")
        if step.gain(player) != due:
            yield f"{player} gets ${step.gain(player)} of ${revenue}, not ${due}"
    due = revenue if kept else step.before.held.get((name, "pool"), 0) // share * each
    if step.income(name) != due:
        yield f"the {name} gets ${step.income(name)} of ${revenue}, not ${due}"


@invariant(
    STEP,
    "18FL-7.6-b",
    "18FL-7.6-c",
    "18FL-7.6-d",
    "18FL-7.6-e",
    "18FL-7.6-f",
    "18FL-7.6-h",
    "18FL-7.6-i",
)
def the_whole_revenue_moves_the_price(step: Step) -> Iterator[str]:
    """Guards that a revenue kept or of $0 moves the price left, one paid by how often it holds the price."""
    if step.type != "dividend":
        return
    revenue = step.before.state["pending"][0]["context"]["revenue"]
    paid = revenue if step.action["kind"] == "payout" else 0
    price = step.before.cells[step.actor]["price"]
    yield from line_with_ceilings.wrong_place(step, step.actor, min(2, paid // price) if paid else -1)


@invariant(STEP, "18FL-7.6-b", "18FL-7.6-c")
def no_revenue_moves_the_price_left(step: Step) -> Iterator[str]:
    """Guards that a company that earns nothing goes one space left; by one reading not without a train."""
    if not leaves_without_revenue(step):
        return
    name = step.before.turn["company"]
    stays = step.before.terms.prices.stays_without_train and not step.before.companies[name]["trains"]
    yield from line_with_ceilings.wrong_place(step, name, 0 if stays else -1)
