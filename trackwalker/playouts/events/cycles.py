"""What there is to see of games in cycles: exports, forced sales, prices of $0, bankruptcies, endings."""

from collections import Counter
from collections.abc import Iterator

from trackwalker.invariants.core.view import Step, View

__all__ = ["cycles", "mode_of"]


def mode_of(view: View) -> Iterator[str]:
    """Which mode is played by how many."""
    mode = view.state["options"].get("mode")
    if mode is not None:
        yield f"mode {mode}: {len(view.players)} players"


def cycles(step: Step) -> Iterator[str]:
    """What closes cycles, and what may happen in them."""
    if step.before.state.get("cycle") is None:
        return
    yield from _export(step)
    yield from _first_train(step)
    yield from _revenue(step)
    yield from _trains(step)
    yield from _prices_of_nothing(step)
    yield from _forced(step)
    yield from _bankruptcy(step)
    yield from _ending(step)


def _export(step: Step) -> Iterator[str]:
    old, new = step.before.state, step.after.state
    if step.type == "discard_train":
        yield f"train discarded in the round: {old['round']['kind']}"
    if new["round"]["kind"] == "over" or old["round"]["kind"] in ("map", "export"):
        return
    if old["cycle"]["number"] == new["cycle"]["number"] and new["round"]["kind"] != "export":
        return
    left = [{entry["train"]: entry["left"] for entry in state["depot"]["stack"]} for state in (old, new)]
    out = {name: left[0][name] - count for name, count in left[1].items() if count < left[0][name]}
    for name in out:
        yield f"train exported: {name}"
        if out[name] > 1:
            yield f"exported: all {name}-trains that are left"
    if step.type == "buy_train":
        return
    if not out:
        yield "exported: nothing, the stack is empty"
    if old["phase"] != new["phase"]:
        yield f"export begins phase: {new['phase']}"
        green = [step.facts.phase[state["phase"]]["tiles"] for state in (old, new)]
        if "green" in green[1] and "green" not in green[0]:
            yield "export begins green: no merger round"
        owned = {train["name"] for company in old["companies"] for train in company["trains"]}
        yield from (
            f"export rusts: {name}"
            for name in sorted(owned)
            if step.facts.trains[name].get("rusts_at") == new["phase"]
        )
        if new["round"]["kind"] == "export":
            yield "export: companies are above the new limit"


def _first_train(step: Step) -> Iterator[str]:
    if step.kind != "lead_train":
        return
    if step.type == "pass":
        yield "first train: none"
    elif step.type == "buy_train":
        yield f"first train: from the {step.action['from'].partition(':')[0]}"
        if step.before.state["phase"] != step.after.state["phase"]:
            yield "first train: it begins a phase"


def _revenue(step: Step) -> Iterator[str]:
    turn, order = step.before.turn, list(step.facts.notes.turn_steps)
    if step.type == "run_routes":
        if step.before.turn["bought"]:
            yield "first train: it runs at once"
        for route in step.action["routes"]:
            if len(route["path"]) == 1:
                yield "a route of one stop"
            kinds = {step.facts.hexes[part["hex"]]["kind"] for part in route["path"]}
            if "red" in kinds:
                yield "a route to a distant destination"
            for part in route["path"]:
                label = step.facts.hexes[part["hex"]].get("label")
                if label:
                    yield f"a route comes to: {label}"
    if step.type == "dividend" and step.action["kind"] == "payout":
        revenue = step.before.state["pending"][0]["context"]["revenue"]
        price = step.before.cells[step.actor]["price"]
        if revenue < price:
            beneath = step.before.cells[step.actor]["stack"][-1] != step.actor
            yield f"dividend below the price: {'beneath the others' if beneath else 'nothing changes'}"
        else:
            yield f"dividend above the price: {min(2, revenue // price)} steps"
        yield f"dividend of a {step.before.companies[step.actor]['kind']}"
    name = turn.get("company")
    if name is None or turn.get("step") not in order[:5] or step.type in ("sell_shares", "run_routes"):
        return
    same = step.after.turn.get("company") == name and not step.operating_rounds_begun
    if not same or step.after.turn["step"] not in order[:6]:
        trains = "a train" if step.before.companies[name]["trains"] else "no train"
        yield f"nothing earned: a company with {trains}"


