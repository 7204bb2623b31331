"""Choosing a route for each train out of lists, no track used twice: branch and bound with prices on track.

Every border gets a price. A train is then worth what its route earns less the track it uses, and the sum of
all trains' best such values plus all prices can never be less than what the trains can earn together. Good
prices, found by raising those of track that is wanted twice, make this bound nearly tight.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import gcd

Prices = dict[int, float]
"""Price in $ of a border, given as its bit."""
Choice = tuple[int, int]
"""A route's value in $ and the track it uses."""

SLACK = 1e-6
"""What rounding may have taken off a bound."""


class OutOfBudget(Exception):
    """The search would take more steps than allowed."""


def bits_of(mask: int) -> list[int]:
    """The single bits of a mask."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low)
        mask ^= low
    return found


def price_of(prices: Prices, mask: int) -> float:
    """The price in $ of all track in a mask."""
    return sum(prices.get(bit, 0.0) for bit in bits_of(mask)) if prices else 0.0


def find_prices(
    best_under: Sequence[Callable[[Prices], tuple[float, int]]],
    counts: Sequence[int],
    known: int,
    unit: int,
    rounds: int,
    prices: Prices | None = None,
) -> tuple[Prices, float, list[float]]:
    """Prices that bring the bound on the common revenue close to what is possible (subgradient steps).

    Args:
        best_under: for each class of trains, the value at given prices of its best route, and its track.
        counts: how many trains of each class there are.
        known: a revenue that is possible, in $.
        unit: all revenues are multiples of it.
        rounds: how many steps at most.
        prices: where to begin.

    Returns:
        The best prices, the bound they give in $, and what each class's best route is then worth.
    """
    prices = prices or {}
    found: tuple[Prices, float, list[float]] = prices, float("inf"), []
    pace = 1.0
    for _ in range(rounds):
        usage: dict[int, int] = {}
        worth = []
        for best, count in zip(best_under, counts, strict=True):
            value, track = best(prices)
            worth.append(value)
            for bit in bits_of(track):
                usage[bit] = usage.get(bit, 0) + count
        bound = sum(prices.values()) + sum(count * value for count, value in zip(counts, worth, strict=True))
        if bound > found[1] - 0.05 * unit:
            pace *= 0.8
        if bound < found[1]:
            found = prices, bound, worth
        slope = {bit: usage.get(bit, 0) - 1 for bit in {**prices, **usage}}
        slope = {bit: step for bit, step in slope.items() if step > 0 or prices.get(bit)}
        length = sum(step * step for step in slope.values())
        if not length or found[1] < known + unit - SLACK:
            break
        stride = pace * max(bound - known, unit) / length
        prices = {
            bit: price
            for bit in {**prices, **slope}
            if (price := prices.get(bit, 0.0) + stride * slope.get(bit, 0)) > 1e-9
        }
    return found


def common_unit(values: Sequence[int]) -> int:
    """The largest number of $ of which all these values are multiples (1 if there are none)."""
    return gcd(*values) or 1


def choose(
    lists: Sequence[Sequence[Choice]], classes: Sequence[int], unit: int, budget: int | None = None
) -> tuple[int, list[int]]:
    """The best choice of one route, or none, for each train.

    Args:
        lists: for each class of trains, its routes.
        classes: for each train, its class; trains of a class stand together.
        unit: all values are multiples of it.
        budget: how many steps may be taken; None: as many as needed (prices are found first, then).

    Returns:
        The revenue in $, and for each train the number of its route in the list, -1 if it stays at home.

    Raises:
        OutOfBudget: it could not be done in so many steps.
    """
    if not classes:
        return 0, []
    picked = _greedy(lists, classes)
    if budget is not None:
        return _branch(lists, classes, {}, unit, picked, budget)
    tracks = [[(value, track, bits_of(track)) for value, track in routes] for routes in lists]

    def best_under(routes: list[tuple[int, int, list[int]]]) -> Callable[[Prices], tuple[float, int]]:
        def best(prices: Prices) -> tuple[float, int]:
            price = prices.get
            found, where = 0.0, 0
            for value, track, bits in routes:
                if value > found and (net := value - sum([price(bit, 0.0) for bit in bits])) > found:
                    found, where = net, track
            return found, where

        return best

    counts = [classes.count(number) for number in range(len(lists))]
    known = _worth(lists, classes, picked)
    prices, _, _ = find_prices([best_under(routes) for routes in tracks], counts, known, unit, 25)
    return _branch(lists, classes, prices, unit, picked, None)


def _worth(lists: Sequence[Sequence[Choice]], classes: Sequence[int], picked: Sequence[int]) -> int:
    return sum(lists[number][route][0] for number, route in zip(classes, picked, strict=True) if route >= 0)


def _greedy(lists: Sequence[Sequence[Choice]], classes: Sequence[int]) -> list[int]:
    """A choice to begin with: each train in turn takes the best that the others leave, until all stay."""
    orders = [
        sorted(range(len(routes)), key=lambda number, routes=routes: -routes[number][0])  # type: ignore[misc]
        for routes in lists
    ]
    best: list[int] = []
    for turned in (False, True):
        trains = sorted(range(len(classes)), key=lambda train: classes[train], reverse=turned)
        picked = [-1] * len(classes)
        worth = -1
        while (now := _worth(lists, classes, picked)) > worth:
            worth = now
            for train in trains:
                others = 0
                for other, route in enumerate(picked):
                    if other != train and route >= 0:
                        others |= lists[classes[other]][route][1]
                routes = lists[classes[train]]
                picked[train] = next((n for n in orders[classes[train]] if not routes[n][1] & others), -1)
        if not best or worth > _worth(lists, classes, best):
            best = picked
    return best


def _branch(
    lists: Sequence[Sequence[Choice]],
    classes: Sequence[int],
    prices: Prices,
    unit: int,
    picked: list[int],
    budget: int | None,
) -> tuple[int, list[int]]:
    """Branch and bound over the trains, each train's routes in order of their value at these prices."""
    total_price = sum(prices.values())
    ordered: list[list[tuple[float, int, int, int]]] = []
    for routes in lists:
        rows = [(v - price_of(prices, track), v, track, number) for number, (v, track) in enumerate(routes)]
        ordered.append(sorted([*rows, (0.0, 0, 0, -1)], key=lambda row: (-row[0], -row[1], row[3])))
    rest = [0.0] * (len(classes) + 1)
    for train in range(len(classes) - 1, -1, -1):
        rest[train] = rest[train + 1] + ordered[classes[train]][0][0]
    same = [one == other for one, other in pairwise(classes)] + [False]
    best = _worth(lists, classes, picked)
    answer = list(picked)
    chosen = [-1] * len(classes)
    left = -1 if budget is None else budget

    def place(train: int, start: int, used: int, value: int, net: float) -> None:
        nonlocal best, answer, left
        if train == len(classes):
            if value > best:
                best, answer = value, list(chosen)
            return
        rows = ordered[classes[train]]
        spare = net + rest[train + 1] + total_price + SLACK - unit
        for number in range(start, len(rows)):
            row = rows[number]
            if spare + row[0] < best:
                break
            left -= 1
            if not left:
                raise OutOfBudget
            if row[2] & used:
                continue
            chosen[train] = row[3]
            again = number + (row[3] >= 0) if same[train] else 0
            place(train + 1, again, used | row[2], value + row[1], net + row[0])

    place(0, 0, 0, 0, 0.0)
    return best, answer
