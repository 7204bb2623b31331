"""Which private companies are in the game, who owns them, and when they close."""

from collections.abc import Iterator

from trackwalker.invariants.core.raw import OPENING_ROUNDS, Table, begun
from trackwalker.invariants.core.registry import RAW, STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View


@invariant(
    RAW,
    "18CH-3-f",
    "18CH-26-u",
    "1846-3-r",
    "1846-3-ba",
    "18FL-2-j",
    "18FL-3.3-k",
    "18GL-4.3-i",
    "18GL-2-p",
    reads="privates phase",
)
def privates_close_with_their_phase(table: Table) -> Iterator[str]:
    """Guards that private companies are out of the game once the phase that closes them has begun."""
    stays = {card["id"] for card in table.components["privates"] if card.get("stays_with_company")}
    if table.terms.privates.independents_stay:
        stays |= {entry["id"] for entry in table.components.get("independents", ())}
    if any(phase.get("closes_privates") for phase in begun(table)):
        for private in table.state["privates"]:
            if private["owner"] != "box" and private["id"] not in stays:
                yield f"{private['id']} is still in the game in phase {table.state['phase']}"


@invariant(
    RAW, "18CH-3-g", "18CH-31-a", "1846-3-a", "18FL-3.2-i", "18FL-3.3-b", "18GL-4.2-a", reads="privates round"
)
def unsold_privates_have_a_price(table: Table) -> Iterator[str]:
    """Guards that exactly the unsold private companies are for sale, only before the first stock round."""
    for private in table.state["privates"]:
        unsold = private["owner"] == "bank"
        if unsold != (private["price"] is not None):
            yield f"{private['id']} belongs to {private['owner']} and is offered at {private['price']}"
        if unsold and table.state["round"]["kind"] not in OPENING_ROUNDS:
            yield f"{private['id']} is unsold after the private companies have been sold"


@invariant(STATE, "18CH-5-b", "18CH-5-c", "18FL-3.3-ak", "18GL-4.3-n12a", reads="certificates privates")
def gifts_go_with_their_private(view: View) -> Iterator[str]:
    """Guards that a certificate lies under a private company exactly while that one is unsold."""
    parked = {
        paper["holder"] for paper in view.state["certificates"] if paper["holder"].startswith("private:")
    }
    for private in view.state["privates"]:
        if private.get("company") is not None:
            here, unsold = f"private:{private['id']}" in parked, private["owner"] == "bank"
            if here != unsold:
                lies = "lies" if here else "does not lie"
                yield f"{private['id']} belongs to {private['owner']}; its certificate {lies} under it"


@invariant(
    STATE, "18CH-13-d", "18CH-13-e", "18CH-26-n", "1846-6.6-a", "1846-6.6-d", reads="privates phase companies"
)
def private_companies_belong_to_running_companies(view: View) -> Iterator[str]:
    """Guards that only a floated company owns private companies, and none before companies may buy them."""
    phases, now = view.facts.phases, view.facts.phases.index(view.state["phase"])
    sold_since = any(view.facts.phase[name].get("buy_privates") for name in phases[: now + 1])
    for private in view.state["privates"]:
        kind, _, name = private["owner"].partition(":")
        if kind == "company" and not (sold_since and view.companies[name]["floated"]):
            yield f"the {name} owns {private['id']} in phase {view.state['phase']}"


_WAY = ("bank", "player", "company", "box")


@invariant(
    STEP,
    "18CH-3-g",
    "18CH-3-h",
    "18CH-13-d",
    "18CH-26-u",
    "1846-6.6-d",
    "1846-6.61-a",
    "18GL-4.3-b",
    "18GL-4.3-c",
    "18GL-4.3-d",
    "18GL-4.3-j",
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
    "18CH-13-a",
    "18CH-13-b",
    "18CH-13-f",
    "1846-6.6-a",
    "1846-6.6-c",
    "1846-3-as",
    "1846-3-at",
    unless={"18CH-Q13": "b"},
)
def a_private_company_costs_what_is_allowed(step: Step) -> Iterator[str]:
    """Guards that a company pays the owner an amount in the printed range, in a phase that allows it.

    What the treasury of an independent company holds comes to the buyer afterwards.
    """
    if step.type != "buy_company":
        return
    least, most = step.facts.privates[step.action["private"]]["company_price"]
    price, owner = step.action["price"], step.before.owner(step.action["private"])
    if not least <= price <= most:
        yield f"{step.action['private']} is sold for ${price}, ${least} to ${most} is allowed"
    bought = step.before.companies.get(step.action["private"])
    brought = 0 if bought is None else bought["cash"]
    if price > step.before.companies[step.actor]["cash"]:
        yield f"the {step.actor} pays ${price} for {step.action['private']} and does not have it"
    if step.income(step.actor) != brought - price or step.gain(owner.removeprefix("player:")) != price:
        yield f"${price} for {step.action['private']} does not go from the {step.actor} to {owner}"
    if not step.facts.phase[step.before.state["phase"]].get("buy_privates"):
        yield f"{step.action['private']} is sold in phase {step.before.state['phase']}"


