"""What routes earn beside the plain values of their stops: bonuses of places, of both ends, of each stop.

A game that has none of it gives the figure of the red areas only.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from ..map.board import Board
from .ranges import ORDINARY, Habits, Place, TrainRange
from .tolls import NO_TOLLS, TollTerms

FullCity = Literal["stop", "pass-or-stop", "pass"]
"""Cities full of others' tokens: a route may end there only; it may also run through without stopping; or it
runs through only."""


@dataclass(frozen=True, slots=True)
class PlaceBonus:
    """What a place in a marked hex is worth more to the company, in $: a marker, or a hotel of its own.

    What multiplies the place's value multiplies this, too. ``counted_only``: a train that is paid for fewer
    stops than it visits has to count the stop there. ``exits``: only at the place with track to these sides.
    ``once``: it counts for one of the company's trains only.
    """

    hex: str
    amount: int
    counted_only: bool = True
    exits: tuple[int, ...] = ()
    once: bool = False


@dataclass(frozen=True, slots=True)
class RouteTerms:
    """By what terms a company's trains earn money now.

    ``values``: which figure (1 to 4) of the red areas counts. ``bonuses``: the company's marked hexes.
    ``per_stop``: what one of its trains, the one that visits most stops, earns more for each of them, in $.
    ``token_counted``: among the stops that count there has to be one with a token of the company.
    ``low_first``: the smaller of two figures counts first, however they are printed. ``halves_are_one``: a
    city drawn in two hexes is one place, at the higher of their values. ``tolls``: lines that cost money.
    ``least_stops``: of a route; one that has a single stop uses no track. ``standing_together``: two trains
    of a company may have that stop in the same city. ``shared_track``: trains of a company may use the same
    track, as long as no two have the same route. ``full``: what cities full of others' tokens are to it.
    ``habits``: how trains go over track.
    """

    values: int
    bonuses: tuple[PlaceBonus, ...] = ()
    per_stop: int = 0
    token_counted: bool = True
    low_first: bool = False
    halves_are_one: bool = False
    tolls: TollTerms = NO_TOLLS
    least_stops: int = 2
    standing_together: bool = True
    shared_track: bool = False
    full: FullCity = "stop"
    habits: Habits = ORDINARY

    @property
    def for_one_train(self) -> tuple[PlaceBonus, ...]:
        """The bonuses that count for one train only."""
        return tuple(bonus for bonus in self.bonuses if bonus.once)


def figure(printed: Sequence[int], terms: RouteTerms) -> int:
    """What counts of the figures printed at a place, in $."""
    if terms.low_first:
        return min(printed) if terms.values == 1 else max(printed)
    return printed[terms.values - 1]


def terms_of(terms: RouteTerms | int) -> RouteTerms:
    """Terms in full; a number is the figure of the red areas that counts."""
    return RouteTerms(terms) if isinstance(terms, int) else terms


class Worth(NamedTuple):
    """What a stop is worth to a company, in $.

    ``value`` and ``marked`` are earned if it counts, ``passed`` if it is visited. ``direction`` and
    ``bonus``: the end of the map where it lies and what it adds to a route between both ends. ``own``:
    whether it is a city with a token of the company.
    """

    kind: str
    value: int
    marked: int
    passed: int
    direction: str
    bonus: int
    own: bool


def worth_of(board: Board, company: str, place: Place, terms: RouteTerms) -> Worth:
    """What a stop is worth to a company, but for the bonuses that count for one train only."""
    node = board.layouts[place[0]].nodes[place[1]]
    own = place in board.held(company)
    plain = Worth(node.kind, figure(node.values, terms), 0, 0, node.direction, node.bonus, own)
    return loaded(board, place, plain, [bonus for bonus in terms.bonuses if not bonus.once])


def loaded(board: Board, place: Place, worth: Worth, bonuses: Sequence[PlaceBonus]) -> Worth:
    """What a stop is worth with these bonuses as well."""
    for bonus in bonuses:
        exits = board.layouts[place[0]].nodes[place[1]].exits
        if bonus.hex == board.geography.names[place[0]] and set(bonus.exits) <= set(exits):
            if bonus.counted_only:
                worth = worth._replace(marked=worth.marked + bonus.amount)
            else:
                worth = worth._replace(passed=worth.passed + bonus.amount)
    return worth


class Offer(NamedTuple):
    """What a stop offers to a train: ``gain`` in $ if it counts, under which of the train's allowances.

    The rest as in :class:`Worth`. ``allowance`` is -1 where the train cannot stop.
    """

    allowance: int
    gain: int
    passed: int
    direction: str
    bonus: int
    own: bool


def offer_of(train: TrainRange, worth: Worth) -> Offer:
    """What a stop offers to a train."""
    index = train.allowance_of(worth.kind)
    factor = train.allowances[index].multiplier if index >= 0 else 0
    gain, passed = (worth.value + worth.marked) * factor, worth.passed if factor else 0
    return Offer(index, gain, passed, worth.direction, worth.bonus, worth.own)


def best_count(train: TrainRange, stops: Sequence[Offer], token_counted: bool) -> tuple[int, list[int]]:
    """What a run earns at most in $, and which of its stops (by their numbers) had best be counted."""
    everything = list(range(len(stops)))
    if train.pays_all:
        return earned(stops, everything), everything
    by_gain = sorted(everything, key=[-stop.gain for stop in stops].__getitem__)
    choices: list[tuple[int, ...]] = [()]
    if token_counted:
        # the most valuable city with a token under each allowance
        best_own = {stops[number].allowance: number for number in reversed(by_gain) if stops[number].own}
        choices = [(token,) for token in best_own.values()] or choices
    ends = list(_both_ends(stops))
    if ends:
        choices += [(*pair, *token) for pair in ends for token in choices]
    best: tuple[int, list[int]] = -1, []
    for wanted in choices:
        counted = _filled(train, stops, by_gain, wanted)
        if counted is not None:
            revenue = earned(stops, counted)
            if revenue > best[0]:
                best = revenue, counted
    return best if best[0] >= 0 else (earned(stops, []), [])


def _both_ends(stops: Sequence[Offer]) -> Iterator[tuple[int, int]]:
    """The pairs of an eastern and a western place."""
    for east, stop in enumerate(stops):
        if stop.direction == "east":
            for west, other in enumerate(stops):
                if other.direction == "west":
                    yield east, west


def _filled(
    train: TrainRange, stops: Sequence[Offer], by_gain: Sequence[int], wanted: tuple[int, ...]
) -> list[int] | None:
    """As many stops as can count, the wanted ones and then the most valuable; None: that cannot be."""
    left = [len(stops) if allowance.pay is None else allowance.pay for allowance in train.allowances]
    for number in wanted:
        left[stops[number].allowance] -= 1
    if min(left) < 0:
        return None
    counted = list(wanted)
    for number in by_gain:
        index = stops[number].allowance
        if index >= 0 and left[index] and number not in wanted:
            left[index] -= 1
            counted.append(number)
    counted.sort()
    return counted


def earned(stops: Sequence[Offer], counted: Sequence[int]) -> int:
    """What a run earns in $ if these of its stops count."""
    revenue, east, west = 0, -1, -1
    for stop in stops:
        revenue += stop.passed
    for number in counted:
        _, gain, _, direction, bonus, _ = stops[number]
        revenue += gain
        if direction == "east":
            east = max(east, bonus)
        elif direction:
            west = max(west, bonus)
    return revenue + east + west if east >= 0 and west >= 0 else revenue
