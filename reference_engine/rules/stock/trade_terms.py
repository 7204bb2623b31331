"""What shares cost, and who is paid for them."""

from typing import Protocol

from ...state import Company
from ..certificates.shares import IPO, POOL
from ..market.market import Market
from ..table import Table


class TradeTerms(Protocol):
    """The terms on which the bank, the pool or a company sells shares."""

    def price_each(self, company: Company, source: str) -> int:
        """What one share costs there, in $."""

    def pay(self, player: str, company: Company, source: str, price: int) -> None:
        """A player pays for shares from there."""


class ParTerms:
    """The bank sells unissued shares at par, all others at the market price (18Chesapeake 8)."""

    def __init__(self, table: Table, market: Market) -> None:
        self.table = table
        self.market = market

    def price_each(self, company: Company, source: str) -> int:
        """What one share costs there, in $."""
        return (company.par if source == IPO else self.market.price(company.id)) or 0

    def pay(self, player: str, company: Company, source: str, price: int) -> None:  # noqa: ARG002
        """The bank is paid."""
        self.table.pays_bank(self.table.players[player], price)


class MarketTerms(ParTerms):
    """Everything costs the market price, and the bank is paid (18FL 5.2)."""

    def price_each(self, company: Company, source: str) -> int:  # noqa: ARG002
        """The market price, wherever the share lies."""
        return self.market.price_of(company.id)


class TreasuryTerms(MarketTerms):
    """A company is paid for its own shares, the bank for those of the pool (1846 5.1)."""

    def pay(self, player: str, company: Company, source: str, price: int) -> None:
        """Money for unsold shares goes to the treasury."""
        if source == POOL:
            super().pay(player, company, source, price)
        else:
            self.table.players[player].cash -= price
            company.cash += price


class FloatedTerms(TreasuryTerms):
    """The bank is paid for what it offers, a floated company for what it has itself (18GL 4.1.2, 4.4)."""

    def pay(self, player: str, company: Company, source: str, price: int) -> None:
        """Money for shares of the treasury goes there."""
        if source == IPO:
            MarketTerms.pay(self, player, company, source, price)
        else:
            super().pay(player, company, source, price)
