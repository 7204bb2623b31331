"""How companies start: their par value, and what they have from the beginning."""

from typing import Protocol

from ...actions import ParMove
from ...state import Company
from ..certificates.shares import Shares
from ..market.market import Market
from ..table import Table


class Launches:
    """A company starts at a par value and floats when enough is sold (18Chesapeake 8, 10)."""

    def __init__(self, table: Table, market: Market, shares: Shares) -> None:
        self.table = table
        self.market = market
        self.shares = shares

    def check_par_value(self, price: int) -> None:
        """Refuse a par value that the chart does not offer."""
        values = self.table.box.market.par_cells
        if price not in values:
            offered = ", ".join(f"${value}" for value in sorted(values))
            self.table.refuse("par-value", f"${price} is no par value; there are {offered}.")

    def check_size(self, move: ParMove) -> None:
        """Refuse to found a company with a number of shares that it cannot have."""
        if move.shares is not None:
            self.table.refuse("size-is-fixed", "All companies have the same number of shares.")

    def prepare(self, company: Company, move: ParMove) -> None:
        """What is done with the certificates before the president's is sold."""

    def start(self, company: Company, president: str, par: int) -> None:
        """President, par, price marker; it floats if enough has left the IPO."""
        company.president = president
        company.par = par
        self.market.start(company.id, par)
        self.shares.take_office_if_due(company)
        self.shares.float_if_due(company)


class Homes(Protocol):
    """Placing home tokens."""

    def place_home_token(self, company: Company) -> None:
        """A company puts its first marker on its home."""


class LaunchesAtOnce(Launches):
    """A company operates as soon as its president's certificate is sold (1846 5.1)."""

    def __init__(self, table: Table, market: Market, shares: Shares, homes: Homes) -> None:
        super().__init__(table, market, shares)
        self.homes = homes

    def start(self, company: Company, president: str, par: int) -> None:
        """It has its home token and, where its charter says so, a bonus."""
        company.president = president
        company.par = par
        company.floated = True
        self.market.start(company.id, par)
        self.homes.place_home_token(company)
        self.table.bank_pays(company, par * self.table.box.company(company.id).launch_bonus_in_pars)
