"""Discarding the train that bears a token, or another one of its type (18GL 4.3, note 9)."""

from collections.abc import Iterator
from typing import Protocol

import msgspec

from ...actions import DiscardTrainMove
from ...state import Actor
from ..options import Candidate
from ..table import Commit, Table
from .lent_markers import LentMarkers


class Discards(Protocol):
    """Trains above the limit are discarded."""

    def discard(self, move: DiscardTrainMove) -> Commit:
        """Put a train into the pool."""

    def discards(self, actor: Actor) -> Iterator[Candidate]:
        """Every train that could go."""


class MarkedDiscards:
    """Of several trains of a type the one with the token goes only if it is named; the token is lost then."""

    def __init__(self, table: Table, markers: LentMarkers, trains: Discards) -> None:
        self.table = table
        self.markers = markers
        self.trains = trains

    def discard(self, move: DiscardTrainMove) -> Commit:
        """Discard a train, with its token if that one is meant."""
        carry_out = self.trains.discard(move)
        if not move.marked:
            return carry_out
        token = self.markers.on_train(move.actor.id, move.train)
        if token is None:
            self.table.refuse("no-train-to-discard", f"No {move.train}-train of it bears a token.")

        def commit() -> None:
            if token is not None:
                self.markers.lying.remove(token)
            carry_out()

        return commit

    def discards(self, actor: Actor) -> Iterator[Candidate]:
        """Every train that could go, and of its type also the one with the token."""
        for move in self.trains.discards(actor):
            yield move
            if isinstance(move, DiscardTrainMove) and self.markers.on_train(actor.id, move.train) is not None:
                yield msgspec.structs.replace(move, marked=True)
