"""Shares that a company issues: by its own choice early in its turn, or because it has to buy a train."""

from collections.abc import Mapping
from typing import Any

from trackwalker.components.box import Box
from trackwalker.components.chart import cell_position

__all__ = ["is_forced_issue"]


def is_forced_issue(raw: Mapping[str, Any], state: Mapping[str, Any], box: Box) -> bool:
    """Whether a recorded sale is one of a company's own shares for a train that has to be bought.

    The file does not say in which step it was. But it has the price, and for a train that is below the price
    one space left of the company's marker, which shares issued by choice bring.
    """
    price = raw.get("share_price")
    if (
        raw.get("type") != "sell_shares"
        or raw.get("entity_type") != "corporation"
        or not isinstance(price, int)
    ):
        return False
    for cell in state["market"]:
        if raw.get("entity") in cell["stack"]:
            row, column = cell_position(cell["cell"])
            left = box.chart.rows[row - 1][max(column - 2, 0)]
            return left is not None and price < left
    return False
