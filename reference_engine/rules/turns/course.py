"""The course of a game: which round follows which."""

from typing import Protocol

from ..table import Table


class Opening(Protocol):
    """What comes before the first stock round."""

    def next(self) -> None:
        """Nothing is pending: the opening goes on."""


class Round(Opening, Protocol):
    """A kind of round that comes again and again."""

    def start(self, number: int) -> None:
        """Begin it; ``number`` is how often the course has come to it."""


class Course:
    """An opening, and then rounds of some kinds in turn until the game is over.

    A round says when it is over; it knows none of the others.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.opening: Opening | None = None
        self.cycle: dict[str, Round] = {}

    def lay_out(self, opening: Opening, cycle: dict[str, Round]) -> None:
        """What the game is made of: kinds of rounds, named as in the state, in their order."""
        self.opening = opening
        self.cycle = cycle

    def next(self) -> None:
        """Nothing is pending: the round in progress goes on."""
        current = self.cycle.get(self._kind(), self.opening)
        assert current is not None
        current.next()

    def over(self, number: int = 0) -> None:
        """The round in progress, the ``number``-th of its kind, is over: the one that follows it begins."""
        kinds = list(self.cycle)
        at = kinds.index(self._kind()) + 1 if self._kind() in kinds else 0
        if at in (0, len(kinds)):
            at, number = 0, number + 1
        self.cycle[kinds[at]].start(number)

    def _kind(self) -> str:
        return str(self.table.state.round.__struct_config__.tag)
