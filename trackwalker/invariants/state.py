"""What holds on every possible table, whatever has been played: one small function each."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from trackwalker.invariants.core.raw import Table, begun, follows
from trackwalker.invariants.core.registry import RAW, invariant


def _all_money(table: Table) -> int | None:
    """All the money of the game in $; None where the bank is unlimited."""
    terms = table.components["players"].get(len(table.state["players"]), {})
    bank = table.components["bank"] if table.components["bank"] is not None else terms.get("bank")
    if bank is None:
        return None
    beside = len(table.state["players"]) * terms["start_cash"] if follows(table, "1846-Q70", "b") else 0
    return int(bank) + beside


def _in_game(table: Table) -> set[str]:
    """The public companies that were not taken out before the game began."""
    removed = (table.state.get("removed") or {}).get("companies", ())
    return {company["id"] for company in table.components["companies"]} - {*removed}


def _certificates(table: Table) -> dict[str, Sequence[int]]:
    """The certificates of each public company in percent, the president's first, by its number of shares."""
    terms = table.components["shares"]
    larger = terms.get("conversion") or terms
    sizes = {company["id"]: company.get("share_count") for company in table.state["companies"]}
    return {
        name: (larger if sizes.get(name) == 100 // larger["share_percent"] else terms)["certificates"]
        for name in _in_game(table)
    }


@invariant(
    RAW,
    "18CH-0-k",
    "18CH-0-l",
    "18CH-3-c",
    "1846-2-j",
    "1846-2-k",
    "1846-2-l",
    "1846-3-an",
    "18FL-1.1-e",
    "18FL-3.1-k",
    reads="players companies bank",
)
def money_is_conserved(table: Table) -> Iterator[str]:
    """Guards that no dollar appears or vanishes: all money together is the bank's size."""
    everything = _all_money(table)
    if everything is None or table.state["bank"]["cash"] is None:
        return
    held = table.state["bank"]["cash"] + sum(
        entry["cash"] for entry in [*table.state["players"], *table.state["companies"]]
    )
    if held != everything:
        yield f"all money together is ${held}, the game has ${everything}"


@invariant(
    RAW,
    "18CH-3-b",
    "18CH-23-a",
    "18CH-23-g",
    "1846-5.1-f",
    "1846-6.5-a",
    "18FL-8.2-a",
    "18FL-7.2.1-f",
    reads="players companies",
)
def nobody_owes_money(table: Table) -> Iterator[str]:
    """Guards that no player's cash and no treasury is below $0."""
    for entry in [*table.state["players"], *table.state["companies"]]:
        if entry["cash"] < 0:
            yield f"{entry['id']} has ${entry['cash']}"


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
    unless={"18CH-Q58": "bc"},
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


@invariant(RAW, "18CH-0-c", "18CH-4-h", "1846-2-h", "18FL-1.1-b", "18FL-3.1-i", reads="certificates privates")
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


@invariant(
    RAW,
    "18CH-3-n",
    "18CH-4-c",
    "1846-5.12-b",
    "1846-7.1-a",
    "18FL-5.4-d",
    "18FL-8.4.3-i",
    reads="certificates companies",
)
def president_holds_the_certificate(table: Table) -> Iterator[str]:
    """Guards that a company's president and the holder of its president's certificate are the same player.

    A company without a president operates in receivership, its certificate lying in the pool.
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
    unless={"18FL-Q67": "b"},
    reads="certificates companies",
)
def nobody_holds_more_than_the_president(table: Table) -> Iterator[str]:
    """Guards that the president is a player with most shares."""
    held: Counter[tuple[str, str]] = Counter()
    for paper in table.state["certificates"]:
        held[paper["company"], paper["holder"]] += paper["percent"]
    for company in table.state["companies"]:
        name, president = company["id"], company["president"]
        if president is None:
            continue
        own = held[name, f"player:{president}"]
        for player in table.state["players"]:
            if held[name, f"player:{player['id']}"] > own:
                yield f"{player['id']} holds more of the {name} than its president {president}"


@invariant(
    RAW,
    "18CH-8-r",
    "18CH-9-d",
    "1846-5.11-a",
    "1846-5.24-a",
    "18FL-1.4-u",
    "18FL-1.4-v",
    "18FL-5.3-e",
    "18FL-5.3-h",
    reads="certificates players",
)
def holdings_within_limits(table: Table) -> Iterator[str]:
    """Guards the most that one player may hold of one company, and the pool but for a bankruptcy."""
    limits = table.components["shares"]
    most = table.state["options"].get("holding_limit", limits["player_limit"])
    in_pool = limits["pool_limit"] - follows(table, "18FL-Q03", "b")
    bankruptcy = any(player.get("bankrupt") for player in table.state["players"])
    held: Counter[tuple[str, str]] = Counter()
    for paper in table.state["certificates"]:
        held[paper["company"], paper["holder"]] += paper["percent"]
    for (company, holder), percent in sorted(held.items()):
        limit = in_pool if holder == "pool" else most
        limited = holder.startswith("player:") or (holder == "pool" and not bankruptcy)
        if limited and percent > limit:
            yield f"{holder.removeprefix('player:')} holds {percent}% of the {company}, {limit}% is the most"


@invariant(
    RAW,
    "18CH-8-f",
    "18CH-8-h",
    "1846-5.1-i",
    "1846-5.25-a",
    "18FL-6-a",
    "18FL-6.1-a",
    reads="companies market",
)
def started_companies_have_a_price(table: Table) -> Iterator[str]:
    """Guards that a company lies on the chart, once, from the moment it starts, and never before."""
    lying = Counter(name for cell in table.state["market"] for name in cell["stack"])
    for company in table.state["companies"]:
        count = lying[company["id"]]
        if company["par"] is None and count:
            yield f"the {company['id']} lies on the chart and has not started"
        elif company["par"] is not None and count != (not company["closed"]):
            yield f"the {company['id']} lies {count} times on the chart"
        if company["floated"] and company["par"] is None and company["kind"] != "independent":
            yield f"the {company['id']} has floated and has not started"


@invariant(RAW, "18CH-8-i", "1846-5.1-g", "18FL-1.4-a", "18FL-7.6-g", reads="market")
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
    RAW,
    "18CH-4-l",
    "18CH-10-a",
    "1846-5.1-c",
    "18FL-6.2-g",
    "18FL-6.2-i",
    "18FL-6.2-j",
    "18FL-6.2-k",
    "18FL-6.2-l",
    "18FL-6.2-m",
    reads="certificates companies",
)
def floated_companies_have_sold_enough(table: Table) -> Iterator[str]:
    """Guards that a company has floated only when enough of its shares has left IPO or treasury.

    A conversion halves what has left of a company that had floated before.
    """
    needed = table.components["shares"]["float_percent"]
    conversion = table.components["shares"].get("conversion")
    converted = 100 // conversion["share_percent"] if conversion else 0
    unissued: Counter[str] = Counter()
    for paper in table.state["certificates"]:
        if paper["holder"] == "ipo" or paper["holder"].startswith(("private:", "company:")):
            unissued[paper["company"]] += paper["percent"]
    for company in table.state["companies"]:
        if company["kind"] == "independent":
            continue
        out = 100 - unissued[company["id"]]
        least = needed // 2 if company.get("share_count") == converted else needed
        if company["floated"] and out < least:
            yield f"the {company['id']} has floated with {out}% of it sold; it takes {needed}%"
        if company["par"] is not None and not company["floated"] and out >= needed:
            yield f"the {company['id']} has not floated although {out}% of it are sold"


@invariant(
    RAW, "18CH-3-f", "18CH-26-u", "1846-3-r", "1846-3-ba", "18FL-2-j", "18FL-3.3-k", reads="privates phase"
)
def privates_close_with_their_phase(table: Table) -> Iterator[str]:
    """Guards that private companies are out of the game once the phase that closes them has begun."""
    stays = {card["id"] for card in table.components["privates"] if card.get("stays_with_company")}
    if follows(table, "1846-Q67", "b"):
        stays |= {entry["id"] for entry in table.components.get("independents", ())}
    if any(phase.get("closes_privates") for phase in begun(table)):
        for private in table.state["privates"]:
            if private["owner"] != "box" and private["id"] not in stays:
                yield f"{private['id']} is still in the game in phase {table.state['phase']}"


@invariant(RAW, "18CH-3-g", "18CH-31-a", "1846-3-a", "18FL-3.2-i", "18FL-3.3-b", reads="privates round")
def unsold_privates_have_a_price(table: Table) -> Iterator[str]:
    """Guards that exactly the unsold private companies are for sale, only before the first stock round."""
    for private in table.state["privates"]:
        unsold = private["owner"] == "bank"
        if unsold != (private["price"] is not None):
            yield f"{private['id']} belongs to {private['owner']} and is offered at {private['price']}"
        if unsold and table.state["round"]["kind"] not in _OPENING_ROUNDS:
            yield f"{private['id']} is unsold after the private companies have been sold"


@invariant(RAW, "18CH-29-j", "18CH-29-k", reads="round players")
def bids_are_covered(table: Table) -> Iterator[str]:
    """Guards that every player has the money that lies on his highest bids."""
    if table.state["round"]["kind"] != "auction":
        return
    highest: dict[str, dict[str, Any]] = {}
    for bid in table.state["round"]["bids"]:
        if bid["private"] not in highest or bid["amount"] > highest[bid["private"]]["amount"]:
            highest[bid["private"]] = bid
    for player in table.state["players"]:
        lying = sum(bid["amount"] for bid in highest.values() if bid["player"] == player["id"])
        if lying > player["cash"]:
            yield f"{player['id']} has ${player['cash']}, and ${lying} lie on bids"


_OPENING_ROUNDS = ("auction", "draft", "bids")
"""The rounds in which private companies are sold."""
