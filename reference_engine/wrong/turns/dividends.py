"""Wrong dividends."""

from collections.abc import Callable
from typing import Any

import msgspec

from ...game import Game
from ...games.chesapeake import Chesapeake
from ...games.eighteen46 import Game1846
from ...games.eighteen_fl import Game18FL
from ...rules.certificates.shares import IPO, POOL
from ...state import Company
from ..entries import wrong

FIVE = 5
"""Shares of a company of the smaller size."""


@wrong(
    "everything-is-paid-out",
    {
        "18FL": "7.5-a 7.5-e",
        "18GL": "4.6.6-a 4.6.6-c 4.6.6-d",
        "LostAtlas": "OR.choice-a OR.choice-b OR.hold-a",
    },
)
def _(game: Game18FL) -> None:
    """a company cannot keep its revenue"""
    _always(game, "payout")


@wrong(
    "everything-is-kept",
    {
        "18FL": "7.5-a 7.5-b",
        "18GL": "4.6.6-a 4.6.6-b 4.6.6-c 4.6.6-e",
        "LostAtlas": "OR.choice-a OR.choice-b OR.div-d",
    },
)
def _(game: Game18FL) -> None:
    """a company cannot pay its revenue out"""
    _always(game, "withhold")


def _always(game: Game18FL, kind: str) -> None:
    dividend = game.dividends.dividend
    game.dividends.dividend = lambda move: dividend(  # type: ignore[method-assign]
        msgspec.structs.replace(move, kind=kind)
    )


@wrong("fifths-pay-a-tenth", {"18FL": "1.4-k 7.5-b", "LostAtlas": "OR.div-a"})
def _(game: Game18FL) -> None:
    """a share of a company of five shares gets a tenth of the revenue"""
    _shares_pay(game, small=2)


@wrong("tenths-pay-a-fifth", {"18FL": "1.4-l 7.5-b", "LostAtlas": "OR.div-b"})
def _(game: Game18FL) -> None:
    """a share of a company of ten shares gets a fifth of the revenue"""
    _shares_pay(game, large=2)


def _shares_pay(game: Game18FL, small: int = 1, large: int = 1) -> None:
    """Divide what is paid on shares of a small company, multiply what is paid on those of a large one."""
    dividends, pay = game.dividends, game.dividends.pay_out
    dividends.pay_out = lambda company, amount: pay(  # type: ignore[method-assign]
        company, amount // small if company.share_count == FIVE else amount * large
    )


@wrong("halves-rounded-up", {"1846": "6.4-f 6.4-g S.Rounding-a S.Revenue-a", "18GL": "4.6.6-c 4.6.6-j"})
def _(game: Game1846) -> None:
    """the treasury's half of a dividend is rounded up to tens"""
    game.halves.half = lambda revenue: -(-revenue // 20) * 10  # type: ignore[method-assign]


@wrong("halves-are-exact", {"1846": "6.4-f 6.4-g S.Rounding-a S.Revenue-a", "18GL": "4.6.6-c 4.6.6-j"})
def _(game: Game1846) -> None:
    """the treasury gets exactly one half of a half dividend"""
    game.halves.half = lambda revenue: revenue // 2  # type: ignore[method-assign]


@wrong("halves-of-odd-earnings-are-odd", {"18GL": "4.6.6-c"})
def _(game: Game1846) -> None:
    """what the treasury keeps is rounded down to tens, so that half of odd earnings is no multiple of $10"""
    game.halves.half = lambda revenue: revenue // 20 * 10  # type: ignore[method-assign]


@wrong("kept-revenue-stays-in-the-bank", {"1846": "6.4-c", "18GL": "4.6.6-c 4.6.6-d 4.6.6-j"})
def _(game: Game1846) -> None:
    """revenue that is not paid out stays in the bank"""
    dividend = game.dividends.dividend

    def lost(move: Any) -> Any:
        commit = dividend(move)
        kept = game.halves.kept(move.kind, game.table.turn.revenue or 0)

        def vanish() -> None:
            company = game.table.operating_company
            commit()
            game.table.pays_bank(company, kept)

        return vanish

    game.dividends.dividend = lost  # type: ignore[method-assign]


def _also_pays(game: Game1846, part: Callable[[str], int]) -> None:
    """Let the company be paid for a part of its shares, in percent, besides; less where that is below 0."""
    dividends, pay_out = game.dividends, game.dividends.pay_out

    def pay(company: Company, amount: int) -> None:
        pay_out(company, amount)
        step = game.shares.limits.share_percent
        game.table.bank_pays(company, part(company.id) // step * (amount * step // 100))

    dividends.pay_out = pay  # type: ignore[method-assign]


@wrong("treasury-shares-pay-nobody", {"1846": "6.4-e S.Revenue-d", "LostAtlas": "OR.div-e"})
def _(game: Game1846) -> None:
    """shares in the treasury pay nobody"""
    _also_pays(game, lambda company: -game.shares.unsold(company))


@wrong("market-shares-pay-the-company", {"1846": "6.4-e S.Revenue-d", "LostAtlas": "OR.div-d OR.div-e"})
def _(game: Game1846) -> None:
    """shares in the market pay the company"""
    _also_pays(game, lambda company: game.shares.held(company, POOL))


@wrong("pool-dividends-stay-in-the-bank", {"18Chesapeake": "22-i 22-q", "18FL": "7.5-c"})
def _(game: Chesapeake) -> None:
    """shares in the pool pay nobody"""
    shares, held = game.shares, game.shares.held
    dividends, pay_out = game.dividends, game.dividends.pay_out

    def poor(company: Company, amount: int) -> None:
        shares.held = lambda company, holder: 0 if holder == POOL else held(company, holder)  # type: ignore
        try:
            pay_out(company, amount)
        finally:
            shares.held = held  # type: ignore[method-assign]

    dividends.pay_out = poor  # type: ignore[method-assign]


@wrong("ipo-dividends-go-to-the-company", {"18Chesapeake": "22-j", "18FL": "7.5-d"})
def _(game: Chesapeake) -> None:
    """shares in the IPO pay the company"""
    dividends, pay_out = game.dividends, game.dividends.pay_out

    def rich(company: Company, amount: int) -> None:
        pay_out(company, amount)
        game.table.bank_pays(company, amount * game.shares.held(company.id, IPO) // 100)

    dividends.pay_out = rich  # type: ignore[method-assign]


@wrong(
    "kept-revenue-vanishes",
    {"18Chesapeake": "22-b", "18FL": "7.5-e", "18GL": "4.6.6-d", "LostAtlas": "OR.hold-a"},
)
def _(game: Game) -> None:
    """kept revenue stays in the bank"""
    dividend = game.dividends.dividend

    def lost(move: Any) -> Any:
        commit = dividend(move)

        def vanish() -> None:
            company, revenue = game.table.operating_company, game.table.turn.revenue or 0
            commit()
            if move.kind == "withhold":
                game.table.pays_bank(company, revenue)

        return vanish

    game.dividends.dividend = lost  # type: ignore[method-assign]
