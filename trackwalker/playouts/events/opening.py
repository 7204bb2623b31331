"""What there is to see before the first stock round: an auction or a distribution of private companies."""

from collections.abc import Iterator
from typing import Any

from trackwalker.invariants.core.view import Step
from trackwalker.playouts.deals import BLANK

__all__ = ["opening"]


def opening(step: Step) -> Iterator[str]:
    """What can be seen in a step of the round before the first stock round."""
    kind = step.before.state["round"]["kind"]
    if kind == "auction":
        yield from _auction(step)
    elif kind == "draft":
        yield from _draft(step)
    elif kind == "bids":
        yield from _bids(step)


def _auction(step: Step) -> Iterator[str]:
    first, sold = step.before.state["privates"][0], step.after.state["privates"][0]["owner"]
    if first["owner"] == "bank" and sold.startswith("player:"):
        if step.type == "bid" and step.action["private"] == first["id"]:
            yield f"auction: the first private company is bought for ${step.action['price']}"
        else:
            yield "auction: the first private company is given away for $0"
    won = [
        old["id"]
        for old, new in zip(step.before.state["privates"], step.after.state["privates"], strict=True)
        if old["owner"] == "bank" and new["owner"] != "bank"
    ]
    for name in won:
        if not step.facts.privates[name].get("company_price"):
            yield f"private company bought: {name}"
    if step.kind == "auction_turn" and len(won) > 1:
        yield "auction: a single bid wins at once"
    if step.type == "pass" and step.before.state["depot"] != step.after.state["depot"]:
        yield "auction: all pass, a train is exported"
        if not won and any(step.gain(player) for player in step.before.players):
            yield "auction: all pass, income is paid"


def _draft(step: Step) -> Iterator[str]:
    old: Any = step.before.state["round"]
    over = step.after.state["round"]["kind"] != "draft"
    if step.type == "draft":
        what = "player card" if step.action["card"] == BLANK else "private company"
        yield f"draft: a {what} is kept"
        if not old["deck"]:
            yield "draft: a card is kept out of all that are left"
        if over:
            yield "draft: it ends with the last card kept"
    elif step.type == "buy_private":
        private = step.facts.privates[step.action["private"]]
        debt, price = private.get("debt", 0), step.action["price"]
        if price == private["face"] + debt:
            yield "draft: the last private company is bought at its price"
        elif price in (0, debt):
            yield "draft: the last private company has to be taken"
        else:
            yield "draft: the last private company is bought for less"
        if debt:
            yield "draft: the last private company is an independent railroad"
    if over:
        owners = [entry["owner"] for entry in step.after.state["privates"]]
        if len(owners) > len(set(owners)):
            yield "draft: a player has several private companies"
        for company in step.after.state["companies"]:
            if company["kind"] == "independent" and company["trains"]:
                yield f"independents begin: {company['id']}"


def _bids(step: Step) -> Iterator[str]:
    """Hidden bids for the order of choosing, and what is chosen."""
    new: Any = step.after.state["round"]
    if step.type == "bid":
        yield f"hidden bid: ${step.action['price']}"
        if new["choosers"]:
            amounts = {bid["amount"] for bid in new["bids"]}
            yield f"hidden bids: {'some alike' if len(amounts) < len(new['bids']) else 'all different'}"
    else:
        yield f"private company bought: {step.action['private']}"
