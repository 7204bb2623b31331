"""Companies that act though it is not their turn; mostly what they do then is accepted, and has no effect."""

from ...actions import AnyMove, DividendMove
from ...game import Game
from ...rules.table import Commit, Illegal
from ...state import Company
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


@wrong(
    "dividend-of-another-company",
    {"18Chesapeake": "15-a", "1846": "6-b", "18FL": "7-c"},
)
def _(game: Game) -> None:
    """while one company distributes its revenue, another may do so with it"""
    decide = game.decide

    def lenient(move: AnyMove) -> Commit:
        try:
            return decide(move)
        except Illegal as refusal:
            company = game.table.companies.get(move.actor.id)
            due = game.state.pending[0].kind if game.state.pending else ""
            if due != "dividend" or not isinstance(move, DividendMove) or company is None:
                raise
            if refusal.rule != "not-now" or not company.floated or company.closed:
                raise
            return lambda: distribute(company, move.kind)

    def distribute(company: Company, kind: str) -> None:
        dividends, revenue = game.dividends, game.table.turn.revenue or 0
        kept = dividends.kinds.kept(kind, revenue)
        game.state.pending.clear()
        game.table.bank_pays(company, kept)
        dividends.pay_out(company, revenue - kept)
        dividends.prices.distributed(company, revenue, kept)

    game.decide = lenient  # type: ignore[method-assign]
