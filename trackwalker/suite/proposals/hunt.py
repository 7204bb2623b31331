"""A table of a game against what is wanted: which wrong engines does a like action tell there?"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trackwalker.invariants.core.facts import Facts
from trackwalker.port.engine import EngineFault
from trackwalker.port.reference import ReferenceConnection, connect_wrong
from trackwalker.suite.proposals.attempts import like
from trackwalker.suite.proposals.moves import Move, Recorder, Wanted

__all__ = ["Found", "Hunt"]

Document = dict[str, Any]


@dataclass(frozen=True)
class Found:
    """An action that is on this table what is wanted. engines: those it tells; events: those of the scenario
    that are seen in it as well."""

    move: Move
    engines: frozenset[str]
    events: frozenset[str]

    @property
    def worth(self) -> tuple[int, int]:
        """How much of what is wanted it is."""
        return len(self.engines), len(self.events)


class Hunt:
    """What is wanted, with the engines to look for it."""

    def __init__(self, wanted: Wanted, facts: Facts) -> None:
        self.wanted = wanted
        self._facts = facts
        self._events = wanted.move.events(facts)
        self._sound = ReferenceConnection()
        self._wrong = {wrong.name: connect_wrong(wrong) for wrong in wanted.engines}

    @property
    def best(self) -> tuple[int, int]:
        """What a table can be worth at most."""
        return len(self._wrong), len(self._events)

    def look(self, state: Document, chosen: Document) -> Found | None:
        """The best of the like actions on a table; None if there is none that is answered alike."""
        if not state["pending"] or state["pending"][0]["kind"] != self.wanted.move.kind:
            return None
        templates: list[Document] = []
        if self.wanted.move.legal:
            self._sound.load(state)
            templates = self._sound.legal_actions()
        found = [
            one
            for action in like(self.wanted.move, state, chosen, templates)
            if (one := self.check(state, action)) is not None
        ]
        return max(found, key=lambda one: one.worth, default=None)

    def check(self, state: Document, action: Document) -> Found | None:
        """What an action on a table is worth; None if it is answered otherwise, or tells nobody."""
        move = self._moved(self._sound, state, action)
        if move is None or not self._is_alike(move):
            return None
        told = frozenset(
            name
            for name, engine in self._wrong.items()
            if (other := self._moved(engine, state, action)) is not None and move.is_told_from(other)
        )
        events = self._events & move.events(self._facts)
        if not told and (self._wrong or events != self._events):
            return None
        return Found(move, told, events)

    def _is_alike(self, move: Move) -> bool:
        wanted = self.wanted.move
        if move.legal != wanted.legal:
            return False
        return move.legal or move.answer.get("clause") == wanted.answer.get("clause")

    @staticmethod
    def _moved(engine: ReferenceConnection, state: Mapping[str, Any], action: Document) -> Move | None:
        recorder = Recorder(engine)
        try:
            recorder.load(dict(state))
            recorder.apply(action)
        except EngineFault:
            return None
        return recorder.moves[-1]
