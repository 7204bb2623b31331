"""What there is to see of companies launched out of auctions, and of the stock rounds around them."""

from collections.abc import Iterator

from trackwalker.invariants.core.view import Step

__all__ = ["launches"]


def launches(step: Step) -> Iterator[str]:
    """Auctions, launches, charters dealt anew, and what else happens in such a stock round."""
    if step.before.state.get("charters") is None or step.before.state["round"]["kind"] != "stock":
        return
    yield from _auction(step)
    yield from _stock_turn(step)
    now = step.before.state["round"]
    if step.type == "shuffle":
        yield "charters dealt anew after a round of passes"
    if step.stock_round_ended:
        if now["last_trader"] is None:
            yield "a stock round of passes only: the priority marker stays"
        if all(not column for column in step.before.state["charters"]):
            yield "a stock round ends, and no charter is left"


def _auction(step: Step) -> Iterator[str]:
    old = step.before.state["round"].get("auction")
    new = step.after.state["round"].get("auction")
    if old is None and new is not None:
        yield (
            f"auction opened: by a first bid of ${step.action['price']}"
            if new["high_bid"] == 120
            else ("auction opened: by a higher first bid")
        )
    if old is not None and step.type == "bid":
        yield "auction: a bid is raised"
        if step.action["price"] > old["high_bid"] + 5:
            yield "auction: a bid is raised by more than a step"
    if step.type != "launch" or old is None:
        return
    name, bid, winner = step.action["company"], old["high_bid"], old["high_bidder"]
    yield f"auction won: by {'its opener' if winner == old['opener'] else 'another player'}"
    phase, price = step.before.state["phase"], step.action["price"]
    yield f"par value: ${price}"
    yield f"launched: {name}"
    yield f"launched in phase: {phase}"
    if bid // 2 != price:
        yield "launched: half the bid is no price that is open"
    if bid // 2 > max(step.facts.components["market"]["par_cells"]):
        yield "launched: half the bid is above all starting prices"
    if step.action.get("hex") is not None:
        yield f"power used: {name}"
    columns = [len(column) for column in step.before.state["charters"]]
    if columns.count(max(columns)) < len(columns):
        yield "launched: the columns of charters are of different heights"
    if len(step.after.cells[name]["stack"]) > 1:
        yield "launched: onto a price where others are"


def _stock_turn(step: Step) -> Iterator[str]:
    if step.kind != "stock_turn":
        return
    before, sold = step.before, step.before.turn["sold"]
    if step.type == "buy_shares":
        kind = before.companies[step.action["company"]]["kind"]
        yield f"a share of a {kind} is bought"
        if sold:
            yield "sold and bought in one turn"
        if step.action["from"] == "pool" and before.companies[step.action["company"]]["president"] is None:
            yield "a share of a company without president is bought"
    if step.type == "sell_shares":
        name, share = step.action["company"], before.share(step.action["company"])
        yield f"shares of a {before.companies[name]['kind']} are sold"
        if step.action["percent"] > share:
            yield "several shares are sold at once"
        pooled = step.after.held.get((name, "pool"), 0)
        if pooled + share >= step.facts.shares["pool_limit"]:
            yield f"the pool takes no more of a {before.companies[name]['kind']}"
        if before.companies[name]["president"] == step.actor and step.action["percent"] == before.share_of(
            name, step.actor
        ):
            yield "a president sells all he has"
    if step.type in ("pass", "buy_shares"):
        for name in sold:
            if step.after.companies[name]["closed"] and not before.companies[name]["closed"]:
                yield "price of $0: after a sale"
        if len(sold) > 1:
            yield "prices of several companies fall together"
    if step.type == "pass" and not sold:
        yield "a player passes"
    if step.stock_round_ended and any(before.with_players(name) == 100 for name in before.cells):
        kinds = {before.companies[name]["kind"] for name in before.cells if before.with_players(name) == 100}
        yield from (f"wholly owned: a {kind} rises" for kind in sorted(kinds))
