"""Kinds of steps of 1846, to be looked for in recorded games."""

from typing import Any

from spoilt.steps import State, Where
from trackwalker.invariants.core.view import Step


def by(kind: str, *types: str) -> Where:
    """Actions of a player or a company."""
    return lambda step: step.type in types and step.action["actor"]["kind"] == kind


def issues(step: Step) -> bool:
    return by("company", "sell_shares", "buy_shares")(step) and step.kind == "issue"


def is_forced(step: Step) -> bool:
    forced = by("company", "sell_shares")(step) and step.kind in ("buy_train", "emergency")
    return forced and not step.after.companies[step.actor]["closed"]


def open_after(where: Where) -> Where:
    """Steps after which the company that acted is still in the game."""
    return lambda step: where(step) and not step.after.companies[step.actor]["closed"]


def independent_runs(step: Step) -> bool:
    return step.type == "run_routes" and step.actor in step.facts.independents


def company_runs(step: Step) -> bool:
    return step.type == "run_routes" and not independent_runs(step) and bool(step.action["routes"])


def counts(step: Step) -> bool:
    return company_runs(step) and any(route.get("counted") for route in step.action["routes"])


def draft_ends(step: Step) -> bool:
    old, new = step.before.state["round"]["kind"], step.after.state["round"]["kind"]
    return bool(old == "draft" and new != "draft")


def keeps_a_card(step: Step) -> bool:
    return step.type == "draft" and not draft_ends(step)


def goes_bankrupt(step: Step) -> bool:
    return step.type == "bankrupt" and step.after.state["result"] is None


def leaves_others_with_shares(step: Step) -> bool:
    """A bankruptcy after which other players still hold shares."""
    return goes_bankrupt(step) and bool(kept_shares(step.after.state))


def kept_shares(state: State) -> list[dict[str, Any]]:
    """The certificates that players hold but those of presidents."""
    return [p for p in state["certificates"] if p["holder"].startswith("player:") and not p["president"]]


def helps_on(step: Step) -> bool:
    """A bankruptcy after which the same company has a new president who goes on."""
    name = step.before.turn.get("company")
    return (
        goes_bankrupt(step)
        and step.after.turn.get("company") == name
        and not step.after.companies[str(name)].get("receivership")
    )


def uses_power(step: Step) -> bool:
    return step.type in ("lay_tile", "place_token") and step.action.get("private") is not None


def two_started(step: Step) -> bool:
    presided = [name for name in step.before.cells if not step.before.companies[name].get("receivership")]
    return len({*presided} - {step.actor}) > 1 and len(step.after.cells) == len(step.before.cells)


def presidents_first(step: Step) -> bool:
    if not by("player", "sell_shares")(step) or step.kind != "stock_turn":
        return False
    name = step.action["company"]
    if step.after.companies[name]["closed"] or name in step.before.turn["sold"]:
        return False
    return bool(step.before.companies[name]["president"] == step.actor)


def takes_its_turn(step: Step) -> bool:
    """A company in receivership has been changed by a step."""
    return any(
        old.get("receivership") and new.get("receivership") and old["tokens"] for old, new in step.changed
    )


def of_another(step: Step) -> bool:
    return step.type == "buy_train" and step.action["from"].startswith("company:")


def marker_lies(step: Step) -> bool:
    return (
        step.type == "run_routes"
        and bool(step.before.state.get("markers"))
        and step.before.state["markers"] == step.after.state.get("markers")
    )


def buys_railroad(step: Step) -> bool:
    return step.type == "buy_company" and step.action["private"] in step.facts.independents


def loser(step: Step) -> bool:
    """A bankruptcy by which some company changes its president."""
    return goes_bankrupt(step) and any(
        old["president"] == step.actor and not new["closed"] for old, new in step.changed
    )
