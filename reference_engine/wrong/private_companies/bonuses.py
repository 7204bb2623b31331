"""Wrong bonuses of private companies, wrong markers."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.eighteen46 import Game1846
from ...rules.routes import PlaceBonus
from ...state import Marker, Private
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


@wrong("everybody-has-the-bonuses", {"1846": "3-bd 3-bj 3-bm", "1846/2": "3-bs", "18FL": "3.3-u"})
def _(game: Game1846) -> None:
    """every company profits from the markers on the map"""
    bonuses = game.markers.bonuses

    def all_of_them(company: str) -> tuple[PlaceBonus, ...]:
        del company
        having = {marker.company for marker in game.markers.lying if marker.company is not None}
        return tuple(bonus for name in sorted(having) for bonus in bonuses(name))

    game.markers.bonuses = all_of_them  # type: ignore[method-assign]


@wrong("markers-outlive-phase-iv", {"1846": "3-be 3-bk S.Phase4-b", "1846/2": "3-bt"})
def _(game: Game1846) -> None:
    """the markers stay on the map in phase IV"""
    game.markers.on_phase = lambda phase: None  # type: ignore[method-assign]


@wrong("markers-leave-with-their-private", {"1846": "3-bl 3-be 3-bk S.Phase3-b", "1846/2": "3-bu"})
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
    game.markers.open_round = lambda: None  # type: ignore[method-assign]


@wrong("port-stays-where-it-was", {"1846": "3-bi 3-bj"})
def _(game: Game1846) -> None:
    """a port token that is moved lies at the old port as well"""
    markers, put = game.markers, game.markers._put

    def also_here(private: Private, card: Any, move: Any) -> None:
        marker = markers.of(private.id)
        before = marker.hex if marker is not None else None
        put(private, card, move)
        moved = markers.of(private.id)
        if moved is not None and before is not None and before != moved.hex:
            markers.lying.append(Marker(moved.marker, moved.private, before, moved.company))

    markers._put = also_here  # type: ignore[method-assign]
