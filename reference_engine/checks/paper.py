"""What certificates, presidents and share prices say of each other."""

from collections import Counter
from collections.abc import Iterator

from ..components import Components
from ..rules.market.market import row_and_column
from ..state import Company, State


def paper_faults(box: Components, state: State) -> Iterator[str]:
    """Where offices, prices and companies of a state contradict each other."""
    yield from _prices(box, state)
    offices = {paper.company: paper.holder for paper in state.certificates if paper.president}
    given_up = _given_up(state)
    lying = Counter([name for cell in state.market for name in cell.stack])
    for at, company in enumerate(state.companies):
        yield from _started(company, lying[company.id], f"companies[{at}]")
        holder = offices.get(company.id, "")
        if company.id not in given_up or holder not in ("box", "pool"):
            yield from _office(company, holder, f"companies[{at}]")
        if company.closed:
            yield from _gone(state, company, f"companies[{at}]")


def _given_up(state: State) -> set[str]:
    """The companies whose shares are being exchanged; their presidents may have given theirs up already."""
    exchanged = any(due.kind == "exchange" for due in state.pending)
    return {name for company in state.companies for name in company.merged if exchanged}


def _prices(box: Components, state: State) -> Iterator[str]:
    """A cell has the price that is printed there, and is listed if something lies in it."""
    rows = box.market.rows
    for at, cell in enumerate(state.market):
        row, column = row_and_column(cell.cell)
        printed = rows[row - 1][column - 1]
        if cell.price != printed:
            yield f"market[{at}].price: expected {printed}, printed in {cell.cell}, found {cell.price}"
        if not cell.stack:
            yield f"market[{at}].stack: expected a company, found none"


def _started(company: Company, count: int, where: str) -> Iterator[str]:
    """A company lies on the chart, once, from the moment it starts until it leaves the game."""
    due = company.par is not None and not company.closed
    if count != due:
        what = "has left the game" if company.closed else "has started" if due else "has not started"
        yield f"market: {company.id} {what} and lies in {count or 'no'} cell{'s' * (count > 1)}"
    if company.floated and company.par is None and company.kind != "independent":
        yield f"{where}.floated: {company.id} has floated and has no par value"


def _office(company: Company, holder: str, where: str) -> Iterator[str]:
    """The president is who has the president's certificate; in receivership it lies in the pool.

    Where a company is formed of others, somebody may act as president while nobody has it.
    """
    president, name = company.president, company.id
    if company.par is None or company.closed:
        if president is not None or company.receivership:
            found = "is in receivership" if president is None else f"has the president {president}"
            yield f"{where}.president: {name} {found}, and has not started or has left the game"
    elif company.receivership:
        if holder != "pool":
            yield f"{where}.receivership: the president's certificate of {name} lies with {holder}"
    elif president is None:
        yield f"{where}.president: {name} has started, is not in receivership and has none"
    elif holder != f"player:{president}":
        acting = company.kind == "national" and holder in ("pool", f"company:{name}")
        if not acting:
            lies = f"the president's certificate of {name} lies with {holder}"
            yield f"{where}.president: expected its holder, found {president}, and {lies}"


def _gone(state: State, company: Company, where: str) -> Iterator[str]:
    """A company that has left the game keeps nothing, and its certificates are out of the game.

    Its tokens stay where they are until its successor has chosen which of them to replace.
    """
    name = company.id
    for at, paper in enumerate(state.certificates):
        if paper.company == name and paper.holder != "box":
            found = f"as {name} has left the game, found {paper.holder}"
            yield f"certificates[{at}].holder: expected box, {found}"
    chosen = [due.context.get("company") for due in state.pending if due.kind == "replace_tokens"]
    kept = {
        "cash": company.cash,
        "loans": company.loans,
        "trains": len(company.trains),
        "tokens": 0 if name in chosen else len(company.tokens),
        "tokens_left": company.tokens_left,
    }
    for member, count in kept.items():
        if count:
            yield f"{where}.{member}: expected none, as {name} has left the game, found {count}"
