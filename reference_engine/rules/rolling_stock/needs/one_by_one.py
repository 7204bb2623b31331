"""Having to buy a train: the treasury, the president's cash, his shares one by one (Lost Atlas OR.force)."""

from collections.abc import Iterator

from ....actions import BankruptMove, BuyTrainMove, SellSharesMove
from ....state import Actor, Company
from ...ending import EndOfGame
from ...failure.winding_up import WindingUp
from ...options import Candidate
from ...stock.sales import SalePlan
from ...table import Commit, Table
from ..purchases import TrainPurchases
from ..train_deals import TrainDeals
from ..trains import BANK, POOL, Trains
from .forced_sales import ForcedSales


class OneByOnePurchases(TrainPurchases):
    """Every company needs a train; its president helps to buy the one of the lowest price, if he has to.

    A train of another company is paid by the treasury alone. Whoever cannot help is bankrupt.
    """

    sales: ForcedSales

    def __init__(
        self,
        table: Table,
        trains: Trains,
        deals: TrainDeals,
        sales: ForcedSales,
        ending: EndOfGame,
        winding_up: WindingUp,
    ) -> None:
        super().__init__(table, trains, deals, sales)
        self.ending = ending
        self.winding_up = winding_up

    # what is due --------------------------------------------------------------------------------------

    def must_buy(self, company: Company) -> bool:
        """A company without a train has to buy one, with or without a route, as long as there is one."""
        return self.trains.lacks_one(company)

    def needs_help(self) -> bool:
        """The treasury does not pay for the cheapest train of stack and pool."""
        return self.must_buy(self.company) and self.company.cash < self.trains.cheapest().price

    # paying -------------------------------------------------------------------------------------------

    def check_payment(self, move: BuyTrainMove, help_needed: int) -> None:
        """The president helps only a company in need, and only to the train of the lowest price."""
        if not help_needed:
            return
        if not self.needs_help():
            self.refuse_payment(move)
        elif move.source not in (BANK, POOL):
            self.table.refuse(
                "own-treasury-only",
                f"The {self.company.id} pays for a train of another company from its own treasury only.",
            )
        elif move.price > self.trains.cheapest().price:
            cheapest = self.trains.cheapest()
            self.table.refuse(
                "cheapest-in-emergency",
                f"The president helps to buy the cheapest train only, the {cheapest.train}-train "
                f"at ${cheapest.price}.",
            )
        self.check_purse(self.president(), help_needed)

    def buy(self, move: BuyTrainMove) -> Commit:
        """Buy a train; if shares have been sold for it, their prices fall now."""
        carry_out = super().buy(move)

        def commit() -> None:
            carry_out()
            self.sales.let_fall()

        return commit

    # raising money ------------------------------------------------------------------------------------

    def sell(self, move: SellSharesMove) -> Commit:
        """The president sells one share; another one only while money is still lacking."""
        plan = self.sales.plan_share(self.president(), move.company, move.percent)
        if not self.short():
            self.table.refuse(
                "enough-money", "There is enough money for the train; nothing more may be sold."
            )

        def commit() -> None:
            self.sales.sell_share(self.president(), plan)
            self.ask()

        return commit

    def possible_sales(self) -> Iterator[SalePlan]:
        """Every share that the president could sell now to raise money."""
        if self.short():
            yield from self.sales.possible_shares(self.president())

    def proposed_sales(self, actor: Actor) -> Iterator[Candidate]:
        """A share of each company of which the president has any."""
        for company in self.table.state.companies:
            if self.sales.shares.player_holds(company.id, actor.id):
                share = self.sales.shares.share_percent(company.id)
                yield SellSharesMove(actor=actor, company=company.id, percent=share)

    # bankruptcy ---------------------------------------------------------------------------------------

    def bankrupt(self, move: BankruptMove) -> Commit:  # noqa: ARG002
        """The president has given and sold all he can and it is not enough (section OR.bust)."""
        president = self.president()
        if self.table.switches.own_train_averts_bankruptcy and (seller := self.own_seller()):
            self.table.refuse("not-bankrupt", f"The {self.company.id} can buy a train of the {seller}.")
        if not self.short():
            self.table.refuse("not-bankrupt", f"{president.id} can pay for the train.")
        if next(self.possible_sales(), None) is not None:
            self.table.refuse("sell-first", f"{president.id} still has shares that can be sold.")

        def commit() -> None:
            if self.table.switches.first_bankruptcy_ends:
                self.sales.let_fall()
                self.ending.finish("bankruptcy", bankrupt=president.id)
                return
            self.winding_up.carry_out(president, self.sales)
            if len(self.table.active) < 2 and not self.table.switches.lone_player_goes_on:
                self.ending.finish("last_player")

        return commit
