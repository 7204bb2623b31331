"""Having to buy a train with the help of a president who may go bankrupt (1846 6.59, 7; 18FL 8.4)."""

from collections.abc import Iterator

from ...actions import BankruptMove, BuyTrainMove, SellSharesMove
from ...state import Company
from ..ending import EndOfGame
from ..failure.bankruptcy import Bankruptcy
from ..failure.vacant_company import VacantCompany
from ..stock.sales import SalePlan, Sales
from ..table import Commit, Illegal, Table
from .purchases import TrainPurchases
from .train_deals import TrainDeals
from .trains import Trains


class HelpedPurchases(TrainPurchases):
    """The president gives his cash and sells shares for any train on offer; the game outlives his bankruptcy.

    ``vacant`` is what becomes of a company that a bankruptcy leaves without a president.
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
    ) -> None:
        super().__init__(table, trains, deals, sales)
        self.ending = ending
        self.bankruptcy = bankruptcy
        self.vacant = vacant

    # what is due --------------------------------------------------------------------------------------

    def must_buy(self, company: Company) -> bool:
        """A company without a train has to buy one whenever there is one on offer that lasts."""
        return self.trains.lacks_one(company)

    def dearest(self) -> int:
        """The price of the dearest train on offer, in $."""
        return max(offer.price for offer in self.trains.all_offers())

    def aim(self) -> int:
        """How much money, in $, ends the president's sales."""
        for_cheapest = self.table.switches.forced_sale_for == "cheapest"
        return self.trains.cheapest().price if for_cheapest else self.dearest()

    def means(self) -> int:
        """What company and president have together, in $."""
        return self.company.cash + self.president().cash

    # paying -------------------------------------------------------------------------------------------

    def check_last_sale(self, move: BuyTrainMove) -> None:
        """Refuse a train that could have been paid without the last share sold (1846 6.59; 18FL 8.4.1)."""
        least = self.table.turn.least_price
        if move.price < least and not self._is_stuck():
            self.table.refuse(
                "last-sale-needless",
                f"{self.president().id} need not have sold his last share for a train at ${move.price}; "
                f"it has to cost ${least} or more.",
            )

    def _is_stuck(self) -> bool:
        """Whether no train is left that the president may buy, and nothing to sell for one."""
        least, means = self.table.turn.least_price, self.means()
        within = any(least <= offer.price <= means for offer in self.trains.all_offers())
        return not within and next(self.possible_sales(), None) is None

    # raising money ------------------------------------------------------------------------------------

    def sell(self, move: SellSharesMove) -> Commit:
        """The president sells by the ordinary rules, as long as money is lacking for some train."""
        company, president = self.company, self.president()
        plan = self.sales.plan(president.id, move.company, move.percent, move.company == company.id)
        self.check_sale(plan)

        def commit() -> None:
            turn = self.table.turn
            turn.least_price = self._least_price_after(plan)
            self.note_first_sale()
            first = plan.company not in turn.sold
            self.sales.carry_out(president, plan, first=first)
            if first:
                turn.sold.append(plan.company)
            if not company.closed:
                self.ask()

        return commit

    def note_first_sale(self) -> None:
        """Remember what has to be known after a sale of what was before; nothing, unless a title says so."""

    def has_begun_to_sell(self) -> bool:
        """Whether the president has sold shares in this emergency."""
        return bool(self.table.turn.sold)

    def _least_price_after(self, plan: SalePlan) -> int:
        """The least that a train may cost for which so much was sold, in $; 0: any."""
        least = self._without_last_share(plan) + 1
        switches = self.table.switches
        chosen_freely = switches.sell_more_than_needed or not switches.last_sale_binds
        free = chosen_freely or least <= self.trains.cheapest().price
        return 0 if free else least

    def _without_last_share(self, plan: SalePlan) -> int:
        """What company and president would have if one share fewer were sold, in $."""
        return self.means() + plan.proceeds - self.sales.one_share(plan)

    def check_sale(self, plan: SalePlan) -> None:
        """Refuse a sale that is not needed, or a second one of the same company in this emergency."""
        if plan.company in self.table.turn.sold and not self.table.switches.forced_split_sales:
            self.table.refuse(
                "one-block-a-turn",
                f"{self.president().id} has sold shares of the {plan.company} for this train already.",
            )
        self.check_need(self._without_last_share(plan))

    def check_need(self, without_the_last: int) -> None:
        """Refuse to sell more than is needed, where so many $ are there without the last thing sold."""
        switches, aim = self.table.switches, self.aim()
        if switches.sell_more_than_needed and self.has_begun_to_sell():
            return
        if self.means() >= aim:
            self.table.refuse("enough-money", f"${aim} can be paid; nothing more may be sold.")
        elif without_the_last >= aim and not switches.sell_more_than_needed:
            self.table.refuse("no-more-than-needed", f"Without the last of them ${aim} could be paid, too.")

    def possible_sales(self) -> Iterator[SalePlan]:
        """Every sale that the president could make now."""
        if not self.needs_help():
            return
        for plan in self.sales.possible(self.president().id, self.company.id):
            try:
                self.check_sale(plan)
            except Illegal:
                continue
            yield plan

    # bankruptcy ---------------------------------------------------------------------------------------

    def bankrupt(self, move: BankruptMove) -> Commit:  # noqa: ARG002
        """The president has given and sold all he can and it is not enough (1846 6.59, 7; 18FL 8.4.3)."""
        president, company = self.president(), self.company
        if self.table.switches.own_train_averts_bankruptcy and (seller := self.own_seller()):
            self.table.refuse("not-bankrupt", f"The {company.id} can buy a train of the {seller}.")
        if not self.short():
            self.table.refuse("not-bankrupt", f"{president.id} can pay for a train.")
        if next(self.possible_sales(), None) is not None:
            self.table.refuse("sell-first", f"{president.id} still has shares that can be sold.")

        def commit() -> None:
            ending = self.ending
            self.bankruptcy.carry_out(president, company)
            self.begin_anew()
            if self.table.switches.first_bankruptcy_ends:
                ending.finish("bankruptcy", bankrupt=president.id)
                return
            if company.president is None and self.table.switches.trainless_buys_after_bankruptcy:
                self.vacant.buy_train(company)
            if len(self.table.active) < 2:
                ending.finish("last_player")
            else:
                self._after_bankruptcy(company)

        return commit

    def begin_anew(self) -> None:
        """What the bankrupt has sold does not bind his successor."""
        self.table.turn.least_price = 0

    def _after_bankruptcy(self, company: Company) -> None:
        """A new president buys at once; otherwise the turn is over (1846 7.01; 18FL 8.4.3)."""
        switches = self.table.switches
        if company.president is None or (self.needs_help() and not switches.new_president_helps):
            self.vacant.end_turn()
        else:
            self.ask()
