"""Wrong presidents of a company formed of others."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from ...games.great_lakes import GreatLakes
from ...rules.certificates.shares import POOL
from ...state import Company
from ..entries import wrong


@wrong("nobody-acts-as-president", {"18GL": "4.5.1.2-l 4.5.1.2-w"})
def _(game: GreatLakes) -> None:
    """without the president's certificate the company formed has no president"""
    game.exchange.first_holder = lambda company: None  # type: ignore[method-assign]


@wrong("last-holder-acts-as-president", {"18GL": "4.5.1.2-l 4.5.1.2-w"})
def _(game: GreatLakes) -> None:
    """the last player who has got a share acts as president"""
    exchange = game.exchange

    def last(company: Company) -> str | None:
        holders = [p for p in exchange.order() if game.shares.player_holds(company.id, p)]
        return holders[-1] if holders else None

    exchange.first_holder = last  # type: ignore[method-assign]


@wrong("three-old-shares-make-a-president", {"18GL": "4.5.1.2-w 4.5.1.2-l 4.5.1.2-k"})
def _(game: GreatLakes) -> None:
    """who has three old shares gets the president's certificate, if it is left"""
    exchange, give, shares = game.exchange, game.exchange._give_share, game.shares

    def generous(holder: str) -> None:
        pile = [paper for piles in exchange._piles(holder) for paper in piles]
        office = shares.president_certificate(exchange.card.id)
        if exchange._count(pile) == 1 and office.holder == exchange.treasury:
            office.holder = holder
        else:
            give(holder)

    exchange._give_share = generous  # type: ignore[method-assign]


def _office_goes(game: GreatLakes, where: str) -> None:
    fill, shares = game.formation._fill_office, game.shares

    def lay(national: Company) -> None:
        office = shares.president_certificate(national.id)
        if not office.holder.startswith("player:") and office.holder != where:
            shares.move(national.id, office.percent, where, office.holder)
            office.holder = where
        fill(national)

    game.formation._fill_office = lay  # type: ignore[method-assign]


@wrong("unowned-office-lies-in-the-market", {"18GL": "4.5.1.2-x"})
def _(game: GreatLakes) -> None:
    """a president's certificate that nobody is entitled to lies in the open market always"""
    _office_goes(game, POOL)


@wrong("unowned-office-lies-in-the-treasury", {"18GL": "4.5.1.2-x"})
def _(game: GreatLakes) -> None:
    """a president's certificate that nobody is entitled to lies in the treasury always"""
    _office_goes(game, game.exchange.treasury)


@wrong("unowned-office-is-not-sold", {"18GL": "4.5.1.2-y"})
def _(game: GreatLakes) -> None:
    """a president's certificate that nobody is entitled to stays where it is"""
    buy = game.stock.buy_certificate

    def not_sold(move, company, certificate):  # type: ignore[no-untyped-def]
        if certificate is not None and certificate.president:
            game.table.refuse("no-such-certificate", "The president's certificate is not for sale.")
        return buy(move, company, certificate)

    game.stock.buy_certificate = not_sold  # type: ignore[method-assign]


@wrong("unowned-office-costs-one-share", {"18GL": "4.5.1.2-y"})
def _(game: GreatLakes) -> None:
    """the president's certificate of the company formed costs as much as one share"""
    buy = game.stock.buy_certificate

    def cheap(move, company, certificate):  # type: ignore[no-untyped-def]
        price_each = game.terms.price_each
        if certificate is not None and certificate.president:
            game.terms.price_each = lambda company, source: price_each(company, source) // 2  # type: ignore[method-assign]
        try:
            return buy(move, company, certificate)
        finally:
            game.terms.price_each = price_each  # type: ignore[method-assign]

    game.stock.buy_certificate = cheap  # type: ignore[method-assign]


@wrong("bought-office-makes-no-president", {"18GL": "4.5.1.2-y"})
def _(game: GreatLakes) -> None:
    """who buys the president's certificate is not president by it"""
    take = game.shares.take_office_if_due
    game.shares.take_office_if_due = lambda company: (  # type: ignore[method-assign]
        None if company.kind == "national" else take(company)
    )


