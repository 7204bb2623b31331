"""Who is president: the holder of the office, with most shares."""

from collections import Counter
from collections.abc import Iterator

from trackwalker.invariants.core.raw import Table
from trackwalker.invariants.core.registry import RAW, STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.stock.ownership import TRADES


@invariant(
    RAW,
    "18CH-3-n",
    "18CH-4-c",
    "1846-5.12-b",
    "1846-7.1-a",
    "18FL-5.4-d",
    "18FL-8.4.3-i",
    "18GL-4.5.2-a",
    "18GL-4.5.1.2-w",
    "LA-SR.pres-c",
    reads="certificates companies",
)
def president_holds_the_certificate(table: Table) -> Iterator[str]:
    """Guards that a company's president and the holder of its president's certificate are the same player.

    A company without a president operates in receivership, its certificate lying in the pool. Where one is
    formed of others, somebody may act as its president while nobody has the certificate.
    """
    with_certificate = {
        paper["company"]: paper["holder"] for paper in table.state["certificates"] if paper["president"]
    }
    for company in table.state["companies"]:
        president, holder = company["president"], with_certificate.get(company["id"], "")
        if company["par"] is None or company["closed"]:
            if president is not None:
                yield f"the {company['id']} has not started, or closed, and has a president, {president}"
            if company.get("receivership"):
                yield f"the {company['id']} has not started, or closed, and is in receivership"
        elif company.get("receivership"):
            if president is not None or holder != "pool":
                yield f"the {company['id']} is in receivership; president: {president}, certificate: {holder}"
        elif president is None:
            yield f"the {company['id']} has started and has no president"
        elif company["kind"] == "national" and holder in ("pool", f"company:{company['id']}"):
            continue
        elif holder != f"player:{president}":
            yield f"{president} is president of the {company['id']}; the certificate lies with {holder}"


@invariant(
    RAW,
    "18CH-1-b",
    "18CH-8-n",
    "18CH-8-p",
    "1846-5.12-a",
    "1846-5.23-a",
    "18FL-5.4-a",
    "18FL-5.4-c",
    "18GL-4.5.2-a",
    "18GL-4.5.2-c",
    "LA-SR.pres-a",
    unless={"18FL-Q67": "b"},
    reads="certificates companies",
)
def nobody_holds_more_than_the_president(table: Table) -> Iterator[str]:
    """Guards that the president is a player with most shares."""
    held: Counter[tuple[str, str]] = Counter()
    for paper in table.state["certificates"]:
        held[paper["company"], paper["holder"]] += paper["percent"]
    papers = table.state["certificates"]
    offices = {p["company"] for p in papers if p["president"] and p["holder"].startswith("player:")}
    for company in table.state["companies"]:
        name, president = company["id"], company["president"]
        if president is None or (company["kind"] == "national" and name not in offices):
            continue
        own = held[name, f"player:{president}"]
        for player in table.state["players"]:
            if held[name, f"player:{player['id']}"] > own:
                yield f"{player['id']} holds more of the {name} than its president {president}"


@invariant(
    STATE,
    "18CH-4-f",
    "18CH-8-o",
    "1846-5.24-b",
    "1846-5.1-c",
    "18FL-5.3-i",
    "18GL-3.4-q",
    "LA-SR.sell-c",
    reads="certificates companies",
)
def no_office_lies_in_the_pool(view: View) -> Iterator[str]:
    """Guards that a president's certificate is with a player, or where its company's state says it must be.

    That is the IPO, its own treasury, a private company or the bank's supply before it starts, the pool in
    receivership, and out of the game once it has closed.
    """
    for paper in view.state["certificates"]:
        if not paper["president"]:
            continue
        company = view.companies[paper["company"]]
        allowed: tuple[str, ...] = ("player:", "private:", "ipo")
        if company["kind"] in ("minor", "major") and not company["floated"]:
            allowed = ("bank",)
        if company["kind"] == "national":
            continue
        if company["closed"]:
            allowed = ("box",)
        elif company.get("receivership"):
            allowed = ("pool",)
        elif company["par"] is None:
            allowed = (*allowed, f"company:{company['id']}")
        if not paper["holder"].startswith(allowed):
            yield f"the president's certificate of the {paper['company']} lies with {paper['holder']}"


@invariant(
    STEP,
    "18CH-8-n",
    "18CH-8-o",
    "18CH-8-p",
    "18CH-8-q",
    "18CH-24-k",
    "1846-5.12-a",
    "1846-5.23-a",
    "1846-5.23-b",
    "1846-6.59-e",
    "1846-7-b",
    "18FL-5.3-j",
    "18FL-5.4-b",
    "18FL-5.4-c",
    "18FL-5.4-e",
    "18FL-8.4.1-g",
    "18FL-8.4.3-e",
    "18FL-8.4.3-f",
    "18FL-8.4.3-i",
    "18GL-3.4-r",
    "18GL-4.5.2-b",
    "18GL-4.5.2-c",
    "18GL-4.5.2-e",
    "18GL-4.7.2-g",
    "18GL-4.7.3-c",
    "LA-SR.pres-a",
    "LA-SR.pres-b",
    unless={"LA-Q35": "b"},
)
def offices_pass_by_trade_only(step: Step) -> Iterator[str]:
    """Guards who becomes president: by a trade, with more shares than the old one, the nearest clockwise.

    After a bankruptcy that is whoever holds as much as the office, and nobody if there is no such player.
    """
    for company, changed in step.changed:
        name, old, new = company["id"], company["president"], changed["president"]
        if old == new or old is None or changed["closed"] or company["kind"] == "national":
            continue
        if step.type == "bankrupt" and old == step.actor and step.after.players[old].get("bankrupt"):
            office = step.before.office(name)
            held = {player: step.after.share_of(name, player) for player in step.after.active}
            held = {player: percent for player, percent in held.items() if percent >= office}
            equal = [player for player, percent in held.items() if percent == max(held.values())]
            if step.before.terms.failure.any_heir:
                equal = list(held)
            if len(equal) > 1 and step.before.terms.failure.nearest_heir:
                around = (step.after.after_seat(old, count) for count in range(1, len(step.after.players)))
                equal = [next(player for player in around if player in equal)]
            if (new is None) != (not held) or (held and new not in equal):
                yield f"the {name} of the bankrupt {old} passes to {new}; others hold {held}"
            continue
        if step.type not in TRADES:
            yield f"the {name} passes from {old} to {new} by the action {step.type}"
            continue
        after, seats = step.after, list(step.after.players)
        at = seats.index(old)
        most = max(after.share_of(name, player) for player in seats)
        first = next(p for p in (*seats[at + 1 :], *seats[: at + 1]) if after.share_of(name, p) == most)
        if after.share_of(name, old) == most or first != new:
            yield f"the {name} passes from {old} to {new}; {first if first != old else 'nobody'} is entitled"
        if step.kind == "emergency" and name == step.before.state["pending"][0]["context"]["company"]:
            yield f"{old} loses the {name} while raising money for it"
