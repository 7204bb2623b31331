"""Engines that leave out one refusal: everywhere, at one of its places in the source, or in one case only."""

from collections.abc import Iterator

from ..game import Game
from ..rules.table import Illegal
from .books.book import Book
from .engine import LeftOut, Spoil, Wrong
from .occasions import listen, places_of, refusal_names

__all__ = ["wrong_refusals"]


def wrong_refusals(game: str, book: Book) -> list[Wrong]:
    """One engine for each refusal, which accepts what that refusal forbids; some do so only here or there."""
    named = {*refusal_names(game), *book.refusals} - book.foreign
    return [
        *_left_out(game, book, named),
        *_left_out_narrowly(game, book),
        *_left_out_at_a_place(game, book, named),
    ]


def _without(left_out: str) -> Spoil:
    def spoil(game: Game) -> None:
        def refuse(rule: str, reason: str, about: str = "") -> None:
            if rule != left_out:
                raise Illegal(rule, reason, about)

        game.table.refuse = refuse  # type: ignore[method-assign]

    return spoil


def _without_where(left_out: LeftOut) -> Spoil:
    """Leave a refusal out where all its words hold."""

    def spoil(game: Game) -> None:
        listen(game, {left_out.rule}, lambda _, words: left_out.words <= words)

    return spoil


def _left_out(game: str, book: Book, named: set[str]) -> list[Wrong]:
    return [
        Wrong(
            game=game,
            name=f"refusal/{rule}",
            clauses=book.ids(book.refusals.get(rule, "")),
            what=f"does not refuse: {rule.replace('-', ' ')}",
            spoil=_without(rule),
            unobservable=book.unobservable.get(rule, ""),
            left_out=LeftOut(rule),
        )
        for rule in sorted(named)
    ]


def _left_out_narrowly(game: str, book: Book) -> Iterator[Wrong]:
    """Those that single bugs of others are made of."""
    for key, clauses in book.narrow.items():
        rule, *words = key.split()
        yield _narrow(game, book, rule, clauses, words)


def _left_out_at_a_place(game: str, book: Book, named: set[str]) -> Iterator[Wrong]:
    """Where several places of the source refuse by one rule, each is left out in turn."""
    for rule, places in places_of(game).items():
        if rule in named and rule not in book.unobservable and len(places) > 1:
            for place in places:
                yield _narrow(game, book, rule, book.refusals.get(rule, ""), [place])


def _narrow(game: str, book: Book, rule: str, clauses: str, words: list[str]) -> Wrong:
    left_out = LeftOut(rule, frozenset(words))
    return Wrong(
        game=game,
        name=f"refusal/{rule}@{'+'.join(word.removeprefix('@') for word in words)}",
        clauses=book.ids(clauses),
        what=f"does not refuse: {rule.replace('-', ' ')}, where it is {' and '.join(words)}",
        spoil=_without_where(left_out),
        unobservable=book.unobservable.get(" ".join((rule, *words)), ""),
        left_out=left_out,
    )
