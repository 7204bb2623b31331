"""Wrong dealing of companies in their own shares (18GL 4.6.11)."""
# ruff: noqa: ARG001, ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.great_lakes import GreatLakes
from ...rules.certificates.shares import POOL
from ...state import Company
from ..entries import wrong

USUAL_SHARE = 10
"""How much of most companies a share is, in percent."""


@wrong("own-shares-in-the-first-round", {"18GL": "4.6.11-f"})
def _(game: GreatLakes) -> None:
    """a company trades its shares in its first operating round, too"""
    game.dealing.is_in_first_round = lambda company: False  # type: ignore[method-assign]


@wrong("own-shares-leave-the-price", {"18GL": "3.5-b 4.6.11-d"})
def _(game: GreatLakes) -> None:
    """shares that a company sells do not lower its price"""
    game.dealing.after_issue = lambda company, percent: None  # type: ignore[method-assign]


@wrong("own-shares-lower-the-price-once", {"18GL": "3.5-b 4.6.11-d"})
def _(game: GreatLakes) -> None:
    """a sale by a company lowers its price by one row, however many shares it sells"""

    def once(company: Company, percent: int) -> None:
        game.market.drop(company.id, 1)

    game.dealing.after_issue = once  # type: ignore[method-assign]


@wrong("own-shares-bring-the-lower-price", {"18GL": "4.6.11-d"})
def _(game: GreatLakes) -> None:
    """each share that a company sells brings what the one before has left"""
    issue = game.dealing.issue

    def falling(move: Any) -> Any:
        commit = issue(move)

        def carry_out() -> None:
            company, market = game.table.operating_company, game.market
            row, column = market._position(company.id)
            shares = move.percent // game.shares.share_percent(company.id)
            below = [market.rows[row - 1 + n][column - 1] for n in range(shares)]
            commit()
            game.table.pays_bank(company, shares * below[0] - sum(below))

        return carry_out

    game.dealing.issue = falling  # type: ignore[method-assign]


@wrong("own-shares-at-the-start-price", {"18GL": "4.6.11-d 4.6.11-e"})
def _(game: GreatLakes) -> None:
    """a company sells and buys its shares at the start price"""
    game.dealing.issue_price = lambda company: company.par or 0  # type: ignore[method-assign]
    game.dealing.redeem_price = lambda company: company.par or 0  # type: ignore[method-assign]


@wrong("own-shares-bought-raise-the-price", {"18GL": "4.6.11-e"})
def _(game: GreatLakes) -> None:
    """what a company buys of itself raises its price"""
    redeem = game.dealing.redeem

    def rising(move: Any) -> Any:
        commit, company = redeem(move), move.company

        def carry_out() -> None:
            commit()
            game.market.right(company, 1)

        return carry_out

    game.dealing.redeem = rising  # type: ignore[method-assign]


@wrong("one-own-share-a-turn", {"18GL": "4.6.11-a 4.6.11-b"})
def _(game: GreatLakes) -> None:
    """a company trades one share in a turn"""
    issue, redeem = game.dealing.issue, game.dealing.redeem

    def check(move: Any) -> None:
        if move.percent > game.shares.share_percent(move.company):
            game.table.refuse("whole-shares", "One share is traded at a time.")

    def one_sold(move: Any) -> Any:
        check(move)
        return issue(move)

    def one_bought(move: Any) -> Any:
        check(move)
        return redeem(move)

    game.dealing.issue, game.dealing.redeem = one_sold, one_bought  # type: ignore[method-assign]


@wrong("own-shares-half-at-most", {"18GL": "4.6.11-b 3.4-u"})
def _(game: GreatLakes) -> None:
    """a company keeps half of its shares in its treasury at most"""
    redeem = game.dealing.redeem

    def half(move: Any) -> Any:
        if game.dealing.in_treasury(move.company) + move.percent > 50:
            game.table.refuse("redeem-limit", "No more than half lies in the treasury.")
        return redeem(move)

    game.dealing.redeem = half  # type: ignore[method-assign]


