"""Wrong companies without a president that nobody runs."""

from typing import Any

from ...games.eighteen_fl import Game18FL
from ...rules.certificates.shares import POOL
from ...state import Company, Player
from ..entries import after_purchase_of_shares, wrong


@wrong("office-in-the-market-is-not-for-sale", {"18FL": "8.4.3-j"})
def _(game: Game18FL) -> None:
    """a president's certificate in the market cannot be bought as a whole"""
    buy = game.offices.buy

    def singles_only(move: Any) -> Any:
        office = game.shares.president_certificate(move.company)
        if office.holder == POOL == move.source and move.percent == office.percent:
            game.table.refuse("no-such-certificate", "It is not for sale.")
        return buy(move)

    game.offices.buy = singles_only  # type: ignore[method-assign]


@wrong("office-in-the-market-costs-one-price", {"18FL": "1.4-n 8.4.3-j"})
def _(game: Game18FL) -> None:
    """a president's certificate in the market costs one price"""

    def cheap(move: Any, cash: int) -> None:
        del cash
        if move.source == POOL and move.percent > game.shares.share_percent(move.company):
            game.table.bank_pays(game.table.players[move.actor.id], game.market.price_of(move.company))

    after_purchase_of_shares(game, cheap)


@wrong("exchange-costs-extra", {"18FL": "8.4.3-k"})
def _(game: Game18FL) -> None:
    """whoever exchanges two shares for an office in the market pays one price more"""
    fill = game.shares.fill_office

    def dear(company: Company, player: str) -> None:
        fill(company, player)
        game.table.pays_bank(game.table.players[player], game.market.price_of(company.id))

    game.shares.fill_office = dear  # type: ignore[method-assign]


@wrong("shares-without-a-president-do-not-count", {"18FL": "8.4.3-m"})
def _(game: Game18FL) -> None:
    """shares of a company without a president do not count for the certificate limit"""
    counted = game.shares.certificates_counted

    def fewer(player: str) -> int:
        free = sum(
            paper.holder == f"player:{player}" and game.table.companies[paper.company].receivership
            for paper in game.state.certificates
        )
        return counted(player) - free

    game.shares.certificates_counted = fewer  # type: ignore[method-assign]


def _left_alone(game: Game18FL, then: Any) -> None:
    """Do something with a company that a bankruptcy leaves without a president."""
    bankruptcy, carry_out = game.purchases.bankruptcy, game.purchases.bankruptcy.carry_out

    def otherwise(player: Player, company: Company) -> None:
        carry_out(player, company)
        for other in game.table.companies.values():
            if other.receivership:
                then(other)

    bankruptcy.carry_out = otherwise  # type: ignore[method-assign]


@wrong("companies-left-alone-lose-their-money", {"18FL": "8.4.3-n"})
def _(game: Game18FL) -> None:
    """the treasury of a company left without a president goes to the bank"""
    _left_alone(game, lambda company: game.table.pays_bank(company, company.cash))


@wrong("companies-left-alone-lose-their-trains", {"18FL": "8.4.3-n"})
def _(game: Game18FL) -> None:
    """the trains of a company left without a president go to the market"""

    def trains(company: Company) -> None:
        game.trains.depot.pool.extend(train.name for train in company.trains)
        company.trains = []

    _left_alone(game, trains)


@wrong("companies-left-alone-lose-their-tokens", {"18FL": "8.4.3-n"})
def _(game: Game18FL) -> None:
    """the tokens of a company left without a president leave the map"""

    def tokens(company: Company) -> None:
        company.tokens = []
        game.board.remove_company(company.id)

    _left_alone(game, tokens)


@wrong("companies-left-alone-fall", {"18FL": "8.4.3-o"})
def _(game: Game18FL) -> None:
    """the price of a company without a president falls in each operating round"""
    start = game.operating._start_round

    def fall(number_of_set: int, number: int, of: int) -> None:
        for company in game.table.companies.values():
            if company.receivership and game.market.find(company.id) is not None:
                game.market.left(company.id, 1)
        start(number_of_set, number, of)

    game.operating._start_round = fall  # type: ignore[method-assign]
