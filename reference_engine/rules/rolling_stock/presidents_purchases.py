"""Having to buy a train: the treasury, or the president with his cash and his shares (18FL 8.4)."""

from ...actions import BuyTrainMove
from ...state import Company
from .. import routes
from ..ending import EndOfGame
from ..failure.bankruptcy import Bankruptcy
from ..failure.vacant_company import VacantCompany
from ..map.board import Board
from ..stock.sales import Sales
from ..table import Table
from ..turns.operating_order import OperatingOrder
from .helped_purchases import HelpedPurchases
from .train_deals import TrainDeals
from .trains import BANK, POOL, Trains


class PresidentsPurchases(HelpedPurchases):
    """Every company needs a train; the president helps where the treasury can pay for none.

    He may choose any train of bank or pool. A train of another company is paid by the treasury alone, unless
    there is nothing in it.
    """

    def __init__(
        self,
        table: Table,
        board: Board,
        trains: Trains,
        deals: TrainDeals,
        sales: Sales,
        ending: EndOfGame,
        bankruptcy: Bankruptcy,
        vacant: VacantCompany,
        order: OperatingOrder,
    ) -> None:
        super().__init__(table, trains, deals, sales, ending, bankruptcy, vacant)
        self.board = board
        self.order = order

    # what is due --------------------------------------------------------------------------------------

    def must_buy(self, company: Company) -> bool:
        """A company without a train has to buy one, with or without a route (section 8.4)."""
        if self.table.switches.train_only_with_route and not routes.has_route(self.board, company.id):
            return False
        return super().must_buy(company)

    def needs_help(self) -> bool:
        """The treasury pays for no train of bank or pool, or not for each of them (section 8.4.1)."""
        if not self.must_buy(self.company):
            return False
        chosen = self.table.switches.help_by_chosen_train
        return self.company.cash < (self.dearest() if chosen else self.trains.cheapest().price)

    # paying -------------------------------------------------------------------------------------------

    def check_payment(self, move: BuyTrainMove, help_needed: int) -> None:
        """Refuse to use money that may not be used for this train (sections 8.2, 8.4.1, 8.4.2)."""
        if self.must_buy(self.company):
            if move.source in (BANK, POOL):
                self.check_last_sale(move)
            else:
                self._check_used_train_after_sale()
        if not help_needed:
            return
        if not self.needs_help():
            self.refuse_payment(move)
        elif move.source not in (BANK, POOL):
            self._check_help_for_used_train(move)
        self.check_purse(self.president(), help_needed)

    def _check_help_for_used_train(self, move: BuyTrainMove) -> None:
        """The president pays for a train of another company only with an empty treasury (section 8.4.2)."""
        company, face = self.company, self.trains.card(move.train).price
        if company.cash:
            self.table.refuse(
                "own-treasury-only",
                f"The {company.id} has ${company.cash} and pays for a train of another company "
                "from its own treasury only.",
            )
        elif self.has_begun_to_sell() and move.price > self._cash_for_used_train():
            self.table.refuse(
                "sold-for-the-bank",
                f"{self.president().id} has sold shares, which is allowed only for a train of bank or pool.",
            )
        elif move.price > face:
            self.table.refuse("face-value-at-most", f"With the president's help it may cost ${face} at most.")

    def _cash_for_used_train(self) -> int:
        """What the president may give for it after a sale, in $: nothing that his shares have brought."""
        helps = self.table.switches.used_train_after_a_sale == "treasury-or-cash"
        return (self.table.turn.cash_before_sales or 0) if helps else 0

    def _check_used_train_after_sale(self) -> None:
        """Whoever sold shares for a train of bank or pool has to buy one there, by one reading (8.4.2)."""
        if self.has_begun_to_sell() and self.table.switches.used_train_after_a_sale == "none":
            self.table.refuse(
                "sold-for-the-bank",
                f"{self.president().id} has sold shares, so the train has to come from bank or pool.",
            )

    # raising money ------------------------------------------------------------------------------------

    def note_first_sale(self) -> None:
        """What the president had before it he may still give for another company's train, by one reading."""
        if self.table.turn.cash_before_sales is None:
            self.table.turn.cash_before_sales = self.president().cash

    def has_begun_to_sell(self) -> bool:
        """Whether this president has sold shares in this emergency, not the bankrupt before him."""
        turn = self.table.turn
        his_own = turn.sold and not self.table.switches.forced_sales_bind_successor
        return bool(his_own) or turn.cash_before_sales is not None

    # bankruptcy ---------------------------------------------------------------------------------------

    def begin_anew(self) -> None:
        """The new president may sell whatever he may; companies left without one have no turn (8.4.3)."""
        super().begin_anew()
        self.table.turn.cash_before_sales = None
        if not self.table.switches.forced_sales_bind_successor:
            self.table.turn.sold.clear()
        order, companies = self.table.operating_round.order, self.table.companies
        order[:] = [name for name in order if self.order.operates(companies[name])]
