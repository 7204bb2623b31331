"""Tokens on the map that change from a company to the one that it has become part of."""

from ...state import Company, Place
from ..building.tokens import Tokens
from ..map.board import Board


class SuccessorTokens:
    """A token of the new company takes the place of an old one (18GL 4.5.1.2; Lost Atlas MG.token)."""

    def __init__(self, board: Board, tokens: Tokens) -> None:
        self.board = board
        self.tokens = tokens

    def replace(self, old: Company, new: Company, place: Place) -> None:
        """Put a token of ``new`` where one of ``old`` is."""
        self.board.replace_token(old.id, new.id, place.hex, tuple(place.exits))
        for changed in (old, new):
            changed.tokens = self.tokens.places(changed.id)
