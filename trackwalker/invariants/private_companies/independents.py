"""Companies that belong to the owners of private companies."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.money.income import private_income
from trackwalker.invariants.routes.bonuses import run_revenue


@invariant(
    STATE, "1846-3-al", "1846-3-ap", "1846-3-as", "1846-2-n", reads="companies privates certificates round"
)
def independent_companies_are_small(view: View) -> Iterator[str]:
    """Guards that an independent company has an owner, a home and one train at most, and nothing else."""
    begun = view.state["round"]["kind"] != "draft"
    for name in view.facts.independents:
        company = view.companies[name]
        if company["floated"] != begun or company["president"] is not None or company["par"] is not None:
            yield f"the {name} has a president or a price, or has not begun when it should"
        if len(company["trains"]) > 1 or len(company["tokens"]) + company["tokens_left"] > 1:
            yield f"the {name} has {len(company['trains'])} trains and {len(company['tokens'])} markers"
        owner = view.owner(name)
        if owner.startswith("company:") or company["closed"] != (owner == "box"):
            yield f"{name} belongs to {owner}; closed: {company['closed']}"


@invariant(STEP, "1846-3-aq", "1846-6-d", unless={"1846-Q17": "b", "1846-Q37": "b"})
def independent_companies_share_their_revenue(step: Step) -> Iterator[str]:
    """Guards that half the revenue of an independent company stays with it and its owner gets the other."""
    if step.type != "run_routes" or step.actor not in step.facts.independents:
        return
    earned = run_revenue(step.before, step.actor, step.action["routes"])
    kept, owner = earned // 2, step.before.decider(step.actor)
    if step.income(step.actor) != kept:
        yield f"the {step.actor} keeps ${step.income(step.actor)} of ${earned}, not ${kept}"
    for player in step.before.players:
        due = private_income(step, f"player:{player}") + (earned - kept if player == owner else 0)
        if step.gain(player) != due:
            yield f"{player} gets ${step.gain(player)} when the {step.actor} runs, not ${due}"
