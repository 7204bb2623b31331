"""Wrong rules for two players, where they have some of their own."""
# ruff: noqa: ARG001, ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.chesapeake import Chesapeake
from ..entries import misprinted, switched, wrong

switched(
    "presidents-take-shares-out-too", {"18Chesapeake/published": "8-x"}, president_leaves_pool_alone=False
)
switched("only-share-is-bought", {"18Chesapeake/published": "8-y"}, last_share_of_pool_is_bought=True)


@wrong("no-share-leaves-the-pool", {"18Chesapeake/published": "8-x"})
def _(game: Chesapeake) -> None:
    """a purchase takes no other share out of the game"""
    game.shares.take_out_another = lambda company, buyer: None  # type: ignore[method-assign]


@wrong("unsold-shares-stay", {"18Chesapeake/published": "10-i"})
def _(game: Chesapeake) -> None:
    """what is unsold of a company that floats stays in the IPO"""
    game.shares._move_all = lambda company, source, target: None  # type: ignore[method-assign]


@wrong("unsold-shares-lower-the-price", {"18Chesapeake/published": "10-i"})
def _(game: Chesapeake) -> None:
    """what is unsold of a company that floats goes into the pool as if it were sold"""
    shares, move = game.shares, game.shares._move_all

    def sold(company: str, source: str, target: str) -> None:
        move(company, source, target)
        game.market.drop(company, 1)

    shares._move_all = sold  # type: ignore[method-assign]


@wrong("sold-out-with-all-shares-only", {"18Chesapeake/published": "11-f"})
def _(game: Chesapeake) -> None:
    """a company of which shares have left the game is never sold out"""
    table, sold_out = game.table, game.shares.is_sold_out

    def with_all(company: Any) -> bool:
        return sold_out(company) and all(one.holder != "box" for one in table.certificates[company.id])

    game.shares.is_sold_out = with_all  # type: ignore[method-assign]


@misprinted("certificates-for-two-as-for-more", {"18Chesapeake/published": "0-q"})
def _(box: dict[str, Any], tiles: dict[str, Any]) -> None:
    """two players have president's certificates of 20%"""
    box["shares"]["published_two_player_certificates"] = list(box["shares"]["certificates"])
