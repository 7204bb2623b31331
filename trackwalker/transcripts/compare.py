"""Two tables of facts, one of the site's state and one of the engine's, laid against each other.

Both say `name of the fact -> value` in the same words, so that a comparison of states is one of tables.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

__all__ = ["Difference", "Naming", "Table", "differences"]

Table = dict[str, object]
"""Fact -> value. Money in $, shares in percent."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A fact that differs: what the site's trace says, and what the engine has."""

    fact: str
    expected: object
    got: object

    def __str__(self) -> str:
        return f"{self.fact}: expected {_shown(self.expected)}, got {_shown(self.got)}"


@dataclass(frozen=True, slots=True)
class Naming:
    """How the site's names become the engine's: players, companies, tiles, cards of a distribution.

    independents: private companies that are railroads; they are gone once a company has bought them. hand:
    how many cards are drawn in a distribution.
    """

    players: Mapping[str, str]
    privates: Mapping[str, str]
    tile: Callable[[str], str]
    card: Callable[[str], str]
    companies: Mapping[str, str] = field(default_factory=dict)
    independents: frozenset[str] = frozenset()
    hand: int = 0

    def company(self, site_id: str) -> str:
        """Our name of a company that has shares, or of an independent one."""
        return self.companies.get(site_id, site_id)


def differences(expected: Table, got: Table) -> list[Difference]:
    """The facts that differ, in the order of the expected table."""
    return [
        Difference(fact, expected.get(fact), got.get(fact))
        for fact in [*expected, *(fact for fact in got if fact not in expected)]
        if expected.get(fact) != got.get(fact)
    ]


def _shown(value: object) -> str:
    if isinstance(value, tuple) and value and isinstance(value[0], str):
        return f"tile {value[0]} {value[1:]}"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    if isinstance(value, dict):
        return ", ".join(f"{name}: {number}" for name, number in value.items()) or "none"
    return "none" if value is None else str(value)
