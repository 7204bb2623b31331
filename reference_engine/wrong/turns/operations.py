"""Wrong operating turns."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...game import Game
from ...games.chesapeake import Chesapeake
from ...rules.stock.shares import IPO, POOL
from ...state import Company
from ..entries import wrong


@wrong("privates-do-not-pay", {"18Chesapeake": "12-e 12-f", "1846": "4-i 3-r", "18FL": "3.3-d 7-a 7-b"})
def _(game: Game) -> None:
    """private companies pay nothing in operating rounds"""
    operating, start = game.operating, game.operating._start_round

    def poor(number_of_set: int, number: int, of: int) -> None:
        pay_out = game.privates.pay_out
        game.privates.pay_out = lambda: None  # type: ignore[method-assign]
        try:
            start(number_of_set, number, of)
        finally:
            game.privates.pay_out = pay_out  # type: ignore[method-assign]

    operating._start_round = poor  # type: ignore[method-assign]


@wrong("bought-privates-pay-the-president", {"18Chesapeake": "12-h", "1846": "3-t"})
def _(game: Game) -> None:
    """a private that a company owns pays that company's president"""
    table, bank_pays = game.table, game.table.bank_pays

    def pay_out() -> None:
        for private in table.state.privates:
            owner = table.owner_player(private)
            company = table.owner_company(private)
            if owner is None and company is not None:
                owner = table.companies[company].president
            if owner is not None:
                bank_pays(table.players[owner], table.box.private(private.id).income)

    game.privates.pay_out = pay_out  # type: ignore[method-assign]


@wrong("home-marker-costs", {"18Chesapeake": "20-h 20-e", "1846": "5.1-k 3-q"})
def _(game: Game) -> None:
    """the home marker costs $40"""
    construction, place = game.construction, game.construction.place_home_token

    def costs(company: Company) -> None:
        if not company.tokens:
            game.table.pays_bank(company, 40)
        place(company)

    construction.place_home_token = costs  # type: ignore[method-assign]


@wrong("markers-all-cost-the-same", {"18Chesapeake": "20-e"})
def _(game: Chesapeake) -> None:
    """every marker costs $40"""
    game.construction.token_cost = lambda company: 40  # type: ignore[method-assign]


@wrong(
    "terrain-is-free",
    {
        "18Chesapeake": "15-l 18-d 19-m",
        "1846": "6.2-x S.TrackToken-c S.Features-c",
        "18FL": "7.2.1-f 3.3-t 7.2.2-b",
    },
)
def _(game: Game) -> None:
    """laying track on difficult terrain costs nothing"""
    construction, carry_out = game.construction, game.construction._carry_out_lay
    construction._carry_out_lay = lambda company, move, cost: carry_out(  # type: ignore[method-assign]
        company, move, 0
    )


@wrong("old-tile-is-lost", {"18Chesapeake": "17-e", "1846": "6.2-d", "18FL": "7.2.1-q"})
def _(game: Game) -> None:
    """a tile that has been replaced does not go back to the supply"""
    construction, count = game.construction, game.construction._count
    construction._count = lambda tile, change: count(tile, min(change, 0))  # type: ignore[method-assign]


@wrong("pool-dividends-stay-in-the-bank", {"18Chesapeake": "22-i 22-q", "18FL": "7.5-c"})
def _(game: Chesapeake) -> None:
    """shares in the pool pay nobody"""
    shares, held = game.shares, game.shares.held
    operating, pay_out = game.operating, game.operating._pay_out

    def poor(revenue: int) -> None:
        shares.held = lambda company, holder: 0 if holder == POOL else held(company, holder)  # type: ignore
        try:
            pay_out(revenue)
        finally:
            shares.held = held  # type: ignore[method-assign]

    operating._pay_out = poor  # type: ignore[method-assign]


@wrong("ipo-dividends-go-to-the-company", {"18Chesapeake": "22-j", "18FL": "7.5-d"})
def _(game: Chesapeake) -> None:
    """shares in the IPO pay the company"""
    operating, pay_out = game.operating, game.operating._pay_out

    def rich(revenue: int) -> None:
        pay_out(revenue)
        company = operating.company
        game.table.bank_pays(company, revenue * game.shares.held(company.id, IPO) // 100)

    operating._pay_out = rich  # type: ignore[method-assign]


@wrong("kept-revenue-vanishes", {"18Chesapeake": "22-b", "18FL": "7.5-e"})
def _(game: Game) -> None:
    """kept revenue stays in the bank"""
    dividend = game.operating.dividend

    def lost(move: Any) -> Any:
        commit = dividend(move)

        def keep() -> None:
            if move.kind == "withhold":
                game.operating.turn.revenue = 0
            commit()

        return keep

    game.operating.dividend = lost  # type: ignore[method-assign]


@wrong("order-is-never-sorted-again", {"18Chesapeake": "12-i 12-e"})
def _(game: Game) -> None:
    """companies that have operated operate again"""
    operating = game.operating
    finish = operating.finish_turn

    def again() -> None:
        finish()
        if len(operating.round.done) == 1 and not operating.round.order:
            operating.round.order = list(operating.round.done)

    operating.finish_turn = again  # type: ignore[method-assign]
