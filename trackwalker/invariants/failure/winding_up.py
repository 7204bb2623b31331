"""Bankruptcies that close companies: who is paid for them, and what becomes of what they had."""

from collections import Counter
from collections.abc import Iterator

from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step
from trackwalker.invariants.rolling_stock.single_sales import could_sell

__all__: list[str] = []


@invariant(STEP, "LA-OR.force-d", "LA-OR.bust-a", unless={"LA-Q35": "b", "LA-Q67": "b"})
def a_bankrupt_has_sold_all_he_can(step: Step) -> Iterator[str]:
    """Guards that a president is bankrupt only while money is short and no share of his can be sold."""
    if step.type != "bankrupt":
        return
    before, context = step.before, step.before.state["pending"][0]["context"]
    if context["short"] <= 0:
        yield f"{step.actor} is bankrupt, and the {context['company']} can buy a train"
    for name in before.companies:
        if could_sell(before, step.actor, name):
            yield f"{step.actor} is bankrupt and can sell a share of the {name}"
    if before.terms.emergency.own_trains_come_first and before.companies[context["company"]]["cash"]:
        for name, company in before.companies.items():
            own = company["president"] == step.actor and name != context["company"]
            if own and before.trains_counted(name):
                yield f"{step.actor} is bankrupt, and the {name} could sell a train"


@invariant(
    STEP,
    "LA-OR.bust-b",
    "LA-OR.bust-c",
    "LA-OR.bust-d",
    "LA-OR.bust-e",
    "LA-OR.bust-f",
    "LA-OR.bust-g",
    unless={"LA-Q68": "b"},
)
def his_companies_close_and_the_others_are_paid(step: Step) -> Iterator[str]:
    """Guards that a bankrupt's companies leave the game, their trains go to the pool, and shares are paid."""
    if step.type != "bankrupt":
        return
    before, after = step.before, step.after
    if not after.players[step.actor].get("bankrupt"):
        yield f"{step.actor} is bankrupt and still at the table"
    his = [name for name, company in before.companies.items() if company["president"] == step.actor]
    sold = Counter(before.turn.get("sold", ()))
    for name, company in before.companies.items():
        gone = after.companies[name]["closed"] and not company["closed"]
        if gone != (name in his) and not (gone and sold[name]):
            yield f"the {name} of {company['president']} {'closes' if gone else 'stays'}"
    due = dict.fromkeys(before.active, 0)
    due.pop(step.actor)
    for name in his:
        falls = sold[name] if before.terms.prices.each_share_falls else min(sold[name], 1)
        cell = before.cells[name]["cell"]
        for _ in range(0 if before.terms.failure.paid_before_falls else falls):
            lower = step.facts.cell_beside(cell, 0, -1) or cell
            if step.facts.price_of(lower) or not before.terms.prices.never_zero:
                cell = lower
        for player in due:
            due[player] += step.facts.price_of(cell) * before.share_of(name, player) // before.share(name)
    for player, amount in due.items():
        if step.gain(player) != amount:
            yield f"{player} gets ${step.gain(player)} by the bankruptcy of {step.actor}, not ${amount}"
    closed = [old for old, new in step.changed if new["closed"] and not old["closed"]]
    trains = Counter(t["name"] for old in closed for t in old["trains"] if not t.get("phased_out"))
    pool = Counter(after.state["depot"]["pool"]) - Counter(before.state["depot"]["pool"])
    if after.state["round"]["kind"] == "operating" and pool != trains:
        yield f"{dict(pool)} come to the pool by the bankruptcy of {step.actor}, not {dict(trains)}"
