"""Where the trains go that a company formed of others gives up (Lost Atlas MG.asset)."""

from collections.abc import Iterator
from typing import Protocol

from ...actions import DiscardTrainMove
from ...state import Actor, MergerRound
from ..options import Candidate
from ..rolling_stock.trains import Trains
from ..table import Commit, Table


class Discards(Protocol):
    """Trains above the limit are discarded."""

    def discard(self, move: DiscardTrainMove) -> Commit:
        """Put a train into the pool."""

    def discards(self, actor: Actor) -> Iterator[Candidate]:
        """Every train that could go."""


class MergerDiscards:
    """Into the pool like all others, or by a reading out of the game."""

    def __init__(self, table: Table, trains: Trains, inner: Discards) -> None:
        self.table = table
        self.trains = trains
        self.inner = inner
        self.discards = inner.discards

    def discard(self, move: DiscardTrainMove) -> Commit:
        """Give up one train of the president's choice."""
        carry_out = self.inner.discard(move)
        merged = isinstance(self.table.state.round, MergerRound)
        if not merged or not self.table.switches.merged_trains_leave:
            return carry_out

        def commit() -> None:
            company = self.table.companies[move.actor.id]
            given = next(train for train in self.trains.lasting(company) if train.name == move.train)
            self.trains.scrap(company, given)
            if not self.trains.is_above_limit(company):
                del self.table.state.pending[0]

        return commit
