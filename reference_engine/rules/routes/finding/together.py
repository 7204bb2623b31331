"""The best routes of several trains on crowded boards: their sweeps are run side by side.

The prices of :func:`route_sets.find_prices` tell for each common state how much the trains can still earn
together. Only states that may beat the best revenue known are kept, which leaves few of them.
"""

from collections.abc import Callable, Sequence
from operator import itemgetter

from ..network import Network
from ..paths import Run
from .reach import Reach
from .sets import SLACK, Prices, find_prices, price_of
from .sweep import CLOSED, Local, Plan
from .train_sweep import Arc, TrainSweep

ROUNDS = 10
"""Steps towards good prices; more cost more time than the better bound saves."""
WIDTH = 100
"""States kept per step in the first, narrow sweep; four times as many in the next, and so on."""
Common = tuple[int, ...]
"""The states of all trains."""


def sweep(
    network: Network, reaches: Sequence[Reach], classes: Sequence[int], unit: int
) -> tuple[int, list[Run | None]]:
    """The best routes of a set of trains together.

    Args:
        network: where they can run.
        reaches: for each class of trains its range; all of them additive.
        classes: for each train its class; trains of a class stand together.
        unit: all values are multiples of it.

    Returns:
        The revenue in $, and for each train its route, None if it stays at home.
    """
    plan = Plan(network)
    trains = [TrainSweep(plan, reach) for reach in reaches]
    if len(classes) == 1:
        value, _, way = trains[0].best({})
        return round(value), [run_of(plan, way)]
    for train in trains:
        train.drop_useless(0)
    counts = [classes.count(number) for number in range(len(reaches))]
    best_under = [_best_under(train) for train in trains]
    known, ways = _in_turns(trains, classes)
    prices: Prices = {}
    # narrow sweeps first: what they find tells what can be forgotten, until a sweep is wide enough for all
    rounds, width, complete = 1, 0, False
    while not complete:
        prices, bound, worth = find_prices(best_under, counts, known, unit, rounds, prices)
        if bound < known + unit - SLACK:
            break
        for train, value in zip(trains, worth, strict=True):
            train.drop_useless(known + unit - bound + value, prices)
        if width:
            better, complete = _together(plan, trains, classes, prices, known, unit, width)
            known, ways = better or (known, ways)
        rounds, width = ROUNDS, WIDTH if not width else 4 * width
    return known, [run_of(plan, way) for way in ways]


def _best_under(train: TrainSweep) -> Callable[[Prices], tuple[float, int]]:
    return lambda prices: train.best(prices)[:2]


def _in_turns(trains: Sequence[TrainSweep], classes: Sequence[int]) -> tuple[int, list[list[Local]]]:
    """Routes to begin with: each train takes the best that the others leave, twice round, in both orders."""
    found: tuple[int, list[list[Local]]] = 0, [[] for _ in classes]
    order = list(range(len(classes)))
    turns = [[*order, *order], [*order[::-1], *order[::-1]]]
    for turn in turns[: min(2, len(trains))]:  # trains of one class do the same in either order
        picked: list[tuple[float, int, list[Local]]] = [(0.0, 0, [])] * len(classes)
        for train in turn:
            barred = 0
            for other, (_, track, _) in enumerate(picked):
                if other != train:
                    barred |= track
            picked[train] = trains[classes[train]].best({}, barred)
        worth = round(sum(value for value, _, _ in picked))
        if worth > found[0]:
            found = worth, [way for _, _, way in picked]
    return found


