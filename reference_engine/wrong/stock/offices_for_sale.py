"""President's certificates in the market that can be had for too little, and prices that move too early."""

from typing import Any

from ...games.eighteen46 import Game1846
from ...rules.certificates.shares import POOL
from ..entries import wrong


@wrong("office-costs-two-prices-and-no-share", {"1846": "7.04-a"})
def _(game: Game1846) -> None:
    """whoever pays two prices takes a president's certificate out of the market and needs no share for it"""
    offices, buy = game.offices, game.offices.buy

    def sell_it(move: Any) -> Any:
        company, player = game.table.share_company(move.company), move.actor.id
        office = game.shares.president_certificate(company.id)
        if move.source != POOL or office.holder != POOL or move.percent != office.percent:
            return buy(move)
        price = 2 * game.terms.price_each(company, POOL)
        game.stock.check_can_pay(player, price)

        def commit() -> None:
            game.terms.pay(player, company, POOL, price)
            office.holder, company.president, company.receivership = f"player:{player}", player, False
            game.stock.bought(player)

        return commit

    offices.buy = sell_it  # type: ignore[method-assign]


@wrong("rises-come-before-falls", {"1846": "5-d 5-f 5.4-c"})
def _(game: Game1846) -> None:
    """at the end of a stock round the prices that rise are moved before those that fall"""
    end = game.stock.round_end
    assert end is not None
    market, shares = game.market, game.shares

    def rises_first() -> None:
        launched = [c.id for c in game.table.companies.values() if c.floated and c.kind == "public"]
        order = market.in_operating_order(launched)
        for company in order:
            if shares.is_sold_out(game.table.companies[company]):
                market.rise(company)
        for company in order:
            if shares.held(company, POOL):
                market.left(company, 1)

    end.adjust = rises_first  # type: ignore[method-assign]
