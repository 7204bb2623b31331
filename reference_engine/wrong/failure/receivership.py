"""Wrong companies without a president that others run."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from ...games.eighteen46 import Game1846
from ...state import Company
from ..entries import wrong


@wrong("without-president-revenue-is-lost", {"1846": "7.1-d"})
def _(game: Game1846) -> None:
    """a company without a president keeps nothing of its revenue"""
    receivership, operate = game.receivership, game.receivership.operate

    def poor(company: Company) -> None:
        best, _ = game.runs.best(company)
        company.cash -= best
        operate(company)

    receivership.operate = poor  # type: ignore[method-assign]


@wrong("without-president-the-price-stays", {"1846": "7.1-d 7.1-e"})
def _(game: Game1846) -> None:
    """the price of a company without a president stays where it is"""
    _moving(game, 0, 0)


@wrong("without-president-always-one-left", {"1846": "7.1-e"})
def _(game: Game1846) -> None:
    """the price of a company without president and train moves one space left"""
    _moving(game, 1, 1)


@wrong("without-president-always-two-left", {"1846": "7.1-d"})
def _(game: Game1846) -> None:
    """the price of a company without a president moves two spaces left, train or not"""
    _moving(game, 2, 2)


def _moving(game: Game1846, with_train: int, without: int) -> None:
    receivership, operate, left = game.receivership, game.receivership.operate, game.market.left

    def otherwise(company: Company) -> None:
        wanted = with_train if company.trains else without
        game.market.left = lambda company, spaces: left(company, wanted)  # type: ignore[method-assign]
        try:
            operate(company)
        finally:
            game.market.left = left  # type: ignore[method-assign]

    receivership.operate = otherwise  # type: ignore[method-assign]


@wrong("without-president-no-train", {"1846": "7.1-f"})
def _(game: Game1846) -> None:
    """a company without a president never buys a train"""
    game.receivership.buy_train = lambda company: None  # type: ignore[method-assign]


@wrong("without-president-nothing-runs", {"1846": "7.1-d 7.1-a"})
def _(game: Game1846) -> None:
    """a company without a president does not operate"""
    game.receivership.operate = lambda company: (  # type: ignore[method-assign]
        game.receivership.end_turn()
    )


@wrong("twenty-percent-make-no-president", {"1846": "7.03-a", "18FL": "8.4.3-k"})
def _(game: Game1846) -> None:
    """whoever comes to hold 20 % of a company without a president does not become president"""
    take = game.shares.take_office_if_due
    game.shares.take_office_if_due = lambda company: (  # type: ignore[method-assign]
        None if company.receivership else take(company)
    )


@wrong("last-certificate-cannot-be-bought", {"1846": "7.04-b"})
def _(game: Game1846) -> None:
    """the president's certificate in the market cannot be had for a share"""
    game.shares.lone_office = lambda company: None  # type: ignore[method-assign]


@wrong("last-certificate-costs-two-prices", {"1846": "7.04-b"})
def _(game: Game1846) -> None:
    """whoever takes the last certificate out of the market pays for two shares"""
    swap = game.shares.swap_for_office

    def dear(company: Company, player: str) -> None:
        swap(company, player)
        game.table.pays_bank(game.table.players[player], game.market.price_of(company.id))

    game.shares.swap_for_office = dear  # type: ignore[method-assign]
