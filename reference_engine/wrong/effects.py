"""Effects: what the rules do to the table. Each is left out the second time that it is due.

An effect is a method of a mechanism that gives nothing back, is no check, and that the game comes to (see
``reach``), not only through one that takes its place. It comes up for the ``second-time`` since the table was
set or the game begun, or as the ``second-at-once``, in what follows upon a single action.
"""

import ast
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import FunctionType, MethodType
from typing import Any, cast

from ..actions import AnyMove
from ..game import Game
from .engine import Case, Spoil, Wrong
from .occasions import PACKAGE, Hear, modules_of
from .reach import functions_of, methods_of

AT_ONCE = "second-at-once"
KINDS = {
    "second-time": "the second time since the table was set",
    AT_ONCE: "when it is due a second time upon one action",
}
_RULES = f"{__name__.split('.')[0]}.rules."
_NOT_THE_TABLE = ("map", "routes")
"""Folders of rules that tell what lies on the table, and do nothing to it."""
_NO_EFFECTS = ("check", "refuse", "load", "spread_out", "note")
"""How methods begin that change nothing that lies on the table."""
_GOES_ON = ("ask", "next", "go_", "begin", "open", "reconsider", "lay_out", "step_over", "finish")
"""How methods begin that say what is decided next, and by whom: without them the game stands still."""
_ASKS_WHETHER = ("on_", "after_", "before_", "watch_", "settle", "prepare")
"""How methods begin that see whether something follows; what does follow is an effect of its own."""


def wrong_effects(game: str, at_once: Collection[str]) -> Iterator[Wrong]:
    """Two engines for each effect; which clauses such an engine breaks depends on what it was needed for.

    at_once: the effects that are due twice upon one action now and then; of the others there is one.
    """
    for effect in effects_of(game):
        for kind, when in KINDS.items():
            if kind == AT_ONCE and effect not in at_once:
                continue
            yield Wrong(
                game=game,
                name=f"effect/{effect}@{kind}",
                clauses=(),
                what=f"leaves out what {effect} does, {when}",
                spoil=_without(effect, kind),
                case=Case(f"effect {effect}", frozenset({kind})),
            )


def _without(effect: str, kind: str) -> Spoil:
    def spoil(game: Game) -> None:
        listen_to_effects(game, {f"effect {effect}"}, lambda _, words: kind in words)

    return spoil


def listen_to_effects(game: Game, effects: Collection[str], hear: Hear) -> None:
    """``hear`` each of these effects when it is due again; what is left out does not happen."""
    wanted = {rule.removeprefix("effect "): rule for rule in effects if rule.startswith("effect ")}
    if not wanted:
        return
    all_in_all: Counter[str] = Counter()
    at_once: Counter[str] = Counter()
    apply = game.apply

    def begin(move: AnyMove) -> None:
        at_once.clear()
        apply(move)

    def counted(effect: str, carry_out: Callable[..., None]) -> Callable[..., None]:
        def perhaps(*given: Any, **named: Any) -> None:
            all_in_all[effect] += 1
            at_once[effect] += 1
            counts = {"second-time": all_in_all[effect], AT_ONCE: at_once[effect]}
            words = frozenset(kind for kind, count in counts.items() if count == 2)
            if not (words and effect in effects and hear(effect, words)):
                carry_out(*given, **named)

        return perhaps

    game.apply = begin  # type: ignore[method-assign]
    mechanisms, heard = [*mechanisms_of(game)], dict[MethodType, Callable[..., None]]()
    for mechanism in mechanisms:
        for name, whole_name in _methods(cast(Hashable, type(mechanism))):
            effect = wanted.get(whole_name)
            if effect is not None and name not in vars(mechanism):
                bound = getattr(mechanism, name)
                heard[bound] = counted(effect, bound)
                setattr(mechanism, name, heard[bound])
    _hand_out(mechanisms, heard)


def _hand_out(mechanisms: Iterable[Any], heard: Mapping[MethodType, Callable[..., None]]) -> None:
    """What a mechanism was given to call at some time is counted as well."""

    def instead(thing: Any) -> Any:
        return heard.get(thing, thing) if isinstance(thing, MethodType) else thing

    for mechanism in mechanisms:
        for name, thing in vars(mechanism).items():
            if isinstance(thing, list):
                thing[:] = map(instead, thing)
            elif isinstance(thing, MethodType):
                setattr(mechanism, name, instead(thing))


@cache
def _methods(of: Hashable) -> list[tuple[str, str]]:
    """The methods of a class: name, and the name with the class where it stands."""
    members = [(name, getattr(of, name)) for name in dir(of)]
    return [(name, member.__qualname__) for name, member in members if isinstance(member, FunctionType)]


def mechanisms_of(game: Game) -> Iterator[Any]:
    """The objects of rules that a game is put together from."""
    seen: set[int] = set()
    due = [*vars(game).values()]
    while due:
        thing = due.pop()
        if isinstance(thing, dict):
            due += thing.values()
        elif isinstance(thing, list | tuple):
            due += thing
        elif _is_mechanism(thing) and id(thing) not in seen:
            seen.add(id(thing))
            due += vars(thing).values()
            yield thing


def _is_mechanism(thing: object) -> bool:
    return type(thing).__module__.startswith(_RULES) and hasattr(thing, "__dict__")


@cache
def effects_of(game: str) -> tuple[str, ...]:
    """The effects of a game, each by its class and its name."""
    return tuple(
        dict.fromkeys(
            effect
            for path in modules_of(game)
            if (PACKAGE / "rules") in path.parents and path.parent.name not in _NOT_THE_TABLE
            for effect in _in_module(path)
            if (str(path), effect) in functions_of(game) and effect in methods_of(game)
        )
    )


@cache
def _in_module(path: Path) -> tuple[str, ...]:
    return tuple(
        f"{kind.name}.{method.name}"
        for kind in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(kind, ast.ClassDef)
        for method in kind.body
        if isinstance(method, ast.FunctionDef) and _is_effect(method)
    )


def _is_effect(method: ast.FunctionDef) -> bool:
    gives_nothing = isinstance(method.returns, ast.Constant) and method.returns.value is None
    name = method.name.lstrip("_")
    return (
        gives_nothing
        and not method.name.startswith("__")
        and not name.startswith((*_NO_EFFECTS, *_GOES_ON, *_ASKS_WHETHER))
        and "_if_" not in name
        and not any(isinstance(part, ast.Attribute) and part.attr == "refuse" for part in ast.walk(method))
    )
