"""Wrong bankruptcies after which the game goes on, wrong companies left without a president."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.eighteen_fl import Game18FL
from ...rules.stock.shares import IPO, POOL
from ...state import Company, Player
from ..entries import after_purchase_of_shares, switched, wrong

switched("bankrupts-cash-goes-to-the-bank", {"18FL": "8.4.3-g"}, bankrupt_cash_to_bank=True)
switched("bankruptcy-is-the-end", {"18FL": "8.4.3-d 8.4.3-e 8.4.3-h 11-i"}, first_bankruptcy_ends=True)
switched("bankrupts-privates-close", {"18FL": "3.3-c 8.4.3-b"}, bankrupt_privates="close")
switched("company-gets-the-bankrupts-privates", {"18FL": "3.3-c 8.4.3-b"}, bankrupt_privates="company")


@wrong("bankrupts-play-on", {"18FL": "8.4.3-d"})
def _(game: Game18FL) -> None:
    """a bankrupt player stays in the game"""
    bankruptcy, carry_out = game.purchases.bankruptcy, game.purchases.bankruptcy.carry_out

    def stay(player: Player, company: Company) -> None:
        carry_out(player, company)
        player.bankrupt = False

    bankruptcy.carry_out = stay  # type: ignore[method-assign]


def _given_up(game: Game18FL, then: Any) -> None:
    """Do something after a bankrupt has given up his shares of a company, of which he had so many percent."""
    bankruptcy, give_up = game.purchases.bankruptcy, game.purchases.bankruptcy._give_up_shares

    def otherwise(player: Player, held: Company, company: Company) -> None:
        percent = game.shares.player_holds(held.id, player.id)
        give_up(player, held, company)
        then(held, company, percent)

    bankruptcy._give_up_shares = otherwise  # type: ignore[method-assign]


@wrong("bankrupts-shares-go-to-the-bank", {"18FL": "8.4.3-b"})
def _(game: Game18FL) -> None:
    """a bankrupt's shares go back to the bank"""

    def to_bank(held: Company, company: Company, percent: int) -> None:
        del company
        left = percent
        for paper in game.table.certificates[held.id]:
            if left and paper.holder == POOL and not paper.president:
                paper.holder = IPO
                left -= paper.percent

    _given_up(game, to_bank)


@wrong("bankrupts-shares-are-paid-for", {"18FL": "8.4.3-b 8.4.3-g"})
def _(game: Game18FL) -> None:
    """the bank pays the company for the shares that its bankrupt president gives up"""

    def paid(held: Company, company: Company, percent: int) -> None:
        if percent:
            game.table.bank_pays(company, game.shares.price_of(held.id, percent))

    _given_up(game, paid)


@wrong("bankrupts-shares-move-prices", {"18FL": "8.4.3-c"})
def _(game: Game18FL) -> None:
    """the price of a company falls when a bankrupt gives up its shares"""

    def falls(held: Company, company: Company, percent: int) -> None:
        del company
        if percent and game.market.find(held.id) is not None:
            game.market.left(held.id, 1)

    _given_up(game, falls)


@wrong("market-limit-holds-for-bankrupts", {"18FL": "8.4.3-c"})
def _(game: Game18FL) -> None:
    """of a bankrupt's shares no more go to the market than it may hold"""

    def too_many(held: Company, company: Company, percent: int) -> None:
        del company, percent
        for paper in game.table.certificates[held.id]:
            above = game.shares.held(held.id, POOL) > game.shares.limits.pool_limit
            if above and paper.holder == POOL and not paper.president:
                paper.holder = IPO

    _given_up(game, too_many)


@wrong("nobody-takes-over", {"18FL": "8.4.3-e 8.4.3-f 8.4.3-h"})
def _(game: Game18FL) -> None:
    """the companies of a bankrupt are left without a president"""
    bankruptcy = game.purchases.bankruptcy

    def vacant(player: Player, company: Company) -> None:
        del player
        company.president, company.receivership = None, True

    bankruptcy._give_up_office = vacant  # type: ignore[method-assign]


@wrong("operating-company-is-left-alone", {"18FL": "8.4.3-f 8.4.3-h"})
def _(game: Game18FL) -> None:
    """the company for which a train was to be bought is left without a president"""
    bankruptcy, give_up = game.purchases.bankruptcy, game.purchases.bankruptcy._give_up_office

    def alone(player: Player, company: Company) -> None:
        if company.id == game.operating.company.id:
            company.president, company.receivership = None, True
        else:
            give_up(player, company)

    bankruptcy._give_up_office = alone  # type: ignore[method-assign]


@wrong("next-holder-takes-over", {"18FL": "8.4.3-e 5.4-a"})
def _(game: Game18FL) -> None:
    """a bankrupt's company goes to the first after him who has two shares, even if another has more"""
    bankruptcy, give_up = game.purchases.bankruptcy, game.purchases.bankruptcy._give_up_office

    def first(player: Player, company: Company) -> None:
        successor = game.shares.successor

        def next_one(company: Company, president: str, his_percent: int) -> str | None:
            del his_percent
            office = game.shares.president_certificate(company.id).percent
            for name in game.table.clockwise_from(president)[:-1]:
                if game.shares.player_holds(company.id, name) >= office:
                    return name
            return None

        game.shares.successor = next_one  # type: ignore[method-assign]
        try:
            give_up(player, company)
        finally:
            game.shares.successor = successor  # type: ignore[method-assign]

    bankruptcy._give_up_office = first  # type: ignore[method-assign]


@wrong("successor-need-not-buy", {"18FL": "8.4.3-h"})
def _(game: Game18FL) -> None:
    """the turn ends after a bankruptcy even if there is a new president"""
    game.purchases._after_bankruptcy = lambda company: (  # type: ignore[method-assign]
        game.vacant.end_turn()
    )


# companies without a president ------------------------------------------------------------------------


@wrong("office-in-the-market-is-not-for-sale", {"18FL": "8.4.3-j"})
def _(game: Game18FL) -> None:
    """a president's certificate in the market cannot be bought as a whole"""
    buy = game.stock.buy

    def singles_only(move: Any) -> Any:
        office = game.shares.president_certificate(move.company)
        if office.holder == POOL == move.source and move.percent == office.percent:
            game.table.refuse("no-such-certificate", "It is not for sale.")
        return buy(move)

    game.stock.buy = singles_only  # type: ignore[method-assign]


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
