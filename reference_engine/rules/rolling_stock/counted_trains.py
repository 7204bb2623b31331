"""Trains of which there are fewer the fewer companies are left (18GL 4.5.1.2, table 6)."""

from ..table import Table
from .trains import Trains


class CountedTrains:
    """Those above the number leave the game when their phase begins; the one just bought counts."""

    def __init__(self, table: Table, trains: Trains) -> None:
        self.table = table
        self.trains = trains

    def on_phase(self, phase: str) -> None:
        """Take out what is too many."""
        for card in self.table.box.ranks:
            if card.starts_phase == phase and card.count_by_companies:
                self._leave(card.name, self._number(card.count_by_companies))

    def _number(self, by_companies: dict[int, int]) -> int:
        rows = [count for count in by_companies if count <= self._companies()]
        return by_companies[max(rows, default=min(by_companies))]

    def _companies(self) -> int:
        """How many companies there are, or may still be started; those being merged count as one.

        By a reading the national company counts as long as it can still be formed.
        """
        merged = {name for company in self.table.state.companies for name in company.merged}
        there = sum(1 for c in self.table.state.companies if not c.closed and c.id not in merged)
        return there + (self.table.switches.unformed_national_counts and self._may_still_be_formed())

    def _may_still_be_formed(self) -> bool:
        box, national = self.table.box, self.table.box.national
        if national is None or national.id in self.table.companies:
            return False
        occasions = [phase.name for phase in box.phases if phase.forms_national]
        return not box.phase_reached(self.table.state.phase, occasions[-1])

    def _leave(self, rank: str, number: int) -> None:
        count = self.table.box.train_count(rank, len(self.table.seats)) or 0
        for entry in self.trains.depot.stack:
            if entry.train == rank and entry.left is not None:
                left = max(0, number - (count - entry.left))
                self.trains.take_out(rank, entry.left - left)
