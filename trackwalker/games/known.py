"""The games that the harness knows."""

from collections.abc import Mapping
from typing import Final

from trackwalker.games.chesapeake import CHESAPEAKE
from trackwalker.games.eighteen46 import EIGHTEEN46
from trackwalker.games.eighteen_fl import EIGHTEEN_FL
from trackwalker.games.kinds import GameNotes

__all__ = ["GAMES", "notes_of"]

GAMES: Final[Mapping[str, GameNotes]] = {notes.game: notes for notes in (CHESAPEAKE, EIGHTEEN46, EIGHTEEN_FL)}
"""The notes by game."""


def notes_of(game: str) -> GameNotes:
    """The notes on a game; of one that is not known, those that say nothing."""
    return GAMES.get(game) or GameNotes(game)
