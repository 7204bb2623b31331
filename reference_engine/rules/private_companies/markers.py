"""Bonus markers of private companies: a place on the map, and the company that profits."""

import msgspec

from ...state import Marker
from ..routes import PlaceBonus
from ..table import Table


class Markers:
    """Where the markers lie and who has their bonus (1846 3, 18FL 3.3)."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def lying(self) -> list[Marker]:
        """The markers in play."""
        return self.table.state.markers

    def of(self, private: str) -> Marker | None:
        """The marker of a private company, if it is in play."""
        return next((marker for marker in self.lying if marker.private == private), None)

    def bonuses(self, company: str) -> tuple[PlaceBonus, ...]:
        """What a company's routes earn more at marked places."""
        found = []
        for marker in self.lying:
            printed = self.table.box.private(marker.private).marker
            if marker.company == company and marker.hex is not None and printed is not None:
                amount = printed.amounts[marker.hex]
                exits = () if isinstance(marker.exits, msgspec.UnsetType) else tuple(marker.exits)
                counted_only = self.table.switches.marked_place_counted
                found.append(PlaceBonus(marker.hex, amount, counted_only, exits))
        return tuple(found)

    def check_place(self, private: str, name: str | None) -> None:
        """Refuse a hex on which the marker of a private company cannot lie."""
        printed = self.table.box.private(private).marker
        amounts = printed.amounts if printed is not None else {}
        if name not in amounts:
            places = ", ".join(amounts)
            found = "nowhere" if name is None else f"on {name}"
            self.table.refuse(
                "marker-places",
                f"The marker of {private} lies on one of {places}, not {found}."
                if amounts
                else f"{private} has no marker.",
            )

    def on_phase(self, phase: str) -> None:
        """Markers leave the game when a phase says so (1846 8, 18FL 3.3)."""
        if self.table.box.phase(phase).removes_markers:
            self.lying.clear()

    def forget(self, company: str) -> None:
        """A company that is gone has no bonus any more."""
        for marker in self.lying:
            if marker.company == company:
                marker.company = None
