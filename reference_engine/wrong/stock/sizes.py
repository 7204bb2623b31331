"""Wrong companies of two sizes: founding, floating, prices of their shares."""

from typing import Any

from ...games.eighteen_fl import Game18FL
from ...rules.certificates.shares import IPO
from ...state import Company
from ..entries import wrong


@wrong("free-share-does-not-float", {"18FL": "3.3-al 3.3-am 6.2-m 6.2-n"})
def _(game: Game18FL) -> None:
    """a share that came with a private company does not count for floating"""
    shares, due = game.shares, game.shares.float_if_due
    gifts = [private.company for private in game.state.privates if private.company]

    def without_gift(company: Company) -> None:
        gift = shares.share_percent(company.id) if company.id in gifts else 0
        if 100 - shares.held(company.id, IPO) - gift >= shares.limits.float_percent:
            due(company)

    shares.float_if_due = without_gift  # type: ignore[method-assign]


@wrong("free-share-stays-behind", {"18FL": "3.3-aj 3.3-ak"})
def _(game: Game18FL) -> None:
    """the share of the canal company's buyer stays with the bank"""
    choose = game.bids.choose

    def without_share(move: Any) -> Any:
        commit = choose(move)

        def go_on() -> None:
            for paper in game.state.certificates:
                if paper.holder == f"private:{move.private}":
                    paper.holder = IPO
            commit()

        return go_on

    game.bids.choose = without_share  # type: ignore[method-assign]


@wrong("canal-closes-when-fec-floats", {"18FL": "3.3-an"})
def _(game: Game18FL) -> None:
    """the canal company closes when FEC floats"""
    due = game.shares.float_if_due

    def close(company: Company) -> None:
        due(company)
        for private in game.state.privates:
            if company.floated and private.company == company.id and private.owner.startswith("player:"):
                game.privates.close(private)

    game.shares.float_if_due = close  # type: ignore[method-assign]


@wrong("free-share-is-always-a-fifth", {"18FL": "3.3-aj 6.2-m"})
def _(game: Game18FL) -> None:
    """the free share stays a fifth of FEC when it is converted"""
    enlarge = game.shares.enlarge

    def keep(company: Company) -> None:
        enlarge(company)
        gifts = {private.company for private in game.state.privates if private.company}
        for paper in game.table.certificates[company.id]:
            if company.id in gifts and paper.holder.startswith(("private:", "player:")):
                paper.percent *= 2
                return

    game.shares.enlarge = keep  # type: ignore[method-assign]


@wrong("floated-companies-wait-a-round", {"18FL": "6.2-r", "LostAtlas": "SR.launch-g"})
def _(game: Game18FL) -> None:
    """a company that has not operated stays out of the first round of a set"""
    operates = game.order.operates
    game.order.operates = lambda company: (  # type: ignore[method-assign]
        operates(company) and (game.operating.round.number > 1 or company.operated)
    )


@wrong("a-fifth-costs-two-prices", {"18FL": "1.4-k 1.4-m 5.2-d"})
def _(game: Game18FL) -> None:
    """a share of a company of five shares costs two prices"""
    each = game.terms.price_each
    game.terms.price_each = lambda company, source: (  # type: ignore[method-assign]
        each(company, source) * (2 if game.shares.is_small(company) else 1)
    )


@wrong("bank-sells-at-the-start-value", {"18FL": "5.2-d"})
def _(game: Game18FL) -> None:
    """a share from the bank costs the start value"""
    each = game.terms.price_each
    game.terms.price_each = lambda company, source: (  # type: ignore[method-assign]
        (company.par or 0) if source == IPO else each(company, source)
    )


@wrong("founder-pays-one-price", {"18FL": "1.4-n 6.1-c"})
def _(game: Game18FL) -> None:
    """the president's certificate costs the start value once"""
    par = game.stock.par

    def cheap(move: Any) -> Any:
        commit = par(move)

        def refund() -> None:
            commit()
            game.table.bank_pays(game.table.players[move.actor.id], move.price)

        return refund

    game.stock.par = cheap  # type: ignore[method-assign]


@wrong("all-companies-begin-at-100", {"18FL": "1.4-b 6.1-a"})
def _(game: Game18FL) -> None:
    """every company begins at $100, whatever its founder says"""
    start = game.stock.start_company

    def at_100(company: Company, president: str, par: int) -> None:
        del par
        start(company, president, 100)

    game.stock.start_company = at_100  # type: ignore[method-assign]


@wrong("president-certificate-is-worth-one-price", {"18FL": "1.4-n 11-d"})
def _(game: Game18FL) -> None:
    """the president's certificate counts one price at the end"""
    worth = game.ending.worth

    def less(player: str) -> int:
        own = [c.id for c in game.table.companies.values() if c.president == player and c.floated]
        return worth(player) - sum(map(game.market.price_of, own))

    game.ending.worth = less  # type: ignore[method-assign]
