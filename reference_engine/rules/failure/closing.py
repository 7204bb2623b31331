"""Companies that leave the game."""

from typing import TYPE_CHECKING

from ...state import Company, OperatingRound
from ..table import Table

if TYPE_CHECKING:
    from ...games.eighteen46 import Game1846

BOX = "box"


class Closing:
    """A company whose price has fallen to zero is gone at once, with all it has (section 5.25)."""

    def __init__(self, game: "Game1846") -> None:
        self.game = game
        self.table: Table = game.table

    def close(self, name: str) -> None:
        """Take a corporation out of the game."""
        company = self.table.companies[name]
        self.empty(company)
        self.game.market.remove(name)
        for certificate in self.table.certificates[name]:
            certificate.holder = BOX
        company.president = None
        company.receivership = False
        for private in self.table.state.privates:
            if self.table.owner_company(private) == name:
                private.owner = BOX
        self.game.markers.forget(name)
        current = self.table.state.round
        if isinstance(current, OperatingRound):
            if name in current.order:
                current.order.remove(name)
            if current.turn is not None and current.turn.company == name:
                self.game.operating.turn_over()

    def empty(self, company: Company) -> None:
        """Cash goes to the bank, trains leave the game, tokens leave the map."""
        self.table.pays_bank(company, company.cash)
        self.game.trains.scrap_all(company)
        self.game.board.remove_company(company.id)
        company.tokens = []
        company.tokens_left = 0
        company.closed = True
