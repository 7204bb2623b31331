"""What a turn may hold, in the auction, in stock rounds and while a company builds."""

from collections.abc import Iterator

from trackwalker.components.shapes import Shape
from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View

_OTHER_ALL_PASS = {
    "18CH-Q05": "b",
    "18CH-Q10": "b",
    "18CH-Q11": "c",
    "18CH-Q15": "b",
    "18CH-Q68": "b",
}
"""Readings under which something else happens when everybody passes in the auction."""


# the auction ------------------------------------------------------------------------------------------


@invariant(STATE, "18CH-0-d", "18CH-0-l", "18CH-0-m", "1846-2-w", "1846-3-p", "18FL-3.1-k", "18FL-3.2-f")
def everybody_begins_with_the_same(view: View) -> Iterator[str]:
    """Guards the starting money, as long as no private company is sold and no income is paid.

    Once all hidden bids are made they are paid.
    """
    state = view.state
    if state["round"]["kind"] not in ("auction", "draft", "bids") or state["depot"]["gone"]:
        return
    bids = state["round"]["bids"] if state["round"].get("choosers") else []
    paid = {bid["player"]: bid["amount"] for bid in bids}
    if any(private["owner"] != "bank" for private in state["privates"]):
        return
    dealt = view.facts.components["players"][len(view.players)]["start_cash"]
    for name, player in view.players.items():
        due = dealt - paid.get(name, 0)
        if player["cash"] != due:
            yield f"{name} begins with ${player['cash']}, not ${due}"


@invariant(STEP, "18CH-5-h", "18CH-29-c", "18CH-30-k", "18CH-31-g", unless={"18CH-Q11": "c"})
def private_companies_cost_the_bid(step: Step) -> Iterator[str]:
    """Guards that whoever gets a private company pays its price or his bid, the highest."""
    if step.before.state["round"]["kind"] != "auction":
        return
    owed = dict.fromkeys(step.before.players, 0)
    sold = False
    for old, new in zip(step.before.state["privates"], step.after.state["privates"], strict=True):
        if old["owner"] == new["owner"] or not new["owner"].startswith("player:"):
            continue
        sold, name = True, new["owner"][7:]
        if step.kind == "auction_turn" and step.action.get("private") == old["id"]:
            owed[name] += step.action["price"]
            continue
        bids = [bid for bid in step.before.state["round"]["bids"] if bid["private"] == old["id"]]
        best = max(bids, key=lambda bid: bid["amount"], default=None)
        if best is not None:
            owed[name] += best["amount"]
            if best["player"] != name:
                yield f"{old['id']} goes to {name}; {best['player']} has bid more"
    if sold:
        for name, amount in owed.items():
            if step.gain(name) != -amount:
                yield f"{name} pays ${-step.gain(name)} for private companies, not ${amount}"


@invariant(STEP, "18CH-31-b", "18CH-31-e", "18CH-31-g", unless=_OTHER_ALL_PASS)
def when_all_pass_the_auction_goes_on(step: Step) -> Iterator[str]:
    """Guards that after a round of passes the first private gets cheaper, or income and export follow."""
    old, new = step.before.state, step.after.state
    if (
        step.kind != "auction_turn"
        or step.type != "pass"
        or len(old["round"]["out"]) + 1 < len(old["players"])
    ):
        return
    first = old["privates"][0]
    if first["owner"] == "bank" and not old["round"]["bids"]:
        price = max(first["price"] - step.facts.components["auction"]["discount_step"], 0)
        given_away = price == 0 and step.before.follows("18CH-Q12", "b")
        if new["privates"][0]["price"] != (None if given_away else price):
            now = new["privates"][0]["price"]
            yield f"{first['id']} cost ${first['price']} and costs {now} after all pass"
        return
    for name in step.before.players:
        owned = [private["id"] for private in old["privates"] if private["owner"] == f"player:{name}"]
        due = sum(step.facts.income[private] for private in owned)
        if step.gain(name) != due:
            yield f"{name} gets ${step.gain(name)} after all pass, ${due} is due"
    top = next(entry for entry in old["depot"]["stack"] if entry["left"] != 0)
    left = next(entry["left"] for entry in new["depot"]["stack"] if entry["train"] == top["train"])
    if step.facts.trains[top["train"]].get("exportable") and left != top["left"] - 1:
        yield f"the bank had {top['left']} {top['train']}-trains and has {left} after all pass"


