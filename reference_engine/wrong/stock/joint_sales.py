"""Wrong turns and sales in which everything is sold at one time (Lost Atlas SR.turn, SR.sell, SR.pres)."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.lost_atlas import LostAtlas
from ...rules.certificates.treasury_shares import TreasuryShares
from ..entries import wrong


@wrong("turns-go-the-other-way-round", {"LostAtlas": "SR.turn-b SR.pass-a"})
def _(game: LostAtlas) -> None:
    """turns of the stock round go against the clock"""
    next_turn, left_of = game.stock.next_turn, game.table.left_of

    def backwards(after: str | None = None) -> None:
        game.table.left_of = lambda player: game.table.clockwise_from(player)[-2]  # type: ignore[method-assign]
        try:
            next_turn(after)
        finally:
            game.table.left_of = left_of  # type: ignore[method-assign]

    game.stock.next_turn = backwards  # type: ignore[method-assign]


@wrong("a-pass-keeps-the-turn", {"LostAtlas": "SR.pass-a"})
def _(game: LostAtlas) -> None:
    """whoever has passed is asked once more"""
    pass_turn = game.stock.pass_turn

    def twice(move: Any) -> Any:
        commit = pass_turn(move)
        asked = game.stock.round.turn.bonds_sold
        if asked or game.stock.round.turn.sold:
            return commit

        def again() -> None:
            game.stock.round.turn.bonds_sold = 1

        return again

    game.stock.pass_turn = twice  # type: ignore[method-assign]


@wrong("the-bank-does-not-pay", {"LostAtlas": "SR.sell-a SR.sell-b"})
def _(game: LostAtlas) -> None:
    """the company pays for shares that are sold"""
    sales, carry_out = game.sales, game.sales.carry_out

    def by_the_company(player: Any, plan: Any, **how: Any) -> None:
        carry_out(player, plan, **how)
        game.table.companies[plan.company].cash -= plan.proceeds

    sales.carry_out = by_the_company  # type: ignore[method-assign]


@wrong("one-step-for-the-whole-sale", {"LostAtlas": "SR.sell-f SR.sell-h"})
def _(game: LostAtlas) -> None:
    """of several companies sold in a turn only the first one falls"""
    game.stock.on_turn_over = lambda turn: game.falls.carry_out(dict.fromkeys(turn.sold[:1], 1))


@wrong("sales-leave-the-price", {"LostAtlas": "SR.sell-f"})
def _(game: LostAtlas) -> None:
    """a sale of a player leaves the price where it is"""
    game.stock.on_turn_over = lambda turn: None


@wrong("presidents-sales-alone-lower-the-price", {"LostAtlas": "SR.sell-f"})
def _(game: LostAtlas) -> None:
    """the price falls when the president sells, and only then"""

    def by_presidents(turn: Any) -> None:
        own = [name for name in turn.sold if game.table.companies[name].president == turn.player]
        game.falls.carry_out(dict.fromkeys(own, 1))

    game.stock.on_turn_over = by_presidents


class _Limited(TreasuryShares):
    @property
    def certificate_limit(self) -> int:
        """As many as in other games."""
        return 14


@wrong("certificates-are-limited", {"LostAtlas": "SR.pres-d"})
def _(game: LostAtlas) -> None:
    """a player may own fourteen certificates"""
    game.shares.__class__ = _Limited


@wrong("priority-stays", {"LostAtlas": "SR.end-a"})
def _(game: LostAtlas) -> None:
    """the priority marker stays with whoever has it"""
    finish = game.stock._finish

    def keep() -> None:
        holder = game.state.priority
        finish()
        game.state.priority = holder

    game.stock._finish = keep  # type: ignore[method-assign]


@wrong("a-second-stock-round-follows", {"LostAtlas": "SR.end-e"})
def _(game: LostAtlas) -> None:
    """after a stock round the next one begins, without an operating round"""
    finish, over = game.stock._finish, game.course.over

    def once_more() -> None:
        if game.stock.round.number % 2:
            finish()
            return
        game.course.over = lambda number=0: game.stock.start(number + 1)  # type: ignore[method-assign]
        try:
            finish()
        finally:
            game.course.over = over  # type: ignore[method-assign]

    game.stock._finish = once_more  # type: ignore[method-assign]
