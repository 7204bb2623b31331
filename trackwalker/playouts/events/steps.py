"""What there is to see in a game: every step named by the things of note that happened in it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.stock.holding import certificate_limit, counted
from trackwalker.playouts.events import (
    abilities,
    companies,
    cycles,
    debts,
    formation,
    launches,
    lent,
    map_building,
    mergers,
    opening,
    sizes,
)
from trackwalker.playouts.events.companies import by_company, president_changes

__all__ = ["at_the_start", "events"]


def at_the_start(view: View) -> Iterator[str]:
    """What can be seen before the first action."""
    yield f"players: {len(view.players)}"
    yield f"phase: {view.state['phase']}"
    yield from (f"option: {name} {value}" for name, value in view.state["options"].items())
    yield from cycles.mode_of(view)
    if view.kind is not None:
        yield f"decision: {view.kind}"
    removed = view.state.get("removed") or {}
    for members in ("companies", "privates"):
        yield from (f"left out: {name}" for name in removed.get(members, ()))


def events(step: Step) -> Iterator[str]:
    """What can be seen in a step."""
    yield f"action: {step.type}"
    if step.after.kind is not None:
        yield f"decision: {step.after.kind}"
    yield from _phase(step)
    yield from _rounds(step)
    yield from companies.fates(step)
    yield from companies.private_fates(step)
    yield from companies.no_run(step)
    yield from sizes.sizes(step)
    yield from debts.debts(step)
    yield from formation.formation(step)
    yield from lent.lent(step)
    if step.action.get("private") is not None and step.action.get("agreed_by") is not None:
        yield "power used with another player's consent"
    by_type = _BY_TYPE.get(step.type)
    if by_type is not None:
        yield from by_type(step)
    yield from opening.opening(step)
    yield from map_building.map_building(step)
    yield from launches.launches(step)
    yield from mergers.mergers(step)
    yield from cycles.cycles(step)
    yield from abilities.abilities(step)
    if step.kind == "emergency":
        yield from _emergency(step)


# phases, rounds, the end ------------------------------------------------------------------------------


def _phase(step: Step) -> Iterator[str]:
    old, new = step.before.state, step.after.state
    if old["phase"] != new["phase"]:
        yield f"phase: {new['phase']}"
        if step.type != "buy_train":
            yield "phase begun by an export"
        if any(
            was["owner"] != "box" and now["owner"] == "box"
            for was, now in zip(old["privates"], new["privates"], strict=True)
        ):
            yield "private companies closed by a phase"
        running = {train["name"] for company in old["companies"] for train in company["trains"]}
        for name in sorted(running):
            if step.facts.trains[name].get("rusts_at") == new["phase"]:
                yield f"trains scrapped: {name}"
            if step.facts.trains[name].get("phased_out_at") == new["phase"]:
                yield f"trains phased out: {name}"
        asked = sum(1 for entry in new["pending"] if entry["kind"] == "discard_train")
        if asked > 1:
            yield "discards by several companies"
        if old.get("markers") and not new.get("markers"):
            yield "markers removed by a phase"
        if any(name not in step.after.laid for name in step.before.laid):
            yield "tiles removed by a phase"
        if any(_hotels(now) < _hotels(was) for was, now in step.changed):
            yield "a hotel removed by a phase"
    elif old["depot"] != new["depot"] and step.type == "pass":
        gone = {entry["train"]: entry["count"] for entry in old["depot"]["gone"]}
        for entry in new["depot"]["gone"]:
            if step.facts.trains[entry["train"]].get("exportable") and entry["count"] > gone.get(
                entry["train"], 0
            ):
                yield f"train exported: {entry['train']}"


def _hotels(company: Mapping[str, Any]) -> int:
    return sum(place.get("kind") == "hotel" for place in company["tokens"])


def _rounds(step: Step) -> Iterator[str]:
    old, new = step.before.state, step.after.state
    if step.operating_rounds_begun and new["round"]["kind"] == "operating":
        yield f"operating rounds in a set: {new['round']['of']}"
        if len(new["round"]["order"]) + 1 == sum(1 for c in new["companies"] if not c["closed"]):
            yield "all companies operate"
    elif step.operating_rounds_begun:
        yield "operating rounds without a company"
    if step.stock_round_ended:
        yield from _adjusted_prices(step)
    if old["ending"] is None and new["ending"] is not None:
        where = "a stock round" if old["round"]["kind"] == "stock" else "an operating round"
        yield f"the bank breaks in {where}"
    if new["result"] is not None:
        cause = new["result"]["cause"]
        yield f"ending: {cause}"
        broke = (old["ending"] or new["ending"] or {}).get("cause") == "bank"
        if cause != "bank" and broke:
            yield f"ending: {cause} after the bank broke"


def _adjusted_prices(step: Step) -> Iterator[str]:
    for name, cell in step.before.cells.items():
        now = step.after.cells.get(name)
        if now is None or now["price"] < cell["price"]:
            yield "shares in the pool at the end of a stock round: the price falls"
        elif now["cell"] != cell["cell"]:
            yield "sold out: the price rises"
        elif sum(step.before.share_of(name, player) for player in step.before.players) == 100:
            yield f"sold out: the price {'is in the top row' if len(step.facts.rows) > 1 else 'stays'}"


# shares -----------------------------------------------------------------------------------------------


def _buy_shares(step: Step) -> Iterator[str]:
    name, before = step.action["company"], step.before
    if by_company(step):
        yield "shares redeemed"
        return
    source = step.action["from"]
    yield f"shares bought from the {'treasury' if source.startswith('company:') else source}"
    if president_changes(step):
        yield "president changes by a purchase"
    if step.after.share_of(name, step.actor) == _holding_limit(before):
        yield "a player reaches the holding limit"
    if before.companies[name].get("receivership"):
        yield f"shares of a company without a president bought from the {source}"
        if not step.after.companies[name].get("receivership"):
            bought = step.action["percent"] == before.office(name)
            yield f"the president's certificate {'bought' if bought else 'exchanged for'} in the market"
    limit = certificate_limit(before)
    if counted(before, step.actor) >= limit:
        yield "a purchase at the certificate limit, in yellow"
    elif counted(step.after, step.actor) == limit:
        yield "a player reaches the certificate limit"
    if step.after.companies[name]["floated"] and not before.companies[name]["floated"]:
        yield "a company floats"


def _holding_limit(view: View) -> int:
    """How many percent of a company a player may hold."""
    limit: int = view.state["options"].get("holding_limit", view.facts.shares["player_limit"])
    return limit


def _par(step: Step) -> Iterator[str]:
    yield f"par value: ${step.action['price']}"
    yield from sizes.founded(step)
    if step.facts.companies[step.action["company"]].get("launch_bonus_in_pars"):
        yield "launched with a bonus"


def _sell_shares(step: Step) -> Iterator[str]:
    name, before = step.action["company"], step.before
    if by_company(step):
        yield "shares issued" if step.kind in ("issue", "own_shares") else "forced issue"
        return
    was_president = before.companies[name]["president"] == step.actor
    yield f"a sale by {'the president' if was_president else 'another player'}"
    if president_changes(step):
        yield "president changes by a sale"
    if step.after.held.get((name, "pool"), 0) == step.facts.shares["pool_limit"]:
        yield "the pool reaches its limit"
    yield from _lowest_price(step)
    if step.kind == "stock_turn":
        sold = before.state["round"]["turn"]["sold"]
        if name in sold:
            yield "one company sold twice in a turn"
        elif sold:
            yield "two companies sold in a turn"
        if counted(before, step.actor) > certificate_limit(before):
            yield "a sale because of the certificate limit"


def _lowest_price(step: Step) -> Iterator[str]:
    """A sale that meets the end of the chart."""
    name, facts = step.action["company"], step.facts
    cell, shares = step.before.cells[name]["cell"], facts.shares
    if len(facts.rows) > 1:
        if facts.cell_beside(cell, step.action["percent"] // shares["share_percent"], 0) is None:
            yield "a sale reaches the bottom of the chart"
    elif facts.cell_beside(cell, 0, -1) is None:
        yield "a sale at the lowest price"


# trains -----------------------------------------------------------------------------------------------


def _buy_train(step: Step) -> Iterator[str]:
    train, source = step.action["train"], step.action["from"]
    phase = step.before.state["phase"]
    if source == "bank":
        yield f"train bought from the bank: {train}"
        last = step.facts.phases[-1]
        if phase == last and step.facts.trains[train]["starts_phase"] != last:
            yield f"train bought from the bank in phase {last}: {train}"
    elif source == "pool":
        yield "train bought from the pool"
    else:
        president = step.before.companies[source[8:]]["president"]
        same = president == step.before.companies[step.actor]["president"]
        yield f"train bought from a company of {'the same' if same else 'another'} president"
    exchanged = step.action.get("exchange")
    if exchanged is not None:
        yield f"trade-in: {exchanged}"
    if step.kind == "buy_train" and step.before.state["pending"][0]["context"]["must_buy"]:
        yield "a train bought because one must be"
    already = step.before.turn["bought"]
    if len(already) == 1:
        yield "two trains bought in a turn"
    if train in already:
        yield "two trains of a type bought in a turn"


def _discard(step: Step) -> Iterator[str]:
    yield f"train discarded: {step.action['train']}"
    if step.before.state["round"]["kind"] == "operating" and step.before.state["round"]["exported"]:
        yield "a discard after an export"


def _emergency(step: Step) -> Iterator[str]:
    if step.type == "sell_shares" and not by_company(step):
        yield "emergency: shares sold"
        if president_changes(step):
            yield "emergency: another company changes its president"
    elif step.type == "buy_train":
        source = step.action["from"].partition(":")[0]
        treasury = step.before.companies[step.actor]["cash"]
        if step.action["price"] > treasury:
            yield f"emergency: the president helps to buy from {source}"
            if step.action["price"] > step.before.cheapest_train():
                yield "emergency: a train dearer than the cheapest"
        elif source == "company":
            yield "emergency: bought from a company without help"
    elif step.type == "buy_company":
        yield "emergency: a private company bought"


_BY_TYPE: dict[str, Callable[[Step], Iterator[str]]] = {
    "buy_shares": _buy_shares,
    "par": _par,
    "sell_shares": _sell_shares,
    "lay_tile": companies.lay_tile,
    "place_token": companies.place_token,
    "run_routes": companies.run_routes,
    "dividend": companies.dividend,
    "buy_company": companies.buy_company,
    "assign": companies.assign,
    "buy_train": _buy_train,
    "discard_train": _discard,
    "bankrupt": companies.bankrupt,
    "take_loan": debts.take_loan,
    "payoff_loan": debts.payoff_loan,
    "sell_bond": debts.sell_bond,
    "buy_bond": debts.buy_bond,
    "open_ferry": companies.open_ferry,
    "replace_tokens": companies.replace_tokens,
}
