"""Having to buy a train: the treasury, bonds, loans, and then the president (18GL 4.7)."""

from collections.abc import Iterator
from typing import Protocol

from ...actions import BankruptMove, BuyTrainMove, SellBondMove, SellSharesMove, TakeLoanMove
from ...state import Actor, Company, Pending
from ..certificates.shares import POOL
from ..debts.bonds import Bonds
from ..debts.raising import Raising
from ..ending import EndOfGame
from ..failure.bankruptcy import Bankruptcy
from ..failure.vacant_company import VacantCompany
from ..options import Candidate
from ..stock.sales import SalePlan, Sales
from ..table import Commit, Table
from .helped_purchases import HelpedPurchases
from .train_deals import TrainDeals
from .trains import BANK, Trains


class InterestDue(Protocol):
    """The interest that a company pays in its turn."""

    name: str
    """The step of the turn in which it is paid."""

    def settle_with_help(self, company: Company, due: int) -> None:
        """The president has put into the treasury what was lacking."""


class BorrowingPurchases(HelpedPurchases):
    """Every company needs a train; one that can pay for none makes debts, and then its president helps.

    He answers for interest that it cannot pay, too.
    """

    def __init__(
        self,
        table: Table,
        trains: Trains,
        deals: TrainDeals,
        sales: Sales,
        ending: EndOfGame,
        bankruptcy: Bankruptcy,
        vacant: VacantCompany,
        raising: Raising,
        bonds: Bonds,
        interest: InterestDue,
    ) -> None:
        super().__init__(table, trains, deals, sales, ending, bankruptcy, vacant)
        self.raising = raising
        self.bonds = bonds
        self.interest = interest

    def begin(self, company: Company) -> None:
        """What was sold for interest in this turn was another need: it binds nobody who must buy a train."""
        self.table.turn.sold.clear()
        super().begin(company)

    # what is due --------------------------------------------------------------------------------------

    def _interest_due(self) -> int:
        """What the president has to give for interest, in $; 0 in the train step."""
        if self.table.turn.step != self.interest.name:
            return 0
        due: int = self.table.state.pending[0].context["due"]
        return max(0, due - self.company.cash)

    def bank_price(self) -> int:
        """What the cheapest train of the bank costs in $, or of the open market where the bank has none."""
        return min((offer.price for offer in self.trains.bank_offers()), default=self.trains.cheapest().price)

    def aim(self) -> int:
        """How much money, in $, ends the president's sales: interest, or the price of the bank's train."""
        due = self._interest_due()
        return self.company.cash + due if due else self.bank_price()

    def least(self) -> int:
        """How much money, in $, saves him from bankruptcy."""
        due = self._interest_due()
        if due or self.table.switches.help_for_banks_train_only:
            return self.aim()
        return self.trains.cheapest().price

    def short(self) -> int:
        """What company and president together lack for it, in $."""
        return max(0, self.least() - self.means())

    def borrowing_aim(self) -> int:
        """How much money, in $, ends the debts: the cheapest train, or by a reading that of the bank."""
        return (
            self.bank_price() if self.table.switches.loans_for_banks_train else self.trains.cheapest().price
        )

    def needs_help(self) -> bool:
        """The treasury pays for no train of bank or market, or it borrows on for the bank's (section 4.7)."""
        if self._interest_due():
            return True
        company = self.company
        if not self.must_buy(company):
            return False
        return company.cash < self.trains.cheapest().price or self._borrows_on()

    def _borrows_on(self) -> bool:
        """Whether debts have been made for the bank's train, which do not suffice for it yet."""
        company = self.company
        made = self.name in self.table.turn.raised
        return made and self.raising.can(company) and company.cash < self.borrowing_aim()

    def ask(self) -> None:
        """Make the decision the last that is due, in its present form."""
        if self.table.turn.step == self.interest.name:
            self.answer_for(self.company, self._interest_due())
        else:
            super().ask()

    def answer_for(self, company: Company, short: int) -> None:
        """The president gives what is lacking for interest, or has to find it (section 4.7.2)."""
        president, due = self.president(), company.cash + short
        self.table.state.pending.clear()
        if president.cash >= short:
            president.cash -= short
            company.cash += short
            self.interest.settle_with_help(company, due)
            return
        context = {"company": company.id, "short": short - president.cash, "due": due}
        helper = Actor(kind="player", id=president.id)
        self.table.state.pending.append(Pending(kind="emergency", actors=[helper], context=context))

    # debts --------------------------------------------------------------------------------------------

    def take_loan(self, move: TakeLoanMove) -> Commit:  # noqa: ARG002
        """The company takes a loan: it must buy a train and cannot pay for one (section 4.7.2)."""
        company = self.company
        return self._then_ask(self.raising.take_loan(company, self.borrowing_aim() - company.cash))

    def loans(self, actor: Actor) -> Iterator[Candidate]:
        """To take a loan."""
        yield from self.raising.loan(actor)

    def sell_bonds(self, move: SellBondMove) -> Commit:
        """The company issues bonds, or its president sells his (sections 4.7.2, 4.7.4)."""
        if move.actor.kind == "player":
            return self._sell_own_bonds(move)
        company = self.company
        return self._then_ask(self.raising.issue_bonds(company, move, self.borrowing_aim() - company.cash))

    def bond_sales(self, actor: Actor) -> Iterator[Candidate]:
        """Every number of bonds that the company could issue, or the president sell."""
        if actor.kind == "company":
            yield from self.raising.issues(actor)
            return
        for count in range(1, self.bonds.held(f"player:{actor.id}") + 1):
            yield SellBondMove(actor=actor, company=self.bonds.issuer, count=count)

    def _then_ask(self, carry_out: Commit) -> Commit:
        def commit() -> None:
            carry_out()
            self.ask()

        return commit

    def _check_debts_first(self) -> None:
        """Refuse what comes only when the company has made all debts that it can (section 4.7.2)."""
        if not self._interest_due() and self.raising.can(self.company):
            self.table.refuse(
                "debts-first",
                f"The {self.company.id} has to borrow what it can before {self.president().id} helps.",
                "bonds" if self.bonds.in_treasury(self.company) else "loans",
            )

    # paying -------------------------------------------------------------------------------------------

    def check_payment(self, move: BuyTrainMove, help_needed: int) -> None:
        """Refuse to use money that may not be used for this train (sections 4.7, 4.7.1, 4.7.2)."""
        from_company = move.source not in (BANK, POOL)
        if from_company:
            self._check_raised_for_the_bank()
        if not help_needed:
            if self.must_buy(self.company) and self._borrows_on():
                self._check_debts_first()
            return
        if not self.needs_help():
            self.refuse_payment(move)
        elif from_company:
            self.table.refuse(
                "own-treasury-only",
                f"The {self.company.id} pays for a train of another company from its own treasury only.",
            )
        else:
            self._check_debts_first()
            if move.source == POOL and self.table.switches.help_for_banks_train_only:
                self.table.refuse(
                    "help-for-the-bank", f"{self.president().id} helps only with the train of the bank."
                )
        self.check_purse(self.president(), help_needed)

    def _check_raised_for_the_bank(self) -> None:
        """What was borrowed for a train of the bank, or is left of it, buys no other one (section 4.7.1)."""
        turn = self.table.turn
        if self.must_buy(self.company) and self.name in turn.raised:
            self.table.refuse(
                "raised-for-the-bank", f"The {self.company.id} has borrowed money for a train of the bank."
            )
        if turn.raised and not self.table.switches.leftover_buys_any_train:
            self.table.refuse(
                "leftover-for-the-bank",
                f"The {self.company.id} has borrowed in this turn; what is left buys no train of a company.",
            )

    # the president raises money -----------------------------------------------------------------------

    def sell(self, move: SellSharesMove) -> Commit:
        """He sells shares when the company can borrow no more (section 4.7.2)."""
        self._check_debts_first()
        return super().sell(move)

    def _sell_own_bonds(self, move: SellBondMove) -> Commit:
        """He sells bonds to the open market, as he sells shares."""
        president, holder, face = self.president(), f"player:{move.actor.id}", self.bonds.terms.face
        if not self.table.switches.bonds_sold_in_need:
            self.table.refuse("bonds-stay", "For a train or interest shares are sold, no bonds.")
        self._check_debts_first()
        held = self.bonds.held(holder)
        if move.company != self.bonds.issuer or not 1 <= move.count <= held:
            self.table.refuse("not-his-bonds", f"{president.id} has {held} bonds of the {self.bonds.issuer}.")
        self.check_need(self.means() + (move.count - 1) * face)

        def commit() -> None:
            self.bonds.move(move.count, holder, POOL)
            self.table.bank_pays(president, move.count * face)
            self.ask()

        return commit

    def possible_sales(self) -> Iterator[SalePlan]:
        """Every sale of shares that he could make now: none while the company can borrow."""
        if self._interest_due() or not self.raising.can(self.company):
            yield from super().possible_sales()

    # bankruptcy ---------------------------------------------------------------------------------------

    def bankrupt(self, move: BankruptMove) -> Commit:
        """He has sold what he may, and it is not enough (section 4.7.3)."""
        self._check_debts_first()
        has_bonds = self.bonds.held(f"player:{self.president().id}")
        if has_bonds and self.table.switches.bonds_sold_in_need and self.short():
            self.table.refuse("sell-first", f"{self.president().id} still has bonds that can be sold.")
        return super().bankrupt(move)

    def begin_anew(self) -> None:
        """The new president may sell whatever he may."""
        if self.table.operating_round.turn is not None:
            super().begin_anew()
            self.table.turn.sold.clear()

    def _after_bankruptcy(self, company: Company) -> None:
        """A new president has to pay the rest; a company that has closed has no turn any more (4.7.3)."""
        if not company.closed:
            self.ask()
