"""All routes of a train on a crowded board: a graph of the states of a sweep, in which a route is a path.

One train's best route is found in it at once, also when track has a price (:mod:`.together` sweeps several
trains).
"""

from typing import NamedTuple

from .open_ends import BOTH_ENDS, NO_ENDS, outline_mask, prospects_of, steps_of
from .reach import Reach
from .sets import SLACK, Prices, bits_of
from .sweep import OFF_BOARD, TOKEN, Local, Plan

State = tuple[int, int, int, int]
"""The open ends, what has been met, room left, groups of stops visited."""
Arc = tuple[int, int, int, Local]
"""Borders newly used, next state, value in $, and how the hex is used."""
NEVER = -float("inf")


class TrainSweep:
    """All routes of one train as a layered graph of states: ``layers[step][state]`` lists the ways on."""

    def __init__(self, plan: Plan, reach: Reach) -> None:
        self.plan = plan
        self.layers: list[list[list[Arc]]] = []
        self._known: dict[Terms, Best] = {}
        self._split: list[Layer] = []
        steps = steps_of(plan, reach)
        prospects = prospects_of(steps)
        outline, guard = outline_mask(plan), reach.guard
        counted = guard.bit_count() == 1
        groups_to_come, tokens_to_come = [0], [False]
        for number, step in zip(reversed(plan.order), reversed(steps), strict=True):
            here = 0
            for stop in plan.stops.get(number, ()):
                here |= plan.network.bars[stop]
            groups_to_come.append(groups_to_come[-1] | here)
            tokens_to_come.append(tokens_to_come[-1] or step.tokens)
        groups_to_come.reverse()
        tokens_to_come.reverse()
        present: dict[State, int] = {(NO_ENDS, 0, reach.room, 0): 0}
        for number, step in enumerate(steps):
            barring, hopeful = groups_to_come[number + 1], tokens_to_come[number + 1]
            likely = prospects[number + 1]
            partners, ways_of = step.partners, step.ways
            following: dict[State, int] = {}
            number_of = following.setdefault
            layer: list[list[Arc]] = []
            for ends, met, room, groups in present:
                arcs: list[Arc] = []
                met_ends = ends & 3
                for keep, put, more, complete, fresh, cost, local in ways_of(ends & partners):
                    if not local.pieces:
                        after = ends, met, room, groups & barring
                        left = room
                        if ends & outline not in likely:
                            continue
                    elif ends == BOTH_ENDS or met_ends + more > 2 or groups & local.groups:
                        continue
                    else:
                        left = room - cost
                        if left & guard:
                            continue
                        now = (ends & keep) + put
                        now_met = met | local.met
                        if complete:
                            if now != BOTH_ENDS or not now_met & TOKEN:
                                continue
                            if not reach.is_route(left, bool(now_met & OFF_BOARD)):
                                continue
                            after = BOTH_ENDS, 0, 0, 0
                        else:
                            if not (hopeful or now_met & TOKEN):
                                continue
                            prospect = likely.get(now & outline)
                            if prospect is None or (counted and (left - prospect.cost) & guard):
                                continue
                            after = now, now_met, left, (groups | local.groups) & barring
                    arcs.append((fresh, number_of(after, len(following)), local.value, local))
                layer.append(arcs)
            self.layers.append(layer)
            present = following
        self.finals = [0.0 if state[0] in (NO_ENDS, BOTH_ENDS) else NEVER for state in present]

    def drop_useless(self, floor: float, prices: Prices | None = None) -> None:
        """Forget what only routes use that are worth less than ``floor`` dollars after the price of track.

        The empty route stays.
        """
        prices = prices or {}
        same = frozenset(prices.items()), 0
        known = self._known.get(same)
        table = known.table if known is not None and known.table else self.to_go(prices)
        # what was found at these prices is not forgotten
        self._known = {} if known is None else {same: known._replace(table=[])}
        best: dict[int, float] = {0: 0.0}
        idle = 0
        for step, layer in enumerate(self.layers):
            after = table[step + 1]
            toll = _tolls(self.plan.fresh[step], prices, 0) if prices else None
            next_idle = next(arc[1] for arc in layer[idle] if not arc[3].pieces)
            numbers: dict[int, int] = {}
            reached: dict[int, float] = {}
            kept: list[list[Arc]] = []
            for state, value in best.items():
                arcs: list[Arc] = []
                for arc in layer[state]:
                    mask, index, gain, local = arc
                    worth = value + gain - toll[mask] if toll else value + gain
                    if worth + after[index] >= floor - SLACK or (state == idle and index == next_idle):
                        arcs.append((mask, numbers.setdefault(index, len(numbers)), gain, local))
                        if worth > reached.get(index, NEVER):
                            reached[index] = worth
                kept.append(arcs)
            self.layers[step] = kept
            best = {index: reached[index] for index in numbers}
            idle = next_idle
        self.finals = [self.finals[index] for index in best]
        self._split = []

    def to_go(self, prices: Prices, barred: int = 0) -> list[list[float]]:
        """For each step and state the most in $ that the rest of a route adds after the price of track."""
        table = [self.finals]
        for (firsts, others), fresh in zip(
            reversed(self._split_layers()), reversed(self.plan.fresh), strict=True
        ):
            after = table[-1]
            if fresh & barred or any(bit in prices for bit in bits_of(fresh)):
                toll = _tolls(fresh, prices, barred)
                row = [value - toll[mask] + after[index] for mask, index, value in firsts]
                for state, mask, index, value in others:
                    worth = value - toll[mask] + after[index]
                    if worth > row[state]:
                        row[state] = worth
            else:
                row = [value + after[index] for _, index, value in firsts]
                for state, _, index, value in others:
                    worth = value + after[index]
                    if worth > row[state]:
                        row[state] = worth
            table.append(row)
        table.reverse()
        return table

    def _split_layers(self) -> list["Layer"]:
        """The layers in a form that is quickly gone through."""
        if not self._split:
            self._split = [
                (
                    [arcs[0][:3] if arcs else (0, 0, NEVER) for arcs in layer],
                    [
                        (state, mask, index, value)
                        for state, arcs in enumerate(layer)
                        if len(arcs) > 1
                        for mask, index, value, _ in arcs[1:]
                    ],
                )
                for layer in self.layers
            ]
        return self._split

    def best(self, prices: Prices, barred: int = 0) -> tuple[float, int, list[Local]]:
        """The best route's value less the price of its track, its track, and how it uses each hex."""
        terms = frozenset(prices.items()), barred
        found = self._known.get(terms)
        if found is None:
            found = self._known[terms] = self._best(prices, barred)
        return found.value, found.track, found.ways

    def _best(self, prices: Prices, barred: int) -> "Best":
        table = self.to_go(prices, barred)
        state, track = 0, 0
        ways: list[Local] = []
        for step, layer in enumerate(self.layers):
            after = table[step + 1]
            toll = _tolls(self.plan.fresh[step], prices, barred)
            arc = max(layer[state], key=lambda arc: arc[2] - toll[arc[0]] + after[arc[1]])
            track |= arc[0]
            state = arc[1]
            ways.append(arc[3])
        return Best(table[0][0], track, ways, table)

    def best_few(self, count: int) -> list[tuple[int, list[Local]]]:
        """The best routes, so many of them, with their values in $ and how they use each hex."""
        present: dict[int, list[Trail]] = {0: [Trail(0, None, None)]}
        for layer in self.layers:
            following: dict[int, list[Trail]] = {}
            for state, trails in present.items():
                for _, index, gain, local in layer[state]:
                    row = following.setdefault(index, [])
                    row += [Trail(trail.value + gain, trail, local) for trail in trails]
            present = {
                index: sorted(row, key=lambda trail: -trail.value)[:count] for index, row in following.items()
            }
        ends = [trail for index, row in present.items() if self.finals[index] > NEVER for trail in row]
        ends.sort(key=lambda trail: -trail.value)
        return [(trail.value, trail.ways()) for trail in ends if trail.value][:count]


