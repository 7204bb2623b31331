"""Wrong share prices."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from ...game import Game
from ...games.eighteen_fl import Game18FL
from ...rules.certificates.shares import IPO
from ...rules.market import market as market_rules
from ...state import Company
from ..entries import wrong


@wrong("sale-drops-one-cell", {"18Chesapeake": "9-c", "18GL": "3.5-a 3.5-b 4.1.1-f 4.6.11-d"})
def _(game: Game) -> None:
    """the price drops one cell for a sale, however many shares are sold"""
    drop = game.market.drop
    game.market.drop = lambda company, cells: drop(company, 1)  # type: ignore[method-assign]


@wrong(
    "sale-does-not-move-the-price",
    {
        "18Chesapeake": "9-c 8-k",
        "1846": "5.2-c S.StockRound-f",
        "18FL": "5.1-f",
        "18GL": "3.5-a 3.5-b 4.1.1-f 4.6.11-d",
    },
)
def _(game: Game) -> None:
    """a sale leaves the price where it is"""
    game.market.drop = lambda company, cells: None  # type: ignore[method-assign]


@wrong("payout-goes-up", {"18Chesapeake": "22-k"})
def _(game: Game) -> None:
    """a pay-out moves the price up instead of right"""
    game.market.right = lambda company, spaces: game.market.rise(company)  # type: ignore[method-assign]


@wrong("no-arrow-up", {"18Chesapeake": "22-l", "18GL": "3.5-j"})
def _(game: Game) -> None:
    """at the end of a row a pay-out leaves the price where it is"""
    market, right = game.market, game.market.right

    def stay(company: str, spaces: int) -> None:
        cell = market.find(company)
        assert cell is not None
        row, column = market_rules.row_and_column(cell.cell)
        if market.exists(row, column + 1):
            right(company, spaces)

    market.right = stay  # type: ignore[method-assign]


@wrong("no-arrow-down", {"18Chesapeake": "22-e", "18GL": "3.5-j"})
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
    "marker-goes-on-top",
    {
        "18Chesapeake": "8-m 22-n",
        "1846": "4-g 5-e 5.1-i",
        "18FL": "5.1-g 6.1-b 7.6-f",
        "18GL": "3.5-l 3.5-m 4.1.3-c",
    },
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


@wrong("sold-out-does-not-rise", {"18Chesapeake": "11-c", "18GL": "3.5-c 4.1.4-b 4.1-e"})
def _(game: Game) -> None:
    """a company that is sold out stays where it is"""
    game.market.rise = lambda company: None  # type: ignore[method-assign]


@wrong("pool-shares-count-as-sold-out", {"18Chesapeake": "11-c", "18GL": "3.5-c"})
def _(game: Game) -> None:
    """a company rises if no share is left in the IPO, whatever lies in the pool"""
    shares = game.shares

    def sold_out(company: Company) -> bool:
        return company.par is not None and shares.held(company.id, IPO) == 0

    shares.is_sold_out = sold_out  # type: ignore[method-assign]


@wrong("sold-out-companies-rise-here-too", {"18FL": "5.5-a 5.5-b"})
def _(game: Game18FL) -> None:
    """a company that the players hold as a whole rises at the end of a stock round"""

    def adjust() -> None:
        for company in game.table.companies.values():
            if game.shares.is_sold_out(company):
                game.market.right(company.id, 1)

    game.stock.adjust_prices = adjust  # type: ignore[method-assign]


@wrong("second-sale-of-a-turn-leaves-the-price", {"18GL": "3.5-a 4.1.1-f"})
def _(game: Game) -> None:
    """only the first of the companies that a player sells in a turn falls"""
    drop = game.market.drop

    def first_only(company: str, cells: int) -> None:
        turn = getattr(game.state.round, "turn", None)
        sold = getattr(turn, "sold", None) or []
        if not any(getattr(one, "company", one) != company for one in sold):
            drop(company, cells)

    game.market.drop = first_only  # type: ignore[method-assign]
