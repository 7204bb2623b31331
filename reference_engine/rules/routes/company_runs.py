"""What the trains of a company can run now, and what they earn."""

from collections.abc import Sequence
from typing import Any, Protocol

from ...state import Company
from .. import routes
from ..map.board import Board
from ..table import Table
from .ranges import Train, train_of
from .terms import PlaceBonus, RouteTerms


class PlaceBonuses(Protocol):
    """Something that makes places worth more to a company: its markers, or its hotels."""

    def bonuses(self, company: str) -> tuple[PlaceBonus, ...]:
        """What a company's routes earn more at which places."""


class StopBonuses(Protocol):
    """Something by which every stop of a train earns more (1846, Mail Contract)."""

    def bonus_per_stop(self, company: str) -> int:
        """What one train of a company earns more for each stop it visits, in $."""


class CompanyRuns:
    """A company's trains on the board as it is: what they reach, by which terms they earn, what is best.

    ``places`` and ``stops``: what a title has beside the values that are printed on the map.
    """

    def __init__(
        self,
        table: Table,
        board: Board,
        places: Sequence[PlaceBonuses] = (),
        stops: StopBonuses | None = None,
    ) -> None:
        self.table = table
        self.board = board
        self.places = places
        self.stops = stops

    def train_ranges(self, company: Company) -> list[Train]:
        """A company's trains that can run, with the stops that each may make."""
        cards = self.table.box.trains_by_name
        ranges: list[Train] = []
        for train in company.trains:
            if not train.resting:
                card = cards[train.name]
                ranges.append(train_of(card.name, card.stops, card.visits, card.multiplier, card.towns))
        return ranges

    def terms(self, company: Company) -> RouteTerms:
        """What counts on a company's routes: the values of the phase, and its bonuses."""
        return RouteTerms(
            self.table.phase.red_value,
            bonuses=tuple(bonus for source in self.places for bonus in source.bonuses(company.id)),
            per_stop=0 if self.stops is None else self.stops.bonus_per_stop(company.id),
            low_first=self.table.switches.low_values_by_size,
        )

    def best(self, company: Company) -> tuple[int, list[dict[str, Any]]]:
        """The most a company can earn now in $, and by which routes."""
        return routes.best_routes(self.board, company.id, self.train_ranges(company), self.terms(company))

    def can_run(self, company: Company) -> bool:
        """Whether a company has a train that may run, and a route."""
        trains = self.train_ranges(company)
        return bool(trains) and routes.has_route(self.board, company.id, trains)
