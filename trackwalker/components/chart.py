"""The share-price chart as printed: which cell carries which price."""

from dataclasses import dataclass

from trackwalker.errors import SceneError


def cell_name(row: int, column: int) -> str:
    """The cell's name in the canonical state; rows and columns count from 1, row 1 at the top."""
    return f"r{row}c{column}"


def cell_position(cell: str) -> tuple[int, int]:
    """Row and column of a chart cell, both from 1: `r3c5` is (3, 5)."""
    row, _, column = cell[1:].partition("c")
    return int(row), int(column)


@dataclass(frozen=True)
class Chart:
    """Prices in $ by row from the top, and the cells in which a company may start."""

    rows: tuple[tuple[int | None, ...], ...]
    par_cells: dict[int, str]

    def price(self, cell: str) -> int:
        """The price printed in a cell; SceneError if the chart has no such cell."""
        row, column = cell_position(cell)
        if 1 <= row <= len(self.rows) and 1 <= column <= len(self.rows[row - 1]):
            price = self.rows[row - 1][column - 1]
            if price is not None:
                return price
        raise SceneError(f"the chart has no cell in row {row}, column {column}")

    def cell(self, price: int, row: int | None) -> str:
        """The cell of a row that carries this price; SceneError if there is none or more than one.

        The row may be left out (None) where the chart has only one.
        """
        if row is None:
            if len(self.rows) > 1:
                raise SceneError(f"say in which row of the chart ${price} is meant")
            row = 1
        if not 1 <= row <= len(self.rows):
            raise SceneError(f"the chart has rows 1 to {len(self.rows)}, not {row}")
        columns = [number for number, printed in enumerate(self.rows[row - 1], 1) if printed == price]
        if len(columns) != 1:
            prices = ", ".join(f"${printed}" for printed in self.rows[row - 1] if printed is not None)
            raise SceneError(f"row {row} of the chart has no single cell of ${price}; it has {prices}")
        return cell_name(row, columns[0])

    def par_cell(self, par: int) -> str:
        """The cell in which a company with this par starts; SceneError if it is no par value."""
        if par not in self.par_cells:
            known = ", ".join(f"${value}" for value in sorted(self.par_cells))
            raise SceneError(f"${par} is no par value; they are {known}")
        return self.par_cells[par]
