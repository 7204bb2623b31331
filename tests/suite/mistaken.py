"""An engine of 18FL with three faults: open cities, 4-trains for $450, and it ends when asked to convert."""

import os
from typing import Any

from dear_train import WRONG

from reference_engine.wrong import WrongEngine
from trackwalker.paths import features_dir

__all__ = ["Mistaken"]


class Mistaken(WrongEngine):
    """The engine, as `python:mistaken:Mistaken`."""

    def __init__(self) -> None:
        super().__init__(features_dir(), WRONG)

    def _make_game(self, *given: Any) -> Any:
        game: Any = super()._make_game(*given)
        game.board.is_closed_to = lambda company, number, index: False  # noqa: ARG005
        return game

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        """Carry out one action, or end."""
        if action["type"] == "convert":
            os._exit(7)
        return super().apply(action)
