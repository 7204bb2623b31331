"""Wrong flotation, homes and prices of companies that have a treasury once they are public (18GL)."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.great_lakes import GreatLakes
from ...rules.certificates.shares import IPO, POOL
from ...state import Company
from ..entries import after_purchase_of_shares, wrong


@wrong("treasury-shares-of-18GL-pay-the-bank", {"18GL": "4.1.2-g 4.4-i"})
def _(game: GreatLakes) -> None:
    """money for shares of a treasury goes to the bank"""
    pay = game.terms.pay
    game.stock.terms.pay = lambda player, company, source, price: pay(  # type: ignore[method-assign]
        player, company, IPO, price
    )


@wrong("treasury-shares-of-18GL-at-the-start-price", {"18GL": "4.1.2-e"})
def _(game: GreatLakes) -> None:
    """a share of the treasury costs the start price"""
    price = game.terms.price_each

    def at_start(company: Company, source: str) -> int:
        return price(company, source) if source in (IPO, POOL) else company.par or 0

    game.terms.price_each = at_start  # type: ignore[method-assign]


@wrong("treasury-before-the-market", {"18GL": "4.1.2-i 4.1.2-k"})
def _(game: GreatLakes) -> None:
    """while a treasury has shares none is bought in the open market"""
    sellers = game.stock.sellers

    def first(company: Company) -> tuple[str, ...]:
        return sellers(company)[:1] if game.shares.held(company.id, sellers(company)[0]) else (POOL,)

    game.stock.sellers = first  # type: ignore[method-assign]


@wrong("market-before-the-treasury", {"18GL": "4.1.2-i 4.1.2-k"})
def _(game: GreatLakes) -> None:
    """while the open market has shares none is bought out of the treasury"""
    sellers = game.stock.sellers
    game.stock.sellers = lambda company: (  # type: ignore[method-assign]
        (POOL,) if game.shares.held(company.id, POOL) else sellers(company)
    )


@wrong("rest-stays-in-the-offering", {"18GL": "4.4-e 4.1.2-i"})
def _(game: GreatLakes) -> None:
    """what is unsold stays in the initial offering when a company floats"""
    due = game.shares.float_if_due

    def stay(company: Company) -> None:
        here = [c for c in game.table.certificates[company.id] if c.holder == IPO]
        due(company)
        for certificate in here:
            certificate.holder = IPO

    game.shares.float_if_due = stay  # type: ignore[method-assign]
    game.shares.unsold_holder = lambda company: IPO  # type: ignore[method-assign]


@wrong("unsold-shares-are-the-companys", {"18GL": "4.1.3-a 4.4-d"})
def _(game: GreatLakes) -> None:
    """a company that is not public is paid for its shares, too"""

    def pay(move: Any, cash: int) -> None:
        company = game.table.company(move.company)
        if move.source == IPO:
            game.table.bank_pays(company, cash - game.table.players[move.actor.id].cash)

    after_purchase_of_shares(game, pay)


@wrong("capital-of-ten-shares", {"18GL": "4.4-d"})
def _(game: GreatLakes) -> None:
    """a company that floats is paid for all ten shares"""
    game.shares.capital_in_pars = lambda company: 10  # type: ignore[method-assign]


@wrong("no-home-when-floating", {"18GL": "4.4-f"})
def _(game: GreatLakes) -> None:
    """the home token is not placed when a company floats"""
    game.shares.on_float.clear()


@wrong("the-first-home-is-the-only-one", {"18GL": "4.4-g 4.5-d"})
def _(game: GreatLakes) -> None:
    """a company with two homes gets the first without being asked"""
    game.shares.on_float[:] = [game.tokens.place_home_token]


@wrong("both-homes-have-a-token", {"18GL": "4.4-g 4.4-h"})
def _(game: GreatLakes) -> None:
    """the other home gets a token as well"""
    place = game.homes.place

    def both(move: Any) -> Any:
        commit = place(move)

        def carry_out() -> None:
            commit()
            company = game.table.companies[move.actor.id]
            for name in game.box.home(company.id).hexes:
                if name != move.hex:
                    game.tokens.put(company, name, 0)

        return carry_out

    game.homes.place = both  # type: ignore[method-assign]


@wrong("treasury-shares-count-as-sold-out", {"18GL": "3.5-c", "LostAtlas": "SR.end-b"})
def _(game: GreatLakes) -> None:
    """a company rises if nothing of it lies in the open market, whatever its treasury holds"""

    def sold_out(company: Company) -> bool:
        return company.floated and not company.closed and not game.shares.held(company.id, POOL)

    game.shares.is_sold_out = sold_out  # type: ignore[method-assign]


@wrong("sold-out-companies-rise-twice", {"18GL": "3.5-c", "LostAtlas": "SR.end-c"})
def _(game: GreatLakes) -> None:
    """a company that is sold out rises two rows"""
    rise = game.market.rise

    def twice(company: str) -> None:
        rise(company)
        rise(company)

    game.market.rise = twice  # type: ignore[method-assign]


@wrong("one-owner-is-needed-for-a-rise", {"18GL": "3.5-c", "LostAtlas": "SR.end-b"})
def _(game: GreatLakes) -> None:
    """a company that three players hold is not sold out"""
    sold_out = game.shares.is_sold_out

    def few(company: Company) -> bool:
        holders = {c.holder for c in game.table.certificates[company.id]}
        return sold_out(company) and len(holders) < 3

    game.shares.is_sold_out = few  # type: ignore[method-assign]


@wrong("a-held-marker-goes-to-the-bottom", {"18GL": "3.5-n"})
def _(game: GreatLakes) -> None:
    """a marker that cannot move goes under the others of its space"""
    move = game.market._move

    def under(company: str, row: int, column: int, new_row: int, new_column: int) -> None:
        if (row, column) == (new_row, new_column):
            cell = game.market.find(company)
            assert cell is not None
            cell.stack.remove(company)
            cell.stack.append(company)
        move(company, row, column, new_row, new_column)

    game.market._move = under  # type: ignore[method-assign]


@wrong("a-sold-out-company-at-the-top-goes-right", {"18GL": "3.5-k"})
def _(game: GreatLakes) -> None:
    """a sold-out company in the top row moves right instead"""
    rise = game.market.rise

    def sideways(company: str) -> None:
        row, _ = game.market._position(company)
        if row == 1:
            game.market.right(company, 1)
        else:
            rise(company)

    game.market.rise = sideways  # type: ignore[method-assign]


@wrong("a-price-at-the-bottom-goes-left", {"18GL": "3.5-k 4.1.1-f"})
def _(game: GreatLakes) -> None:
    """where a column ends a falling price goes left"""
    drop = game.market.drop

    def sideways(company: str, cells: int) -> None:
        before = game.market._position(company)
        drop(company, cells)
        if game.market._position(company) == before and cells:
            game.market.keep(company)

    game.market.drop = sideways  # type: ignore[method-assign]
