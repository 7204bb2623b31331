"""What the plain table of each game looks like, beyond what lies in its box.

A game not named here has the customs of `DEFAULT`. They say nothing that a rulebook decides in play: only how
a table looks about which no sentence has said more.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal


@dataclass(frozen=True)
class Customs:
    """The customs of one game.

    unsold: where certificates lie that nobody has bought: in the IPO, or in the treasury of their company.
    home_at_start: the home token is placed when a company starts, not when it first operates.
    privates_at_table: the last player has all private companies of a table that is set in the middle of the
    game; otherwise only those are in play whose owner a sentence names.
    rising: operating rounds, (set, number), in which the lowest price operates first.
    cash_besides_bank: the reading, (question, letter), by which the players' starting cash is not the bank's.
    left_out: number of players -> what leaves the game at the start where no sentence says it.
    """

    unsold: Literal["ipo", "treasury"] = "ipo"
    home_at_start: bool = False
    privates_at_table: bool = True
    rising: frozenset[tuple[int, int]] = frozenset()
    cash_besides_bank: tuple[str, str] | None = None
    left_out: Mapping[int, tuple[str, ...]] = field(default_factory=dict)


DEFAULT = Customs()

CUSTOMS: Mapping[str, Customs] = {
    "1846": Customs(
        unsold="treasury",
        home_at_start=True,
        privates_at_table=False,
        rising=frozenset({(1, 1)}),
        cash_besides_bank=("1846-Q70", "b"),
        left_out={
            3: ("C&O", "ERIE", "LSL", "O&I", "MPC", "TBC"),
            4: ("C&O", "LSL", "MPC"),
        },
    ),
}
"""The games with customs of their own."""


def customs_of(game: str) -> Customs:
    """The customs of a game."""
    return CUSTOMS.get(game, DEFAULT)
