"""Auctions in the turns of a stock round, and the companies that are launched out of them."""

from collections.abc import Iterator
from typing import Any

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View

__all__: list[str] = []


def _auction(view: View) -> dict[str, Any] | None:
    found = view.state["round"].get("auction") if view.state["round"]["kind"] == "stock" else None
    return found if isinstance(found, dict) else None


def _prices_open(view: View) -> list[int]:
    """At what companies may start in this phase, in $."""
    highest = view.facts.phase[view.state["phase"]].get("highest_start")
    return [price for price in view.components["market"]["par_cells"] if highest is None or price <= highest]


@invariant(
    STATE,
    "LA-SU.minor-b",
    "LA-SU.minor-c",
    "LA-SU.minor-e",
    "LA-SU.minor-f",
    reads="charters companies",
)
def charters_lie_in_columns(view: View) -> Iterator[str]:
    """Guards that every minor of the mode lies in one of the columns until it is launched."""
    mode = view.components["modes"][view.components["mode"]]
    columns = view.state["charters"]
    minors = [name for name, company in view.companies.items() if company["kind"] == "minor"]
    height = len(minors) // mode["columns"]
    if len(columns) != mode["columns"] or any(len(column) > height for column in columns):
        yield f"charters lie in {len(columns)} columns: {columns}"
    lying = sorted(name for column in columns for name in column)
    waiting = [name for name in minors if not view.companies[name]["floated"]]
    if lying != sorted(name for name in waiting if not view.companies[name]["closed"]):
        yield f"the charters of {', '.join(lying)} lie there; not launched are {', '.join(waiting)}"


