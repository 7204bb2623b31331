"""Wrong share prices and orders of operation."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable

from ...game import Game
from ...rules.stock import market as market_rules
from ...rules.stock.shares import IPO
from ...state import Company
from ..entries import wrong


@wrong("sale-drops-one-cell", {"18Chesapeake": "9-c"})
def _(game: Game) -> None:
    """the price drops one cell for a sale, however many shares are sold"""
    drop = game.market.drop
    game.market.drop = lambda company, cells: drop(company, 1)  # type: ignore[method-assign]


@wrong(
    "sale-does-not-move-the-price",
    {"18Chesapeake": "9-c 8-k", "1846": "5.2-c S.StockRound-f", "18FL": "5.1-f"},
)
def _(game: Game) -> None:
    """a sale leaves the price where it is"""
    game.market.drop = lambda company, cells: None  # type: ignore[method-assign]


@wrong("payout-goes-up", {"18Chesapeake": "22-k"})
def _(game: Game) -> None:
    """a pay-out moves the price up instead of right"""
    game.market.pay_out = game.market.rise  # type: ignore[method-assign]


@wrong("no-arrow-up", {"18Chesapeake": "22-l"})
def _(game: Game) -> None:
    """at the end of a row a pay-out leaves the price where it is"""
    market, pay_out = game.market, game.market.pay_out

    def stay(company: str) -> None:
        cell = market.find(company)
        assert cell is not None
        row, column = market_rules.row_and_column(cell.cell)
        if market.exists(row, column + 1):
            pay_out(company)

    market.pay_out = stay  # type: ignore[method-assign]


@wrong("no-arrow-down", {"18Chesapeake": "22-e"})
def _(game: Game) -> None:
    """in the leftmost column kept revenue leaves the price where it is"""
    market, keep = game.market, game.market.keep

    def stay(company: str) -> None:
        cell = market.find(company)
        assert cell is not None
        row, column = market_rules.row_and_column(cell.cell)
        if market.exists(row, column - 1):
            keep(company)

    market.keep = stay  # type: ignore[method-assign]


@wrong(
    "keeping-does-not-move-the-price",
    {"18Chesapeake": "22-c 22-d", "1846": "6.4-h S.Revenue-b", "18FL": "7.6-b"},
)
def _(game: Game) -> None:
    """revenue that is kept leaves the price where it is"""
    game.market.keep = lambda company: None  # type: ignore[method-assign]


@wrong(
    "marker-goes-on-top", {"18Chesapeake": "8-m 22-n", "1846": "4-g 5-e 5.1-i", "18FL": "5.1-g 6.1-b 7.6-f"}
)
def _(game: Game) -> None:
    """a marker that comes to a cell goes on top of the stack"""
    market, put = game.market, game.market._put

    def on_top(company: str, row: int, column: int) -> None:
        put(company, row, column)
        cell = market.find(company)
        assert cell is not None
        cell.stack.remove(company)
        cell.stack.insert(0, company)

    market._put = on_top  # type: ignore[method-assign]


@wrong("sold-out-does-not-rise", {"18Chesapeake": "11-c"})
def _(game: Game) -> None:
    """a company that is sold out stays where it is"""
    game.market.rise = lambda company: None  # type: ignore[method-assign]


@wrong("pool-shares-count-as-sold-out", {"18Chesapeake": "11-c"})
def _(game: Game) -> None:
    """a company rises if no share is left in the IPO, whatever lies in the pool"""
    shares = game.shares

    def sold_out(company: Company) -> bool:
        return company.par is not None and shares.held(company.id, IPO) == 0

    shares.is_sold_out = sold_out  # type: ignore[method-assign]


def reorder(game: Game, other: Callable[[int, int, int], tuple[int, int, int]]) -> None:
    """Let companies operate in another order, made of what the right one goes by."""
    market, key = game.market, game.market.operating_key
    market.operating_key = lambda company: other(*key(company))  # type: ignore[method-assign]


@wrong("orders-by-column-to-the-left", {"18Chesapeake": "12-j"})
def _(game: Game) -> None:
    """of equal prices the company further left operates first"""
    reorder(game, lambda price, column, place: (price, -column, place))


@wrong("orders-from-the-bottom-of-the-stack", {"18Chesapeake": "12-k", "1846": "4-h 6-m", "18FL": "7-d"})
def _(game: Game) -> None:
    """companies in one cell operate from the bottom of the stack up"""
    reorder(game, lambda price, column, place: (price, column, -place))


@wrong("cheapest-company-first", {"18Chesapeake": "12-i", "1846": "4-k 6-a", "18FL": "7-c"})
def _(game: Game) -> None:
    """companies operate in ascending order of price"""
    reorder(game, lambda price, column, place: (-price, column, place))
