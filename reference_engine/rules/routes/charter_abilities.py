"""What charters let the trains of a company do beyond the rules (Lost Atlas OR.flow)."""

from ...state import Company
from ..table import Table
from .terms import PlaceBonus


class CharterAbilities:
    """Trains that go further, markers on cities, full cities that do not stop a train.

    A company formed of others has their abilities as well.
    """

    def __init__(self, table: Table) -> None:
        self.table = table

    def longer_train(self, company: str) -> tuple[str, int] | None:
        """The type of a company's only train, and how many stops more it makes; None: no such train."""
        entry = self.table.companies[company]
        more = sum(charter.ability.longer_single_train for charter in self.table.charters(entry))
        return (entry.trains[0].name, more) if more and len(entry.trains) == 1 else None

    def bonuses(self, company: str) -> tuple[PlaceBonus, ...]:
        """What a company's trains earn more in cities with its markers."""
        entry = self.table.companies[company]
        worth = {
            charter.id: charter.ability.suburbs.bonus
            for charter in self.table.charters(entry)
            if charter.ability.suburbs is not None
        }
        return tuple(
            PlaceBonus(marker.hex, worth[marker.private])
            for marker in self.table.state.markers
            if marker.hex is not None and marker.private in worth
        )

    def passes_full_cities(self, company: Company) -> bool:
        """Whether a company's trains run through cities full of others' tokens."""
        return any(charter.ability.passes_full_cities for charter in self.table.charters(company))
