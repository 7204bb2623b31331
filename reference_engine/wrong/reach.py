"""Which functions of the engine a game makes use of: what no title leads to is never played there.

Starting with the title: a class that is named in a function is in use, with those methods, of its own or
inherited, whose names are called; one that is overridden only where the one that takes its place calls it.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from types import CodeType, FunctionType, ModuleType
from typing import Any

from ..games import TITLES

_OURS = __name__.split(".")[0]


def functions_of(game: str) -> frozenset[tuple[str, str]]:
    """The functions that a game may come to: the file and the name, with its class, of each."""
    return _reached(game)[0]


@cache
def methods_of(game: str) -> frozenset[str]:
    """The methods, each with the class where it stands, that objects of a game have: none overridden."""
    return frozenset(
        member.__qualname__
        for one in _reached(game)[1]
        for member in (getattr(one, name) for name in dir(one))
        if isinstance(member, FunctionType)
    )


@cache
def _reached(game: str) -> tuple[frozenset[tuple[str, str]], frozenset[type]]:
    """The functions that a game may come to, and the classes that are in use."""
    found: set[tuple[str, str]] = set()
    classes: set[type] = set()
    called: set[str] = set()
    waiting: dict[str, list[FunctionType]] = {}
    due: list[Any] = [TITLES[game].rules]
    while due:
        thing = due.pop()
        if isinstance(thing, type):
            if thing not in classes:
                classes.add(thing)
                for name, method in _methods(thing):
                    (due if name in called else waiting.setdefault(name, [])).append(method)
            due += [method for name in list(waiting) if name.startswith("__") for method in waiting.pop(name)]
            continue
        code = thing.__code__
        if (code.co_filename, code.co_qualname) not in found:
            found.add((code.co_filename, code.co_qualname))
            due += _named(thing)
            called |= _names(code)
            due += [method for name in called & waiting.keys() for method in waiting.pop(name)]
    return frozenset(found), frozenset(classes)


def _named(function: FunctionType) -> Iterator[Any]:
    """The functions and classes of ours that a function names, in modules and lists as well."""
    names = _names(function.__code__)
    for name in names:
        thing = function.__globals__.get(name)
        inside: Iterable[Any] = ()
        if isinstance(thing, ModuleType):
            inside = [vars(thing)[other] for other in names if other in vars(thing)]
        elif isinstance(thing, dict):
            inside = thing.values()
        elif isinstance(thing, tuple | list | set | frozenset):
            inside = thing
        yield from (getattr(one, "__wrapped__", one) for one in (thing, *inside) if _is_ours(one))


def _is_ours(thing: object) -> bool:
    thing = getattr(thing, "__wrapped__", thing)
    return isinstance(thing, type | FunctionType) and thing.__module__.split(".")[0] == _OURS


def _names(code: CodeType) -> set[str]:
    """All names in a function, those of the functions inside it included."""
    inner = [part for part in code.co_consts if isinstance(part, CodeType)]
    return {*code.co_names, *code.co_freevars}.union(*map(_names, inner))


def _methods(of: type) -> Iterator[tuple[str, FunctionType]]:
    """The methods that objects of a class have, and those that these call by ``super``."""
    order = [one for one in of.__mro__ if one.__module__.split(".")[0] == _OURS]
    for name in {name for one in order for name in vars(one)}:
        for one in order:
            if name in vars(one):
                own = list(_functions(vars(one)[name]))
                yield from ((name, function) for function in own)
                if not any("super" in _names(function.__code__) for function in own):
                    break


def _functions(member: object) -> Iterator[FunctionType]:
    """The functions behind a member of a class."""
    if isinstance(member, property):
        yield from (one for one in (member.fget, member.fset) if isinstance(one, FunctionType))
    member = getattr(member, "__func__", getattr(member, "__wrapped__", getattr(member, "func", member)))
    if isinstance(member, FunctionType):
        yield member