def _together(
    plan: Plan,
    trains: Sequence[TrainSweep],
    classes: Sequence[int],
    prices: Prices,
    known: int,
    unit: int,
    width: int,
) -> tuple[tuple[int, list[list[Local]]] | None, bool]:
    """Sweep all trains at once, keeping only what may beat the revenue known.

    Of a step's states only so many are kept as ``width`` says, the most promising.

    Returns:
        The best revenue found and its routes, None if nothing beats the revenue known; and whether no state
        was left out, so that there is nothing better.
    """
    count, complete = len(classes), True
    twins = [(classes.index(number), classes.count(number)) for number in sorted(set(classes))]
    twins = [(first, first + size) for first, size in twins if size > 1]
    tables = [train.to_go(prices) for train in trains]
    to_come = sum(prices.values())
    present: dict[Common, int] = {(0,) * count: 0}
    # for each step and state: the state before, and for each train its number there and its use of the hex
    back: list[dict[Common, tuple[Common, tuple[tuple[int, Local], ...]]]] = []
    for step in range(len(plan.order)):
        to_come -= price_of(prices, plan.fresh[step])
        target = known + unit - to_come - SLACK
        ready = [
            _WaysByWorth(train.layers[step], table[step + 1])
            for train, table in zip(trains, tables, strict=True)
        ]
        ways = [ready[number] for number in classes]
        following: dict[Common, int] = {}
        trace: dict[Common, tuple[Common, tuple[tuple[int, Local], ...]]] = {}
        for state, value in present.items():
            rows = [ways[train][state[train]] for train in range(count)]
            rest = [0.0] * (count + 1)
            for train in range(count - 1, -1, -1):
                rest[train] = rest[train + 1] + (rows[train][0][0] if rows[train] else -float("inf"))
            todo: list[tuple[int, int, int, float, tuple[Arc, ...]]] = [(0, 0, value, float(value), ())]
            while todo:
                train, used, total, hope, arcs = todo.pop()
                if train < count:
                    need = target - hope - rest[train + 1]
                    for worth, arc in rows[train]:
                        if worth < need:
                            break
                        if not arc[0] & used:
                            todo.append(
                                (train + 1, used | arc[0], total + arc[2], hope + worth, (*arcs, arc))
                            )
                    continue
                key = [arc[1] for arc in arcs]
                for first, last in twins:
                    key[first:last] = sorted(key[first:last])
                reached = tuple(key)
                if total > following.get(reached, -1):
                    following[reached] = total
                    numbers = list(range(count))
                    for first, last in twins:
                        numbers[first:last] = sorted(numbers[first:last], key=lambda train: arcs[train][1])
                    trace[reached] = state, tuple((train, arcs[train][3]) for train in numbers)
        if len(following) > width:
            complete = False
            after = [tables[number][step + 1] for number in classes]

            def promise(
                state: Common, following: dict[Common, int] = following, after: list[list[float]] = after
            ) -> float:
                return following[state] + sum(row[index] for row, index in zip(after, state, strict=True))

            following = {
                state: following[state] for state in sorted(following, key=promise, reverse=True)[:width]
            }
        back.append(trace)
        present = following
    if not present:
        return None, complete
    final = max(present, key=lambda state: (present[state], state))
    found: list[list[Local]] = [[] for _ in classes]
    for train in range(count):
        state, at = final, train
        for trace in reversed(back):
            before, steps = trace[state]
            at, local = steps[at]
            found[train].append(local)
            state = before
        found[train].reverse()
    return (present[final], found), complete


class _WaysByWorth(dict[int, list[tuple[float, Arc]]]):
    """The ways on from a state with what they and the rest can earn at most, best first, once asked for."""

    def __init__(self, layer: list[list[Arc]], after: list[float]) -> None:
        super().__init__()
        self._layer, self._after = layer, after

    def __missing__(self, state: int) -> list[tuple[float, Arc]]:
        after = self._after
        found = [(arc[2] + after[arc[1]], arc) for arc in self._layer[state] if after[arc[1]] > -float("inf")]
        found.sort(key=itemgetter(0), reverse=True)
        self[state] = found
        return found


def run_of(plan: Plan, ways: Sequence[Local]) -> Run | None:
    """Put a route together from its uses of the hexes, None if it uses none."""
    network = plan.network
    # (spot, border) -> where the piece of track that begins there leads: a border's bit, or the last stop
    onward: dict[tuple[int, int], tuple[int, int]] = {}
    spots: dict[int, set[int]] = {}
    ends: list[tuple[int, int, int]] = []
    for spot, local in zip(plan.order, ways, strict=False):
        for one, other, stop in local.pieces:
            onward[spot, one] = other, stop
            spots.setdefault(one, set()).add(spot)
            if other == CLOSED:
                ends.append((stop, spot, one))
            else:
                onward[spot, other] = one, stop
                spots.setdefault(other, set()).add(spot)
    if not ends:
        return None
    start, spot, bit = min(ends)
    trail: list[int] = []
    stop = start
    while bit != CLOSED:
        hexes = plan.hexes(spot)
        trail += [border for border in network.graph.sides_of(bit) if border // 6 in hexes]
        (spot,) = spots[bit] - {spot}
        bit, stop = onward[spot, bit]
    return network.places[start], tuple(trail), network.places[stop]
