"""Wrong bankruptcies."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.eighteen46 import Game1846
from ...games.eighteen_fl import Game18FL
from ...rules.certificates.shares import IPO, POOL
from ...state import Company, Player
from ..entries import switched, wrong


@wrong("bankrupt-players-money-goes-to-the-bank", {"1846": "7-a"})
def _(game: Game1846) -> None:
    """the cash of a bankrupt player goes to the bank"""
    bankruptcy, carry_out = game.purchases.bankruptcy, game.purchases.bankruptcy.carry_out

    def lost(player: Player, company: Company) -> None:
        game.table.pays_bank(player, player.cash)
        carry_out(player, company)

    bankruptcy.carry_out = lost  # type: ignore[method-assign]


@wrong("unsold-shares-bring-nothing", {"1846": "7-b"})
def _(game: Game1846) -> None:
    """the shares that a bankrupt player could not sell bring the company nothing"""
    bankruptcy, give_up = game.purchases.bankruptcy, game.purchases.bankruptcy._give_up_shares

    def worthless(player: Player, held: Company, company: Company) -> None:
        cash = company.cash
        give_up(player, held, company)
        game.table.pays_bank(company, company.cash - cash)

    bankruptcy._give_up_shares = worthless  # type: ignore[method-assign]


@wrong(
    "bankruptcy-ends-the-game", {"1846": "S.Features-h S.Purchases-i 6.59-i 9-b", "18GL": "4.7.3-c 4.7.3-h"}
)
def _(game: Game1846) -> None:
    """the first bankruptcy ends the game"""
    purchases = game.purchases
    purchases._after_bankruptcy = lambda company: (  # type: ignore[method-assign]
        game.ending.finish("last_player")
    )


@wrong("last-player-plays-on", {"1846": "9-b", "18FL": "11-i"})
def _(game: Game1846) -> None:
    """the game goes on when all players but one are bankrupt"""
    finish = game.ending.finish
    game.ending.finish = lambda cause, bankrupt=None: (  # type: ignore[method-assign]
        None if cause == "last_player" else finish(cause, bankrupt)
    )


@wrong("new-president-need-not-buy", {"1846": "7.01-a"})
def _(game: Game1846) -> None:
    """the turn ends after a bankruptcy even if there is a new president"""
    purchases = game.purchases
    purchases._after_bankruptcy = lambda company: (  # type: ignore[method-assign]
        game.receivership.end_turn()
    )


@wrong("company-buys-after-the-bankruptcy", {"1846": "7.01-b"})
def _(game: Game1846) -> None:
    """a company that a bankruptcy leaves without a president buys a train before its turn ends"""
    purchases, after = game.purchases, game.purchases._after_bankruptcy

    def buy(company: Company) -> None:
        if company.president is None:
            game.receivership.buy_train(company)
        after(company)

    purchases._after_bankruptcy = buy  # type: ignore[method-assign]


@wrong(
    "bankrupt-players-office-stays-with-them", {"1846": "7-b 7.1-a S.Purchases-j", "18FL": "8.4.3-e 8.4.3-i"}
)
def _(game: Game1846) -> None:
    """a bankrupt player remains president of a company that nobody else can take over"""
    bankruptcy, give_up = game.purchases.bankruptcy, game.purchases.bankruptcy._give_up_office

    def keep(player: Player, company: Company) -> None:
        give_up(player, company)
        if company.receivership:
            company.receivership = False
            company.president = player.id

    bankruptcy._give_up_office = keep  # type: ignore[method-assign]


switched(
    "bankrupts-cash-goes-to-the-bank", {"18FL": "8.4.3-g", "18GL": "4.7.3-h"}, bankrupt_cash_to_bank=True
)
switched(
    "bankruptcy-is-the-end",
    {"18FL": "8.4.3-d 8.4.3-e 8.4.3-h 11-i", "18GL": "4.7.3-b 4.7.3-c"},
    first_bankruptcy_ends=True,
)
switched("bankrupts-privates-close", {"18FL": "3.3-c 8.4.3-b"}, bankrupt_privates="close")
switched("company-gets-the-bankrupts-privates", {"18FL": "3.3-c 8.4.3-b"}, bankrupt_privates="company")


@wrong("bankrupts-play-on", {"18FL": "8.4.3-d", "18GL": "4.7.3-b"})
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


@wrong("bankrupts-shares-go-to-the-bank", {"18FL": "8.4.3-b", "18GL": "4.7.3-b"})
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


@wrong("bankrupts-shares-are-paid-for", {"18FL": "8.4.3-b 8.4.3-g", "18GL": "4.7.3-b"})
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


@wrong("market-limit-holds-for-bankrupts", {"18FL": "8.4.3-c", "18GL": "3.4-t 4.7.3-b"})
def _(game: Game18FL) -> None:
    """of a bankrupt's shares no more go to the market than it may hold"""

    def too_many(held: Company, company: Company, percent: int) -> None:
        del company, percent
        for paper in game.table.certificates[held.id]:
            above = game.shares.held(held.id, POOL) > game.shares.limits.pool_limit
            if above and paper.holder == POOL and not paper.president:
                paper.holder = IPO

    _given_up(game, too_many)


@wrong("nobody-takes-over", {"18FL": "8.4.3-e 8.4.3-f 8.4.3-h", "18GL": "4.7.3-c"})
def _(game: Game18FL) -> None:
    """the companies of a bankrupt are left without a president"""
    bankruptcy = game.purchases.bankruptcy

    def vacant(player: Player, company: Company) -> None:
        del player
        company.president, company.receivership = None, True

    bankruptcy._give_up_office = vacant  # type: ignore[method-assign]


@wrong("operating-company-is-left-alone", {"18FL": "8.4.3-f 8.4.3-h", "18GL": "4.7.3-c"})
def _(game: Game18FL) -> None:
    """the company for which a train was to be bought is left without a president"""
    bankruptcy, give_up = game.purchases.bankruptcy, game.purchases.bankruptcy._give_up_office

    def alone(player: Player, company: Company) -> None:
        if company.id == game.table.operating_company.id:
            company.president, company.receivership = None, True
        else:
            give_up(player, company)

    bankruptcy._give_up_office = alone  # type: ignore[method-assign]


@wrong("next-holder-takes-over", {"18FL": "8.4.3-e 5.4-a", "18GL": "4.7.3-c"})
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


@wrong("successor-need-not-buy", {"18FL": "8.4.3-h", "18GL": "4.7.3-h"})
def _(game: Game18FL) -> None:
    """the turn ends after a bankruptcy even if there is a new president"""
    game.purchases._after_bankruptcy = lambda company: (  # type: ignore[method-assign]
        game.vacant.end_turn()
    )
