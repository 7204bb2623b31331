"""An initial stock round in which everybody passes, and its going on with shares (18GL 4.2)."""

from ...state import Actor, Pending, StockRound, StockTurn
from ..auctions.handing_over import HandingOver
from ..auctions.lying_bids import LyingBids
from ..private_companies.privates import Privates
from ..table import Table


class ForcedSale:
    """Somebody has to take the first private; once that is sold, an operating round and a new initial round.

    No company can have been started as long as privates are unsold, so that all that happens in that
    operating round is that the privates pay.
    """

    def __init__(self, table: Table, lying: LyingBids, handing: HandingOver, privates: Privates) -> None:
        self.table = table
        self.lying = lying
        self.handing = handing
        self.privates = privates

    def everybody_passed(self, last: str) -> str | None:
        """The forced sale, or the next initial round, and who begins it."""
        unsold, first = self.lying.unsold(), self.table.state.privates[0]
        if unsold and unsold[0] is first:
            buyer = self._buyer(first.price or 0)
            if buyer is not None:
                self._sell_first_to(buyer, last)
                return None
        return self._next_initial_round()

    def _buyer(self, price: int) -> str | None:
        """The holder of the priority card, if his money does not lie on bids; else who is asked instead."""
        holder = self.table.state.priority
        others = self.table.clockwise_from(holder) if self.table.switches.forced_sale_passes_on else ()
        return next((each for each in (holder, *others) if self.lying.free_cash(each) >= price), None)

    def _sell_first_to(self, buyer: str, last: str) -> None:
        current, first = self.lying.round, self.table.state.privates[0]
        if not self.table.switches.forced_sale_ends_round:
            current.passed.clear()
        current.last_buyer = buyer
        current.resume = self.table.left_of(buyer if self.table.switches.forced_sale_is_a_turn else last)
        self.handing.acquire(first, buyer, first.price or 0)

    def _next_initial_round(self) -> str | None:
        table, current = self.table, self.lying.round
        if current.last_buyer is not None:
            table.state.priority = table.left_of(current.last_buyer)
        self.privates.pay_out()
        current.passed.clear()
        current.last_buyer = current.resume = None
        if table.switches.bids_after_all_pass == "returned":
            current.bids.clear()
        return table.state.priority if self.lying.unsold() else None


class SharesFollow:
    """The initial round goes on as a stock round; the priority card has not moved yet."""

    def __init__(self, table: Table, lying: LyingBids) -> None:
        self.table = table
        self.lying = lying

    def all_sold(self, following: str | None) -> None:
        """All privates are sold."""
        state = self.table.state
        player = following or state.priority
        if self.table.switches.priority_after_last_private:
            player = state.priority
        turn = StockTurn(player=player, sold=[], bought=None)
        last_buyer = self.lying.round.last_buyer
        state.round = StockRound(number=1, passed=[], sold=[], last_trader=last_buyer, turn=turn)
        state.pending.append(Pending(kind="stock_turn", actors=[Actor(kind="player", id=player)], context={}))
