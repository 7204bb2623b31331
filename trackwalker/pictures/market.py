"""The chart of prices, with the companies in each cell in their order."""

from collections.abc import Collection, Mapping
from typing import Any

from trackwalker.components.box import Box
from trackwalker.components.chart import cell_name, cell_position
from trackwalker.pictures.svg import INKS, document, element, text

__all__ = ["draw_market", "moved"]

_WIDE, _LINE, _HEAD, _EDGE = 62.0, 17.0, 22.0, 8.0
_MOST = 16
"""Of a chart with a single row, so many cells stand beside each other."""


def moved(before: Mapping[str, Any], after: Mapping[str, Any]) -> set[str]:
    """The companies that lie in another cell, or elsewhere in their stack."""

    def places(state: Mapping[str, Any]) -> dict[str, tuple[str, int]]:
        cells = state["market"]
        return {name: (cell["cell"], nth) for cell in cells for nth, name in enumerate(cell["stack"])}

    was, now = places(before), places(after)
    return {name for name in was.keys() | now.keys() if was.get(name) != now.get(name)}


def draw_market(
    box: Box,
    state: Mapping[str, Any] | None,
    inks: Mapping[str, str],
    title: str,
    changed: Collection[str] = (),
    near: Collection[str] = (),
) -> str:
    """The picture. state: of none the chart alone. changed: companies that are marked.

    near: cells around which it is drawn, of none the whole chart.
    """
    rows, market = box.chart.rows, box.data["market"]
    stacks = {cell["cell"]: cell["stack"] for cell in state["market"]} if state is not None else {}
    pars, tints = {*box.chart.par_cells.values()}, {*market.get("yellow_cells", ())}
    folded = len(rows) == 1 and len(rows[0]) > _MOST
    lines: list[list[tuple[str, int]]] = [
        [(cell_name(row, column), price) for column, price in enumerate(prices, 1) if price is not None]
        for row, prices in enumerate(rows, 1)
    ]
    if folded:
        lines = [lines[0][start : start + _MOST] for start in range(0, len(lines[0]), _MOST)]
    lines, left = _around(lines, near, folded)
    parts, y, widest = [], _EDGE, 0.0
    for line in lines:
        high = _HEAD + _LINE * max(1, *(len(stacks.get(cell, ())) for cell, _ in line)) + 6
        for place, (cell, price) in enumerate(line):
            column = place if folded else cell_position(cell)[1] - 1 - left
            x = _EDGE + column * _WIDE
            widest = max(widest, x + _WIDE)
            kind = "par" if cell in pars else "tint" if cell in tints else "free"
            drawn = element("rect", x=x, y=y, width=_WIDE, height=high, class_=kind)
            drawn += text(f"${price}", x + 5, y + 15, 12, "l b" if kind != "free" else "t l b")
            if price == market.get("end_price"):
                drawn += text("end", x + _WIDE - 5, y + 15, 9, "t r")
            for nth, name in enumerate(stacks.get(cell, ())):
                drawn += _chip(name, x, y + _HEAD + nth * _LINE, inks, name in changed)
            parts.append(element("g", drawn, data_cell=cell))
        y += high + (6 if folded else 0)
    told = "; ".join(f"{', '.join(stack)} at ${box.chart.price(cell)}" for cell, stack in stacks.items())
    more = f" Changed: {', '.join(sorted(changed))}." if changed else ""
    return document(title, f"{told or 'No company has a price'}.{more}", parts, (widest + _EDGE, y + _EDGE))


def _around(
    lines: list[list[tuple[str, int]]], near: Collection[str], folded: bool
) -> tuple[list[list[tuple[str, int]]], int]:
    """The lines of cells around some, and how many columns are left out before them."""
    if not near:
        return lines, 0
    if folded:
        return [line for line in lines if any(cell in near for cell, _ in line)] or lines, 0
    rows, columns = zip(*(cell_position(cell) for cell in near), strict=True)
    kept = [
        [
            (cell, price)
            for cell, price in line
            if min(rows) - 2 < cell_position(cell)[0] < max(rows) + 2
            and min(columns) - 4 < cell_position(cell)[1] < max(columns) + 4
        ]
        for line in lines
    ]
    first = min((cell_position(cell)[1] for line in kept for cell, _ in line), default=1)
    return [line for line in kept if line], first - 1


def _chip(name: str, x: float, y: float, inks: Mapping[str, str], changed: bool) -> str:
    chip = element("rect", x=x + 4, y=y, width=_WIDE - 8, height=15, rx=4, fill=inks.get(name, INKS[0]))
    chip += text(name, x + _WIDE / 2, y + 11, 10.5, "white b", room=_WIDE - 12)
    if changed:
        chip += element("rect", x=x + 3, y=y - 1, width=_WIDE - 6, height=17, rx=5, class_="changed")
    return element("g", chip, data_company=name)
