"""What was worked out on boards that lay as this one does: games played again need not search again."""

from collections.abc import Callable, Hashable
from typing import Final, TypeVar

T = TypeVar("T")

MOST_FINDINGS: Final = 4000
"""Of so many things is what was found remembered, the oldest forgotten first."""


class Positions:
    """What was found for positions, by what was asked for.

    What is kept here outlives the board for which it was found, so it may refer to none.
    """

    def __init__(self, most: int = MOST_FINDINGS) -> None:
        self._most = most
        self._found: dict[Hashable, object] = {}

    def recall(self, position: Hashable, asked: Hashable, kind: type[T], find: Callable[[], T]) -> T:
        """What is known of a position, or else what ``find`` finds; a ``kind`` of thing."""
        key = position, asked
        known = self._found.get(key)
        if isinstance(known, kind):
            return known
        found = find()
        if len(self._found) >= self._most:
            del self._found[next(iter(self._found))]
        self._found[key] = found
        return found
