"""An engine that does what the test tells it."""

import copy
from collections.abc import Callable
from typing import Any

State = dict[str, Any]


class ScriptedEngine:
    """Holds the state it is given; each `answer` says how the next action is judged and what it changes."""

    def __init__(self, capabilities: tuple[str, ...] = ("load", "rules", "best_routes")) -> None:
        self.capabilities = list(capabilities)
        self.current: State = {}
        self.actions: list[dict[str, Any]] = []
        self.new_games: list[dict[str, Any]] = []
        self.loaded = 0
        self.asked = 0
        self._answers: list[tuple[dict[str, Any], Callable[[State], None] | None]] = []

    def answer(
        self,
        change: Callable[[State], None] | None = None,
        legal: bool = True,
        **more: Any,
    ) -> None:
        """Queue the answer to the next action."""
        self._answers.append(({"legal": legal, **more}, change))

    def hello(self) -> dict[str, Any]:
        return {"name": "scripted", "version": "1", "protocol": "1", "capabilities": self.capabilities}

    def new_game(self, params: dict[str, Any]) -> None:
        self.new_games.append(params)

    def load(self, state: State) -> None:
        self.loaded += 1
        self.current = copy.deepcopy(state)

    def state(self) -> State:
        self.asked += 1
        return copy.deepcopy(self.current)

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        self.actions.append(action)
        answer, change = self._answers.pop(0)
        if change is not None:
            change(self.current)
        return answer

    def legal_actions(self) -> list[dict[str, Any]]:
        return []

    def best_routes(self, company: str) -> dict[str, Any]:
        del company
        return {"revenue": 90, "routes": []}

    def close(self) -> None:
        pass
