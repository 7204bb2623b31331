"""What becomes of the revenue of a company that has an owner instead of shares."""

from typing import Protocol

from ...state import Company
from ..table import Table
from .turns import TurnStep


class Sharing(Protocol):
    """How it is divided."""

    def share_out(self, company: Company, revenue: int) -> None:
        """The revenue goes to treasury and owner."""


class OwnersShare(TurnStep):
    """Nobody decides: treasury and owner have their fixed parts (1846 3)."""

    name = "dividend"

    def __init__(self, table: Table, sharing: Sharing) -> None:
        self.table = table
        self.sharing = sharing

    def begin(self, company: Company) -> None:
        """Divide the revenue."""
        self.sharing.share_out(company, self.table.turn.revenue or 0)
