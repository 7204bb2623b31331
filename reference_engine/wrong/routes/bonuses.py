"""Wrong bonuses of a run."""

from collections.abc import Callable
from dataclasses import replace

from ...games.eighteen46 import Game1846
from ...rules.routes import RouteTerms
from ..entries import wrong


def _terms(game: Game1846, other: Callable[[RouteTerms], RouteTerms]) -> None:
    terms = game.runs.terms
    game.runs.terms = lambda company: other(terms(company))  # type: ignore[method-assign]


@wrong("own-token-need-not-count", {"1846": "S.RunningTrains-c 6.3-b"})
def _(game: Game1846) -> None:
    """no city with a token of the company has to be among those that count"""
    _terms(game, lambda terms: replace(terms, token_counted=False))


@wrong("passed-markers-pay", {"1846": "3-bd 3-bj 6.3-k"})
def _(game: Game1846) -> None:
    """a marked place pays its bonus even if it does not count"""
    _terms(
        game,
        lambda terms: replace(
            terms, bonuses=tuple(replace(bonus, counted_only=False) for bonus in terms.bonuses)
        ),
    )
