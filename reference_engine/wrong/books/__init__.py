"""What is known of the rulebook of each game: the clauses that its refusals guard and its numbers rest on."""

from . import (
    chesapeake,
    chesapeake_published,
    eighteen46,
    eighteen46_second,
    eighteen_fl,
    great_lakes,
    lost_atlas,
    lost_atlas_second,
)
from .book import Book

BOOKS: dict[str, Book] = {
    "18Chesapeake": chesapeake.BOOK,
    "1846": eighteen46.BOOK,
    "18FL": eighteen_fl.BOOK,
    "18GL": great_lakes.BOOK,
    "LostAtlas": lost_atlas.BOOK,
}
"""The book of each game."""

LAYERS: dict[tuple[str, str], Book] = {
    ("1846", "2"): eighteen46_second.BOOK,
    ("18Chesapeake", "published"): chesapeake_published.BOOK,
    ("LostAtlas", "2"): lost_atlas_second.BOOK,
}
"""What an edition brings: (game, edition) -> the book of that alone."""
