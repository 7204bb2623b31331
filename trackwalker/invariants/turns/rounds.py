"""How rounds follow each other, who operates in them, and who decides."""

from collections.abc import Iterator
from typing import Any

from trackwalker.invariants.core.raw import OPENING_ROUNDS
from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View


def place_of(now: dict[str, Any]) -> tuple[int, int]:
    """Stock round and operating round in it; 0 for the stock round itself."""
    if now["kind"] in (*OPENING_ROUNDS, "over"):
        return (0, 0)
    return (now["number"], 0) if now["kind"] == "stock" else (now["set"], now["number"])


@invariant(
    STEP,
    "18CH-6-a",
    "18CH-11-e",
    "18CH-12-a",
    "18CH-25-f",
    "18CH-26-b",
    "18CH-26-i",
    "18CH-26-j",
    "18CH-26-w",
    "1846-4-a",
    "18FL-4-a",
    "18FL-4-b",
    "18FL-4-c",
    "18FL-4-d",
    "18FL-7-g",
    "18GL-4-a",
    "18GL-2-k",
    "18GL-4.2-w",
    "18GL-4.2-y",
    "18GL-4.6-i",
)
def rounds_follow_each_other(step: Step) -> Iterator[str]:
    """Guards the order of rounds: the auction, stock rounds, the operating rounds of the phase after each."""
    old, new = step.before.state["round"], step.after.state["round"]
    if new["kind"] == "over":
        return
    was, now = place_of(old), place_of(new)
    length = old.get("of", 0)
    if _grows(step):
        length = max(length, *(phase["operating_rounds"] for phase in step.begun))
    if was == now:
        if old["kind"] == "operating" and new["of"] != length:
            yield f"there were {old['of']} operating rounds in this set and are {new['of']}"
        return
    running = [c for c in step.after.state["companies"] if c["floated"] and not c["closed"]]
    idle = not any(not company.get("receivership") for company in running)
    if idle and running and now == (was[0] + 1, 0):
        return  # those without a president operate by themselves, round after round
    if old["kind"] == "operating":
        last = (idle and not running) or old["number"] == length
        following = (old["set"] + 1, 0) if last else (old["set"], old["number"] + 1)
    elif old["kind"] in OPENING_ROUNDS:
        following = (1, 0)
    else:
        following = (was[0] + 1, 0) if not running else (was[0], 1)
    if now != following:
        yield f"{was} is followed by {now} (stock round, operating round in it)"
    elif new["kind"] == "operating" and old["kind"] == "stock":
        due = step.facts.phase[step.before.state["phase"]]["operating_rounds"]
        if new["of"] != due:
            yield f"{new['of']} operating rounds follow a stock round in phase {step.before.state['phase']}"


def _grows(step: Step) -> bool:
    """Whether a phase begins in a set of operating rounds that it may make longer."""
    began_in_set = step.before.state["round"]["kind"] == "operating" and bool(step.begun)
    return began_in_set and step.before.terms.turns.sets_grow


_ROUNDS = {
    "auction_turn": ("auction",),
    "contest": ("auction",),
    "par": ("auction",),
    "draft": ("draft",),
    "shuffle": ("draft", "map", "stock", "operating"),
    "last_private": ("draft",),
    "hidden_bid": ("bids",),
    "choose_private": ("bids",),
    "lay_piece": ("map",),
    "place_capital": ("map",),
    "lay_blank": ("map",),
    "stock_turn": ("stock",),
    "auction": ("stock",),
    "launch": ("stock",),
    "home": ("stock", "auction"),
    "merger": ("merger",),
    "merger_answer": ("merger",),
    "choose_major": ("merger",),
    "discard_train": ("operating", "auction", "merger", "export"),
}
"""In which rounds a decision can be due; the others in operating rounds only."""


