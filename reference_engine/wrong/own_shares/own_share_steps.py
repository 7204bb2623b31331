"""Wrong issuing and redeeming before a company builds (Lost Atlas OR.issue)."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable
from typing import Any

from ...game import Decisions
from ...games.lost_atlas import LostAtlas
from ...state import Company
from ..entries import deciding, wrong


def _after(game: LostAtlas, what: str, then: Callable[[Company, int], object]) -> None:
    """Do something more after issuing or redeeming; ``then`` is told what cash there was before."""
    decide = getattr(game.issuing, what)

    def otherwise(move: Any) -> Any:
        commit, company = decide(move), game.table.operating_company
        cash = company.cash

        def carry_out() -> None:
            commit()
            then(company, cash)

        return carry_out

    setattr(game.issuing, what, otherwise)


@wrong("issue-leaves-the-price", {"LostAtlas": "OR.issue-b"})
def _(game: LostAtlas) -> None:
    """a share that is issued does not lower the price"""
    game.issuing.after_issue = lambda company, percent: None  # type: ignore[method-assign]


@wrong("issue-costs-two-steps", {"LostAtlas": "OR.issue-b"})
def _(game: LostAtlas) -> None:
    """a share that is issued lowers the price by two steps"""
    game.issuing.after_issue = lambda company, percent: game.market.left(company.id, 2)  # type: ignore[method-assign]


@wrong("issue-pays-the-president", {"LostAtlas": "OR.issue-a OR.flow-c"})
def _(game: LostAtlas) -> None:
    """what a share brings that is issued goes to the president"""

    def to_president(company: Company, cash: int) -> None:
        president = game.table.players[company.president or ""]
        president.cash += company.cash - cash
        company.cash = cash

    _after(game, "issue", to_president)


@wrong("issue-at-the-start-price", {"LostAtlas": "OR.issue-a"})
def _(game: LostAtlas) -> None:
    """a share is issued at the price at which its company began"""
    game.issuing.issue_price = lambda company: company.par or 0  # type: ignore[method-assign]


@wrong("issue-is-for-minors", {"LostAtlas": "OR.issue-a"})
def _(game: LostAtlas) -> None:
    """a major issues no shares"""
    check = game.issuing.check_issue

    def minors_only(company: Company, percent: int) -> None:
        check(company, percent)
        if company.kind == "major":
            game.table.refuse("pool-limit", "A major issues no shares.")

    game.issuing.check_issue = minors_only  # type: ignore[method-assign]


@wrong("nothing-is-issued", {"LostAtlas": "OR.issue-a"})
def _(game: LostAtlas) -> None:
    """no company issues shares"""
    game.issuing.check_issue = lambda company, percent: game.table.refuse(  # type: ignore[method-assign]
        "pool-limit", "No shares are issued."
    )


@wrong("redemption-raises-the-price", {"LostAtlas": "OR.issue-d"})
def _(game: LostAtlas) -> None:
    """a share that is redeemed raises the price by a step"""
    _after(game, "redeem", lambda company, cash: game.market.right(company.id, 1))


@wrong("redemption-lowers-the-price", {"LostAtlas": "OR.issue-d"})
def _(game: LostAtlas) -> None:
    """a share that is redeemed lowers the price like one that is issued"""
    _after(game, "redeem", lambda company, cash: game.market.left(company.id, 1))


@wrong("redemption-at-the-next-price", {"LostAtlas": "OR.issue-c"})
def _(game: LostAtlas) -> None:
    """a share is redeemed at the price a step above the present one"""
    game.issuing.redeem_price = lambda company: game.market.price_right(company.id, 1)  # type: ignore[method-assign]


@wrong("redemption-for-nothing", {"LostAtlas": "OR.issue-c OR.flow-c"})
def _(game: LostAtlas) -> None:
    """the bank pays for shares that are redeemed"""

    def give_back(company: Company, cash: int) -> None:
        company.cash = cash

    _after(game, "redeem", give_back)


@wrong("redemption-once-its-shares-are-sold", {"LostAtlas": "OR.issue-c"})
def _(game: LostAtlas) -> None:
    """a company that still has shares in its treasury redeems none"""
    game.issuing.check_redemption = lambda company, percent: (  # type: ignore[method-assign]
        game.table.refuse("redeem-limit", "It has shares left.") if game.shares.unsold(company.id) else None
    )


@wrong("issue-and-redeem", {"LostAtlas": "OR.issue-e"})
def _(game: LostAtlas) -> None:
    """a company that has issued a share may redeem one, and the other way round"""
    game.issuing._check_batch = lambda same, other: None  # type: ignore[method-assign]
    game.issuing._batch_done = lambda: None  # type: ignore[method-assign]


@wrong("shares-in-the-track-step", {"LostAtlas": "OR.flow-f"})
def _(game: LostAtlas) -> None:
    """a company issues shares until its trains have run"""

    def later(found: Decisions) -> None:
        for kind in ("track", "token"):
            found[kind]["sell_shares"] = found["issue"]["sell_shares"]

    deciding(game, later)
