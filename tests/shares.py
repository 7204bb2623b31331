"""A part of many things, so that all parts together are all of them and none is in two."""

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import pytest

T = TypeVar("T")


@dataclass(frozen=True)
class Share:
    """The `number`-th of `parts`, from 1 on."""

    number: int
    parts: int

    @classmethod
    def read(cls, text: str) -> "Share":
        """A share as it is typed, `3/8`. Raises pytest.UsageError for anything else."""
        number, slash, parts = text.partition("/")
        if not (slash and number.isdecimal() and parts.isdecimal() and 1 <= int(number) <= int(parts)):
            raise pytest.UsageError(f"--share {text}: expected K/N with K from 1 to N, as in 3/8")
        return cls(int(number), int(parts))

    def of(self, things: Sequence[T], name: Callable[[T], str]) -> list[T]:
        """Those that belong to it, in their order: dealt out by their names, always alike."""
        order = sorted(range(len(things)), key=lambda at: (zlib.crc32(name(things[at]).encode()), at))
        mine = {at for place, at in enumerate(order) if place % self.parts == self.number - 1}
        return [thing for at, thing in enumerate(things) if at in mine]


def sampled(things: Sequence[tuple[str, ...]], parts: int) -> list[Any]:
    """Cases for `parametrize` of which the first part is always tried, and all others where at length."""
    usual = set(Share(1, parts).of(things, "/".join))
    rest = pytest.mark.exhaustive
    return [pytest.param(*one, marks=() if one in usual else rest) for one in things]
