"""Having to buy a train with the president's help, which may end the game (18Chesapeake 23, 24)."""

from collections.abc import Iterator

from ...actions import BankruptMove, BuyTrainMove, SellSharesMove
from ...state import Company
from .. import routes
from ..certificates.shares import Shares
from ..ending import EndOfGame
from ..failure.last_cash import give_up_cash
from ..map.board import Board
from ..stock.sales import SalePlan, Sales
from ..table import Commit, Table
from .purchases import TrainPurchases
from .train_deals import TrainDeals
from .trains import BANK, POOL, Trains


class EmergencyPurchases(TrainPurchases):
    """A company with a route needs a train; its president pays for the cheapest, or the game is over."""

    def __init__(
        self,
        table: Table,
        board: Board,
        trains: Trains,
        deals: TrainDeals,
        sales: Sales,
        shares: Shares,
        ending: EndOfGame,
    ) -> None:
        super().__init__(table, trains, deals, sales)
        self.shares = shares
        self.board = board
        self.ending = ending

    def must_buy(self, company: Company) -> bool:
        """A company with a route of two revenue places and no train has to get one (section 23)."""
        return not company.trains and routes.has_route(self.board, company.id)

    def check_may_end(self) -> None:
        """Refuse to end the step while a train has to be bought."""
        if self.must_buy(self.company):
            self.table.refuse(
                "must-own-a-train", f"The {self.company.id} has a route and no train: it must buy one."
            )

    def needs_help(self) -> bool:
        """The president may help only a company that must buy and cannot pay bank or pool (section 24)."""
        return self.must_buy(self.company) and self.company.cash < self.trains.cheapest().price

    def check_payment(self, move: BuyTrainMove, help_needed: int) -> None:
        """The president helps to buy the cheapest train, or one at face value at most (section 24)."""
        least = self.table.turn.least_price
        if move.price < least and self._is_bound(move):
            self.table.refuse(
                "no-more-than-needed",
                f"The last share sold was not needed for a train at ${move.price}; it has to cost ${least}.",
            )
        if not help_needed:
            return
        from_company = move.source not in (BANK, POOL)
        allowed = self.needs_help() or (
            self.table.switches.help_for_any_train and from_company and self.must_buy(self.company)
        )
        if not allowed:
            self.refuse_payment(move)
        elif from_company:
            face = self.trains.card(move.train).price
            if move.price > face:
                self.table.refuse(
                    "face-value-at-most", f"With the president's help it may cost ${face} at most."
                )
        elif move.price > self.trains.cheapest().price:
            cheapest = self.trains.cheapest()
            self.table.refuse(
                "cheapest-in-emergency",
                f"The president helps to buy the cheapest train only, the {cheapest.train}-train "
                f"at ${cheapest.price}.",
            )
        self.check_purse(self.president(), help_needed)

    # raising money ------------------------------------------------------------------------------------

    def sell(self, move: SellSharesMove) -> Commit:
        """The president sells shares, no more than needed, keeping the operating company (section 24)."""
        plan = self._plan_sale(move.company, move.percent)

        def commit() -> None:
            self.table.turn.least_price = self._least_price_after(plan)
            self.sales.carry_out(self.president(), plan)
            self.ask()

        return commit

    def _plan_sale(self, company: str, percent: int) -> SalePlan:
        short = self._lacking()
        president = self.president().id
        if self.table.switches.over_limit_sells_anywhere and self.shares.over_limit(president):
            return self.sales.plan(president, company, percent, company == self.company.id)
        if not short:
            self.table.refuse(
                "enough-money", "There is enough money for the train; nothing more may be sold."
            )
        plan = self.sales.plan(president, company, percent, company == self.company.id)
        if self._is_more_than_needed(plan, short):
            self.table.refuse("no-more-than-needed", f"One share fewer would do: ${short} is still lacking.")
        return plan

    def _lacking(self) -> int:
        """What is still lacking for the dearest train that sales may be made for, in $.

        That is the cheapest of bank and pool, or by another reading any that another company has.
        """
        if not self.table.switches.sales_for_chosen_train:
            return self.short()
        faces = [
            self.trains.card(train.name).price
            for company in self.table.companies.values()
            if company is not self.company
            for train in company.trains
        ]
        dearest = max([self.trains.cheapest().price, *faces])
        return max(0, dearest - self.company.cash - self.president().cash)

    def _least_price_after(self, plan: SalePlan) -> int:
        """The least that a train may cost for which so much is sold, in $; 0: any."""
        one_share = self.sales.one_share(plan)
        least = self.company.cash + self.president().cash + plan.proceeds - one_share + 1
        switches, needed_anyway = self.table.switches, least <= self.trains.cheapest().price
        for_chosen_train = switches.sales_for_chosen_train and not needed_anyway
        return least if for_chosen_train or switches.sale_binds_used_trains else 0

    def _is_bound(self, move: BuyTrainMove) -> bool:
        """Whether the last share sold has to be needed for a purchase: by what is measured by its train."""
        if self.table.switches.sales_for_chosen_train and (
            self.table.turn.least_price > self.trains.cheapest().price
        ):
            return True
        return move.source not in (BANK, POOL) and self.company.cash < self.trains.card(move.train).price

    def _is_more_than_needed(self, plan: SalePlan, short: int) -> bool:
        """Whether a sale would still bring enough without its last share."""
        one_share = self.sales.one_share(plan)
        return plan.proceeds - one_share >= short

    def possible_sales(self) -> Iterator[SalePlan]:
        """Every sale that the president could make now."""
        short = self._lacking()
        if short:
            for plan in self.sales.possible(self.president().id, self.company.id):
                if not self._is_more_than_needed(plan, short):
                    yield plan

    def bankrupt(self, move: BankruptMove) -> Commit:
        """The president has given and sold all he can and it is not enough: the game ends (section 24)."""
        president = self.president()
        if not self.short():
            self.table.refuse("not-bankrupt", f"{president.id} can pay for the train.")
        if next(self.possible_sales(), None) is not None:
            self.table.refuse("sell-first", f"{president.id} still has shares that can be sold.")

        def commit() -> None:
            give_up_cash(self.table, president, self.company)
            self.ending.finish("bankruptcy", bankrupt=move.actor.id)

        return commit