@invariant(
    STATE, "18FL-3.1-d", "18FL-3.3-n", "18FL-3.3-o", "18FL-3.3-p", "18FL-3.3-q", reads="privates players"
)
def as_many_private_companies_as_players(view: View) -> Iterator[str]:
    """Guards which private companies are in the game: those that their cards name for so many players."""
    cards = view.facts.components["privates"]
    due = [card["id"] for card in cards if card.get("min_players", 0) <= len(view.players)]
    found = [private["id"] for private in view.state["privates"]]
    if found != due:
        yield f"{', '.join(found)} are in a game of {len(view.players)} players, not {', '.join(due)}"


def _reasons_to_close(step: Step, private: str) -> bool:
    """Whether something in the action closes a private company."""
    card = step.facts.privates[private]
    if any(phase.get("closes_privates") for phase in step.begun):
        return True
    first = card.get("closes_at_first_train_of")
    if first is not None:
        return bool(step.after.companies[first]["trains"]) and not step.before.companies[first]["trains"]
    used = step.type in ("lay_tile", "place_token", "assign") and step.action.get("private") == private
    return used and bool(card.get("closes_when_used"))


@invariant(
    STEP,
    "18FL-3.3-b",
    "18FL-3.3-c",
    "18FL-3.3-j",
    "18FL-3.3-k",
    "18FL-3.3-an",
    "18FL-5.3-b",
    "18FL-8.4.3-b",
)
def private_companies_are_kept_until_they_close(step: Step) -> Iterator[str]:
    """Guards that a private company is never sold, and closes by its use, a first train or a phase.

    That of a bankrupt player goes to the open market, or stays with him, or can be bought there, by reading.
    """
    for old, new in zip(step.before.state["privates"], step.after.state["privates"], strict=True):
        name, was, now = old["id"], old["owner"], new["owner"]
        if was != "box" and _reasons_to_close(step, name) != (now == "box"):
            yield f"{name} of {was} belongs to {now} after the action {step.type} of {step.actor}"
        elif was != now and now != "box":
            bought = step.type == "buy_private" and now == f"player:{step.actor}"
            kept = step.before.terms.failure.privates
            on_sale = "pool" if step.kind == "stock_turn" and kept == "for sale" else ""
            if bought and was in ("bank", on_sale):
                continue
            to_the_pool = (was, now) == (f"player:{step.actor}", "pool") and kept != "kept"
            if step.type == "bankrupt" and to_the_pool:
                continue
            yield f"{name} goes from {was} to {now} by the action {step.type} of {step.actor}"


@invariant(STATE, "18FL-3.3-j", "18FL-3.3-an", "18FL-5.3-b", reads="privates companies players round")
def private_companies_lie_where_they_may(view: View) -> Iterator[str]:
    """Guards that players own private companies, the market those of the bankrupt, nobody closed ones."""
    bankruptcy = len(view.active) < len(view.players) and view.terms.failure.privates != "kept"
    for private in view.state["privates"]:
        card, owner = view.facts.privates[private["id"]], private["owner"]
        if not owner.startswith(("player:", "bank", "box")) and not (owner == "pool" and bankruptcy):
            yield f"{private['id']} belongs to {owner}"
        first = card.get("closes_at_first_train_of")
        if first is not None and view.companies[first]["trains"] and owner != "box":
            yield f"{private['id']} belongs to {owner}; the {first} has a train"
        if private["id"] in view.turn.get("used", ()) and owner != "box":
            yield f"{private['id']} belongs to {owner}; its bonus action has been carried out"
