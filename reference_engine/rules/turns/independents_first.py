"""An order of operation in which independent railroads come first (1846 4, 6)."""

from collections.abc import Sequence
from typing import Protocol

from ..market.market import Market
from ..table import Table
from .operating_order import OperatingOrder


class Running(Protocol):
    """The independent railroads."""

    def running(self) -> Sequence[str]:
        """Those in the game, in the order in which they operate."""


class IndependentsFirst(OperatingOrder):
    """Independents, then corporations by price: the lowest first in the first round."""

    def __init__(self, table: Table, market: Market, independents: Running) -> None:
        super().__init__(table, market)
        self.independents = independents

    def waiting(self, done: list[str]) -> list[str]:
        """Those that are still to operate, the next one first."""
        independents = [name for name in self.independents.running() if name not in done]
        others = self.table.box.independents_by_id
        corporations = [name for name in super().waiting(done) if name not in others]
        current = self.table.operating_round
        if (current.set, current.number) == (1, 1):
            corporations.sort(key=self.market.price_of)
        return independents + corporations
