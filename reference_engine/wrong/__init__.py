"""Engines that are wrong on purpose, each in one place, to prove that the suite notices.

``catalogue(features, game)`` lists them: every refusal left out in turn, every number of the components
changed, and mechanisms that work another way. Each says which clauses it breaks; a scenario of one of these
has to fail. What is said of one game stands in its book; a wrong mechanism says for which games it is one.
"""

from pathlib import Path

from . import (
    auctions,
    bonus_turns,
    bonuses,
    building,
    certificates,
    chesapeake_book,
    drafts,
    eighteen46_book,
    eighteen_fl_book,
    endings,
    failures,
    frozen_companies,
    helped_trains,
    hidden_choices,
    hidden_facts,
    long_runs,
    misprinted_cards,
    misprints,
    offices,
    operations,
    payouts,
    phases_out,
    prices,
    railroads,
    single_steps,
    sizes,
    stock_rounds,
    too_strict,
    towns,
    track_steps,
    train_rules,
    treasuries,
    turn_steps,
)
from .book import Book
from .engine import Wrong, WrongEngine
from .entries import ENTERED
from .numbers import wrong_numbers
from .refusals import wrong_refusals

MECHANISMS = (
    prices,
    certificates,
    stock_rounds,
    auctions,
    operations,
    train_rules,
    endings,
    drafts,
    railroads,
    bonuses,
    treasuries,
    building,
    payouts,
    phases_out,
    failures,
    misprints,
    misprinted_cards,
    hidden_choices,
    sizes,
    offices,
    single_steps,
    turn_steps,
    bonus_turns,
    towns,
    track_steps,
    long_runs,
    helped_trains,
    frozen_companies,
    too_strict,
    hidden_facts,
)
"""The modules that enter wrong mechanisms."""

BOOKS: dict[str, Book] = {
    "18Chesapeake": chesapeake_book.BOOK,
    "1846": eighteen46_book.BOOK,
    "18FL": eighteen_fl_book.BOOK,
}
"""What is known of the rulebook of each game."""

__all__ = ["BOOKS", "MECHANISMS", "Wrong", "WrongEngine", "catalogue"]


def catalogue(features: Path, game: str) -> list[Wrong]:
    """Every wrong engine for a game, the specification being in ``features``; none if it has no book here."""
    book = BOOKS.get(game)
    if book is None:
        return []
    mechanisms = [
        Wrong(
            game=game,
            name=entry.name,
            clauses=book.ids(entry.breaks[game]),
            what=entry.what,
            spoil=entry.spoil,
            change=entry.change,
            show=entry.show,
            unobservable=entry.unobservable.get(game, ""),
        )
        for entry in ENTERED
        if game in entry.breaks
    ]
    return [*wrong_refusals(game, book), *wrong_numbers(features, game, book), *mechanisms]
