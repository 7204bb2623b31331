"""Kinds of steps of 18FL, to be looked for in recorded games."""

from spoilt.steps import Where
from trackwalker.invariants.core.view import Step


def all_have_bid(step: Step) -> bool:
    return step.kind == "hidden_bid" and bool(step.after.state["round"]["choosers"])


def phase_begins(member: str, value: object = True) -> Where:
    """Steps by which a phase begins that does something."""
    return lambda step: any(phase.get(member) == value for phase in step.begun)


def floats(step: Step) -> bool:
    return any(after["floated"] and not before["floated"] for before, after in step.changed)


def closes(step: Step) -> bool:
    """A private company is used and closed."""
    return step.kind == "bonus" and step.type != "pass"


def by_power(type_: str) -> Where:
    return lambda step: step.kind == "bonus" and step.type == type_


def own(type_: str) -> Where:
    """Actions of a company without anybody's power."""
    return lambda step: step.type == type_ and step.action.get("private") is None


def hotel(step: Step) -> bool:
    return bool(own("place_token")(step) and step.facts.hexes[step.action["hex"]]["kind"] == "town")


def earns_something(step: Step) -> bool:
    return step.type == "run_routes" and bool(step.after.turn.get("revenue"))


def earns_nothing(step: Step) -> bool:
    """A company goes on to its trains without having run."""
    turn = step.after.turn
    at_the_end = step.kind in ("token", "bonus") and step.before.turn.get("step") == "token"
    same = turn.get("company") == step.before.turn.get("company")
    return bool(at_the_end and same and turn.get("step") == "trains")


def turn_ends(step: Step) -> bool:
    turn, now = step.before.turn, step.after.turn
    ended = turn.get("company") is not None and now.get("company") != turn["company"]
    return step.type == "pass" and ended and step.after.state["result"] is None


def vacant_stays(step: Step) -> bool:
    """Something changes in a company without a president that stays so."""
    return any(
        old.get("receivership") and step.after.companies[name].get("receivership")
        for name, old in step.before.companies.items()
    )


def office_bought(step: Step) -> bool:
    return any(old.get("receivership") and not new.get("receivership") for old, new in step.changed)


def bankruptcy(step: Step) -> bool:
    return step.type == "bankrupt" and step.after.state["result"] is None


def ends_by_the_bank(step: Step) -> bool:
    result = step.after.state["result"]
    return result is not None and result["cause"] == "bank"


def set_ends(step: Step) -> bool:
    old, now = step.before.state["round"]["kind"], step.after.state["round"]["kind"]
    return bool(old == "operating" and now == "stock")


def restricted_purchase(step: Step) -> bool:
    """A new train is bought in a phase in which only one of a type may be bought in a turn."""
    if step.type != "buy_train" or step.action["from"] != "bank":
        return False
    return bool(step.after.turn.get("restricted")) and step.after.turn.get("company") == step.actor


def with_others(step: Step) -> bool:
    """Two companies at least have prices, and one of them is not concerned."""
    concerned = {step.actor, step.action.get("company"), step.before.turn.get("company")}
    return len({*step.before.cells} - concerned) > 0


def pool_pays(step: Step) -> bool:
    revenue = step.type == "dividend" and step.action["kind"] == "payout"
    return revenue and bool(step.before.held.get((step.actor, "pool")))
