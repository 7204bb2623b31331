"""What a bankruptcy leaves behind: companies without a president, and what becomes of the money."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.turns.converting import conversion_pay


@invariant(STATE, "18FL-8.4.3-n", "18FL-8.4.3-i", reads="round companies pending")
def companies_without_president_have_no_turn(view: View) -> Iterator[str]:
    """Guards that, by one reading, a company has no turn while its president's certificate is in the pool."""
    waiting = [*view.state["round"].get("order", ()), view.turn.get("company")]
    for name in view.companies:
        if view.is_frozen(name) and name in waiting:
            yield f"the {name} has no president and is to operate"


@invariant(STATE, "18FL-8.4.3-i", "18FL-8.4.3-k", unless={"18FL-Q50": "b"}, reads="companies certificates")
def nobody_has_two_shares_of_a_vacant_company(view: View) -> Iterator[str]:
    """Guards that a company is without a president only while no player has as much as the office."""
    for name, company in view.companies.items():
        if company.get("receivership"):
            for player in view.active:
                if view.share_of(name, player) >= view.office(name):
                    yield f"the {name} has no president; {player} has {view.share_of(name, player)}% of it"


@invariant(STEP, "18FL-8.4.3-j", "18FL-8.4.3-k", "18FL-5.4-d")
def an_office_in_the_pool_is_bought(step: Step) -> Iterator[str]:
    """Guards that a vacant company gets a president by his purchase: the office itself, or a second share."""
    for company, after in step.changed:
        name = company["id"]
        if not company.get("receivership") or after.get("receivership"):
            continue
        if step.type != "buy_shares" or step.action["company"] != name or after["president"] != step.actor:
            yield f"{after['president']} is president of the {name} by the action {step.type} of {step.actor}"
        gained = step.after.share_of(name, step.actor) - step.before.share_of(name, step.actor)
        office = step.before.office(name)
        if step.after.share_of(name, step.actor) < office:
            yield f"{step.actor} is president of the {name} with {step.after.share_of(name, step.actor)}%"
        whole = step.action.get("from") == "pool" and step.action.get("percent") == office
        given = step.action.get("exchange") and whole
        if gained != (0 if given else step.action.get("percent")):
            yield f"{step.actor} gets {gained}% of the {name} for {step.action.get('percent')}%"
        if given and step.gain(step.actor):
            yield f"{step.actor} pays ${-step.gain(step.actor)} for an exchange of shares"


@invariant(STEP, "18FL-8.4.3-n", "18FL-8.4.3-o")
def companies_without_president_stay_as_they_are(step: Step) -> Iterator[str]:
    """Guards that a vacant company places nothing, and that its money stays where it has no turn."""
    for company, after in step.changed:
        name = company["id"]
        if not company.get("receivership") or not after.get("receivership"):
            continue
        old, new = ([place["hex"] for place in entry["tokens"]] for entry in (company, after))
        if [hexagon for hexagon in old if hexagon not in step.cleared] != new and old != new:
            yield f"the {name} has no president and has tokens on {', '.join(new)}, not on {', '.join(old)}"
        floats = after["floated"] and not company["floated"]
        if step.before.is_frozen(name) and not floats and step.income(name) != conversion_pay(step, name):
            yield f"the {name} has no president and gets ${step.income(name)}"


@invariant(STEP, "18FL-8.4.3-a")
def only_those_who_have_nothing_left_are_bankrupt(step: Step) -> Iterator[str]:
    """Guards that a president is bankrupt only if money is short and he can sell no share."""
    if step.type != "bankrupt":
        return
    before, context = step.before, step.before.state["pending"][0]["context"]
    if not context["short"]:
        yield f"{step.actor} is bankrupt and the {context['company']} can buy a train"
    sold = () if before.follows("18FL-Q61", "b") else before.turn.get("sold", ())
    for name in before.companies:
        if name not in sold and _can_be_sold(before, step.actor, name, context["company"]):
            yield f"{step.actor} is bankrupt and can sell the {name}"


def _can_be_sold(view: View, player: str, name: str, operating: str) -> bool:
    """Whether a president could sell a share to help a company, without losing it."""
    if not view.can_sell(player, name):
        return False
    left = view.share_of(name, player) - view.share(name)
    others = [view.share_of(name, other) for other in view.active if other != player]
    return name != operating or (left >= max(others) and left >= view.office(name))


@invariant(STEP, "18FL-8.4.3-b", "18FL-8.4.3-c", "18FL-8.4.3-g")
def a_bankrupts_cash_stays_with_the_company(step: Step) -> Iterator[str]:
    """Guards that the company that had to be helped keeps what its bankrupt president had, and no more."""
    if step.type != "bankrupt" or step.before.deviates("cash-of-a-bankrupt-to-the-bank"):
        return
    name = step.before.state["pending"][0]["context"]["company"]
    due = step.before.players[step.actor]["cash"]
    buys = step.before.follows("18FL-Q68", "b") and step.after.companies[name].get("receivership")
    if step.income(name) != due and not buys:
        yield f"the {name} gets ${step.income(name)} by the bankruptcy of {step.actor}, not ${due}"
    for other in step.before.companies:
        vacant = step.after.companies[other].get("receivership")
        if other != name and step.income(other) and not (vacant and not step.after.is_frozen(other)):
            yield f"the {other} gets ${step.income(other)} by the bankruptcy of {step.actor}"


@invariant(STEP, "18FL-11-a", "18FL-11-b")
def the_end_follows_the_bank(step: Step) -> Iterator[str]:
    """Guards that, by the reading that looks at the bank after each set, the game ends with an empty one."""
    old, now = step.before.state["round"], step.after.state["round"]
    if not step.before.follows("18FL-Q38", "b") or old["kind"] != "operating":
        return
    cash, result = step.after.state["bank"]["cash"], step.after.state["result"]
    empty = cash < int(not step.before.deviates("bank-of-zero-goes-on"))
    if result is not None and result["cause"] == "bank" and (not empty or old["number"] != old["of"]):
        yield f"the game ends in operating round {old['number']} of {old['of']}, the bank has ${cash}"
    if now["kind"] == "stock" and empty:
        yield f"a stock round begins with ${cash} in the bank"
