"""What there is to see in a game: every step named by the things of note that happened in it."""

from collections.abc import Callable, Iterator

from trackwalker.invariants.view import Step, View

__all__ = ["at_the_start", "sights"]


def at_the_start(view: View) -> Iterator[str]:
    """What can be seen before the first action."""
    yield f"players: {len(view.players)}"
    yield f"phase: {view.state['phase']}"
    if view.kind is not None:
        yield f"decision: {view.kind}"


def sights(step: Step) -> Iterator[str]:
    """What can be seen in a step."""
    yield f"action: {step.type}"
    if step.after.kind is not None:
        yield f"decision: {step.after.kind}"
    yield from _phase(step)
    yield from _rounds(step)
    by_type = _BY_TYPE.get(step.type)
    if by_type is not None:
        yield from by_type(step)
    if step.before.state["round"]["kind"] == "auction":
        yield from _auction(step)
    elif step.kind == "emergency":
        yield from _emergency(step)


# phases, rounds, the end ------------------------------------------------------------------------------


def _phase(step: Step) -> Iterator[str]:
    old, new = step.before.state, step.after.state
    if old["phase"] != new["phase"]:
        yield f"phase: {new['phase']}"
        if step.type != "buy_train":
            yield "phase begun by an export"
        if any(p["owner"] != "box" for p in old["privates"]) and all(
            p["owner"] == "box" for p in new["privates"]
        ):
            yield "private companies closed by a phase"
        running = {train["name"] for company in old["companies"] for train in company["trains"]}
        for name in sorted(running):
            if step.facts.trains[name].get("rusts_at") == new["phase"]:
                yield f"trains scrapped: {name}"
        asked = sum(1 for entry in new["pending"] if entry["kind"] == "discard_train")
        if asked > 1:
            yield "discards by several companies"
    elif old["depot"] != new["depot"] and step.type == "pass":
        gone = {entry["train"]: entry["count"] for entry in old["depot"]["gone"]}
        for entry in new["depot"]["gone"]:
            if entry["count"] > gone.get(entry["train"], 0):
                yield f"train exported: {entry['train']}"


def _rounds(step: Step) -> Iterator[str]:
    old, new = step.before.state, step.after.state
    if step.operating_rounds_begun and new["round"]["kind"] == "operating":
        yield f"operating rounds in a set: {new['round']['of']}"
        if len(new["round"]["order"]) + 1 == len(new["companies"]):
            yield "all companies operate"
    elif step.operating_rounds_begun:
        yield "operating rounds without a company"
    if step.stock_round_ended:
        for name, cell in step.before.cells.items():
            if step.after.cells[name]["cell"] != cell["cell"]:
                yield "sold out: the price rises"
            elif sum(step.before.share_of(name, player) for player in step.before.players) == 100:
                yield "sold out: the price is in the top row"
    if old["ending"] is None and new["ending"] is not None:
        where = "a stock round" if old["round"]["kind"] == "stock" else "an operating round"
        yield f"the bank breaks in {where}"
    if new["result"] is not None:
        broken = step.before.state["ending"] or new["ending"]
        yield "ending: bankruptcy" if new["result"]["cause"] == "bankruptcy" else "ending: bank"
        if broken and new["result"]["cause"] == "bankruptcy":
            yield "ending: bankruptcy after the bank broke"


# the auction ------------------------------------------------------------------------------------------


def _auction(step: Step) -> Iterator[str]:
    first, sold = step.before.state["privates"][0], step.after.state["privates"][0]["owner"]
    if first["owner"] == "bank" and sold.startswith("player:"):
        if step.type == "bid" and step.action["private"] == first["id"]:
            yield f"auction: the first private company is bought for ${step.action['price']}"
        else:
            yield "auction: the first private company is given away for $0"
    won = [
        old["id"]
        for old, new in zip(step.before.state["privates"], step.after.state["privates"], strict=True)
        if old["owner"] == "bank" and new["owner"] != "bank"
    ]
    if step.kind == "auction_turn" and len(won) > 1:
        yield "auction: a single bid wins at once"
    if step.type == "pass" and step.before.state["depot"] != step.after.state["depot"]:
        yield "auction: all pass, a train is exported"
        if not won and any(step.gain(player) for player in step.before.players):
            yield "auction: all pass, income is paid"


# shares -----------------------------------------------------------------------------------------------


def _president(step: Step) -> bool:
    name = step.action["company"]
    old, new = step.before.companies[name]["president"], step.after.companies[name]["president"]
    return old is not None and old != new


def _buy_shares(step: Step) -> Iterator[str]:
    name, before = step.action["company"], step.before
    yield f"shares bought from the {step.action['from']}"
    if _president(step):
        yield "president changes by a purchase"
    if step.after.share_of(name, step.actor) == step.facts.shares["player_limit"]:
        yield "a player reaches the holding limit"
    limit = before.certificate_limit
    if before.counted(step.actor) >= limit:
        yield "a purchase at the certificate limit, in yellow"
    elif step.after.counted(step.actor) == limit:
        yield "a player reaches the certificate limit"
    if step.after.companies[name]["floated"] and not before.companies[name]["floated"]:
        yield "a company floats"