@wrong("acting-president-is-followed-by-the-farthest", {"18GL": "4.5.1.2-aa"})
def _(game: GreatLakes) -> None:
    """the farthest player with a share follows an acting president who sells his"""
    successor, shares = game.shares.successor, game.shares

    def farthest(company: Company, president: str, his_percent: int) -> str | None:
        if not shares.is_acting(company) or his_percent:
            return successor(company, president, his_percent)
        around = reversed(game.table.clockwise_from(president)[:-1])
        return next((player for player in around if shares.player_holds(company.id, player)), None)

    shares.successor = farthest  # type: ignore[method-assign]


@wrong("acting-president-stays-without-a-share", {"18GL": "4.5.1.2-aa"})
def _(game: GreatLakes) -> None:
    """an acting president who sells his share stays president"""
    successor, shares = game.shares.successor, game.shares
    shares.successor = lambda company, president, his_percent: (  # type: ignore[method-assign]
        None if shares.is_acting(company) else successor(company, president, his_percent)
    )


@wrong("acting-president-does-not-pay", {"18GL": "4.5.1.2-ac"})
def _(game: GreatLakes) -> None:
    """an acting president need not help with a train, and cannot"""
    check = game.purchases.check_payment

    def no_help(move, help_needed):  # type: ignore[no-untyped-def]
        if help_needed and game.shares.is_acting(game.purchases.company):
            game.table.refuse("acting-only", "An acting president does not help.")
        check(move, help_needed)

    game.purchases.check_payment = no_help  # type: ignore[method-assign]


@wrong("largest-holder-decides", {"18GL": "4.5.1.2-ac 4.5.1.2-l"})
def _(game: GreatLakes) -> None:
    """of players with a share each the last one decides for the company formed, not who acts for it"""
    decider = game.table.decider

    def other(company: str) -> str | None:
        entry = game.table.companies[company]
        if entry.kind != "national" or not game.shares.is_acting(entry):
            return decider(company)
        holders = [p for p in game.table.seats if game.shares.player_holds(company, p)]
        return holders[-1] if holders else decider(company)

    game.table.decider = other  # type: ignore[method-assign]


@wrong("last-holders-sell-in-need", {"18GL": "4.5.1.2-ab"})
def _(game: GreatLakes) -> None:
    """for a train that his company must have the last holder sells all that he has"""
    refuse = game.table.refuse

    def lenient(rule: str, reason: str, about: str = "") -> None:
        if rule != "last-holder" or game.table.state.pending[0].kind != "emergency":
            refuse(rule, reason, about)

    game.table.refuse = lenient  # type: ignore[method-assign]


@wrong("company-of-nobody-stays-vacant", {"18GL": "4.5.1.2-l 4.5.1.2-w"})
def _(game: GreatLakes) -> None:
    """where nobody has got a share of the company formed nobody ever presides over it, and it stays"""
    game.shares._begin_to_act = lambda company: None  # type: ignore[method-assign]


@wrong("company-of-nobody-takes-two-shares", {"18GL": "4.5.1.2-l 4.5.1.2-w"})
def _(game: GreatLakes) -> None:
    """where nobody has got a share of the company formed whoever has two first presides over it"""
    begin, shares = game.shares._begin_to_act, game.shares

    def with_two(company: Company) -> None:
        two = 2 * shares.share_percent(company.id)
        if any(shares.player_holds(company.id, player) >= two for player in game.table.active):
            begin(company)

    shares._begin_to_act = with_two  # type: ignore[method-assign]


@wrong("company-of-nobody-is-for-sale", {"18GL": "4.5.1.2-w"})
def _(game: GreatLakes) -> None:
    """the shares of a company formed that closes for want of a president stay in the open market"""
    formation, closing = game.formation, game.formation.closing

    class Shares:
        def close(self, name: str) -> None:
            lying = [c for c in game.table.certificates[name] if c.holder == POOL]
            closing.close(name)
            for certificate in lying:
                certificate.holder = POOL

    formation.closing = Shares()
