"""What the trains of a company can run now, and what they earn."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol

from ...state import Company
from .. import routes
from ..map.board import Board
from ..table import Table
from .in_play import range_in_play
from .ranges import Habits, Train, train_of
from .terms import FullCity, PlaceBonus, RouteTerms
from .tolls import TollTerms, toll_of


class PlaceBonuses(Protocol):
    """Something that makes places worth more to a company: its markers, or its hotels."""

    def bonuses(self, company: str) -> tuple[PlaceBonus, ...]:
        """What a company's routes earn more at which places."""


class StopBonuses(Protocol):
    """Something by which every stop of a train earns more (1846, Mail Contract)."""

    def bonus_per_stop(self, company: str) -> int:
        """What one train of a company earns more for each stop it visits, in $."""


class LongerTrains(Protocol):
    """Something by which one train of a company goes further than others of its type (18GL, ALCO)."""

    def longer_train(self, company: str) -> tuple[str, int] | None:
        """The type of that train, and by how many hexes, or stops if it counts these."""


class FullCities(Protocol):
    """Something by which cities full of others' tokens do not stop the trains of a company."""

    def passes_full_cities(self, company: Company) -> bool:
        """Whether a company's trains run through them."""


class Tolls(Protocol):
    """Something that companies pay for the use of lines."""

    def terms(self, company: Company) -> TollTerms:
        """What a company would pay for which lines."""

    def pay(self, company: Company, routes: Sequence[Any], revenue: int) -> int:
        """Pay for the lines that routes use; what is left of the revenue, in $."""


class CompanyRuns:
    """A company's trains on the board as it is: what they reach, by which terms they earn, what is best.

    ``places`` and ``stops``: what a title has beside the values that are printed on the map. ``longer`` and
    ``tolls``: trains that go further, and lines that are paid for, where there are any. ``full``: what full
    cities are to a company. ``least_stops``: of a route.
    """

    def __init__(
        self,
        table: Table,
        board: Board,
        places: Sequence[PlaceBonuses] = (),
        stops: StopBonuses | None = None,
        longer: LongerTrains | None = None,
        tolls: Tolls | None = None,
        full: FullCities | None = None,
        least_stops: int = 2,
    ) -> None:
        self.table = table
        self.board = board
        self.places = places
        self.stops = stops
        self.longer = longer
        self.tolls = tolls
        self.full = full
        self.least_stops = least_stops

    def train_ranges(self, company: Company) -> list[Train]:
        """A company's trains that can run, with the stops that each may make."""
        cards = self.table.box.trains_by_name
        ranges: list[Train] = []
        longer = self.longer.longer_train(company.id) if self.longer is not None else None
        for train in company.trains:
            if train.resting:
                continue
            card, hexes = cards[train.name], cards[train.name].hexes
            stops, multiplier = card.stops, card.multiplier
            if (reach := range_in_play(self.table, card)) is not None:
                stops, multiplier = reach.stops, reach.multiplier
            if longer is not None and longer[0] == card.name:
                if hexes is not None:
                    hexes += longer[1]
                elif stops is not None:
                    stops += longer[1]
                longer = None
            found = train_of(card.name, stops, card.visits, multiplier, card.towns, hexes)
            if hexes is not None:
                switches = self.table.switches
                free, once = switches.off_board_hexes_free, switches.hexes_count_once
                found = replace(found, free_ends=free, hexes_once=once)
            ranges.append(found)
        return ranges

    def terms(self, company: Company) -> RouteTerms:
        """What counts on a company's routes: the values of the phase, and its bonuses."""
        return RouteTerms(
            self.table.phase.red_value,
            bonuses=tuple(bonus for source in self.places for bonus in source.bonuses(company.id)),
            per_stop=0 if self.stops is None else self.stops.bonus_per_stop(company.id),
            low_first=self.table.switches.low_values_by_size,
            halves_are_one=self.table.switches.city_of_two_hexes_is_one,
            tolls=TollTerms() if self.tolls is None else self.tolls.terms(company),
            least_stops=self.least_stops,
            standing_together=self.table.switches.trains_stand_together,
            shared_track=self.table.switches.trains_share_track,
            full=self._full_cities(company),
            habits=Habits(
                self.table.switches.tight_bends_are_run,
                self.table.switches.off_board_areas_are_passed,
                self.table.switches.trains_share_track,
            ),
        )

    def _full_cities(self, company: Company) -> FullCity:
        """What cities full of others' tokens are to a company's trains."""
        if self.full is None or not self.full.passes_full_cities(company):
            return "stop"
        return "pass-or-stop" if self.table.switches.passed_cities_are_ends else "pass"

    def best(self, company: Company) -> tuple[int, list[dict[str, Any]]]:
        """What a company earns now by its best routes, in $ before tolls, and these routes."""
        return routes.best_routes(self.board, company.id, self.train_ranges(company), self.terms(company))

    def most(self, company: Company) -> int:
        """What counts of the best run of a company, in $."""

        def find() -> int:
            revenue, run = self.best(company)
            return self.left_of(company, run, revenue)

        asked = "most", company.id, tuple(self.train_ranges(company)), self.terms(company)
        return self.board.recall(asked, int, find)

    def can_run(self, company: Company) -> bool:
        """Whether a company has a train that may run, and a route."""
        trains = self.train_ranges(company)
        if self.least_stops == 1:
            return bool(trains) and routes.can_earn(self.board, company.id, self.terms(company))
        if self.must_be_searched:
            return self._earns(company, trains)
        return bool(trains) and routes.has_route(self.board, company.id, trains)

    def _earns(self, company: Company, trains: list[Train]) -> bool:
        terms = self.terms(company)
        asked = "earns", company.id, tuple(trains), terms
        return self.board.recall(asked, bool, lambda: routes.can_run(self.board, company.id, trains, terms))

    @property
    def must_be_searched(self) -> bool:
        """Whether it takes a search to tell if there is a route at all."""
        return self.tolls is not None or any(card.hexes for card in self.table.box.trains)

    def left_of(self, company: Company, run: Sequence[dict[str, Any]], revenue: int) -> int:
        """What counts of a run's revenue where runs are compared, in $."""
        tolls = self.terms(company).tolls
        return revenue - toll_of(run, tolls) if tolls.deducted else revenue

    def cannot_pay(self, company: Company, run: Sequence[dict[str, Any]]) -> bool:
        """Whether a run takes lines that the company cannot pay for."""
        tolls = self.terms(company).tolls
        return tolls.purse is not None and toll_of(run, tolls) > tolls.purse
