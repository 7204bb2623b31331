"""The open ends of a route in the middle of a sweep, as one number, and what becomes of them in the next hex.

Lowest in it is how many of the route's two ends have been met, then a bit for each open border of the sweep
that the route uses, then for each of these with which other one it belongs together. Without the last the
number is the outline of a state. It already tells how the route could go on at most, if its pieces need not
join to a single route: so that most states that lead nowhere are never come to.
"""

from collections.abc import Iterator
from typing import NamedTuple

from .reach import Reach
from .sets import bits_of
from .sweep import CLOSED, Local, Plan

WIDTH = 6
"""Bits of the number of a border, in the list of partners."""
ENDED = (1 << WIDTH) - 1
"""The partner of an open border from which the route has been followed to its end."""
NO_ENDS, BOTH_ENDS = 0, 2
"""A route that has not begun, and one that is complete: no border is open."""


class Way(NamedTuple):
    """How a hex is used: what stays of the open ends, what is added, whether the route should be complete.

    ``ends``: how many of its ends it has there. ``fresh``: the borders newly used, as bits; ``cost``: of its
    room.
    """

    keep: int
    put: int
    ends: int
    complete: bool
    fresh: int
    cost: int
    local: Local


class Onward(NamedTuple):
    """How a hex can be used as far as outlines tell: what is added to them, ends there, value in $, cost."""

    put: int
    ends: int
    value: int
    cost: int


class Prospect(NamedTuple):
    """What may at most be added to a route from an outline on, in $, and the least room that this costs."""

    value: int
    cost: int


class Step:
    """One hex of the sweep, as a train can use it."""

    def __init__(self, plan: Plan, reach: Reach, step: int, slots: int) -> None:
        number, self._slots, self._all = plan.order[step], plan.slots[step], slots
        self._known = plan.borders[number] & ~plan.fresh[step]
        self._hexes = reach.hexes
        self.closing = self._outline(self._known)
        """The outline's bits of the borders that lead into the hex."""
        self.partners = self._partners(self._known)
        self._by_entry: dict[int, list[Local]] = {}
        onward: dict[int, dict[tuple[int, int], Onward]] = {}
        self.tokens = False
        for local in plan.locals(number, reach):
            entry = self._outline(local.used & self._known)
            self._by_entry.setdefault(entry, []).append(local)
            self.tokens |= bool(local.met & 1)
            fresh, ends = local.used & ~self._known, _ends(local)
            put, cost = self._outline(fresh) + ends, local.cost + self._hexes * fresh.bit_count()
            row = onward.setdefault(entry, {})
            other = row.get((put, ends), Onward(put, ends, local.value, cost))
            row[put, ends] = Onward(put, ends, max(other.value, local.value), min(other.cost, cost))
        self.onward = {entry: [*row.values()] for entry, row in onward.items()}
        self._ways: dict[int, list[Way]] = {}

    def _outline(self, borders: int) -> int:
        return sum(4 << self._slots[bit] for bit in bits_of(borders) if bit in self._slots)

    def _partners(self, borders: int) -> int:
        return sum(ENDED << self._place(self._slots[bit]) for bit in bits_of(borders))

    def _place(self, slot: int) -> int:
        """Where the partner of a border stands in the number."""
        return 2 + self._all + WIDTH * slot

    def ways(self, partners: int) -> list[Way]:
        """How a route can go on whose open borders that lead into the hex have these partners."""
        found = self._ways.get(partners)
        if found is None:
            known = {}
            for bit in bits_of(self._known):
                slot = self._slots[bit]
                partner = partners >> self._place(slot) & ENDED
                if partner:
                    known[slot + 1] = partner
            entry = sum(2 << name for name in known)
            found = self._ways[partners] = [*self._joined(known, self._by_entry.get(entry, ()))]
        return found

    def _joined(self, known: dict[int, int], locals_: "list[Local] | tuple[()]") -> Iterator[Way]:
        away = self.closing | self.partners
        for local in locals_:
            partner, complete = dict(known), False
            for one, other, _ in local.pieces:
                near = ENDED if one == CLOSED else self._slots[one] + 1
                over = ENDED if other == CLOSED else self._slots[other] + 1
                far = partner.pop(near, near)
                if far == over != ENDED:
                    break  # a closed ring
                beyond = partner.pop(over, over)
                if far == beyond == ENDED:
                    if complete:
                        break
                    complete = True
                if far != ENDED:
                    partner[far] = beyond
                if beyond != ENDED:
                    partner[beyond] = far
            else:
                fresh = local.used & ~self._known
                lost, put = away, self._outline(fresh) + _ends(local)
                for name, other in partner.items():
                    lost |= ENDED << self._place(name - 1)
                    put |= other << self._place(name - 1)
                cost = local.cost + self._hexes * fresh.bit_count()
                yield Way(~lost, put, _ends(local), complete, fresh, cost, local)


def _ends(local: Local) -> int:
    """How many ends of a route a use of a hex has."""
    return sum((one == CLOSED) + (other == CLOSED) for one, other, _ in local.pieces)


def steps_of(plan: Plan, reach: Reach) -> list[Step]:
    """The hexes in the order of the sweep, as a train can use them."""
    slots = 1 + max((slot for row in plan.slots for slot in row.values()), default=0)
    return [Step(plan, reach, step, slots) for step in range(len(plan.order))]


def outline_mask(plan: Plan) -> int:
    """The part of the number that is a state's outline."""
    return (4 << 1 + max((slot for row in plan.slots for slot in row.values()), default=0)) - 1


def prospects_of(steps: list[Step]) -> list[dict[int, Prospect]]:
    """For each step the outlines from which a route can be completed, as far as outlines tell."""
    present: set[int] = {NO_ENDS}
    layers: list[dict[int, list[tuple[int, int, int]]]] = []
    for step in steps:
        closing, onward = step.closing, step.onward
        layer: dict[int, list[tuple[int, int, int]]] = {}
        following: set[int] = set()
        for outline in present:
            kept, ends = outline & ~closing, outline & 3
            layer[outline] = after = [
                (kept + put, value, cost)
                for put, more, value, cost in onward.get(outline & closing, ())
                if ends + more <= 2
            ]
            following.update([way[0] for way in after])
        layers.append(layer)
        present = following
    table = [{outline: Prospect(0, 0) for outline in present if outline in (NO_ENDS, BOTH_ENDS)}]
    for layer in reversed(layers):
        last = table[-1]
        row: dict[int, Prospect] = {}
        for outline, ways in layer.items():
            best, least = -1, 0
            for to, value, cost in ways:
                beyond = last.get(to)
                if beyond is not None:
                    least = cost + beyond.cost if best < 0 else min(least, cost + beyond.cost)
                    best = max(best, value + beyond.value)
            if best >= 0:
                row[outline] = Prospect(best, least)
        table.append(row)
    table.reverse()
    return table
