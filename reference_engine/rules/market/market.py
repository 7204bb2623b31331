"""The share-price chart and the markers on it."""

from collections.abc import Callable
from functools import lru_cache

from ...state import Cell
from ..table import Table


@lru_cache(maxsize=1024)
def row_and_column(cell: str) -> tuple[int, int]:
    """The row from the top and the column from the left of a cell name such as ``r3c5``, counted from 1."""
    row, column = cell[1:].split("c")
    return int(row), int(column)


@lru_cache(maxsize=1024)
def cell_name(row: int, column: int) -> str:
    """The name of a cell: ``r3c5``."""
    return f"r{row}c{column}"


class Market:
    """Where the markers stand, and how one is moved. Which event moves it where
    depends on the form of the chart.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.cells = table.state.market
        self.rows = table.box.market.rows
        self.on_price: Callable[[Cell], None] = lambda cell: None  # noqa: ARG005

    def exists(self, row: int, column: int) -> bool:
        """Whether the chart has such a cell."""
        return 1 <= row <= len(self.rows) and 1 <= column <= len(self.rows[row - 1])

    def find(self, company: str) -> Cell | None:
        """The cell a company's marker stands in; None while it has no price."""
        for cell in self.cells:
            if company in cell.stack:
                return cell
        return None

    def price(self, company: str) -> int | None:
        """The present price of one share in $; None while the company has not started."""
        cell = self.find(company)
        return None if cell is None else cell.price

    def price_of(self, company: str) -> int:
        """The present price of one share in $ of a started company."""
        cell = self.find(company)
        return 0 if cell is None else cell.price

    def is_free_of_limits(self, company: str) -> bool:
        """Whether the marker stands in a yellow cell, where certificates do not count (section 8)."""
        cell = self.find(company)
        return cell is not None and cell.cell in self.table.box.market.yellow_cells

    def operating_key(self, company: str) -> tuple[int, int, int]:
        """Sorts companies in operating order: higher price, then further right, then higher in the stack."""
        cell = self.find(company)
        if cell is None:
            return (0, 0, 0)
        return (-cell.price, -row_and_column(cell.cell)[1], cell.stack.index(company))

    def in_operating_order(self, companies: list[str]) -> list[str]:
        """The companies in the order in which they operate (section 12)."""
        return sorted(companies, key=self.operating_key)

    def start(self, company: str, par: int) -> None:
        """Put a new company's marker on the cell of its par value (section 8)."""
        self._put(company, *row_and_column(self.table.box.market.par_cells[par]))

    def enter(self, company: str, row: int, column: int) -> None:
        """Put the marker of a company formed of others on the chart, under those in that cell."""
        self._put(company, row, column)

    def drop(self, company: str, cells: int) -> None:
        """Shares were sold."""
        raise NotImplementedError

    def right(self, company: str, spaces: int) -> None:
        """Move a marker right, as far as the chart goes."""
        raise NotImplementedError

    def keep(self, company: str) -> None:
        """Revenue was kept, or there was none."""
        raise NotImplementedError

    def rise(self, company: str) -> None:
        """The players hold the whole company at the end of a stock round."""
        raise NotImplementedError

    def remove(self, company: str) -> None:
        """Take a marker off the chart."""
        for index, cell in enumerate(self.cells):
            if company in cell.stack:
                cell.stack.remove(company)
                if not cell.stack:
                    del self.cells[index]
                return

    def under(self, company: str) -> None:
        """A marker goes beneath the others of its cell."""
        cell = self.find(company)
        if cell is not None:
            cell.stack.remove(company)
            cell.stack.append(company)

    def _position(self, company: str) -> tuple[int, int]:
        cell = self.find(company)
        if cell is None:
            raise KeyError(company)
        return row_and_column(cell.cell)

    def _move(self, company: str, row: int, column: int, new_row: int, new_column: int) -> None:
        if (row, column) == (new_row, new_column):
            return
        name = cell_name(row, column)
        for index, cell in enumerate(self.cells):
            if cell.cell == name:
                cell.stack.remove(company)
                if not cell.stack:
                    del self.cells[index]
                break
        self._put(company, new_row, new_column)

    def _put(self, company: str, row: int, column: int) -> None:
        """A marker goes to the bottom of the stack in its new cell, or by a reading to its top."""
        name = cell_name(row, column)
        for cell in self.cells:  # a loaded state may have them in any order
            if cell.cell == name:
                cell.stack.insert(0 if self.table.switches.arrivals_on_top else len(cell.stack), company)
                self.on_price(cell)
                return
        new = Cell(cell=name, price=self.rows[row - 1][column - 1], stack=[company])
        later = (i for i, cell in enumerate(self.cells) if row_and_column(cell.cell) > (row, column))
        self.cells.insert(next(later, len(self.cells)), new)
        self.on_price(new)
