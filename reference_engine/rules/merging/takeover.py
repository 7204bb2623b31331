"""What a company that is formed of others takes over from them (18GL 4.5.1.2; Lost Atlas MG.asset)."""

from ...state import Company
from ..certificates.shares import POOL
from ..debts.bonds import Bonds
from ..market.market import Market
from ..table import Table


class Takeover:
    """Cash, trains, special tokens and loans; then the old companies are gone."""

    def __init__(self, table: Table, market: Market) -> None:
        self.table = table
        self.market = market

    def of_goods(self, company: Company, by: Company) -> None:
        """All it has is the new company's; its marker leaves the chart."""
        by.cash += company.cash
        by.trains += company.trains
        by.loans += company.loans
        company.cash = company.loans = 0
        company.trains = []
        for marker in self.table.state.markers:
            if marker.company == company.id:
                marker.company = by.id
        self.market.remove(company.id)
        company.closed = True
        company.president = None
        company.receivership = False
        company.tokens_left = 0


class IndebtedTakeover(Takeover):
    """The same, and the loans are settled."""

    def __init__(self, table: Table, market: Market, bonds: Bonds) -> None:
        super().__init__(table, market)
        self.bonds = bonds

    def settle_loans(self, company: Company) -> None:
        """For each loan the price moves left and a bond goes to the market, unpaid; the loans are gone."""
        for _ in range(company.loans):
            self.market.keep(company.id)
        bonds = min(company.loans, self.bonds.in_treasury(company))
        self.bonds.move(bonds, self.bonds.treasury, POOL)
        company.loans = 0
