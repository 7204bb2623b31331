"""Prices that fall together, for shares of several companies sold at the same time."""

from collections.abc import Mapping

from ..table import Table
from .line_market import LineMarket


class JointFalls:
    """One company after another in an order that is a question of reading (Lost Atlas SR.sell, OR.force)."""

    def __init__(self, table: Table, market: LineMarket) -> None:
        self.table = table
        self.market = market

    def carry_out(self, falls: Mapping[str, int]) -> None:
        """Move the marker of each company so many spaces left; those above in a space first, or last."""
        order = self.market.in_operating_order(list(falls))
        if self.table.switches.falls_from_below:
            order.reverse()
        for company in order:
            if self.market.find(company) is not None:
                self.market.left(company, falls[company])
