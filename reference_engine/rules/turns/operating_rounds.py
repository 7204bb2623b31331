"""Operating rounds: one company after the other."""

from collections.abc import Sequence
from typing import Protocol

from ...state import OperatingRound
from ..ending import EndOfGame
from ..table import Table
from .course import Course
from .operating_order import OperatingOrder
from .turns import Turns


class Income(Protocol):
    """The private companies."""

    def pay_out(self) -> None:
        """The bank pays their income."""


class Opens(Protocol):
    """Something to be decided before the first company operates."""

    def open_round(self) -> None:
        """An operating round has begun, and private companies have paid."""


class Closes(Protocol):
    """What happens at the end of a round."""

    def close_round(self) -> None:
        """All companies have operated."""


class OperatingRounds:
    """The rounds of a set, in each of which every company has a turn (18Chesapeake 12; 1846 6; 18FL 7)."""

    def __init__(
        self,
        table: Table,
        course: Course,
        ending: EndOfGame,
        turns: Turns,
        order: OperatingOrder,
        income: Income,
        *,
        opens: Sequence[Opens] = (),
        closes: Sequence[Closes] = (),
    ) -> None:
        self.table = table
        self.course = course
        self.ending = ending
        self.turns = turns
        self.order = order
        self.income = income
        self.opens = opens
        self.closes = closes

    @property
    def round(self) -> OperatingRound:
        """The operating round in progress."""
        return self.table.operating_round

    def start(self, number: int) -> None:
        """Begin the operating rounds after a stock round; the phase fixes how many now (18Chesapeake 26)."""
        if self.ending.with_the_stock_round():
            self.ending.finish(self.ending.cause)
            return
        self._start_round(number, 1, self.table.phase.operating_rounds)

    def on_phase(self, phase: str) -> None:
        """A new phase changes nothing in the set going on, but by a reading of 18GL 4.6."""
        current = self.table.state.round
        if self.table.switches.set_grows_with_phase and isinstance(current, OperatingRound):
            current.of = self.table.box.phase(phase).operating_rounds

    def _start_round(self, number_of_set: int, number: int, of: int) -> None:
        self.table.state.round = OperatingRound(
            set=number_of_set, number=number, of=of, order=[], done=[], turn=None, exported=False
        )
        self.income.pay_out()
        self.order.sort()
        for opening in self.opens:
            opening.open_round()

    def next(self) -> None:
        """Nothing is pending: the turn goes on, or the next one begins, or the round is over."""
        current = self.round
        if current.turn is not None:
            self.turns.next()
        elif current.order:
            self.turns.begin(current.order.pop(0))
        elif not current.exported:
            current.exported = True
            for closing in self.closes:
                closing.close_round()
        elif self.ending.is_last(current):
            self.ending.finish(self.ending.cause)
        elif current.number < current.of:
            self._start_round(current.set, current.number + 1, current.of)
        else:
            self.course.over(current.set)
