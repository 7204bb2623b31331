"""What a scenario looks at on engines of other manners, compared with what it sees on the plain one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from trackwalker.port.engine import Engine
from trackwalker.suite.direct import DirectScenario, play

__all__ = ["Look", "RecordingEngine", "Seen", "look"]


class RecordingEngine:
    """Another engine, whose every accepted action is counted and whose every state is kept.

    accepted: the actions accepted. looks: what is pending, and the whole state, at each look, as bytes.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.accepted = 0
        self.looks: list[tuple[bytes, bytes]] = []

    def hello(self) -> dict[str, Any]:
        """Its greeting."""
        return self.engine.hello()

    def new_game(self, params: dict[str, Any]) -> None:
        """Start a game."""
        self.engine.new_game(params)

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        """Carry out an action."""
        answer = self.engine.apply(action)
        self.accepted += bool(answer["legal"])
        return answer

    def state(self) -> dict[str, Any]:
        """The state, which is kept."""
        state = self.engine.state()
        self.looks.append((msgspec.json.encode(state["pending"]), msgspec.json.encode(state)))
        return state

    def load(self, state: dict[str, Any]) -> None:
        """Go on from a state."""
        self.engine.load(state)

    def legal_actions(self) -> list[dict[str, Any]]:
        """Its legal actions."""
        return self.engine.legal_actions()

    def best_routes(self, company: str) -> dict[str, Any]:
        """Its best routes."""
        return self.engine.best_routes(company)

    def close(self) -> None:
        """End it."""
        self.engine.close()


@dataclass(frozen=True, slots=True)
class Seen:
    """One playing of a scenario. how: why it failed, empty if it passed. stepping: was an action accepted?

    pending and states: what was pending at each look, and the whole state, in their order.
    """

    how: str
    stepping: bool
    pending: tuple[bytes, ...]
    states: tuple[bytes, ...]

    def differs_from(self, plain: "Seen", *, lists: bool) -> bool:
        """Was another decision pending at some look than with the plain engine, or any list another?"""
        return self.states != plain.states if lists else self.pending != plain.pending


Look = Mapping[str, Seen]
"""Scenario id -> what was seen."""


def look(scenarios: list[DirectScenario], engine: Engine, components: dict[str, Any]) -> dict[str, Seen]:
    """Play scenarios on one engine. Raises SceneError where a scenario is at fault."""
    seen: dict[str, Seen] = {}
    for scenario in scenarios:
        recorder = RecordingEngine(engine)
        failed = play(scenario, recorder, components)
        seen[scenario.id] = Seen(
            failed.how if failed is not None else "",
            recorder.accepted > 0,
            tuple(pending for pending, _ in recorder.looks),
            tuple(state for _, state in recorder.looks),
        )
    return seen
