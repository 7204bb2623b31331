"""In which case a rule refuses, in words: what an engine that leaves it out there has to tell apart.

Besides the circumstances of the action (``reference_engine.circumstances``) there are words for

- the place of the source that refuses: ``in-Sales.plan``, and ``in-Sales.plan.2`` where it is the second
  there that names the rule;
- who acts, and when: ``by-power`` of a private company or ``by-itself``, ``first-to-operate`` in the round or
  ``later-to-operate``, ``at-first`` or ``after-another-action`` of the turn, ``two-players`` or
  ``more-players``;
- who is asked: ``in-turn`` (or ``out-of-turn``), and whether the type of action can be chosen in what is
  being decided, ``in-step`` or ``out-of-step``: for what is refused as ``not-now``;
- the company that it is about: ``of-a-major`` or the like, ``with-two-hubs``, ``with-two-trains``;
- some that single bugs are made of: ``again``, ``after-issuing``, ``holding-some``.
"""

import ast
import sys
from collections.abc import Callable, Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from ..actions import AnyMove, LayTileMove
from ..circumstances import circumstances
from ..game import Game
from ..games import TITLES
from ..legal import ORDER
from ..rules.switches import Switches
from ..rules.table import Commit, Illegal
from ..state import OperatingRound, OperatingTurn, StockRound, StockTurn
from .reach import functions_of

PACKAGE = Path(__file__).resolve().parent.parent

NOT_NOW = "not-now"
"""The rule by which an action is refused that somebody else, or something else, has to come before."""

Hear = Callable[[str, frozenset[str]], bool]
"""Is told the rule of a refusal and the words for its case; whether it is left out."""


def listen(game: Game, rules: Collection[str], hear: Hear) -> None:
    """``hear`` each refusal by these rules, before it is said."""
    places = refusing_places(game.state.game)
    asked: list[AnyMove] = []
    decide = game.decide

    def noting(move: AnyMove) -> Commit:
        asked[:] = [move]
        try:
            return decide(move)
        except Illegal as refusal:
            if refusal.rule == NOT_NOW in rules and hear(NOT_NOW, frozenset(words_of(game, move))):
                commit = _all_the_same(game, move)
                if commit is not None:
                    return commit
            raise

    def refuse(rule: str, reason: str, about: str = "") -> None:
        if rule in rules and asked:
            caller = sys._getframe(1)
            words = {*words_of(game, asked[0]), *about.split()}
            place = places.get((caller.f_code.co_filename, caller.f_lineno, rule))
            if hear(rule, frozenset(words if place is None else {*words, place})):
                return
        if rule not in game.table.left_out:
            raise Illegal(rule, reason, about)

    game.decide = noting  # type: ignore[method-assign]
    game.table.refuse = refuse  # type: ignore[method-assign]


def _all_the_same(game: Game, move: AnyMove) -> Commit | None:
    """What the action does if nobody asks who acts, or what is to be decided; None where that is nothing.

    Where the type of action can be chosen in several decisions, it is the first that it makes sense in.
    """
    tag, due = str(move.__struct_config__.tag), game.state.pending[0].kind
    for options in (game.decisions[due], *game.decisions.values()):
        if tag in options:
            try:
                return options[tag].decide(move)
            except (Illegal, LookupError, AssertionError, AttributeError, TypeError, ValueError):
                continue
    return None