@invariant(
    STATE,
    "LA-SR.auction-a",
    "LA-SR.auction-b",
    "LA-SR.auction-i",
    reads="round players pending",
)
def bids_can_be_paid(view: View) -> Iterator[str]:
    """Guards that the last bid is a possible one of somebody who has the money, and who else is asked."""
    auction = _auction(view)
    if auction is None:
        return
    terms, who, bid = view.components["minor_auction"], auction["high_bidder"], auction["high_bid"]
    between = (bid - terms["least"]) % terms["step"] and not view.terms.auctions.any_first_bid
    if bid < terms["least"] or between:
        yield f"{who} has bid ${bid}"
    if bid > view.players[who]["cash"]:
        yield f"{who} has bid ${bid} and has ${view.players[who]['cash']}"
    top = max(_prices_open(view))
    above = [price for price in view.facts.rows[0] if top < price <= bid // 2]
    if above and view.terms.auctions.within_the_range:
        yield f"{who} has bid ${bid}, for a price above ${top}"
    asked = view.state["pending"][0]["actors"][0]["id"]
    if who not in auction["bidders"] or asked not in auction["bidders"]:
        yield f"{who} has bid last and {asked} is asked; in the auction are {', '.join(auction['bidders'])}"
    if (len(auction["bidders"]) == 1) != (view.kind == "launch"):
        yield f"{', '.join(auction['bidders'])} are in the auction, and {view.kind} is due"


@invariant(
    STEP,
    "LA-SR.auction-c",
    "LA-SR.auction-g",
    "LA-SR.auction-h",
    "LA-SR.auction-i",
    "LA-SR.auction-j",
)
def bids_rise_clockwise(step: Step) -> Iterator[str]:
    """Guards that each bidder in turn bids more or is out for good, until one is left, who launches."""
    old, new = _auction(step.before), _auction(step.after)
    if step.kind not in ("stock_turn", "auction") or (old is None and new is None):
        return
    if new is None:
        yield f"the auction is over by the action {step.type} of {step.actor}"
        return
    opened = old is None
    bidders = list(step.before.active) if old is None else list(old["bidders"])
    if step.type == "bid":
        least = 0 if old is None else old["high_bid"] + step.before.components["minor_auction"]["step"]
        exact = step.before.terms.auctions.exact_raises and not opened
        if step.action["price"] < least or (exact and step.action["price"] != least):
            yield f"{step.actor} bids ${step.action['price']}, ${least} is the least"
        due = (step.action["price"], step.actor)
    else:
        bidders.remove(step.actor)
        due = (old["high_bid"], old["high_bidder"]) if old is not None else (0, "")
    if new["bidders"] != bidders or (new["high_bid"], new["high_bidder"]) != due:
        yield f"after a {step.type} of {step.actor} the auction is {new}"
    if new["opener"] != (step.actor if old is None else old["opener"]):
        yield f"{new['opener']} is said to have opened the auction"
    after = (step.before.after_seat(step.actor, count) for count in range(1, len(step.before.players) + 1))
    following = next((name for name in after if name in bidders), "")
    asked = step.after.state["pending"][0]["actors"][0]["id"]
    if len(bidders) > 1 and asked != following:
        yield f"after a {step.type} of {step.actor} {asked} is asked, not {following}"


@invariant(
    STEP,
    "LA-SR.auction-d",
    "LA-SR.auction-e",
    "LA-SR.auction-f",
    "LA-SR.auction-k",
    "LA-SR.launch-a",
    "LA-SR.launch-b",
    "LA-SR.launch-c",
    "LA-SR.launch-d",
    "LA-SR.launch-e",
    "LA-SR.launch-f",
)
def a_minor_starts_with_the_winning_bid(step: Step) -> Iterator[str]:
    """Guards the charter taken, the money, the office, the shares and the price of a minor launched."""
    auction = _auction(step.before)
    if step.type != "launch" or auction is None:
        return
    name, bid, who = step.action["company"], auction["high_bid"], auction["high_bidder"]
    columns = step.before.state["charters"]
    tops = [column[0] for column in columns if column]
    if step.before.terms.auctions.any_charter:
        tops = [one for column in columns for one in column]
    if name not in tops:
        yield f"{who} launches {name}; the charters on top are {', '.join(tops)}"
    company = step.after.companies[name]
    if company["president"] != who or step.actor != who:
        yield f"{who} has won the auction; {company['president']} is president of {name}"
    if step.gain(who) != -bid or company["cash"] != bid:
        yield f"{who} pays ${-step.gain(who)} and {name} has ${company['cash']} after a bid of ${bid}"
    price = max((price for price in _prices_open(step.before) if price <= bid // 2), default=0)
    if step.after.price(name) != price or company["par"] != price:
        yield f"{name} starts at ${step.after.price(name)} after a bid of ${bid}, not at ${price}"
    place = 0 if step.before.terms.prices.arrivals_on_top else -1
    if step.after.cells[name]["stack"][place] != name:
        yield f"{name} lies among {', '.join(step.after.cells[name]['stack'])}"
    office = step.before.office(name)
    for holder, percent in ((f"player:{who}", office), (f"company:{name}", 100 - office)):
        if step.after.held.get((name, holder), 0) != percent:
            yield f"{holder} has {step.after.held.get((name, holder), 0)}% of {name}, not {percent}%"


@invariant(STEP, "LA-SR.launch-h", "LA-SR.launch-i", unless={"LA-Q28": "b", "LA-Q51": "b"})
def a_minor_starts_at_its_home(step: Step) -> Iterator[str]:
    """Guards that the first hub is put on the home that is printed, or in an empty city that was picked."""
    if step.type != "launch":
        return
    name = step.action["company"]
    hexes = [place["hex"] for place in step.after.companies[name]["tokens"]]
    home = step.facts.box.home(name)
    where = str(step.action.get("hex") if home is None else home["hex"])
    if hexes != [where]:
        yield f"{name} has hubs on {', '.join(hexes)}, its home is {where}"
        return
    if home is None:
        ground = step.facts.hexes[where]
        others = [c["id"] for c in step.before.state["companies"] for p in c["tokens"] if p["hex"] == where]
        if ground["kind"] != "city" or "home" in ground or "label" in ground or others:
            yield f"{name} starts on {where}: {ground}, {', '.join(others)}"


@invariant(STEP, "LA-SR.auction-l", "LA-SR.turn-b", "LA-SR.end-a")
def the_turn_goes_on_after_an_auction(step: Step) -> Iterator[str]:
    """Guards who has the turn after a launch, and that the auction counts as an action."""
    auction = _auction(step.before)
    if step.type != "launch" or auction is None:
        return
    terms, now = step.before.terms.auctions, step.after.state["round"]
    who = {True: auction["high_bidder"], False: auction["opener"]}
    following = step.before.after_seat(who[terms.goes_on_after_winner])
    if now["turn"]["player"] != following:
        yield f"after the auction it is {now['turn']['player']}'s turn, not {following}'s"
    if now["last_trader"] != who[terms.action_of_the_winner] or now["passed"]:
        yield f"after the auction {now['last_trader']} has acted last, {', '.join(now['passed'])} have passed"


@invariant(STEP, "LA-SR.pass-d", "LA-SR.pass-e")
def a_first_round_without_a_minor_begins_again(step: Step) -> Iterator[str]:
    """Guards that charters are mixed when nobody has launched a minor in the first round, and never else."""
    old, new = step.before.state, step.after.state
    if old["round"]["kind"] != "stock":
        return
    launched = any(company["floated"] for company in step.before.state["companies"])
    if step.type == "shuffle":
        if sorted(name for column in new["charters"] for name in column) != sorted(step.action["cards"]):
            yield f"{', '.join(step.action['cards'])} were mixed; the columns are {new['charters']}"
        if new["round"]["kind"] != "stock" or new["round"]["number"] != old["round"]["number"]:
            yield f"the charters are dealt, and the round is {new['round']['kind']}"
        elif new["round"]["turn"]["player"] != new["priority"] or new["priority"] != old["priority"]:
            yield f"{new['round']['turn']['player']} begins again; {old['priority']} had the priority marker"
        return
    if step.after.kind == "shuffle" and new["round"]["kind"] == "stock":
        if launched or old["round"]["number"] != 1:
            yield f"the charters are mixed in stock round {old['round']['number']}"
    elif step.stock_round_ended and not launched:
        yield "a stock round is over in which nobody has launched a minor"
