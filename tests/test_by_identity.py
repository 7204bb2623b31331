"""What is found again by identity."""

import gc
import weakref
from typing import Any

from trackwalker.by_identity import ByIdentity


class Thing(dict[str, Any]):
    """A dict that can be watched, and like all dicts has no hash."""


def test_of_the_same_things_it_is_made_once() -> None:
    kept, one, like_it = ByIdentity[list[int]](8), Thing(), Thing()
    made = kept.of(one, make=lambda: [1])
    assert kept.of(one, make=lambda: [2]) is made
    assert kept.of(like_it, make=lambda: [2]) == [2]


def test_the_order_of_the_things_and_the_value_beside_them_tell_apart() -> None:
    kept, one, other = ByIdentity[int](8), Thing(), Thing()
    made = [
        kept.of(*things, also=also, make=lambda: len(kept))
        for things in ((one, other), (other, one), (one,))
        for also in (None, "a")
    ]
    assert made == [0, 1, 2, 3, 4, 5]
    assert kept.of(one, other, also="a", make=lambda: -1) == 1


def test_what_was_not_asked_for_longest_is_forgotten_and_let_go() -> None:
    kept, things = ByIdentity[int](2), [Thing(), Thing(), Thing()]
    first, second, third = things
    kept.of(first, make=lambda: 1)
    kept.of(second, make=lambda: 2)
    kept.of(first, make=lambda: -1)
    kept.of(third, make=lambda: 3)
    assert len(kept) == 2
    assert kept.of(first, make=lambda: -1) == 1
    gone, there = weakref.ref(second), weakref.ref(first)
    del first, second, third, things
    gc.collect()
    assert gone() is None
    assert there() is not None


def test_what_was_made_can_be_told_beforehand() -> None:
    kept, one = ByIdentity[str](2), Thing()
    kept.keep("kept", one)
    assert kept.of(one, make=lambda: "made") == "kept"
