"""Shares that are issued later than in the first step of a turn, and bonuses that are not paid."""

from typing import Any

from ...actions import SellSharesMove
from ...game import Decisions
from ...games.eighteen46 import Game1846
from ...rules.options import Option
from ...state import Company
from ..entries import deciding, wrong


@wrong("companies-without-a-run-issue-late", {"1846": "6-e 6.1-a 6.5-h"})
def _(game: Game1846) -> None:
    """a company that has not run issues shares as in its first step while it buys trains"""

    def change(found: Decisions) -> None:
        sound = found["buy_train"]["sell_shares"]

        def sell(move: SellSharesMove) -> Any:
            turn = game.table.turn
            if move.actor.kind != "company" or turn.routes or turn.issued:
                return sound.decide(move)
            turn.step = game.issuing.name
            try:
                issued = game.issuing.issue(move)
            finally:
                turn.step = game.purchases.name

            def commit() -> None:
                step_over = game.issuing._batch_done
                game.issuing._batch_done = lambda: None  # type: ignore[method-assign]
                issued()
                game.issuing._batch_done = step_over  # type: ignore[method-assign]
                game.purchases.ask()

            return commit

        found["buy_train"]["sell_shares"] = Option(sell, sound.candidates)

    deciding(game, change)


@wrong("illinois-central-gets-no-bonus", {"1846": "5.1-m"})
def _(game: Game1846) -> None:
    """Illinois Central receives nothing from the bank when it is launched"""
    start = game.launches.start

    def poor(company: Company, president: str, par: int) -> None:
        cash = company.cash
        start(company, president, par)
        game.table.pays_bank(company, company.cash - cash)

    game.launches.start = poor  # type: ignore[method-assign]
