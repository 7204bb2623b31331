"""Hotels: tokens in towns, which pay their company more there (18FL 7.3.2)."""

from ..table import Table
from .terms import PlaceBonus


class Hotels:
    """What a company's hotels are worth on its routes."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def bonuses(self, company: str) -> tuple[PlaceBonus, ...]:
        """What a company's routes earn more at its hotels: a figure of the phase."""
        each = self.table.phase.hotel_value
        tokens = self.table.companies[company].tokens
        return tuple(PlaceBonus(token.hex, each) for token in tokens if token.kind == "hotel")
