"""A train leaves the bank at the end of operating rounds (18Chesapeake 25), or of a cycle (Lost Atlas EX)."""

from ...state import Cycle, ExportRound
from ..ending import EndOfGame
from ..table import Table
from ..turns.course import Course
from .trains import Trains


class Exports:
    """After each round, or by a reading after each set; not at the end of the game, by another."""

    def __init__(self, table: Table, trains: Trains, ending: EndOfGame) -> None:
        self.table = table
        self.trains = trains
        self.ending = ending

    def close_round(self) -> None:
        """All companies have operated."""
        if self._is_due():
            self.trains.export()

    def _is_due(self) -> bool:
        switches, current = self.table.switches, self.table.operating_round
        if self.ending.is_last(current) and not switches.export_at_game_end:
            return False
        return switches.export_every == "round" or current.number == current.of


class CycleExports:
    """What closes a cycle: a train leaves the bank, or the game is over after the last one (EX.out, GE.end).

    A round of the course, in which companies may have to discard trains that a new phase does not allow them.
    """

    def __init__(self, table: Table, course: Course, trains: Trains, ending: EndOfGame) -> None:
        self.table = table
        self.course = course
        self.trains = trains
        self.ending = ending

    @property
    def cycle(self) -> Cycle:
        """The cycle going on."""
        cycle = self.table.state.cycle
        assert cycle is not None
        return cycle

    def _is_last(self) -> bool:
        return self.cycle.number == self.cycle.of

    def start(self, number: int) -> None:  # noqa: ARG002
        """Export a train; in the last cycle by a reading only."""
        self.table.state.round = ExportRound()
        if not self._is_last() or self.table.switches.export_at_game_end:
            self.trains.export()

    def next(self) -> None:
        """Nothing is pending: the next cycle begins, or the game is over."""
        cycle = self.cycle
        if self._is_last():
            self.ending.finish("cycles")
            return
        number, cycle.number = cycle.number, cycle.number + 1
        self.course.over(number)
