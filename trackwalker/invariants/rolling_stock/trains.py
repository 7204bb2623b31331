"""The trains of the box: where they are, how many a company has, how they come and go."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from trackwalker.invariants.core.raw import Table
from trackwalker.invariants.core.registry import RAW, STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View


def _rank(table: Table) -> dict[str, str]:
    """Each train and the rank it is of: the name of its card's first side."""
    return {train["name"]: train.get("side_of") or train["name"] for train in table.components["trains"]}


@invariant(
    RAW,
    "18CH-0-g",
    "18CH-23-n",
    "18CH-23-o",
    "18CH-23-p",
    "18CH-23-q",
    "18CH-23-r",
    "1846-6.51-b",
    "1846-6.51-c",
    "1846-2-d",
    "18FL-8.1-e",
    "18FL-8.1-f",
    "18FL-8.1-g",
    "18FL-8.1-h",
    "18FL-8.1-i",
    "18FL-8.1-j",
    "18GL-4.6.8-t1",
    "18GL-4.6.8-t2",
    "18GL-4.6.8-t3",
    "18GL-4.6.8-t5",
    "18GL-2-v",
    "LA-SU.train-b",
    "LA-SU.train-c",
    "LA-SU.train-d",
    "LA-SU.train-e",
    reads="companies depot",
)
def trains_add_up(table: Table) -> Iterator[str]:
    """Guards that companies, pool, bank and the trains out of the game together make the box's trains."""
    depot, rank = table.state["depot"], _rank(table)
    found = Counter(
        rank[train["name"]] for company in table.state["companies"] for train in company["trains"]
    )
    found.update(rank[name] for name in depot["pool"])
    found.update({entry["train"]: entry["count"] for entry in depot["gone"]})
    found.update({entry["train"]: entry["left"] or 0 for entry in depot["stack"]})
    for train in table.components["trains"]:
        tables, wanted = train.get("other_counts", {}), table.terms.trains.counted_by_table
        name, count = train["name"], tables.get(wanted, train.get("count"))
        if isinstance(count, Mapping):
            count = count[len(table.state["players"])]
        if rank[name] == name and count is not None and found[name] != count:
            yield f"there are {found[name]} {name}-trains, the box has {count}"
    for entry in depot["stack"]:
        faces = [name for name, of in rank.items() if of == entry["train"]]
        if entry.get("faces", [entry["train"]]) != faces:
            yield f"the cards of the {entry['train']}-trains have the sides {', '.join(faces)}"


@invariant(
    RAW,
    "18CH-1-c",
    "18CH-2-g",
    "18CH-26-p",
    "18CH-26-aa",
    "18CH-26-af",
    "1846-6.3-v",
    "18FL-8.1-e",
    "18FL-8.1-f",
    "18FL-8.3-d",
    "18FL-8.3-l",
    "18GL-2-j",
    "18GL-4.3-n9e",
    "LA-EX.out-c",
    reads="companies depot pending phase",
)
def no_rusted_train_in_play(table: Table) -> Iterator[str]:
    """Guards that no company and no pool has a train that this phase, or one before it, has scrapped."""
    phases = [phase["name"] for phase in table.components["phases"]]
    now = phases.index(table.state["phase"])
    rusted = {
        train["name"]
        for train in table.components["trains"]
        if train.get("rusts_at") is not None and phases.index(train["rusts_at"]) <= now
    }
    due_after_discards = table.terms.trains.rust_waits_for_discards and _discarding(table)
    for company in table.state["companies"] if not due_after_discards else ():
        for train in company["trains"]:
            if train["name"] in rusted and not train.get("phased_out"):
                yield f"the {company['id']} has a {train['name']}-train in phase {table.state['phase']}"
    for name in table.state["depot"]["pool"] if not due_after_discards else ():
        if name in rusted:
            yield f"a {name}-train lies in the pool in phase {table.state['phase']}"


def _discarding(table: Table) -> bool:
    """Whether companies have trains to discard."""
    return any(entry["kind"] == "discard_train" for entry in table.state["pending"])


def _more_trains(table: Table, company: Mapping[str, Any]) -> int:
    """How many trains more than others a company may have: the national one, or by its ability."""
    if company["kind"] == "national":
        return int((table.components.get("national") or {}).get("more_trains", 0))
    names = (company["id"], *company.get("merged", ()))
    cards = (card for card in table.components["companies"] if card["id"] in names)
    return sum(int(card.get("ability", {}).get("more_trains", 0)) for card in cards)


@invariant(
    RAW,
    "18CH-2-f",
    "18CH-23-d",
    "18CH-23-ab",
    "1846-6.5-d",
    "1846-6.5-e",
    "1846-6.5-f",
    "1846-6.54-a",
    "18FL-2-c",
    "18FL-2-d",
    "18FL-2-e",
    "18FL-2-f",
    "18FL-2-g",
    "18FL-8.3-e",
    "18FL-8.3-i",
    "18GL-2-i",
    "18GL-2-u",
    "LA-OR.train-a",
    "LA-EX.out-e",
    reads="companies phase pending",
)
def trains_within_the_limit(table: Table) -> Iterator[str]:
    """Guards the train limit, except while companies are discarding."""
    if _discarding(table):
        return
    now = table.state["phase"]
    limits = next(phase["train_limit"] for phase in table.components["phases"] if phase["name"] == now)
    for company in table.state["companies"]:
        count = sum(not train.get("phased_out") for train in company["trains"])
        limit = limits.get(company.get("share_count")) if isinstance(limits, Mapping) else limits
        if limit is not None and count > limit and count > limit + _more_trains(table, company):
            yield f"the {company['id']} has {count} trains in phase {now}, {limit} is the most"


