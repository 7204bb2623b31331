"""Which decision an action is made in, and which decisions can be passed over."""

from typing import Any

from trackwalker.games.known import terms_of
from trackwalker.port.decisions import ACTIONS_OF_KIND, belongs
from trackwalker.scene.distribution import BLANK
from trackwalker.scene.table import Pending, Table

COMPANY_STEPS = (
    "convert",
    "lead_train",
    "issue",
    "build",
    "track",
    "token",
    "run",
    "interest",
    "dividend",
    "buy_train",
    "loans",
    "bonds",
    "own_shares",
)
"""The decisions of an operating turn in their order."""

STEPS_TO_LEAVE_OUT = {
    "track": ("track", "build"),
    "token": ("token", "build"),
    "run": ("run",),
    "buy_train": ("buy_train",),
    "loans": ("loans",),
    "bonds": ("bonds",),
    "merger": ("merger",),
}
"""The steps that a sentence leaves out, and the decisions by which engines ask for them."""

ACTION_OF_STEP = {
    "track": "lay_tile",
    "token": "place_token",
    "run": "run_routes",
    "buy_train": "buy_train",
    "loans": "payoff_loan",
    "bonds": "buy_bond",
    "merger": "merge",
}
"""The action that each step which may be left out is there for."""

POSSIBLE_THROUGHOUT = frozenset({"pass", "buy_company"})
"""What a company can do in every step of its turn alike: where nothing else is possible a step is empty."""

PASSED_BY_ALL = frozenset({"auction_turn", "stock_turn", "last_private", "lay_blank"})
"""The decisions that `everybody passes` speaks of."""

DEBTS = frozenset({"take_loan", "sell_bond"})
"""What a company does only where it has to find money: for interest, or for a train."""

_BY_THE_WAY = ("shuffle", "assign", "bonus", "replace_tokens")
"""Decisions that a scenario may leave out in silence: the order of cards, a marker that stays where it is, a
private company that is kept for later, tokens of merged companies that are not replaced."""

_TAKEN_AWAY = frozenset({"run", "bonus", "assign", "replace_tokens"})
"""Decisions that the driver passes over though there may be something to do in them."""


def is_ready_for(decision: Pending, action: dict[str, Any]) -> bool:
    """Is this the decision in which the action would be made by its actor?"""
    actor = action["actor"]
    if (
        decision.kind == "bonus"
        and action.get("private", decision.context["private"]) != (decision.context["private"])
    ):
        return False
    return _is_asked(decision, actor) and belongs(action, decision.kind)


def comes_too_late(table: Table, decision: Pending, action: dict[str, Any]) -> bool:
    """Is something tried that nobody could try any more, or not in vain, once the decision is passed over?

    So what the decision itself is there for, by somebody else than whoever decides. So whatever else a player
    tries while a bonus action may be carried out: the turn of a company has nothing for him to do later, but
    where he comes into need, and then it is another question whether he may. And so what anybody else tries
    while trains are to run: an engine that takes a run of nothing though there is a route would be led on to
    steps of which the scenario does not speak. What somebody waits to decide after this is not too late.
    """
    if decision.kind not in _TAKEN_AWAY or any(is_ready_for(later, action) for later in table.pending):
        return False
    asked = _is_asked(decision, action["actor"])
    private = decision.context.get("private")
    in_its_place = belongs(action, decision.kind) and private in (None, action.get("private"))
    if not asked and (decision.kind == "run" or in_its_place):
        return True
    return action["actor"]["kind"] == "player" and action["type"] not in ACTIONS_OF_KIND["bonus"]


def is_due(decision: Pending, kind: str, who: str, private: str | None) -> bool:
    """Is this the decision of that kind and decider? private: the one whose bonus action is meant."""
    named = (None, decision.context.get("private")) if kind == "bonus" else (private,)
    return decision.kind == kind and who in (name for _, name in decision.actors) and private in named


def passing(table: Table, decision: Pending) -> dict[str, Any] | None:
    """The action by which the decider does nothing; None where something has to be decided.

    A company that cannot run runs no train, and no revenue is kept: engines that ask all the same are
    answered. Whether it can run the engine says, by what it answers (see `only_if_accepted`). Cards that
    nobody has put in an order stay in theirs.
    """
    kind, name = decision.actors[0]
    actor = {"kind": kind, "id": name}
    if "pass" in ACTIONS_OF_KIND.get(decision.kind, frozenset()):
        return {"type": "pass", "actor": actor}
    if decision.kind == "draft" and _only_blanks(decision):
        return {"type": "draft", "actor": actor, "card": BLANK}
    if decision.kind == "shuffle":
        return {"type": "shuffle", "actor": actor, "cards": list(decision.context.get("cards", ()))}
    if decision.kind == "replace_tokens":
        return {
            "type": "replace_tokens",
            "actor": actor,
            "company": decision.context["company"],
            "tokens": [],
        }
    if decision.kind == "run":
        return {"type": "run_routes", "actor": actor, "routes": []}
    if decision.kind == "dividend" and _is_nothing(table, decision):
        return {"type": "dividend", "actor": actor, "kind": "withhold"}
    return None


