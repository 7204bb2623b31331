"""How prices move at the end of a stock round."""

from typing import Protocol

from ..certificates.shares import POOL, Shares
from ..table import Table
from .line_market import LineMarket
from .market import Market


class RoundEnd(Protocol):
    """What happens to prices when a stock round is over."""

    def adjust(self) -> None:
        """Move the markers that have to move."""


class SoldOutRises:
    """Companies that the players hold as a whole rise (18Chesapeake 11)."""

    def __init__(self, table: Table, market: Market, shares: Shares) -> None:
        self.table = table
        self.market = market
        self.shares = shares

    def adjust(self) -> None:
        """One after the other, in an order that is a question of reading."""
        printed = [card.id for card in self.table.box.companies if card.id in self.table.companies]
        formed = [name for name, entry in self.table.companies.items() if entry.kind == "national"]
        every = (self.table.companies[name] for name in (*printed, *formed))
        sold_out = [entry.id for entry in every if not entry.closed and self.shares.is_sold_out(entry)]
        if self.table.switches.rise_order != "company-list":
            sold_out = self.market.in_operating_order(sold_out)
        if self.table.switches.rise_order == "bottom-up":
            sold_out.reverse()
        for company in sold_out:
            self.market.rise(company)


class PoolFalls:
    """In order of price: shares in the pool, one left; all with players, a rise (1846 4)."""

    def __init__(self, table: Table, market: LineMarket, shares: Shares) -> None:
        self.table = table
        self.market = market
        self.shares = shares

    def adjust(self) -> None:
        """One after the other, the highest price first."""
        launched = [c.id for c in self.table.companies.values() if c.floated and c.kind == "public"]
        for company in self.market.in_operating_order(launched):
            if self.shares.held(company, POOL):
                self.market.left(company, 1)
            elif self.shares.is_sold_out(self.table.companies[company]):
                self.market.rise(company)
