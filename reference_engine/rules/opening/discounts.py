"""An auction in which everybody passes, and its end (18Chesapeake 5, 31)."""

from ...state import Private
from ..auctions.handing_over import HandingOver
from ..auctions.lying_bids import LyingBids
from ..private_companies.privates import Privates
from ..rolling_stock.trains import Trains
from ..table import Table
from ..turns.course import Course


class Discounts:
    """Nobody wants the first private: it gets cheaper. Else the privates pay and a train is exported."""

    def __init__(
        self, table: Table, lying: LyingBids, handing: HandingOver, privates: Privates, trains: Trains
    ) -> None:
        self.table = table
        self.lying = lying
        self.handing = handing
        self.privates = privates
        self.trains = trains
        terms = table.box.auction
        assert terms is not None
        self.terms = terms

    def everybody_passed(self, last: str) -> str | None:
        """A pay-out or a lower price; who is next."""
        switches, current = self.table.switches, self.lying.round
        current.passed.clear()
        current.out.clear()
        starter = self.table.left_of(last)
        if switches.after_all_pass == "priority":
            starter = self.table.state.priority
        lowest = self.lying.unsold()[0]
        untouched = lowest is self.table.state.privates[0]
        if switches.discount_needs_no_bids:
            untouched = untouched and not current.bids
        if untouched:
            if switches.discount_exports:
                self.export()
            return self._lower_price(lowest, starter)
        self.privates.pay_out()
        self.export()
        if switches.bids_after_all_pass == "returned":
            current.bids.clear()
        elif switches.bids_after_all_pass == "win":
            current.resume = starter
            return None
        return starter

    def export(self) -> None:
        """A train leaves the bank."""
        ranks = None
        if self.table.switches.auction_exports == "first-rank":
            ranks = frozenset({self.table.box.trains[0].name})
        self.trains.export(ranks)

    def _lower_price(self, private: Private, starter: str) -> str | None:
        private.price = max((private.price or 0) - self.terms.discount_step, self.terms.discount_floor)
        if self.table.switches.discount_lowers_face:
            private.face = private.price
        if private.price == 0 and self.table.switches.free_private_is_forced:
            current = self.lying.round
            current.last_buyer = starter
            current.resume = self.table.left_of(starter)
            self.handing.acquire(private, starter, 0)
            return None
        return starter


class PriorityMovesOn:
    """The priority deal moves on and the first stock round begins."""

    def __init__(self, table: Table, lying: LyingBids, course: Course) -> None:
        self.table = table
        self.lying = lying
        self.course = course

    def all_sold(self, following: str | None) -> None:  # noqa: ARG002 - the priority deal says who is next
        """All privates are sold."""
        state, last_buyer = self.table.state, self.lying.round.last_buyer
        holder = state.priority
        if self.table.switches.priority_after_auction == "left-of-last-buyer" and last_buyer:
            holder = last_buyer
        state.priority = self.table.left_of(holder)
        self.course.over()