Layer = tuple[list[tuple[int, int, float]], list[tuple[int, int, int, int]]]
"""Of each state the first way on, and then all others with their states."""
Terms = tuple[frozenset[tuple[int, float]], int]
"""Prices, and the track that is barred."""


class Best(NamedTuple):
    """The best route on some terms: its value in $ after prices, its track, how it uses each hex.

    ``table``: what can be earned from each state on, as long as the states are the same.
    """

    value: float
    track: int
    ways: list[Local]
    table: list[list[float]]


class Trail(NamedTuple):
    """A part of a route on its way through the layers: its value in $, what went before, its last hex."""

    value: int
    before: "Trail | None"
    local: Local | None

    def ways(self) -> list[Local]:
        """How it uses each hex."""
        found: list[Local] = []
        trail: Trail | None = self
        while trail is not None and trail.local is not None:
            found.append(trail.local)
            trail = trail.before
        return found[::-1]


def _tolls(fresh: int, prices: Prices, barred: int) -> dict[int, float]:
    """What each choice of a step's new borders costs in $; what is barred cannot be paid."""
    tolls = {0: 0.0}
    for bit in bits_of(fresh):
        price = -NEVER if bit & barred else prices.get(bit, 0.0)
        tolls.update([(mask | bit, toll + price) for mask, toll in tolls.items()])
    return tolls
