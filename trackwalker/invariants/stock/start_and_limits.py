"""What holds for paper and money on every table."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, invariant
from trackwalker.invariants.core.view import View


@invariant(
    STATE, "18CH-4-f", "18CH-8-o", "1846-5.24-b", "1846-5.1-c", "18FL-5.3-i", reads="certificates companies"
)
def no_office_lies_in_the_pool(view: View) -> Iterator[str]:
    """Guards that a president's certificate is with a player, or where its company's state says it must be.

    That is the IPO, its own treasury or a private company before it starts, the pool in receivership, and out
    of the game once it has closed.
    """
    for paper in view.state["certificates"]:
        if not paper["president"]:
            continue
        company = view.companies[paper["company"]]
        allowed: tuple[str, ...] = ("player:", "private:", "ipo")
        if company["closed"]:
            allowed = ("box",)
        elif company.get("receivership"):
            allowed = ("pool",)
        elif company["par"] is None:
            allowed = (*allowed, f"company:{company['id']}")
        if not paper["holder"].startswith(allowed):
            yield f"the president's certificate of the {paper['company']} lies with {paper['holder']}"


@invariant(
    STATE,
    "18CH-4-a",
    "18CH-4-b",
    "18CH-0-e",
    "1846-5.1-c",
    "18FL-5.3-c",
    "18FL-3.3-aj",
    reads="certificates companies privates pending players",
)
def nobody_trades_an_unstarted_company(view: View) -> Iterator[str]:
    """Guards that of a company not yet started players hold what a private company brought, and no more.

    What it brought is one share however large it is; that of a bankrupt player lies in the pool.
    """
    bankruptcy = len(view.active) < len(view.players)
    gifts: dict[str, list[str]] = {}
    awaited = {entry["context"].get("company") for entry in view.state["pending"] if entry["kind"] == "par"}
    for private in view.state["privates"]:
        if private.get("company") is not None and private["owner"] != "bank":
            gifts.setdefault(private["company"], []).append(private["id"])
    for (company, holder), percent in view.held.items():
        if view.companies[company]["par"] is not None or holder == "ipo" or holder.startswith("private:"):
            continue
        if holder == f"company:{company}" or view.companies[company]["closed"]:
            continue
        usual, share = view.facts.shares["share_percent"], view.share(company)
        printed = sum(view.facts.privates[name]["share"]["percent"] for name in gifts.get(company, ()))
        given, with_owner = printed * share // usual, holder.startswith("player:")
        if not (with_owner or (holder == "pool" and bankruptcy)) or percent > given:
            yield f"{holder} holds {percent}% of the {company}, which has not started"
        elif percent > share and company not in awaited:
            yield f"the {company} has a president's certificate in play and nobody is setting its par value"


@invariant(STATE, "18CH-5-b", "18CH-5-c", "18FL-3.3-ak", reads="certificates privates")
def gifts_go_with_their_private(view: View) -> Iterator[str]:
    """Guards that a certificate lies under a private company exactly while that one is unsold."""
    parked = {
        paper["holder"] for paper in view.state["certificates"] if paper["holder"].startswith("private:")
    }
    for private in view.state["privates"]:
        if private.get("company") is not None:
            here, unsold = f"private:{private['id']}" in parked, private["owner"] == "bank"
            if here != unsold:
                lies = "lies" if here else "does not lie"
                yield f"{private['id']} belongs to {private['owner']}; its certificate {lies} under it"


@invariant(
    STATE,
    "18CH-4-d",
    "18CH-4-l",
    "18CH-10-b",
    "1846-5.1-k",
    "1846-3-q",
    "18FL-6.2-q",
    "18FL-3.1-f",
    reads="companies",
)
def a_company_that_has_not_floated_has_nothing(view: View) -> Iterator[str]:
    """Guards that a company has no money, trains or markers and no turn before it floats.

    In some games its home marker is on the map, and by some readings a conversion has brought it money.
    """
    at_home = int(bool(view.facts.components.get("homes_at_setup")))
    early = view.follows("18FL-Q23", "b") or view.follows("18FL-Q23", "c")
    for company in view.state["companies"]:
        if company["floated"]:
            continue
        paid = company["cash"] and not (early and company["par"] is not None and company["share_count"] == 10)
        if paid or company["trains"] or len(company["tokens"]) != at_home or company["operated"]:
            yield f"the {company['id']} has not floated and has money, trains, markers or has operated"


@invariant(STATE, "18CH-10-f", "18CH-10-h", "18CH-20-h", reads="companies round")
def a_company_begins_with_its_capital_alone(view: View) -> Iterator[str]:
    """Guards that until its first turn a company has ten times its par value, no train and no marker."""
    if view.state["round"]["kind"] == "over":
        return
    turn = view.state["round"].get("turn")
    acting = turn.get("company") if turn else None
    for company in view.state["companies"]:
        if not company["floated"] or company["operated"] or company["id"] == acting:
            continue
        capital = company["par"] * view.facts.shares["capital_in_pars"]
        if company["cash"] != capital:
            yield f"the {company['id']} has not operated and has ${company['cash']}, not ${capital}"
        if company["trains"] or company["tokens"]:
            yield f"the {company['id']} has not operated and has trains or markers on the map"


@invariant(STATE, "18CH-8-d", "18CH-8-j", "1846-5.1-g", "18FL-6.1-d", reads="companies")
def par_values_are_those_of_the_chart(view: View) -> Iterator[str]:
    """Guards that a company started at a price where companies can start."""
    values = view.facts.components["market"]["par_cells"]
    for company in view.state["companies"]:
        if company["par"] is not None and company["par"] not in values:
            yield f"the {company['id']} has the par value ${company['par']}"


@invariant(STATE, "18CH-5-d", "18CH-5-g", "18CH-31-g", "18CH-31-h", reads="privates")
def private_companies_keep_their_face_value(view: View) -> Iterator[str]:
    """Guards that only the first private company gets cheaper, by whole steps, not below $0."""
    terms = view.facts.components["auction"]
    for index, private in enumerate(view.state["privates"]):
        face, price = view.facts.privates[private["id"]]["face"], private["price"]
        if price is None:
            continue
        fallen = face - price
        if fallen and (index or fallen % terms["discount_step"] or price < terms["discount_floor"]):
            yield f"{private['id']} is offered at ${price}, its face value is ${face}"


@invariant(STATE, "18CH-29-h", "18CH-29-i", "18CH-29-c", reads="round privates")
def bids_are_high_enough(view: View) -> Iterator[str]:
    """Guards that each bid is above the face value, in whole steps, on a private company still unsold."""
    if view.state["round"]["kind"] != "auction":
        return
    terms = view.facts.components["auction"]
    amounts: set[tuple[str, int]] = set()
    for bid in view.state["round"]["bids"]:
        least = view.facts.privates[bid["private"]]["face"] + terms["bid_increment"]
        if bid["amount"] < least or bid["amount"] % terms["bid_multiple"]:
            yield f"{bid['player']} has bid ${bid['amount']} on {bid['private']}; at least ${least} is needed"
        if view.owner(bid["private"]) != "bank":
            yield f"a bid of {bid['player']} lies on {bid['private']}, which is sold"
        if (bid["private"], bid["amount"]) in amounts:
            yield f"two bids of ${bid['amount']} lie on {bid['private']}"
        amounts.add((bid["private"], bid["amount"]))


@invariant(
    STATE, "18CH-13-d", "18CH-13-e", "18CH-26-n", "1846-6.6-a", "1846-6.6-d", reads="privates phase companies"
)
def private_companies_belong_to_running_companies(view: View) -> Iterator[str]:
    """Guards that only a floated company owns private companies, and none before companies may buy them."""
    phases, now = view.facts.phases, view.facts.phases.index(view.state["phase"])
    sold_since = any(view.facts.phase[name].get("buy_privates") for name in phases[: now + 1])
    for private in view.state["privates"]:
        kind, _, name = private["owner"].partition(":")
        if kind == "company" and not (sold_since and view.companies[name]["floated"]):
            yield f"the {name} owns {private['id']} in phase {view.state['phase']}"
