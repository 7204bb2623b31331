"""The contest for one private company: those who have bid on it, and nobody else, bid against each other."""

from collections.abc import Iterator

from ...actions import BidMove, PassMove
from ...state import Actor, Bid, Contest, Pending
from ..options import Candidate
from ..table import Commit, Table
from .handing_over import HandingOver
from .lying_bids import LyingBids


class BiddersContest:
    """Raise or drop out for good, until only the highest bidder is left."""

    def __init__(self, table: Table, lying: LyingBids, handing: HandingOver) -> None:
        self.table = table
        self.lying = lying
        self.handing = handing

    @property
    def current(self) -> Contest:
        """The contest in progress."""
        contest = self.lying.round.contest
        assert contest is not None
        return contest

    def _leader(self) -> Bid:
        high = self.lying.highest(self.current.private)
        assert high is not None
        return high

    def open(self, private: str, bids: list[Bid]) -> None:
        """The bidding for a private begins."""
        switches = self.table.switches
        if switches.contest_order == "by-bid":
            bids = sorted(bids, key=lambda bid: -bid.amount)
        bidders = [bid.player for bid in bids]
        self.lying.round.contest = Contest(private=private, bidders=bidders)
        if switches.contest_opens == "lowest":
            self._ask(min(bids, key=lambda bid: bid.amount).player)
        elif switches.leader_is_asked:
            self._ask(self._leader().player)
        else:
            self._ask(self._next_after(self._leader().player, bidders))

    def _ask(self, player: str) -> None:
        context = {"private": self.current.private, "high_bid": self._leader().amount}
        actors = [Actor(kind="player", id=player)]
        self.table.state.pending.append(Pending(kind="contest", actors=actors, context=context))

    def bid(self, move: BidMove) -> Commit:
        """Raise in the auction among the bidders for one private."""
        contest, switches = self.current, self.table.switches
        if move.private != contest.private:
            self.table.refuse("bid-on-this-one", f"The bidding is for {contest.private} now.")
        private, player = self.table.private(move.private or ""), move.actor.id
        own = switches.raise_own_bid or switches.leader_raises_in_contest
        self.lying.check(private, player, move.price, "raise-too-low", own=own)

        def commit() -> None:
            self.lying.record(private.id, player, move.price)
            if switches.bids_move_priority:
                self.lying.round.last_buyer = player
            self.go_on(player)

        return commit

    def bids(self, actor: Actor) -> Iterator[Candidate]:
        """The raises that a player can afford."""
        contest = self.lying.round.contest
        if contest is not None:
            yield from self.lying.candidates(self.table.private(contest.private), actor)

    def pass_turn(self, move: PassMove) -> Commit:
        """Drop out of the auction for this private for good, unless one is the highest bidder."""

        def commit() -> None:
            order = list(self.current.bidders)
            if self._leader().player != move.actor.id:
                self.current.bidders.remove(move.actor.id)
            self.go_on(move.actor.id, order)

        return commit

    def go_on(self, after: str, order: list[str] | None = None) -> None:
        """The next bidder is asked, or the last has won; ``order``: the bidders before one dropped out."""
        contest, high = self.current, self._leader()
        self.table.state.pending.clear()
        if len(contest.bidders) == 1:
            self.lying.round.contest = None
            self.handing.acquire(self.table.private(contest.private), high.player, high.amount)
        else:
            self._ask(self._next_after(after, order or contest.bidders))

    def _next_after(self, player: str, order: list[str]) -> str:
        contest, switches = self.current, self.table.switches
        asked = list(contest.bidders)
        if not switches.leader_is_asked:
            asked.remove(self._leader().player)
        if switches.contest_order == "lowest-bid":
            amounts = {bid.player: bid.amount for bid in self.lying.on(contest.private)}
            return min(asked, key=lambda each: amounts[each])
        if switches.contest_order == "by-bid":
            at = order.index(player) + 1
            return next(each for each in order[at:] + order[:at] if each in asked)
        return next(each for each in self.table.clockwise_from(player) if each in asked)
