"""Wrong sales of shares."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.eighteen_fl import Game18FL
from ..entries import wrong


@wrong("every-share-costs-a-step", {"18FL": "5.1-f", "LostAtlas": "SR.sell-f"})
def _(game: Game18FL) -> None:
    """the price moves one space left for each share sold"""
    market = game.market
    game.sales.drop.cells = lambda shares, by_president, first: shares  # type: ignore[method-assign]
    market.drop = lambda company, cells: market.left(company, cells)  # type: ignore[method-assign]


@wrong("further-shares-bring-less", {"18FL": "5.1-e", "LostAtlas": "SR.sell-a SR.sell-b"})
def _(game: Game18FL) -> None:
    """the second share of a sale brings the price one space left, and so on"""
    shares, sales, plan_sale = game.shares, game.sales, game.sales.plan

    def falling(player: str, company_id: str, percent: int, keep_president: bool = False) -> Any:
        plan = plan_sale(player, company_id, percent, keep_president)
        count = percent // shares.share_percent(company_id)
        paid = sum(game.market.price_left(company_id, number) for number in range(count))
        return plan._replace(proceeds=paid)

    sales.plan = falling  # type: ignore[method-assign]


@wrong("only-presidents-move-the-price", {"18FL": "5.1-f", "18GL": "4.1.1-f 3.5-a"})
def _(game: Game18FL) -> None:
    """a sale by anybody but the president leaves the price where it is"""
    game.sales.drop.cells = lambda shares, by_president, first: (  # type: ignore[method-assign]
        int(by_president)
    )


@wrong(
    "one-company-a-turn",
    {"18FL": "5.1-a 5.1-c", "18GL": "4.1.1-a 4.1.1-c", "LostAtlas": "SR.sell-a SR.sell-h"},
)
def _(game: Game18FL) -> None:
    """a player sells shares of one company in a turn"""
    sell = game.stock.sell

    def once(move: Any) -> Any:
        if game.stock.round.turn.sold:
            game.table.refuse("one-block-a-turn", "He has sold in this turn.")
        return sell(move)

    game.stock.sell = once  # type: ignore[method-assign]


@wrong("one-share-a-sale", {"18FL": "5.1-a 5.1-e", "18GL": "4.1.1-a 4.1.1-e", "LostAtlas": "SR.sell-a"})
def _(game: Game18FL) -> None:
    """a player sells one share of a company in a turn"""
    sell = game.stock.sell

    def one(move: Any) -> Any:
        if move.percent > game.shares.share_percent(move.company):
            game.table.refuse("whole-shares", "One share is sold at a time.")
        return sell(move)

    game.stock.sell = one  # type: ignore[method-assign]
