"""The auction of private companies: bids, prices, and what happens when all pass."""

from collections.abc import Iterator
from typing import Any

from trackwalker.invariants.core.raw import Table
from trackwalker.invariants.core.registry import RAW, STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View


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


@invariant(RAW, "18CH-29-j", "18CH-29-k", "18GL-4.2-k", "18GL-4.2-l", "18GL-4.2-t", reads="round players")
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


@invariant(STEP, "18CH-5-h", "18CH-29-c", "18CH-30-k", "18CH-31-g", unless={"18CH-Q11": "c"})
def private_companies_cost_the_bid(step: Step) -> Iterator[str]:
    """Guards that whoever gets a private company pays its price or his bid, the highest."""
    if step.before.state["round"]["kind"] != "auction":
        return
    owed = dict.fromkeys(step.before.players, 0)
    sold = False
    for old, new in zip(step.before.state["privates"], step.after.state["privates"], strict=True):
        if old["owner"] == new["owner"] or not new["owner"].startswith("player:"):
            continue
        sold, name = True, new["owner"][7:]
        if step.kind == "auction_turn" and step.action.get("private") == old["id"]:
            owed[name] += step.action["price"]
            continue
        bids = [bid for bid in step.before.state["round"]["bids"] if bid["private"] == old["id"]]
        best = max(bids, key=lambda bid: bid["amount"], default=None)
        if best is not None:
            owed[name] += best["amount"]
            if best["player"] != name:
                yield f"{old['id']} goes to {name}; {best['player']} has bid more"
    if sold:
        for name, amount in owed.items():
            if step.gain(name) != -amount:
                yield f"{name} pays ${-step.gain(name)} for private companies, not ${amount}"


@invariant(
    STEP,
    "18CH-31-b",
    "18CH-31-e",
    "18CH-31-g",
    unless={"18CH-Q05": "b", "18CH-Q10": "b", "18CH-Q11": "c", "18CH-Q15": "b", "18CH-Q68": "b"},
)
def when_all_pass_the_auction_goes_on(step: Step) -> Iterator[str]:
    """Guards that after a round of passes the first private gets cheaper, or income and export follow."""
    old, new = step.before.state, step.after.state
    if (
        step.kind != "auction_turn"
        or step.type != "pass"
        or len(old["round"]["out"]) + 1 < len(old["players"])
    ):
        return
    first = old["privates"][0]
    if first["owner"] == "bank" and not old["round"]["bids"]:
        price = max(first["price"] - step.facts.components["auction"]["discount_step"], 0)
        given_away = price == 0 and step.before.terms.privates.given_away_at_zero
        if new["privates"][0]["price"] != (None if given_away else price):
            now = new["privates"][0]["price"]
            yield f"{first['id']} cost ${first['price']} and costs {now} after all pass"
        return
    for name in step.before.players:
        owned = [private["id"] for private in old["privates"] if private["owner"] == f"player:{name}"]
        due = sum(step.facts.income[private] for private in owned)
        if step.gain(name) != due:
            yield f"{name} gets ${step.gain(name)} after all pass, ${due} is due"
    top = next(entry for entry in old["depot"]["stack"] if entry["left"] != 0)
    left = next(entry["left"] for entry in new["depot"]["stack"] if entry["train"] == top["train"])
    if step.facts.trains[top["train"]].get("exportable") and left != top["left"] - 1:
        yield f"the bank had {top['left']} {top['train']}-trains and has {left} after all pass"
