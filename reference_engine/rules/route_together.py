"""The best routes of several trains on crowded boards: their sweeps are run side by side.

The prices of :func:`route_sets.find_prices` tell for each common state how much the trains can still earn
together. Only states that may beat the best revenue known are kept, which leaves few of them.
"""

from collections.abc import Callable, Sequence

from .route_graph import Network, Reach
from .route_paths import Run
from .route_sets import SLACK, Prices, find_prices, price_of
from .route_sweep import CLOSED, Arc, Local, Plan, TrainSweep

ROUNDS = 12
"""Steps towards good prices; more cost more time than the better bound saves."""
Common = tuple[int, ...]
"""The states of all trains."""


def sweep(
    network: Network, reaches: Sequence[Reach], classes: Sequence[int], unit: int
) -> tuple[int, list[Run | None]]:
    """The best routes of a set of trains together.

    Args:
        network: where they can run.
        reaches: for each class of trains its range; all stops visited must pay.
        classes: for each train its class; trains of a class stand together.
        unit: all values are multiples of it.

    Returns:
        The revenue in $, and for each train its route, None if it stays at home.
    """
    plan = Plan(network)
    trains = [TrainSweep(plan, reach) for reach in reaches]
    known = 0
    ways: list[list[Local]] = [[] for _ in classes]
    if len(classes) == 1:
        value, _, way = trains[0].best({})
        known, ways = round(value), [way]
    else:
        counts = [classes.count(number) for number in range(len(reaches))]
        primal = _Primal(trains, classes)
        alone = [train.best({}) for train in trains]
        primal.improve({}, [track for _, track, _ in alone], 0)
        most = sum(count * round(value) for count, (value, _, _) in zip(counts, alone, strict=True))
        for train, (value, _, _) in zip(trains, alone, strict=True):
            train.drop_useless(primal.worth + unit - most + round(value))
        best_under = [_best_under(train) for train in trains]
        prices, bound = find_prices(best_under, counts, primal.improve, unit, ROUNDS)
        known, ways = primal.worth, primal.ways
        if bound > known + unit - SLACK:
            better = _together(plan, trains, classes, prices, known, unit)
            if better is not None:
                known, ways = better
    return known, [run_of(plan, way) for way in ways]


def _best_under(train: TrainSweep) -> Callable[[Prices], tuple[float, int]]:
    return lambda prices: train.best(prices)[:2]


class _Primal:
    """The best routes found so far, and a way to better ones: trains take turns, each the best the others leave."""

    def __init__(self, trains: Sequence[TrainSweep], classes: Sequence[int]) -> None:
        self.trains = trains
        self.classes = classes
        self.worth = 0
        self.ways: list[list[Local]] = [[] for _ in classes]

    def improve(self, _prices: Prices, tracks: Sequence[int], turn: int) -> int:
        """Begin with a class's best route at some prices; every few turns only, as it takes long."""
        if turn % 4:
            return self.worth
        count = len(self.classes)
        for first, track in enumerate(tracks):
            lead = self.classes.index(first)
            others = [train for train in range(count) if train != lead]
            picked: list[tuple[float, int, list[Local]]] = [(0.0, 0, [])] * count
            picked[lead] = (0.0, track, [])
            for train in [*others, lead, *others]:
                barred = 0
                for other, route in enumerate(picked):
                    if other != train:
                        barred |= route[1]
                picked[train] = self.trains[self.classes[train]].best({}, barred)
            worth = round(sum(route[0] for route in picked))
            if worth > self.worth:
                self.worth, self.ways = worth, [route[2] for route in picked]
        return self.worth


def _together(
    plan: Plan, trains: Sequence[TrainSweep], classes: Sequence[int], prices: Prices, known: int, unit: int
) -> tuple[int, list[list[Local]]] | None:
    """Sweep all trains at once, keeping only what may beat the revenue known; None if nothing does."""
    count = len(classes)
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
            _ways_on(train.layers[step], table[step + 1]) for train, table in zip(trains, tables, strict=True)
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
        back.append(trace)
        present = following
    if not present:
        return None
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
    return present[final], found


def _ways_on(layer: list[list[Arc]], after: list[float]) -> list[list[tuple[float, Arc]]]:
    """The ways on from each state with what they and the rest can earn at most, the best first."""
    return [
        sorted(
            [(arc[2] + after[arc[1]], arc) for arc in arcs if after[arc[1]] > -float("inf")],
            key=lambda row: -row[0],
        )
        for arcs in layer
    ]


def run_of(plan: Plan, ways: Sequence[Local]) -> Run | None:
    """Put a route together from its uses of the hexes, None if it uses none."""
    network = plan.network
    # (hex, border) -> where the piece of track that begins there leads: a border's bit, or the last stop
    onward: dict[tuple[int, int], tuple[int, int]] = {}
    ends: list[tuple[int, int, int]] = []
    for number, local in zip(plan.order, ways, strict=False):
        for one, other, stop in local.pieces:
            onward[number, one] = other, stop
            if other == CLOSED:
                ends.append((stop, number, one))
            else:
                onward[number, other] = one, stop
    if not ends:
        return None
    sides = {(border // 6, bit): border for border, bit in network.graph.bits.items()}
    across = network.graph.board.geography.across
    start, number, bit = min(ends)
    trail: list[int] = []
    stop = start
    while bit != CLOSED:
        leave = sides[number, bit]
        trail.append(leave)
        number = across[leave] // 6
        bit, stop = onward[number, bit]
    return network.places[start], tuple(trail), network.places[stop]
