"""The stable ids of scenarios, and what a feature file's name says.

`18Chesapeake/22/phase-changes-with-the-first-3-train#2` is row 2 of an outline of section 22. The id is made
of the scenario's name, so renaming a scenario gives it a new id; order, line and file do not count. What is
played by another edition than the base says so: `18GL/4.8/interest-is-paid@1.0`.
"""

import re
import unicodedata
from pathlib import Path

from trackwalker.clause_ids import natural_key

__all__ = [
    "edition_in",
    "game_title",
    "in_edition",
    "place_of",
    "plain_id",
    "plain_section",
    "row_id",
    "scenario_id",
    "section_of",
    "slug",
]

_NOT_SLUG = re.compile(r"[^a-z0-9]+")
_IN_WORDS = re.compile(r"[A-Z]+\.\w+")
_APOSTROPHES = re.compile("['\u2019]")


def slug(name: str) -> str:
    """The name of a scenario as an id: lower-case ASCII letters and digits with single hyphens."""
    plain = unicodedata.normalize("NFKD", _APOSTROPHES.sub("", name)).encode("ascii", "ignore").decode()
    return _NOT_SLUG.sub("-", plain.lower()).strip("-") or "unnamed"


def section_of(feature_file: Path | str) -> str:
    """The rulebook section of a feature file, by its name up to the first `_`, without leading zeros.

    `05_auction.feature` is section `5`, `06.4_trains.feature` is `6.4`. A section that is named by words
    stands after the number: `31_SR.auction_bids.feature` is `SR.auction`.
    """
    head, _, rest = Path(feature_file).name.removesuffix(".feature").partition("_")
    named = rest.partition("_")[0]
    return named if _IN_WORDS.fullmatch(named) else plain_section(head)


def place_of(feature_file: Path | str) -> tuple[tuple[int, int, str], ...]:
    """Where a feature file stands in the order of the book: by its number."""
    return natural_key(plain_section(Path(feature_file).name.removesuffix(".feature").partition("_")[0]))


def plain_section(text: str) -> str:
    """A section as the rulebook numbers it, where it may be written as in the names of the files: `05.24`."""
    return re.sub(r"^0+(?=\d)", "", text)


def scenario_id(game: str, section: str, name: str) -> str:
    """The id of a scenario (of an outline: without its row)."""
    return f"{game}/{section}/{slug(name)}"


def row_id(outline: str, row: int) -> str:
    """The id of one row of an outline; rows are counted from 1 through all its tables."""
    return f"{outline}#{row}"


def in_edition(scenario: str, edition: str | None, base: str) -> str:
    """The id of a scenario as it is played by an edition: by the base it says nothing of that."""
    return scenario if edition in (None, "", base) else f"{scenario}@{edition}"


def game_title(game: str) -> str:
    """A game as it is said in words, with the edition where that is not the base."""
    edition = edition_in(game)
    return f"{plain_id(game)}, edition {edition}" if edition else game


def plain_id(scenario: str) -> str:
    """The id of a scenario whatever edition it is played by."""
    return scenario.partition("@")[0]


def edition_in(scenario: str) -> str:
    """The edition that an id names; empty for the base."""
    return scenario.partition("@")[2]
