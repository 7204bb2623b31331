"""Engines that are wrong on purpose, each in one place, to prove that the suite notices.

``catalogue(features, game)`` lists them: every refusal left out in turn, every number of the components
changed, and mechanisms that work another way. Each says which clauses it breaks; a scenario of one of these
has to fail. What is said of one game stands in its book (``books``); a wrong mechanism stands in the folder
of the mechanism that it spoils, a wrong box in ``misprints``, and both say for which games they are wrong.
"""

from dataclasses import replace
from pathlib import Path

from .books import BOOKS, LAYERS
from .companies import wrong_companies
from .effects import wrong_effects
from .engine import Wrong, WrongEngine
from .entries import ENTERED, enter_all
from .numbers import wrong_numbers
from .refusals import effects_at_once, wrong_refusals

__all__ = ["BOOKS", "LAYERS", "Wrong", "WrongEngine", "catalogue"]


def catalogue(features: Path, game: str, edition: str | None = None) -> list[Wrong]:
    """Every wrong engine for a game, the specification being in ``features``; none if it has no book here.

    ``edition``: those that are wrong in what it brings, for which it has a book of its own.
    """
    book = BOOKS.get(game) if edition is None else LAYERS.get((game, edition))
    if book is None:
        return []
    enter_all()
    where = game if edition is None else f"{game}/{edition}"
    mechanisms = [
        Wrong(
            game=game,
            name=entry.name,
            clauses=book.ids(entry.breaks[where]),
            what=entry.what,
            spoil=entry.spoil,
            change=entry.change,
            show=entry.show,
            unobservable=entry.unobservable.get(where, ""),
        )
        for entry in ENTERED
        if where in entry.breaks
    ]
    if edition is not None:
        own = [*wrong_refusals(game, book), *wrong_numbers(features, game, book, edition), *mechanisms]
        return [replace(one, edition=edition) for one in own]
    later = {clause for (of, _), one in LAYERS.items() if of == game for clause in one.ids(one.brings)}
    by_rule = [
        *wrong_refusals(game, book),
        *wrong_effects(game, effects_at_once(game)),
        *wrong_companies(game),
    ]
    return [
        *(
            replace(
                one,
                clauses=tuple(clause for clause in one.clauses if clause not in later),
                unobservable=book.excused.get(one.name, one.unobservable),
            )
            for one in by_rule
        ),
        *wrong_numbers(features, game, book),
        *mechanisms,
    ]
