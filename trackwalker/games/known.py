"""The games that the harness knows."""

from collections.abc import Mapping
from typing import Final

from trackwalker.games.chesapeake import CHESAPEAKE
from trackwalker.games.eighteen46 import EIGHTEEN46
from trackwalker.games.eighteen_fl import EIGHTEEN_FL
from trackwalker.games.great_lakes import GREAT_LAKES
from trackwalker.games.kinds import GameNotes

__all__ = ["GAMES", "notes_of"]

_NOTES: Final = (CHESAPEAKE, EIGHTEEN46, EIGHTEEN_FL, GREAT_LAKES)
GAMES: Final[Mapping[str, GameNotes]] = {notes.game: notes for notes in _NOTES}
"""The notes by game."""


def notes_of(game: str) -> GameNotes:
    """The notes on a game; of one that is not known, those that say nothing."""
    return GAMES.get(game) or GameNotes(game)
