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
    cash_besides_bank: the reading, (question, letter), by which the starting cash is not the bank's.
    left_out: number of players -> what leaves the game at the start where no sentence says it.
    spare_trains: where trains lie that have left the bank and that nobody has: out of the game, or in the
    pool, where a train never leaves the game but by rusting.
    stays_bought: a private company that is still in play until the company of its share has bought a train;
    the last player has it unless a sentence says otherwise.
    turns_without_president: the reading, (question, letter), by which a company whose president's certificate
    lies in the pool has turns all the same; None: it has turns in any case.
    bonus_for_own: the reading, (question, letter), by which a president uses private companies for his own
    companies only.
    restricted_sources: the question whose readings say, purchases from where count for the limit of one train
    of a type in a turn, and which do by each.
    """

    unsold: Literal["ipo", "treasury"] = "ipo"
    home_at_start: bool = False
    privates_at_table: bool = True
    rising: frozenset[tuple[int, int]] = frozenset()
    cash_besides_bank: tuple[str, str] | None = None
    left_out: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    spare_trains: Literal["gone", "pool"] = "gone"
    stays_bought: str | None = None
    turns_without_president: tuple[str, str] | None = None
    bonus_for_own: tuple[str, str] | None = None
    restricted_sources: tuple[str, Mapping[str, tuple[str, ...]]] | None = None

    def operates_without_president(self, readings: Mapping[str, str]) -> bool:
        """Whether a company without a president has turns, by the readings followed."""
        question, letter = self.turns_without_president or ("", "")
        return not question or readings.get(question) == letter

    def bonus_for_own_only(self, readings: Mapping[str, str]) -> bool:
        """Whether only a president uses private companies for a company, by the readings followed."""
        question, letter = self.bonus_for_own or ("", "")
        return bool(question) and readings.get(question) == letter

    def restricts(self, source: str, readings: Mapping[str, str]) -> bool:
        """Whether only one train of a type is bought in a turn from `bank`, `pool` or another company."""
        question, sources = self.restricted_sources or ("", {"": ()})
        kind = source if source in ("bank", "pool") else "company"
        return kind in sources.get(readings.get(question, ""), next(iter(sources.values())))


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
    "18FL": Customs(
        privates_at_table=False,
        spare_trains="pool",
        stays_bought="FECCTC",
        turns_without_president=("18FL-Q49", "b"),
        bonus_for_own=("18FL-Q26", "b"),
        restricted_sources=(
            "18FL-Q15",
            {"a": ("bank",), "b": ("bank", "pool"), "c": ("bank", "pool", "company")},
        ),
    ),
}
"""The games with customs of their own."""


def customs_of(game: str) -> Customs:
    """The customs of a game."""
    return CUSTOMS.get(game, DEFAULT)
