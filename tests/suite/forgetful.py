"""An engine that keeps the rules in a game that it was dealt; on a table that it loaded it sells no train."""

from typing import Any

from reference_engine.engine import ReferenceEngine
from trackwalker.paths import features_dir

__all__ = ["Forgetful"]


class Forgetful(ReferenceEngine):
    """The engine, as `python:forgetful:Forgetful`. Nothing that it shows tells what it has lost."""

    def __init__(self) -> None:
        super().__init__(features_dir())
        self._loaded = False

    def new_game(self, *given: Any, **named: Any) -> None:
        """Begin a game."""
        self._loaded = False
        super().new_game(*given, **named)

    def load(self, state: dict[str, Any], **named: Any) -> None:
        """Take up a table."""
        self._loaded = True
        super().load(state, **named)

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        """Carry out one action, or refuse it."""
        if self._loaded and action["type"] == "buy_train":
            return {"legal": False, "reason": "the depot is nowhere to be found"}
        return super().apply(action)
