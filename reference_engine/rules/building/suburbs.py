"""Markers that a charter lets a company put on cities, where its trains earn more (Lost Atlas OR.flow)."""

from collections.abc import Iterator

from ...actions import AssignMove
from ...cards import Charter, Suburbs
from ...state import Actor, Company, Marker
from ..map.board import Board
from ..options import Candidate
from ..table import Commit, Table
from .charter_building import CharterBuilding

SUBURB = "suburb"


class SuburbMarkers:
    """At any time in its turn a company puts one on an ordinary city that it reaches; there it stays."""

    def __init__(self, table: Table, board: Board, building: CharterBuilding) -> None:
        self.table = table
        self.board = board
        self.building = building

    def assign(self, move: AssignMove) -> Commit:
        """Put a marker on a city."""
        company = self.table.operating_company
        printed, suburbs = self._printed(company, move.private)
        if move.hex is None or move.company is not None:
            self.table.refuse("marker-places", f"A marker of the {printed.name} lies on a city.")
        if suburbs is None or len(self._lying(printed.id)) >= suburbs.markers:
            self.table.refuse("no-suburb-left", f"The {company.id} has no marker left.")
        hexagon = move.hex or ""
        self._check_city(company, printed.id, hexagon)

        def commit() -> None:
            self.table.state.markers.append(
                Marker(marker=SUBURB, private=printed.id, hex=hexagon, company=company.id)
            )

        return commit

    def assignments(self, actor: Actor) -> Iterator[Candidate]:
        """Each city that the company reaches, while it has markers."""
        company = self.table.operating_company
        if actor.id != company.id:
            return
        for printed in self.table.charters(company):
            suburbs = printed.ability.suburbs
            if suburbs is None or len(self._lying(printed.id)) >= suburbs.markers:
                continue
            numbers = {number for number, _ in self.building.network(company).stops}
            for number in sorted(numbers):
                name = self.board.geography.names[number]
                yield AssignMove(actor=actor, private=printed.id, hex=name)

    def _printed(self, company: Company, name: str) -> tuple[Charter, Suburbs | None]:
        """The charter that gives the markers, refused if the company does not have it."""
        for printed in self.table.charters(company):
            if printed.id == name and printed.ability.suburbs is not None:
                return printed, printed.ability.suburbs
        self.table.refuse("no-such-marker", f"The {company.id} has no markers of {name}.")
        return self.table.charters(company)[0], None

    def _lying(self, name: str) -> list[Marker]:
        return [
            marker for marker in self.table.state.markers if (marker.marker, marker.private) == (SUBURB, name)
        ]

    def _check_city(self, company: Company, name: str, hexagon: str) -> None:
        geography = self.board.geography
        number = geography.index.get(hexagon, -1)
        printed = geography.components.hexes.get(hexagon)
        if printed is None or printed.kind != "city" or printed.label:
            self.table.refuse("marker-places", f"A suburb lies on an ordinary city, which {hexagon} is not.")
        if self.board.has_token_in_hex(company.id, number):
            self.table.refuse("suburb-at-own-hub", f"The {company.id} has a token on {hexagon}.")
        if any(marker.hex == hexagon for marker in self._lying(name)):
            self.table.refuse("one-suburb-a-tile", f"There is a suburb on {hexagon} already.")
        if all(there != number for there, _ in self.building.network(company).stops):
            self.table.refuse("suburb-not-reached", f"The {company.id} does not reach {hexagon}.")
