"""An engine that never asks where there is nothing to decide: it passes such steps over by itself."""

from typing import Any

from trackwalker.port.engine import Engine
from trackwalker.port.reference import ReferenceConnection


class HastyEngine:
    """The reference engine without `load`, hurried on: what only one action is possible for is done at once.

    hurried: how many decisions it has made by itself.
    """

    def __init__(self) -> None:
        self._whole: Engine = ReferenceConnection()
        self.hurried = 0

    def hello(self) -> dict[str, Any]:
        greeting = self._whole.hello()
        return {**greeting, "capabilities": ["rules", "best_routes"]}

    def new_game(self, params: dict[str, Any]) -> None:
        self._whole.new_game(params)
        self._hurry()

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        answer = self._whole.apply(action)
        if answer["legal"]:
            self._hurry()
        return answer

    def _hurry(self) -> None:
        while True:
            actions = self._whole.legal_actions()
            if len(actions) != 1 or actions[0]["type"] != "pass":
                return
            self._whole.apply(actions[0])
            self.hurried += 1

    def state(self) -> dict[str, Any]:
        return self._whole.state()

    def load(self, state: dict[str, Any]) -> None:
        raise AssertionError(f"it cannot load {state['game']}")

    def legal_actions(self) -> list[dict[str, Any]]:
        return self._whole.legal_actions()

    def best_routes(self, company: str) -> dict[str, Any]:
        return self._whole.best_routes(company)

    def close(self) -> None:
        self._whole.close()
