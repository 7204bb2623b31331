"""An opening played, action by action."""

from typing import Any, Protocol

from trackwalker.scene.decisions import is_ready_for, may_skip
from trackwalker.scene.faults import Broken
from trackwalker.scene.journal import Journal, words
from trackwalker.scene.openings import Opening
from trackwalker.scene.table import Pending, Table

__all__ = ["Playing", "play_out"]


class Playing(Protocol):
    """What a scene has to offer for an opening to be played on it."""

    journal: Journal

    @property
    def table(self) -> Table:
        """The table as the engine shows it now."""

    @property
    def pending(self) -> Pending | None:
        """The decision to be made now."""

    def act(self, action: dict[str, Any]) -> None:
        """Have the engine accept an action."""

    def end_turn(self, company: str) -> None:
        """Let a company pass over what is left of its turn."""


def play_out(scene: Playing, opening: Opening, done: int = 0) -> None:
    """Play an opening through the scene's engine, from the deal, or after so many of its actions.

    Decisions that the list leaves out are passed over. Raises Broken, with the number of the action, where
    the engine refuses one.
    """
    for number, action in enumerate(opening.actions[done:], done + 1):
        name = action["actor"]["id"]
        scene.journal.opening = number
        try:
            if action["type"] == "pass" and action["actor"]["kind"] == "company":
                scene.end_turn(name)
                continue
            if _has_passed_already(scene, action):
                continue
            scene.act(action)
        except Broken as error:
            wanted = f"action {number} of the opening {opening.name} is accepted ({words(action)})"
            raise Broken(wanted, error.got) from error
    scene.journal.opening = None


def _has_passed_already(scene: Playing, action: dict[str, Any]) -> bool:
    """Is it the pass of a player whom an engine did not ask, because he could do nothing else?"""
    if action["type"] != "pass":
        return False
    decision = scene.pending
    return decision is None or not (is_ready_for(decision, action) or may_skip(scene.table, decision, action))