# stock rounds -----------------------------------------------------------------------------------------


@invariant(
    STEP,
    "18CH-8-b",
    "18CH-7-a",
    "18CH-7-b",
    "1846-5-a",
    "1846-5-b",
    "1846-5.1-a",
    "18FL-5-a",
    "18FL-5-b",
    "18FL-5.2-a",
    "18FL-5.2-c",
)
def a_purchase_ends_the_turn(step: Step) -> Iterator[str]:
    """Guards that a purchase or a pass ends a turn, and a sale does not."""
    if step.kind != "stock_turn" or step.stock_round_ended:
        return
    following = step.before.after_seat(step.actor, int(step.type != "sell_shares"))
    turn = step.after.turn
    if turn.get("player") != following:
        yield f"after a {step.type} of {step.actor} it is {turn.get('player')}'s turn, not {following}'s"


@invariant(STEP, "18CH-7-d", "18CH-11-a", "18CH-7-c", "1846-4-c", "1846-5.3-b", "18FL-5-c", "18FL-5-e")
def a_stock_round_ends_when_all_have_passed(step: Step) -> Iterator[str]:
    """Guards that a stock round ends by the last of as many passes in succession as there are players."""
    if step.before.state["round"]["kind"] != "stock":
        return
    now = step.before.state["round"]
    passes = len(now["passed"]) + (step.type == "pass" and not now["turn"]["sold"])
    if step.stock_round_ended != (passes == len(step.before.active)):
        verb = "ends" if step.stock_round_ended else "goes on"
        yield f"the stock round {verb} after {passes} passes in succession"


@invariant(STEP, "18CH-6-a", "18CH-7-a", "18CH-0-o", "1846-5-a", "1846-5.4-b", "18FL-5-a", "18FL-3.2-l")
def the_priority_deal_opens_a_stock_round(step: Step) -> Iterator[str]:
    """Guards that the holder of the priority deal has the first turn of a stock round."""
    now = step.after.state["round"]
    if now["kind"] != "stock" or (
        step.before.state["round"]["kind"] == "stock" and not step.stock_round_ended
    ):
        return
    if now["turn"]["player"] != step.after.state["priority"]:
        yield f"{now['turn']['player']} opens; {step.after.state['priority']} has the priority deal"


# building ---------------------------------------------------------------------------------------------


@invariant(STEP, "18CH-15-b", "18CH-19-e", "18CH-19-f", "18CH-19-l")
def a_turn_has_one_tile_and_whole_powers(step: Step) -> Iterator[str]:
    """Guards one ordinary tile a turn, and that a power which lays two tiles lays both."""
    turn = step.after.state["round"].get("turn") or {}
    if step.kind not in ("track", "token") or turn.get("company") != step.actor:
        return
    extra: dict[str, int] = {}
    ordinary = 0
    for laid in turn["laid"]:
        power = step.facts.privates[laid["private"]]["power"] if laid.get("private") else None
        if power is None or not power["extra"]:
            ordinary += 1
        else:
            extra[laid["private"]] = extra.get(laid["private"], 0) + 1
    if ordinary > 1:
        yield f"the {step.actor} lays {ordinary} ordinary tiles in a turn"
    for private, count in extra.items():
        most = len(step.facts.privates[private]["power"]["hexes"])
        if count > most or (count < most and turn["step"] != "track"):
            yield f"the {step.actor} lays {count} tiles by the power of {private}"


