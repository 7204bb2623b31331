"""How the game ends: the bank, the last round, and what everybody is worth."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View


@invariant(
    STATE,
    "18CH-27-b",
    "18CH-27-e",
    "1846-9-a",
    "18FL-11-a",
    "18FL-11-b",
    "18GL-5-a",
    unless={"18FL-Q38": "b"},
    reads="bank result ending",
)
def a_broken_bank_is_noticed(view: View) -> Iterator[str]:
    """Guards that the end is announced as soon as the bank has run out of money."""
    cash, state = view.state["bank"]["cash"], view.state
    if cash is None or state["result"] is not None or state["ending"] is not None:
        return
    if cash < int(view.terms.money.empty_bank_breaks):
        yield f"the bank has ${cash} and no end is announced"


@invariant(
    STEP,
    "18CH-27-c",
    "18CH-27-d",
    "18CH-27-e",
    "1846-9-a",
    "18FL-11-a",
    "18FL-11-c",
    "18GL-5-c",
    "LA-GE.end-a",
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
    "18GL-5-c",
    "18GL-5-e",
    "18GL-5-m",
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


@invariant(STEP, "18FL-11-a", "18FL-11-b")
def the_end_follows_the_bank(step: Step) -> Iterator[str]:
    """Guards that, by the reading that looks at the bank after each set, the game ends with an empty one."""
    old, now = step.before.state["round"], step.after.state["round"]
    if not step.before.terms.money.bank_matters_after_sets or old["kind"] != "operating":
        return
    cash, result = step.after.state["bank"]["cash"], step.after.state["result"]
    empty = cash < int(step.before.terms.money.empty_bank_breaks)
    if result is not None and result["cause"] == "bank" and (not empty or old["number"] != old["of"]):
        yield f"the game ends in operating round {old['number']} of {old['of']}, the bank has ${cash}"
    if now["kind"] == "stock" and empty:
        yield f"a stock round begins with ${cash} in the bank"


def _value_at_the_end(view: View, company: str) -> int:
    """What one share of a company is worth at the end, in $."""
    price = view.price(company)
    if price is None:
        lowest = int(min(view.facts.components["market"]["par_cells"]))
        return lowest if view.terms.worth.unstarted_at_lowest_par else 0
    if view.terms.worth.unfloated_worthless and not view.companies[company]["floated"]:
        return 0
    return price - _debts(view, company)


def _debts(view: View, company: str) -> int:
    """What loans, and bonds that it has issued, take off the price of a company, in $."""
    box, loans = view.facts.components, int(view.companies[company].get("loans", 0))
    if loans and view.terms.worth.loans_share_a_marker:
        loans = 1
    off = loans * int(box["loans"]["off_the_price"]) if loans else 0
    for pile in view.state.get("bonds", ()):
        if pile["company"] == company and pile["holder"] != f"company:{company}":
            off += pile["count"] * int(box["national"]["bonds"]["off_the_price"])
    return off


def _bonds(view: View, player: str) -> int:
    """What the bonds of a player are worth, in $."""
    held = sum(pile["count"] for pile in view.state.get("bonds", ()) if pile["holder"] == f"player:{player}")
    return held * int(view.facts.components["national"]["bonds"]["face"]) if held else 0


def _winners(view: View, richest: list[str]) -> list[str] | None:
    """Who has won among those who are level, in seat order; None where that is left open."""
    won, priority = view.terms.worth.level, view.state["priority"]
    if won == "president":
        cells = sorted(view.cells.values(), key=lambda cell: -cell["price"])
        order = [view.companies[name]["president"] for cell in cells for name in cell["stack"]]
        first = next((player for player in order if player in richest), None)
        return richest if first is None else [first]
    if won == "priority":
        around = (priority, *(view.after_seat(priority, count) for count in range(1, len(view.players))))
        return [next(player for player in around if player in richest)]
    return None if won == "open" else richest[:1] if won == "first" else richest


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
    "18GL-5-f",
    "18GL-5-g",
    "18GL-5-h",
    "18GL-5-i",
    "18GL-5-j",
    "18GL-5-k",
    "18GL-5-l",
    "LA-GE.end-f",
    "LA-GE.end-g",
    "LA-GE.end-h",
    "LA-GE.end-i",
)
def the_result_is_what_lies_on_the_table(view: View) -> Iterator[str]:
    """Guards that at the end, and only then, cash, shares and private companies give each player's worth."""
    result, state = view.state["result"], view.state
    if (result is None) != (state["round"]["kind"] != "over"):
        yield f"the round is: {state['round']['kind']}; the result is {result}"
    if result is None:
        return
    with_privates = view.terms.worth.privates_count
    for name, player in view.players.items():
        worth = player["cash"] + _bonds(view, name)
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
    elif bankrupt is not None and view.players[bankrupt]["cash"] and not view.terms.failure.cash_is_counted:
        yield f"{bankrupt} is bankrupt and has ${view.players[bankrupt]['cash']}"
