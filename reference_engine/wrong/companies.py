"""A rule that is applied to the wrong company of two, for each type of action that is about a company.

Which other company: the next one in the order of operation (``next-in-order``), or another one that the
same president decides for (``same-president``). What is wrong: ``company/`` the effect is carried out for
the other one, wherever that is allowed; ``judged/`` it is asked whether the other one may do it.
"""

from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from ..actions import AnyMove
from ..game import Game
from ..rules.table import Commit, Illegal
from ..state import OperatingRound
from .engine import Case, Spoil, Wrong
from .occasions import Hear, actions_of, refusal_names

KINDS = {
    "next-in-order": "the next one in the order of operation",
    "same-president": "another one of the same president",
}
_OF_PLAYERS = (
    "bid",
    "draft",
    "shuffle",
    "buy_private",
    "bankrupt",
    "lay_piece",
    "place_capital",
    "lay_blank",
)
"""Types of action that are about no company."""
WAYS = {
    "company": "carries it out for {} instead, where that is allowed",
    "judged": "asks whether it is allowed to {} instead",
}


def wrong_companies(game: str) -> Iterator[Wrong]:
    """Four engines for each type of action that is about a company."""
    for action in actions_of(game):
        if action in _OF_PLAYERS:
            continue
        for way, what in WAYS.items():
            for kind, other in KINDS.items():
                yield Wrong(
                    game=game,
                    name=f"{way}/{action}@{kind}",
                    clauses=(),
                    what=f"{action.replace('_', ' ')} of one company: {what.format(other)}",
                    spoil=_with_the_other(action, way, kind),
                    case=Case(f"company {action}", frozenset({kind})),
                )


def _with_the_other(action: str, way: str, kind: str) -> Spoil:
    def spoil(game: Game) -> None:
        decide = game.decide

        def otherwise(move: AnyMove) -> Commit:
            other = others_of(game, move).get(kind) if str(move.__struct_config__.tag) == action else None
            if other is None:
                return decide(move)
            if way == "judged":
                return _judged_by(game, move, other)
            right = decide(move)
            try:
                return _decided_for(game, move, other)
            except (Illegal, LookupError, AssertionError, AttributeError, TypeError, ValueError):
                return right

        game.decide = otherwise  # type: ignore[method-assign]

    return spoil


def _judged_by(game: Game, move: AnyMove, other: str) -> Commit:
    """What is refused for the other one is refused; what it may do is carried out for the one meant."""
    decide, table = type(game).decide, game.table
    _decided_for(game, move, other)
    table.left_out |= {*refusal_names(game.state.game)}
    try:
        return decide(game, move)
    finally:
        table.left_out.clear()


def _decided_for(game: Game, move: AnyMove, other: str) -> Commit:
    """The action with another company in the place of the one that it is about."""
    due = game.state.pending[0].kind
    replaced = _replaced(move, other)
    acting = game.state.round
    turn = acting.turn if isinstance(acting, OperatingRound) else None
    if turn is None or move.actor.kind != "company":
        return type(game).decide(game, replaced)
    own = turn.company

    def as_the_other(carry_out: Any) -> Any:
        turn.company = other
        try:
            return carry_out()
        finally:
            turn.company = own

    option = game.decisions[due][str(move.__struct_config__.tag)]
    commit = as_the_other(lambda: option.decide(replaced))
    return lambda: as_the_other(commit)


def _replaced(move: AnyMove, other: str) -> AnyMove:
    changes: dict[str, Any] = {}
    company = getattr(move, "company", None)
    if move.actor.kind == "company":
        changes["actor"] = msgspec.structs.replace(move.actor, id=other)
        if company == move.actor.id:
            changes["company"] = other
    elif company is not None:
        changes["company"] = other
    return msgspec.structs.replace(move, **changes)


def others_of(game: Game, move: AnyMove) -> dict[str, str]:
    """The companies that could be taken for the one that an action is about, by kind."""
    name = move.actor.id if move.actor.kind == "company" else getattr(move, "company", None)
    company = game.table.companies.get(name or "")
    if company is None:
        return {}
    current = game.state.round
    order = [*game.table.companies]
    if isinstance(current, OperatingRound):
        now = [] if current.turn is None else [current.turn.company]
        order = [*dict.fromkeys((*current.done, *now, *current.order))]
    there = [one for one in order if one in game.table.companies and not game.table.companies[one].closed]
    found: dict[str, str] = {}
    if company.id in there and len(there) > 1:
        found["next-in-order"] = there[(there.index(company.id) + 1) % len(there)]
    for one in there:
        if one != company.id and company.president == game.table.companies[one].president is not None:
            found.setdefault("same-president", one)
    return found


def listen_to_companies(game: Game, rules: Collection[str], hear: Hear) -> None:
    """``hear`` of each action that is about one company where it could be taken for another's."""
    decide = game.decide

    def noting(move: AnyMove) -> Commit:
        rule = f"company {move.__struct_config__.tag}"
        if rule in rules and (others := others_of(game, move)):
            hear(rule, frozenset(others))
        return decide(move)

    game.decide = noting  # type: ignore[method-assign]
