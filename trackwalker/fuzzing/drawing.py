"""Chance that is drawn: every choice is a few bits, so that what draws them can make them smaller.

Bits, and not numbers: numbers are now and then taken from the source code that happens to be loaded, and two
processes of one seed would draw differently.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

__all__ = ["Drawn"]

T = TypeVar("T")

_BITS = 12
"""To so many places a number between 0 and 1 is drawn."""


class Drawn(Random):
    """A generator all of whose numbers are made of drawn bits; no bits set is the first of everything."""

    def __new__(cls, bit: Callable[[], bool]) -> "Drawn":  # noqa: ARG004 - `Random` would take it for a seed
        return super().__new__(cls)

    def __init__(self, bit: Callable[[], bool]) -> None:
        self._bit = bit
        super().__init__(0)

    def random(self) -> float:
        """A number from 0 up to 1."""
        return self.bits(_BITS) / (1 << _BITS)

    def bits(self, count: int) -> int:
        """A number of so many bits."""
        number = 0
        for _ in range(count):
            number = 2 * number + self._bit()
        return number

    def index(self, count: int) -> int:
        """One of so many places, the first of them where no bit is set."""
        return self.bits((count - 1).bit_length()) % count if count > 1 else 0

    def one_of(self, options: Sequence[T]) -> T:
        """One of some things."""
        return options[self.index(len(options))]

    def plain(self) -> Random:
        """A generator of its own, for what takes many numbers: another one for each of 4,096 draws."""
        return Random(f"drawn {self.bits(_BITS)}")