@invariant(
    STEP,
    "18CH-19-e",
    "18CH-19-f",
    "18CH-19-g",
    "18CH-19-j",
    "18CH-19-k",
    "1846-3-x",
    "1846-3-ab",
    "1846-6.6-e",
)
def powers_are_used_by_their_owner(step: Step) -> Iterator[str]:
    """Guards that only the owner uses a private company's power, with its tiles on its hexes."""
    private = step.action.get("private")
    if step.type != "lay_tile" or private is None:
        return
    power = step.facts.privates[private].get("power") or {"hexes": (), "tiles": ()}
    name = step.action["hex"]
    if step.before.owner(private) != f"company:{step.actor}":
        yield f"the {step.actor} uses {private} of {step.before.owner(private)}"
    if name not in power["hexes"] or step.action["tile"] not in power["tiles"]:
        yield f"the {step.actor} lays #{step.action['tile']} on {name} by the power of {private}"


@invariant(STEP, "18CH-15-g", "18CH-15-h")
def the_home_hex_comes_first(step: Step) -> Iterator[str]:
    """Guards that a company whose home has no track lays its tile there and nowhere else."""
    if step.type != "lay_tile":
        return
    home = step.facts.companies[step.actor]["home"]["hex"]
    bare = home not in step.before.laid and not Shape.read(step.facts.hexes[home]).sides
    if bare and step.action["hex"] != home:
        yield f"the {step.actor} lays a tile on {step.action['hex']}; its home {home} has no track"


# trains -----------------------------------------------------------------------------------------------


@invariant(
    STEP,
    "18CH-23-k",
    "18CH-23-l",
    "18CH-23-m",
    "18CH-23-n",
    "18CH-23-s",
    "18CH-23-u",
    "1846-6.5-a",
    "1846-6.52-a",
    "1846-6.53-a",
    "1846-6.58-a",
    "18FL-8.1-b",
    "18FL-8.2-b",
    "18FL-8.2-d",
    "18FL-8.2-e",
)
def trains_are_sold_in_order_at_their_price(step: Step) -> Iterator[str]:
    """Guards that the bank sells its lowest train, or one sold early, and that printed prices are paid."""
    if step.type != "buy_train" or step.action["from"] not in ("bank", "pool"):
        return
    train, card = step.action["train"], step.facts.trains[step.action["train"]]
    exchanged = step.action.get("exchange") is not None
    price = card.get("trade_in_price") if exchanged else card["price"]
    if step.action["price"] != price:
        yield f"a {train}-train costs ${price}; the {step.actor} pays ${step.action['price']}"
    if step.action["from"] == "bank":
        stack = [entry["train"] for entry in step.before.state["depot"]["stack"] if entry["left"] != 0]
        since = card.get("available_from")
        early = since is not None and step.facts.reached(step.before.state["phase"], since)
        rank = step.facts.rank(train)
        if rank not in stack or (rank != stack[0] and not early):
            yield f"the bank sells a {train}-train; its lowest is {stack[0]}"
    elif train not in step.before.state["depot"]["pool"]:
        yield f"no {train}-train lies in the pool"


def _bought_without_president(step: Step, train: str) -> int:
    """How many trains of a name companies without a president have bought within the action."""
    owned = [
        {c["id"]: [t["name"] for t in c["trains"]].count(train) for c in view.state["companies"]}
        for view in (step.before, step.after)
    ]
    waiting = [c["id"] for c in step.after.state["companies"] if c.get("receivership")]
    return sum(max(0, owned[1][name] - owned[0][name]) for name in waiting)


@invariant(STEP, "18CH-23-ab", "18CH-23-c", "18CH-23-ag", "18CH-23-ai", "1846-6.57-a", "18FL-8.3-p")
def discarded_trains_lie_in_the_pool(step: Step) -> Iterator[str]:
    """Guards that a train discarded or handed in can be had from the pool, unless it is scrapped at once."""
    if step.type == "discard_train":
        train = step.action["train"]
    elif step.type == "buy_train" and step.action.get("exchange") is not None:
        train = step.action["exchange"]
    else:
        return
    rusts = step.facts.trains[train].get("rusts_at")
    scrapped = rusts is not None and step.facts.reached(step.after.state["phase"], rusts)
    before, after = (view.state["depot"]["pool"].count(train) for view in (step.before, step.after))
    before -= _bought_without_president(step, train)
    if not scrapped and after != before + 1:
        yield f"a {train}-train leaves the {step.actor}; {after} lie in the pool, there were {before}"
