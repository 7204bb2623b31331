"""What debts make of the worth of players when the game is over."""

from ...state import Company
from ..table import Table
from .bonds import Bonds
from .loans import Loans


class DebtsAtTheEnd:
    """Loans and issued bonds lower the price of a share, even below zero; bonds held count (18GL 5)."""

    def __init__(self, table: Table, loans: Loans, bonds: Bonds) -> None:
        self.table = table
        self.loans = loans
        self.bonds = bonds

    def off_the_price(self, company: Company) -> int:
        """How much less a share of the company counts, in $."""
        markers = min(company.loans, 1) if self.table.switches.loans_share_a_marker else company.loans
        off = markers * self.loans.terms.off_the_price
        if company.id == self.bonds.issuer:
            off += self.bonds.issued() * self.bonds.terms.off_the_price
        return off

    def bonds_of(self, player: str) -> int:
        """What the bonds of a player count, in $."""
        return self.bonds.held(f"player:{player}") * self.bonds.terms.face
