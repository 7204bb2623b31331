"""The opening auction of the private companies (sections 5, 29, 30, 31)."""

from collections.abc import Iterator
from typing import Protocol

from ...actions import BidMove, ParMove, PassMove
from ...state import Actor, AuctionRound, Bid, Company, Contest, Pending, Private
from ..options import Amounts, Candidate
from ..private_companies.privates import Privates
from ..rolling_stock.trains import Trains
from ..table import Commit, Table
from ..turns.course import Course


class Founding(Protocol):
    """How companies start."""

    def check_par_value(self, price: int) -> None:
        """Refuse a par value that the chart does not offer."""

    def start_company(self, company: Company, president: str, par: int) -> None:
        """A company starts: president, par, price marker."""


class Auction:
    """Buy the lowest private at its price, bid on another, or pass; settle bids after each purchase."""

    def __init__(
        self, table: Table, course: Course, privates: Privates, trains: Trains, stock: Founding
    ) -> None:
        self.table = table
        self.course = course
        self.privates = privates
        self.trains = trains
        self.stock = stock
        terms = table.box.auction
        assert terms is not None
        self.terms = terms

    @property
    def round(self) -> AuctionRound:
        """The auction in progress."""
        current = self.table.state.round
        assert isinstance(current, AuctionRound)
        return current

    # the offer ----------------------------------------------------------------------------------------

    def unsold(self) -> list[Private]:
        """The privates still to be had, the lowest number first."""
        return [private for private in self.table.state.privates if private.owner == "bank"]

    def bids_on(self, private: str) -> list[Bid]:
        """The bids on a private, in the order in which the bidders came in."""
        return [bid for bid in self.round.bids if bid.private == private]

    def high_bid(self, private: str) -> Bid | None:
        """The highest bid on a private."""
        return max(self.bids_on(private), key=lambda bid: bid.amount, default=None)

    def least_bid(self, private: Private) -> int:
        """The least that may be bid on a private now, in $."""
        high = self.high_bid(private.id)
        floor = self.table.face_value(private) if high is None else high.amount
        return floor + self.terms.bid_increment

    def free_cash(self, player: str, besides: str | None = None) -> int:
        """A player's money in $ that does not lie on a bid; bids on ``besides`` are left out."""
        committed = 0
        for private in self.unsold():
            high = self.high_bid(private.id)
            if private.id != besides and high is not None and high.player == player:
                committed += high.amount
        return self.table.players[player].cash - committed

    # ordinary turns -----------------------------------------------------------------------------------

    def bid(self, move: BidMove) -> Commit:
        """Buy the lowest-numbered private at its price, or bid on another one."""
        table, player = self.table, move.actor.id
        private = table.private(move.private or "")
        if private.owner != "bank":
            table.refuse("already-sold", f"{private.id} has been sold.")
        unsold = self.unsold()
        if unsold and unsold[0] is private:
            return self._buy_lowest(private, player, move.price)
        self._check_bid(private, player, move.price, "bid-too-low")
        if self.table.switches.bids_are_exact and move.price > self.least_bid(private):
            table.refuse("bid-too-high", f"A bid on {private.id} is ${self.least_bid(private)}, no more.")
        return lambda: self._place_bid(private, player, move.price)

    def bids(self, actor: Actor) -> Iterator[Candidate]:
        """The lowest private at its price, and the bids that a player can afford on the others."""
        for number, private in enumerate(self.unsold()):
            if number:
                yield from self._bids_on(private, actor, exact=self.table.switches.bids_are_exact)
            else:
                yield BidMove(actor=actor, private=private.id, price=private.price or 0)

    def _bids_on(self, private: Private, actor: Actor, *, exact: bool = False) -> Iterator[Candidate]:
        least, step = self.least_bid(private), self.terms.bid_multiple
        least = -(-least // step) * step
        most = least if exact else self.free_cash(actor.id, besides=private.id)
        yield Amounts(
            BidMove(actor=actor, private=private.id, price=least), "price", (most // step * step,), step
        )

    def _buy_lowest(self, private: Private, player: str, price: int) -> Commit:
        asked = private.price or 0
        if price != asked:
            reason = f"{private.id} is sold for ${asked}, not for ${price}."
            self.table.refuse("lowest-at-its-price", reason, "above" if price > asked else "below")
        if self.free_cash(player) < price:
            self.table.refuse(
                "bid-needs-money", f"{player} has ${self.free_cash(player)} free, not ${price}."
            )

        def commit() -> None:
            self.round.passed.clear()
            self.round.last_buyer = player
            self.round.resume = self.table.left_of(player)
            self.acquire(private, player, price)

        return commit

    def _check_bid(self, private: Private, player: str, price: int, too_low: str) -> None:
        table, least, high = self.table, self.least_bid(private), self.high_bid(private.id)
        if high is not None and high.player == player and not table.switches.raise_own_bid:
            table.refuse("own-bid-stands", f"{player} holds the highest bid on {private.id} already.")
        if price < least:
            table.refuse(too_low, f"A bid on {private.id} must be at least ${least}.")
        if price % self.terms.bid_multiple:
            table.refuse("bid-multiple", f"Bids are made in steps of ${self.terms.bid_multiple}.")
        free = self.free_cash(player, besides=private.id)
        if free < price:
            table.refuse("bid-needs-money", f"{player} has ${free} free, not ${price}.")

    def _place_bid(self, private: Private, player: str, price: int) -> None:
        self.round.passed.clear()
        self._record(private.id, player, price)
        self.table.state.pending.clear()
        self._ask(self._next_player(player))

    def _record(self, private: str, player: str, amount: int) -> None:
        for bid in self.round.bids:
            if bid.private == private and bid.player == player:
                bid.amount = amount
                return
        self.round.bids.append(Bid(private=private, player=player, amount=amount))

    def pass_turn(self, move: PassMove) -> Commit:
        """Pass; when everybody has, the auction stops for a pay-out or a lower price."""
        player = move.actor.id

        def commit() -> None:
            self.table.state.pending.clear()
            self.round.passed.append(player)
            if self.table.switches.auction_pass == "hard":
                self.round.out.append(player)
                everybody = len(self.round.out) == len(self.table.seats)
            else:
                everybody = len(self.round.passed) == len(self.table.seats)
            if everybody:
                self._all_passed(player)
            else:
                self._ask(self._next_player(player))

        return commit

    def _next_player(self, player: str) -> str:
        for candidate in self.table.clockwise_from(player):
            if candidate not in self.round.out:
                return candidate
        return self.table.left_of(player)

    def _ask(self, player: str) -> None:
        self.table.state.pending.append(
            Pending(kind="auction_turn", actors=[Actor(kind="player", id=player)], context={})
        )

    # everybody passed ---------------------------------------------------------------------------------

    def _all_passed(self, last: str) -> None:
        switches = self.table.switches
        self.round.passed.clear()
        self.round.out.clear()
        starter = self.table.left_of(last)
        if switches.after_all_pass == "priority":
            starter = self.table.state.priority
        lowest = self.unsold()[0]
        untouched = lowest is self.table.state.privates[0]
        if switches.discount_needs_no_bids:
            untouched = untouched and not self.round.bids
        if untouched:
            if switches.discount_exports:
                self._export()
            self._lower_price(lowest, starter)
            return
        self.privates.pay_out()
        self._export()
        if switches.bids_after_all_pass == "returned":
            self.round.bids.clear()
        elif switches.bids_after_all_pass == "win":
            self.round.resume = starter
            return
        self._ask(starter)

    def _export(self) -> None:
        ranks = None
        if self.table.switches.auction_exports == "first-rank":
            ranks = frozenset({self.table.box.trains[0].name})
        self.trains.export(ranks)

    def _lower_price(self, private: Private, starter: str) -> None:
        private.price = max((private.price or 0) - self.terms.discount_step, self.terms.discount_floor)
        if self.table.switches.discount_lowers_face:
            private.face = private.price
        if private.price == 0 and self.table.switches.free_private_is_forced:
            self.round.last_buyer = starter
            self.round.resume = self.table.left_of(starter)
            self.acquire(private, starter, 0)
        else:
            self._ask(starter)

    # acquiring ----------------------------------------------------------------------------------------

    def acquire(self, private: Private, player: str, price: int) -> None:
        """A player gets a private with the certificate under it; P6's owner sets a par at once."""
        self.table.state.pending.clear()
        self.table.pays_bank(self.table.players[player], price)
        private.owner = "player:" + player
        private.price = None
        self.round.bids[:] = [bid for bid in self.round.bids if bid.private != private.id]
        for certificates in self.table.certificates.values():
            for certificate in certificates:
                if certificate.holder == "private:" + private.id:
                    certificate.holder = "player:" + player
                    if certificate.president:
                        self.table.state.pending.append(
                            Pending(
                                kind="par",
                                actors=[Actor(kind="player", id=player)],
                                context={"company": certificate.company},
                            )
                        )

    def set_par(self, move: ParMove) -> Commit:
        """Set the par value of the company that came with a private (sections 5, 8)."""
        due = self.table.state.pending[0].context["company"]
        if move.company != due:
            self.table.refuse("par-of-that-company", f"The par value of the {due} is to be set now.")
        self.stock.check_par_value(move.price)

        def commit() -> None:
            del self.table.state.pending[0]
            self.stock.start_company(self.table.company(due), move.actor.id, move.price)

        return commit

    # settling -----------------------------------------------------------------------------------------

    def next(self) -> None:
        """Nothing is pending: settle the next private with bids, or give the next player his turn."""
        for private in self.unsold():
            bids = self.bids_on(private.id)
            if len(bids) == 1:
                self.acquire(private, bids[0].player, bids[0].amount)
                return
            if bids:
                self._open_contest(private.id, bids)
                return
            if self.table.switches.settle_stops_at_unbid:
                break
        if self.unsold():
            resume = self.round.resume or self.table.state.priority
            self.round.resume = None
            self._ask(self._next_player(resume) if resume in self.round.out else resume)
        else:
            self._close()

    def _open_contest(self, private: str, bids: list[Bid]) -> None:
        bidders = [bid.player for bid in bids]
        self.round.contest = Contest(private=private, bidders=bidders)
        self._ask_contest(min(bids, key=lambda bid: bid.amount).player)

    def _ask_contest(self, player: str) -> None:
        contest = self.round.contest
        assert contest is not None
        high = self.high_bid(contest.private)
        assert high is not None
        self.table.state.pending.append(
            Pending(
                kind="contest",
                actors=[Actor(kind="player", id=player)],
                context={"private": contest.private, "high_bid": high.amount},
            )
        )

    def contest_bid(self, move: BidMove) -> Commit:
        """Raise in the auction among the bidders for one private."""
        contest = self.round.contest
        assert contest is not None
        if move.private != contest.private:
            self.table.refuse("bid-on-this-one", f"The bidding is for {contest.private} now.")
        self._check_bid(self.table.private(move.private or ""), move.actor.id, move.price, "raise-too-low")

        def commit() -> None:
            self._record(move.private or "", move.actor.id, move.price)
            self._go_on_with_contest(move.actor.id)

        return commit

    def contest_bids(self, actor: Actor) -> Iterator[Candidate]:
        """The raises that a player can afford."""
        contest = self.round.contest
        if contest is not None:
            yield from self._bids_on(self.table.private(contest.private), actor)

    def contest_pass(self, move: PassMove) -> Commit:
        """Drop out of the auction for this private for good, unless one is the highest bidder."""

        def commit() -> None:
            contest = self.round.contest
            assert contest is not None
            high = self.high_bid(contest.private)
            if high is None or high.player != move.actor.id:
                contest.bidders.remove(move.actor.id)
            self._go_on_with_contest(move.actor.id)

        return commit

    def _go_on_with_contest(self, after: str) -> None:
        contest = self.round.contest
        assert contest is not None
        self.table.state.pending.clear()
        high = self.high_bid(contest.private)
        assert high is not None
        if len(contest.bidders) == 1:
            self.round.contest = None
            self.acquire(self.table.private(contest.private), high.player, high.amount)
            return
        asked = list(contest.bidders)
        if not self.table.switches.leader_is_asked:
            asked.remove(high.player)
        if self.table.switches.contest_order == "lowest-bid":
            amounts = {bid.player: bid.amount for bid in self.bids_on(contest.private)}
            self._ask_contest(min(asked, key=lambda player: amounts[player]))
        else:
            self._ask_contest(next(p for p in self.table.clockwise_from(after) if p in asked))

    def _close(self) -> None:
        """All privates are sold: the priority deal moves on and the first stock round begins."""
        state = self.table.state
        holder = state.priority
        if self.table.switches.priority_after_auction == "left-of-last-buyer" and self.round.last_buyer:
            holder = self.round.last_buyer
        state.priority = self.table.left_of(holder)
        self.course.over()
