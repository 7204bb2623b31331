"""Trains of some companies that run once more when they rust (Lost Atlas OR.flow, Resourceful)."""

from ...state import Company, OperatingRound, Train
from ..table import Table
from ..turns.turns import TurnStep
from .trains import Trains


class LastRuns(TurnStep):
    """Whose charter says so keeps rusted trains until the revenue of their next run has been dealt with.

    Until then they count for no limit, are not sold and not handed in. A step of each turn, after the
    dividend; it is also told when the turn is over.
    """

    name = "last_runs"

    def __init__(self, table: Table, trains: Trains) -> None:
        self.table = table
        self.trains = trains
        trains.spares = self

    def rust(self, company: Company, rusted: list[Train]) -> bool:
        """Trains of a company are rusting; whether it keeps them for the time being."""
        if not any(charter.ability.last_runs for charter in self.table.charters(company)):
            return False
        for train in rusted:
            train.phased_out = True
            train.spared = self._has_run(company)
        return True

    def _has_run(self, company: Company) -> bool:
        """Whether it is the company's turn and its trains have run in it."""
        current = self.table.state.round
        turn = current.turn if isinstance(current, OperatingRound) else None
        return turn is not None and turn.company == company.id and turn.step == "trains"

    def begin(self, company: Company) -> None:
        """The revenue has been dealt with: what has rusted before the run leaves the game."""
        for train in list(company.trains):
            if train.phased_out and not train.spared:
                self.trains.scrap(company, train)

    def after_turn(self, company: Company) -> None:
        """The next run of what has rusted in this turn is its last."""
        for train in company.trains:
            train.spared = False
