"""Dividends and prices where the whole revenue is compared with the price, and companies have two sizes."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.operations import private_income


def _last_cell(view: View, company: str) -> str | None:
    """The cell beyond which a company of its size does not rise; None where that is the end of the chart."""
    cell: str | None = view.facts.components["market"].get("ceilings", {}).get(view.shares(company))
    return cell


def _one_further(view: View, company: str, cell: str, right: int) -> str | None:
    """The next cell of a company in that direction; None at the end of the chart and at its ceiling."""
    if right > 0 and cell == _last_cell(view, company):
        return None
    return view.facts.cell_beside(cell, 0, right)


def _target(step: Step, company: str, spaces: int) -> str:
    """The cell so many spaces right of a company's, as far as it goes; by one reading all or nothing."""
    start = cell = str(step.before.cells[company]["cell"])
    for _ in range(abs(spaces)):
        following = _one_further(step.before, company, cell, 1 if spaces > 0 else -1)
        if following is None:
            question = "18FL-Q04" if _last_cell(step.before, company) is None else "18FL-Q71"
            return start if spaces > 0 and step.before.follows(question, "b") else cell
        cell = following
    return cell


def _wrong_place(step: Step, company: str, spaces: int) -> Iterator[str]:
    """Whether a company is not so many spaces further, at the bottom of a cell or where it was."""
    old, new, target = step.before.cells[company], step.after.cells[company], _target(step, company, spaces)
    if new["cell"] != target:
        yield f"the {company} goes from {old['cell']} to {new['cell']}, not to {target}"
    elif target != old["cell"] and new["stack"][-1] != company:
        yield f"the {company} is not at the bottom of its new cell {target}"
    elif target == old["cell"] and new["stack"] != old["stack"]:
        yield f"the {company} stays in {target} and changes its place in the stack"


@invariant(
    STATE, "18FL-1.4-e", "18FL-1.4-f", "18FL-1.4-g", "18FL-7.6-g", "18FL-7.6-i", reads="market companies"
)
def prices_stay_below_the_ceiling(view: View) -> Iterator[str]:
    """Guards that no company of five shares lies beyond the last cell for its size."""
    for name, cell in view.cells.items():
        last = _last_cell(view, name)
        if last is not None and cell["price"] > view.facts.price_of(last):
            yield f"the {name} has {view.shares(name)} shares and lies at ${cell['price']}"


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
    yield from _wrong_place(step, step.actor, min(2, paid // price) if paid else -1)


_BEFORE_THE_DIVIDEND = ("convert", "track", "token", "run")


def _leaves_without_revenue(step: Step) -> bool:
    """Whether a company goes on to its trains, or ends its turn, and has decided about no revenue."""
    if step.before.turn.get("step") not in _BEFORE_THE_DIVIDEND:
        return False
    same = step.after.turn.get("company") == step.before.turn["company"] and not step.operating_rounds_begun
    return not same or step.after.turn["step"] == "trains"


@invariant(STEP, "18FL-7.6-b", "18FL-7.6-c")
def no_revenue_moves_the_price_left(step: Step) -> Iterator[str]:
    """Guards that a company that earns nothing goes one space left; by one reading not without a train."""
    if not _leaves_without_revenue(step):
        return
    name = step.before.turn["company"]
    stays = step.before.follows("18FL-Q05", "b") and not step.before.companies[name]["trains"]
    yield from _wrong_place(step, name, 0 if stays else -1)


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
    yield from _wrong_place(step, name, -1)


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
    if not company["operated"] and not (paid and before.deviates("operated-from-the-dividend-on")):
        yield f"{step.actor} sells shares of the {name}, which has not operated"
    if company.get("receivership"):
        yield f"{step.actor} sells shares of the {name}, which has no president"
    split = step.kind == "emergency" and before.follows("18FL-Q61", "b")
    if name in turn.get("sold", ()) and not split:
        yield f"{step.actor} sells shares of the {name} twice in a turn"
    if step.after.held.get((name, "pool"), 0) > before.pool_limit:
        yield f"{step.after.held[name, 'pool']}% of the {name} lie in the pool after a sale"


@invariant(
    STEP, "18FL-5.5-b", "18FL-7.6-c", "18FL-8.4.3-c", "18FL-8.4.3-o", "18FL-5.1-g", "18FL-6.1-b", "18FL-7.6-f"
)
def other_prices_and_stacks_stay(step: Step) -> Iterator[str]:
    """Guards that only a sale, a run or a founding moves a marker, and that the others keep their order."""
    if step.before.state["market"] == step.after.state["market"]:
        return
    moving: set[str] = set()
    if step.type in ("sell_shares", "par"):
        moving = {step.action["company"]}
    elif step.type == "dividend":
        moving = {step.actor}
    elif _leaves_without_revenue(step):
        moving = {step.before.turn["company"]}
    for name, cell in step.before.cells.items():
        if name not in moving and step.after.cells[name]["cell"] != cell["cell"]:
            yield f"the {name} leaves {cell['cell']} by the action {step.type} of {step.actor}"
    stacks: dict[str, list[str]] = {cell["cell"]: cell["stack"] for cell in step.before.state["market"]}
    for cell in step.after.state["market"]:
        old = stacks.get(cell["cell"], [])
        kept = [name for name in old if name in cell["stack"]]
        if cell["stack"][: len(kept)] != kept:
            yield f"the stack in {cell['cell']} was {', '.join(old)} and is {', '.join(cell['stack'])}"
