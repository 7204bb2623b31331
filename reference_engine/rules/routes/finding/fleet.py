"""The best runs of all trains of a company together.

On most boards all routes are listed (:mod:`.search`) and the best choice of disjoint ones is made by
branch and bound (:mod:`.sets`). Where there are many, only those are listed that can be part of
something better than what is known to be possible; boards crowded with routes without a limit are swept hex
by hex (:mod:`.sweep`, :mod:`.together`). Every way is exact.
"""

from collections.abc import Iterator, Sequence
from itertools import product

from ..network import Network
from ..paths import Run
from ..ranges import TrainRange
from ..terms import PlaceBonus
from .reach import Reach, reach_of
from .search import Found, TooMany, for_each, run_over, search
from .sets import OutOfBudget, choose, common_unit
from .sharing import best_together
from .together import sweep

LISTED = 4000
"""Search steps per train after which the routes are no longer all listed."""
MATTERING = 100_000
"""Search steps per train for the routes that matter, after which the board is swept."""
SINGLE = 8000
"""Search steps for the best route of a single train, after which the board is swept."""
CHOSEN = 20_000
"""Steps for the choice of disjoint routes, after which the board is swept."""

Lists = list[list[Found]]
Load = frozenset[PlaceBonus | None]
"""What one train of several earns besides: bonuses of places, and (None) that for each stop."""
Known = dict[tuple[TrainRange, tuple[PlaceBonus, ...]], tuple[list[Found], int] | None]
"""All routes of trains, and what they earn for each stop in $; None: too many to list them."""


def best_runs(
    network: Network, kinds: Sequence[TrainRange], classes: Sequence[int], floor: int = 0
) -> tuple[int, list[Run | None]] | None:
    """The most valuable runs of a fleet, if they earn more than ``floor`` dollars.

    Args:
        network: where it can run, and by what terms.
        kinds: the classes of trains.
        classes: for each train its class; trains of a class stand together.
        floor: only more than this is asked for, in $.

    Returns:
        The revenue in $, and for each train its run, None if it stays at home.
    """
    terms = network.terms
    best: tuple[int, list[Run | None]] | None = None
    # What one train only earns besides is given to each in turn. If it is for each stop, it is for the train
    # that visits most, and giving it to another earns less. A train that has some is a class of its own.
    known: Known = {}
    for loads in _loads(classes, [*([None] if terms.per_stop else []), *terms.for_one_train]):
        groups = list(dict.fromkeys(loads))
        reaches = [
            reach_of(
                network,
                kinds[number],
                terms.per_stop if None in load else 0,
                sorted((bonus for bonus in load if bonus is not None), key=lambda bonus: bonus.hex),
            )
            for number, load in groups
        ]
        found = _solve(reaches, [groups.index(group) for group in loads], floor, known)
        if found is not None:
            floor, best = found[0], found
    return best


def _loads(classes: Sequence[int], extras: Sequence[PlaceBonus | None]) -> Iterator[list[tuple[int, Load]]]:
    """For each train its class and what it earns besides, in every way in which that can be given out."""
    seen: set[tuple[tuple[int, Load], ...]] = set()
    for takers in product(range(len(classes)), repeat=len(extras)):
        loads = [
            (number, frozenset(extra for extra, taker in zip(extras, takers, strict=True) if taker == train))
            for train, number in enumerate(classes)
        ]
        loads.sort(key=lambda load: (load[0], sorted(map(str, load[1]))))
        if tuple(loads) not in seen:
            seen.add(tuple(loads))
            yield loads


def _solve(
    reaches: Sequence[Reach], classes: Sequence[int], floor: int, known: Known
) -> tuple[int, list[Run | None]] | None:
    """The best runs if they earn more than ``floor`` dollars."""
    if reaches[0].network.terms.shared_track and len(classes) > 1:
        return best_together(reaches, classes, floor)
    additive = all(reach.can_be_swept for reach in reaches)
    try:
        if len(classes) == 1:
            found = search(reaches[0], floor + 1, best_only=True, budget=SINGLE if additive else None)
            return (found[-1].value, [run_over(reaches[0].network, found[-1])]) if found else None
        lists = [
            for_each(routes, classes.count(number))
            for number, routes in enumerate(_lists(reaches, classes, floor, additive, known))
        ]
        track = ~reaches[0].network.graph.junction_mask
        choices = [[(route.value, route.once & track) for route in routes] for routes in lists]
        unit = common_unit([value for routes in choices for value, _ in routes])
        revenue, picked = choose(choices, classes, unit, CHOSEN if additive else None, floor)
    except (TooMany, OutOfBudget):
        unit = common_unit([value for reach in reaches for value in reach.values])
        swept = sweep(reaches[0].network, reaches, classes, unit)
        return swept if swept[0] > floor else None
    if revenue <= floor:
        return None
    return revenue, [
        run_over(reaches[0].network, lists[number][route]) if route >= 0 else None
        for number, route in zip(classes, picked, strict=True)
    ]


def _lists(
    reaches: Sequence[Reach], classes: Sequence[int], floor: int, additive: bool, known: Known
) -> Lists:
    """For each class its routes: all, or those that matter for earning more than ``floor`` dollars."""
    try:
        return [_all_routes(reach, known) for reach in reaches]
    except TooMany:
        if additive and any(reach.stops is None and not reach.hexes for reach in reaches):
            raise  # what such a train can still earn cannot be told closely enough
    budget = MATTERING if additive else None
    bests = [search(reach, best_only=True, budget=budget)[-1:] for reach in reaches]
    tops = [found.value for best in bests for found in best]
    if len(tops) < len(reaches):
        return [search(reach, budget=budget) for reach in reaches]
    spare = sum(tops[number] for number in classes) - max(floor, _in_turns(reaches, classes, bests))
    return [
        search(reach, max(1, top - spare), budget=budget) for reach, top in zip(reaches, tops, strict=True)
    ]


def _all_routes(reach: Reach, known: Known) -> list[Found]:
    """All routes of a train (TooMany: there are too many to list them)."""
    train = reach.train, reach.bonuses
    if train not in known:
        try:
            known[train] = search(reach, budget=LISTED), reach.per_stop
        except TooMany:
            known[train] = None
    found = known[train]
    if found is None:
        raise TooMany
    routes, per_stop = found
    if per_stop == reach.per_stop:
        return routes
    more = reach.per_stop - per_stop
    return [route._replace(value=route.value + more * route.visits) for route in routes]


def _in_turns(reaches: Sequence[Reach], classes: Sequence[int], bests: Lists) -> int:
    """What the trains earn if each in turn takes the best route that those before have left, in $."""
    most = 0
    for order in (classes, classes[::-1]):
        used = worth = 0
        for number in order:
            found = search(reaches[number], best_only=True, barred_track=used) if used else bests[number]
            if found:
                used |= found[-1].once
                worth += found[-1].value
        most = max(most, worth)
        if len(reaches) == 1:
            break
    return most
