"""Wrong moves of the price by what is paid."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable

from ...games.eighteen46 import Game1846
from ...games.eighteen_fl import Game18FL
from ...state import Company
from ..entries import wrong


def _steps(game: Game18FL, other: Callable[[int, int, int], int]) -> None:
    """Let a dividend move the price otherwise: made of the revenue, the price and the right steps."""
    market = game.market

    def move(company: Company, revenue: int) -> None:
        price = market.price_of(company.id)
        steps = other(revenue, price, min(revenue // price, 2))
        if steps < 0:
            market.left(company.id, -steps)
        else:
            market.right(company.id, steps)

    game.prices.paid = move  # type: ignore[method-assign]


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
        name = game.table.operating_company.id
        held = sum(game.shares.player_holds(name, player) for player in game.table.seats)
        return min(revenue * held // 100 // price, 2)

    _steps(game, paid)


@wrong("no-revenue-moves-nothing", {"18FL": "7.6-b", "LostAtlas": "OR.run-l"})
def _(game: Game18FL) -> None:
    """a company that earns nothing stays where it is"""
    game.prices.no_revenue = lambda company: None  # type: ignore[method-assign]


@wrong("kept-revenue-moves-two", {"18FL": "7.6-b", "LostAtlas": "OR.hold-b OR.run-l"})
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
    paid = game.prices.paid

    def restacked(company: Company, revenue: int) -> None:
        before = game.market.find(company.id)
        paid(company, revenue)
        cell = game.market.find(company.id)
        if cell is not None and cell is before:
            cell.stack.remove(company.id)
            cell.stack.append(company.id)

    game.prices.paid = restacked  # type: ignore[method-assign]


@wrong("prices-move-after-the-trains", {"18FL": "7.6-a", "LostAtlas": "OR.price-c OR.price-d OR.hold-b"})
def _(game: Game18FL) -> None:
    """the price moves when the turn is over, after trains have been bought"""
    prices, market = game.prices, game.market
    paid, keep, finish = prices.paid, market.keep, game.turns.finish
    later: list[Callable[[], None]] = []

    def then() -> None:
        while later:
            later.pop()()
        finish()

    prices.paid = lambda company, revenue: later.append(  # type: ignore[method-assign]
        lambda: paid(company, revenue)
    )
    market.keep = lambda company: later.append(lambda: keep(company))  # type: ignore[method-assign]
    game.turns.finish = then  # type: ignore[method-assign]


@wrong(
    "dividends-move-nothing",
    {"18FL": "1.4-d 7.6-a 7.6-b 7.6-d 7.6-e", "LostAtlas": "OR.price-c OR.price-d OR.hold-b OR.run-l"},
)
def _(game: Game18FL) -> None:
    """neither dividends nor kept revenue move a price"""
    game.prices.paid = lambda company, revenue: None  # type: ignore[method-assign]
    game.market.keep = lambda company: None  # type: ignore[method-assign]


def _spaces(game: Game1846, other: Callable[[int, int, int], int]) -> None:
    """Let the price move otherwise, made of what is paid, the price, and the right number of spaces."""
    prices, spaces = game.prices, game.prices.spaces
    prices.spaces = lambda paid, price: other(paid, price, spaces(paid, price))  # type: ignore[method-assign]


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


@wrong("every-dividend-moves-left", {"1846": "6.4-i 6.4-j 6.4-k S.Revenue-b"})
def _(game: Game1846) -> None:
    """whatever a company pays out, its price moves left"""
    _spaces(game, lambda paid, price, right: -1)


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
