"""Having to buy a train: treasury, forced issue, president, bankruptcy (1846 6.5, 6.59, 7)."""

from collections.abc import Iterator

from ...actions import BankruptMove, BuyTrainMove, SellSharesMove
from ...state import Actor
from ..ending import EndOfGame
from ..failure.bankruptcy import Bankruptcy
from ..failure.vacant_company import VacantCompany
from ..market.line_market import LineMarket
from ..options import Candidate
from ..stock.sales import SalePlan, Sales
from ..table import Commit, Table
from .forced_issue import ForcedIssue
from .helped_purchases import HelpedPurchases
from .train_deals import TrainDeals
from .trains import BANK, POOL, Trains


class ForcedPurchases(HelpedPurchases):
    """A company without a train needs one, with or without a route (section 6.5).

    Its treasury pays, then what it can issue; only if all that cannot pay for any train of the bank, its
    president helps, who sells shares and may go bankrupt.
    """

    def __init__(
        self,
        table: Table,
        trains: Trains,
        deals: TrainDeals,
        market: LineMarket,
        sales: Sales,
        ending: EndOfGame,
        bankruptcy: Bankruptcy,
        vacant: VacantCompany,
        issue: ForcedIssue,
    ) -> None:
        super().__init__(table, trains, deals, sales, ending, bankruptcy, vacant)
        self.market = market
        self.issue = issue

    # what is due --------------------------------------------------------------------------------------

    def needs_help(self) -> bool:
        """Neither the treasury nor any issue pays for a train of the bank."""
        return self.must_buy(self.company) and not self.issue.reaches(self.company, self.trains.all_offers())

    def batches(self) -> list[int]:
        """The numbers of shares that the company may issue now."""
        if not self.must_buy(self.company):
            return []
        return self.issue.batches(self.company, self.trains.all_offers())

    # paying -------------------------------------------------------------------------------------------

    def check_payment(self, move: BuyTrainMove, help_needed: int) -> None:
        """Refuse to use money that may not be used for this train (sections 6.5, 6.59)."""
        if self.must_buy(self.company):
            self._check_choice(move)
        if not help_needed:
            return
        if not self.needs_help():
            self.refuse_payment(move)
        elif move.source not in (BANK, POOL):
            self.table.refuse(
                "own-treasury-only",
                f"The {self.company.id} pays for a train of another company from its own treasury only.",
            )
        elif self.batches():
            self._refuse_before_issue()
        self.check_purse(self.president(), help_needed)

    def _check_choice(self, move: BuyTrainMove) -> None:
        """What a company that must buy may choose from (sections 6.59, S.Purchases)."""
        if move.source not in (BANK, POOL):
            self._check_other_seller()
            return
        self.check_last_sale(move)
        if self.table.turn.forced and self.table.switches.forced_earliest_phase:
            self._check_earliest_phase(move)

    def _check_other_seller(self) -> None:
        """Refuse another company's train where money was raised for one of the bank (section 6.5)."""
        turn, company, allowed = (
            self.table.turn,
            self.company,
            self.table.switches.others_train_after_raising,
        )
        if turn.forced and (allowed != "always" or company.cash >= self.trains.cheapest().price):
            self.table.refuse(
                "issued-for-the-bank", f"The {company.id} has issued shares for a train that the bank offers."
            )
        elif turn.sold and allowed == "never":
            self.table.refuse(
                "sold-for-the-bank",
                f"Shares have been sold for a train that the bank offers to the {company.id}.",
            )

    def _check_earliest_phase(self, move: BuyTrainMove) -> None:
        affordable = {
            self.trains.card(offer.train).starts_phase
            for offer in self.trains.all_offers()
            if offer.price <= self.company.cash
        }
        phases = [phase.name for phase in self.table.box.phases if phase.name in affordable]
        if phases and self.trains.card(move.train).starts_phase != phases[0]:
            self.table.refuse(
                "earliest-phase-first", f"A train of phase {phases[0]} can be paid and has to be bought."
            )

    def _refuse_before_issue(self) -> None:
        self.table.refuse(
            "issue-first", f"The {self.company.id} has to issue shares before its president helps."
        )

    # raising money ------------------------------------------------------------------------------------

    def sell(self, move: SellSharesMove) -> Commit:
        """The company issues, or its president sells (sections 6.5, 6.59)."""
        if move.actor.kind == "company":
            return self._issue(move)
        if self.batches():
            self._refuse_before_issue()
        return super().sell(move)

    def proposed_sales(self, actor: Actor) -> Iterator[Candidate]:
        """What the president could sell, or the company issue."""
        return super().proposed_sales(actor) if actor.kind == "player" else self.issue.issuing.issues(actor)

    def _issue(self, move: SellSharesMove) -> Commit:
        company = self.company
        if not self.must_buy(company):
            self.table.refuse("no-forced-issue", f"The {company.id} does not have to buy a train.")
        self.issue.check(company, move, self.trains.all_offers())

        def commit() -> None:
            self.issue.carry_out(company, move.percent)
            if not company.closed:
                self.ask()

        return commit

    def check_sale(self, plan: SalePlan) -> None:
        """Refuse a sale that is not needed, or one by which the company would leave the game."""
        super().check_sale(plan)
        closes = plan.company == self.company.id and not self.market.price_left(plan.company, 1)
        if closes and not self.table.switches.forced_sale_may_close:
            self.table.refuse("sale-closes-company", f"The {plan.company} would leave the game by this sale.")

    def possible_sales(self) -> Iterator[SalePlan]:
        """Every sale that the president could make now: none while the company can issue."""
        if not self.batches():
            yield from super().possible_sales()

    # bankruptcy ---------------------------------------------------------------------------------------

    def bankrupt(self, move: BankruptMove) -> Commit:
        """The company has issued what it can, too (section 7)."""
        if self.batches():
            self._refuse_before_issue()
        return super().bankrupt(move)
