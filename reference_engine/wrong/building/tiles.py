"""Wrong tiles, wrong numbers of them."""

from typing import Any

from ...game import Game
from ...games.eighteen46 import Game1846
from ...games.eighteen_fl import Game18FL
from ...state import Company
from ..entries import wrong


@wrong(
    "old-tile-is-lost",
    {
        "18Chesapeake": "17-e",
        "1846": "6.2-d",
        "18FL": "7.2.1-q",
        "18GL": "4.6.1.1-u",
        "LostAtlas": "OR.lay-f",
    },
)
def _(game: Game) -> None:
    """a tile that has been replaced does not go back to the supply"""
    construction, count = game.construction, game.construction._count
    construction._count = lambda tile, change: count(tile, min(change, 0))  # type: ignore[method-assign]


@wrong("one-tile-a-turn", {"1846": "6.2-g 6.21-a 6-g S.TrackToken-a"})
def _(game: Game1846) -> None:
    """a company lays one tile a turn"""
    building, check = game.construction, game.construction._check_count

    def one(company: Company, tile: str) -> None:
        check(company, tile)
        if building._normal_lays():
            game.table.refuse("two-tiles-a-turn", f"The {company.id} has laid its tile of this turn.")

    building._check_count = one  # type: ignore[method-assign]


@wrong("tile-of-this-turn-stays", {"1846": "6.21-b"})
def _(game: Game1846) -> None:
    """a tile laid in this turn cannot be upgraded in it"""
    building, check = game.construction, game.construction.check_normal_lay

    def fixed(company: Company, move: Any) -> None:
        check(company, move)
        if any(laid.hex == move.hex for laid in game.table.turn.laid):
            game.table.refuse("two-tiles-a-turn", "That tile has just been laid.")

    building.check_normal_lay = fixed  # type: ignore[method-assign]


@wrong("no-tile-after-the-token", {"1846": "6.2-af 6.2-ag 6-f S.TrackToken-d"})
def _(game: Game1846) -> None:
    """no tile is laid after the token has been placed"""
    building, check = game.construction, game.construction.check_normal_lay

    def ordered(company: Company, move: Any) -> None:
        check(company, move)
        if game.table.turn.tokens:
            game.table.refuse("building-step-only", "Tiles come before the token.")

    building.check_normal_lay = ordered  # type: ignore[method-assign]


@wrong("railroads-lay-one-tile", {"1846": "6-c 3-al"})
def _(game: Game1846) -> None:
    """an independent railroad lays one tile a turn"""
    building, check = game.construction, game.construction._check_count

    def one(company: Company, tile: str) -> None:
        check(company, tile)
        if company.kind == "independent" and building._normal_lays():
            game.table.refuse("two-tiles-a-turn", f"{company.id} has laid its tile of this turn.")

    building._check_count = one  # type: ignore[method-assign]


@wrong("one-yellow-tile", {"18FL": "7.2-a", "18GL": "4.6.1.1-g", "LostAtlas": "OR.lay-a"})
def _(game: Game18FL) -> None:
    """a company lays one tile in its track step"""
    building = game.construction
    building.track_is_over = lambda: bool(building._normal_lays())  # type: ignore[method-assign]


@wrong(
    "three-yellow-tiles", {"18FL": "7.2-a", "18GL": "4.6.1-a 4.6.1.1-f 4.6.1.1-g", "LostAtlas": "OR.lay-a"}
)
def _(game: Game18FL) -> None:
    """a company lays up to three yellow tiles in its track step"""
    building = game.construction
    building.track_is_over = lambda: (  # type: ignore[method-assign]
        len(building._normal_lays()) > 2 or any(building.is_upgrade(t.tile) for t in building._normal_lays())
    )


@wrong("a-replacement-and-a-yellow-tile", {"18FL": "7.2-a", "18GL": "4.6.1.1-f 4.6.1.1-g"})
def _(game: Game18FL) -> None:
    """a company that has replaced a tile may lay a yellow one as well"""
    building = game.construction
    building.track_is_over = lambda: len(building._normal_lays()) > 1  # type: ignore[method-assign]


@wrong("extra-tile-is-one-of-the-two", {"18FL": "3.3-r 7.2-b"})
def _(game: Game18FL) -> None:
    """the extra tile cannot be laid by a company that has laid two tiles"""
    lay = game.bonuses.lay

    def one_of_two(move: Any) -> Any:
        if len(game.table.turn.laid) > 1:
            game.table.refuse("two-tiles-a-turn", "Two tiles have been laid.")
        return lay(move)

    game.bonuses.lay = one_of_two  # type: ignore[method-assign]


@wrong(
    "nothing-is-replaced",
    {
        "18FL": "7.2-a 7.2.1-a 7.2.1-g",
        "18GL": "4.6.1-a 4.6.1.1-a 4.6.1.1-c 4.6.1.1-d 4.6.1.1-e 1.3-b",
        "LostAtlas": "OR.lay-a OR.lay-d",
    },
)
def _(game: Game18FL) -> None:
    """no tile is replaced"""
    lay = game.construction.lay

    def new_only(move: Any) -> Any:
        if game.construction.is_upgrade(move.tile):
            game.table.refuse("colour-out-of-order", "It replaces a tile.")
        return lay(move)

    game.construction.lay = new_only  # type: ignore[method-assign]


@wrong("more-value-is-not-enough", {"18FL": "7.2.1-j", "18GL": "4.6.1.1-i"})
def _(game: Game18FL) -> None:
    """a tile of a city has to bring new track as well"""
    board, lay = game.board, game.construction.lay

    def checked(move: Any) -> Any:
        number = board.geography.index.get(move.hex, -1)
        if number >= 0 and move.tile in game.box.tiles:
            old = board.layouts[number]
            new = board.geography.layout(number, move.tile, move.rotation % 6)
            if new.has_city and old.pieces and new.sides == old.sides:
                game.table.refuse("no-new-track-reaches-network", "It brings no new track.")
        return lay(move)

    game.construction.lay = checked  # type: ignore[method-assign]
