"""Wrong powers of private companies."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

import msgspec

from ...actions import LayTileMove
from ...games.eighteen46 import Game1846
from ...state import Company, LaidTile
from ..entries import wrong


@wrong("used-powers-close-the-private", {"1846": "6.6-f S.Purchases-b"})
def _(game: Game1846) -> None:
    """a private company closes when its power has been used"""
    carry_out = game.construction._carry_out_lay

    def close(company: Company, move: Any, cost: int) -> None:
        carry_out(company, move, cost)
        private = game.table.privates.get(move.private or "")
        if private is not None:
            game.privates.close(private)

    game.construction._carry_out_lay = close  # type: ignore[method-assign]


@wrong("tiles-of-powers-cost-money", {"1846": "6.2-ac 3-ab", "1846/2": "3-cb"})
def _(game: Game1846) -> None:
    """tiles laid by the power of a private company cost what others cost"""
    building, price = game.construction, game.construction.lay_price
    building.lay_price = lambda company, move, cost: price(  # type: ignore[method-assign]
        company, msgspec.structs.replace(move, private=None), cost
    )


@wrong("tiles-of-powers-count-as-actions", {"1846": "3-x 3-ab"})
def _(game: Game1846) -> None:
    """a tile laid by the power of a private company is one of the two of the turn"""

    def never(laid: LaidTile) -> bool:
        del laid
        return False

    game.construction._is_extra = never  # type: ignore[method-assign]


@wrong("powers-need-a-connection", {"1846": "3-y 3-ac 6.2-s 6.2-u"})
def _(game: Game1846) -> None:
    """tiles laid by the power of a private company have to join the company's track"""
    building = game.construction
    building.needs_connection = lambda power: True  # type: ignore[method-assign]


@wrong("powers-tiles-need-not-join", {"1846": "3-z 6.2-s"})
def _(game: Game1846) -> None:
    """the two tiles of a power need not connect with each other"""
    game.construction._check_join = lambda move, terms, laid: None  # type: ignore[method-assign]


@wrong("both-tiles-of-a-power-or-none", {"1846": "3-x"})
def _(game: Game1846) -> None:
    """of a power over two hexes both tiles have to be laid"""
    building = game.construction

    def check(move: LayTileMove) -> None:
        for private in building._owned(game.table.operating_company):
            power = building._power(private.id)
            if power is not None and power.joined and private.uses_left == 1 and move.private != private.id:
                game.table.refuse("second-tile-due", "The second tile comes first.")

    building.check_order = check  # type: ignore[method-assign]


@wrong("bought-privates-still-block", {"1846": "3-aa 6.2-t"})
def _(game: Game1846) -> None:
    """the hexes of a private company stay closed to others when a company owns it"""
    blocked = game.privates.blocked_hexes

    def more() -> dict[str, str]:
        found = blocked()
        for private in game.state.privates:
            owner = game.table.owner_company(private)
            turn = getattr(game.state.round, "turn", None)
            if owner is not None and turn is not None and turn.company != owner:
                found.update(dict.fromkeys(game.box.private(private.id).blocks, private.id))
        return found

    game.privates.blocked_hexes = more  # type: ignore[method-assign]


@wrong("discount-for-bridges", {"1846": "3-bp"})
def _(game: Game1846) -> None:
    """Tunnel Blasting makes bridges cheaper, too"""
    building, price = game.construction, game.construction.lay_price

    def cheaper(company: Company, move: Any, cost: Any) -> int:
        sides = tuple(side._replace(ground="tunnel") for side in cost.sides)
        return price(company, move, type(cost)(cost.ground, cost.mountain, cost.first, sides))

    building.lay_price = cheaper  # type: ignore[method-assign]


@wrong("discount-for-all-ground", {"1846": "3-bp"})
def _(game: Game1846) -> None:
    """Tunnel Blasting makes every difficult hex cheaper"""
    building, price = game.construction, game.construction.lay_price

    def cheaper(company: Company, move: Any, cost: Any) -> int:
        return price(company, move, type(cost)(cost.ground, bool(cost.ground), cost.first, cost.sides))

    building.lay_price = cheaper  # type: ignore[method-assign]


@wrong("chicago-token-costs-money", {"1846": "3-ah"})
def _(game: Game1846) -> None:
    """the extra token of Chicago & Western Indiana costs $80"""
    building, place = game.construction, game.construction._place_extra

    def dear(company: Company, move: Any) -> Any:
        commit = place(company, move)

        def pay() -> None:
            commit()
            game.table.pays_bank(company, min(80, company.cash))

        return pay

    building._place_extra = dear  # type: ignore[method-assign]


@wrong("chicago-token-is-the-token-of-the-turn", {"1846": "3-ah"})
def _(game: Game1846) -> None:
    """the extra token of Chicago & Western Indiana is the turn's only one"""
    building, place = game.construction, game.construction._place_extra

    def counted(company: Company, move: Any) -> Any:
        commit = place(company, move)

        def count() -> None:
            commit()
            game.table.turn.tokens += 1

        return count

    building._place_extra = counted  # type: ignore[method-assign]


@wrong("chicago-token-comes-off-the-charter", {"1846": "3-ah 3-aw 6.26-e"})
def _(game: Game1846) -> None:
    """the extra token of Chicago & Western Indiana is one of the company's ordinary ones"""
    building, place = game.construction, game.construction._place_extra

    def own(company: Company, move: Any) -> Any:
        commit = place(company, move)

        def take() -> None:
            commit()
            company.tokens_left = max(0, company.tokens_left - 1)

        return take

    building._place_extra = own  # type: ignore[method-assign]


@wrong("chicago-token-in-any-connected-city", {"1846": "3-ah 3-af"})
def _(game: Game1846) -> None:
    """the owner of Chicago & Western Indiana has its free token in any city of Chicago that it reaches"""
    building, place = game.construction, game.construction.place

    def elsewhere(move: Any) -> Any:
        commit, company = place(move), game.table.operating_company
        power = next(
            (
                private
                for private in building._owned(company)
                if (token := game.box.private(private.id).token) is not None
                and private.uses_left
                and token.hex == move.hex
            ),
            None,
        )
        if move.private is not None or power is None:
            return commit

        def for_nothing() -> None:
            cash = company.cash
            commit()
            game.table.bank_pays(company, cash - company.cash)
            company.tokens_left += 1
            power.uses_left = 0

        return for_nothing

    building.place = elsewhere  # type: ignore[method-assign]