@invariant(
    STATE,
    "18CH-12-l",
    "18CH-7-a",
    "18CH-29-f",
    "18CH-1-b",
    "1846-6.4-b",
    "1846-3-al",
    "1846-3-d",
    "1846-3-e",
    "1846-3-m",
    "18FL-1.2-a",
    "18FL-5.4-d",
    "18GL-4.1-b",
    "18GL-4.5.1.2-ac",
    "LA-OR.flow-b",
    "LA-SU.tile-d",
    "LA-MG.round-d",
)
def decisions_are_for_those_entitled(view: View) -> Iterator[str]:
    """Guards that a decision fits its round, and that of a company is its president's, or its owner's."""
    state, kind = view.state, view.state["round"]["kind"]
    if (kind == "over") == bool(state["pending"]):
        yield f"{len(state['pending'])} decision(s) are due, the round is: {kind}"
    for entry in state["pending"]:
        if kind not in _ROUNDS.get(entry["kind"], ("operating",)):
            yield f"the decision {entry['kind']} is due in the round: {kind}"
        for actor in entry["actors"]:
            if actor["kind"] == "player" and actor["id"] not in view.active:
                yield f"{actor['id']} is to decide and is not at the table"
            elif actor["kind"] == "company":
                if entry["kind"] == "run" and _anybody_runs(view, actor["id"]):
                    continue
                president = view.decider(actor["id"])
                if president is None or actor.get("by") not in (None, president):
                    yield f"{actor.get('by')} is to decide for the {actor['id']}; {president} is entitled to"
            elif actor["kind"] == "chance" and entry["kind"] != "shuffle":
                yield f"chance is to decide: {entry['kind']}"


def _anybody_runs(view: View, company: str) -> bool:
    leaderless = bool(view.companies[company].get("receivership"))
    return leaderless and view.terms.turns.anybody_runs_for_the_leaderless


_FIRST_STEPS = ("track", "lead_train", "issue", "convert")
"""The steps with which turns begin."""


@invariant(
    STATE,
    "18CH-12-e",
    "18CH-12-i",
    "18CH-12-j",
    "18CH-12-k",
    "1846-4-j",
    "1846-4-k",
    "1846-4-h",
    "1846-6-l",
    "1846-6-m",
    "18FL-7-c",
    "LA-OR.flow-e",
    "LA-OR.next-b",
    "18FL-7-d",
    "18FL-7-f",
    "18GL-4.6-b",
    "18GL-4.6-c",
    "18GL-4.6-d",
    "18GL-4.6-e",
    unless={"18CH-Q35": "b", "LA-Q40": "b"},
    reads="round market companies",
)
def companies_operate_by_price(view: View) -> Iterator[str]:
    """Guards that those still to operate stand in order when a turn begins: independents, then by price."""
    now = view.state["round"]
    if now["kind"] != "operating" or (now["turn"] and now["turn"]["step"] not in _FIRST_STEPS):
        return
    independents = list(view.facts.independents)
    upwards = (now["set"], now["number"]) in view.terms.turns.rising_in

    def key(company: str) -> tuple[int, int, int, int]:
        if company in independents:
            return (-1, independents.index(company), 0, 0)
        cell = view.cells[company]
        price, column = cell["price"], int(cell["cell"].partition("c")[2])
        place = cell["stack"].index(company)
        return (0, price, 0, place) if upwards else (0, -price, -column, place)

    if now["order"] != sorted(now["order"], key=key):
        yield f"companies operate in the order {', '.join(now['order'])}, not by their prices"


@invariant(
    STATE,
    "18CH-12-e",
    "18CH-10-b",
    "18CH-15-a",
    "1846-6-b",
    "1846-6-n",
    "18FL-6.2-r",
    "18FL-7-e",
    "18GL-4.6-h",
    "18GL-4.5.1.2-ao",
    "LA-OR.next-a",
    reads="round companies",
)
def each_floated_company_operates_once(view: View) -> Iterator[str]:
    """Guards that every floated company is once among those who have, do or will operate in a round.

    One that has no turn without a president may have had it before it lost him.
    """
    now = view.state["round"]
    if now["kind"] == "operating":
        acting = [now["turn"]["company"]] if now["turn"] else []
        named = [*now["done"], *acting, *now["order"]]
        running = [c["id"] for c in view.state["companies"] if c["floated"] and not c["closed"]]
        closed = [name for name in now["done"] if view.companies[name]["closed"]]
        resting = {name for name in running if view.is_frozen(name)}
        late = view.companies.get(view.national or "", {})
        if late.get("id") not in named and not {*late.get("merged", ())}.isdisjoint(named):
            resting.add(late["id"])
        due = [*(name for name in running if name not in resting), *{*closed}, *(resting & {*now["done"]})]
        if sorted(named) != sorted(due):
            yield f"{', '.join(named)} operate in this round; {', '.join(running)} have floated"
        if not 1 <= now["number"] <= now["of"]:
            yield f"it is operating round {now['number']} of {now['of']}"
