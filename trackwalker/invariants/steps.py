"""What no action can undo: one small function each, on a step from one table to the next."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from trackwalker.invariants.core.facts import COLOURS
from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step


@invariant(STEP, "18CH-2-c", "18CH-23-w", "1846-8-b", "18FL-2-b")
def phases_never_go_back(step: Step) -> Iterator[str]:
    """Guards that the phase stays or goes forward."""
    old, new = step.before.state["phase"], step.after.state["phase"]
    if not step.facts.reached(new, old):
        yield f"phase {old} is followed by phase {new}"


@invariant(
    STEP,
    "18CH-27-c",
    "18CH-27-d",
    "18CH-27-e",
    "1846-9-a",
    "18FL-11-a",
    "18FL-11-c",
    unless={"18FL-Q38": "b"},
)
def the_end_is_never_withdrawn(step: Step) -> Iterator[str]:
    """Guards that an announced end stays as announced, and that a result stands."""
    for member in ("ending", "result"):
        old, new = step.before.state[member], step.after.state[member]
        if old is not None and old != new:
            yield f"the {member} was {old} and is {new}"


@invariant(
    STEP,
    "18CH-27-c",
    "18CH-27-d",
    "18CH-24-n",
    "18CH-27-g",
    "1846-9-a",
    "1846-9-b",
    "18FL-4-e",
    "18FL-5-g",
    "18FL-11-a",
    "18FL-11-b",
    "18FL-11-c",
    "18FL-11-i",
    unless={"18FL-Q38": "b"},
)
def the_game_ends_when_it_should(step: Step) -> Iterator[str]:
    """Guards that the game ends after the announced operating round or by a bankruptcy, and not otherwise."""
    old, result = step.before.state, step.after.state["result"]
    if result is None:
        ending, now = old["ending"] or step.after.state["ending"], step.after.state["round"]
        if ending is not None and now["kind"] in ("operating", "stock"):
            last, here = ending["last_round"], now.get("set", now["number"])
            if (here, now["number"] if now["kind"] == "operating" else 0) > (last["set"], last["number"]):
                yield f"the game goes on after its last operating round, {last['set']}.{last['number']}"
    elif result["cause"] == "bankruptcy":
        if step.type != "bankrupt" or result["bankrupt"] != step.actor:
            yield f"{result['bankrupt']} is bankrupt by the action {step.type} of {step.actor}"
    elif result["cause"] == "last_player":
        if step.type != "bankrupt":
            yield f"one player is left by the action {step.type} of {step.actor}"
    else:
        ending, now = old["ending"] or step.after.state["ending"], old["round"]
        if now["kind"] != "operating" or ending is None:
            yield f"the game ends by {result['cause']} in the round: {now['kind']}, announced: {ending}"
        elif (now["set"], now["number"]) < (ending["last_round"]["set"], ending["last_round"]["number"]):
            yield f"the game ends in operating round {now['set']}.{now['number']}, announced: {ending}"


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
    "18CH-15-b",
    "18CH-17-a",
    "18CH-17-b",
    "18CH-17-d",
    "18CH-17-h",
    "18CH-17-i",
    "18CH-18-b",
    "1846-6.2-c",
    "1846-6.2-i",
    "1846-6.2-m",
    "18FL-7.2.1-g",
    "18FL-7.2.1-k",
    "18FL-7.2.1-p",
    "18FL-7.2.2-c",
    "18FL-8.3-n",
)
def tiles_are_laid_one_by_one_and_keep_their_track(step: Step) -> Iterator[str]:
    """Guards that only a lay changes the map, one hex, to the next colour, with all track kept.

    A phase that begins may take the tiles off some hexes.
    """
    old, new, facts = step.before.laid, step.after.laid, step.facts
    if step.type != "lay_tile":
        if {name: lying for name, lying in old.items() if name not in step.cleared} != new:
            yield f"the map changes by the action {step.type}"
        return
    name = step.action["hex"]
    if {h: t for h, t in old.items() if h != name} != {h: t for h, t in new.items() if h != name}:
        yield f"other hexes than {name} change"
    if name not in new:
        yield f"no tile lies on {name} after a lay"
        return
    lying, laid = old.get(name), new[name]
    if laid[0] != step.action["tile"] or not facts.same_look(laid[0], laid[1], step.action["rotation"]):
        yield f"#{laid[0]} turned {laid[1]} lies on {name}, not what was laid"
    before = facts.hexes[name].get("colour") if lying is None else facts.colour(lying[0])
    expected = 0 if before is None else COLOURS.index(before) + 1
    if COLOURS.index(facts.colour(laid[0])) != expected:
        yield f"{facts.colour(laid[0])} is laid on {name}, where {before or 'no tile'} was"
    if not facts.is_kept(name, lying, laid):
        yield f"#{laid[0]} turned {laid[1]} on {name} does not keep the track of {lying or 'the print'}"


@invariant(
    STEP,
    "18CH-18-b",
    "18CH-20-b",
    "18CH-10-e",
    "1846-5.1-k",
    "1846-3-ar",
    "1846-5.25-b",
    "1846-6.2-ae",
    "18FL-3.3-ah",
    "18FL-3.3-ai",
    "18FL-7.2.2-d",
    "18FL-7.3.2-b",
    unless={"1846-Q55": "b"},
)
def markers_stay_on_the_map(step: Step) -> Iterator[str]:
    """Guards that markers stay in their hexes, and that a company places its own, one an action.

    A company that leaves the game takes its markers along; the buyer of an independent one may replace its
    marker, and one of a company's own may be handed in for a free one. A phase that takes the tiles off a hex
    takes a hotel there along.
    """
    for company, after in step.changed:
        name = company["id"]
        buys = step.type == "buy_company" and step.actor == name
        if company["tokens"] == after["tokens"] and not buys:
            continue
        old, new = ([_marker(place) for place in entry["tokens"]] for entry in (company, after))
        if after["closed"] and not company["closed"] and not new:
            continue
        if buys:
            old += [hexagon for hexagon in _markers_bought(step) if hexagon not in old]
            if Counter(new) != Counter(old):
                yield f"the markers of the {name} are on {', '.join(new)}, not on {', '.join(old)}"
            continue
        if old == new:
            continue
        if step.type == "place_token" and step.action.get("removes") is not None:
            old.remove(step.action["removes"]["hex"])
        swept = {f"{name} (hotel)" for name in step.cleared}
        if swept & {*old}:
            old = [marker for marker in old if marker not in swept]
            if old == new:
                continue
        if new[: len(old)] != old:
            yield f"the markers of the {name} were on {', '.join(old)} and are on {', '.join(new)}"
        home = not old and new == [step.facts.home(name)["hex"]]
        if not home and (step.type != "place_token" or step.builder != name or len(new) != len(old) + 1):
            yield f"the {name} has new markers by the action {step.type} of {step.actor}"


def _marker(place: Mapping[str, Any]) -> str:
    """The hex of a marker, and what it is there if no station in a space."""
    return f"{place['hex']} ({place['kind']})" if place.get("kind") else str(place["hex"])


def _markers_bought(step: Step) -> list[str]:
    """The hexes with markers of the independent company that is bought; none for another private company."""
    bought = step.before.companies.get(step.action["private"])
    return [] if bought is None else [place["hex"] for place in bought["tokens"]]


@invariant(STEP, "18CH-4-c", "18CH-8-h", "18CH-10-a", "1846-5.1-i", "1846-5.25-a", "18FL-6.1-a", "18FL-6.2-g")
def companies_stay_what_they_became(step: Step) -> Iterator[str]:
    """Guards that a company keeps its par value, and stays started, floated and experienced."""
    for company, after in step.changed:
        if company["par"] is not None and after["par"] != company["par"]:
            yield f"the par value of the {company['id']} was ${company['par']} and is {after['par']}"
        for member in ("floated", "operated", "closed"):
            if company[member] and not after[member]:
                yield f"the {company['id']} was {member} and is no longer"


_WAY = ("bank", "player", "company", "box")


@invariant(
    STEP,
    "18CH-3-g",
    "18CH-3-h",
    "18CH-13-d",
    "18CH-26-u",
    "1846-6.6-d",
    "1846-6.61-a",
    unless={"1846-Q55": "b"},
)
def private_companies_go_one_way(step: Step) -> Iterator[str]:
    """Guards that a private company goes from bank to player to company and out, never back."""
    for old, new in zip(step.before.state["privates"], step.after.state["privates"], strict=True):
        if old["owner"] != new["owner"]:
            was, now = (_WAY.index(entry["owner"].partition(":")[0]) for entry in (old, new))
            if now <= was or (was, now) == (0, 2):
                yield f"{old['id']} goes from {old['owner']} to {new['owner']}"
            if now == 2 and (step.type != "buy_company" or new["owner"] != f"company:{step.actor}"):
                yield f"{old['id']} goes to {new['owner']} by the action {step.type} of {step.actor}"
        elif old["price"] is not None and new["price"] > old["price"]:
            yield f"{old['id']} cost ${old['price']} and costs ${new['price']}"


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
