"""What the goals of steered games of a title are made of."""

from dataclasses import dataclass
from typing import Final

__all__ = ["ALWAYS", "Goals"]

ALWAYS: Final = (
    "pass",
    "par",
    "buy_shares",
    "sell_shares",
    "lay_tile",
    "place_token",
    "run_routes",
    "dividend",
    "buy_train",
    "discard_train",
    "bankrupt",
)
"""Types of action that every game has."""


@dataclass(frozen=True)
class Goals:
    """The goals of one game.

    actions: types of action. decisions: kinds of pending decision. sights: as `sights` names them. discarded:
    trains that have to be discarded. any_run: the (question, reading) under which a run that is not the best
    is legal, where there is one.
    """

    actions: tuple[str, ...]
    decisions: tuple[str, ...]
    sights: tuple[str, ...]
    discarded: tuple[str, ...]
    any_run: tuple[str, str] | None = None
