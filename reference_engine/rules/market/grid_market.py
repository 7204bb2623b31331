"""A share-price chart with rows and columns."""

from .market import Market


class GridMarket(Market):
    """A two-dimensional chart: pay right, keep left, sell down, sold out up (sections 8, 9, 11, 22).

    Where there is no cell to the right a marker goes up instead, at the left edge it goes down instead, and
    where there is nothing in that direction either it stays.
    """

    def drop(self, company: str, cells: int) -> None:
        """Down one cell for each share sold; below the lowest of a column there is a question (section 9)."""
        row, column = self._position(company)
        new_row, new_column = row, column
        for _ in range(cells):
            if self.exists(new_row + 1, new_column):
                new_row += 1
            elif self.table.switches.blocked_fall == "left" and self.exists(new_row, new_column - 1):
                new_column -= 1
        self._move(company, row, column, new_row, new_column)

    def right(self, company: str, spaces: int) -> None:
        """So many right, or up at the end of a row (section 22)."""
        row, column = self._position(company)
        new_row, new_column = row, column
        for _ in range(spaces):
            if self.exists(new_row, new_column + 1):
                new_column += 1
            elif new_column > column and self.table.switches.rise_ends_with_row:
                break
            elif self.exists(new_row - 1, new_column):
                new_row -= 1
        self._move(company, row, column, new_row, new_column)

    def keep(self, company: str) -> None:
        """One left, or down at the left edge (section 22)."""
        row, column = self._position(company)
        if self.exists(row, column - 1):
            self._move(company, row, column, row, column - 1)
        elif self.exists(row + 1, column):
            self._move(company, row, column, row + 1, column)

    def rise(self, company: str) -> None:
        """One up for a company that is sold out (section 11)."""
        row, column = self._position(company)
        if self.exists(row - 1, column):
            self._move(company, row, column, row - 1, column)
        elif self.table.switches.top_row_rise == "right" and self.exists(row, column + 1):
            self._move(company, row, column, row, column + 1)
