"""What there is to see of companies: their turns, what becomes of them, their private companies."""

from collections.abc import Iterator
from typing import Any

from trackwalker.invariants.core.view import Step

__all__ = [
    "assign",
    "bankrupt",
    "buy_company",
    "by_company",
    "dividend",
    "fates",
    "lay_tile",
    "no_run",
    "open_ferry",
    "operating",
    "place_token",
    "president_changes",
    "private_fates",
    "replace_tokens",
    "run_routes",
]

_RIGHT = {1: "price moves right", 2: "price moves two right", 3: "price moves three right"}


def by_company(step: Step) -> bool:
    """Whether a company acted, not a player."""
    return bool(step.action["actor"]["kind"] == "company")


def operating(step: Step) -> str:
    """The company that acts, or in whose turn a player does."""
    return step.actor if by_company(step) else str(step.before.turn["company"])


def president_changes(step: Step) -> bool:
    """Whether the company that the action is about changed its president."""
    name = step.action["company"]
    old, new = step.before.companies[name]["president"], step.after.companies[name]["president"]
    return old is not None and old != new


def fates(step: Step) -> Iterator[str]:
    """Companies that leave the game, lose trains, have no president, or have one again."""
    new_phase = step.before.state["phase"] != step.after.state["phase"]
    for was, now in step.changed:
        independent = was["kind"] == "independent"
        if was["kind"] == "minor" and step.before.state["round"]["kind"] == "merger":
            continue  # it goes on in what it is merged into
        if now["closed"] and not was["closed"]:
            if independent:
                if new_phase:
                    yield "an independent railroad removed by a phase"
            else:
                yield "a company leaves the game"
                how = {"dividend": "a dividend decision", "sell_shares": "a sale"}.get(step.type)
                yield f"a company leaves the game by {how}" if how else "a company leaves the game by itself"
        elif not new_phase and _phased_out(was) > _phased_out(now):
            yield "a phased-out train leaves after its last run"
        if was.get("receivership"):
            if not now.get("receivership"):
                yield "receivership: a new president"
            elif now["cash"] > was["cash"]:
                yield "receivership: the company runs"
            elif len(now["trains"]) > len(was["trains"]):
                yield "receivership: the company buys a train"


def _phased_out(company: dict[str, Any]) -> int:
    return sum(1 for train in company["trains"] if train.get("phased_out"))


def bankrupt(step: Step) -> Iterator[str]:
    """A player leaves the game, and what becomes of the company for which he could not pay."""
    if step.after.state["result"] is not None:
        return
    yield "bankruptcy: the game goes on"
    turn = step.before.state["round"]["turn"]
    company = step.after.companies[turn["company"]]
    if company.get("receivership"):
        yield "bankruptcy: nobody is president any more"
    elif step.after.kind in ("buy_train", "emergency"):
        yield "bankruptcy: a new president has to buy a train"
    for was, now in step.changed:
        if was["president"] == step.actor and now["id"] != company["id"] and not now["closed"]:
            what = "has no president any more" if now["president"] is None else "gets a new president"
            yield f"bankruptcy: another company {what}"
    if step.before.owned(f"player:{step.actor}"):
        yield "bankruptcy: the player had a private company"


# building and running ---------------------------------------------------------------------------------


def lay_tile(step: Step) -> Iterator[str]:
    """What a tile was, where it went, and what it cost."""
    tile, name, facts = step.action["tile"], step.action["hex"], step.facts
    yield f"tile laid: {facts.colour(tile)}"
    private = step.action.get("private")
    if private is not None:
        yield f"power used: {private}"
    if name not in step.before.laid and facts.hexes[name].get("cost"):
        yield "terrain paid for"
    label = facts.hexes[name].get("label")
    if label is not None:
        yield f"lettered tile laid: {label} {facts.colour(tile)}"
    company = step.before.companies[operating(step)]
    if company["tokens"] != step.after.companies[company["id"]]["tokens"]:
        yield "markers moved to a new tile"
    if company["kind"] == "independent":
        yield "tile laid by an independent railroad"
    if any(name in phase.get("clears_hexes", ()) for phase in facts.phase.values()):
        cleared = facts.phase[step.before.state["phase"]].get("clears_hexes")
        yield f"tile laid on a hex that {'has been' if cleared else 'will be'} cleared"
    if facts.components.get("least_tile_cost"):
        yield from _cost(step, facts.hexes[name], private is not None)
    turn = step.before.state["round"]["turn"]
    if turn is not None and turn["laid"]:
        yield "second tile in a turn"
        if any(laid["hex"] == name for laid in turn["laid"]):
            yield "a tile laid and upgraded in one turn"
        if turn["tokens"]:
            yield "token placed between two tiles"


def _cost(step: Step, hexagon: dict[str, Any], by_power: bool) -> Iterator[str]:
    ground = hexagon.get("cost", 0) if step.action["hex"] not in step.before.laid else 0
    usual, paid = max(step.facts.components["least_tile_cost"], ground), -step.income(step.actor)
    if not paid and not by_power:
        yield "tile laid without cost"
    if paid > usual:
        yield "a side paid for"
    for name in _owned(step, "mountain_discount"):
        if 0 < paid < usual:
            yield f"power used: {name}"


def _owned(step: Step, ability: str) -> list[str]:
    """The private companies of the acting company that have an ability."""
    return [
        entry["id"]
        for entry in step.before.state["privates"]
        if entry["owner"] == f"company:{step.actor}" and step.facts.privates[entry["id"]].get(ability)
    ]


