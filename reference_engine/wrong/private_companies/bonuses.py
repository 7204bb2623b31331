"""Wrong powers and bonuses of private companies."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

import msgspec

from ...actions import LayTileMove
from ...games.eighteen46 import Game1846
from ...rules.routes import PlaceBonus
from ...state import Company, LaidTile, Private
from ..entries import wrong


@wrong("mail-contract-closes", {"1846": "3-ba S.Phase3-b S.Phase4-b"})
def _(game: Game1846) -> None:
    """Mail Contract closes in phase III like the others"""
    game.privates._stays = lambda private: False  # type: ignore[method-assign]


@wrong("mail-of-players-closes", {"1846": "3-ba S.Phase3-b"})
def _(game: Game1846) -> None:
    """Mail Contract closes in phase III if it belongs to a player"""
    stays = game.privates._stays
    game.privates._stays = lambda private: (  # type: ignore[method-assign]
        stays(private) and game.table.owner_player(private) is None
    )


@wrong("everybody-has-the-bonuses", {"1846": "3-bd 3-bj 3-bm", "18FL": "3.3-u"})
def _(game: Game1846) -> None:
    """every company profits from the markers on the map"""
    bonuses = game.markers.bonuses

    def all_of_them(company: str) -> tuple[PlaceBonus, ...]:
        del company
        having = {marker.company for marker in game.markers.lying if marker.company is not None}
        return tuple(bonus for name in sorted(having) for bonus in bonuses(name))

    game.markers.bonuses = all_of_them  # type: ignore[method-assign]


@wrong("markers-outlive-phase-iv", {"1846": "3-be 3-bk S.Phase4-b"})
def _(game: Game1846) -> None:
    """the markers stay on the map in phase IV"""
    game.markers.on_phase = lambda phase: None  # type: ignore[method-assign]


@wrong("markers-leave-with-their-private", {"1846": "3-bl 3-be 3-bk S.Phase3-b"})
def _(game: Game1846) -> None:
    """a marker leaves the map as soon as its private company closes"""
    markers = game.markers

    def leave(private: Private, by_player: bool) -> None:
        del by_player
        markers.lying[:] = [marker for marker in markers.lying if marker.private != private.id]

    markers.on_closed = leave  # type: ignore[method-assign]


@wrong("bonus-does-not-follow-the-sale", {"1846": "3-bi 3-bn 3-t"})
def _(game: Game1846) -> None:
    """the bonus stays with the company that a player gave it to when his private company is sold"""
    game.markers.on_bought = lambda private, buyer: None  # type: ignore[method-assign]


@wrong("port-moves-once", {"1846": "3-bi"})
def _(game: Game1846) -> None:
    """the port token cannot be moved once it lies on the map"""
    check = game.markers._check_company

    def once(move: Any, private: Private, card: Any) -> None:
        check(move, private, card)
        marker = game.markers.of(private.id)
        if marker is not None and marker.hex is not None:
            game.table.refuse("power-used", "The marker lies on the map already.")

    game.markers._check_company = once  # type: ignore[method-assign]


@wrong("players-do-not-assign", {"1846": "3-bm"})
def _(game: Game1846) -> None:
    """a player who owns Steamboat is not asked for whom the port counts"""
    game.markers.ask_players = lambda: None  # type: ignore[method-assign]


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


@wrong("tiles-of-powers-cost-money", {"1846": "6.2-ac 3-ab"})
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
        for private in building._owned(game.operating.company):
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
            game.operating.turn.tokens += 1

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
