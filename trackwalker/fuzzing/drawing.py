"""Chance that is drawn: every choice is a small number, so that what draws them can make them smaller."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

__all__ = ["DIGIT", "Digit", "Drawn"]

Digit = Callable[[int], int]
"""Draws a number of so many bits, no more than `DIGIT`."""

T = TypeVar("T")

DIGIT = 6
"""So many bits are drawn at once at most."""

_BITS = 12
"""So many bits are drawn for a generator that is used for a while."""


class Drawn(Random):
    """A generator that hangs on drawn bits alone; no bit set is the first place of an `index`.

    What takes many numbers (`random`, and all that is made of it) draws bits once a turn, not for each
    number: drawing one costs more than a rule.
    """

    def __new__(cls, digit: Digit) -> "Drawn":  # noqa: ARG004 - `Random` would take it for a seed
        return super().__new__(cls)

    def __init__(self, digit: Digit) -> None:
        self._digit = digit
        self._in_turn: Random | None = None
        super().__init__(0)

    def begin_turn(self) -> None:
        """From here on numbers are others than before, and do not depend on how many were taken before."""
        self._in_turn = None

    def random(self) -> float:
        """A number from 0 up to 1."""
        if self._in_turn is None:
            self._in_turn = self.plain()
        return self._in_turn.random()

    def bits(self, count: int) -> int:
        """A number of so many bits."""
        number = 0
        for start in range(0, count, DIGIT):
            width = min(DIGIT, count - start)
            number = (number << width) + self._digit(width)
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
