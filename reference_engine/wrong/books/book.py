"""What the wrong engines of a game need to know of its rulebook: the clauses behind refusals and numbers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

Path_ = tuple[Any, ...]
"""Where a number stands: keys and indexes from the top of the file."""


ONLY_IN_18FL = frozenset(
    {
        "company-stranded",
        "no-exchange",
        "no-such-town",
        "no-tile-there",
        "one-of-a-type",
        "private-not-for-sale",
        "second-hotel-in-town",
        "second-terminal",
        "size-is-fixed",
        "too-few-stops",
        "town-not-connected",
    }
)
"""Refusals of what only 18FL has: tokens in towns and beside cities, stranded companies, sizes, exchanges."""

ONLY_IN_18GL = frozenset(
    {
        "debtor-overpays",
        "debtor-undersells",
        "face-value-only",
        "ferry-not-kept",
        "last-train-stays",
        "no-trades-yet",
        "private-not-in-play",
        "tile-of-this-turn",
        "toll-not-paid",
        "too-many-hexes",
        "train-is-tied",
    }
)
"""Refusals of mechanisms that all games share, about what only 18GL has: ferries, loans, bound trains."""

ONLY_IN_LOST_ATLAS = frozenset(
    {
        "ends-in-blocked-city",
        "not-on-the-chart",
        "same-route",
        "tight-bend",
    }
)
"""Refusals of mechanisms that the others share, which only Lost Atlas makes use of."""


@dataclass(frozen=True, slots=True)
class Stated:
    """A number that the rulebook states.

    ``clauses`` that state it, without the game's prefix and separated by spaces; ``by`` how much it is
    changed. ``unobservable`` says why no play can show the change, where that is so. ``also``: other places
    in the same file that say the same and are changed with it; ``place`` then names all of them.
    """

    clauses: str = ""
    by: int = 0
    unobservable: str = ""
    also: tuple[Path_, ...] = ()
    place: str = ""


@dataclass(frozen=True, slots=True)
class Book:
    """The rulebook of one game, as far as wrong engines break it.

    ``prefix`` of its clause ids. ``refusals``: the rule that a refusal names -> the clauses that it guards,
    without the prefix and separated by spaces. ``unobservable``: refusals that no play can miss, and why.
    ``foreign``: refusals of shared mechanisms that never come up in this game. ``narrow``: refusals that an
    engine may leave out in some circumstances only: the rule and the words for these -> the clauses that it
    guards there. ``excused``: wrong engines, by name, that are made by rule and that no play can tell from
    the sound one, and why. ``edition``: which brings all that is said, where it is not the base: then nothing
    else is left out; ``brings``: the clauses that no edition below it has. ``number`` tells of a place in the
    components what states it, ``tile_number`` of a place in the file of tiles (None: no rule uses it).
    """

    prefix: str
    refusals: Mapping[str, str]
    number: Callable[[dict[str, Any], Path_], Stated | None]
    tile_number: Callable[[Path_], Stated | None]
    unobservable: Mapping[str, str]
    foreign: frozenset[str] = frozenset()
    narrow: Mapping[str, str] = field(default_factory=dict)
    excused: Mapping[str, str] = field(default_factory=dict)
    edition: str | None = None
    brings: str = ""

    def ids(self, clauses: str) -> tuple[str, ...]:
        """Full ids of clauses that are written without the prefix."""
        return tuple(f"{self.prefix}-{clause}" for clause in clauses.split())


def marker_prices(box: dict[str, Any], path: Path_, clauses: str, home: str) -> Stated | None:
    """What tokens cost where all companies pay one price; ``home``: why the first price shows nowhere."""
    match path[1:]:
        case (_, "tokens", 0):
            return Stated(unobservable=home)
        case (0, "tokens", 1):
            also = tuple(
                ("companies", index, "tokens", number)
                for index, company in enumerate(box["companies"])
                for number in range(1, len(company["tokens"]))
                if (index, number) != (0, 1)
            )
            return Stated(clauses, 20, also=also, place="companies.tokens")
    return None
