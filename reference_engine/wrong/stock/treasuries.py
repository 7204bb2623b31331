"""Wrong dealings of companies that sell their own shares."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from dataclasses import replace
from typing import Any

from ...actions import BuySharesMove, ParMove
from ...games.eighteen46 import Game1846
from ...rules.certificates.shares import POOL
from ...rules.certificates.treasury_shares import TreasuryShares
from ...rules.table import Commit
from ...state import Company
from ..entries import after_purchase_of_shares, wrong


@wrong(
    "treasury-shares-are-paid-to-the-bank",
    {"1846": "5.1-e S.StockRound-c S.Features-b", "LostAtlas": "SR.buy-b"},
)
def _(game: Game1846) -> None:
    """the price of an unsold share goes to the bank"""
    game.stock.terms.pay = lambda player, company, source, price: (  # type: ignore[method-assign]
        game.table.pays_bank(game.table.players[player], price)
    )


@wrong("market-shares-are-paid-to-the-company", {"1846": "5.1-o", "LostAtlas": "SR.buy-c"})
def _(game: Game1846) -> None:
    """the price of a share from the market goes into the company's treasury"""

    def pay(player: str, company: Company, source: str, price: int) -> None:
        del source
        game.table.players[player].cash -= price
        company.cash += price

    game.stock.terms.pay = pay  # type: ignore[method-assign]


@wrong("treasury-shares-at-the-opening-price", {"1846": "5.1-d S.StockRound-c", "LostAtlas": "SR.buy-b"})
def _(game: Game1846) -> None:
    """an unsold share costs the opening price"""

    def pay_par(move: BuySharesMove, cash: int) -> None:
        del cash
        company = game.table.company(move.company)
        if move.source != POOL and company.par is not None:
            extra = company.par - game.market.price_of(move.company)
            game.table.players[move.actor.id].cash -= extra
            company.cash += extra

    after_purchase_of_shares(game, pay_par)


@wrong("president-pays-one-price", {"1846": "5.1-h 5.1-d"})
def _(game: Game1846) -> None:
    """the president's certificate costs the opening price once"""
    par = game.stock.par

    def cheap(move: ParMove) -> Commit:
        commit = par(move)

        def refund() -> None:
            commit()
            game.table.companies[move.company].cash -= move.price
            game.table.players[move.actor.id].cash += move.price

        return refund

    game.stock.par = cheap  # type: ignore[method-assign]


@wrong("home-token-waits", {"1846": "5.1-k S.StockRound-b"})
def _(game: Game1846) -> None:
    """the home token is not placed when a company is launched"""
    start, place = game.stock.start_company, game.tokens.place_home_token

    def bare(company: Company, president: str, par: int) -> None:
        game.tokens.place_home_token = lambda company: None  # type: ignore[method-assign]
        try:
            start(company, president, par)
        finally:
            game.tokens.place_home_token = place  # type: ignore[method-assign]

    game.stock.start_company = bare  # type: ignore[method-assign]


@wrong("every-seller-moves-the-price", {"1846": "5.2-c S.StockRound-f S.Features-i"})
def _(game: Game1846) -> None:
    """a sale by anybody moves the price one space left"""
    game.sales.drop.cells = lambda shares, by_president, first: int(first)  # type: ignore[method-assign]


@wrong("every-share-moves-the-price", {"1846": "5.2-c S.StockRound-f"})
def _(game: Game1846) -> None:
    """a sale by the president moves the price one space left for each share"""
    game.sales.drop.cells = lambda shares, by_president, first: (  # type: ignore[method-assign]
        shares if by_president and first else 0
    )
    game.market.drop = lambda company, cells: (  # type: ignore[method-assign]
        game.market.left(company, cells) if cells else None
    )


@wrong("second-sale-moves-the-price-again", {"1846": "5.2-c S.StockRound-f"})
def _(game: Game1846) -> None:
    """each sale by the president in a turn moves the price"""
    game.sales.drop.cells = lambda shares, by_president, first: int(by_president)  # type: ignore[method-assign]


@wrong("sold-shares-go-to-the-treasury", {"1846": "5.2-b 5.1-n", "LostAtlas": "SR.sell-a SR.sell-b"})
def _(game: Game1846) -> None:
    """sold shares go back to the company's treasury"""
    sales, carry_out = game.sales, game.sales.carry_out

    def back(player: Any, plan: Any, **how: Any) -> None:
        carry_out(player, plan, **how)
        game.shares.redeem(plan.company, plan.percent)

    sales.carry_out = back  # type: ignore[method-assign]


@wrong("privates-do-not-count-as-certificates", {"1846": "5.13-c"})
def _(game: Game1846) -> None:
    """private companies do not count toward the certificate limit"""
    game.table.switches = replace(game.table.switches, privates_count_as_certificates=False)


@wrong("presidents-privates-count", {"1846": "5.13-d"})
def _(game: Game1846) -> None:
    """the private companies of a company count for its president"""
    shares, counted = game.shares, game.shares.certificates_counted

    def more(player: str) -> int:
        owners = [game.table.owner_company(private) for private in game.state.privates]
        presidents = [game.table.companies[name].president for name in owners if name is not None]
        return counted(player) + presidents.count(player)

    shares.certificates_counted = more  # type: ignore[method-assign]


class _AsAtTheStart(TreasuryShares):
    @property
    def certificate_limit(self) -> int:
        """By the corporations with which the game began."""
        corporations = sum(1 for c in self.table.companies.values() if c.kind == "public")
        return self.table.box.certificate_limit(len(self.table.seats), corporations)


@wrong("closed-companies-count-for-the-limit", {"1846": "5.25-c S.StockRound-g"})
def _(game: Game1846) -> None:
    """the certificate limit stays as at the beginning when a company leaves the game"""
    game.shares.__class__ = _AsAtTheStart


@wrong("market-shares-do-not-lower-the-price", {"1846": "4-e 5.4-c S.StockRound-i S.Features-i"})
def _(game: Game1846) -> None:
    """shares in the market at the end of a stock round leave the price where it is"""
    _adjusting(game, left=False)


@wrong(
    "sold-out-companies-do-not-rise", {"1846": "4-f 5.4-c S.StockRound-i", "LostAtlas": "SR.end-b SR.end-c"}
)
def _(game: Game1846) -> None:
    """a company that the players hold as a whole stays where it is at the end of a stock round"""
    _adjusting(game, right=False)


def _adjusting(game: Game1846, left: bool = True, right: bool = True) -> None:
    """Leave out one of the two moves at the end of a stock round."""
    adjust, moves = game.stock.adjust_prices, (game.market.left, game.market.right)

    def partly() -> None:
        if not left:
            game.market.left = lambda company, spaces: None  # type: ignore[method-assign]
        if not right:
            game.market.right = lambda company, spaces: None  # type: ignore[method-assign]
        try:
            adjust()
        finally:
            game.market.left, game.market.right = moves  # type: ignore[method-assign]

    game.stock.adjust_prices = partly  # type: ignore[method-assign]


@wrong("prices-adjusted-from-the-lowest", {"1846": "5-f 4-d 5-d 5.4-c", "LostAtlas": "SR.end-c"})
def _(game: Game1846) -> None:
    """at the end of a stock round the lowest price is adjusted first"""
    adjust, in_order = game.stock.adjust_prices, game.market.in_operating_order

    def upwards() -> None:
        game.market.in_operating_order = lambda companies: in_order(companies)[::-1]  # type: ignore[method-assign]
        try:
            adjust()
        finally:
            game.market.in_operating_order = in_order  # type: ignore[method-assign]

    game.stock.adjust_prices = upwards  # type: ignore[method-assign]
