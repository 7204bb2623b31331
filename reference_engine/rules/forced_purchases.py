"""Having to buy a train: treasury, forced issue, president, bankruptcy (1846 6.5, 6.59, 7)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..actions import BankruptMove, BuyTrainMove, SellSharesMove
from ..state import Company
from .bankruptcy import Bankruptcy
from .forced_issue import ForcedIssue
from .purchases import TrainPurchases
from .shares import SalePlan
from .table import Commit, Illegal
from .trains import BANK, POOL

if TYPE_CHECKING:
    from ..games.eighteen46 import Game1846


class ForcedPurchases(TrainPurchases):
    """A company without a train needs one, with or without a route (section 6.5).

    Its treasury pays, then what it can issue; only if all that cannot pay for any train of the bank, its
    president helps, who sells shares and may go bankrupt.
    """

    def __init__(self, game: "Game1846") -> None:
        super().__init__(game)
        self.title = game
        self.issue = ForcedIssue(game)
        self.bankruptcy = Bankruptcy(game)

    # what is due --------------------------------------------------------------------------------------

    def must_buy(self, company: Company) -> bool:
        """A company without a train that lasts has to buy one whenever the bank offers one."""
        return not self.trains.lasting(company) and bool(self.trains.lasting_offers())

    def needs_help(self) -> bool:
        """Neither the treasury nor any issue pays for a train of the bank."""
        return self.must_buy(self.company) and not self.issue.reaches(
            self.company, self.trains.lasting_offers()
        )

    def batches(self) -> list[int]:
        """The numbers of shares that the company may issue now."""
        if not self.must_buy(self.company):
            return []
        return self.issue.batches(self.company, self.trains.lasting_offers())

    def dearest(self) -> int:
        """The price of the dearest train that the bank offers, in $."""
        return max(offer.price for offer in self.trains.lasting_offers())

    def means(self) -> int:
        """What company and president have together, in $."""
        return self.company.cash + self.president().cash

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
        elif self.trains.is_phased_out(move.train):
            self.refuse_payment(move)
        elif self.batches():
            self._refuse_before_issue()
        self.check_purse(self.president(), help_needed)

    def _check_choice(self, move: BuyTrainMove) -> None:
        """What a company that must buy may choose from (sections 6.59, S.Purchases)."""
        turn, company = self.game.operating.turn, self.company
        if turn.forced and (move.source not in (BANK, POOL) or self.trains.is_phased_out(move.train)):
            self.table.refuse(
                "issued-for-the-bank", f"The {company.id} has issued shares for a train that the bank offers."
            )
        if move.price < turn.least_price and not self._is_stuck():
            self.table.refuse(
                "last-sale-needless",
                f"{self.president().id} need not have sold his last share for a train at ${move.price}; "
                f"it has to cost ${turn.least_price} or more.",
            )
        if turn.forced and self.table.switches.forced_earliest_phase:
            self._check_earliest_phase(move)

    def _check_earliest_phase(self, move: BuyTrainMove) -> None:
        affordable = {
            self.trains.card(offer.train).starts_phase
            for offer in self.trains.lasting_offers()
            if offer.price <= self.company.cash
        }
        phases = [phase.name for phase in self.table.box.phases if phase.name in affordable]
        if phases and self.trains.card(move.train).starts_phase != phases[0]:
            self.table.refuse(
                "earliest-phase-first", f"A train of phase {phases[0]} can be paid and has to be bought."
            )

    def _is_stuck(self) -> bool:
        """Whether no train is left that the president may buy, and nothing to sell for one."""
        least, means = self.game.operating.turn.least_price, self.means()
        within = any(least <= offer.price <= means for offer in self.trains.lasting_offers())
        return not within and next(self.possible_sales(), None) is None

    def _refuse_before_issue(self) -> None:
        self.table.refuse(
            "issue-first", f"The {self.company.id} has to issue shares before its president helps."
        )

    # raising money ------------------------------------------------------------------------------------

    def sell(self, move: SellSharesMove) -> Commit:
        """The company issues, or its president sells (sections 6.5, 6.59)."""
        return self._issue(move) if move.actor.kind == "company" else self._sell(move)

    def _issue(self, move: SellSharesMove) -> Commit:
        company = self.company
        if not self.must_buy(company):
            self.table.refuse("no-forced-issue", f"The {company.id} does not have to buy a train.")
        self.issue.check(company, move, self.trains.lasting_offers())

        def commit() -> None:
            self.issue.carry_out(company, move.percent)
            if not company.closed:
                self.ask()

        return commit

    def _sell(self, move: SellSharesMove) -> Commit:
        """The president sells by the ordinary rules, as long as money is lacking for some train."""
        if self.batches():
            self._refuse_before_issue()
        shares, company, president = self.game.shares, self.company, self.president()
        plan = shares.plan_sale(president.id, move.company, move.percent, move.company == company.id)
        self._check_sale(plan)

        def commit() -> None:
            turn, least = self.game.operating.turn, self._without_last_share(plan) + 1
            turn.least_price = least if least > self.trains.cheapest().price else 0
            first = plan.company not in turn.sold
            shares.carry_out_sale(president, plan, first=first)
            if first:
                turn.sold.append(plan.company)
            if not company.closed:
                self.ask()

        return commit

    def _without_last_share(self, plan: SalePlan) -> int:
        """What company and president would have if one share fewer were sold, in $."""
        one_share = plan.proceeds * self.game.shares.limits.share_percent // max(plan.percent, 1)
        return self.means() + plan.proceeds - one_share

    def _check_sale(self, plan: SalePlan) -> None:
        dearest = self.dearest()
        if self.means() >= dearest:
            self.table.refuse(
                "enough-money", "There is enough money for any train; nothing more may be sold."
            )
        elif self._without_last_share(plan) >= dearest:
            self.table.refuse("no-more-than-needed", f"One share fewer would do for a train at ${dearest}.")
        closes = plan.company == self.company.id and not self.title.market.price_left(plan.company, 1)
        if closes and not self.table.switches.forced_sale_may_close:
            self.table.refuse("sale-closes-company", f"The {plan.company} would leave the game by this sale.")

    def possible_sales(self) -> Iterator[SalePlan]:
        """Every sale that the president could make now."""
        if not self.needs_help() or self.batches():
            return
        for plan in self.game.shares.sellable(self.president().id, self.company.id):
            try:
                self._check_sale(plan)
            except Illegal:
                continue
            yield plan

    # bankruptcy ---------------------------------------------------------------------------------------

    def bankrupt(self, move: BankruptMove) -> Commit:  # noqa: ARG002
        """The president has given and sold all he can and it is not enough (sections 6.59, 7)."""
        president, company = self.president(), self.company
        if self.batches():
            self._refuse_before_issue()
        if not self.short():
            self.table.refuse("not-bankrupt", f"{president.id} can pay for a train.")
        if next(self.possible_sales(), None) is not None:
            self.table.refuse("sell-first", f"{president.id} still has shares that can be sold.")

        def commit() -> None:
            self.bankruptcy.carry_out(president, company)
            self.game.operating.turn.least_price = 0
            if company.president is None and self.table.switches.trainless_buys_after_bankruptcy:
                self.title.receivership.buy_train(company)
            if len(self.table.active) < 2:
                self.game.ending.finish("last_player")
            else:
                self._after_bankruptcy(company)

        return commit

    def _after_bankruptcy(self, company: Company) -> None:
        """A new president buys at once; otherwise the turn is over (section 7.01)."""
        receivership, switches = self.title.receivership, self.table.switches
        if company.president is None or (self.needs_help() and not switches.new_president_helps):
            receivership.end_turn()
        else:
            self.ask()
