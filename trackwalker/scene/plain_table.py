"""What the plain table of a game looks like, by the notes on it."""

from collections.abc import Mapping

from trackwalker.components.box import Box
from trackwalker.games.kinds import PlainTable
from trackwalker.games.known import notes_of

__all__ = ["money_of", "plain_table"]


def plain_table(box: Box) -> PlainTable:
    """The plain table of the game in this box."""
    return notes_of(box.game).plain_table


def money_of(box: Box, players: int, readings: Mapping[str, str]) -> int | None:
    """All the money of a game of so many in $, None where the bank is unlimited.

    readings: those followed, where one adds the starting cash to the bank.
    """
    bank: int | None = box.for_players(players).get("bank", box.data["bank"])
    question, letter = plain_table(box).cash_besides_bank or ("", "")
    if bank is not None and question and readings.get(question) == letter:
        return bank + players * box.start_cash(players)
    return bank