@invariant(
    STEP,
    "18CH-1-c",
    "18CH-2-g",
    "18CH-25-b",
    "18CH-26-p",
    "1846-6.55-b",
    "1846-6.3-v",
    "18FL-8.1-e",
    "18FL-8.1-f",
    "18GL-2-j",
)
def gone_trains_never_return(step: Step) -> Iterator[str]:
    """Guards that trains out of the game stay out, and none goes back into the bank's stack."""
    old, new = step.before.state["depot"], step.after.state["depot"]
    now = {entry["train"]: entry["count"] for entry in new["gone"]}
    for entry in old["gone"]:
        if now.get(entry["train"], 0) < entry["count"]:
            yield f"{entry['count']} {entry['train']}-trains were gone, now {now.get(entry['train'], 0)}"
    if old["stack"] != new["stack"]:
        left = {entry["train"]: entry["left"] for entry in new["stack"]}
        for entry in old["stack"]:
            if entry["left"] is not None and (left.get(entry["train"]) or 0) > entry["left"]:
                yield f"the bank had {entry['left']} {entry['train']}-trains and has {left[entry['train']]}"


@invariant(
    STEP,
    "18CH-23-d",
    "18CH-25-a",
    "18CH-23-ab",
    "1846-6.5-c",
    "1846-3-as",
    "1846-7.1-f",
    "1846-3-q",
    "18FL-8.2-a",
    "18FL-8.4.3-n",
    "18GL-4.6.8-a",
    unless={"1846-Q55": "b"},
)
def trains_move_when_bought_or_gone(step: Step) -> Iterator[str]:
    """Guards that a company gets a train only by buying it, one at a time.

    A company in receivership buys without deciding it, an independent one begins with a train, and whoever
    buys that one gets what it has.
    """
    for company, after in step.changed:
        name = company["id"]
        if company["trains"] == after["trains"]:
            continue
        got = Counter(train["name"] for train in after["trains"])
        got -= Counter(train["name"] for train in company["trains"])
        buys = step.type == "buy_train" and step.actor == name
        without_deciding = company.get("receivership") or after.get("receivership")
        if after["kind"] == "independent" and not company["floated"]:
            if got != Counter([step.facts.independents[name]["train"]]):
                yield f"the {name} begins with {dict(got)}"
        elif step.type == "buy_company" and step.actor == name:
            sold = step.before.companies[step.action["private"]]["trains"]
            if got != Counter(train["name"] for train in sold):
                yield f"the {name} gets {dict(got)} with {step.action['private']}"
        elif without_deciding and got.total() <= 1:
            continue
        elif got and (not buys or got != Counter([step.action["train"]])):
            yield f"the {name} gets {dict(got)} by the action {step.type} of {step.actor}"


@invariant(
    STATE,
    "18CH-23-d",
    "18CH-23-ab",
    "18CH-23-ac",
    "1846-6.57-a",
    "1846-6.54-a",
    "18FL-8.3-p",
    "18GL-4.6.8-e",
    reads="pending companies phase",
)
def discards_are_asked_of_the_right_companies(view: View) -> Iterator[str]:
    """Guards that exactly the companies above the train limit have to discard."""
    asked = [entry["actors"][0]["id"] for entry in view.state["pending"] if entry["kind"] == "discard_train"]
    limits = {company: view.train_limit(company) for company in view.companies}
    counts = {company: len(view.trains_counted(company)) for company in limits}
    above = [name for name, limit in limits.items() if limit is not None and counts[name] > limit]
    if sorted(asked) != sorted(above):
        yield f"{', '.join(asked) or 'nobody'} must discard; above the limit: {', '.join(above) or 'nobody'}"


def _bought_without_president(step: Step, train: str) -> int:
    """How many trains of a name companies without a president have bought within the action."""
    owned = [
        {c["id"]: [t["name"] for t in c["trains"]].count(train) for c in view.state["companies"]}
        for view in (step.before, step.after)
    ]
    waiting = [c["id"] for c in step.after.state["companies"] if c.get("receivership")]
    return sum(max(0, owned[1][name] - owned[0][name]) for name in waiting)


@invariant(
    STEP, "18CH-23-ab", "18CH-23-c", "18CH-23-ag", "18CH-23-ai", "1846-6.57-a", "18FL-8.3-p", "18GL-4.6.8-e"
)
def discarded_trains_lie_in_the_pool(step: Step) -> Iterator[str]:
    """Guards that a train discarded or handed in can be had from the pool, unless it is scrapped at once."""
    if step.type == "discard_train":
        train = step.action["train"]
    elif step.type == "buy_train" and step.action.get("exchange") is not None:
        train = step.action["exchange"]
    else:
        return
    rusts = step.facts.trains[train].get("rusts_at")
    scrapped = rusts is not None and step.facts.reached(step.after.state["phase"], rusts)
    before, after = (view.state["depot"]["pool"].count(train) for view in (step.before, step.after))
    before -= _bought_without_president(step, train)
    if not scrapped and after != before + 1:
        yield f"a {train}-train leaves the {step.actor}; {after} lie in the pool, there were {before}"


@invariant(STEP, "18FL-8.3-q", "18FL-8.3-r", "18FL-8.2-l", "18GL-4.6.8-f", "18GL-2-j")
def trains_leave_by_choice_or_phase(step: Step) -> Iterator[str]:
    """Guards that a company loses a train by discarding or selling one, or all of a type that is scrapped.

    A company without a president discards by itself, when a phase begins.
    """
    facts, phase = step.facts, step.after.state["phase"]
    for company, after in step.changed:
        if (after.get("receivership") and step.begun) or after["closed"]:
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
