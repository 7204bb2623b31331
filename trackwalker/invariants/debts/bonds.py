"""Bonds: where they lie, and what moves them."""

from collections import Counter
from collections.abc import Iterator

from trackwalker.invariants.core.raw import Table
from trackwalker.invariants.core.registry import RAW, STEP, invariant
from trackwalker.invariants.core.view import Step, View


@invariant(RAW, "18GL-4.5.1.2-ar", "18GL-4.5.1.2-t", "18GL-4.7.4-c", reads="bonds companies players")
def bonds_add_up(table: Table) -> Iterator[str]:
    """Guards that all bonds of a company that was formed lie in its treasury, the market or with players."""
    national = table.components.get("national")
    if national is None:
        return
    name, found = national["id"], table.state.get("bonds", ())
    entries = [c for c in table.state["companies"] if c["id"] == name]
    formed = any(entry.get("merged") and not entry["closed"] for entry in entries)
    count, due = sum(pile["count"] for pile in found), national["bonds"]["count"] if formed else 0
    if count != due:
        yield f"there are {count} bonds, not {due}"
    known = {f"company:{name}", "pool"}
    known |= {f"player:{p['id']}" for p in table.state["players"] if not p.get("bankrupt")}
    for pile in found:
        if pile["holder"] not in known or pile["count"] < 1 or pile["company"] != name:
            yield f"{pile['count']} bonds of {pile['company']} lie with {pile['holder']}"
    if len({pile["holder"] for pile in found}) < len(found):
        yield "bonds in one place are listed twice"


def _held(view: View) -> Counter[str]:
    return Counter({pile["holder"]: pile["count"] for pile in view.state.get("bonds", ())})


@invariant(
    STEP,
    "18GL-4.1.2-l",
    "18GL-4.1.2-n",
    "18GL-4.1.2-p",
    "18GL-4.6.10-b",
    "18GL-4.6.10-c",
    "18GL-4.7.4-b",
    "18GL-4.7.4-d",
)
def bonds_move_by_trade_only(step: Step) -> Iterator[str]:
    """Guards where bonds go: a player buys from the market and sells to it, their company issues and redeems.

    Those of a company that is formed are handed out, and those of a bankrupt player are given up.
    """
    old, new = _held(step.before), _held(step.after)
    if old == new or step.formed or step.type == "bankrupt":
        return
    own = f"{step.action['actor']['kind']}:{step.actor}"
    moved = {holder: new[holder] - old[holder] for holder in {*old, *new} if new[holder] != old[holder]}
    if step.type == "buy_bond":
        due = {own: 1, step.action["from"]: -1}
    elif step.type == "sell_bond":
        due = {own: -step.action["count"], "pool": step.action["count"]}
    else:
        due = {}
    if moved != due:
        yield f"bonds move by the action {step.type} of {step.actor}: {moved}"
    if step.type == "buy_bond" and own.startswith("player:") and step.action["from"] != "pool":
        yield f"{step.actor} buys a bond from {step.action['from']}"


@invariant(
    STEP,
    "18GL-4.5.1.2-as",
    "18GL-4.6.10-d",
    "18GL-4.7.4-b",
)
def bonds_cost_their_face_value(step: Step) -> Iterator[str]:
    """Guards what a bond costs and brings: its face value, to or from a player or the bank.

    One that is issued to pay interest is looked at elsewhere: the turn may go on at once.
    """
    if step.type not in ("buy_bond", "sell_bond") or step.kind in ("interest", "emergency"):
        return
    face = int(step.facts.components["national"]["bonds"]["face"])
    due = -face if step.type == "buy_bond" else face * step.action["count"]
    by_player = step.action["actor"]["kind"] == "player"
    got = step.gain(step.actor) if by_player else step.income(step.actor)
    if got != due:
        yield f"{step.actor} gets ${got} by a {step.type}, not ${due}"
    kind, _, seller = step.action.get("from", "").partition(":")
    if kind == "player" and step.gain(seller) != face:
        yield f"{seller} gets ${step.gain(seller)} for a bond, not ${face}"
