"""What a good set of playouts of a game must have come across."""

from collections.abc import Iterator, Mapping
from typing import Any

from trackwalker.games.known import notes_of
from trackwalker.invariants.core.facts import Facts

__all__ = ["targets"]

POWERS = frozenset(
    {
        "power",
        "token",
        "marker",
        "mountain_discount",
        "bonus_per_stop",
        "terminal",
        "half_price",
        "longer_train",
        "ferry",
    }
)
"""What the box says of private companies that can do something."""


def targets(facts: Facts) -> list[str]:
    """Everything that has to be seen, as `events` names it, in the order of the report."""
    goals = notes_of(facts.components["game"]).goals
    return list(dict.fromkeys((*_of_the_box(facts), *goals.events)))


def _of_the_box(facts: Facts) -> Iterator[str]:
    box, goals = facts.components, notes_of(facts.components["game"]).goals
    yield from (f"players: {count}" for count in sorted(box["players"]))
    yield from (f"phase: {name}" for name in facts.phases)
    yield from (f"action: {name}" for name in goals.actions)
    yield from (f"decision: {name}" for name in goals.decisions)
    rounds = {phase["operating_rounds"] for phase in box["phases"]}
    yield from (f"operating rounds in a set: {count}" for count in sorted(rounds))
    yield from _of_the_opening(box)
    yield from (f"par value: ${price}" for price in sorted(box["market"]["par_cells"]))
    yield from _of_the_tiles(box)
    costs = {cost for company in box["companies"] for cost in company["tokens"][1:]}
    for company in box["companies"]:
        second = company.get("second_city", {})
        costs |= {second[name] for name in ("price", "unconnected_price") if name in second}
    yield from (f"marker placed for ${cost}" for cost in sorted(costs))
    yield from (
        f"power used: {private['id']}" for private in box["privates"] if not POWERS.isdisjoint(private)
    )
    yield from (f"private company bought: {private['id']}" for private in box["privates"])
    yield from (f"trains run at once: {count}" for count in (1, 2, 3))
    for kind in ("train runs", "train bought from the bank"):
        yield from (f"{kind}: {name}" for name in facts.trains)
    yield from (f"train exported: {train['name']}" for train in box["trains"] if train.get("exportable"))
    yield from (f"trains scrapped: {train['name']}" for train in box["trains"] if train.get("rusts_at"))
    if any("trade_in_price" in train for train in box["trains"]):
        yield from (f"trade-in: {name}" for name in goals.traded_in or list(facts.trains)[-4:])
    yield from (f"train discarded: {name}" for name in goals.discarded)


def _of_the_opening(box: Mapping[str, Any]) -> Iterator[str]:
    """What the auction or the distribution of the private companies can show."""
    if "auction" in box:
        first, terms = box["privates"][0], box["auction"]
        step, floor = terms.get("discount_step", 0), terms.get("discount_floor", 0)
        prices = range(first["face"], floor - 1, -step) if step else (first["face"],)
        yield from (f"auction: the first private company is bought for ${price}" for price in prices)
    yield from (f"left out: {member}" for group in box.get("removable", ()) for member in group["members"])


def _of_the_tiles(box: Mapping[str, Any]) -> Iterator[str]:
    colours = box["phases"][-1]["tiles"]
    yield from (f"tile laid: {colour}" for colour in colours)
    lettered = {(tile["label"], tile["colour"]) for tile in box["tile_shapes"].values() if "label" in tile}
    yield from (
        f"lettered tile laid: {label} {colour}"
        for label, colour in sorted(lettered, key=lambda x: (x[0], colours.index(x[1])))
    )
