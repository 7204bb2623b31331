"""Who holds certificates, and what moves them."""

from collections import Counter
from collections.abc import Iterator, Sequence

from trackwalker.invariants.core.raw import Table
from trackwalker.invariants.core.registry import RAW, STEP, invariant
from trackwalker.invariants.core.view import Step
from trackwalker.invariants.stock.converted import converts


def _in_game(table: Table) -> set[str]:
    """The public companies that were not taken out before the game began."""
    removed = (table.state.get("removed") or {}).get("companies", ())
    return {company["id"] for company in table.components["companies"]} - {*removed}


def _certificates(table: Table) -> dict[str, Sequence[int]]:
    """The certificates of each public company in percent, the president's first, by its number of shares."""
    terms, national = table.components["shares"], table.components.get("national")
    larger = terms.get("conversion") or terms
    sizes = {company["id"]: company.get("share_count") for company in table.state["companies"]}
    found = {
        name: (larger if sizes.get(name) == 100 // larger["share_percent"] else terms)["certificates"]
        for name in _in_game(table)
    }
    if national is not None:
        parts = [c.get("merged", ()) for c in table.state["companies"] if c["id"] == national["id"]]
        merged = sum(map(len, parts))
        fitting = [form["certificates"] for form in national["forms"] if form["companies"] <= merged]
        found |= {national["id"]: fitting[-1]} if fitting else {}
    return found


@invariant(
    RAW,
    "18CH-0-b",
    "18CH-3-k",
    "18CH-3-l",
    "1846-5.1-b",
    "1846-2-f",
    "18FL-1.1-c",
    "18FL-3.1-j",
    "18FL-6.2-a",
    "18FL-6.2-b",
    "18GL-4.4-a",
    "18GL-4.5.1.2-p",
    "18GL-4.5.1.2-q",
    "LA-SR.launch-b",
    "LA-SR.launch-d",
    "LA-MG.form-b",
    "LA-MG.form-d",
    unless={"18CH-Q58": "bcd"},
    reads="certificates companies",
)
def certificates_add_up(table: Table) -> Iterator[str]:
    """Guards that each company's certificates are those of its box, 100 % in all, each in one place."""
    printed = Counter(
        (company, percent, index == 0)
        for company, percents in _certificates(table).items()
        for index, percent in enumerate(percents)
    )
    found = Counter(
        (paper["company"], paper["percent"], paper["president"]) for paper in table.state["certificates"]
    )
    for (company, percent, president), count in sorted((found - printed).items()):
        yield f"{count} {'president ' * president}certificate(s) of {percent}% of the {company} too many"
    for (company, percent, president), count in sorted((printed - found).items()):
        yield f"{count} {'president ' * president}certificate(s) of {percent}% of the {company} missing"


@invariant(
    RAW,
    "18CH-0-c",
    "18CH-4-h",
    "1846-2-h",
    "18FL-1.1-b",
    "18FL-3.1-i",
    "18GL-1.2-c",
    "LA-SR.launch-d",
    "LA-MG.box-a",
    reads="certificates privates",
)
def holders_exist(table: Table) -> Iterator[str]:
    """Guards that every certificate and every private company lies with somebody who is at the table."""
    known = {"ipo", "pool", "bank", "box"}
    known |= {f"player:{player['id']}" for player in table.state["players"]}
    known |= {f"company:{company['id']}" for company in table.state["companies"]}
    known |= {f"private:{private['id']}" for private in table.state["privates"]}
    for paper in table.state["certificates"]:
        if paper["holder"] not in known:
            yield f"a certificate of the {paper['company']} lies with {paper['holder']}, not at the table"
    for private in table.state["privates"]:
        if private["owner"] not in known:
            yield f"{private['id']} belongs to {private['owner']}, not at the table"


TRADES = frozenset({"buy_shares", "sell_shares", "par"})


@invariant(
    STEP,
    "18CH-3-m",
    "18CH-4-e",
    "18CH-12-f",
    "1846-5.1-n",
    "1846-6.1-b",
    "1846-5.25-b",
    "1846-7-b",
    "18FL-5-b",
    "18FL-5.4-c",
    "18FL-8.4.3-b",
    "18GL-4.1.1-d",
    "18GL-4.1.2-b",
    "18GL-4.7.3-b",
)
def certificates_move_by_trade_only(step: Step) -> Iterator[str]:
    """Guards that paper changes hands by trades and in the auction, of one company at a time.

    That of a company that leaves the game goes out of it, and that of a bankrupt player to the pool. One that
    is converted is looked at elsewhere.
    """
    if step.before.held == step.after.held or step.before.state["round"]["kind"] in ("auction", "bids"):
        return
    keys = {*step.before.held, *step.after.held}
    moved = {key[0] for key in keys if step.before.held.get(key) != step.after.held.get(key)}
    moved -= {company["id"] for company, after in step.changed if after["closed"] and not company["closed"]}
    moved -= {company["id"] for company, _ in step.changed if converts(step, company["id"])}
    if step.formed:
        moved.discard(step.after.national or "")
    if not moved or _bankrupt_gave_it_up(step, moved):
        return
    if step.type not in TRADES:
        yield f"certificates change hands by the action {step.type}"
    if moved != {step.action.get("company")}:
        yield f"certificates of {', '.join(sorted(moved))} move in a trade of {step.action.get('company')}"


def _bankrupt_gave_it_up(step: Step, moved: set[str]) -> bool:
    """Whether a bankrupt player has nothing left of the companies whose paper moved, and the pool has it."""
    if step.type != "bankrupt" or not step.after.players[step.actor].get("bankrupt"):
        return False
    keys = {*step.before.held, *step.after.held}
    changed = {key for key in keys if step.before.held.get(key) != step.after.held.get(key)}
    if not {key[1] for key in changed if key[0] in moved} <= {"pool", f"player:{step.actor}"}:
        return False
    return all(
        step.after.held.get((name, "pool"), 0) - step.before.held.get((name, "pool"), 0)
        == step.before.share_of(name, step.actor)
        for name in moved
    )
