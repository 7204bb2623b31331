"""A home that the first president of a company picks on the map."""

from collections.abc import Iterator
from typing import NamedTuple

from ...state import Company
from ..map.board import Board
from ..map.stations import check_token, home_spaces
from ..table import Illegal, Table


class PickedHome(NamedTuple):
    """A city by its hex and its number there."""

    hex: str
    city: int


class PickedHomes:
    """Where a company whose home is not printed may begin (Lost Atlas SR.launch)."""

    def __init__(self, table: Table, board: Board) -> None:
        self.table = table
        self.board = board

    def picks(self, company: str) -> bool:
        """Whether the home of a company is picked at its launch."""
        return self.table.box.company(company).ability.picks_home

    def find(self, company: Company, name: str | None) -> PickedHome | None:
        """The home picked for a company in that hex; None where it has a printed one.

        Raises:
            Illegal: no home, or one that it cannot have, is picked.
        """
        if not self.picks(company.id):
            if name is not None:
                self.table.refuse("home-is-printed", f"The home of {company.id} is printed on the map.")
            if not self._has_home(company):
                self.table.refuse("no-room-at-home", f"{company.id} finds no space for its home on this map.")
            return None
        if name is None:
            self.table.refuse("home-to-pick", f"The home of {company.id} has to be picked.")
            return None
        if name not in self.board.geography.index:
            self.table.refuse("no-such-home", f"{name} is not a hex of the map.")
            return None
        if self.table.switches.home_in_any_city:
            return self._city_with_room(company, name)
        return self._empty_city(company, name)

    def _has_home(self, company: Company) -> bool:
        """Whether its printed home is on the map, with a space for its token."""
        board = self.board
        if company.id not in board.geography.homes:
            return False
        number, city = board.home(company.id)
        slots = board.layouts[number].nodes[city].slots
        return board.homes_beside or len(board.companies_in(number, city)) < slots

    def places(self, company: Company) -> Iterator[str | None]:
        """Every hex that may be picked; None alone where the home is printed."""
        if not self.picks(company.id):
            if self._has_home(company):
                yield None
            return
        for number, layout in enumerate(self.board.layouts):
            if any(node.kind == "city" for node in layout.nodes):
                name = self.board.geography.names[number]
                try:
                    self.find(company, name)
                except Illegal:
                    continue
                yield name

    def _empty_city(self, company: Company, name: str) -> PickedHome:
        """An ordinary city: no home, no capital, without tokens."""
        number = self.board.number(name)
        layout = self.board.layouts[number]
        homes = {home for home, _ in self.board.geography.homes.values()}
        if number in homes or layout.label or [node.kind for node in layout.nodes] != ["city"]:
            self.table.refuse("no-ordinary-city", f"{company.id} starts in an ordinary city, not in {name}.")
        if self.board.companies_in(number, 0):
            self.table.refuse("city-not-empty", f"There is a token in {name} already.")
        return PickedHome(name, 0)

    def _city_with_room(self, company: Company, name: str) -> PickedHome:
        """The first city of the hex with a space that is free and not kept for somebody else."""
        kept = home_spaces(self.board, self._waiting(company)) if self.table.switches.home_space_kept else []
        number, refusals = self.board.number(name), []
        for city, node in enumerate(self.board.layouts[number].nodes):
            try:
                check_token(
                    self.board,
                    company.id,
                    name,
                    node.exits,
                    kept,
                    self.table.refuse,
                    needs_connection=False,
                    two_in_hex=True,
                )
            except Illegal as refusal:
                refusals.append(refusal)
            else:
                return PickedHome(name, city)
        if refusals:
            raise refusals[0]
        self.table.refuse("no-such-home", f"There is no city on {name}.")
        return PickedHome(name, 0)

    def _waiting(self, company: Company) -> list[str]:
        """The companies that have yet to begin, in a home that is printed."""
        return [
            other.id
            for other in self.table.companies.values()
            if not other.floated and other is not company and other.id in self.board.geography.homes
        ]
