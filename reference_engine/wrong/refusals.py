"""Engines that leave out one refusal, everywhere or in some circumstances only."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from ..actions import AnyMove, LayTileMove
from ..circumstances import circumstances
from ..game import Game
from ..games import TITLES
from ..rules.table import Commit, Illegal
from ..state import OperatingRound
from .books.book import Book
from .engine import Spoil, Wrong

PACKAGE = Path(__file__).resolve().parent.parent


def _without(left_out: str) -> Spoil:
    def spoil(game: Game) -> None:
        def refuse(rule: str, reason: str, about: str = "") -> None:
            if rule != left_out:
                raise Illegal(rule, reason, about)

        game.table.refuse = refuse  # type: ignore[method-assign]

    return spoil


def _without_where(left_out: str, words: frozenset[str]) -> Spoil:
    """Leave a refusal out where all these words hold: circumstances of the action, and of who acts."""

    def spoil(game: Game) -> None:
        now: frozenset[str] = frozenset()
        decide = game.decide

        def noting(move: AnyMove) -> Commit:
            nonlocal now
            now = circumstances(game.box, game.state, move) | {*_of_the_turn(game, move)}
            return decide(move)

        def refuse(rule: str, reason: str, about: str = "") -> None:
            if rule != left_out or not words <= now | {*about.split()}:
                raise Illegal(rule, reason, about)

        game.decide = noting  # type: ignore[method-assign]
        game.table.refuse = refuse  # type: ignore[method-assign]

    return spoil


def _of_the_turn(game: Game, move: AnyMove) -> Iterator[str]:
    """``of-a-major`` or the like: the kind of company that an action is about; what it has done before.

    ``again``: not the first action of its kind in the turn. ``with-two-hubs`` and ``with-two-trains``: a
    company that has more than one. ``after-issuing``: shares have been issued for a train in this turn.
    ``holding-some``: a player who has shares of the company that it is about.
    """
    table = game.table
    turn = table.turn if isinstance(game.state.round, OperatingRound) and game.state.round.turn else None
    name = getattr(move, "company", None) or (move.actor.id if move.actor.kind == "company" else None)
    company = table.companies.get(name or (turn.company if turn is not None else ""))
    if company is not None:
        yield f"of-a-{company.kind}"
        if len(company.tokens) > 1:
            yield "with-two-hubs"
        if len(company.trains) > 1:
            yield "with-two-trains"
    if turn is not None and (turn.laid if isinstance(move, LayTileMove) else turn.bought):
        yield "again"
    if turn is not None and turn.forced:
        yield "after-issuing"
    if name in table.certificates and game.shares.player_holds(name, move.actor.id):
        yield "holding-some"


@cache
def modules_of(game: str) -> tuple[Path, ...]:
    """The source files of the engine that a game is put together from: its own and what that imports."""
    start = PACKAGE.joinpath(*TITLES[game].rules.__module__.split(".")[1:]).with_suffix(".py")
    found: list[Path] = []
    due = [start]
    while due:
        path = due.pop()
        if path not in found:
            found.append(path)
            due += _imported(path)
    return tuple(sorted(found))


def _imported(path: Path) -> Iterator[Path]:
    """The modules of the engine that a module imports when it is run, not only for the types."""
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.ImportFrom) and statement.level:
            folder = path.parents[statement.level - 1].joinpath(*(statement.module or "").split("."))
            for named in (folder, *(folder / alias.name for alias in statement.names)):
                files = (named.with_suffix(".py"), named / "__init__.py")
                yield from (file for file in files if file.is_file())


@cache
def refusal_names(game: str) -> tuple[str, ...]:
    """Every rule that the engine's own source names in a refusal, as far as the game is made of it."""
    names: set[str] = set()
    for path in modules_of(game):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and _is_refusal(node.func) and node.args:
                names.update(_constants(node.args[0]))
    return tuple(sorted(names))


def _is_refusal(called: ast.expr) -> bool:
    return (isinstance(called, ast.Attribute) and called.attr == "refuse") or (
        isinstance(called, ast.Name) and called.id == "refuse"
    )


def _constants(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.IfExp):
        yield from _constants(argument.body)
        yield from _constants(argument.orelse)


def wrong_refusals(game: str, book: Book) -> list[Wrong]:
    """One engine for each refusal, which accepts what that refusal forbids; some do so only here or there."""
    named = {*refusal_names(game), *book.refusals} - book.foreign
    return [*_left_out(game, book, named), *_left_out_narrowly(game, book)]


def _left_out_narrowly(game: str, book: Book) -> Iterator[Wrong]:
    for key, clauses in book.narrow.items():
        rule, *words = key.split()
        yield Wrong(
            game=game,
            name=f"refusal/{rule}@{'+'.join(word.removeprefix('@') for word in words)}",
            clauses=book.ids(clauses),
            what=f"does not refuse: {rule.replace('-', ' ')}, where it is {' and '.join(words)}",
            spoil=_without_where(rule, frozenset(words)),
        )


def _left_out(game: str, book: Book, named: set[str]) -> list[Wrong]:
    return [
        Wrong(
            game=game,
            name=f"refusal/{rule}",
            clauses=book.ids(book.refusals.get(rule, "")),
            what=f"does not refuse: {rule.replace('-', ' ')}",
            spoil=_without(rule),
            unobservable=book.unobservable.get(rule, ""),
        )
        for rule in sorted(named)
    ]
