"""What holds where a company may buy one new train of each type in a turn, and has to own one at its end."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View


def _is_restricted(view: View) -> bool:
    """Whether only one train of a type may be bought in a turn of this phase."""
    return bool(view.facts.phase[view.state["phase"]].get("one_of_a_type"))


def _counts(view: View, source: str) -> bool:
    """Whether a purchase there counts for its type; that depends on the reading."""
    if view.follows("18FL-Q15", "c"):
        return True
    return source == "bank" or (source == "pool" and view.follows("18FL-Q15", "b"))


@invariant(STEP, "18FL-8.2-f", "18FL-8.2-g", "18FL-8.2-h", "18FL-8.2-i", "18FL-8.2-j")
def one_train_of_a_type_is_bought_in_a_turn(step: Step) -> Iterator[str]:
    """Guards that no second train of a type is bought in a turn until a phase lifts that; it is noted."""
    if step.type != "buy_train":
        return
    train, before = step.action["train"], step.before
    noted = list(before.turn.get("restricted", ()))
    counts = _is_restricted(before) and _counts(before, step.action["from"])
    if counts and train in noted:
        yield f"the {step.actor} buys a second {train}-train in its turn"
    due = [*noted, train] if counts else noted
    turn = step.after.turn
    if turn.get("company") == step.actor and not step.operating_rounds_begun:
        if not _is_restricted(step.after):
            due = []
        if turn.get("restricted", []) != due:
            yield f"the turn of the {step.actor} notes {turn.get('restricted', [])}, not {due}"


@invariant(STATE, "18FL-8.2-g", "18FL-8.2-i", reads="round phase")
def types_are_noted_while_it_matters(view: View) -> Iterator[str]:
    """Guards that types of which no more may be bought are some bought in the turn, in such a phase."""
    noted = view.turn.get("restricted", ())
    strange = [train for train in noted if train not in view.turn.get("bought", ())]
    if strange or len({*noted}) < len(noted) or (noted and not _is_restricted(view)):
        phase = view.state["phase"]
        yield f"the turn of the {view.turn['company']} notes {', '.join(noted)} in phase {phase}"


@invariant(STEP, "18FL-8.4-a")
def a_turn_ends_with_a_train(step: Step) -> Iterator[str]:
    """Guards that a company owns a train when its turn is over, unless nobody is left to buy it one."""
    old, now = step.before.state["round"], step.after.state["round"]
    name = step.before.turn.get("company")
    if name is None or step.before.deviates("train-only-with-a-route"):
        return
    same = (now["kind"], now.get("set"), now.get("number")) == (old["kind"], old["set"], old["number"])
    if same and step.after.turn.get("company") == name:
        return
    company = step.after.companies[name]
    if not company["trains"] and not company.get("receivership") and step.after.state["result"] is None:
        yield f"the turn of the {name} is over and it has no train"


@invariant(STEP, "18FL-8.3-q", "18FL-8.3-r", "18FL-8.2-l")
def trains_leave_by_choice_or_phase(step: Step) -> Iterator[str]:
    """Guards that a company loses a train by discarding or selling one, or all of a type that is scrapped.

    A company without a president discards by itself, when a phase begins.
    """
    facts, phase = step.facts, step.after.state["phase"]
    for company, after in step.changed:
        if after.get("receivership") and step.begun:
            continue
        name, kept = company["id"], [train["name"] for train in after["trains"]]
        sold = step.type == "buy_train" and step.action["from"] == f"company:{name}"
        discarded = step.type == "discard_train" and step.actor == name
        for train in {train["name"] for train in company["trains"]}:
            lost = sum(entry["name"] == train for entry in company["trains"]) - kept.count(train)
            rusts = facts.trains[train].get("rusts_at")
            if lost <= 0 or (rusts is not None and facts.reached(phase, rusts)):
                continue
            if lost > 1 or not (sold or discarded) or step.action["train"] != train:
                yield f"the {name} loses {lost} {train}-train(s) by the action {step.type} of {step.actor}"
