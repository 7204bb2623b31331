"""Wrong moves of the price by a dividend that is compared with it."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable

from ...games.great_lakes import GreatLakes
from ...state import Company
from ..entries import wrong

Columns = Callable[[int, int, int], int]
"""Columns to the right (below 0: left), of what was earned, what is paid of it, and the price."""


def _columns(game: GreatLakes, other: Columns) -> None:
    """Let a dividend move the price otherwise."""
    market = game.market

    def distributed(company: Company, revenue: int, kept: int) -> None:
        columns = other(revenue, revenue - kept, market.price_of(company.id))
        if columns < 0:
            market.keep(company.id)
        else:
            market.right(company.id, columns)

    game.prices.distributed = distributed  # type: ignore[method-assign]


def _right(game: GreatLakes, paid: int, price: int) -> int:
    return min(paid // price, game.table.phase.most_columns) if paid else -1


@wrong("a-low-dividend-moves-left", {"18GL": "3.5-p 4.6.7-a"})
def _(game: GreatLakes) -> None:
    """a dividend below the price moves it to the left"""
    _columns(game, lambda revenue, paid, price: _right(game, paid, price) or -1)


@wrong("any-dividend-moves-right", {"18GL": "3.5-p 4.6.7-a"})
def _(game: GreatLakes) -> None:
    """a dividend below the price moves it to the right"""
    _columns(game, lambda revenue, paid, price: _right(game, paid, price) or 1)


@wrong("no-dividend-moves-right", {"18GL": "3.5-f 3.5-g 4.6.7-a"})
def _(game: GreatLakes) -> None:
    """a dividend never moves the price"""
    _columns(game, lambda revenue, paid, price: 0 if paid else -1)


@wrong("twice-the-price-is-one-column", {"18GL": "3.5-g 2-r"})
def _(game: GreatLakes) -> None:
    """no dividend moves the price two columns"""
    _columns(game, lambda revenue, paid, price: min(_right(game, paid, price), 1))


@wrong("just-twice-the-price-is-one-column", {"18GL": "3.5-g"})
def _(game: GreatLakes) -> None:
    """a dividend of exactly twice the price moves it one column"""
    _columns(game, lambda revenue, paid, price: 1 if paid == 2 * price else _right(game, paid, price))


@wrong("two-columns-in-all-phases", {"18GL": "3.5-f 3.5-g 2-r"})
def _(game: GreatLakes) -> None:
    """a dividend of twice the price moves it two columns in every phase"""
    _columns(game, lambda revenue, paid, price: min(paid // price, 2) if paid else -1)


@wrong("three-columns", {"18GL": "3.5-g"})
def _(game: GreatLakes) -> None:
    """from the first 10H on a dividend of three times the price moves it three columns"""
    _columns(
        game,
        lambda revenue, paid, price: (
            min(paid // price, 3) if game.table.phase.most_columns > 1 and paid else _right(game, paid, price)
        ),
    )


@wrong("the-income-is-compared", {"18GL": "3.5-f 3.5-p 4.6.6-c 4.6.7-a"})
def _(game: GreatLakes) -> None:
    """of a half dividend the whole income is compared with the price"""
    _columns(game, lambda revenue, paid, price: _right(game, revenue, price) if paid else -1)


@wrong("only-what-is-paid-is-compared", {"18GL": "3.5-f 4.6.7-a"})
def _(game: GreatLakes) -> None:
    """what shares in the open market would be paid does not count for the price"""

    def columns(revenue: int, paid: int, price: int) -> int:
        del revenue
        company, shares = game.table.operating_company.id, game.shares
        held = sum(shares.player_holds(company, player) for player in game.table.seats)
        held += shares.held(company, shares.paying_holder(company))
        return _right(game, paid * held // 100, price)

    _columns(game, columns)


@wrong("half-kept-is-kept", {"18GL": "3.5-d 3.5-p 4.6.7-a"})
def _(game: GreatLakes) -> None:
    """a half dividend moves the price to the left"""
    _columns(game, lambda revenue, paid, price: -1 if paid < revenue else _right(game, paid, price))


@wrong("kept-earnings-leave-the-price", {"18GL": "3.5-d 4.6.7-a"})
def _(game: GreatLakes) -> None:
    """earnings that are kept leave the price where it is"""
    _columns(game, lambda revenue, paid, price: max(_right(game, paid, price), 0))


@wrong("no-earnings-leave-the-price", {"18GL": "3.5-e 4.6.7-a"})
def _(game: GreatLakes) -> None:
    """a turn without earnings leaves the price where it is"""
    game.prices.no_revenue = lambda company: None  # type: ignore[method-assign]


@wrong("companies-that-wait-fall", {"18GL": "3.5-o"})
def _(game: GreatLakes) -> None:
    """a company that has not floated falls when an operating round is over"""
    finish = game.turns.finish

    def then() -> None:
        finish()
        for company in game.state.companies:
            if not company.floated and not company.closed and game.market.find(company.id) is not None:
                game.market.keep(company.id)

    game.turns.finish = then  # type: ignore[method-assign]
