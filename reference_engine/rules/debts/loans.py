"""Loans that companies have of the bank, each of the same sum."""

from ...state import Company
from ..market.market import Market
from ..table import Table


class Loans:
    """A loan taken moves the price left, a loan repaid moves it right (18GL 3.5, 4.8)."""

    def __init__(self, table: Table, market: Market) -> None:
        self.table = table
        self.market = market
        assert table.box.loans is not None
        self.terms = table.box.loans

    def may_take_another(self, company: Company) -> bool:
        """Whether it has fewer than a company can have."""
        return company.loans < self.terms.most

    def still_to_be_had(self, company: Company) -> int:
        """How many more it could take."""
        return max(0, self.terms.most - company.loans)

    def interest(self, company: Company) -> int:
        """What it owes in a turn, in $ (18GL 4.6.4)."""
        return company.loans * self.terms.interest

    def take(self, company: Company) -> None:
        """The bank pays the loan; the price falls."""
        company.loans += 1
        self.table.bank_pays(company, self.terms.amount)
        self.market.keep(company.id)

    def repay(self, company: Company) -> None:
        """The bank is paid; the price rises."""
        company.loans -= 1
        self.table.pays_bank(company, self.terms.amount)
        self.market.right(company.id, 1)
