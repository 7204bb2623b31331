"""How far trains run: which kinds of stops a train may visit, how many, how many pay; or how many hexes.

An ordinary n-train has one allowance for all kinds of stops. Later games have trains with an allowance for
cities and another for towns, trains that visit more stops than they are paid for, and trains that are paid
double; all of them are described here, and the search (:mod:`.finding.search`) knows no other train.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

Place = tuple[int, int]
"""A stop as (hex number, node index)."""

STOP_KINDS = frozenset({"city", "town", "off_board"})


class Habits(NamedTuple):
    """How trains go over track, where games and readings differ.

    ``tight_bends``: over track between two neighbouring sides. ``through_areas``: on from off-board areas, of
    which all hexes are then one stop. ``detours``: it matters which track leads from a stop to the next, not
    only how little.
    """

    tight_bends: bool = True
    through_areas: bool = False
    detours: bool = False


ORDINARY = Habits()


@dataclass(frozen=True, slots=True)
class Allowance:
    """How many stops of some kinds one run may visit and how many of these pay; None: without limit.

    ``multiplier`` 0: the train takes no notice of these stops. It runs through them, they earn nothing, with
    whatever bonus, and are none of the two places that a route needs.
    """

    kinds: frozenset[str] = STOP_KINDS
    visit: int | None = None
    pay: int | None = None
    multiplier: int = 1

    @property
    def pays_all(self) -> bool:
        """Whether every stop visited is paid for."""
        return self.pay is None or (self.visit is not None and self.pay >= self.visit)


@dataclass(frozen=True, slots=True)
class TrainRange:
    """A train's name and reach. A stop of a kind that no allowance names cannot be visited.

    ``hexes``: how many hexes its route comes into, that in which it starts not counted; None: any number.
    ``free_ends``: hexes of off-board areas are not counted. ``hexes_once``: a hex that it comes into again,
    over other track, is counted once.
    """

    name: str
    allowances: tuple[Allowance, ...]
    hexes: int | None = None
    free_ends: bool = False
    hexes_once: bool = False

    @property
    def kind(self) -> "TrainRange":
        """The train but for its name: trains that can run alike are equal."""
        return replace(self, name="")

    @property
    def pays_all(self) -> bool:
        """Whether every stop visited is paid for."""
        return all(allowance.pays_all for allowance in self.allowances)

    @property
    def ignored(self) -> frozenset[str]:
        """The kinds of stops of which the train takes no notice."""
        silent = (allowance.kinds for allowance in self.allowances if not allowance.multiplier)
        return frozenset[str]().union(*silent)

    def allowance_of(self, kind: str) -> int:
        """The index of the allowance for that kind of stop, -1 if the train cannot stop there."""
        for index, allowance in enumerate(self.allowances):
            if kind in allowance.kinds:
                return index
        return -1

    def excess(self, kinds: Sequence[str]) -> tuple[int, int] | None:
        """The first allowance that such a run exceeds, as (stops made, stops allowed), or None."""
        counts = [0] * len(self.allowances)
        for kind in kinds:
            index = self.allowance_of(kind)
            if index < 0:
                return 1, 0
            counts[index] += 1
        for count, allowance in zip(counts, self.allowances, strict=True):
            if allowance.visit is not None and count > allowance.visit:
                return count, allowance.visit
        return None

    def hexes_of(self, borders: int, hexes: int, off_board: bool) -> int:
        """How many hexes a route covers for this train.

        ``borders``: the sides that it crosses; ``hexes``: those in which it is, that in which it starts among
        them; ``off_board``: it ends in an off-board area. It may start at either end, so that of two such
        areas one is the start and the other is free.
        """
        return (hexes - 1 if self.hexes_once else borders) - (self.free_ends and off_board)


Train = TrainRange | tuple[str, int | None] | tuple[str, int | None, int | None]
"""A train: in full, or as (name, number of stops that pay, None for any number), and then the number of stops
that it may visit if these are more."""


def train_of(
    name: str,
    stops: int | None,
    visits: int | None = None,
    multiplier: int = 1,
    towns: Literal["stops", "free", "ignored"] = "stops",
    hexes: int | None = None,
) -> TrainRange:
    """A train as its card describes it.

    Args:
        name: its name.
        stops: how many of its stops pay; None: any number.
        visits: how many it may visit if these are more.
        multiplier: how many times they pay.
        towns: they are ``stops`` like the others; ``free``: they pay and use up none of the number (18FL
            7.4); ``ignored``: they do neither, and are no places of a route (the 3E-train of 18FL).
        hexes: how many hexes it goes beyond the one where it starts; None: any number (18GL 4.6.3).
    """
    visits = stops if visits is None else visits
    if towns == "stops":
        return TrainRange(name, (Allowance(STOP_KINDS, visits, stops, multiplier),), hexes)
    cities = Allowance(STOP_KINDS - {"town"}, visits, stops, multiplier)
    free = Allowance(frozenset({"town"}), multiplier=multiplier if towns == "free" else 0)
    return TrainRange(name, (cities, free), hexes)


def range_of(train: Train) -> TrainRange:
    """A train in full."""
    if isinstance(train, TrainRange):
        return train
    return train_of(*train)
