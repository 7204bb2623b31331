"""A train leaves the bank at the end of operating rounds (18Chesapeake 25)."""

from ..ending import EndOfGame
from ..table import Table
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
