"""What holds for phase, round, decisions and the end on every table."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, invariant
from trackwalker.invariants.core.view import View

_ROUNDS = {
    "auction_turn": ("auction",),
    "contest": ("auction",),
    "par": ("auction",),
    "draft": ("draft",),
    "shuffle": ("draft",),
    "last_private": ("draft",),
    "hidden_bid": ("bids",),
    "choose_private": ("bids",),
    "stock_turn": ("stock",),
    "discard_train": ("operating", "auction"),
}
"""In which rounds a decision can be due; the others in operating rounds only."""


def _out(view: View) -> dict[str, bool]:
    """Whether any train of each rank has left the bank."""
    facts, depot = view.facts, view.state["depot"]
    left = {entry["train"]: entry["left"] for entry in depot["stack"]}
    placed = {facts.rank(train["name"]) for company in view.state["companies"] for train in company["trains"]}
    placed |= {*map(facts.rank, depot["pool"]), *(entry["train"] for entry in depot["gone"])}
    counts = {rank: facts.train_count(rank, len(view.players)) for rank in facts.ranks}
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


_FIRST_STEPS = ("track", "issue", "convert")
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
    "18FL-7-d",
    "18FL-7-f",
    unless={"18CH-Q35": "b"},
    reads="round market companies",
)
def companies_operate_by_price(view: View) -> Iterator[str]:
    """Guards that those still to operate stand in order when a turn begins: independents, then by price."""
    now = view.state["round"]
    if now["kind"] != "operating" or (now["turn"] and now["turn"]["step"] not in _FIRST_STEPS):
        return
    independents = list(view.facts.independents)
    upwards = view.says("1846-6-l") and (now["set"], now["number"]) == (1, 1)

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
        due = [*(name for name in running if name not in resting), *{*closed}, *(resting & {*now["done"]})]
        if sorted(named) != sorted(due):
            yield f"{', '.join(named)} operate in this round; {', '.join(running)} have floated"
        if not 1 <= now["number"] <= now["of"]:
            yield f"it is operating round {now['number']} of {now['of']}"


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
                president = view.decider(actor["id"])
                if president is None or actor.get("by") not in (None, president):
                    yield f"{actor.get('by')} is to decide for the {actor['id']}; {president} is entitled to"
            elif actor["kind"] == "chance" and entry["kind"] != "shuffle":
                yield f"chance is to decide: {entry['kind']}"


@invariant(
    STATE,
    "18CH-23-d",
    "18CH-23-ab",
    "18CH-23-ac",
    "1846-6.57-a",
    "1846-6.54-a",
    "18FL-8.3-p",
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


@invariant(
    STATE,
    "18CH-24-a",
    "18CH-23-i",
    "18CH-23-j",
    "18CH-23-af",
    "1846-6.5-g",
    "1846-6.5-i",
    "18FL-8.4-a",
    "18FL-8.4.1-a",
)
def help_is_for_those_in_need(view: View) -> Iterator[str]:
    """Guards that emergency funding is only for a company with no train and too little for the cheapest.

    By one reading the president may add money for a dearer one, too.
    """
    any_train = view.follows("18FL-Q11", "b")
    for entry in view.state["pending"]:
        if entry["kind"] == "emergency":
            company = view.companies[entry["context"]["company"]]
            cheapest, president = view.cheapest_train(), view.players[company["president"]]
            if view.trains_counted(company["id"]) or (company["cash"] >= cheapest and not any_train):
                yield f"the {company['id']} is helped with ${company['cash']}, a train costs ${cheapest}"
            short = max(0, cheapest - company["cash"] - president["cash"])
            if entry["context"]["short"] != short:
                yield f"the {company['id']} lacks ${short}, the state says ${entry['context']['short']}"


@invariant(
    STATE,
    "18CH-27-b",
    "18CH-27-e",
    "1846-9-a",
    "18FL-11-a",
    "18FL-11-b",
    unless={"18FL-Q38": "b"},
    reads="bank result ending",
)
def a_broken_bank_is_noticed(view: View) -> Iterator[str]:
    """Guards that the end is announced as soon as the bank has run out of money."""
    cash, state = view.state["bank"]["cash"], view.state
    if cash is None or state["result"] is not None or state["ending"] is not None:
        return
    empty_is_broken = view.follows("18CH-Q50", "a") or view.follows("1846-Q84", "b")
    if view.says("18FL-11-a"):
        empty_is_broken = not view.deviates("bank-of-zero-goes-on")
    if cash < 0 or (cash == 0 and empty_is_broken):
        yield f"the bank has ${cash} and no end is announced"


def _value_at_the_end(view: View, company: str) -> int:
    """What one share of a company is worth at the end, in $."""
    price = view.price(company)
    if price is None:
        return min(view.facts.components["market"]["par_cells"]) if view.follows("18CH-Q57", "b") else 0
    worthless = view.says("18FL-11-f") and not view.deviates("unfloated-shares-have-value")
    return 0 if worthless and not view.companies[company]["floated"] else price


def _winners(view: View, richest: list[str]) -> list[str] | None:
    """Who has won among those who are level, in seat order; None where that is left open."""
    if view.says("18FL-11-h"):
        return richest[:1] if view.follows("18FL-Q40", "b") else richest
    return richest if view.follows("18CH-Q59", "a") else None


@invariant(
    STATE,
    "18CH-28-a",
    "18CH-28-b",
    "18CH-28-c",
    "18CH-1-d",
    "18CH-24-p",
    "1846-9-b",
    "1846-9-c",
    "1846-9-d",
    "18FL-11-d",
    "18FL-11-e",
    "18FL-11-f",
    "18FL-11-g",
    "18FL-11-h",
    "18FL-11-j",
)
def the_result_is_what_lies_on_the_table(view: View) -> Iterator[str]:
    """Guards that at the end, and only then, cash, shares and private companies give each player's worth."""
    result, state = view.state["result"], view.state
    if (result is None) != (state["round"]["kind"] != "over"):
        yield f"the round is: {state['round']['kind']}; the result is {result}"
    if result is None:
        return
    with_privates = not view.follows("1846-Q06", "a") and not view.says("18FL-11-f")
    for name, player in view.players.items():
        worth = player["cash"]
        for company in view.companies:
            shares = view.share_of(company, name) // view.share(company)
            worth += _value_at_the_end(view, company) * shares
        for private in state["privates"]:
            if private["owner"] == f"player:{name}" and with_privates:
                face = private.get("face")
                worth += view.facts.privates[private["id"]]["face"] if face is None else face
        if result["worth"].get(name) != worth:
            yield f"{name} is worth ${worth}; the result says ${result['worth'].get(name)}"
    worths = {name: result["worth"].get(name) for name in view.active}
    best = [name for name, worth in worths.items() if worth == max(worths.values(), default=None)]
    if not result["winners"] or not {*result["winners"]} <= {*best}:
        yield f"{', '.join(result['winners']) or 'nobody'} win(s); the richest: {', '.join(best)}"
    winners = _winners(view, best)
    if winners is not None and sorted(result["winners"]) != sorted(winners):
        yield f"{', '.join(best)} are level; the winners are {', '.join(result['winners'])}"
    bankrupt = result["bankrupt"]
    if result["cause"] == "last_player":
        if len(view.active) > 1:
            yield f"the game ended by {result['cause']}; {', '.join(view.active)} are still in it"
    elif (result["cause"] == "bankruptcy") != (bankrupt is not None):
        yield f"the game ended by {result['cause']}; bankrupt: {bankrupt}"
    elif bankrupt is not None and view.players[bankrupt]["cash"]:
        yield f"{bankrupt} is bankrupt and has ${view.players[bankrupt]['cash']}"
