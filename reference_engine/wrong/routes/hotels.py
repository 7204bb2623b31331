"""Wrong earnings of hotels."""

from collections.abc import Callable
from dataclasses import replace

from ...games.eighteen_fl import Game18FL
from ...rules.routes import PlaceBonus, RouteTerms
from ...state import Company
from ..entries import wrong


def _terms(game: Game18FL, other: Callable[[Company, RouteTerms], RouteTerms]) -> None:
    terms = game.runs.terms
    game.runs.terms = lambda company: other(company, terms(company))  # type: ignore[method-assign]


def _hotels(company: Company) -> list[str]:
    return [token.hex for token in company.tokens if token.kind == "hotel"]


@wrong("hotels-pay-everybody", {"18FL": "7.3.2-b"})
def _(game: Game18FL) -> None:
    """a hotel raises its town for every company"""

    def all_of_them(company: Company, terms: RouteTerms) -> RouteTerms:
        others = [c for c in game.state.companies if c.id != company.id]
        more = tuple(PlaceBonus(name, game.table.phase.hotel_value) for c in others for name in _hotels(c))
        return replace(terms, bonuses=terms.bonuses + more)

    _terms(game, all_of_them)


@wrong("hotels-pay-nobody", {"18FL": "7.3-b 7.3.2-b 7.3.2-h 7.3.2-i"})
def _(game: Game18FL) -> None:
    """a hotel adds nothing to its town"""

    def without(company: Company, terms: RouteTerms) -> RouteTerms:
        own = _hotels(company)
        return replace(terms, bonuses=tuple(bonus for bonus in terms.bonuses if bonus.hex not in own))

    _terms(game, without)
