"""Engines that are wrong on purpose, each in one place, to prove that the suite notices.

``catalogue(game)`` lists them: every refusal left out in turn, every number of the components changed, and
mechanisms that work another way. Each says which clauses it breaks; a scenario of one of these has to fail.
"""

from pathlib import Path

from . import auctions, certificates, endings, operations, prices, stock_rounds, train_rules
from .engine import Wrong, WrongEngine
from .entries import ENTERED
from .numbers import wrong_numbers
from .refusals import wrong_refusals

MECHANISMS = (prices, certificates, stock_rounds, auctions, operations, train_rules, endings)
"""The modules that enter wrong mechanisms."""

__all__ = ["MECHANISMS", "Wrong", "WrongEngine", "catalogue"]


def catalogue(features: Path, game: str) -> list[Wrong]:
    """Every wrong engine for a game, the specification being in ``features``."""
    return [*wrong_refusals(game), *wrong_numbers(features, game), *ENTERED]
