"""Which decision an action is made in, and which decisions can be passed over."""

from typing import Any

from trackwalker.port.decisions import ACTIONS_OF_KIND, belongs
from trackwalker.scene.distribution import BLANK
from trackwalker.scene.table import Pending, Table

COMPANY_STEPS = ("issue", "track", "build", "token", "run", "dividend", "buy_train")
"""The decisions of an operating turn in their order."""

STEPS_TO_LEAVE_OUT = {
    "track": ("track", "build"),
    "token": ("token", "build"),
    "run": ("run",),
    "buy_train": ("buy_train",),
}
"""The steps that a sentence leaves out, and the decisions by which engines ask for them."""

ACTION_OF_STEP = {"track": "lay_tile", "token": "place_token", "run": "run_routes", "buy_train": "buy_train"}
"""The action that each step which may be left out is there for."""

_BY_THE_WAY = ("shuffle", "assign")
"""Decisions that a scenario may leave out in silence: the order of cards, a marker that stays where it is."""


def is_ready_for(decision: Pending, action: dict[str, Any]) -> bool:
    """Is this the decision in which the action would be made by its actor?"""
    actor = action["actor"]
    return (actor["kind"], actor["id"]) in decision.actors and belongs(action, decision.kind)


def passing(table: Table, decision: Pending) -> dict[str, Any] | None:
    """The action by which the decider does nothing; None where something has to be decided.

    A company without a train runs none, and no revenue is kept: engines that ask all the same are answered.
    Cards that nobody has put in an order stay in theirs.
    """
    kind, name = decision.actors[0]
    actor = {"kind": kind, "id": name}
    if "pass" in ACTIONS_OF_KIND.get(decision.kind, frozenset()):
        return {"type": "pass", "actor": actor}
    if decision.kind == "draft" and _only_blanks(decision):
        return {"type": "draft", "actor": actor, "card": BLANK}
    if decision.kind == "shuffle":
        return {"type": "shuffle", "actor": actor, "cards": list(decision.context.get("cards", ()))}
    if decision.kind == "run" and not table.trains(name):
        return {"type": "run_routes", "actor": actor, "routes": []}
    if decision.kind == "dividend" and not decision.context.get("revenue", table.revenue):
        return {"type": "dividend", "actor": actor, "kind": "withhold"}
    return None


def left_open(decision: Pending) -> bool:
    """May the driver pass this decision over whatever comes next?

    Engines that deal out the blanks once nothing else is left are answered.
    """
    return decision.kind in _BY_THE_WAY or (decision.kind == "draft" and _only_blanks(decision))


def _only_blanks(decision: Pending) -> bool:
    return set(decision.context.get("cards", ())) == {BLANK}


def may_skip(table: Table, decision: Pending, action: dict[str, Any]) -> bool:
    """May the driver pass this decision over on its way to an action that the scenario speaks of?

    Earlier steps of the same company's turn may be passed, and a stock turn in which the player has bought.
    No step is passed for a company's own shares: whether they can be issued depends on the step.
    """
    actor = (action["actor"]["kind"], action["actor"]["id"])
    if left_open(decision):
        return True
    if decision.kind == "stock_turn":
        turn = table.turn or {}
        return actor not in decision.actors and turn.get("bought") is not None
    if decision.kind not in COMPANY_STEPS or actor not in decision.actors:
        return False
    if action["type"] in ("sell_shares", "buy_shares"):
        return False
    step = COMPANY_STEPS.index(decision.kind)
    return any(action["type"] in ACTIONS_OF_KIND[later] for later in COMPANY_STEPS[step + 1 :])
