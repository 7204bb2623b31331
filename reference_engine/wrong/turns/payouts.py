"""Wrong half dividends, wrong moves of the price, wrong orders of operation."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...games.eighteen46 import Game1846
from ...rules.routes import RouteTerms
from ...rules.stock.shares import POOL
from ..entries import wrong


@wrong("halves-rounded-up", {"1846": "6.4-f 6.4-g S.Rounding-a S.Revenue-a"})
def _(game: Game1846) -> None:
    """the treasury's half of a dividend is rounded up to tens"""
    game.operating.half = lambda revenue: -(-revenue // 20) * 10  # type: ignore[method-assign]


@wrong("halves-are-exact", {"1846": "6.4-f 6.4-g S.Rounding-a S.Revenue-a"})
def _(game: Game1846) -> None:
    """the treasury gets exactly one half of a half dividend"""
    game.operating.half = lambda revenue: revenue // 2  # type: ignore[method-assign]


@wrong("kept-revenue-stays-in-the-bank", {"1846": "6.4-c"})
def _(game: Game1846) -> None:
    """revenue that is not paid out stays in the bank"""
    operating, dividend = game.operating, game.operating.dividend

    def lost(move: Any) -> Any:
        commit = dividend(move)
        revenue = operating.turn.revenue or 0
        kept = {"withhold": revenue, "half": operating.half(revenue)}.get(move.kind, 0)

        def vanish() -> None:
            company = operating.company
            commit()
            game.table.pays_bank(company, kept)

        return vanish

    operating.dividend = lost  # type: ignore[method-assign]


def _also_pays(game: Game1846, part: Callable[[str], int]) -> None:
    """Let the company be paid for a part of its shares, in percent, besides; less where that is below 0."""
    operating, pay_out = game.operating, game.operating._pay_out

    def pay(revenue: int) -> None:
        pay_out(revenue)
        company = operating.company
        step = game.shares.limits.share_percent
        game.table.bank_pays(company, part(company.id) // step * (revenue * step // 100))

    operating._pay_out = pay  # type: ignore[method-assign]


@wrong("treasury-shares-pay-nobody", {"1846": "6.4-e S.Revenue-d"})
def _(game: Game1846) -> None:
    """shares in the treasury pay nobody"""
    _also_pays(game, lambda company: -game.shares.unsold(company))


@wrong("market-shares-pay-the-company", {"1846": "6.4-e S.Revenue-d"})
def _(game: Game1846) -> None:
    """shares in the market pay the company"""
    _also_pays(game, lambda company: game.shares.held(company, POOL))


def _spaces(game: Game1846, other: Callable[[int, int, int], int]) -> None:
    """Let the price move otherwise, made of what is paid, the price, and the right number of spaces."""
    operating, spaces = game.operating, game.operating.spaces
    operating.spaces = lambda paid, price: other(paid, price, spaces(paid, price))  # type: ignore[method-assign]


@wrong("small-dividends-leave-the-price", {"1846": "6.4-h S.Revenue-b"})
def _(game: Game1846) -> None:
    """a dividend below half the price leaves the price where it is"""
    _spaces(game, lambda paid, price, right: 0 if right < 0 and paid else right)


@wrong("half-the-price-is-not-enough", {"1846": "6.4-h 6.4-i S.Revenue-b"})
def _(game: Game1846) -> None:
    """a dividend of exactly half the price moves it left"""
    _spaces(game, lambda paid, price, right: -1 if 2 * paid == price else right)


@wrong("half-the-price-moves-right", {"1846": "6.4-i S.Revenue-b"})
def _(game: Game1846) -> None:
    """a dividend of half the price moves it right"""
    _spaces(game, lambda paid, price, right: right or 1)


@wrong("the-price-is-not-enough", {"1846": "6.4-i 6.4-j S.Revenue-b"})
def _(game: Game1846) -> None:
    """a dividend of exactly the price leaves it where it is"""
    _spaces(game, lambda paid, price, right: 0 if paid == price else right)


@wrong("the-price-moves-two", {"1846": "6.4-j S.Revenue-b"})
def _(game: Game1846) -> None:
    """a dividend of the price moves it two spaces"""
    _spaces(game, lambda paid, price, right: 2 if right == 1 else right)


@wrong("twice-the-price-is-not-enough", {"1846": "6.4-j 6.4-k S.Revenue-b"})
def _(game: Game1846) -> None:
    """a dividend of exactly twice the price moves it one space"""
    _spaces(game, lambda paid, price, right: 1 if paid == 2 * price else right)


@wrong("twice-the-price-moves-one", {"1846": "6.4-k S.Revenue-b"})
def _(game: Game1846) -> None:
    """a dividend of twice the price moves it one space"""
    _spaces(game, lambda paid, price, right: min(right, 1) if paid < 3 * price else right)


@wrong("three-times-the-price-is-not-enough", {"1846": "6.4-k 6.4-l S.Revenue-c"})
def _(game: Game1846) -> None:
    """a dividend of exactly three times the price moves it two spaces"""
    _spaces(game, lambda paid, price, right: 2 if paid == 3 * price else right)


@wrong("nothing-moves-three", {"1846": "6.4-l S.Revenue-c"})
def _(game: Game1846) -> None:
    """no dividend moves the price three spaces"""
    _spaces(game, lambda paid, price, right: min(right, 2))


@wrong("low-prices-move-three", {"1846": "6.4-m"})
def _(game: Game1846) -> None:
    """a dividend of three times the price moves it three spaces, however low it is"""
    _spaces(game, lambda paid, price, right: 3 if paid >= 3 * price and right > 0 else right)


# running ----------------------------------------------------------------------------------------------


def _terms(game: Game1846, other: Callable[[RouteTerms], RouteTerms]) -> None:
    terms = game.route_terms
    game.route_terms = lambda company: other(terms(company))  # type: ignore[method-assign]


@wrong("own-token-need-not-count", {"1846": "S.RunningTrains-c 6.3-b"})
def _(game: Game1846) -> None:
    """no city with a token of the company has to be among those that count"""
    _terms(game, lambda terms: replace(terms, token_counted=False))


@wrong("passed-markers-pay", {"1846": "3-bd 3-bj 6.3-k"})
def _(game: Game1846) -> None:
    """a marked place pays its bonus even if it does not count"""
    _terms(
        game,
        lambda terms: replace(
            terms, bonuses=tuple(replace(bonus, counted_only=False) for bonus in terms.bonuses)
        ),
    )


# orders of operation ----------------------------------------------------------------------------------


@wrong("first-round-from-the-top", {"1846": "4-l 6-l S.OperatingRound-b"})
def _(game: Game1846) -> None:
    """the highest price operates first in the first operating round, too"""
    _ordered(game, lambda first: False)


@wrong("lowest-price-always-first", {"1846": "6-l 4-k 6-a S.OperatingRound-b"})
def _(game: Game1846) -> None:
    """the lowest price operates first in every operating round"""
    _ordered(game, lambda first: True)


@wrong("fallen-companies-operate-again", {"1846": "6-n"})
def _(game: Game1846) -> None:
    """a corporation whose price falls behind one that has not operated yet has another turn"""
    operating, finish, again = game.operating, game.operating.finish_turn, set[str]()

    def once_more() -> None:
        name, current = operating.turn.company, operating.round
        finish()
        first = current.order[0] if current.order else None
        if first is None or name in again or game.market.find(name) is None:
            return
        if game.market.operating_key(name) > game.market.operating_key(first):
            again.add(name)
            current.done.remove(name)
            operating.sort_order()

    operating.finish_turn = once_more  # type: ignore[method-assign]


def _ordered(game: Game1846, rising: Callable[[bool], bool]) -> None:
    operating, sort = game.operating, game.operating.sort_order

    def order() -> None:
        sort()
        current = operating.round
        own = [name for name in current.order if not game.independents.is_one(name)]
        others = [name for name in current.order if game.independents.is_one(name)]
        own = game.market.in_operating_order(own)
        if rising((current.set, current.number) == (1, 1)):
            own.sort(key=game.market.price_of)
        current.order = others + own

    operating.sort_order = order  # type: ignore[method-assign]
