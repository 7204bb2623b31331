"""The phases that trains begin, and the order in which trains leave the bank."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.turns.rounds import place_of


@invariant(STEP, "18CH-2-c", "18CH-23-w", "1846-8-b", "18FL-2-b", "18GL-2-b", "LA-EX.out-d")
def phases_never_go_back(step: Step) -> Iterator[str]:
    """Guards that the phase stays or goes forward."""
    old, new = step.before.state["phase"], step.after.state["phase"]
    if not step.facts.reached(new, old):
        yield f"phase {old} is followed by phase {new}"


def _out(view: View) -> dict[str, bool]:
    """Whether any train of each rank has left the bank."""
    facts, depot = view.facts, view.state["depot"]
    left = {entry["train"]: entry["left"] for entry in depot["stack"]}
    placed = {
        facts.box.rank(train["name"]) for company in view.state["companies"] for train in company["trains"]
    }
    placed |= {*map(facts.box.rank, depot["pool"]), *(entry["train"] for entry in depot["gone"])}
    table = view.terms.trains.counted_by_table
    counts = {rank: facts.box.train_count(rank, len(view.players), table) for rank in facts.box.ranks}
    return {
        rank: rank in placed if count is None else left.get(rank, 0) < count for rank, count in counts.items()
    }


@invariant(
    STATE,
    "18CH-2-b",
    "18CH-25-c",
    "18CH-26-g",
    "18CH-26-o",
    "18CH-26-t",
    "18CH-26-z",
    "18CH-26-ae",
    "1846-8-a",
    "1846-8-b",
    "18FL-2-b",
    "18FL-2-d",
    "18FL-2-e",
    "18FL-2-f",
    "18FL-2-g",
    "18FL-8.2-k",
    "18GL-2-b",
    "LA-MG.round-b",
    "LA-EX.cycle-c",
    "LA-EX.out-c",
    "LA-EX.out-d",
    reads="companies depot phase",
)
def the_phase_is_that_of_the_trains(view: View) -> Iterator[str]:
    """Guards that the phase is the one that the highest train which has left the bank began."""
    ranks = [name for name, out in _out(view).items() if out]
    begun = view.facts.trains[ranks[-1]]["starts_phase"] if ranks else view.facts.phases[0]
    if begun != view.state["phase"]:
        yield f"it is phase {view.state['phase']}; by the trains that have left the bank phase {begun}"


@invariant(
    STATE,
    "18CH-0-h",
    "18CH-23-l",
    "18CH-23-m",
    "18CH-23-t",
    "18CH-26-f",
    "1846-6.53-a",
    "18FL-8.2-d",
    "18FL-8.2-e",
    "18GL-4.6.8-c",
    "LA-SU.train-a",
    "LA-OR.train-b",
    reads="companies depot phase",
)
def trains_leave_the_bank_in_order(view: View) -> Iterator[str]:
    """Guards that no train has left the bank before those of the ranks below, but for what is sold early."""
    left = {entry["train"]: entry["left"] for entry in view.state["depot"]["stack"]}
    below: list[str] = []
    for name, out in _out(view).items():
        card = view.facts.trains[name]
        since = card.get("available_from")
        if out and since is None and any(left.get(lower, 0) != 0 for lower in below):
            yield f"a {name}-train has left the bank, and some train of a lower rank has not"
        if out and since is not None and not view.facts.reached(view.state["phase"], since):
            yield f"a {name}-train has left the bank in phase {view.state['phase']}"
        below.append(name)


@invariant(STEP, "18CH-25-a", "18CH-25-b", "18CH-25-e", unless={"18CH-Q48": "b"})
def a_train_is_exported_after_each_operating_round(step: Step) -> Iterator[str]:
    """Guards that the bank's top train leaves at the end of an operating round, unless it is permanent."""
    old, new = step.before.state, step.after.state
    if old["round"]["kind"] != "operating" or old["round"]["exported"]:
        return
    if (
        new["round"]["kind"] == "operating"
        and place_of(old["round"]) == place_of(new["round"])
        and not new["round"]["exported"]
    ):
        return
    stack = [entry for entry in old["depot"]["stack"] if entry["left"] != 0]
    if step.type != "pass" or not stack or not step.facts.trains[stack[0]["train"]].get("exportable"):
        return
    if new["round"]["kind"] == "over" and step.before.terms.trains.none_exported_at_the_end:
        return
    name = stack[0]["train"]
    left = next((entry["left"] for entry in new["depot"]["stack"] if entry["train"] == name), 0)
    if left != stack[0]["left"] - 1:
        yield f"the bank had {stack[0]['left']} {name}-trains at the end of the round and has {left} after it"
