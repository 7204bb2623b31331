"""The opening auction of the private companies (18Chesapeake 5, 29, 30; 18GL 4.2)."""

from collections.abc import Iterator
from typing import Protocol

from ...actions import BidMove, PassMove
from ...state import Actor, AuctionRound, Pending, Private
from ..auctions.contest import BiddersContest
from ..auctions.handing_over import HandingOver
from ..auctions.lying_bids import LyingBids
from ..options import Candidate
from ..table import Commit, Table


class Standstill(Protocol):
    """What happens when everybody has passed in succession."""

    def everybody_passed(self, last: str) -> str | None:
        """Who has the next ordinary turn; None: settle first. ``last``: who passed last."""


class Closing(Protocol):
    """What follows the sale of the last private."""

    def all_sold(self, following: str | None) -> None:
        """Go on with shares; ``following``: who is next after the player whose turn sold the last one."""


class Auction:
    """Buy the lowest private at its price, bid on another, or pass; settle bids after each purchase."""

    def __init__(
        self,
        table: Table,
        lying: LyingBids,
        contest: BiddersContest,
        handing: HandingOver,
        standstill: Standstill,
        closing: Closing,
    ) -> None:
        self.table = table
        self.lying = lying
        self.contest = contest
        self.handing = handing
        self.standstill = standstill
        self.closing = closing

    @property
    def round(self) -> AuctionRound:
        """The auction in progress."""
        return self.lying.round

    # ordinary turns -----------------------------------------------------------------------------------

    def bid(self, move: BidMove) -> Commit:
        """Buy the lowest-numbered private at its price, or bid on another one."""
        table, lying, player = self.table, self.lying, move.actor.id
        private = table.private(move.private or "")
        if private.owner != "bank":
            table.refuse("already-sold", f"{private.id} has been sold.")
        unsold = lying.unsold()
        if unsold and unsold[0] is private:
            return self._buy_lowest(private, player, move.price)
        lying.check(private, player, move.price, "bid-too-low", own=table.switches.raise_own_bid)
        if lying.is_exact(private) and move.price > lying.least(private):
            table.refuse("bid-too-high", f"A bid on {private.id} is ${lying.least(private)}, no more.")
        return lambda: self._place_bid(private, player, move.price)

    def bids(self, actor: Actor) -> Iterator[Candidate]:
        """The lowest private at its price, and the bids that a player can afford on the others."""
        for number, private in enumerate(self.lying.unsold()):
            if number:
                yield from self.lying.candidates(private, actor, exact=self.lying.is_exact(private))
            else:
                yield BidMove(actor=actor, private=private.id, price=private.price or 0)

    def _buy_lowest(self, private: Private, player: str, price: int) -> Commit:
        asked = private.price or 0
        if price != asked:
            reason = f"{private.id} is sold for ${asked}, not for ${price}."
            self.table.refuse("lowest-at-its-price", reason, "above" if price > asked else "below")
        free = self.lying.free_cash(player)
        if free < price:
            self.table.refuse("bid-needs-money", f"{player} has ${free} free, not ${price}.")

        def commit() -> None:
            self.round.passed.clear()
            self.round.last_buyer = player
            self.round.resume = self.table.left_of(player)
            self.handing.acquire(private, player, price)

        return commit

    def _place_bid(self, private: Private, player: str, price: int) -> None:
        self.round.passed.clear()
        self.lying.record(private.id, player, price)
        if self.table.switches.bids_move_priority:
            self.round.last_buyer = player
        self.table.state.pending.clear()
        self._ask(self._next_player(player))

    def pass_turn(self, move: PassMove) -> Commit:
        """Pass; when everybody has, something else happens before the auction goes on."""
        player = move.actor.id

        def commit() -> None:
            self.table.state.pending.clear()
            self.round.passed.append(player)
            if self.table.switches.auction_pass == "hard":
                self.round.out.append(player)
            if self._everybody_has_passed():
                self._stand_still(player)
            else:
                self._ask(self._next_player(player))

        return commit

    def _everybody_has_passed(self) -> bool:
        hard = self.table.switches.auction_pass == "hard"
        return len(self.round.out if hard else self.round.passed) == len(self.table.seats)

    def _stand_still(self, last: str) -> None:
        starter = self.standstill.everybody_passed(last)
        if starter is not None:
            self._ask(starter)

    def _next_player(self, player: str) -> str:
        for candidate in self.table.clockwise_from(player):
            if candidate not in self.round.out:
                return candidate
        return self.table.left_of(player)

    def _ask(self, player: str) -> None:
        self.table.state.pending.append(
            Pending(kind="auction_turn", actors=[Actor(kind="player", id=player)], context={})
        )

    # settling -----------------------------------------------------------------------------------------

    def next(self) -> None:
        """Nothing is pending: settle the next private with bids, or give the next player his turn."""
        for private in self.lying.unsold():
            bids = self.lying.on(private.id)
            if len(bids) == 1:
                self.handing.acquire(private, bids[0].player, bids[0].amount)
                return
            if bids:
                self.contest.open(private.id, bids)
                return
            if self.table.switches.settle_stops_at_unbid:
                break
        if self._everybody_has_passed():
            self._stand_still(self.round.passed[-1])
        elif self.lying.unsold():
            resume = self.round.resume or self.table.state.priority
            self.round.resume = None
            self._ask(self._next_player(resume) if resume in self.round.out else resume)
        else:
            self.closing.all_sold(self.round.resume)
