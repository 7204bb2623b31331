"""What holds where a company may buy one new train of each type in a turn."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View


def _is_restricted(view: View) -> bool:
    """Whether only one train of a type may be bought in a turn of this phase."""
    return bool(view.facts.phase[view.state["phase"]].get("one_of_a_type"))


@invariant(STEP, "18FL-8.2-f", "18FL-8.2-g", "18FL-8.2-h", "18FL-8.2-i", "18FL-8.2-j")
def one_train_of_a_type_is_bought_in_a_turn(step: Step) -> Iterator[str]:
    """Guards that no second train of a type is bought in a turn until a phase lifts that; it is noted."""
    if step.type != "buy_train":
        return
    train, before = step.action["train"], step.before
    noted = list(before.turn.get("restricted", ()))
    counts = _is_restricted(before) and before.terms.trains.limits(step.action["from"])
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
