"""Wrong dealing of companies in their own shares (18GL 4.6.11)."""
# ruff: noqa: ARG001, ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.great_lakes import GreatLakes
from ...state import Company
from ..entries import wrong


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
