"""Wrong sales and dividends on a chart on which a price moves one step or two."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable
from typing import Any

import msgspec

from ...games.eighteen_fl import Game18FL
from ..entries import wrong

# sales and turns --------------------------------------------------------------------------------------


@wrong("every-share-costs-a-step", {"18FL": "5.1-f"})
def _(game: Game18FL) -> None:
    """the price moves one space left for each share sold"""
    shares, market = game.shares, game.market
    shares.cells_to_drop = lambda plan, by_president, first: (  # type: ignore[method-assign]
        plan.percent // shares.share_percent(plan.company)
    )
    market.drop = lambda company, cells: market.left(company, cells)  # type: ignore[method-assign]


@wrong("further-shares-bring-less", {"18FL": "5.1-e"})
def _(game: Game18FL) -> None:
    """the second share of a sale brings the price one space left, and so on"""
    shares, plan_sale = game.shares, game.shares.plan_sale

    def falling(player: str, company_id: str, percent: int, keep_president: bool = False) -> Any:
        plan = plan_sale(player, company_id, percent, keep_president)
        count = percent // shares.share_percent(company_id)
        paid = sum(game.market.price_left(company_id, number) for number in range(count))
        return plan._replace(proceeds=paid)

    shares.plan_sale = falling  # type: ignore[method-assign]


@wrong("only-presidents-move-the-price", {"18FL": "5.1-f"})
def _(game: Game18FL) -> None:
    """a sale by anybody but the president leaves the price where it is"""
    game.shares.cells_to_drop = lambda plan, by_president, first: int(by_president)  # type: ignore[method-assign]


@wrong("one-company-a-turn", {"18FL": "5.1-a 5.1-c"})
def _(game: Game18FL) -> None:
    """a player sells shares of one company in a turn"""
    sell = game.stock.sell

    def once(move: Any) -> Any:
        if game.stock.round.turn.sold:
            game.table.refuse("one-block-a-turn", "He has sold in this turn.")
        return sell(move)

    game.stock.sell = once  # type: ignore[method-assign]


@wrong("one-share-a-sale", {"18FL": "5.1-a 5.1-e"})
def _(game: Game18FL) -> None:
    """a player sells one share of a company in a turn"""
    sell = game.stock.sell

    def one(move: Any) -> Any:
        if move.percent > game.shares.share_percent(move.company):
            game.table.refuse("whole-shares", "One share is sold at a time.")
        return sell(move)

    game.stock.sell = one  # type: ignore[method-assign]


@wrong("a-sale-alone-is-a-pass", {"18FL": "5-c"})
def _(game: Game18FL) -> None:
    """a player who only sells in his turn has passed"""
    pass_turn = game.stock.pass_turn

    def counted(move: Any) -> Any:
        commit = pass_turn(move)

        def go_on() -> None:
            game.stock.round.turn.sold.clear()
            commit()

        return go_on

    game.stock.pass_turn = counted  # type: ignore[method-assign]


@wrong("a-sale-ends-the-turn", {"18FL": "5-b 5.1-c"})
def _(game: Game18FL) -> None:
    """whoever has sold does not buy in that turn"""
    sell = game.stock.sell

    def over(move: Any) -> Any:
        commit = sell(move)

        def end() -> None:
            commit()
            game.stock._next_turn()

        return end

    game.stock.sell = over  # type: ignore[method-assign]


@wrong("sold-out-companies-rise-here-too", {"18FL": "5.5-a 5.5-b"})
def _(game: Game18FL) -> None:
    """a company that the players hold as a whole rises at the end of a stock round"""

    def adjust() -> None:
        for company in game.table.companies.values():
            if game.shares.is_sold_out(company):
                game.market.right(company.id, 1)

    game.stock.adjust_prices = adjust  # type: ignore[method-assign]


# dividends --------------------------------------------------------------------------------------------


def _steps(game: Game18FL, other: Callable[[int, int, int], int]) -> None:
    """Let a dividend move the price otherwise: made of the revenue, the price and the right steps."""
    operating, market = game.operating, game.market

    def move(revenue: int) -> None:
        price = market.price_of(operating.company.id)
        steps = other(revenue, price, min(revenue // price, 2))
        if steps < 0:
            market.left(operating.company.id, -steps)
        else:
            market.right(operating.company.id, steps)

    operating.raise_price = move  # type: ignore[method-assign]


@wrong("a-small-dividend-moves-left", {"18FL": "7.6-c"})
def _(game: Game18FL) -> None:
    """a dividend below the price moves it left"""
    _steps(game, lambda revenue, price, steps: steps or -1)


@wrong("a-small-dividend-moves-right", {"18FL": "7.6-c"})
def _(game: Game18FL) -> None:
    """a dividend below the price moves it right"""
    _steps(game, lambda revenue, price, steps: steps or 1)


@wrong("one-price-is-not-enough", {"18FL": "7.6-c 7.6-d"})
def _(game: Game18FL) -> None:
    """a dividend of exactly the price leaves it where it is"""
    _steps(game, lambda revenue, price, steps: 0 if revenue == price else steps)


@wrong("one-price-moves-two", {"18FL": "7.6-d"})
def _(game: Game18FL) -> None:
    """a dividend of the price moves it two spaces right"""
    _steps(game, lambda revenue, price, steps: 2 if steps else 0)


@wrong("two-prices-are-not-enough", {"18FL": "7.6-d 7.6-e"})
def _(game: Game18FL) -> None:
    """a dividend of exactly twice the price moves it one space"""
    _steps(game, lambda revenue, price, steps: 1 if revenue == 2 * price else steps)


@wrong("two-prices-move-one", {"18FL": "7.6-e"})
def _(game: Game18FL) -> None:
    """no dividend moves the price more than one space"""
    _steps(game, lambda revenue, price, steps: min(steps, 1))


@wrong("three-prices-move-three", {"18FL": "7.6-e"})
def _(game: Game18FL) -> None:
    """a dividend of three times the price moves it three spaces"""
    _steps(game, lambda revenue, price, steps: 3 if revenue >= 3 * price else steps)


@wrong("only-what-players-get-is-compared", {"18FL": "7.6-c 7.6-d 7.6-e"})
def _(game: Game18FL) -> None:
    """a dividend moves the price by what the players get of it"""

    def paid(revenue: int, price: int, steps: int) -> int:
        del steps
        name = game.operating.company.id
        held = sum(game.shares.player_holds(name, player) for player in game.table.seats)
        return min(revenue * held // 100 // price, 2)

    _steps(game, paid)


@wrong("no-revenue-moves-nothing", {"18FL": "7.6-b"})
def _(game: Game18FL) -> None:
    """a company that earns nothing stays where it is"""
    game.operating.no_revenue = lambda company: None  # type: ignore[method-assign]


@wrong("kept-revenue-moves-two", {"18FL": "7.6-b"})
def _(game: Game18FL) -> None:
    """revenue that is kept moves the price two spaces left"""
    game.market.keep = lambda company: game.market.left(company, 2)  # type: ignore[method-assign]


@wrong("lowest-price-falls-off", {"18FL": "1.4-e 7.6-g 7.6-h"})
def _(game: Game18FL) -> None:
    """a company that would fall below the lowest price leaves the chart"""
    market, left = game.market, game.market.left

    def off(company: str, spaces: int) -> None:
        if market.space(company) <= spaces:
            market.remove(company)
        else:
            left(company, spaces)

    market.left = off  # type: ignore[method-assign]


@wrong("highest-price-goes-back", {"18FL": "1.4-e 7.6-g 7.6-h"})
def _(game: Game18FL) -> None:
    """a company at the highest price moves left when it would rise"""
    market, right = game.market, game.market.right

    def back(company: str, spaces: int) -> None:
        if spaces and market.space(company) == len(market.prices):
            market.left(company, 1)
        else:
            right(company, spaces)

    market.right = back  # type: ignore[method-assign]


@wrong("a-staying-marker-goes-to-the-bottom", {"18FL": "7.6-c"})
def _(game: Game18FL) -> None:
    """a marker that does not move goes to the bottom of its stack"""
    raise_price = game.operating.raise_price

    def restacked(revenue: int) -> None:
        name = game.operating.company.id
        before = game.market.find(name)
        raise_price(revenue)
        cell = game.market.find(name)
        if cell is not None and cell is before:
            cell.stack.remove(name)
            cell.stack.append(name)

    game.operating.raise_price = restacked  # type: ignore[method-assign]


@wrong("prices-move-after-the-trains", {"18FL": "7.6-a"})
def _(game: Game18FL) -> None:
    """the price moves when the turn is over, after trains have been bought"""
    operating, market = game.operating, game.market
    raise_price, keep, finish = operating.raise_price, market.keep, operating.finish_turn
    later: list[Callable[[], None]] = []

    def then() -> None:
        while later:
            later.pop()()
        finish()

    operating.raise_price = lambda revenue: later.append(lambda: raise_price(revenue))  # type: ignore[method-assign]
    market.keep = lambda company: later.append(lambda: keep(company))  # type: ignore[method-assign]
    operating.finish_turn = then  # type: ignore[method-assign]


@wrong("dividends-move-nothing", {"18FL": "1.4-d 7.6-a 7.6-b 7.6-d 7.6-e"})
def _(game: Game18FL) -> None:
    """neither dividends nor kept revenue move a price"""
    game.operating.raise_price = lambda revenue: None  # type: ignore[method-assign]
    game.market.keep = lambda company: None  # type: ignore[method-assign]


@wrong("everything-is-paid-out", {"18FL": "7.5-a 7.5-e"})
def _(game: Game18FL) -> None:
    """a company cannot keep its revenue"""
    _always(game, "payout")


@wrong("everything-is-kept", {"18FL": "7.5-a 7.5-b"})
def _(game: Game18FL) -> None:
    """a company cannot pay its revenue out"""
    _always(game, "withhold")


def _always(game: Game18FL, kind: str) -> None:
    dividend = game.operating.dividend
    game.operating.dividend = lambda move: dividend(  # type: ignore[method-assign]
        msgspec.structs.replace(move, kind=kind)
    )


@wrong("fifths-pay-a-tenth", {"18FL": "1.4-k 7.5-b"})
def _(game: Game18FL) -> None:
    """a share of a company of five shares gets a tenth of the revenue"""
    _shares_pay(game, small=2)


@wrong("tenths-pay-a-fifth", {"18FL": "1.4-l 7.5-b"})
def _(game: Game18FL) -> None:
    """a share of a company of ten shares gets a fifth of the revenue"""
    _shares_pay(game, large=2)


def _shares_pay(game: Game18FL, small: int = 1, large: int = 1) -> None:
    """Divide what is paid on shares of a small company, multiply what is paid on those of a large one."""
    operating, pay = game.operating, game.operating.pay_shares
    operating.pay_shares = lambda revenue, own_holder: pay(  # type: ignore[method-assign]
        revenue // small if game.shares.is_small(operating.company) else revenue * large, own_holder
    )
