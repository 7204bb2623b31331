"""How the price of a company moves when its revenue has been dealt with."""

from ...state import Company
from ..table import Table
from .market import Market


class PriceMoves:
    """Nothing earned or paid: the price falls. What a dividend does is a title's own."""

    def __init__(self, table: Table, market: Market) -> None:
        self.table = table
        self.market = market

    def no_revenue(self, company: Company) -> None:
        """As if it had been kept (18Chesapeake 22); by a reading of 18FL 7.6 not without a train."""
        if company.trains or not self.table.switches.trainless_keeps_price:
            self.market.keep(company.id)

    def distributed(self, company: Company, revenue: int, kept: int) -> None:
        """So much was earned, and so much of it kept, in $."""
        if kept == revenue:
            self.market.keep(company.id)
        else:
            self.paid(company, revenue)

    def paid(self, company: Company, revenue: int) -> None:
        """A revenue, in $, was paid out."""
        raise NotImplementedError


class OneCell(PriceMoves):
    """Whatever was paid, one cell (18Chesapeake 22)."""

    def paid(self, company: Company, revenue: int) -> None:  # noqa: ARG002
        """One right."""
        self.market.right(company.id, 1)


class ByRevenue(PriceMoves):
    """By the whole revenue, compared with the price: two spaces at most (18FL 7.6)."""

    def paid(self, company: Company, revenue: int) -> None:
        """As many spaces right as the price goes into the revenue."""
        self.market.right(company.id, min(revenue // self.market.price_of(company.id), 2))


class ByTotal(ByRevenue):
    """By the whole revenue; where it is below the price a marker goes under others (Lost Atlas OR.price)."""

    def paid(self, company: Company, revenue: int) -> None:
        """Two spaces right at most; beneath the others of its space where the price does not change."""
        if 0 < revenue < self.market.price_of(company.id):
            self.market.under(company.id)
        else:
            super().paid(company, revenue)


class ByPayment(PriceMoves):
    """By what was paid, compared with the price: one space left up to three right (1846 6.4)."""

    def distributed(self, company: Company, revenue: int, kept: int) -> None:
        """So much was earned, and so much of it kept, in $."""
        paid = revenue - kept
        if paid and self.table.switches.dividend_compared == "revenue":
            paid = revenue
        spaces = self.spaces(paid, self.market.price_of(company.id))
        if spaces < 0:
            self.market.keep(company.id)
        else:
            self.market.right(company.id, spaces)

    def spaces(self, paid: int, price: int) -> int:
        """How many spaces the marker moves right; -1 is one left."""
        if 2 * paid < price or not paid:
            return -1
        if paid < price:
            return 0
        if paid < 2 * price:
            return 1
        return 3 if paid >= 3 * price and price >= self.table.switches.triple_from else 2


class ByDividend(PriceMoves):
    """By the dividend, compared with the price: right if it reaches it, in some phases further (18GL 3.5)."""

    def distributed(self, company: Company, revenue: int, kept: int) -> None:
        """So much was earned, and so much of it kept, in $."""
        paid, price = revenue - kept, self.market.price_of(company.id)
        if not paid:
            self.market.keep(company.id)
        elif paid > price or self.table.switches.dividend_of_the_price_moves:
            self.market.right(company.id, min(paid // price, self.table.phase.most_columns))
