"""By how many cells a sale of shares lowers the price."""

from typing import Protocol

from ..table import Table


class Drop(Protocol):
    """What a sale costs."""

    def cells(self, shares: int, by_president: bool, first: bool) -> int:
        """For so many shares at once; ``first``: the seller's first sale of the company in the turn."""


class EachShareDrops:
    """One cell for each share (18Chesapeake 9)."""

    def cells(self, shares: int, by_president: bool, first: bool) -> int:  # noqa: ARG002
        """As many as shares."""
        return shares


class SaleDrops:
    """One space, however many shares were sold (18FL 5.1)."""

    def cells(self, shares: int, by_president: bool, first: bool) -> int:  # noqa: ARG002
        """One."""
        return 1


class LaterDrops:
    """A sale by itself costs nothing: the prices fall once everything has been sold (Lost Atlas SR.sell)."""

    def cells(self, shares: int, by_president: bool, first: bool) -> int:  # noqa: ARG002
        """None."""
        return 0


class PresidentDrops:
    """One space if the president sells, once in a turn, whatever the number of shares (1846 5.2)."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def cells(self, shares: int, by_president: bool, first: bool) -> int:  # noqa: ARG002
        """One or none."""
        return int(by_president and (first or self.table.switches.sale_every_batch_drops))


class ForcedDrops:
    """What a sale for a train or interest costs: as much as any, or by a reading nothing (18GL 4.7.2)."""

    def __init__(self, table: Table, ordinary: Drop) -> None:
        self.table = table
        self.ordinary = ordinary

    def cells(self, shares: int, by_president: bool, first: bool) -> int:
        """As many as ever, or none."""
        moves = self.table.switches.forced_sales_move_prices
        return self.ordinary.cells(shares, by_president, first) if moves else 0
