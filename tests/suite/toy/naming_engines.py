"""Engines that keep every rule and refuse for other reasons than the reference engine."""

from typing import Any

from reference_engine.engine import ReferenceEngine
from trackwalker.paths import features_dir


class Sound(ReferenceEngine):
    """The reference engine on the installed specification."""

    def __init__(self) -> None:
        super().__init__(features_dir())


class LastReason(Sound):
    """Of several clauses that forbid an action it names the last."""

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        forbidding = self.refusals(action)
        answer = super().apply(action)
        return answer if answer["legal"] else {**answer, "clause": forbidding[-1]}


class WrongReason(Sound):
    """It names the price of trains, whatever it refuses."""

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        answer = super().apply(action)
        return answer if answer["legal"] else {**answer, "clause": "18FL-8.2-b"}
