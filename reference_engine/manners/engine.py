"""The reference engine with other manners."""

from collections.abc import Collection
from pathlib import Path
from typing import Any

from ..components import Components
from ..engine import ReferenceEngine
from ..game import Game
from ..rules.switches import Switches
from ..state import State
from . import hasty, patient
from .own_order import in_own_order

MANNERS = ("hasty", "patient", "own-order")
"""The manners that an engine can have."""


class MannersError(ValueError):
    """No engine can have these manners."""


def check_manners(names: Collection[str]) -> frozenset[str]:
    """The manners named.

    Raises:
        MannersError: one of them is unknown, or two exclude each other.
    """
    for name in names:
        if name not in MANNERS:
            raise MannersError(f"unknown manner {name!r}; expected one of {', '.join(MANNERS)}")
    if {"hasty", "patient"} <= set(names):
        raise MannersError("an engine is either hasty or patient, not both")
    return frozenset(names)


class ManneredEngine(ReferenceEngine):
    """Plays by the same rules in another manner; ``manners`` are some of ``MANNERS``.

    ``hurried``: how many steps without a choice it has carried out by itself.

    Raises:
        MannersError: no engine can have these manners.
    """

    def __init__(
        self, features: Path, manners: Collection[str] = (), hide: frozenset[str] = frozenset()
    ) -> None:
        super().__init__(features, hide)
        self.manners = check_manners(manners)
        self.hurried = 0

    def _make_game(self, box: Components, state: State, switches: Switches) -> Game:
        game = super()._make_game(box, state, switches)
        if "patient" in self.manners:
            patient.teach(game)
        return game

    def new_game(self, *args: Any, **fields: Any) -> None:
        """Begin a game, and do at once what nobody has to decide."""
        super().new_game(*args, **fields)
        self._hurry()

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        """Carry out an action, and what follows without a decision."""
        answer = super().apply(action)
        if answer["legal"]:
            self._hurry()
        return answer

    def load(self, state: dict[str, Any], *, adds_up: bool = False, looked_over: bool = False) -> None:
        """Go on from a canonical state, past what nobody has to decide."""
        if "patient" in self.manners and isinstance(state, dict) and isinstance(state.get("pending"), list):
            state = {**state, "pending": patient.without_what_follows(state["pending"])}
        super().load(state, adds_up=adds_up, looked_over=looked_over)
        self._hurry()

    def state(self) -> dict[str, Any]:
        """The canonical state."""
        document = super().state()
        if "patient" in self.manners:
            document["pending"] = patient.with_what_follows(self._current(), document["pending"])
        return in_own_order(document) if "own-order" in self.manners else document

    def legal_actions(self) -> list[dict[str, Any]]:
        """Every legal action now."""
        actions = super().legal_actions()
        return actions[::-1] if "own-order" in self.manners else actions

    def _hurry(self) -> None:
        if "hasty" in self.manners:
            game = self._current()
            for step in hasty.choiceless_steps(game):
                game.apply(step)
                self._draw_itself()
                self.hurried += 1
