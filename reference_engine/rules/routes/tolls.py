"""Tolls: lines that only those use who pay for it, and the ways in which a company can use them (18GL 4.6.3).

A line may have several parts, one after the other. What is due depends on which train uses which of them:
each way to use them is looked at in turn, with all else left aside, and the best of these is the best of all.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Literal, NamedTuple

from ..map.board import Board

Each = Literal["train", "part", "turn"]
"""What pays: every train that uses a line, every part of it that is used, or the company once in its turn."""


@dataclass(frozen=True, slots=True)
class Toll:
    """A line, by the hexes that its parts cross, in order, and what is due for its use, in $."""

    parts: tuple[str, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class TollTerms:
    """What a company pays for the use of lines, and what that means for its run.

    ``purse``: what it can spend on it, in $; None: anything. ``deducted``: the best run is that with the most
    left after tolls (else the one that earns most).
    """

    tolls: tuple[Toll, ...] = ()
    each: Each = "train"
    purse: int | None = None
    deducted: bool = True


NO_TOLLS = TollTerms()


class Passage(NamedTuple):
    """A way to use lines: parts that stay unused (hexes), pairs of parts that one train uses, the toll."""

    barred: tuple[int, ...]
    tied: tuple[tuple[int, int], ...]
    toll: int


FREE = Passage((), (), 0)


def passages(board: Board, terms: TollTerms) -> list[Passage]:
    """Every way to use the lines that a company can pay, the cheapest first."""
    numbers = board.geography.index
    choices = [
        list(_uses([numbers[name] for name in toll.parts], toll.amount, terms.each)) for toll in terms.tolls
    ]
    found = [
        Passage(
            tuple(number for use in uses for number in use.barred),
            tuple(pair for use in uses for pair in use.tied),
            sum(use.toll for use in uses),
        )
        for uses in product(*choices)
    ]
    if terms.purse is not None:
        found = [passage for passage in found if passage.toll <= terms.purse]
    return sorted(found, key=lambda passage: passage.toll)


def _uses(parts: Sequence[int], amount: int, each: Each) -> Iterator[Passage]:
    """Every way to use a line: which of its parts, and which of those next to each other by one train."""
    for used in product((False, True), repeat=len(parts)):
        barred = tuple(part for part, use in zip(parts, used, strict=True) if not use)
        count = sum(used)
        if each == "turn" or not count:
            yield Passage(barred, (), amount if count else 0)
            continue
        yield Passage(barred, (), amount * count)
        if each == "train":
            adjoining = [
                (parts[first], parts[first + 1])
                for first in range(len(parts) - 1)
                if used[first] and used[first + 1]
            ]
            for ties in product((False, True), repeat=len(adjoining)):
                tied = tuple(pair for pair, tie in zip(adjoining, ties, strict=True) if tie)
                if tied:
                    yield Passage(barred, tied, amount * (count - len(tied)))


def toll_of(routes: Sequence[Mapping[str, Any]], terms: TollTerms) -> int:
    """What a company pays for the lines that its routes use, in $."""
    crossed = [{step["hex"] for step in route["path"]} for route in routes] if terms.tolls else []
    due = 0
    for toll in terms.tolls:
        parts = [hexes & {*toll.parts} for hexes in crossed]
        if terms.each == "part":
            due += toll.amount * sum(map(len, parts))
        elif terms.each == "train":
            due += toll.amount * sum(map(bool, parts))
        else:
            due += toll.amount * any(parts)
    return due
