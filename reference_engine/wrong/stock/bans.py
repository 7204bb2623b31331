"""Wrong bans and duties in a stock round (18GL 4.1)."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.great_lakes import GreatLakes
from ..entries import wrong


@wrong("new-companies-sell", {"18GL": "4.1.1-i", "LostAtlas": "SR.sell-d"})
def _(game: GreatLakes) -> None:
    """shares of a company are sold as soon as it has floated"""
    check = game.sales.plan

    def plan(player: str, company_id: str, percent: int, keep_president: bool = False) -> Any:
        company = game.table.companies.get(company_id)
        if company is None or company.operated or not company.floated:
            return check(player, company_id, percent, keep_president)
        company.operated = True
        try:
            return check(player, company_id, percent, keep_president)
        finally:
            company.operated = False

    game.sales.plan = plan  # type: ignore[method-assign]


@wrong("shares-sold-in-a-turn-are-banned-for-it-only", {"18GL": "4.1.1-b", "LostAtlas": "SR.buy-e"})
def _(game: GreatLakes) -> None:
    """who has sold shares may buy them back in his next turn"""
    next_turn = game.stock.next_turn

    def forget(after: str | None = None) -> None:
        game.stock.round.sold.clear()
        next_turn(after)

    game.stock.next_turn = forget  # type: ignore[method-assign]


@wrong("sold-shares-are-banned-for-all", {"18GL": "4.1.1-b 4.1.2-k", "LostAtlas": "SR.buy-e"})
def _(game: GreatLakes) -> None:
    """what one player has sold nobody buys in that round"""
    check = game.stock.check_may_buy

    def all_of_them(player: str, company: str, source: str) -> None:
        if any(sale.company == company for sale in game.stock.round.sold):
            game.table.refuse("sold-this-round", "Shares of it were sold in this round.")
        check(player, company, source)

    game.stock.check_may_buy = all_of_them  # type: ignore[method-assign]


@wrong("priority-passes-without-a-trade", {"18GL": "4.1-d", "LostAtlas": "SR.end-a"})
def _(game: GreatLakes) -> None:
    """where nobody has traded the priority card goes on, too"""
    finish = game.stock._finish

    def go_on() -> None:
        if game.stock.round.last_trader is None:
            game.state.priority = game.table.left_of(game.state.priority)
        finish()

    game.stock._finish = go_on  # type: ignore[method-assign]


@wrong("nobody-sells-down", {"18GL": "4.1.1-j"})
def _(game: GreatLakes) -> None:
    """nobody has to sell because he holds too much of a company"""
    game.shares.excess = lambda player, company: 0  # type: ignore[method-assign]
