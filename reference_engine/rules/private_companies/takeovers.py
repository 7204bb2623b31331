"""Independent railroads that are bought or close."""

from ...state import Company, Place, Train
from ..failure.closing import Closing
from ..map.board import Board
from ..rolling_stock.trains import Trains
from ..table import Table
from .assigned_markers import AssignedMarkers


class Takeovers:
    """What becomes of a railroad's cash, train and token (1846 3)."""

    def __init__(
        self, table: Table, board: Board, trains: Trains, markers: AssignedMarkers, closing: Closing
    ) -> None:
        self.table = table
        self.board = board
        self.trains = trains
        self.markers = markers
        self.closing = closing

    def check(self, name: str, buyer: Company) -> None:
        """Refuse a purchase that would take the buyer over the train limit."""
        railroad, trains, turn = self.table.companies[name], self.trains, self.table.turn
        raised = turn.forced or turn.sold
        if raised and not self.table.switches.railroad_ends_emergency and trains.lacks_one(buyer):
            self.table.refuse(
                "raised-for-the-bank", f"The {buyer.id} has raised money for a train of the bank."
            )
        added = trains.counted(railroad)
        if trains.is_above_limit(buyer, more=added):
            self.table.refuse(
                "railroad-over-train-limit",
                f"With the train of {name} the {buyer.id} would have {trains.counted(buyer) + added}, "
                f"more than {trains.limit(buyer)}.",
            )

    def absorb(self, name: str, buyer: Company) -> None:
        """Cash, train and token go to the buyer; the train does not run in this turn."""
        railroad = self.table.companies[name]
        buyer.cash += railroad.cash
        railroad.cash = 0
        buyer.trains += [
            Train(name=train.name, phased_out=train.phased_out, resting=True) for train in railroad.trains
        ]
        railroad.trains = []
        for place in railroad.tokens:
            self._replace_token(name, buyer, place)
        railroad.tokens = []
        railroad.tokens_left = 0
        railroad.closed = True
        self.markers.forget(name)

    def _replace_token(self, name: str, buyer: Company, place: Place) -> None:
        board, exits = self.board, tuple(place.exits)
        if any(token.hex == place.hex and token.exits == place.exits for token in buyer.tokens):
            board.remove_token(name, place.hex, exits)
            return
        board.replace_token(name, buyer.id, place.hex, exits)
        buyer.tokens = [Place(hex=h, exits=list(sides)) for h, sides in board.tokens_of(buyer.id)]

    def close(self, name: str) -> None:
        """It leaves the game with everything it has."""
        company = self.table.companies[name]
        if company.closed:
            return
        self.closing.empty(company)
        self.markers.forget(name)
