"""Wrong exports of trains."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...game import Game
from ..entries import switched, wrong

switched("export-after-each-round", {"18Chesapeake/published": "25-a"}, export_every="round")


@wrong("nothing-is-exported", {"18Chesapeake": "25-a 25-b", "LostAtlas": "EX.cycle-a EX.cycle-b EX.out-a"})
def _(game: Game) -> None:
    """no train is exported"""
    game.trains.export = lambda ranks=None: None  # type: ignore[method-assign]


@wrong("exported-trains-go-to-the-pool", {"18Chesapeake": "25-b", "LostAtlas": "EX.cycle-a EX.out-a"})
def _(game: Game) -> None:
    """an exported train goes to the bank pool"""
    trains, export = game.trains, game.trains.export

    def to_pool(ranks: Any = None) -> None:
        top = trains.top_of_stack()
        before = sum(gone.count for gone in trains.depot.gone)
        export(ranks)
        if top is not None and sum(gone.count for gone in trains.depot.gone) > before:
            trains.depot.pool.append(top.train)

    trains.export = to_pool  # type: ignore[method-assign]


@wrong(
    "export-does-not-change-the-phase",
    {"18Chesapeake": "25-c 25-d", "LostAtlas": "EX.cycle-c EX.out-c EX.out-d"},
)
def _(game: Game) -> None:
    """an exported train never changes the phase"""
    trains, export = game.trains, game.trains.export

    def quiet(ranks: Any = None) -> None:
        enter = trains.enter_phase_of
        trains.enter_phase_of = lambda train: None  # type: ignore[method-assign]
        try:
            export(ranks)
        finally:
            trains.enter_phase_of = enter  # type: ignore[method-assign]

    trains.export = quiet  # type: ignore[method-assign]


@wrong("permanent-trains-are-exported", {"18Chesapeake": "25-e"})
def _(game: Game) -> None:
    """5-trains and 6-trains are exported too"""
    trains, export = game.trains, game.trains.export

    def all_of_them(ranks: Any = None) -> None:
        top = trains.top_of_stack()
        if top is not None and top.train in ("5", "6") and top.left:
            first = trains.take_from_stack(top.train)
            trains._out_of_the_game(top.train, 1)
            if first:
                trains.enter_phase_of(top.train)
        else:
            export(ranks)

    trains.export = all_of_them  # type: ignore[method-assign]
