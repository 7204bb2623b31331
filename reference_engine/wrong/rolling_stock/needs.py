"""Wrong help for a company in need, share by share."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.lost_atlas import LostAtlas
from ...rules import routes
from ..entries import switched, wrong

switched("all-offices-are-kept-in-need", {"LostAtlas/2": "OR.force-g"}, forced_sale_keeps_offices=True)


@wrong("prices-fall-with-each-forced-sale", {"LostAtlas": "OR.force-e"})
def _(game: LostAtlas) -> None:
    """a share sold for a train lowers the price before the next one is sold"""
    sales, sell = game.forced_sales, game.forced_sales.sell_share

    def at_once(seller: Any, plan: Any) -> None:
        sell(seller, plan)
        game.table.turn.sold.clear()
        game.market.left(plan.company, 1)

    sales.sell_share = at_once  # type: ignore[method-assign]


@wrong("forced-sales-lower-nothing", {"LostAtlas": "OR.force-f"})
def _(game: LostAtlas) -> None:
    """shares sold for a train leave the prices alone"""
    game.forced_sales.let_fall = lambda: game.table.turn.sold.clear()  # type: ignore[method-assign]


@wrong("forced-sales-lower-the-company-in-need", {"LostAtlas": "OR.force-f"})
def _(game: LostAtlas) -> None:
    """the price of the company that needs the train falls as well"""
    fall = game.forced_sales.let_fall

    def also_its_own() -> None:
        sold = game.table.turn.sold
        if sold and game.table.turn.company not in sold:
            sold.append(game.table.turn.company)
        fall()

    game.forced_sales.let_fall = also_its_own  # type: ignore[method-assign]


@wrong("forced-sales-at-the-lower-price", {"LostAtlas": "OR.force-d OR.force-e"})
def _(game: LostAtlas) -> None:
    """a share sold for a train brings the price below the present one"""
    plan = game.forced_sales.plan_share

    def lower(seller: Any, company: str, percent: int) -> Any:
        found = plan(seller, company, percent)
        return found._replace(proceeds=game.market.price_left(company, 1))

    game.forced_sales.plan_share = lower  # type: ignore[method-assign]


@wrong("help-for-trains-of-the-stack-only", {"LostAtlas": "OR.force-a"})
def _(game: LostAtlas) -> None:
    """the train of the lowest price is looked for in the stack, not in the pool"""
    trains = game.trains
    trains.cheapest = lambda: min(  # type: ignore[method-assign]
        trains.bank_offers() or trains.pool_offers(), key=lambda offer: offer.price
    )


@wrong("train-with-a-route-only", {"LostAtlas": "OR.train-f"})
def _(game: LostAtlas) -> None:
    """a company without a route need not buy a train"""
    must = game.purchases.must_buy
    game.purchases.must_buy = lambda company: (  # type: ignore[method-assign]
        must(company) and routes.has_route(game.board, company.id)
    )


@wrong("nobody-needs-a-train", {"LostAtlas": "OR.train-f OR.force-a"})
def _(game: LostAtlas) -> None:
    """a company without a train need not buy one"""
    game.purchases.must_buy = lambda company: False  # type: ignore[method-assign]


@wrong("train-needed-where-there-is-none", {"LostAtlas": "OR.train-f"})
def _(game: LostAtlas) -> None:
    """a company without a train does not end its turn, even if stack and pool are empty"""
    may_end = game.purchases.check_may_end

    def check() -> None:
        may_end()
        if not game.purchases.company.trains:
            game.table.refuse("must-own-a-train", "It has no train.")

    game.purchases.check_may_end = check  # type: ignore[method-assign]


@wrong("everything-is-sold-for-a-train", {"LostAtlas": "OR.force-d"})
def _(game: LostAtlas) -> None:
    """a president in need sells a second share with the first one, if he has it"""
    sales, sell = game.forced_sales, game.forced_sales.sell_share

    def two(seller: Any, plan: Any) -> None:
        sell(seller, plan)
        more = [again for again in sales.possible_shares(seller) if again.company == plan.company]
        if more:
            sell(seller, more[0])

    sales.sell_share = two  # type: ignore[method-assign]
