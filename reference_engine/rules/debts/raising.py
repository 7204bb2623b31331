"""What a company has to raise before its president helps: bonds first, loans when none is left."""

from collections.abc import Iterator

from ...actions import SellBondMove, TakeLoanMove
from ...state import Actor, Company
from ..options import Candidate
from ..table import Commit, Table
from .bonds import Bonds
from .loans import Loans


class Raising:
    """Debts are made because a company must, and no more than it needs (18GL 4.7.1, 4.7.2, 4.7.4, 4.8).

    What it needs is told by whoever asks: so many $ for a compulsory train, or for interest.
    """

    def __init__(self, table: Table, loans: Loans, bonds: Bonds) -> None:
        self.table = table
        self.loans = loans
        self.bonds = bonds

    # what can be raised -------------------------------------------------------------------------------

    def can(self, company: Company) -> bool:
        """Whether a company can still make debts."""
        return self.bonds.in_treasury(company) > 0 or self.loans.may_take_another(company)

    def most(self, company: Company) -> int:
        """What all the debts that a company can still make would bring, in $."""
        by_bonds = self.bonds.in_treasury(company) * self.bonds.terms.face
        return by_bonds + self.loans.still_to_be_had(company) * self.loans.terms.amount

    def bonds_needed(self, company: Company, short: int) -> int:
        """How many bonds bring so many $, or all there are."""
        return min(self.bonds.in_treasury(company), -(-short // self.bonds.terms.face))

    # loans --------------------------------------------------------------------------------------------

    def take_loan(self, company: Company, short: int) -> Commit:
        """Take one, with so many $ lacking."""
        self._check_need(company, short)
        if self.bonds.in_treasury(company):
            self.table.refuse("bonds-first", f"The {company.id} has bonds to issue before it takes a loan.")
        if not self.loans.may_take_another(company):
            most = self.loans.terms.most
            self.table.refuse("most-loans", f"The {company.id} has {most} loans, and nobody has more.")
        return self._noted(lambda: self.loans.take(company))

    def loan(self, actor: Actor) -> Iterator[Candidate]:
        """To take a loan."""
        yield TakeLoanMove(actor=actor)

    # bonds --------------------------------------------------------------------------------------------

    def issue_bonds(self, company: Company, move: SellBondMove, short: int) -> Commit:
        """Issue some, with so many $ lacking."""
        here = self.bonds.in_treasury(company)
        if move.company != company.id or not here:
            self.table.refuse("no-bonds", f"The {company.id} has no bonds of the {move.company} to issue.")
        self._check_need(company, short)
        if not 1 <= move.count <= here:
            self.table.refuse("so-many-bonds", f"The {company.id} has {here} bonds to issue.")
        if move.count > self.bonds_needed(company, short):
            self.table.refuse(
                "bonds-no-more-than-needed", f"{move.count} bonds bring more than ${short} asks for."
            )
        return self._noted(lambda: self.bonds.issue(company, move.count))

    def issues(self, actor: Actor) -> Iterator[Candidate]:
        """Every number of bonds that a company has."""
        company = self.table.companies.get(actor.id)
        for count in range(1, (self.bonds.in_treasury(company) if company else 0) + 1):
            yield SellBondMove(actor=actor, company=actor.id, count=count)

    def _noted(self, carry_out: Commit) -> Commit:
        """Debts made in a turn are remembered: what is left of them may be bound (4.7.1, 4.7.2)."""

        def commit() -> None:
            turn = self.table.turn
            if turn.step not in turn.raised:
                turn.raised.append(turn.step)
            carry_out()

        return commit

    def _check_need(self, company: Company, short: int) -> None:
        if short <= 0:
            self.table.refuse("no-debts-at-will", f"The {company.id} has enough money, and makes no debts.")
