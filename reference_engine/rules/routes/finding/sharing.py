"""The best routes of several trains that may use the same track, as long as no two have the same route."""

from collections.abc import Sequence

from ..graph import RouteGraph
from ..paths import Run
from .reach import Reach
from .search import TooMany, run_over, search
from .sets import Choice, choose, common_unit
from .sweep import Plan
from .together import run_of
from .train_sweep import TrainSweep

LISTED = 20_000
"""Search steps per train after which the board is swept."""

Ranked = tuple[int, Run]
"""A route with its value in $."""


def best_together(
    reaches: Sequence[Reach], classes: Sequence[int], floor: int
) -> tuple[int, list[Run | None]] | None:
    """The best runs if they earn more than ``floor`` dollars.

    Of each train as many routes are enough as there are trains: of these one is always left for it.
    """
    network = reaches[0].network
    lists: list[list[Ranked]] = []
    choices: list[list[Choice]] = []
    alike: dict[object, int] = {}
    for number, reach in enumerate(reaches):
        lists.append([])
        choices.append([])
        for value, run in _best(reach, len(classes)):
            many = network.terms.standing_together and not run[1] and run[0] == run[2]
            bit = 0 if many else 1 << alike.setdefault(_either_way(run, network.graph), len(alike))
            copies = classes.count(number) if many else 1
            lists[-1] += [(value, run)] * copies
            choices[-1] += [(value, bit)] * copies
    unit = common_unit([value for rows in choices for value, _ in rows])
    revenue, picked = choose(choices, classes, unit, None, floor)
    if revenue <= floor:
        return None
    return revenue, [
        lists[number][route][1] if route >= 0 else None for number, route in zip(classes, picked, strict=True)
    ]


def _best(reach: Reach, count: int) -> list[Ranked]:
    """The best routes of a train, so many of them."""
    network = reach.network
    try:
        found = search(reach, best=count, budget=LISTED if reach.additive else None)
    except TooMany:
        ways = TrainSweep(Plan(network), reach)
        ways.drop_useless(0)
        best = [(value, run_of(ways.plan, way)) for value, way in ways.best_few(count)]
        return [(value, run) for value, run in best if run is not None]
    found.sort(key=lambda route: -route.value)
    return [(route.value, run_over(network, route)) for route in found[:count]]


def _either_way(run: Run, graph: RouteGraph) -> Run:
    """The same for a route and its reverse."""
    start, trail, end = run
    across = graph.board.geography.across
    return min(run, (end, tuple(across[border] for border in reversed(trail)), start))
