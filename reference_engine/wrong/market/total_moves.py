"""Wrong moves of the price by a whole dividend, where one below the price puts the marker beneath others."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable

from ...games.lost_atlas import LostAtlas
from ...state import Company
from ..entries import wrong

Steps = Callable[[int, int, int], int]
"""Steps to the right (below 0: left), of what was earned, the price, and the right number of steps."""


def _moves(game: LostAtlas, other: Steps, *, under: bool = True) -> None:
    """Let a dividend move the price otherwise; ``under``: a marker that stays goes beneath the others."""
    market = game.market

    def paid(company: Company, revenue: int) -> None:
        price = market.price_of(company.id)
        steps = other(revenue, price, min(revenue // price, 2))
        if steps < 0:
            market.left(company.id, -steps)
        elif steps or not revenue:
            market.right(company.id, steps)
        elif under:
            market.under(company.id)

    game.prices.paid = paid  # type: ignore[method-assign]


@wrong("a-dividend-below-the-price-lowers-it", {"LostAtlas": "OR.price-a"})
def _(game: LostAtlas) -> None:
    """a dividend below the price lowers it"""
    _moves(game, lambda revenue, price, steps: steps or (-1 if revenue else 0))


@wrong("a-dividend-below-the-price-raises-it", {"LostAtlas": "OR.price-a"})
def _(game: LostAtlas) -> None:
    """a dividend below the price raises it"""
    _moves(game, lambda revenue, price, steps: steps or (1 if revenue else 0))


@wrong("a-dividend-below-half-the-price-lowers-it", {"LostAtlas": "OR.price-a"})
def _(game: LostAtlas) -> None:
    """a dividend below half the price lowers it"""
    _moves(game, lambda revenue, price, steps: -1 if 0 < 2 * revenue < price else steps)


@wrong("a-marker-that-stays-stays-on-top", {"LostAtlas": "OR.price-b"})
def _(game: LostAtlas) -> None:
    """a dividend below the price leaves the marker where it is among others"""
    _moves(game, lambda revenue, price, steps: steps, under=False)


@wrong("the-price-itself-is-not-enough", {"LostAtlas": "OR.price-c"})
def _(game: LostAtlas) -> None:
    """a dividend of exactly the price leaves it where it is"""
    _moves(game, lambda revenue, price, steps: 0 if revenue == price else steps)


@wrong("the-price-is-two-steps", {"LostAtlas": "OR.price-c"})
def _(game: LostAtlas) -> None:
    """a dividend of the price raises it two steps"""
    _moves(game, lambda revenue, price, steps: 2 if steps else 0)


@wrong("exactly-twice-the-price-is-one-step", {"LostAtlas": "OR.price-d"})
def _(game: LostAtlas) -> None:
    """a dividend of exactly twice the price raises it one step"""
    _moves(game, lambda revenue, price, steps: 1 if revenue == 2 * price else steps)


@wrong("twice-the-price-is-a-single-step", {"LostAtlas": "OR.price-d"})
def _(game: LostAtlas) -> None:
    """no dividend raises the price more than one step"""
    _moves(game, lambda revenue, price, steps: min(steps, 1))


@wrong("three-times-the-price-is-three-steps", {"LostAtlas": "OR.price-d"})
def _(game: LostAtlas) -> None:
    """a dividend of three times the price raises it three steps"""
    _moves(game, lambda revenue, price, steps: 3 if revenue >= 3 * price else steps)


@wrong("prices-of-majors-rise-one-step", {"LostAtlas": "OR.price-d"})
def _(game: LostAtlas) -> None:
    """a dividend of twice the price raises that of a major one step only"""
    _moves(
        game,
        lambda revenue, price, steps: (
            min(steps, 1) if game.table.operating_company.kind == "major" else steps
        ),
    )


@wrong("what-players-get-is-compared", {"LostAtlas": "OR.price-a OR.price-c OR.price-d"})
def _(game: LostAtlas) -> None:
    """only what the players get of a dividend is compared with the price"""

    def paid(revenue: int, price: int, steps: int) -> int:
        del steps
        name = game.table.operating_company.id
        held = sum(game.shares.player_holds(name, player) for player in game.table.seats)
        return min(revenue * held // 100 // price, 2)

    _moves(game, paid)


@wrong("the-starting-price-is-compared", {"LostAtlas": "OR.price-a OR.price-c OR.price-d"})
def _(game: LostAtlas) -> None:
    """a dividend is compared with the price at which the company started"""
    _moves(
        game,
        lambda revenue, price, steps: min(revenue // (game.table.operating_company.par or price), 2),
    )


@wrong("withheld-revenue-leaves-the-price", {"LostAtlas": "OR.hold-b"})
def _(game: LostAtlas) -> None:
    """revenue that is withheld leaves the price where it is"""
    distributed = game.prices.distributed

    def then(company: Company, revenue: int, kept: int) -> None:
        if not revenue or kept != revenue:
            distributed(company, revenue, kept)

    game.prices.distributed = then  # type: ignore[method-assign]


@wrong("withheld-revenue-puts-the-marker-under", {"LostAtlas": "OR.hold-b"})
def _(game: LostAtlas) -> None:
    """revenue below the price that is withheld counts as a small dividend: the marker goes beneath others"""
    distributed = game.prices.distributed

    def then(company: Company, revenue: int, kept: int) -> None:
        if 0 < revenue < game.market.price_of(company.id):
            game.market.under(company.id)
        else:
            distributed(company, revenue, kept)

    game.prices.distributed = then  # type: ignore[method-assign]


@wrong("majors-without-a-train-keep-their-price", {"LostAtlas": "OR.run-l"})
def _(game: LostAtlas) -> None:
    """a major without a train keeps its price"""
    falls = game.prices.no_revenue
    game.prices.no_revenue = lambda company: (  # type: ignore[method-assign]
        None if company.kind == "major" and not company.trains else falls(company)
    )


@wrong("no-train-costs-two-steps", {"LostAtlas": "OR.run-l"})
def _(game: LostAtlas) -> None:
    """a company without a train falls two steps"""
    game.prices.no_revenue = lambda company: game.market.left(company.id, 2)  # type: ignore[method-assign]
