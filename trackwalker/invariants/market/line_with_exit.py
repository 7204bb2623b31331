"""A chart of one line at whose end companies leave the game."""

from collections.abc import Iterator

from trackwalker.invariants.core.view import Step


def moved(step: Step, company: str, spaces: int) -> tuple[str | None, bool]:
    """The cell so many spaces right of a company's, at most the last, and whether it is there.

    None: the company leaves the game there.
    """
    cell = step.before.cells[company]["cell"]
    for _ in range(abs(spaces)):
        further = step.facts.cell_beside(cell, 0, 1 if spaces > 0 else -1) or cell
        if step.facts.price_of(further) or not step.before.terms.prices.never_zero:
            cell = further
    if not step.facts.price_of(cell):
        return None, bool(step.after.companies[company]["closed"])
    lies = step.after.cells.get(company)
    return cell, lies is not None and lies["cell"] == cell


def wrong_place(step: Step, company: str, spaces: int) -> Iterator[str]:
    """Whether a company is not so many spaces further, in the right place of a new cell."""
    target, there = moved(step, company, spaces)
    if not there:
        lies = step.after.cells.get(company, {"cell": None})["cell"]
        yield f"the {company} goes from {step.before.cells[company]['cell']} to {lies}, not to {target}"
        return
    new = target is not None and target != step.before.cells[company]["cell"]
    on_top = step.before.terms.prices.arrivals_on_top
    if new and step.after.cells[company]["stack"][0 if on_top else -1] != company:
        yield f"the {company} is not {'on top' if on_top else 'at the bottom'} of its new cell {target}"
