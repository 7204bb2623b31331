"""What a good set of playouts of a game must have come across."""

from collections.abc import Iterator

from trackwalker.invariants.facts import Facts

__all__ = ["wanted"]

_ACTIONS = (
    "bid", "pass", "par", "buy_shares", "sell_shares", "lay_tile", "place_token", "run_routes", "dividend",
    "buy_train", "discard_train", "buy_company", "bankrupt",
)  # fmt: skip
_DECISIONS = (
    "auction_turn", "contest", "par", "stock_turn", "track", "token", "run", "dividend", "buy_train",
    "emergency", "discard_train",
)  # fmt: skip
_CHESAPEAKE = (
    "ending: bank",
    "ending: bankruptcy",
    "the bank breaks in an operating round",
    "the bank breaks in a stock round",
    "auction: the first private company is given away for $0",
    "auction: a single bid wins at once",
    "auction: all pass, income is paid",
    "auction: all pass, a train is exported",
    "a company floats",
    "all companies operate",
    "shares bought from the ipo",
    "shares bought from the pool",
    "president changes by a purchase",
    "president changes by a sale",
    "one company sold twice in a turn",
    "two companies sold in a turn",
    "a sale reaches the bottom of the chart",
    "a player reaches the holding limit",
    "the pool reaches its limit",
    "a player reaches the certificate limit",
    "a purchase at the certificate limit, in yellow",
    "a sale because of the certificate limit",
    "sold out: the price rises",
    "sold out: the price is in the top row",
    "terrain paid for",
    "markers moved to a new tile",
    "a company has no run",
    "dividend: payout",
    "dividend: withhold",
    "dividend: pool shares pay the company",
    "price moves right",
    "price moves up",
    "price stays where it cannot move up",
    "price moves left",
    "price moves down",
    "price stays where it cannot move down",
    "a train bought because one must be",
    "two trains bought in a turn",
    "train bought from the pool",
    "train bought from a company of the same president",
    "train bought from a company of another president",
    "phase begun by an export",
    "private companies closed by a phase",
    "discards by several companies",
    "a discard after an export",
    "a private company bought from its own president",
    "a private company bought from another player",
    "a private company bought for the least",
    "a private company bought for the most",
    "a private company bought for an amount between",
    "emergency: the president helps to buy from bank",
    "emergency: the president helps to buy from pool",
    "emergency: the president helps to buy from company",
    "emergency: bought from a company without help",
    "emergency: shares sold",
    "emergency: another company changes its president",
    "train bought from the bank in phase D: 6",
)


def wanted(facts: Facts) -> list[str]:
    """Everything that has to be seen, as `sights` names it, in the order of the report."""
    return list(dict.fromkeys((*_of_the_box(facts), *_CHESAPEAKE)))


def _of_the_box(facts: Facts) -> Iterator[str]:
    box = facts.components
    yield from (f"players: {count}" for count in sorted(box["players"]))
    yield from (f"phase: {name}" for name in facts.phases)
    yield from (f"action: {name}" for name in _ACTIONS)
    yield from (f"decision: {name}" for name in _DECISIONS)
    rounds = {phase["operating_rounds"] for phase in box["phases"]}
    yield from (f"operating rounds in a set: {count}" for count in sorted(rounds))
    first, terms = box["privates"][0], box["auction"]
    prices = range(first["face"], terms["discount_floor"], -terms["discount_step"])
    yield from (f"auction: the first private company is bought for ${price}" for price in prices)
    yield from (f"par value: ${price}" for price in sorted(box["market"]["par_cells"]))
    yield from (f"tile laid: {colour}" for colour in box["phases"][-1]["tiles"])
    labels = {tile["label"]: None for tile in box["tile_shapes"].values() if "label" in tile}
    lettered = {
        (label, t["colour"])
        for label in labels
        for t in box["tile_shapes"].values()
        if t.get("label") == label
    }
    colours = box["phases"][-1]["tiles"]
    yield from (
        f"lettered tile laid: {label} {colour}"
        for label, colour in sorted(lettered, key=lambda x: (x[0], colours.index(x[1])))
    )
    costs = {cost for company in box["companies"] for cost in company["tokens"][1:]}
    yield from (f"marker placed for ${cost}" for cost in sorted(costs))
    yield from (f"power used: {private['id']}" for private in box["privates"] if "power" in private)
    yield from (f"private company bought: {private['id']}" for private in box["privates"])
    yield from (f"trains run at once: {count}" for count in (1, 2, 3))
    for kind in ("train runs", "train bought from the bank"):
        yield from (f"{kind}: {name}" for name in facts.trains)
    yield from (f"train exported: {train['name']}" for train in box["trains"] if train.get("exportable"))
    yield from (f"trains scrapped: {train['name']}" for train in box["trains"] if train.get("rusts_at"))
    last = list(facts.trains)[-4:]
    yield from (f"trade-in: {name}" for name in last)
    yield from (f"train discarded: {name}" for name in ("3", "4", "5"))
