"""Wrong ranges: what a train counts of its route."""

from collections.abc import Callable
from dataclasses import replace

from ...games.great_lakes import GreatLakes
from ...rules.routes import Allowance, TrainRange
from ..entries import wrong

TOWNS = frozenset({"town"})


def _ranges(game: GreatLakes, other: Callable[[TrainRange], TrainRange]) -> None:
    """Let trains have another range."""
    ranges = game.runs.train_ranges

    def changed(company):  # type: ignore[no-untyped-def]
        return [other(train) if isinstance(train, TrainRange) else train for train in ranges(company)]

    game.runs.train_ranges = changed  # type: ignore[method-assign]


@wrong("start-counts-as-a-hex", {"18GL": "4.6.3-h"})
def _(game: GreatLakes) -> None:
    """the hex in which a train starts is one of those that it covers"""
    _ranges(game, lambda train: replace(train, hexes=None if train.hexes is None else train.hexes - 1))


@wrong("hexes-are-places", {"18GL": "4.6.3-h"})
def _(game: GreatLakes) -> None:
    """a train that counts hexes visits as many places as its number, whatever the way"""

    def places(train: TrainRange) -> TrainRange:
        if train.hexes is None:
            return train
        return TrainRange(train.name, (Allowance(visit=train.hexes, pay=train.hexes),))

    _ranges(game, places)


@wrong("places-in-hexes-are-limited", {"18GL": "4.6.3-h 4.6.3-p"})
def _(game: GreatLakes) -> None:
    """a train visits no more places than half its number, besides the hexes that it counts"""

    def both(train: TrainRange) -> TrainRange:
        if train.hexes is None:
            return train
        most = train.hexes // 2 + 1
        return replace(train, allowances=(Allowance(visit=most, pay=most),))

    _ranges(game, both)


@wrong("express-trains-count-towns", {"18GL": "4.9-c 4.6.3-p 4.6.3-f"})
def _(game: GreatLakes) -> None:
    """a train that counts cities is paid for towns as well"""
    _ranges(
        game,
        lambda train: replace(
            train,
            allowances=tuple(
                replace(allowance, multiplier=train.allowances[0].multiplier)
                if allowance.kinds == TOWNS
                else allowance
                for allowance in train.allowances
            ),
        ),
    )


@wrong("diesels-pass-towns", {"18GL": "4.10-b 4.6.3-p"})
def _(game: GreatLakes) -> None:
    """a train without a limit takes no notice of towns"""

    def without(train: TrainRange) -> TrainRange:
        if train.hexes is not None or len(train.allowances) > 1:
            return train
        free = Allowance(frozenset({"city", "off_board"}))
        return replace(train, allowances=(free, Allowance(TOWNS, multiplier=0)))

    _ranges(game, without)


@wrong("off-board-areas-are-no-cities", {"18GL": "4.9-e"})
def _(game: GreatLakes) -> None:
    """a train that counts cities is paid for an off-board area, but uses none of its number for it"""

    def free(train: TrainRange) -> TrainRange:
        if not train.ignored:
            return train
        cities, towns = train.allowances
        areas = Allowance(frozenset({"off_board"}), multiplier=cities.multiplier)
        return replace(train, allowances=(replace(cities, kinds=frozenset({"city"})), areas, towns))

    _ranges(game, free)


@wrong("water-is-no-hex", {"18GL": "4.6.3-o"})
def _(game: GreatLakes) -> None:
    """a train with an open line before it comes a hex further"""
    open_lines = game.tolls.open_lines
    _ranges(
        game,
        lambda train: (
            train if train.hexes is None or not open_lines() else replace(train, hexes=train.hexes + 1)
        ),
    )
