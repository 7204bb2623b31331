"""Shares that a president sells one by one for a train, and trains that rust and run once more."""

from collections import Counter
from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.market import line_with_exit

__all__ = ["could_sell"]


def could_sell(view: View, player: str, name: str) -> bool:
    """Whether a president could sell a share of a company in need, by the usual readings."""
    company, own, share = view.companies[name], view.share_of(name, player), view.share(name)
    if not own or company["closed"]:
        return False
    if company["kind"] == "minor" and not company["operated"] and not view.terms.stock.untried_sold_in_need:
        return False
    most = int(view.facts.shares["pool_limit"]) - view.terms.stock.pool_below_its_limit
    if view.held.get((name, "pool"), 0) + share > most:
        return False
    if company["president"] != player:
        return True
    others = [view.share_of(name, other) for other in view.active if other != player]
    return own - share >= max([view.office(name), *others])


@invariant(STEP, "LA-OR.force-d", "LA-OR.force-e", "LA-OR.force-g", "LA-OR.force-h", "LA-SR.sell-d")
def shares_are_sold_one_by_one_for_a_train(step: Step) -> Iterator[str]:
    """Guards what single shares bring while money is lacking, and that no office and no price moves yet."""
    if step.kind != "emergency" or step.type != "sell_shares":
        return
    before, after, name = step.before, step.after, step.action["company"]
    due = before.cells[name]["price"]
    if step.action["percent"] != before.share(name) or step.gain(step.actor) != due:
        yield f"{step.actor} gets ${step.gain(step.actor)} for {step.action['percent']}% of the {name}"
    if before.state["pending"][0]["context"]["short"] <= 0:
        yield f"{step.actor} sells shares of the {name} and has enough money"
    if before.state["market"] != after.state["market"]:
        yield "prices move before all sales have been decided"
    if after.turn.get("sold", []) != [*before.turn.get("sold", []), name]:
        yield f"the turn notes {after.turn.get('sold')} as sold"
    for old, new in step.changed:
        own = old["id"] == before.turn["company"]
        if old["president"] != new["president"] and (
            own or not before.terms.emergency.other_offices_may_pass
        ):
            yield f"the {old['id']} passes from {old['president']} to {new['president']} by a forced sale"
    pooled = after.held.get((name, "pool"), 0)
    if pooled > int(step.facts.shares["pool_limit"]) - before.terms.stock.pool_below_its_limit:
        yield f"{pooled}% of the {name} lie in the pool after a forced sale"
    company = before.companies[name]
    untried = company["kind"] == "minor" and not company["operated"]
    if untried and not before.terms.stock.untried_sold_in_need:
        yield f"{step.actor} sells shares of the {name}, which has not operated"


@invariant(STEP, "LA-OR.force-e", "LA-OR.force-f")
def prices_fall_after_forced_sales(step: Step) -> Iterator[str]:
    """Guards that with the purchase each company sold for it falls one step, or one for each share."""
    if step.type != "buy_train":
        return
    sold = Counter(step.before.turn.get("sold", ()))
    for name, count in sold.items():
        falls = count if step.before.terms.prices.each_share_falls else 1
        target, there = line_with_exit.moved(step, name, -falls)
        if not there:
            lies = step.after.cells.get(name, {"cell": None})["cell"]
            yield f"the {name}, {count} shares sold, goes to {lies}, not to {target}"
    if sold and step.after.turn.get("sold"):
        yield f"prices have fallen, and {step.after.turn['sold']} are still noted as sold"


@invariant(STATE, "LA-OR.flow-d", "LA-EX.out-c", reads="companies round phase pending")
def rusted_trains_run_once_more_by_an_ability_only(view: View) -> Iterator[str]:
    """Guards who has trains that have rusted, and that they leave when their last run is over."""
    for name, company in view.companies.items():
        late = [train for train in company["trains"] if train.get("phased_out")]
        if late and not any(card.get("last_runs") for card in view.abilities(name)):
            yield f"the {name} has {len(late)} trains that have rusted"
        for train in late:
            rusts = view.facts.trains[train["name"]].get("rusts_at")
            if rusts is None or not view.facts.reached(view.state["phase"], rusts):
                yield f"a {train['name']}-train of the {name} has not rusted, and is said to"
            acting = view.turn.get("company") == name and view.turn["step"] == "trains"
            if acting and not train.get("spared"):
                yield f"a {train['name']}-train of the {name} has had its last run"
            if train.get("spared") and not acting:
                yield f"a {train['name']}-train of the {name} is spared, and its turn is over"
