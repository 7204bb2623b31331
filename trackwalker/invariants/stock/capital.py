"""When a company floats, and with what."""

from collections import Counter
from collections.abc import Iterator

from trackwalker.invariants.core.raw import Table
from trackwalker.invariants.core.registry import RAW, STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.stock.founding import public_companies


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
    "18GL-4.4-c",
    "18GL-4.5-b",
    reads="certificates companies",
)
def floated_companies_have_sold_enough(table: Table) -> Iterator[str]:
    """Guards that a company has floated only when enough of its shares has left IPO or treasury.

    A conversion halves what has left of a company that had floated before. Where the rest is a company's own
    it may take shares back.
    """
    needed = table.components["shares"]["float_percent"]
    buys_back = bool(table.components["shares"].get("rest_to_treasury"))
    conversion = table.components["shares"].get("conversion")
    converted = 100 // conversion["share_percent"] if conversion else 0
    unissued: Counter[str] = Counter()
    for paper in table.state["certificates"]:
        if paper["holder"] == "ipo" or paper["holder"].startswith(("private:", "company:")):
            unissued[paper["company"]] += paper["percent"]
    for company in table.state["companies"]:
        if company["kind"] in ("independent", "national"):
            continue
        out = 100 - unissued[company["id"]]
        least = needed // 2 if company.get("share_count") == converted else needed
        if company["floated"] and out < least and not buys_back:
            yield f"the {company['id']} has floated with {out}% of it sold; it takes {needed}%"
        if company["par"] is not None and not company["floated"] and out >= needed and not company["closed"]:
            yield f"the {company['id']} has not floated although {out}% of it are sold"


@invariant(
    STATE,
    "18CH-4-d",
    "18CH-4-l",
    "18CH-10-b",
    "1846-5.1-k",
    "1846-3-q",
    "18FL-6.2-q",
    "18FL-3.1-f",
    "18GL-4.4-d",
    "18GL-4.4-f",
    "LA-SU.major-b",
    "LA-SR.launch-a",
    reads="companies",
)
def a_company_that_has_not_floated_has_nothing(view: View) -> Iterator[str]:
    """Guards that a company has no money, trains or markers and no turn before it floats.

    In some games its home marker is on the map, and by some readings a conversion has brought it money.
    """
    at_home = int(bool(view.facts.components.get("homes_at_setup")))
    early = view.terms.prices.unfloated_conversion != "unpaid"
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


@invariant(STATE, "18FL-6.2-o", "18FL-6.2-p", "18FL-6.2-q", "18FL-3.1-h", reads="companies round")
def a_company_begins_with_the_capital_of_its_size(view: View) -> Iterator[str]:
    """Guards that until its first turn a company has five or ten times its start value, and its home marker.

    By one reading one that was converted before it floated has more.
    """
    if view.state["round"]["kind"] == "over":
        return
    both = view.terms.prices.unfloated_conversion == "full capital"
    for name, company in public_companies(view):
        if not company["floated"] or company["operated"] or name == view.turn.get("company"):
            continue
        capital = company["par"] * view.facts.size_of(view.shares(name))["capital_in_pars"]
        paid_twice = capital + company["par"] * view.facts.shares["conversion"]["pays_in_prices"]
        early = both and company["cash"] == paid_twice
        if company["cash"] != capital and not early:
            yield f"the {name} has not operated and has ${company['cash']}, not ${capital}"
        if company["trains"] or len(company["tokens"]) != 1:
            yield f"the {name} has not operated and has trains, or other markers on the map than its home"


@invariant(STEP, "18CH-10-f", "18CH-4-k")
def a_company_gets_its_capital_once(step: Step) -> Iterator[str]:
    """Guards that trading shares moves no treasury, but that of a company that floats by ten pars."""
    if step.type not in ("buy_shares", "sell_shares", "par", "bid"):
        return
    for company, after in step.changed:
        floats = after["floated"] and not company["floated"]
        capital = after["par"] * step.facts.shares["capital_in_pars"] if floats else 0
        if after["cash"] - company["cash"] != capital:
            yield f"the {company['id']} gets ${after['cash'] - company['cash']} in a trade, not ${capital}"


@invariant(
    STEP,
    "18FL-5.2-d",
    "18FL-6.2-i",
    "18FL-6.2-j",
    "18FL-6.2-k",
    "18FL-6.2-l",
    "18FL-6.2-m",
    "18FL-6.2-n",
    "18FL-6.2-o",
    "18FL-6.2-p",
)
def a_company_gets_the_capital_of_its_size(step: Step) -> Iterator[str]:
    """Guards that trading shares moves no treasury, but that of a company that floats by its capital.

    By one reading one that was paid when it was converted gets the small capital.
    """
    if step.kind not in ("stock_turn", "hidden_bid", "choose_private") or step.stock_round_ended:
        return
    for company, after in step.changed:
        name, capital = company["id"], 0
        if after["floated"] and not company["floated"]:
            small = company["cash"] > 0 and step.before.terms.prices.unfloated_conversion == "small capital"
            terms = step.facts.shares if small else step.facts.size_of(step.after.shares(name))
            capital = after["par"] * terms["capital_in_pars"]
        if after["cash"] - company["cash"] != capital:
            yield f"the {name} gets ${after['cash'] - company['cash']} in a trade, not ${capital}"
