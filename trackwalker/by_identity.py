"""What was made of things that cannot be hashed, such as a box, found again by their identity."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

__all__ = ["ByIdentity"]

Made = TypeVar("Made")


class ByIdentity(Generic[Made]):
    """What was made of the same things is made once; of more than `most`, the longest unasked for goes.

    The things are kept alive as long as what was made of them, so that no other thing takes their identity.
    They must not change.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[tuple[Hashable, ...], tuple[tuple[object, ...], Made]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def of(self, *things: object, make: Callable[[], Made], also: Hashable = None) -> Made:
        """What `make` gives for these things, and for what is told apart by its value (`also`)."""
        key = (also, *map(id, things))
        kept = self._kept.get(key)
        if kept is None:
            return self.keep(make(), *things, also=also)
        self._kept.move_to_end(key)
        return kept[1]

    def keep(self, made: Made, *things: object, also: Hashable = None) -> Made:
        """From now on this is what was made of them."""
        self._kept[also, *map(id, things)] = things, made
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return made