def place_token(step: Step) -> Iterator[str]:
    """What a token cost, where it stands, and by which power it was placed."""
    private, name = step.action.get("private"), step.action["hex"]
    yield f"marker placed for ${-step.income(operating(step))}"
    if step.facts.hexes[name]["kind"] == "town":
        yield "hotel placed"
    if private is None:
        return
    yield f"power used: {private}"
    if step.facts.privates[private].get("terminal"):
        spaces = sum(node.slots for node in step.facts.nodes(name, step.before.laid.get(name)))
        everybody = (place for company in step.before.companies.values() for place in company["tokens"])
        stations = sum(place["hex"] == name and "kind" not in place for place in everybody)
        yield f"terminal placed beside {'a full city' if stations == spaces else 'a city with room'}"


def run_routes(step: Step) -> Iterator[str]:
    """Which trains ran."""
    routes = step.action["routes"]
    yield f"trains run at once: {len(routes)}"
    for route in routes:
        yield f"train runs: {route['train']}"
        if "counted" in route:
            yield "a train counts fewer stops than it visits"
    if routes:
        yield from (f"power used: {name}" for name in _owned(step, "bonus_per_stop"))
        if step.before.companies[step.actor]["kind"] == "independent":
            yield "an independent railroad runs"


def dividend(step: Step) -> Iterator[str]:
    """Who is paid, and how the price moves."""
    name, facts, kind = step.actor, step.facts, step.action["kind"]
    yield f"dividend: {kind}"
    cell, now = step.before.cells[name]["cell"], step.after.cells.get(name)
    moved = cell if now is None else now["cell"]
    if kind == "payout" and step.income(name):
        own = step.before.held.get((name, f"company:{name}"), 0)
        yield f"dividend: {'treasury' if own else 'pool'} shares pay the company"
    if len(facts.rows) == 1:
        spaces = _column(moved) - _column(cell)
        yield _RIGHT.get(spaces, "price moves left" if spaces < 0 else "price stays where it is")
        if cell in (facts.components["market"].get("ceilings") or {}).values() and not spaces:
            yield "price stays at the ceiling"
        return
    if kind == "payout":
        way = "right" if facts.cell_beside(cell, 0, 1) else "up"
    else:
        way = "left" if facts.cell_beside(cell, 0, -1) else "down"
    if _column(moved) - _column(cell) > 1:
        way = "two right"
    yield f"price moves {way}" if moved != cell else f"price stays where it cannot move {way}"


def _column(cell: str) -> int:
    return int(cell.partition("c")[2])


def no_run(step: Step) -> Iterator[str]:
    """A company comes from building to buying trains: it has no run."""
    turn = step.after.state["round"].get("turn") or {}
    if (
        step.kind in ("token", "build", "bonus")
        and step.after.kind in ("buy_train", "emergency")
        and turn.get("company") == operating(step)
    ):
        yield "a company has no run"


# private companies ------------------------------------------------------------------------------------


def buy_company(step: Step) -> Iterator[str]:
    """A private company comes to a company, or an independent railroad does."""
    private, price = step.action["private"], step.action["price"]
    yield f"private company bought: {private}"
    least, most = step.facts.privates[private]["company_price"]
    yield {
        least: "a private company bought for the least",
        most: "a private company bought for the most",
    }.get(price, "a private company bought for an amount between")
    same = step.before.owner(private) == f"player:{step.before.companies[step.actor]['president']}"
    yield f"a private company bought from {'its own president' if same else 'another player'}"
    if private in step.before.companies:
        tokens = len(step.after.companies[step.actor]["tokens"])
        more = tokens > len(step.before.companies[step.actor]["tokens"])
        yield f"an independent railroad bought: its token is {'replaced' if more else 'taken off'}"
    turn = step.after.state["round"]["turn"]
    if turn is not None and len(turn.get("privates", ())) > 1:
        yield "two private companies bought in a turn"


def assign(step: Step) -> Iterator[str]:
    """The marker of a private company is put somewhere, or its bonus given to somebody."""
    private = step.action["private"]
    if private not in step.facts.privates:
        return  # a charter gives the marker
    yield f"power used: {private}"
    marker = (step.facts.privates.get(private, {}).get("marker") or {"marker": private})["marker"]
    who = "a company" if by_company(step) else "a player"
    if step.action.get("hex") is not None:
        lying = any(
            entry["private"] == private and entry["hex"] is not None
            for entry in step.before.state.get("markers", ())
        )
        yield f"{marker}: {'moved' if lying else 'placed'} by {who}"
    if step.action.get("company") is not None:
        kind = step.before.companies[step.action["company"]]["kind"]
        what = "an independent railroad" if kind == "independent" else "a corporation"
        yield f"{marker}: assigned by {who} to {what}"


def private_fates(step: Step) -> Iterator[str]:
    """Private companies that leave the hands of players without being bought."""
    old, new = step.before.state, step.after.state
    if old["privates"] == new["privates"] or old["phase"] != new["phase"]:
        return
    for was, now in zip(old["privates"], new["privates"], strict=True):
        if was["owner"].startswith("player:") and now["owner"] == "box":
            how = {"bonus": "its use", "buy_train": "a first train", "emergency": "a first train"}
            if step.kind in how:
                yield f"a private company closed by {how[step.kind]}"


def open_ferry(step: Step) -> Iterator[str]:
    """A ferry line is opened."""
    yield f"power used: {step.action['private']}"
    yield f"ferry opened: {step.action['line']}"


def replace_tokens(step: Step) -> Iterator[str]:
    """Tokens of a company that was merged are replaced, or lost."""
    kept = len(step.action["tokens"])
    lost = len(step.before.companies[step.action["company"]]["tokens"]) - kept
    yield f"tokens of a merged company replaced: {kept}"
    if lost:
        yield "tokens of a merged company lost"
