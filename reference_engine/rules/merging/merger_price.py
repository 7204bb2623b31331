"""The price at which a company formed of others begins (18GL 4.5.1.2)."""

from collections.abc import Collection, Iterator

from ..market.market import Market, cell_name
from ..table import Table


class MergerPrice:
    """In the top row, at or next below the mean of the two highest prices, but never below a floor."""

    def __init__(self, table: Table, market: Market) -> None:
        self.table = table
        self.market = market
        assert table.box.national is not None
        self.least = table.box.national.least_price

    def cell(self, merging: Collection[str]) -> tuple[int, int]:
        """Row and column for a company formed of these."""
        highest = sorted((self.market.price_of(name) for name in merging), reverse=True)[:2]
        mean = max(sum(highest) // len(highest), self.least)
        cells = [cell for cell in self._cells() if cell[0] >= self.least]
        below = [cell for cell in cells if cell[0] <= mean]
        value = max(below)[0] if below else min(cells)[0]
        return min((row, column) for price, row, column in cells if price == value)

    def _cells(self) -> Iterator[tuple[int, int, int]]:
        """Price, row and column of each cell in which it could begin."""
        rows, yellow = self.table.box.market.rows, self.table.box.market.yellow_cells
        any_row = self.table.switches.national_in_any_row
        for row, prices in enumerate(rows if any_row else rows[:1], start=1):
            for column, price in enumerate(prices, start=1):
                if not (any_row and cell_name(row, column) in yellow):
                    yield price, row, column
