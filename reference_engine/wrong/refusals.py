"""Engines that leave out one refusal: everywhere, at one of its places in the source, or in one case only."""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from ..game import Game
from ..games import TITLES
from ..legal import ORDER
from ..rules.table import Illegal
from .books.book import Book
from .engine import Case, Spoil, Wrong
from .occasions import NOT_NOW, Sides, actions_of, cases_of, listen, places_of, refusal_names

__all__ = ["wrong_refusals"]


EFFECTS = "effects at once"
"""Under which name the effects that are due twice upon one action are kept beside the refusals."""


def wrong_refusals(game: str, book: Book) -> list[Wrong]:
    """One engine for each refusal, which accepts what that refusal forbids; some do so only here or there.

    What a book says of a case goes before what is made of it by rule. Of what an edition brings only that is
    left out which its book names.
    """
    if book.edition is not None:
        return [*_left_out(game, book, {*book.refusals}), *_left_out_narrowly(game, book)]
    named = {*refusal_names(game), *book.refusals} - book.foreign
    by_hand = [*_left_out(game, book, named), *_left_out_narrowly(game, book)]
    told = {one.name for one in by_hand}
    by_rule = (
        *_left_out_at_a_place(game, book, named),
        *_left_out_in_a_case(game, book, named),
        *_out_of_turn(game),
    )
    return [*by_hand, *(one for one in by_rule if one.name not in told)]


def _without(left_out: str) -> Spoil:
    def spoil(game: Game) -> None:
        def refuse(rule: str, reason: str, about: str = "") -> None:
            if rule != left_out:
                raise Illegal(rule, reason, about)

        game.table.refuse = refuse  # type: ignore[method-assign]

    return spoil


def _without_where(left_out: Case) -> Spoil:
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
            case=Case(rule),
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
                yield _by_rule(game, book, rule, [place])


@cache
def known_cases(game: str) -> dict[str, list[str]]:
    """Rule -> the cases in which it is broken now and then, as far as they are not all (see ``noting``)."""
    found: dict[str, list[str]] = json.loads(_cases_file(game).read_text(encoding="utf-8"))
    return found


def effects_at_once(game: str) -> list[str]:
    """The effects that are due twice upon one action now and then."""
    return known_cases(game).get(EFFECTS, [])


def keep_cases(game: str, met: Mapping[str, Collection[Sides]], at_once: Collection[str]) -> None:
    """Write the cases of each rule, and the effects, into the file where they are looked up."""
    cases = {rule: found for rule, sides in sorted(met.items()) if (found := cases_of(sides))}
    cases[EFFECTS] = sorted(at_once)
    _cases_file(game).write_text(json.dumps(cases, indent=1) + "\n", encoding="utf-8")
    known_cases.cache_clear()


def _cases_file(game: str) -> Path:
    return Path(__file__).with_name("books") / f"{game}.cases.json"


def _left_out_in_a_case(game: str, book: Book, named: set[str]) -> Iterator[Wrong]:
    """Left out for one kind of decision, actor or path only, wherever there is another."""
    for rule, cases in known_cases(game).items():
        if rule in named and rule not in book.unobservable:
            for case in cases:
                yield _by_rule(game, book, rule, case.split())


def _by_rule(game: str, book: Book, rule: str, words: list[str]) -> Wrong:
    """A narrow case breaks one of the clauses of the refusal, or of those that the title names for it."""
    one = _narrow(game, book, rule, book.refusals.get(rule, ""), words)
    named = (clause for _, clause in TITLES[game].grounds.get(rule, ()))
    return replace(one, clauses=tuple(dict.fromkeys((*one.clauses, *named))))


def _out_of_turn(game: str) -> Iterator[Wrong]:
    """Each type of action where it is for another to choose, and by the right one at the wrong time."""
    grounds = TITLES[game].grounds[NOT_NOW]
    for action in actions_of(game):
        for out_of, besides in (("out-of-turn", "in-step"), ("out-of-step", "in-turn")):
            case = Case(NOT_NOW, frozenset({out_of, besides, action}))
            yield Wrong(
                game=game,
                name=f"refusal/{NOT_NOW}@{out_of}+{action}",
                clauses=tuple(_not_now_clauses(grounds, case.words)),
                what=f"accepts {action.replace('_', ' ')} {out_of.replace('-', ' ')}",
                spoil=_without_where(case),
                case=case,
            )


def _not_now_clauses(grounds: Sequence[tuple[frozenset[str], str]], case: frozenset[str]) -> Iterator[str]:
    """The clauses on which the refusal may rest in such a case, by what else holds."""
    said: set[str] = set()
    for words, clause in grounds:
        other_action = any(word in ORDER and word not in case for word in words)
        if other_action or ("out-of-turn" in words and "out-of-turn" not in case) or clause in said:
            continue
        said.add(clause)
        yield clause
        if words <= case:
            return


def _narrow(game: str, book: Book, rule: str, clauses: str, words: list[str]) -> Wrong:
    left_out = Case(rule, frozenset(words))
    return Wrong(
        game=game,
        name=f"refusal/{rule}@{'+'.join(word.removeprefix('@') for word in words)}",
        clauses=book.ids(clauses),
        what=f"does not refuse: {rule.replace('-', ' ')}, where it is {' and '.join(words)}",
        spoil=_without_where(left_out),
        unobservable=book.unobservable.get(" ".join((rule, *words)), ""),
        case=left_out,
    )