def _is_nothing(table: Table, decision: Pending) -> bool:
    """Is what becomes of a revenue asked where there is none, and nothing depends on it?"""
    if decision.context.get("revenue", table.revenue):
        return False
    prices = terms_of(table.state["game"], table.state.get("rules")).prices
    return not (prices.nothing_is_paid_or_kept and table.trains(decision.actors[0][1]))


def only_if_accepted(table: Table, decision: Pending) -> bool:
    """Is it for the engine to say whether this decision can be passed over?

    So with the run of a company that has trains: it is choiceless where they have no route.
    """
    return decision.kind == "run" and bool(table.trains(decision.actors[0][1]))


def is_empty(table: Table, decision: Pending) -> bool:
    """Does an engine ask where there is visibly nothing to decide?

    A stock turn with its purchase, a dividend of nothing, a run without trains, no loan to repay: passing
    these over takes no decision away from anybody.
    """
    match decision.kind:
        case "stock_turn":
            turn = table.turn or {}
            return turn.get("bought") is not None and ("player", turn.get("player")) in decision.actors
        case "dividend":
            return _is_nothing(table, decision)
        case "loans":
            return not table.loans(decision.actors[0][1])
        case "bonds":
            return not table.bonds_outside(decision.actors[0][1])
        case kind:
            return kind == "run" and not table.trains(decision.actors[0][1])


def may_be_empty(table: Table, decision: Pending) -> bool:
    """The same, or a run of which the engine says that it can be left out."""
    return is_empty(table, decision) or only_if_accepted(table, decision)


def has_acted_in(table: Table, decision: Pending) -> bool:
    """Does an engine ask once more in a step of a company that has acted in it?"""
    turn = table.turn or {}
    own = ("issued", "redeemed")
    members = {"track": ("laid",), "token": ("tokens",), "issue": own, "own_shares": own}
    return any(turn.get(member) for member in members.get(decision.kind, ()))


def has_passed(
    table: Table, action: dict[str, Any], before: Table | None, last: dict[str, Any] | None
) -> bool:
    """Is this the pass of a player for whom an engine has passed, because he could do nothing else?

    before, last: the table before the last action that was accepted, and that action. The engine has gone on
    if the player is among those who have passed, if the round has ended with that action, or if it was his
    own.
    """
    actor, decision = action["actor"], table.next_decision
    if action["type"] != "pass" or actor["kind"] != "player":
        return False
    if decision is not None and _is_asked(decision, actor) and not _acts_beside(decision):
        return False
    if actor["id"] in table.round.get("passed", ()) or _has_dropped_out(table, actor["id"], before):
        return True
    if before is None or last is None or "passed" not in before.round:
        return False
    return table.round_name != before.round_name or last["actor"] == actor


def _is_asked(decision: Pending, actor: dict[str, Any]) -> bool:
    return (actor["kind"], actor["id"]) in decision.actors


def _acts_beside(decision: Pending) -> bool:
    """Do players in it only carry out bonus actions while a company decides? They pass nothing."""
    return decision.actors[0][0] == "company" and decision.kind != "emergency"


def _has_dropped_out(table: Table, player: str, before: Table | None) -> bool:
    """Is this a player who was in an auction before the last action, or could have been, and is no more?"""
    now, then = table.round.get("auction"), before.round.get("auction") if before is not None else None
    return now is not None and player not in now["bidders"] and (then is None or player in then["bidders"])


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
    if decision.kind == "bonus":
        return _comes_after(table, decision, action)
    if left_open(decision):
        return True
    if actor not in decision.actors:
        return may_be_empty(table, decision)
    if decision.kind not in COMPANY_STEPS:
        return False
    if action["type"] in ("sell_shares", "buy_shares"):
        return False
    return _belongs_after(decision.kind, action)


def _belongs_after(step: str, action: dict[str, Any]) -> bool:
    """Is the action made in a later step of a company's turn?"""
    later = COMPANY_STEPS[COMPANY_STEPS.index(step) + 1 :]
    if "buy_train" in later and action["type"] in DEBTS:
        return True
    return any(action["type"] in ACTIONS_OF_KIND[kind] for kind in later)


def _comes_after(table: Table, decision: Pending, action: dict[str, Any]) -> bool:
    """May a bonus action that a player could carry out be left out before this action?

    Yes, if it is the bonus action of another private company, or something done in a later step. Whoever is
    not its owner may try it in vain.
    """
    step = str((table.turn or {}).get("step", "token"))
    if action["actor"]["kind"] != "player":
        return _belongs_after(step, action)
    if action["type"] == "pass":
        return action["actor"]["id"] not in (name for _, name in decision.actors)
    if action["type"] not in ACTIONS_OF_KIND["bonus"]:
        return True
    return action.get("private") not in (None, decision.context["private"])
