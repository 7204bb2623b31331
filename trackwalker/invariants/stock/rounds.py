"""Turns of a stock round, its end, and the priority deal."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step


@invariant(
    STEP,
    "18CH-8-b",
    "18CH-7-a",
    "18CH-7-b",
    "1846-5-a",
    "1846-5-b",
    "1846-5.1-a",
    "18FL-5-a",
    "18FL-5-b",
    "18FL-5.2-a",
    "18FL-5.2-c",
    "18GL-4.1-a",
    "18GL-4.1-b",
    "18GL-4.1.2-d",
    "LA-SR.turn-b",
    "LA-SR.turn-c",
    "LA-SR.pass-a",
)
def a_purchase_ends_the_turn(step: Step) -> Iterator[str]:
    """Guards that a purchase or a pass ends a turn, and a sale does not, nor an auction that is opened.

    Where a round begins again chance is asked before anybody.
    """
    if step.kind != "stock_turn" or step.stock_round_ended or step.after.kind == "shuffle":
        return
    ends = step.type not in ("sell_shares", "sell_bond", "bid")
    following = step.before.after_seat(step.actor, int(ends))
    turn = step.after.turn
    if turn.get("player") != following:
        yield f"after a {step.type} of {step.actor} it is {turn.get('player')}'s turn, not {following}'s"


@invariant(
    STEP,
    "18CH-7-d",
    "18CH-11-a",
    "18CH-7-c",
    "1846-4-c",
    "1846-5.3-b",
    "18FL-5-c",
    "18FL-5-e",
    "18GL-4.1-c",
    "18GL-4.1.2-m",
    "LA-SR.pass-b",
    "LA-SR.pass-c",
)
def a_stock_round_ends_when_all_have_passed(step: Step) -> Iterator[str]:
    """Guards that a stock round ends by the last of as many passes in succession as there are players."""
    if step.before.state["round"]["kind"] != "stock" or step.kind == "shuffle":
        return
    now = step.before.state["round"]
    idle = (step.kind, step.type) == ("stock_turn", "pass") and not now["turn"]["sold"]
    passes = len(now["passed"]) + idle
    ended = step.stock_round_ended or (step.type == "pass" and step.after.kind == "shuffle")
    if ended != (passes == len(step.before.active)):
        verb = "ends" if ended else "goes on"
        yield f"the stock round {verb} after {passes} passes in succession"


@invariant(
    STEP,
    "18CH-6-a",
    "18CH-7-a",
    "18CH-0-o",
    "1846-5-a",
    "1846-5.4-b",
    "18FL-5-a",
    "18FL-3.2-l",
    "18GL-4.1-b",
    "LA-SU.prio-c",
    "LA-SR.turn-b",
)
def the_priority_deal_opens_a_stock_round(step: Step) -> Iterator[str]:
    """Guards that the holder of the priority deal has the first turn of a stock round."""
    now = step.after.state["round"]
    if step.before.state["round"]["kind"] == "auction" and step.before.terms.stock.begins_with_privates:
        return
    if now["kind"] != "stock" or (
        step.before.state["round"]["kind"] == "stock" and not step.stock_round_ended
    ):
        return
    if now["turn"]["player"] != step.after.state["priority"]:
        yield f"{now['turn']['player']} opens; {step.after.state['priority']} has the priority deal"


@invariant(
    STEP,
    "18CH-11-b",
    "18CH-5-j",
    "18CH-11-a",
    "1846-5.4-a",
    "1846-2-v",
    "18FL-3.2-j",
    "18FL-5-f",
    "18FL-5.5-b",
    "18GL-4.1-d",
    "LA-SR.end-a",
    unless={"LA-Q98": "b", "18CH-Q17": "b"},
)
def the_priority_deal_moves_after_a_round(step: Step) -> Iterator[str]:
    """Guards that the priority deal goes on after the auction and after a stock round with a trade.

    After hidden bids the owner of the first private company has it.
    """
    before, after = step.before.state, step.after.state
    old, new, kind = before["priority"], after["priority"], before["round"]["kind"]
    seats = list(step.before.players)
    if kind == "auction" and step.before.terms.stock.begins_with_privates:
        return
    expected = old
    if step.stock_round_ended:
        last = before["round"]["last_trader"]
        expected = old if last is None else step.before.after_seat(last)
    elif kind == "auction" and after["round"]["kind"] != "auction":
        expected = seats[(seats.index(old) + 1) % len(seats)]
    elif kind == "bids" and after["round"]["kind"] != "bids":
        expected = step.after.owner(step.facts.components["privates"][0]["id"]).removeprefix("player:")
    goes_on = not step.after.terms.failure.first_bankruptcy_ends
    if step.after.players[old].get("bankrupt") and goes_on:
        first = step.after.terms.failure.priority_by_seat
        expected = step.after.active[0] if first else step.after.after_seat(old)
    if new != expected:
        yield f"the priority deal goes from {old} to {new}, not to {expected}"