def words_of(game: Game, move: AnyMove) -> Iterator[str]:
    """The words for an action that is decided upon now, but for the place that refuses."""
    yield from circumstances(game.box, game.state, move)
    if game.state.pending:
        tag, due = str(move.__struct_config__.tag), game.state.pending[0]
        yield "in-step" if tag in game.decisions[due.kind] else "out-of-step"
        if any((one.kind, one.id) == (move.actor.kind, move.actor.id) for one in due.actors):
            yield "in-turn"
    yield "two-players" if len(game.state.players) == 2 else "more-players"
    if hasattr(move, "private") and (hasattr(move, "hex") or hasattr(move, "line")):
        yield "by-itself" if move.private is None else "by-power"
    name, turn = getattr(move, "company", None), None
    if isinstance(game.state.round, OperatingRound):
        turn = game.state.round.turn
        yield "later-to-operate" if game.state.round.done else "first-to-operate"
    elif isinstance(game.state.round, StockRound):
        yield "after-another-action" if _has_traded(game.state.round.turn) else "at-first"
    if move.actor.kind == "company" and name is None:
        name = move.actor.id
    if turn is not None:
        yield "after-another-action" if _has_acted(turn) else "at-first"
        yield from _before(turn, move)
    yield from _of_the_company(game, name or (turn.company if turn is not None else ""))
    if name in game.table.certificates and game.shares.player_holds(name, move.actor.id):
        yield "holding-some"


def _has_traded(turn: StockTurn) -> bool:
    return bool(turn.sold or turn.bought or turn.bonds_sold)


def _has_acted(turn: OperatingTurn) -> bool:
    """Whether the company has done something in its turn besides running its trains."""
    traded = turn.issued or turn.redeemed or turn.forced or turn.sold or turn.raised or turn.bonds_from
    return bool(turn.laid or turn.tokens or turn.bought or turn.privates or turn.used or traded)


def _before(turn: OperatingTurn, move: AnyMove) -> Iterator[str]:
    """What has come before in the turn of a company.

    ``again``: an action of the kind. ``after-issuing``: shares have been issued for a train.
    """
    if turn.laid if isinstance(move, LayTileMove) else turn.bought:
        yield "again"
    if turn.forced:
        yield "after-issuing"


def _of_the_company(game: Game, name: str) -> Iterator[str]:
    company = game.table.companies.get(name)
    if company is not None:
        yield f"of-a-{company.kind}"
        if len(company.tokens) > 1:
            yield "with-two-hubs"
        if len(company.trains) > 1:
            yield "with-two-trains"


# the cases that are told apart -----------------------------------------------------------------------------

Sides = tuple[str, ...]
"""On which side of each distinction a refusal is, in a fixed order; empty where it is on none."""

SIDES = (
    ("by-itself", "by-power"),
    ("by-player", "by-company", "by-independent"),
    ("at-first", "after-another-action"),
    ("first-to-operate", "later-to-operate"),
    ("more-players", "two-players"),
)
"""Words of which one holds of an action, or none."""
KINDS = ("from-", "of-a-")
"""How words begin of which one holds of an action, or none."""


def sides_of(words: frozenset[str], move: str) -> Sides:
    """The case of a refusal of a type of action; first comes what is decided, and by which action."""
    due = next((word for word in words if word.startswith("@")), "")
    return (
        f"{due} {move}" if due else "",
        *(next((word for word in words if word in side), "") for side in SIDES),
        *(next((word for word in sorted(words) if word.startswith(kind)), "") for kind in KINDS),
    )


def cases_of(met: Collection[Sides]) -> list[str]:
    """The narrower cases of a refusal that has been met on these sides: each is a part of all it was met in.

    What is the same case in other words is named once.
    """
    seen: set[frozenset[Sides]] = {frozenset(met)}
    cases = []
    for distinction in zip(*sorted(met), strict=True):
        for side in sorted({*distinction} - {""}):
            part = frozenset(one for one in met if side in one)
            if part not in seen:
                seen.add(part)
                cases.append(side)
    return cases


# the places that refuse ---------------------------------------------------------------------------------


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
def _refusals(game: str) -> tuple["_Refusal", ...]:
    """Each refusal in the source of a game."""
    return tuple(refusal for path in modules_of(game) for refusal in _in_module(path))


class _Refusal(NamedTuple):
    """A refusal in the source: its rule, the word for its place, and the switches without which it is not."""

    rule: str
    place: str
    path: Path
    lines: range
    switches: frozenset[str]


