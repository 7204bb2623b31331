"""The games that the harness knows."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from trackwalker.games.chesapeake import CHESAPEAKE
from trackwalker.games.eighteen46 import EIGHTEEN46
from trackwalker.games.eighteen_fl import EIGHTEEN_FL
from trackwalker.games.great_lakes import GREAT_LAKES
from trackwalker.games.kinds import GameNotes
from trackwalker.games.lost_atlas import LOST_ATLAS
from trackwalker.games.terms import Rules, Terms

__all__ = ["GAMES", "notes_of", "terms_of"]

_NOTES: Final = (CHESAPEAKE, EIGHTEEN46, EIGHTEEN_FL, GREAT_LAKES, LOST_ATLAS)
GAMES: Final[Mapping[str, GameNotes]] = {notes.game: notes for notes in _NOTES}
"""The notes by game."""


def notes_of(game: str) -> GameNotes:
    """The notes on a game; of one that is not known, those that say nothing."""
    return GAMES.get(game) or GameNotes(game)


def terms_of(game: str, rules: Mapping[str, Any] | None) -> Terms:
    """The terms by which a table of a game is played: those of the member `rules` of its state."""
    stated = Rules.stated(rules)
    return _terms(game, tuple(stated.readings.items()), tuple(stated.deviations))


@lru_cache(maxsize=256)
def _terms(game: str, readings: tuple[tuple[str, str], ...], deviations: tuple[str, ...]) -> Terms:
    return notes_of(game).terms(Rules(dict(readings), deviations))
