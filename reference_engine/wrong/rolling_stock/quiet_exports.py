"""Exports that begin a phase, and leave out some of what a purchase would bring with it."""

from typing import Any

from ...game import Game
from ...games.chesapeake import Chesapeake
from ..entries import wrong


def _without(game: Game, effect: str) -> None:
    """Leave out an effect of trains while one of them is exported."""
    trains, export = game.trains, game.trains.export

    def quiet(ranks: Any = None) -> None:
        sound = getattr(trains, effect)
        setattr(trains, effect, lambda *of: None)  # noqa: ARG005
        try:
            export(ranks)
        finally:
            setattr(trains, effect, sound)

    trains.export = quiet  # type: ignore[method-assign]


@wrong("exports-ask-for-no-discards", {"18Chesapeake": "25-c", "LostAtlas": "EX.out-c EX.out-d"})
def _(game: Game) -> None:
    """nobody discards when an exported train has lowered the limit"""
    _without(game, "demand_discards")


@wrong("exports-scrap-nothing", {"18Chesapeake": "25-c", "LostAtlas": "EX.out-c EX.out-d"})
def _(game: Game) -> None:
    """old trains stay when an exported train begins the phase that scraps them"""
    _without(game, "_rust")


@wrong("rounds-are-counted-before-the-export", {"18Chesapeake": "26-j"})
def _(game: Chesapeake) -> None:
    """a set has as many rounds as the phase asked for before the last export"""
    export, start, before = game.trains.export, game.operating.start, [game.state.phase]

    def noting(ranks: Any = None) -> None:
        before[0] = game.state.phase
        export(ranks)

    def as_before(number: int) -> None:
        start(number)
        game.table.operating_round.of = game.box.phase(before[0]).operating_rounds

    game.trains.export = noting  # type: ignore[method-assign]
    game.operating.start = as_before  # type: ignore[method-assign]
