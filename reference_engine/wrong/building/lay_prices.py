"""Wrong prices of track."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ...game import Game
from ...games.eighteen46 import Game1846
from ...games.eighteen_fl import Game18FL
from ...rules.map.lay_cost import LayCost
from ...state import Company
from ..entries import wrong


@wrong(
    "terrain-is-free",
    {
        "18Chesapeake": "15-l 18-d 19-m",
        "1846": "6.2-x S.TrackToken-c S.Features-c",
        "18FL": "7.2.1-f 3.3-t 7.2.2-b",
        "18GL": "4.6.1.1-v 4.6.1.1-x 1.3-s 1.3-t",
    },
)
def _(game: Game) -> None:
    """laying track on difficult terrain costs nothing"""
    construction, carry_out = game.construction, game.construction._carry_out_lay
    construction._carry_out_lay = lambda company, move, cost: carry_out(  # type: ignore[method-assign]
        company, move, 0
    )


def _reprice(game: Game1846, other: Callable[[Company, Any, LayCost], LayCost]) -> None:
    """Let a tile be paid for as if other ground or other sides were due."""
    building, price = game.construction, game.construction.lay_price
    building.lay_price = lambda company, move, cost: price(  # type: ignore[method-assign]
        company, move, other(company, move, cost)
    )


@wrong("terrain-is-paid-again", {"1846": "6.2-y"})
def _(game: Game1846) -> None:
    """an upgrade costs what the ground of its hex cost"""
    _reprice(game, lambda company, move, cost: replace(cost, ground=game.box.hexes[move.hex].cost))


@wrong("printed-track-has-paid-the-ground", {"1846": "6.2-x 6.2-y"})
def _(game: Game1846) -> None:
    """where track is printed the first tile does not pay for the ground"""
    _reprice(game, lambda company, move, cost: cost if cost.first else replace(cost, ground=0))


@wrong("terrain-comes-on-top", {"1846": "6.2-x S.TrackToken-c S.Features-c"})
def _(game: Game1846) -> None:
    """difficult ground costs $20 more than is printed"""
    _reprice(
        game,
        lambda company, move, cost: replace(cost, ground=cost.ground + 20) if cost.ground else cost,
    )


@wrong("sides-are-free", {"1846": "6.23-a 6.23-b S.TrackToken-c"})
def _(game: Game1846) -> None:
    """bridges, tunnels and passes cost nothing"""
    _reprice(game, lambda company, move, cost: replace(cost, sides=()))


@wrong("printed-neighbours-are-free", {"1846": "6.23-c"})
def _(game: Game1846) -> None:
    """a side towards printed track costs nothing"""
    _reprice(
        game,
        lambda company, move, cost: replace(cost, sides=tuple(s for s in cost.sides if not s.printed)),
    )


@wrong("ic-pays-in-its-hexes", {"1846": "6.2-z"})
def _(game: Game1846) -> None:
    """Illinois Central pays for its first tiles in its free hexes"""
    game.construction._lays_for_free = lambda company, name, cost: False  # type: ignore[method-assign]


@wrong("ic-upgrades-for-free", {"1846": "6.2-aa"})
def _(game: Game1846) -> None:
    """Illinois Central upgrades its free hexes for nothing"""
    building, free = game.construction, game.construction._lays_for_free
    building._lays_for_free = lambda company, name, cost: free(  # type: ignore[method-assign]
        company, name, replace(cost, first=True)
    )


@wrong("everybody-lays-free-in-the-hexes-of-ic", {"1846": "6.2-ab"})
def _(game: Game1846) -> None:
    """whoever lays the first tile in a free hex of Illinois Central pays nothing"""
    names = {name for charter in game.box.companies for name in charter.free_hexes}
    game.construction._lays_for_free = lambda company, name, cost: (  # type: ignore[method-assign]
        cost.first and name in names
    )


@wrong("replacements-pay-the-ground", {"18FL": "7.2.1-f", "18GL": "4.6.1.1-w 4.6.1.1-x 1.3-t"})
def _(game: Game18FL) -> None:
    """a replacement costs what the ground of its hex cost"""
    game.construction.lay_price = lambda company, move, cost: (  # type: ignore[method-assign]
        game.box.hexes[move.hex].cost
    )


@wrong("second-tiles-are-free", {"18GL": "4.6.1.1-v"})
def _(game: Any) -> None:
    """the ground of the second tile of a turn costs nothing"""
    building, price = game.construction, game.construction.lay_price
    building.lay_price = lambda company, move, cost: 0 if game.table.turn.laid else price(company, move, cost)
