"""What holds on every possible table, whatever has been played: one small function each.

A check takes a canonical state and the game's components and yields a sentence for each thing that is wrong.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from trackwalker.invariants.core.raw import Check, Components, State, begun, follows
from trackwalker.invariants.material import (
    no_rusted_train_in_play,
    tiles_add_up,
    tokens_add_up,
    trains_add_up,
    trains_within_the_limit,
)


def _all_money(state: State, components: Components) -> int | None:
    """All the money of the game in $; None where the bank is unlimited."""
    terms = components["players"].get(len(state["players"]), {})
    bank = components["bank"] if components["bank"] is not None else terms.get("bank")
    if bank is None:
        return None
    beside = len(state["players"]) * terms["start_cash"] if follows(state, "1846-Q70", "b") else 0
    return int(bank) + beside


def _in_game(state: State, components: Components) -> set[str]:
    """The public companies that were not taken out before the game began."""
    removed = (state.get("removed") or {}).get("companies", ())
    return {company["id"] for company in components["companies"]} - {*removed}


def _certificates(state: State, components: Components) -> dict[str, Sequence[int]]:
    """The certificates of each public company in percent, the president's first, by its number of shares."""
    terms = components["shares"]
    larger = terms.get("conversion") or terms
    sizes = {company["id"]: company.get("share_count") for company in state["companies"]}
    return {
        name: (larger if sizes.get(name) == 100 // larger["share_percent"] else terms)["certificates"]
        for name in _in_game(state, components)
    }


def money_is_conserved(state: State, components: Components) -> Iterator[str]:
    """Guards that no dollar appears or vanishes: all money together is the bank's size."""
    everything = _all_money(state, components)
    if everything is None or state["bank"]["cash"] is None:
        return
    held = state["bank"]["cash"] + sum(entry["cash"] for entry in [*state["players"], *state["companies"]])
    if held != everything:
        yield f"all money together is ${held}, the game has ${everything}"


def nobody_owes_money(state: State, components: Components) -> Iterator[str]:  # noqa: ARG001
    """Guards that no player's cash and no treasury is below $0."""
    for entry in [*state["players"], *state["companies"]]:
        if entry["cash"] < 0:
            yield f"{entry['id']} has ${entry['cash']}"


def certificates_add_up(state: State, components: Components) -> Iterator[str]:
    """Guards that each company's certificates are those of its box, 100 % in all, each in one place."""
    printed = Counter(
        (company, percent, index == 0)
        for company, percents in _certificates(state, components).items()
        for index, percent in enumerate(percents)
    )
    found = Counter(
        (paper["company"], paper["percent"], paper["president"]) for paper in state["certificates"]
    )
    for (company, percent, president), count in sorted((found - printed).items()):
        yield f"{count} {'president ' * president}certificate(s) of {percent}% of the {company} too many"
    for (company, percent, president), count in sorted((printed - found).items()):
        yield f"{count} {'president ' * president}certificate(s) of {percent}% of the {company} missing"


def holders_exist(state: State, components: Components) -> Iterator[str]:  # noqa: ARG001
    """Guards that every certificate and every private company lies with somebody who is at the table."""
    known = {"ipo", "pool", "bank", "box"}
    known |= {f"player:{player['id']}" for player in state["players"]}
    known |= {f"company:{company['id']}" for company in state["companies"]}
    known |= {f"private:{private['id']}" for private in state["privates"]}
    for paper in state["certificates"]:
        if paper["holder"] not in known:
            yield f"a certificate of the {paper['company']} lies with {paper['holder']}, not at the table"
    for private in state["privates"]:
        if private["owner"] not in known:
            yield f"{private['id']} belongs to {private['owner']}, not at the table"


def president_holds_the_certificate(state: State, components: Components) -> Iterator[str]:  # noqa: ARG001
    """Guards that a company's president and the holder of its president's certificate are the same player.

    A company without a president operates in receivership, its certificate lying in the pool.
    """
    with_certificate = {
        paper["company"]: paper["holder"] for paper in state["certificates"] if paper["president"]
    }
    for company in state["companies"]:
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


def nobody_holds_more_than_the_president(state: State, components: Components) -> Iterator[str]:  # noqa: ARG001
    """Guards that the president is a player with most shares."""
    held: Counter[tuple[str, str]] = Counter()
    for paper in state["certificates"]:
        held[paper["company"], paper["holder"]] += paper["percent"]
    for company in state["companies"]:
        name, president = company["id"], company["president"]
        if president is None:
            continue
        own = held[name, f"player:{president}"]
        for player in state["players"]:
            if held[name, f"player:{player['id']}"] > own:
                yield f"{player['id']} holds more of the {name} than its president {president}"


def holdings_within_limits(state: State, components: Components) -> Iterator[str]:
    """Guards the most that one player may hold of one company, and the pool but for a bankruptcy."""
    limits = components["shares"]
    most = state["options"].get("holding_limit", limits["player_limit"])
    in_pool = limits["pool_limit"] - follows(state, "18FL-Q03", "b")
    bankruptcy = any(player.get("bankrupt") for player in state["players"])
    held: Counter[tuple[str, str]] = Counter()
    for paper in state["certificates"]:
        held[paper["company"], paper["holder"]] += paper["percent"]
    for (company, holder), percent in sorted(held.items()):
        limit = in_pool if holder == "pool" else most
        limited = holder.startswith("player:") or (holder == "pool" and not bankruptcy)
        if limited and percent > limit:
            yield f"{holder.removeprefix('player:')} holds {percent}% of the {company}, {limit}% is the most"


def started_companies_have_a_price(state: State, components: Components) -> Iterator[str]:  # noqa: ARG001
    """Guards that a company lies on the chart, once, from the moment it starts, and never before."""
    lying = Counter(name for cell in state["market"] for name in cell["stack"])
    for company in state["companies"]:
        count = lying[company["id"]]
        if company["par"] is None and count:
            yield f"the {company['id']} lies on the chart and has not started"
        elif company["par"] is not None and count != (not company["closed"]):
            yield f"the {company['id']} lies {count} times on the chart"
        if company["floated"] and company["par"] is None and company["kind"] != "independent":
            yield f"the {company['id']} has floated and has not started"


def prices_are_those_of_the_chart(state: State, components: Components) -> Iterator[str]:
    """Guards that an occupied cell has the price printed there, and is listed once."""
    rows = components["market"]["rows"]
    seen = set()
    for entry in state["market"]:
        row, _, column = entry["cell"][1:].partition("c")
        line = rows[int(row) - 1] if int(row) <= len(rows) else []
        printed = line[int(column) - 1] if int(column) <= len(line) else None
        if printed != entry["price"]:
            yield f"cell {entry['cell']} of the chart is printed {printed}, not {entry['price']}"
        if entry["cell"] in seen or not entry["stack"]:
            yield f"cell {entry['cell']} of the chart is listed twice, or empty"
        seen.add(entry["cell"])


def floated_companies_have_sold_enough(state: State, components: Components) -> Iterator[str]:
    """Guards that a company has floated only when enough of its shares has left IPO or treasury.

    A conversion halves what has left of a company that had floated before.
    """
    needed = components["shares"]["float_percent"]
    conversion = components["shares"].get("conversion")
    converted = 100 // conversion["share_percent"] if conversion else 0
    unissued: Counter[str] = Counter()
    for paper in state["certificates"]:
        if paper["holder"] == "ipo" or paper["holder"].startswith(("private:", "company:")):
            unissued[paper["company"]] += paper["percent"]
    for company in state["companies"]:
        if company["kind"] == "independent":
            continue
        out = 100 - unissued[company["id"]]
        least = needed // 2 if company.get("share_count") == converted else needed
        if company["floated"] and out < least:
            yield f"the {company['id']} has floated with {out}% of it sold; it takes {needed}%"
        if company["par"] is not None and not company["floated"] and out >= needed:
            yield f"the {company['id']} has not floated although {out}% of it are sold"


def privates_close_with_their_phase(state: State, components: Components) -> Iterator[str]:
    """Guards that private companies are out of the game once the phase that closes them has begun."""
    stays = {card["id"] for card in components["privates"] if card.get("stays_with_company")}
    if follows(state, "1846-Q67", "b"):
        stays |= {entry["id"] for entry in components.get("independents", ())}
    if any(phase.get("closes_privates") for phase in begun(state, components)):
        for private in state["privates"]:
            if private["owner"] != "box" and private["id"] not in stays:
                yield f"{private['id']} is still in the game in phase {state['phase']}"


def unsold_privates_have_a_price(state: State, components: Components) -> Iterator[str]:  # noqa: ARG001
    """Guards that exactly the unsold private companies are for sale, only before the first stock round."""
    for private in state["privates"]:
        unsold = private["owner"] == "bank"
        if unsold != (private["price"] is not None):
            yield f"{private['id']} belongs to {private['owner']} and is offered at {private['price']}"
        if unsold and state["round"]["kind"] not in _OPENING_ROUNDS:
            yield f"{private['id']} is unsold after the private companies have been sold"


def bids_are_covered(state: State, components: Components) -> Iterator[str]:  # noqa: ARG001
    """Guards that every player has the money that lies on his highest bids."""
    if state["round"]["kind"] != "auction":
        return
    highest: dict[str, dict[str, Any]] = {}
    for bid in state["round"]["bids"]:
        if bid["private"] not in highest or bid["amount"] > highest[bid["private"]]["amount"]:
            highest[bid["private"]] = bid
    for player in state["players"]:
        lying = sum(bid["amount"] for bid in highest.values() if bid["player"] == player["id"])
        if lying > player["cash"]:
            yield f"{player['id']} has ${player['cash']}, and ${lying} lie on bids"


_OPENING_ROUNDS = ("auction", "draft", "bids")
"""The rounds in which private companies are sold."""


STATE_CHECKS: tuple[Check, ...] = (
    money_is_conserved,
    nobody_owes_money,
    certificates_add_up,
    holders_exist,
    president_holds_the_certificate,
    nobody_holds_more_than_the_president,
    holdings_within_limits,
    started_companies_have_a_price,
    prices_are_those_of_the_chart,
    floated_companies_have_sold_enough,
    trains_add_up,
    no_rusted_train_in_play,
    trains_within_the_limit,
    tokens_add_up,
    tiles_add_up,
    privates_close_with_their_phase,
    unsold_privates_have_a_price,
    bids_are_covered,
)
"""All of them."""


def problems(state: State, components: Components) -> list[str]:
    """Everything that is wrong with this table, one sentence each; empty for a possible one."""
    return [problem for check in STATE_CHECKS for problem in check(state, components)]
