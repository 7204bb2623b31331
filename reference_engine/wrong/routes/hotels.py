"""Wrong earnings of hotels."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

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


@wrong("hotels-pay-express-trains", {"18FL": "7.4-i 7.4-aa"})
def _(game: Game18FL) -> None:
    """a 3E-train earns what the hotels on its route are worth"""
    record = game.running.record

    def recorded(run: list[dict[str, Any]], revenue: int) -> None:
        own, silent = _hotels(game.table.operating_company), {"ignored"}
        for route in run:
            card = game.box.trains_by_name.get(str(route.get("train")))
            passed = {step.get("hex") for step in route.get("path", ())}
            if card is not None and card.towns in silent:
                revenue += game.table.phase.hotel_value * len(passed.intersection(own))
        record(run, revenue)

    game.running.record = recorded  # type: ignore[method-assign]