def _par(step: Step) -> Iterator[str]:
    yield f"par value: ${step.action['price']}"


def _sell_shares(step: Step) -> Iterator[str]:
    name, before = step.action["company"], step.before
    if _president(step):
        yield "president changes by a sale"
    if step.after.held.get((name, "pool"), 0) == step.facts.shares["pool_limit"]:
        yield "the pool reaches its limit"
    count = step.action["percent"] // step.facts.shares["share_percent"]
    if step.facts.cell_beside(before.cells[name]["cell"], count, 0) is None:
        yield "a sale reaches the bottom of the chart"
    if step.kind == "stock_turn":
        sold = before.state["round"]["turn"]["sold"]
        if name in sold:
            yield "one company sold twice in a turn"
        elif sold:
            yield "two companies sold in a turn"
        if before.counted(step.actor) > before.certificate_limit:
            yield "a sale because of the certificate limit"


# building and running ---------------------------------------------------------------------------------


def _lay_tile(step: Step) -> Iterator[str]:
    tile, name = step.action["tile"], step.action["hex"]
    yield f"tile laid: {step.facts.colour(tile)}"
    private = step.action.get("private")
    if private is not None:
        yield f"power used: {private}"
    if name not in step.before.laid and step.facts.hexes[name].get("cost"):
        yield "terrain paid for"
    label = step.facts.hexes[name].get("label")
    if label is not None:
        yield f"lettered tile laid: {label} {step.facts.colour(tile)}"
    if step.before.companies[step.actor]["tokens"] != step.after.companies[step.actor]["tokens"]:
        yield "markers moved to a new tile"


def _place_token(step: Step) -> Iterator[str]:
    yield f"marker placed for ${-step.income(step.actor)}"


def _run_routes(step: Step) -> Iterator[str]:
    yield f"trains run at once: {len(step.action['routes'])}"
    for route in step.action["routes"]:
        yield f"train runs: {route['train']}"


def _dividend(step: Step) -> Iterator[str]:
    name, facts = step.actor, step.facts
    kind = step.action["kind"]
    yield f"dividend: {kind}"
    cell = step.before.cells[name]["cell"]
    moved = step.after.cells[name]["cell"]
    if kind == "payout":
        if step.income(name):
            yield "dividend: pool shares pay the company"
        way = "right" if facts.cell_beside(cell, 0, 1) else "up"
    else:
        way = "left" if facts.cell_beside(cell, 0, -1) else "down"
    yield f"price moves {way}" if moved != cell else f"price stays where it cannot move {way}"


def _pass(step: Step) -> Iterator[str]:
    if step.kind == "token" and step.after.kind in ("buy_train", "emergency"):
        yield "a company has no run"


def _buy_company(step: Step) -> Iterator[str]:
    private, price = step.action["private"], step.action["price"]
    yield f"private company bought: {private}"
    least, most = step.facts.privates[private]["company_price"]
    yield {
        least: "a private company bought for the least",
        most: "a private company bought for the most",
    }.get(price, "a private company bought for an amount between")
    same = step.before.owner(private) == f"player:{step.before.companies[step.actor]['president']}"
    yield f"a private company bought from {'its own president' if same else 'another player'}"


# trains -----------------------------------------------------------------------------------------------


def _buy_train(step: Step) -> Iterator[str]:
    train, source = step.action["train"], step.action["from"]
    if source == "bank":
        yield f"train bought from the bank: {train}"
        if train != step.facts.phases[-1] and step.before.state["phase"] == step.facts.phases[-1]:
            yield f"train bought from the bank in phase {step.facts.phases[-1]}: {train}"
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
    if len(step.after.state["round"]["turn"]["bought"]) == 2:
        yield "two trains bought in a turn"


def _discard(step: Step) -> Iterator[str]:
    yield f"train discarded: {step.action['train']}"
    if step.before.state["round"]["kind"] == "operating" and step.before.state["round"]["exported"]:
        yield "a discard after an export"


def _emergency(step: Step) -> Iterator[str]:
    if step.type == "sell_shares":
        yield "emergency: shares sold"
        if _president(step):
            yield "emergency: another company changes its president"
    elif step.type == "buy_train":
        source = step.action["from"].partition(":")[0]
        if step.action["price"] > step.before.companies[step.actor]["cash"]:
            yield f"emergency: the president helps to buy from {source}"
        elif source == "company":
            yield "emergency: bought from a company without help"
    elif step.type == "buy_company":
        yield "emergency: a private company bought"


_BY_TYPE: dict[str, Callable[[Step], Iterator[str]]] = {
    "buy_shares": _buy_shares,
    "par": _par,
    "sell_shares": _sell_shares,
    "lay_tile": _lay_tile,
    "place_token": _place_token,
    "run_routes": _run_routes,
    "dividend": _dividend,
    "pass": _pass,
    "buy_company": _buy_company,
    "buy_train": _buy_train,
    "discard_train": _discard,
}
