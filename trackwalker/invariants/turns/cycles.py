"""Cycles of rounds: what follows what, what closes a cycle, and when the game is over."""

from collections.abc import Iterator
from typing import Any

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View

__all__: list[str] = []

_ORDER = ("map", "stock", "operating", "merger", "export")
"""The rounds of a cycle, after the one that opens the game."""


def _place(state: Any) -> tuple[int, int, int]:
    """How far a game is: the cycle, the kind of round, and which operating round it is."""
    now = state["round"]
    cycle = state["cycle"]["number"] if now["kind"] != "map" else 0
    number = now["number"] if now["kind"] == "operating" else 0
    return cycle, _ORDER.index(now["kind"]), number


@invariant(STATE, "LA-SU.board-c", "LA-SU.board-d", "LA-GE.end-c", "LA-GE.end-d", "LA-GE.end-e")
def rounds_belong_to_their_cycle(view: View) -> Iterator[str]:
    """Guards the number of cycles of the mode, and that each has one stock round and two operating rounds."""
    state, now = view.state, view.state["round"]
    mode = view.components["modes"][view.components["mode"]]
    cycle = state["cycle"]
    if cycle["of"] != mode["cycles"] or not 1 <= cycle["number"] <= cycle["of"]:
        yield f"it is cycle {cycle['number']} of {cycle['of']}; a game has {mode['cycles']}"
    number = now["number"] if now["kind"] == "stock" else now.get("set", cycle["number"])
    if number != cycle["number"]:
        yield f"it is cycle {cycle['number']}, and the {number}th {now['kind']} round"
    if now["kind"] == "operating" and now["of"] != 2:
        yield f"there are {now['of']} operating rounds in a cycle"


@invariant(
    STEP,
    "LA-SR.end-e",
    "LA-OR.next-c",
    "LA-MG.round-b",
    "LA-MG.round-c",
    "LA-EX.out-g",
    "LA-GE.end-a",
    "LA-GE.end-b",
    "LA-GE.end-e",
)
def rounds_of_a_cycle_follow_each_other(step: Step) -> Iterator[str]:
    """Guards that a stock round, two operating rounds, a merger round and an export follow one another.

    Rounds in which nobody has anything to decide pass at once.
    """
    old, new = step.before.state, step.after.state
    if new["round"]["kind"] == "over":
        return
    was, now = _place(old), _place(new)
    if now < was:
        yield f"{was} is followed by {now} (cycle, kind of round, operating round)"
    if now[0] > was[0] + 1 or (now[0] > was[0] and was[0] and now[1] > _ORDER.index("stock")):
        yield f"{was} is followed by {now}: a cycle, or its stock round, is left out"
    running = any(company["floated"] and not company["closed"] for company in new["companies"])
    operating, number = _ORDER.index("operating"), now[2]
    if now[1] == operating and now[0] == was[0]:
        if was[1] < operating and number != 1 and running:
            yield f"a stock round is followed by operating round {number}"
        if was[1] == operating and number > was[2] + 1:
            yield f"operating round {was[2]} is followed by {number}"
    merger = _ORDER.index("merger")
    if now[1] == merger and was[1] < merger and "green" not in step.facts.phase[new["phase"]]["tiles"]:
        yield f"there is a merger round in phase {new['phase']}"
    left_out = was[1] == operating and (now[0] > was[0] or now[1] > merger) and was[2] < 2
    if left_out and running:
        yield f"the second operating round is left out: {was} is followed by {now}"


@invariant(STEP, "LA-GE.end-a", "LA-GE.end-c", "LA-GE.end-d", unless={"LA-Q68": "b", "LA-Q71": "b"})
def the_game_ends_with_its_last_cycle(step: Step) -> Iterator[str]:
    """Guards that the game is over after the last cycle, or with one player left, and never else."""
    old, result = step.before.state, step.after.state["result"]
    if result is None or old["result"] is not None:
        return
    last = old["cycle"]["number"] == old["cycle"]["of"]
    if result["cause"] == "last_player":
        if step.type != "bankrupt" or len(step.after.active) != 1:
            yield f"one player is left by the action {step.type}: {', '.join(step.after.active)}"
    elif result["cause"] != "cycles" or not last:
        yield f"the game ends by {result['cause']} in cycle {old['cycle']['number']} of {old['cycle']['of']}"
    elif _ORDER.index(old["round"]["kind"]) < _ORDER.index("operating"):
        running = [c["id"] for c in old["companies"] if c["floated"] and not c["closed"]]
        if running:
            yield f"the game ends in a {old['round']['kind']} round; {', '.join(running)} have not operated"


@invariant(
    STEP,
    "LA-EX.cycle-a",
    "LA-EX.cycle-b",
    "LA-EX.out-a",
    "LA-EX.out-b",
)
def a_train_is_exported_in_each_cycle(step: Step) -> Iterator[str]:
    """Guards that the top train of the stack leaves between two cycles, the first ones all together."""
    old, new = step.before.state, step.after.state
    if _closes(old) or not _closes_now(step):
        return
    stack = {entry["train"]: entry["left"] for entry in old["depot"]["stack"]}
    bought = step.action["train"] if step.type == "buy_train" and step.action["from"] == "bank" else None
    if bought is not None:
        stack[step.facts.box.rank(bought)] -= 1
    top = next((name for name, left in stack.items() if left), None)
    over = new["round"]["kind"] == "over"
    if over and (step.before.terms.trains.none_exported_at_the_end or new["result"]["cause"] != "cycles"):
        top = None
    if top is not None:
        card = step.facts.trains[top]
        stack[top] = 0 if card.get("exported_together") else stack[top] - 1
        if any(phase["name"] == step.facts.trains[top]["starts_phase"] for phase in step.begun):
            for name, train in step.facts.trains.items():
                if train.get("rusts_at") == card["starts_phase"]:
                    stack[name] = 0
    left = {entry["train"]: entry["left"] for entry in new["depot"]["stack"]}
    if left != stack:
        yield f"after an export the stack is {left}, not {stack}"
    together = top is not None and step.facts.trains[top].get("exported_together")
    if together and step.before.terms.trains.exports_clear_the_pool and top in new["depot"]["pool"]:
        yield f"all {top}-trains are exported, and some lie in the pool"


def _closes(state: Any) -> bool:
    """Whether the train of a cycle has been exported in its last round."""
    return bool(state["round"]["kind"] in ("export", "over"))


def _closes_now(step: Step) -> bool:
    """Whether the export of a cycle falls into an action."""
    old, new = step.before.state, step.after.state
    return _closes(new) or (old["round"]["kind"] != "map" and new["cycle"]["number"] > old["cycle"]["number"])
