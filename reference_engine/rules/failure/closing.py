"""Companies that leave the game, at once and with all they have (1846 5.25)."""

from typing import Protocol

from ...state import Company, OperatingRound
from ..map.board import Board
from ..market.market import Market
from ..rolling_stock.trains import Trains
from ..table import Table
from ..turns.turns import Turns

BOX = "box"


class Bonuses(Protocol):
    """The bonus markers."""

    def forget(self, company: str) -> None:
        """A company that is gone has no bonus any more."""


class Closing:
    """A company that leaves the game is gone at once, with all it has (1846 5.25; 18GL 4.7.3)."""

    def __init__(
        self, table: Table, board: Board, market: Market, trains: Trains, markers: Bonuses, turns: Turns
    ) -> None:
        self.table = table
        self.board = board
        self.market = market
        self.trains = trains
        self.markers = markers
        self.turns = turns

    def close(self, name: str) -> None:
        """Take a corporation out of the game."""
        company = self.table.companies[name]
        self.empty(company)
        self.market.remove(name)
        for certificate in self.table.certificates[name]:
            certificate.holder = BOX
        company.president = None
        company.receivership = False
        for private in self.table.state.privates:
            if self.table.owner_company(private) == name:
                private.owner = BOX
        self.markers.forget(name)
        current = self.table.state.round
        if isinstance(current, OperatingRound):
            if name in current.order:
                current.order.remove(name)
            if current.turn is not None and current.turn.company == name:
                self.turns.break_off()

    def empty(self, company: Company) -> None:
        """Cash goes to the bank, trains leave the game, tokens leave the map."""
        self.table.pays_bank(company, company.cash)
        self.trains.scrap_all(company)
        self.board.remove_company(company.id)
        company.tokens = []
        company.tokens_left = 0
        company.hub_costs.clear()
        company.closed = True
