"""The step of a turn in which a company may repay loans."""

from collections.abc import Iterator

from ...actions import PayoffLoanMove
from ...state import Actor, Company, Pending
from ..options import Candidate
from ..table import Commit, Table
from ..turns.turns import Turns, TurnStep
from .loans import Loans


class LoanRepayment(TurnStep):
    """One loan after the other, as long as the treasury pays for it (18GL 4.6.9)."""

    name = "loans"

    def __init__(self, table: Table, loans: Loans, turns: Turns) -> None:
        self.table = table
        self.loans = loans
        self.turns = turns

    def begin(self, company: Company) -> None:
        """Ask a company that has one."""
        if company.loans:
            self.turns.ask("loans")

    def faults(self, company: Company, due: Pending) -> Iterator[str]:  # noqa: ARG002
        """Nobody is asked to repay what he does not owe."""
        if not company.loans:
            yield f"expected no repayment, as {company.id} has no loan"

    def repay(self, move: PayoffLoanMove) -> Commit:  # noqa: ARG002
        """Repay one."""
        company, amount = self.table.operating_company, self.loans.terms.amount
        if not company.loans:
            self.table.refuse("no-loan", f"The {company.id} has no loan.")
        if company.cash < amount:
            self.table.refuse(
                "loan-needs-treasury", f"The {company.id} has ${company.cash}; a loan is ${amount}."
            )

        def commit() -> None:
            self.loans.repay(company)
            self.table.state.pending.clear()
            self.begin(company)

        return commit

    def repayments(self, actor: Actor) -> Iterator[Candidate]:
        """To repay one."""
        yield PayoffLoanMove(actor=actor)
