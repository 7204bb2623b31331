"""Asking for every step of a turn, choiceless or not, and once more where one could ask once more.

Every question is a place in the canonical state: a stock turn with its purchase in it, a step with its tile
or token in it, a run without trains, a dividend of $0. So a game can be loaded at each of them.
"""

from collections.abc import Callable
from typing import Any

from ..game import Game
from ..rules.table import Commit, Illegal
from ..rules.turns.turns import TurnStep
from ..state import Company

BEFORE_THE_RUN = ("convert", "issue", "track", "build", "token", "run")
"""The steps of a turn, in their order, that a patient engine asks for one after the other in any case."""


def with_what_follows(game: Game, pending: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The stack of decisions, and below it the steps that the company on turn will be asked for."""
    kinds = [due["kind"] for due in pending]
    if not kinds or kinds[0] not in BEFORE_THE_RUN or game.state.pending[0].actors[0].kind != "company":
        return pending
    coming = BEFORE_THE_RUN[BEFORE_THE_RUN.index(kinds[0]) + 1 :]
    later = [kind for kind in coming if kind in game.decisions]
    return pending + [{"kind": kind, "actors": pending[0]["actors"][:1], "context": {}} for kind in later]


def without_what_follows(pending: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same stack without the steps that come after the first."""
    if not pending or pending[0]["kind"] not in BEFORE_THE_RUN:
        return pending
    return pending[:1]


def teach(game: Game) -> None:
    """Make a game ask for everything; a title that ends with its opening has nothing to ask for."""
    if not game.decisions["stock_turn"]:
        return
    _stock_turns(game)
    _runs(game)
    game.decisions = game.list_decisions()
    _purchases_in_stock_turns(game)
    _building(game)
    _tokens(game)
    _empty_runs(game)
    _empty_dividends(game)
    _issues(game)
    _conversions(game)
    _debts(game)


def _change(game: Game, kind: str, action: str, how: Callable[[Any, Any], Commit]) -> None:
    """Let an action in a decision be judged by ``how``, which is given the move and what judged it before."""
    option = game.decisions.get(kind, {}).get(action)
    if option is not None:
        inner = option.decide
        game.decisions[kind][action] = option._replace(decide=lambda move: how(move, inner))


# stock turns -----------------------------------------------------------------------------------------------


def _stock_turns(game: Game) -> None:
    """After a purchase the player is asked whether he has finished."""
    stock = game.stock

    def bought(player: str) -> None:
        stock.round.passed.clear()
        stock.round.last_trader = player

    stock.bought = bought  # type: ignore[method-assign]


def _purchases_in_stock_turns(game: Game) -> None:
    stock = game.stock

    def trade(move: Any, inner: Any) -> Commit:
        _refuse_after_purchase(game)
        commit: Commit = inner(move)
        if move.__struct_config__.tag in ("sell_shares", "sell_bond"):
            return commit

        def carry_out() -> None:
            turn = stock.round.turn
            commit()
            turn.bought = getattr(move, "company", None) or move.private

        return carry_out

    def finish(move: Any, inner: Any) -> Commit:
        if stock.round.turn.bought is not None:
            return stock.next_turn
        ended: Commit = inner(move)
        return ended

    for action in ("sell_shares", "sell_bond", "buy_shares", "buy_bond", "par", "buy_private"):
        _change(game, "stock_turn", action, trade)
    _change(game, "stock_turn", "pass", finish)


def _refuse_after_purchase(game: Game) -> None:
    turn = game.stock.round.turn
    if turn.bought is not None:
        raise Illegal("not-now", f"{turn.player} has bought in this turn, which ends with it.")


# building --------------------------------------------------------------------------------------------------


def _building(game: Game) -> None:
    """Laying ends with a pass."""
    _keep_open(game, "track", "lay_tile")


def _tokens(game: Game) -> None:
    """After its token a company is asked whether it has finished with the step."""

    def place(move: Any, inner: Any) -> Commit:
        turn = game.table.turn
        if turn.tokens and not game.table.switches.hubs_without_number:
            raise Illegal("not-now", f"The {turn.company} has placed its token of this turn.")
        placed: Commit = inner(move)
        return placed

    _keep_open(game, "token", "place_token")
    _change(game, "token", "place_token", place)


def _keep_open(game: Game, kind: str, action: str) -> None:
    """The step goes on after an action that might end it, until the company ends it."""
    turns, over = game.turns, game.turns.step_over

    def go_on() -> None:
        """Nothing is over."""

    def judge(move: Any, inner: Any) -> Commit:
        judged: Commit = inner(move)

        def commit() -> None:
            turns.step_over = go_on  # type: ignore[method-assign]
            judged()
            turns.step_over = over  # type: ignore[method-assign]

        return commit

    _change(game, kind, action, judge)


# issuing ---------------------------------------------------------------------------------------------------


def _issues(game: Game) -> None:
    """After it has issued or redeemed shares a company is asked whether it has finished."""
    _keep_open(game, "issue", "sell_shares")
    _keep_open(game, "issue", "buy_shares")
    _keep_open(game, "own_shares", "sell_shares")
    _keep_open(game, "own_shares", "buy_shares")


# running ---------------------------------------------------------------------------------------------------


def _runs(game: Game) -> None:
    """A company that cannot run is asked for its routes, and for the dividend of nothing."""

    def ask_for_routes(company: Company) -> None:  # noqa: ARG001
        game.turns.ask("run")

    def ask_for_dividend(company: Company) -> None:  # noqa: ARG001
        game.turns.ask("dividend", {"revenue": game.table.turn.revenue or 0})

    game.running.begin = ask_for_routes  # type: ignore[method-assign]
    game.dividends.begin = ask_for_dividend  # type: ignore[method-assign]
    _takes_any(game.running)
    _takes_any(game.dividends)


def _takes_any(step: TurnStep) -> None:
    """Asked in any case, a step may be due in any case."""
    step.faults = lambda company, due: iter(())  # type: ignore[method-assign]  # noqa: ARG005


def _empty_runs(game: Game) -> None:
    def run(move: Any, inner: Any) -> Commit:
        if not move.routes and not game.runs.can_run(game.table.operating_company):
            return lambda: game.running.record([], 0)
        ran: Commit = inner(move)
        return ran

    _change(game, "run", "run_routes", run)


def _empty_dividends(game: Game) -> None:
    def distribute(move: Any, inner: Any) -> Commit:
        company = game.table.operating_company
        if game.dividends.has_a_choice(company):
            paid: Commit = inner(move)
            return paid
        if move.kind != "withhold":
            game.table.refuse("nothing-to-pay", f"The {company.id} has earned nothing to pay out.")

        def commit() -> None:
            game.state.pending.clear()
            game.dividends.prices.no_revenue(company)

        return commit

    _change(game, "dividend", "dividend", distribute)


# conversion ------------------------------------------------------------------------------------------------


def _conversions(game: Game) -> None:
    """Every company with a president is asked about its size first."""
    option = game.decisions.get("convert", {}).get("convert")
    if option is None:
        return

    def ask(company: Company) -> None:  # noqa: ARG001
        game.turns.ask("convert")

    def convert(move: Any, inner: Any) -> Commit:
        if not any(option.candidates(move.actor)):
            raise Illegal("not-now", f"The {move.actor.id} cannot convert now.")
        converted: Commit = inner(move)
        return converted

    for steps in game.turns.steps.values():
        for step in steps:
            if step.name == "convert":
                step.begin = ask  # type: ignore[method-assign]
                _takes_any(step)
    _change(game, "convert", "convert", convert)


# debts -----------------------------------------------------------------------------------------------------


def _debts(game: Game) -> None:
    """A company is asked what it repays and buys back, whatever it owes and has."""

    def asking(kind: str) -> Callable[[Company], None]:
        def ask(company: Company) -> None:  # noqa: ARG001
            game.turns.ask(kind)

        return ask

    for steps in game.turns.steps.values():
        for step in steps:
            if step.name in ("loans", "bonds"):
                step.begin = asking(step.name)  # type: ignore[assignment,method-assign]
                _takes_any(step)
