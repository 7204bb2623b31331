"""Wrong issuing and redeeming of a company's own shares."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable
from typing import Any

from ...actions import SellSharesMove
from ...games.eighteen46 import Game1846
from ...rules.table import Commit
from ...state import Company
from ..entries import wrong


def _and_then(game: Game1846, decide: Callable[[Any], Commit], move: Callable[[str, int], None]) -> Any:
    """What decides on an action of the company whose turn it is, moving its price one space as well."""

    def spoilt(action: Any) -> Commit:
        commit = decide(action)

        def go_on() -> None:
            company = game.issuing.company.id
            commit()
            move(company, 1)

        return go_on

    return spoilt


@wrong("issuing-moves-the-price", {"1846": "6.1-h 6.1-e"})
def _(game: Game1846) -> None:
    """issuing shares moves the price left"""
    issuing = game.issuing
    issuing.issue = _and_then(game, issuing.issue, game.market.left)  # type: ignore[method-assign]


@wrong("redeeming-moves-the-price", {"1846": "6.1-h"})
def _(game: Game1846) -> None:
    """redeeming shares moves the price right"""
    issuing = game.issuing
    issuing.redeem = _and_then(game, issuing.redeem, game.market.right)  # type: ignore[method-assign]


@wrong("shares-issued-at-the-price", {"1846": "6.1-d 6.1-e S.IssueRedeem-a"})
def _(game: Game1846) -> None:
    """issued shares bring the present price"""
    game.issuing.issue_price = lambda company: game.market.price_of(company.id)  # type: ignore[method-assign]


@wrong("each-issued-share-brings-less", {"1846": "6.1-e"})
def _(game: Game1846) -> None:
    """the second issued share brings the price two spaces left, and so on"""
    issue = game.issuing.issue

    def falling(move: SellSharesMove) -> Commit:
        commit = issue(move)
        company, count = game.issuing.company, move.percent // game.shares.limits.share_percent
        each = [game.market.price_left(company.id, number + 1) for number in range(count)]
        too_much = count * game.market.price_left(company.id, 1) - sum(each)

        def go_on() -> None:
            commit()
            game.table.pays_bank(company, too_much)

        return go_on

    game.issuing.issue = falling  # type: ignore[method-assign]


@wrong("shares-redeemed-at-the-price", {"1846": "6.1-g S.IssueRedeem-a"})
def _(game: Game1846) -> None:
    """redeemed shares cost the present price"""
    game.issuing.redeem_price = lambda company: game.market.price_of(company.id)  # type: ignore[method-assign]


@wrong("issue-limit-counts-certificates", {"1846": "6.1-c S.IssueRedeem-b"})
def _(game: Game1846) -> None:
    """the president's certificate counts as one share for what may be issued"""
    with_players = game.shares.with_players

    def fewer(company: str) -> int:
        office = game.shares.president_certificate(company)
        single = game.shares.limits.share_percent
        held = office.holder.startswith("player:")
        return with_players(company) - (office.percent - single if held else 0)

    game.shares.with_players = fewer  # type: ignore[method-assign]


@wrong("issue-limit-forgets-the-market", {"1846": "6.1-c S.IssueRedeem-b"})
def _(game: Game1846) -> None:
    """what lies in the market already does not lower what may be issued"""
    shares = game.shares
    game.issuing.issuable = lambda company: max(  # type: ignore[method-assign]
        0, min(shares.with_players(company.id), shares.unsold(company.id))
    )


@wrong("forced-issue-leaves-the-price", {"1846": "6.5-j S.Purchases-g"})
def _(game: Game1846) -> None:
    """issuing in a forced purchase leaves the price where it is"""
    issue, carry_out = game.purchases.issue, game.purchases.issue.carry_out

    def stay(company: Company, percent: int) -> None:
        left = game.market.left
        game.market.left = lambda company, spaces: None  # type: ignore[method-assign]
        try:
            carry_out(company, percent)
        finally:
            game.market.left = left  # type: ignore[method-assign]

    issue.carry_out = stay  # type: ignore[method-assign]


@wrong("forced-issue-brings-the-old-price", {"1846": "6.5-k S.Purchases-g"})
def _(game: Game1846) -> None:
    """issued in a forced purchase, a share brings what it brings in the first step"""
    game.purchases.issue.proceeds = lambda company, shares: (  # type: ignore[method-assign]
        shares * game.market.price_left(company.id, 1)
    )


def _asked_only_if(game: Game1846, asked: Callable[[Company], bool]) -> None:
    """Leave the first step of other companies out."""
    begin = game.issuing.begin
    game.issuing.begin = lambda company: (  # type: ignore[method-assign]
        begin(company) if asked(company) else None
    )


@wrong("poor-companies-issue-nothing", {"1846": "6-e 6.1-a"})
def _(game: Game1846) -> None:
    """a company that cannot pay for a tile has no first step: it goes on to what it can do without money"""
    _asked_only_if(game, lambda company: company.cash >= game.box.least_tile_cost)


@wrong("idle-companies-issue-nothing", {"1846": "6-e 6.1-a"})
def _(game: Game1846) -> None:
    """a company that can neither build nor run has no first step"""
    _asked_only_if(game, lambda company: bool(company.trains) or company.cash >= game.box.least_tile_cost)