@cache
def _in_module(path: Path) -> tuple[_Refusal, ...]:
    counted: dict[tuple[str, str], int] = {}
    found = []
    for call, function, switches in _calls(ast.parse(path.read_text(encoding="utf-8")), "", frozenset()):
        lines = range(call.lineno, (call.end_lineno or call.lineno) + 1)
        for rule in dict.fromkeys(_constants(call.args[0])):
            number = counted[rule, function] = counted.get((rule, function), 0) + 1
            place = f"in-{function}" + (f".{number}" if number > 1 else "")
            found.append(_Refusal(rule, place, path, lines, switches))
    return tuple(found)


def _calls(
    node: ast.AST, inside: str, switches: frozenset[str]
) -> Iterator[tuple[ast.Call, str, frozenset[str]]]:
    """The calls that refuse: in which function, with its class, each stands, and which switches it needs."""
    for part in ast.iter_child_nodes(node):
        here, needed = inside, switches
        if isinstance(part, ast.ClassDef | ast.FunctionDef):
            here = f"{inside}.{part.name}" if inside else part.name
        elif isinstance(part, ast.Call) and _is_refusal(part.func) and part.args:
            yield part, inside, switches
        if isinstance(node, ast.If) and part in node.body:
            needed = switches | {*_needed(node.test)}
        yield from _calls(part, here, needed)


def _needed(test: ast.expr) -> Iterator[str]:
    """The switches that have to be on for a condition to hold."""
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        for part in test.values:
            yield from _needed(part)
    elif isinstance(test, ast.Attribute) and ast.unparse(test.value).endswith("switches"):
        yield test.attr


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


@cache
def refusal_names(game: str) -> tuple[str, ...]:
    """Every rule that the engine's own source names in a refusal, as far as the game is made of it."""
    return tuple(sorted({refusal.rule for refusal in _refusals(game)}))


@cache
def places_of(game: str) -> dict[str, tuple[str, ...]]:
    """Rule -> the words for the places that refuse by it, of those that the game may come to."""
    found: dict[str, dict[str, None]] = {}
    for rule, place, path, _, switches in _refusals(game):
        needed = switches | ON_READING.get(f"{rule} {place}", frozenset())
        if _is_reached(game, path, place) and all(_is_on(game, switch) for switch in needed):
            found.setdefault(rule, {})[place] = None
    return {rule: tuple(places) for rule, places in sorted(found.items())}


ON_READING = {
    "president-certificate-stays in-Sales._check_singles": frozenset({"president_sells_singles_only"}),
    "same-place-twice in-_check_walk": frozenset({"city_of_two_hexes_is_one"}),
}
"""A rule and a place that refuses by it -> the switch without which it does not, where no ``if`` says so."""


def _is_on(game: str, switch: str) -> bool:
    """Whether a switch is ever on in a game: as it is settled there, or by a reading or deviation."""
    title = TITLES[game]
    settings = [title.fixed, *title.deviations.values()]
    settings += [setting for readings in title.readings.values() for setting in readings.values()]
    return getattr(Switches(), switch) or any(setting.get(switch) for setting in settings)


def _is_reached(game: str, path: Path, place: str) -> bool:
    """Whether a game may come to the function that the word for a place speaks of, or to that around it."""
    parts = place.removeprefix("in-").split(".")
    names = [".".join(parts[:length]) for length in range(1, len(parts) + 1)]
    return any((str(path), name) in functions_of(game) for name in names)


@cache
def actions_of(game: str) -> tuple[str, ...]:
    """The types of action that a game's title enters in what can be decided."""
    title = PACKAGE.joinpath(*TITLES[game].rules.__module__.split(".")[1:]).with_suffix(".py")
    tree = ast.parse(title.read_text(encoding="utf-8"))
    said = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return tuple(kind for kind in ORDER if kind in said)


@cache
def refusing_places(game: str) -> dict[tuple[str, int, str], str]:
    """File, line and rule of a refusal -> the word for its place."""
    found: dict[Any, str] = {}
    for rule, place, path, lines, _ in _refusals(game):
        found |= {(str(path), line, rule): place for line in lines}
    return found