def _trains(step: Step) -> Iterator[str]:
    if step.type != "buy_train":
        return
    exchanged = step.action.get("exchange")
    if exchanged is not None:
        limit, count = step.before.train_limit(step.actor), len(step.before.trains_counted(step.actor))
        yield f"trade-in: {'at' if count == limit else 'below'} the limit"
        if step.before.state["phase"] != step.after.state["phase"]:
            yield "trade-in: it begins a phase"
    if step.action["from"].startswith("company:"):
        full = step.facts.trains[step.action["train"]]["price"]
        yield f"a train of another company for {'$1' if step.action['price'] == 1 else 'more than $1'}"
        if step.action["price"] > full:
            yield "a train of another company for more than is printed on it"
    if step.before.state["phase"] != step.after.state["phase"]:
        sale = step.before.companies[step.actor]["kind"]
        yield f"a phase begun by a {sale}"


def _prices_of_nothing(step: Step) -> Iterator[str]:
    for was, now in step.changed:
        gone = now["closed"] and not was["closed"]
        merged = any(was["id"] in company.get("merged", ()) for company in step.after.state["companies"])
        if not gone or merged or step.type == "bankrupt":
            continue
        yield f"price of $0: a {was['kind']} closes"
        if step.type == "dividend":
            yield "price of $0: by withholding"
        elif step.kind == "issue" and step.type == "sell_shares":
            yield "price of $0: by an issue"
        elif step.type == "buy_train":
            yield "price of $0: after forced sales"
        elif step.before.state["round"]["kind"] == "operating":
            yield "price of $0: without revenue"
        if was["trains"]:
            yield "price of $0: its trains come to the pool"


def _forced(step: Step) -> Iterator[str]:
    if step.kind != "emergency":
        return
    company, sold = step.before.turn["company"], step.before.turn.get("sold", [])
    if step.type == "sell_shares":
        own = step.action["company"] == company
        yield f"forced sale: of {'the company in need' if own else 'another company'}"
        kind = step.before.companies[step.action["company"]]["kind"]
        yield f"forced sale: of a {kind}"
        if step.action["company"] in sold:
            yield "forced sale: a second share of one company"
        elif sold:
            yield "forced sale: shares of several companies"
    elif step.type == "buy_train":
        source = step.action["from"].partition(":")[0]
        cash = step.before.companies[company]["cash"]
        if source == "company":
            yield "forced purchase: of another company"
        elif step.action["price"] > cash:
            yield f"forced purchase: the president pays a {source} {'all' if not cash else 'part of it'}"
        if sold:
            yield "forced purchase: prices fall after it"


def _bankruptcy(step: Step) -> Iterator[str]:
    if step.type != "bankrupt":
        return
    before = step.before
    his = [c["id"] for c in before.state["companies"] if c["president"] == step.actor]
    yield f"bankruptcy: {'one company closes' if len(his) == 1 else 'several companies close'}"
    kinds = Counter(before.companies[name]["kind"] for name in his)
    yield from (f"bankruptcy: a {kind} closes" for kind in kinds)
    if any(step.gain(player) for player in before.active if player != step.actor):
        yield "bankruptcy: others are paid for their shares"
    if any(before.companies[name]["trains"] for name in his):
        yield "bankruptcy: trains come to the pool"
    if any(name not in his and before.share_of(name, step.actor) for name in before.companies):
        yield "bankruptcy: shares of other companies go to the pool"
    if before.turn.get("sold"):
        yield "bankruptcy: after forced sales"
    if before.state["priority"] == step.actor:
        yield "bankruptcy: the priority marker passes on"
    if any(before.companies[name].get("merged") for name in his):
        yield "bankruptcy: with all that was merged"


def _ending(step: Step) -> Iterator[str]:
    result = step.after.state["result"]
    if result is None:
        return
    cycle, mode = step.before.state["cycle"], step.before.state["options"]["mode"]
    if result["cause"] == "cycles":
        yield f"the {mode} game ends after {cycle['number']} cycles"
    worth = [result["worth"][player] for player in step.after.active]
    if worth.count(max(worth)) > 1:
        yield "the game ends with several who are level"
    if any(player.get("bankrupt") for player in step.after.state["players"]):
        yield f"ending: {result['cause']} after a bankruptcy"
