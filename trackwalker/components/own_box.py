"""What one table has in place of the components of its game: a share-price chart, tiles."""

from typing import Any

from trackwalker.components.chart import cell_name
from trackwalker.errors import SceneError

__all__ = ["chart_of", "like_tile", "with_own"]


def with_own(components: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """The components of a game (as `load_components` gives them) with a box of its own, as a state has it."""
    made = dict(components)
    if chart := own.get("market"):
        cells = {int(price): cell for price, cell in chart["par_cells"].items()}
        made["market"] = {**components["market"], **chart, "par_cells": cells}
    if tiles := own.get("tiles"):
        made["tiles"] = {
            **components["tiles"],
            "counts": {**components["tiles"]["counts"], **tiles["counts"]},
            "special": {**components["tiles"].get("special", {}), **tiles["special"]},
        }
        made["tile_shapes"] = {**components["tile_shapes"], **tiles["special"]}
    return made


def chart_of(table: list[list[str]]) -> dict[str, Any]:
    """A chart from its rows: `70` a price, `70*` where a company may start, `(30)` a yellow cell.

    Raises SceneError for what is no price, a gap within a row, or two cells to start in at one price.
    """
    rows: list[list[int]] = []
    par_cells: dict[str, str] = {}
    yellow: list[str] = []
    for number, cells in enumerate(table, 1):
        printed = list(cells)
        while printed and not printed[-1]:
            printed.pop()
        rows.append([])
        for place, text in enumerate(printed, 1):
            is_yellow, is_start = text.startswith("(") and text.endswith(")"), text.endswith("*")
            price = text.strip("()").removesuffix("*")
            if not price.isdigit():
                raise SceneError(f"{text!r} is no cell of a chart: write `70`, `70*` or `(70)`")
            rows[-1].append(int(price))
            if is_yellow:
                yellow.append(cell_name(number, place))
            if is_start and par_cells.setdefault(price, cell_name(number, place)) != cell_name(number, place):
                raise SceneError(f"a company starts at ${price} in one cell, not in two")
    if not any(rows):
        raise SceneError("a chart has cells")
    return {"rows": rows, "par_cells": par_cells, "yellow_cells": yellow}


def like_tile(shapes: dict[str, Any], model: str, colour: str, marked: bool) -> dict[str, Any]:
    """The shape of a tile with the track of another. Raises SceneError if there is no such tile."""
    if model not in shapes:
        raise SceneError(f"the game has no tile #{model}")
    shape = {**shapes[model], "colour": colour}
    if not marked:
        shape.pop("label", None)
    return shape
