"""The step of a turn in which a company pays interest on its loans and bonds."""

from collections.abc import Iterator
from typing import Protocol

from ...actions import SellBondMove, TakeLoanMove
from ...state import Actor, Company, Pending, Player
from ..options import Candidate
from ..table import Commit, Table
from ..turns.turns import Turns, TurnStep
from .bonds import Bonds
from .loans import Loans
from .raising import Raising


class Guarantor(Protocol):
    """Who answers for what a company cannot pay by any debts: its president."""

    def answer_for(self, company: Company, short: int) -> None:
        """So many $ are lacking, and no more debts can be made."""


class Interest(TurnStep):
    """Out of the treasury, then out of the earnings, then out of new debts (18GL 4.6.4, 4.6.5).

    ``whole``: the treasury pays as many whole interests of loans as it can, and the earnings the
    others; what is left in it is used only where they are too small. Else all of it is used first.
    """

    name = "interest"

    def __init__(self, table: Table, loans: Loans, bonds: Bonds, raising: Raising, turns: Turns) -> None:
        self.table = table
        self.loans = loans
        self.bonds = bonds
        self.raising = raising
        self.turns = turns
        self.whole = loans.terms.whole_interest
        self.guarantor: Guarantor | None = None

    @property
    def decisions(self) -> tuple[str, ...]:
        """The company makes debts, and then its president helps."""
        return (self.name, "emergency")

    def faults(self, company: Company, due: Pending) -> Iterator[str]:
        """Money is looked for where it is lacking, by those who can find some."""
        owed, means = due.context.get("due"), company.cash
        if not isinstance(owed, int) or owed <= means:
            yield f"context.due: expected more than the ${means} of {company.id}, found {owed}"
        elif due.kind == self.name:
            if not self.raising.can(company):
                yield f"expected no debts to be made, as {company.id} can make none"
        elif company.president is not None:
            short = owed - means - self.table.players[company.president].cash
            if due.context.get("short") != short or short <= 0:
                yield f"context.short: expected {short}, found {due.context.get('short')}"

    # what is owed -------------------------------------------------------------------------------------

    def on_bonds(self, company: Company) -> int:
        """What a company owes on its bonds, in $: on those outside its treasury."""
        return self.bonds.issued() * self.bonds.terms.interest if company.id == self.bonds.issuer else 0

    def begin(self, company: Company) -> None:
        """Pay it, or find the money."""
        due = self.loans.interest(company) + self.on_bonds(company)
        if not due:
            return
        earned = self.table.turn.revenue or 0
        if company.cash + earned < due or self._keeps_everything(company):
            self._hold_back(company, earned)
            self._settle(company, due)
        else:
            off_earnings = self._off_earnings(company)
            self.table.turn.revenue = earned - off_earnings
            self._pay(company, due, off_earnings)

    def _off_earnings(self, company: Company) -> int:
        """How much of the interest is taken off the earnings, in $, where both together are enough."""
        on_loans, on_bonds = self._lacking(company)
        return min(on_loans + on_bonds, self.table.turn.revenue or 0)

    def _lacking(self, company: Company) -> tuple[int, int]:
        """What the treasury does not pay of the interest on loans, and on bonds, in $."""
        on_loans, on_bonds = self.loans.interest(company), self.on_bonds(company)
        from_cash = min(company.cash, on_loans)
        if self.whole:
            from_cash -= from_cash % self.loans.terms.interest
        return on_loans - from_cash, max(0, on_bonds - (company.cash - from_cash))

    def _keeps_everything(self, company: Company) -> bool:
        """Whether earnings that have to help are kept as a whole, by a reading."""
        on_loans, on_bonds = self._lacking(company)
        switches = self.table.switches
        by_loans = on_loans > 0 and not self.whole and switches.loan_interest_keeps_all
        return by_loans or (on_bonds > 0 and switches.bond_interest_keeps_all)

    # paying -------------------------------------------------------------------------------------------

    def _hold_back(self, company: Company, earned: int) -> None:
        self.table.bank_pays(company, earned)
        self.table.turn.revenue = 0

    def _settle(self, company: Company, due: int) -> None:
        """Pay out of the treasury, or ask for debts, or for the president."""
        short = due - company.cash
        if short <= 0:
            self._pay(company, due, 0)
        elif self.raising.can(company):
            self.turns.ask("interest", {"due": due})
        elif self.guarantor is not None and self.table.switches.president_pays_interest:
            self.guarantor.answer_for(company, short)
        else:
            self._pay_in_part(company)

    def _pay(self, company: Company, due: int, off_earnings: int) -> None:
        """The bank gets the interest, but for that of bonds in the hands of players."""
        self.table.pays_bank(company, due - off_earnings)
        if company.id == self.bonds.issuer:
            for player in self.table.state.players:
                self.table.bank_pays(player, self._of_bonds_of(player))

    def _of_bonds_of(self, player: Player) -> int:
        """What a player gets for his bonds, in $."""
        return self.bonds.held(f"player:{player.id}") * self.bonds.terms.interest

    def _pay_in_part(self, company: Company) -> None:
        """All that there is, for loans first; then to owners of bonds in seat order."""
        here = company.cash
        self.table.pays_bank(company, here)
        left = max(0, here - self.loans.interest(company))
        for player in self.table.state.players if company.id == self.bonds.issuer else ():
            amount = min(left, self._of_bonds_of(player))
            self.table.bank_pays(player, amount)
            left -= amount

    def settle_with_help(self, company: Company, due: int) -> None:
        """The president has put into the treasury what was lacking."""
        self._pay(company, due, 0)

    # debts made for it --------------------------------------------------------------------------------

    def due(self) -> int:
        """What is to be paid in all, in $, while money for it is being looked for."""
        due: int = self.table.state.pending[0].context["due"]
        return due

    def short(self) -> int:
        """What is still lacking, in $."""
        return self.due() - self.table.operating_company.cash

    def take_loan(self, move: TakeLoanMove) -> Commit:  # noqa: ARG002
        """Take a loan to pay interest."""
        company = self.table.operating_company
        return self._then_settle(self.raising.take_loan(company, self.short()), self.loans.terms.interest)

    def loan(self, actor: Actor) -> Iterator[Candidate]:
        """To take a loan."""
        return self.raising.loan(actor)

    def issue_bonds(self, move: SellBondMove) -> Commit:
        """Issue bonds to pay interest."""
        company = self.table.operating_company
        carry_out = self.raising.issue_bonds(company, move, self.short())
        return self._then_settle(carry_out, move.count * self.bonds.terms.interest)

    def issues(self, actor: Actor) -> Iterator[Candidate]:
        """Every number of bonds."""
        return self.raising.issues(actor)

    def _then_settle(self, carry_out: Commit, more: int) -> Commit:
        """``more``: what the new debts themselves cost, which by a reading is due at once, in $."""

        def commit() -> None:
            due = self.due() + (more if self.table.switches.new_debts_bear_interest else 0)
            carry_out()
            self.table.state.pending.clear()
            self._settle(self.table.operating_company, due)

        return commit
