"""Trains that run too seldom, and places that are worth less than they are."""

from typing import Any

from ...game import Game
from ...games.eighteen46 import Game1846
from ...rules.routes import PlaceBonus
from ..entries import wrong
from ..too_strict import strict


@strict("phased-out-trains-do-not-run", {"1846": "6.3-t 6.3-s"}, "run_routes")
def _(game: Game, move: Any) -> bool:
    """a train that has been phased out cannot run any more"""
    company = game.table.operating_company
    lasting = {train.name for train in company.trains if not train.phased_out}
    return any(route["train"] not in lasting for route in move.routes)


@wrong("port-at-a-built-wheeling-adds-twenty", {"1846": "3-bj"})
def _(game: Game1846) -> None:
    """the port at Wheeling adds $20 instead of $40 once a tile lies there"""
    sound = game.markers.bonuses

    def less(company: str) -> tuple[PlaceBonus, ...]:
        laid = {tile.hex for tile in game.state.tiles.laid}
        return tuple(
            PlaceBonus(one.hex, 20, one.counted_only, one.exits)
            if one.hex == "G19" and one.hex in laid
            else one
            for one in sound(company)
        )

    game.markers.bonuses = less  # type: ignore[method-assign]
