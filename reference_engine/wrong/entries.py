"""How a wrong mechanism is entered, and what several of them have in common."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

from ..game import Decisions, Game
from ..rules.options import Decide, Option
from ..rules.table import Commit
from .engine import Change, Show, Spoil


@dataclass(frozen=True, slots=True)
class Entry:
    """A wrong mechanism, or a box in which something else than a number is wrong.

    ``breaks``: game -> the clauses that it breaks there, without the game's prefix; those that an edition
    brings under ``1846/2``, the game and the edition. ``unobservable``: game -> why no play of it can show
    the fault.
    """

    name: str
    what: str
    breaks: Mapping[str, str]
    spoil: Spoil | None
    unobservable: Mapping[str, str]
    change: Change | None = None
    show: Show | None = None


ENTERED: list[Entry] = []
"""Every hand-made wrong mechanism, in the order of its entry."""


@cache
def enter_all() -> None:
    """Import every module of this package, in the order of names, so that what it enters is entered."""
    package = import_module(__package__)
    for module in sorted(found.name for found in walk_packages(package.__path__, f"{__package__}.")):
        import_module(module)


def wrong(
    name: str, breaks: Mapping[str, str], unobservable: Mapping[str, str] | None = None
) -> Callable[[Spoil], Spoil]:
    """Enter a wrong mechanism; its docstring says what is wrong."""

    def enter(spoil: Spoil) -> Spoil:
        what = (spoil.__doc__ or "").strip()
        ENTERED.append(Entry(f"mechanism/{name}", what, breaks, spoil, unobservable or {}))
        return spoil

    return enter


def misprinted(
    name: str, breaks: Mapping[str, str], unobservable: Mapping[str, str] | None = None
) -> Callable[[Change], Change]:
    """Enter a wrong box, as the decorated function leaves it; its docstring says what is wrong."""

    def enter(change: Change) -> Change:
        what = (change.__doc__ or "").strip()
        ENTERED.append(Entry(f"print/{name}", what, breaks, None, unobservable or {}, change))
        return change

    return enter


def misshown(name: str, breaks: Mapping[str, str]) -> Callable[[Show], Show]:
    """Enter an engine that plays by the rules and shows something else; its docstring says what is wrong."""

    def enter(show: Show) -> Show:
        what = (show.__doc__ or "").strip()
        ENTERED.append(Entry(f"mechanism/{name}", what, breaks, None, {}, show=show))
        return show

    return enter


def switched(name: str, breaks: Mapping[str, str], **settings: Any) -> None:
    """Enter an engine that reads a binding question the other way."""

    def spoil(game: Game) -> None:
        game.switches = game.table.switches = replace(game.table.switches, **settings)

    spoil.__doc__ = "reads it the other way: " + ", ".join(f"{k} = {v}" for k, v in settings.items())
    wrong(name, breaks)(spoil)


def deciding(game: Game, change: Callable[[Decisions], object]) -> None:
    """What can be decided is as ``change`` leaves it."""
    decisions = game.list_decisions

    def changed() -> Decisions:
        found = decisions()
        change(found)
        return found

    game.list_decisions = changed  # type: ignore[method-assign]


def decided(game: Game, kind: str, action: str, other: Callable[[Any, Decide], Commit]) -> None:
    """An action of one kind of decision is decided upon otherwise; ``other`` is given the right way, too."""

    def change(found: Decisions) -> None:
        option = found[kind][action]
        found[kind][action] = Option(lambda move: other(move, option.decide), option.candidates)

    deciding(game, change)


def after_purchase_of_shares(game: Game, then: Callable[[Any, int], object]) -> None:
    """After each purchase of shares, do something with the action and the buyer's cash before it."""
    counter = getattr(game, "offices", game.stock)
    buy = counter.buy

    def and_then(move: Any) -> Any:
        commit = buy(move)

        def carry_out() -> None:
            cash = game.table.players[move.actor.id].cash
            commit()
            then(move, cash)

        return carry_out

    counter.buy = and_then  # type: ignore[method-assign]


def after_purchase_of_train(game: Game, then: Callable[[Any, int], object]) -> None:
    """After each purchase of a train, do something with the action and the treasury before it."""
    buy = game.purchases.buy

    def and_then(move: Any) -> Any:
        commit = buy(move)

        def carry_out() -> None:
            cash = game.purchases.company.cash
            commit()
            then(move, cash)

        return carry_out

    game.purchases.buy = and_then  # type: ignore[method-assign]
