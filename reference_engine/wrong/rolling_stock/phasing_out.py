"""Wrong phasing out."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from ...games.eighteen46 import Game1846
from ...state import Company, Train
from ..entries import wrong


@wrong("phased-out-trains-count", {"1846": "6.54-a S.Purchases-d"})
def _(game: Game1846) -> None:
    """trains that are phased out count toward the limit"""
    game.trains.counted = lambda company: len(company.trains)  # type: ignore[method-assign]


@wrong("phased-out-trains-stay", {"1846": "6.3-t S.RunningTrains-i"})
def _(game: Game1846) -> None:
    """trains that are phased out stay in the game"""
    game.phasing_out._remove = lambda company: None  # type: ignore[method-assign]


@wrong("phased-out-trains-leave-at-once", {"1846": "6.3-t 6.3-u 6.3-w S.RunningTrains-h"})
def _(game: Game1846) -> None:
    """trains are scrapped when they are phased out"""
    begin = game.trains.on_phase[0]

    def scrap(phase: str) -> None:
        begin(phase)
        for company in game.table.companies.values():
            for train in [mine for mine in company.trains if mine.phased_out]:
                game.trains.scrap(company, train)

    game.trains.on_phase[0] = scrap


@wrong(
    "no-train-is-phased-out",
    {"1846": "6.3-r 6.3-v 6.3-w S.Phase3-c S.Phase4-d S.RunningTrains-h S.Features-d"},
)
def _(game: Game1846) -> None:
    """no phase phases trains out"""
    game.trains.on_phase[0] = lambda phase: None


@wrong("buyers-own-trains-leave-in-the-same-turn", {"1846": "6.3-t"})
def _(game: Game1846) -> None:
    """trains that a company phases out by its own purchase leave at the end of that turn"""
    spare = game.phasing_out._spare_if_due

    def never(company: Company, train: Train) -> None:
        spare(company, train)
        train.spared = False

    game.phasing_out._spare_if_due = never  # type: ignore[method-assign]
    game.trains.on_delivery[0] = never
    after_turn = game.phasing_out.after_turn

    def leave(company: Company) -> None:
        after_turn(company)
        game.phasing_out._remove(company)

    game.phasing_out.after_turn = leave  # type: ignore[method-assign]
