"""What the plain table of a game looks like, and by which terms it is played, by the notes on it."""

from collections.abc import Mapping
from typing import Any

from trackwalker.components.box import Box
from trackwalker.components.ordinary_cities import with_ordinary_cities
from trackwalker.games import known
from trackwalker.games.kinds import PlainTable
from trackwalker.games.terms import Terms

__all__ = ["components_by", "money_of", "plain_table", "terms_of"]


def plain_table(box: Box) -> PlainTable:
    """The plain table of the game in this box."""
    return known.notes_of(box.game).plain_table


def terms_of(box: Box, rules: Mapping[str, Any]) -> Terms:
    """The terms of a table of this game that says so of its rules."""
    return known.terms_of(box.game, rules)


def components_by(components: dict[str, Any], rules: Mapping[str, Any]) -> dict[str, Any]:
    """The components as a table of these rules reads them."""
    terms = known.terms_of(components["game"], rules)
    return with_ordinary_cities(components) if terms.map.ordinary_cities else components


def money_of(box: Box, players: int, rules: Mapping[str, Any]) -> int | None:
    """All the money of a game of so many in $, None where the bank is unlimited.

    rules: what is said of them; by some readings the starting cash is not the bank's.
    """
    bank: int | None = box.for_players(players).get("bank", box.data["bank"])
    if bank is not None and terms_of(box, rules).money.starting_cash_beside_the_bank:
        return bank + players * box.start_cash(players)
    return bank
