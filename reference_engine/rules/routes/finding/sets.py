"""Choosing a route for each train out of lists, no track used twice: branch and bound with prices on track.

Which routes of a list are still possible is a number with a bit for each of them: a route that is chosen
takes away those that use a border of its own, and what is left tells what the other trains can still earn.

Where that is not enough, every border gets a price. A train is then worth what its route earns less the
track it uses, and the sum of all trains' best such values plus all prices can never be less than what the
trains can earn together. Good prices, found by raising those of track that is wanted twice, make this bound
nearly tight.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import gcd

Prices = dict[int, float]
"""Price in $ of a border, given as its bit."""
Choice = tuple[int, int]
"""A route's value in $ and the track it uses."""
Row = tuple[int, int, int]
"""A route's value in $, the track it uses, and its number in the list."""

SLACK = 1e-6
"""What rounding may have taken off a bound."""
PLAIN = 2000
"""Steps for the choice without prices."""
ROUTES = 40_000
"""The same for two trains, where one step a route is enough."""
ROUNDS, WORK = 25, 50_000
"""Steps towards good prices for the choice: so many, and more if so many routes need not be looked at."""


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
    lists: Sequence[Sequence[Choice]],
    classes: Sequence[int],
    unit: int,
    budget: int | None = None,
    floor: int = 0,
) -> tuple[int, list[int]]:
    """The best choice of one route, or none, for each train.

    Args:
        lists: for each class of trains, its routes.
        classes: for each train, its class; trains of a class stand together.
        unit: all values are multiples of it.
        budget: how many steps may be taken; None: as many as needed.
        floor: only a choice that earns more than this, in $, is asked for.

    Returns:
        The revenue in $, and for each train the number of its route in the list, -1 if it stays at home. If
        nothing earns more than ``floor``, that and no routes.

    Raises:
        OutOfBudget: it could not be done in so many steps.
    """
    nothing = floor, [-1] * len(classes)
    if not classes:
        return nothing
    orders = [sorted(range(len(routes)), key=[-v for v, _ in routes].__getitem__) for routes in lists]
    picked = _greedy(lists, orders, classes)
    known = _worth(lists, classes, picked)
    if known <= floor:
        known, picked = nothing
    rows = [[(*lists[number][route], route) for route in order] for number, order in enumerate(orders)]
    menus = [_menu(row, {}) for row in _promising(rows, classes, known + unit)]
    plenty = ROUTES if len(classes) == 2 else PLAIN
    quick = plenty if budget is None else min(plenty, budget)
    known, picked, complete = _branch(menus, classes, 0.0, unit, known, picked, quick)
    if complete:
        return known, picked
    if budget is not None and budget <= plenty:
        raise OutOfBudget
    rows = _promising([menu.rows for menu in menus], classes, known + unit)
    counts = [classes.count(number) for number in range(len(lists))]
    rounds = max(ROUNDS, min(4 * ROUNDS, WORK // (1 + sum(map(len, rows)))))
    prices, bound, worth = find_prices([_best_under(routes) for routes in rows], counts, known, unit, rounds)
    if bound < known + unit - SLACK:
        return known, picked
    menus = [
        _menu(routes, prices, known + unit - bound + most - SLACK)
        for routes, most in zip(rows, worth, strict=True)
    ]
    rest = None if budget is None else budget - plenty
    known, picked, complete = _branch(menus, classes, sum(prices.values()), unit, known, picked, rest)
    if not complete:
        raise OutOfBudget
    return known, picked


def _promising(rows: Sequence[list[Row]], classes: Sequence[int], wanted: int) -> list[list[Row]]:
    """The routes, the best of each class first, that may be part of something worth so many dollars."""
    tops = [routes[0][0] if routes else 0 for routes in rows]
    spare = sum(tops[number] for number in classes) - wanted
    return [[row for row in routes if row[0] >= top - spare] for routes, top in zip(rows, tops, strict=True)]


def _worth(lists: Sequence[Sequence[Choice]], classes: Sequence[int], picked: Sequence[int]) -> int:
    return sum(lists[number][route][0] for number, route in zip(classes, picked, strict=True) if route >= 0)


def _greedy(
    lists: Sequence[Sequence[Choice]], orders: Sequence[Sequence[int]], classes: Sequence[int]
) -> list[int]:
    """A choice to begin with: each train in turn takes the best that the others leave, until all stay."""
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


@dataclass(frozen=True, slots=True)
class _Menu:
    """The routes of a class of trains, the best first, as (value, track, number in the list).

    ``nets``: their values less the price of their track; ``users``: for each border's bit the routes that use
    it.
    """

    rows: list[Row]
    nets: list[float]
    users: dict[int, int]

    def best_of(self, routes: int, count: int) -> float:
        """What so many trains can earn at most with some of the routes, one or more trains at home."""
        total = 0.0
        for _ in range(count):
            if not routes:
                break
            low = routes & -routes
            routes ^= low
            net = self.nets[low.bit_length() - 1]
            if net <= 0:
                break
            total += net
        return total

    def sharing(self, track: int) -> int:
        """The routes that use any of this track."""
        users = self.users
        found = 0
        for bit in bits_of(track):
            found |= users.get(bit, 0)
        return found


def _menu(rows: Sequence[Row], prices: Prices, floor: float = 0.0) -> _Menu:
    """The routes, the best first; with prices those worth at least ``floor`` dollars after them."""
    if not prices:
        return _Menu([*rows], [float(row[0]) for row in rows], _users(rows))
    priced = 0
    for bit in prices:
        priced |= bit
    found = [(price_of(prices, row[1] & priced) - row[0], row) for row in rows]
    found = sorted((entry for entry in found if -entry[0] >= floor), key=lambda entry: entry[0])
    kept = [row for _, row in found]
    return _Menu(kept, [-loss for loss, _ in found], _users(kept))


def _users(rows: Sequence[Row]) -> dict[int, int]:
    """For each border's bit the routes that use it: the table of routes and borders, turned round."""
    together = 0
    for _, track, _ in rows:
        together |= track
    width = together.bit_length()
    table = "".join([f"{track:0{width}b}" for _, track, _ in reversed(rows)])
    return {bit: int(table[width - bit.bit_length() :: width], 2) for bit in bits_of(together)}


def _best_under(rows: Sequence[Row]) -> Callable[[Prices], tuple[float, int]]:
    """The best route of a class at given prices."""

    def best(prices: Prices) -> tuple[float, int]:
        priced = 0
        for bit in prices:
            priced |= bit
        costs = {0: 0.0}
        found, where = 0.0, 0
        for value, track, _ in rows:
            if value <= found:
                break
            dear = track & priced
            cost = costs.get(dear)
            if cost is None:
                cost = costs[dear] = price_of(prices, dear)
            if value - cost > found:
                found, where = value - cost, track
        return found, where

    return best


def _branch(
    menus: Sequence[_Menu],
    classes: Sequence[int],
    total_price: float,
    unit: int,
    known: int,
    picked: list[int],
    budget: int | None,
) -> tuple[int, list[int], bool]:
    """Branch and bound over the trains.

    Returns:
        The best revenue and routes, which are those known if nothing earns more; and whether the budget was
        enough to be sure.
    """
    count = len(classes)
    last = count - 1
    best, answer = known, list[int]()
    chosen = [-1] * count
    left = -1 if budget is None else budget
    clashes: dict[tuple[int, int, int], int] = {}
    later = [
        [(number, rest.count(number)) for number in sorted(set(rest))]
        for rest in (classes[train + 1 :] for train in range(count))
    ]

    def without(number: int, place: int, other: int, routes: int) -> int:
        """Those of a class's routes that share no track with a route of this one."""
        key = number, place, other
        clash = clashes.get(key)
        if clash is None:
            clash = clashes[key] = menus[other].sharing(menus[number].rows[place][1])
        return routes & ~clash

    def place(train: int, free: dict[int, int], value: int, net: float) -> None:
        nonlocal best, answer, left
        number = classes[train]
        menu = menus[number]
        others = later[train]
        twins = sum(many for other, many in others if other == number)
        rest = total_price + net + SLACK - unit
        rest += sum(menus[other].best_of(free[other], many) for other, many in others if other != number)
        routes = free[number]
        at_home = False
        while True:
            low = routes & -routes
            routes ^= low
            here = low.bit_length() - 1
            gain = menu.nets[here] if low else 0.0
            if gain <= 0 and not at_home:
                at_home = True
                if rest >= best:
                    stay(train, free, value, net, twins)
            if not low or gain + max(gain, 0.0) * twins + rest < best:
                return
            left -= 1
            if not left:
                raise OutOfBudget
            chosen[train] = here
            if train == last:
                if value + menu.rows[here][0] > best:
                    best, answer = value + menu.rows[here][0], list(chosen)
                continue
            after = {
                other: without(number, here, other, free[other]) for other, _ in others if other != number
            }
            if twins:
                after[number] = without(number, here, number, routes)
            hope = sum(menus[other].best_of(after[other], many) for other, many in others)
            if total_price + net + gain + hope + SLACK - unit >= best:
                place(train + 1, after, value + menu.rows[here][0], net + gain)

    def stay(train: int, free: dict[int, int], value: int, net: float, twins: int) -> None:
        """The train and its twins stay at home."""
        nonlocal best, answer
        chosen[train : train + twins + 1] = [-1] * (twins + 1)
        if train + twins == last:
            if value > best:
                best, answer = value, list(chosen)
        else:
            place(train + twins + 1, free, value, net)

    complete = True
    try:
        place(0, {number: (1 << len(menus[number].rows)) - 1 for number in classes}, 0, 0.0)
    except OutOfBudget:
        complete = False
    if answer:
        picked = [
            menus[number].rows[here][2] if here >= 0 else -1
            for number, here in zip(classes, answer, strict=True)
        ]
    return best, picked, complete
