"""Tokens that leave a charter for the board."""

from ...actions import PlaceTokenMove
from ...state import Company, Place
from ..map.board import Board
from ..routes.halves import halves_of
from ..table import Table


class Tokens:
    """The board and the charters agree on where a company's tokens are."""

    def __init__(self, table: Table, board: Board) -> None:
        self.table = table
        self.board = board

    def check_by_itself(self, move: PlaceTokenMove) -> None:
        """Refuse a token placed by the power of a private company, or in the place of another one."""
        if move.private is not None:
            self.table.refuse("no-such-power", f"{move.private} gives no power to place a token.")
        if move.removes is not None:
            self.table.refuse("no-token-to-remove", "No token is taken back for another one.")

    def place_home_token(self, company: Company) -> None:
        """A company puts its first marker on its home, free of charge."""
        if not company.tokens:
            number, city = self.board.home(company.id)
            self.put(company, self.board.geography.names[number], city, beside=self.board.homes_beside)

    def put(self, company: Company, name: str, city: int, *, beside: bool = False) -> None:
        """Put a station marker into a city; ``beside`` its spaces if all are taken."""
        self.board.place_token(company.id, name, city, beside=beside)
        self.count(company)

    def put_hotel(self, company: Company, name: str, town: int) -> None:
        """Put a hotel into a town (18FL 7.3.2)."""
        self.board.place_hotel(company.id, name, town)
        self.count(company)

    def put_terminal(self, company: Company, name: str, city: int) -> None:
        """Put a station beside a city; it is none of the company's own tokens (18FL 3.3)."""
        self.board.place_terminal(company.id, name, city)
        company.tokens = self.places(company.id)

    def take_back(self, company: Company, place: Place) -> None:
        """A token leaves the board for good."""
        self.board.remove_token(company.id, place.hex, tuple(place.exits))
        company.tokens = self.places(company.id)

    def is_in_other_half(self, company: str, name: str) -> bool:
        """Whether a company has a token in the other half of a city of two hexes, one city by a reading."""
        switches = self.table.switches
        if switches.two_spaces_one_company or not switches.one_token_in_both_halves:
            return False
        number = self.board.number(name)
        halves = {half for pair in halves_of(self.board.geography) if number in pair for half in pair}
        return any(held in halves - {number} for held, _ in self.board.held(company))

    def count(self, company: Company) -> None:
        """A token of the company's own has left its charter for the board."""
        company.tokens = self.places(company.id)
        company.tokens_left -= 1

    def places(self, company: str) -> list[Place]:
        """Where a company's tokens are on the board."""
        return [Place(hex=t.hex, exits=list(t.exits), kind=t.kind) for t in self.board.standing(company)]
