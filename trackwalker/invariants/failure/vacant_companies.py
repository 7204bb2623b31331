"""Companies without a president: what they do not do, and how they get one."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.stock.converted import conversion_pay


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


@invariant(STEP, "1846-7.1-b", "1846-7.1-c", "1846-7.1-d", "1846-7.1-e")
def companies_without_president_build_nothing(step: Step) -> Iterator[str]:
    """Guards that a company in receivership deals in no shares, places no markers and buys no privates."""
    for company, after in step.changed:
        name = company["id"]
        if not (company.get("receivership") and after.get("receivership")):
            continue
        if [place["hex"] for place in company["tokens"]] != [place["hex"] for place in after["tokens"]]:
            yield f"the {name} has no president and places markers"
        treasury = (name, f"company:{name}")
        sold = step.before.held.get(treasury, 0) - step.after.held.get(treasury, 0)
        if sold and (step.type, step.action.get("from")) != ("buy_shares", treasury[1]):
            yield f"the {name} has no president and {sold}% of its shares leave the treasury"
    for private in step.after.state["privates"]:
        kind, _, owner = private["owner"].partition(":")
        if kind != "company" or step.before.owner(private["id"]) == private["owner"]:
            continue
        if step.before.companies[owner].get("receivership"):
            yield f"the {owner} has no president and buys {private['id']}"
