"""Companies that act though it is not their turn; whatever they do then is accepted, and has no effect."""

from ...actions import AnyMove
from ...game import Game
from ...rules.table import Commit, Illegal
from ..entries import wrong

EARLY = {
    "run_routes": "a company may run its trains before its turn has come",
    "dividend": "a company may distribute before its turn has come",
    "buy_train": "a company may buy trains before its turn has come",
}
LATE = {
    "run_routes": "a company that has had its turn may run its trains again",
    "buy_train": "a company that has had its turn may buy trains",
}


def _accepting(kind: str, *, done: bool, name: str, what: str, clauses: str) -> None:
    def spoil(game: Game) -> None:
        decide = game.decide

        def lenient(move: AnyMove) -> Commit:
            try:
                return decide(move)
            except Illegal as refusal:
                actor, played = move.actor, getattr(game.state.round, "done", ())
                if (
                    refusal.rule == "not-now"
                    and move.__struct_config__.tag == kind
                    and actor.kind == "company"
                    and actor.id != game.table.operating_company.id
                    and (actor.id in played) is done
                ):
                    return lambda: None
                raise

        game.decide = lenient  # type: ignore[method-assign]

    spoil.__doc__ = what
    wrong(name, {"18GL": clauses})(spoil)


def _again(kind: str, what: str) -> None:
    def spoil(game: Game) -> None:
        decide = game.decide

        def lenient(move: AnyMove) -> Commit:
            try:
                return decide(move)
            except Illegal as refusal:
                turn = game.table.state.round
                if (
                    refusal.rule == "not-now"
                    and move.__struct_config__.tag == kind
                    and getattr(turn, "turn", None) is not None
                    and move.actor.id == game.table.operating_company.id
                    and game.table.turn.revenue is not None
                ):
                    return lambda: None
                raise

        game.decide = lenient  # type: ignore[method-assign]

    spoil.__doc__ = what
    wrong(f"{kind.replace('_', '-')}-twice-a-turn", {"18GL": "4.6-h 4.6-j"})(spoil)


for _kind, _what in EARLY.items():
    _accepting(
        _kind, done=False, name=f"{_kind.replace('_', '-')}-before-its-turn", what=_what, clauses="4.6-b"
    )
for _kind, _what in LATE.items():
    _accepting(
        _kind, done=True, name=f"{_kind.replace('_', '-')}-after-its-turn", what=_what, clauses="4.6-h"
    )
_again("run_routes", "a company may run its trains a second time in its turn")
_again("dividend", "a company may distribute its earnings a second time in its turn")
