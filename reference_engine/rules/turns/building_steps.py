"""The steps of a turn in which a company builds."""

from typing import Protocol

from ...state import Company
from .turns import Choice, Turns, TurnStep


class Track(Protocol):
    """Laying track."""

    def check_nothing_due(self) -> None:
        """Refuse to end the step while another lay is due."""


class TrackStep(Choice):
    """A company lays track until it ends the step, which it cannot while a second tile is due."""

    def __init__(self, turns: Turns, *building: Track) -> None:
        super().__init__(turns, "track")
        self.building = building

    def check_may_end(self) -> None:
        """Refuse to end the step between the two tiles of a power (18Chesapeake 19)."""
        for building in self.building:
            building.check_nothing_due()


class Homes(Protocol):
    """Placing home tokens."""

    def place_home_token(self, company: Company) -> None:
        """A company puts its first marker on its home, if it has not yet."""


class HomeStep(TurnStep):
    """The home token of a company comes with its first turn (18Chesapeake 12)."""

    name = "home"

    def __init__(self, building: Homes) -> None:
        self.building = building

    def begin(self, company: Company) -> None:
        """Place it, free of charge."""
        self.building.place_home_token(company)
