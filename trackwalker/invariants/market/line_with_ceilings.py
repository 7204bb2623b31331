"""A chart of one line with a last cell for companies of each size."""

from collections.abc import Iterator

from trackwalker.invariants.core.view import Step, View


def last_cell(view: View, company: str) -> str | None:
    """The cell beyond which a company of its size does not rise; None where that is the end of the chart."""
    cell: str | None = view.facts.components["market"].get("ceilings", {}).get(view.shares(company))
    return cell


def _one_further(view: View, company: str, cell: str, right: int) -> str | None:
    """The next cell of a company in that direction; None at the end of the chart and at its ceiling."""
    if right > 0 and cell == last_cell(view, company):
        return None
    return view.facts.cell_beside(cell, 0, right)


def _target(step: Step, company: str, spaces: int) -> str:
    """The cell so many spaces right of a company's, as far as it goes; by one reading all or nothing."""
    start = cell = str(step.before.cells[company]["cell"])
    for _ in range(abs(spaces)):
        following = _one_further(step.before, company, cell, 1 if spaces > 0 else -1)
        if following is None:
            terms, last = step.before.terms.prices, last_cell(step.before, company)
            whole = terms.whole_at_the_end if last is None else terms.whole_at_the_ceiling
            return start if spaces > 0 and whole else cell
        cell = following
    return cell


def wrong_place(step: Step, company: str, spaces: int) -> Iterator[str]:
    """Whether a company is not so many spaces further, at the bottom of a cell or where it was."""
    old, new, target = step.before.cells[company], step.after.cells[company], _target(step, company, spaces)
    if new["cell"] != target:
        yield f"the {company} goes from {old['cell']} to {new['cell']}, not to {target}"
    elif target != old["cell"] and new["stack"][-1] != company:
        yield f"the {company} is not at the bottom of its new cell {target}"
    elif target == old["cell"] and new["stack"] != old["stack"]:
        yield f"the {company} stays in {target} and changes its place in the stack"
