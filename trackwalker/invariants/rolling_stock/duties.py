"""When a company must own a train, and when its president must help."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View


@invariant(
    STEP,
    "18CH-12-q",
    "18CH-23-h",
    "18CH-23-ad",
    "18CH-12-p",
    "1846-6.5-g",
    "1846-6-j",
    "18FL-8.4-a",
    "18GL-4.7-a",
    "LA-OR.train-f",
)
def duties_are_not_passed_over(step: Step) -> Iterator[str]:
    """Guards that nobody passes when a train must be bought."""
    context = step.before.state["pending"][0]["context"]
    if step.type == "pass" and step.kind == "buy_train" and context["must_buy"]:
        yield f"the {step.actor} must buy a train and passes"


@invariant(
    STATE,
    "18CH-24-a",
    "18CH-23-i",
    "18CH-23-j",
    "18CH-23-af",
    "1846-6.5-g",
    "1846-6.5-i",
    "18FL-8.4-a",
    "18FL-8.4.1-a",
    "LA-OR.force-a",
    "LA-OR.force-b",
)
def help_is_for_those_in_need(view: View) -> Iterator[str]:
    """Guards that emergency funding is only for a company with no train and too little for the cheapest.

    By one reading the president may add money for a dearer one, too.
    """
    any_train = view.terms.emergency.without_need
    for entry in view.state["pending"]:
        if entry["kind"] == "emergency":
            company = view.companies[entry["context"]["company"]]
            cheapest, president = view.cheapest_train(), view.players[company["president"]]
            if view.trains_counted(company["id"]) or (company["cash"] >= cheapest and not any_train):
                yield f"the {company['id']} is helped with ${company['cash']}, a train costs ${cheapest}"
            short = max(0, cheapest - company["cash"] - president["cash"])
            if entry["context"]["short"] != short:
                yield f"the {company['id']} lacks ${short}, the state says ${entry['context']['short']}"


@invariant(STEP, "18FL-8.4-a", "LA-OR.train-f")
def a_turn_ends_with_a_train(step: Step) -> Iterator[str]:
    """Guards that a company owns a train when its turn is over, unless nobody is left to buy it one.

    Nor where no train is left to be bought, or its train rusts with the end of the round.
    """
    old, now = step.before.state["round"], step.after.state["round"]
    name = step.before.turn.get("company")
    if name is None or step.before.terms.trains.needed_with_a_route_only:
        return
    same = (now["kind"], now.get("set"), now.get("number")) == (old["kind"], old["set"], old["number"])
    if same and step.after.turn.get("company") == name:
        return
    company = step.after.companies[name]
    if company["closed"] or company.get("receivership") or step.after.state["result"] is not None:
        return
    rusted = bool(step.begun) and step.after.state.get("cycle") is not None
    if not company["trains"] and step.before.offered_trains() and not rusted:
        yield f"the turn of the {name} is over and it has no train"
