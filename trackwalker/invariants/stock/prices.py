"""Where prices lie on the chart, and what gives them a reason to move."""

from collections.abc import Iterator

from trackwalker.invariants.core.raw import Table
from trackwalker.invariants.core.registry import RAW, STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.market import line_with_ceilings, line_with_exit


@invariant(RAW, "18CH-8-i", "1846-5.1-g", "18FL-1.4-a", "18FL-7.6-g", "18GL-3-a", reads="market")
def prices_are_those_of_the_chart(table: Table) -> Iterator[str]:
    """Guards that an occupied cell has the price printed there, and is listed once."""
    rows = table.components["market"]["rows"]
    seen = set()
    for entry in table.state["market"]:
        row, _, column = entry["cell"][1:].partition("c")
        line = rows[int(row) - 1] if int(row) <= len(rows) else []
        printed = line[int(column) - 1] if int(column) <= len(line) else None
        if printed != entry["price"]:
            yield f"cell {entry['cell']} of the chart is printed {printed}, not {entry['price']}"
        if entry["cell"] in seen or not entry["stack"]:
            yield f"cell {entry['cell']} of the chart is listed twice, or empty"
        seen.add(entry["cell"])


@invariant(
    STATE, "18FL-1.4-e", "18FL-1.4-f", "18FL-1.4-g", "18FL-7.6-g", "18FL-7.6-i", reads="market companies"
)
def prices_stay_below_the_ceiling(view: View) -> Iterator[str]:
    """Guards that no company of five shares lies beyond the last cell for its size."""
    for name, cell in view.cells.items():
        last = line_with_ceilings.last_cell(view, name)
        if last is not None and cell["price"] > view.facts.price_of(last):
            yield f"the {name} has {view.shares(name)} shares and lies at ${cell['price']}"


_BY_SHARES = frozenset({"sell_shares", "buy_shares", "par"})


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


@invariant(
    STEP,
    "18CH-11-c",
    "18CH-8-m",
    "18GL-3.5-c",
    "18GL-3.5-k",
    "18GL-4.1.4-b",
    unless={"18CH-Q33": "b", "18CH-Q58": "bcd", "18GL-Q116": "b"},
)
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


@invariant(STEP, "1846-4-e", "1846-4-f", "1846-5-d", "1846-5.4-c")
def prices_are_adjusted_after_a_stock_round(step: Step) -> Iterator[str]:
    """Guards that after a stock round shares in the pool lower a price; all with players raise it.

    Companies in receivership are passed over: the first of them may have operated at once.
    """
    if not step.stock_round_ended:
        return
    for name, company in step.before.companies.items():
        if name not in step.before.cells or company.get("receivership"):
            continue
        pooled = step.before.held.get((name, "pool"), 0)
        spaces = -1 if pooled else int(step.before.with_players(name) == 100)
        target, there = line_with_exit.moved(step, name, spaces)
        if not there:
            lies = step.after.cells.get(name, {"cell": None})["cell"]
            yield f"the {name}, {pooled}% in the pool, goes to {lies}, not to {target}"


@invariant(STEP, "1846-6.1-h", "1846-5.2-c", "1846-6.4-h", "1846-6.5-j", "1846-4-d")
def prices_have_a_reason_to_move(step: Step) -> Iterator[str]:
    """Guards that only a sale, a dividend or a forced issue moves a price, or a stock round that ends.

    A company in receivership moves without anybody's decision.
    """
    if step.before.state["market"] == step.after.state["market"] or step.stock_round_ended:
        return
    own: set[str] = set()
    if step.type in ("sell_shares", "par"):
        own = {str(step.action["company"])}
    elif step.type == "dividend" or step.kind in ("build", "run"):
        own = {step.actor}
    for name, cell in step.before.cells.items():
        old, new, lies = step.before.companies[name], step.after.companies[name], step.after.cells.get(name)
        alone = old.get("receivership") or new.get("receivership")
        alone = alone or (step.type == "bankrupt" and old["president"] == step.actor)
        if name not in own and not alone and (lies is None or lies["cell"] != cell["cell"]):
            yield f"the {name} leaves {cell['cell']} by the action {step.type} of {step.actor}"


_BEFORE_THE_DIVIDEND = ("convert", "track", "token", "run")


def leaves_without_revenue(step: Step) -> bool:
    """Whether a company goes on to its trains, or ends its turn, and has decided about no revenue."""
    if step.before.turn.get("step") not in _BEFORE_THE_DIVIDEND:
        return False
    same = step.after.turn.get("company") == step.before.turn["company"] and not step.operating_rounds_begun
    return not same or step.after.turn["step"] == "trains"


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
    elif leaves_without_revenue(step):
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
