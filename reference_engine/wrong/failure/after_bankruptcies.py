"""Wrong consequences of bankruptcies: for the limit, for prices, for those who follow."""

from ...games.eighteen46 import Game1846
from ...state import Company, Player
from ..entries import wrong


@wrong("limit-of-the-solvent-once-a-company-has-closed", {"1846": "5.13-b 5.25-c S.StockRound-g"})
def _(game: Game1846) -> None:
    """when a company leaves the game, the certificate limit becomes that of as many players as are solvent"""
    shares, counted = game.shares, game.shares._players_counted

    def solvent() -> int:
        closed = any(c.kind == "public" and c.closed for c in game.state.companies)
        return max(len(game.table.active), min(game.box.players)) if closed else counted()

    shares._players_counted = solvent  # type: ignore[method-assign]


@wrong("last-shares-of-a-bankrupt-president-lower-the-price", {"1846": "7-b"})
def _(game: Game1846) -> None:
    """what a bankrupt president could not sell lowers the price like a sale of his"""
    bankruptcy, give_up = game.purchases.bankruptcy, game.purchases.bankruptcy._give_up_shares

    def like_a_sale(player: Player, held: Company, company: Company) -> None:
        by_president = held.president == player.id
        give_up(player, held, company)
        if by_president:
            game.market.left(held.id, 1)

    bankruptcy._give_up_shares = like_a_sale  # type: ignore[method-assign]


@wrong("last-sale-of-a-bankrupt-binds-his-successor", {"1846": "7.01-a"})
def _(game: Game1846) -> None:
    """a new president buys no train that could be paid without what the bankrupt's last share brought"""
    purchases = game.purchases

    def as_before() -> None:
        turn, company = game.table.turn, game.table.operating_company
        if turn.sold and company.president is not None:
            last = game.market.price(turn.sold[-1]) or 0
            turn.least_price = max(0, purchases.means() - last + 1)

    stuck = purchases._is_stuck
    purchases.begin_anew = as_before  # type: ignore[method-assign]
    purchases._is_stuck = lambda: (  # type: ignore[method-assign]
        stuck() and not any(player.bankrupt for player in game.state.players)
    )


@wrong("second-company-without-president-is-passed-over", {"1846": "7.1-a 7.1-d"})
def _(game: Game1846) -> None:
    """of two companies without a president that follow each other only the first operates"""
    receivership, operate = game.receivership, game.receivership.operate

    def every_other(company: Company) -> None:
        done = game.table.operating_round.done
        if done and game.table.companies[done[-1]].receivership:
            receivership.end_turn()
        else:
            operate(company)

    receivership.operate = every_other  # type: ignore[method-assign]