@wrong("own-shares-pay-the-president", {"18GL": "4.6.11-d"})
def _(game: GreatLakes) -> None:
    """what a company gets for its shares goes to its president"""
    issue = game.dealing.issue

    def to_president(move: Any) -> Any:
        commit = issue(move)

        def carry_out() -> None:
            company = game.table.operating_company
            cash = company.cash
            commit()
            if company.president is not None:
                game.table.players[company.president].cash += company.cash - cash
                company.cash = cash

        return carry_out

    game.dealing.issue = to_president  # type: ignore[method-assign]


@wrong("unsold-office-is-paid-for-and-stays", {"18GL": "4.6.11-b"})
def _(game: GreatLakes) -> None:
    """a company pays for its president's certificate in the open market, which stays there"""
    dealing, shares = game.dealing, game.shares
    dealing.redeemable = lambda company: shares.held(company, POOL)  # type: ignore[method-assign]
    dealing.check_redemption = lambda company, percent: None  # type: ignore[method-assign]

    def singles_only(company: str, percent: int) -> None:
        there = min(percent, dealing.singles(company, POOL))
        shares.move(company, there, POOL, f"company:{company}")

    dealing.take_back = singles_only  # type: ignore[method-assign]


@wrong("bought-back-office-costs-one-share", {"18GL": "4.6.11-b"})
def _(game: GreatLakes) -> None:
    """where a company may buy its president's certificate it pays for one share"""
    take_back = game.dealing.take_back

    def cheap(company: str, percent: int) -> None:
        office = game.shares.president_certificate(company)
        take_back(company, percent)
        if percent > game.dealing.singles(company, POOL) and office.holder == f"company:{company}":
            game.table.bank_pays(game.table.companies[company], game.market.price_of(company))

    game.dealing.take_back = cheap  # type: ignore[method-assign]


@wrong("bought-back-office-goes-to-the-president", {"18GL": "4.6.11-b 4.5.1.2-x"})
def _(game: GreatLakes) -> None:
    """where a company may buy its president's certificate whoever acts as its president gets it"""
    take_back = game.dealing.take_back

    def to_president(company: str, percent: int) -> None:
        office = game.shares.president_certificate(company)
        president = game.table.companies[company].president
        in_the_market = office.holder == POOL
        take_back(company, percent)
        if in_the_market and office.holder != POOL and president is not None:
            office.holder = f"player:{president}"

    game.dealing.take_back = to_president  # type: ignore[method-assign]


def _of_twenty(game: GreatLakes, company: str) -> bool:
    """Whether a share of it is less than the usual one."""
    return game.shares.share_percent(company) < USUAL_SHARE


@wrong("twentieths-are-dealt-in-by-tenths", {"18GL": "3.4-b 4.6.11-a 4.6.11-b"})
def _(game: GreatLakes) -> None:
    """a company of twenty shares sells and buys two of them at a time"""
    issue, redeem = game.dealing.issue, game.dealing.redeem

    def check(move: Any) -> None:
        if move.percent % USUAL_SHARE:
            game.table.refuse("whole-shares", f"{move.percent}% is not a number of whole shares.")

    def sold(move: Any) -> Any:
        check(move)
        return issue(move)

    def bought(move: Any) -> Any:
        check(move)
        return redeem(move)

    game.dealing.issue, game.dealing.redeem = sold, bought  # type: ignore[method-assign]


@wrong("twentieths-are-half-a-share", {"18GL": "3.4-b 4.6.11-d 4.6.11-e"})
def _(game: GreatLakes) -> None:
    """a share of a company of twenty shares brings and costs half the price"""
    dealing = game.dealing

    def half(company: Company) -> int:
        price = game.market.price_of(company.id)
        return price // 2 if _of_twenty(game, company.id) else price

    dealing.issue_price = half  # type: ignore[method-assign]
    dealing.redeem_price = half  # type: ignore[method-assign]


@wrong("twentieths-lower-the-price-by-tenths", {"18GL": "3.5-b 4.6.11-d"})
def _(game: GreatLakes) -> None:
    """what a company of twenty shares sells lowers its price by a row for each two shares"""
    after_issue = game.dealing.after_issue

    def by_tenths(company: Company, percent: int) -> None:
        after_issue(company, percent // 2 if _of_twenty(game, company.id) else percent)

    game.dealing.after_issue = by_tenths  # type: ignore[method-assign]
