"""Auctions in which players win the right to launch a company, each in somebody's stock turn."""

from collections.abc import Iterator
from typing import Any

from ...actions import BidMove, LaunchMove, PassMove
from ...state import Actor, MinorAuction, Pending
from ..options import Amounts, Candidate
from ..stock.stock_rounds import StockRounds
from ..table import Commit, Table
from .minor_launches import MinorLaunches


class MinorAuctions:
    """Whoever opens one bids first; who bids last picks a company to launch (Lost Atlas SR.auction)."""

    def __init__(self, table: Table, stock: StockRounds, launches: MinorLaunches) -> None:
        self.table = table
        self.stock = stock
        self.launches = launches
        terms = table.box.minor_auction
        assert terms is not None
        self.terms = terms

    @property
    def current(self) -> MinorAuction:
        """The auction in progress."""
        auction = self.stock.round.auction
        assert auction is not None
        return auction

    def faults(self, due: Pending) -> Iterator[str]:
        """Who bids next, or launches, follows from the auction; its bid can be paid, and buys something."""
        auction, terms = self.stock.round.auction, self.terms
        if auction is None:
            return
        bidders, high, bid = auction.bidders, auction.high_bidder, auction.high_bid
        if auction.opener != (player := self.stock.round.turn.player):
            yield f"kind: expected {player}, whose turn it is, in `round.auction.opener`"
        if high not in bidders or len({*bidders}) != len(bidders) or not {*bidders} <= {*self.table.active}:
            yield f"kind: expected players in `round.auction.bidders`, {high} among them, found {bidders}"
            return
        if bid > self.table.players[high].cash:
            yield f"kind: {high} has ${self.table.players[high].cash} and has bid ${bid} in `round.auction`"
        if bid < terms.least or (bid - terms.least) % self._first_step:
            yield f"kind: expected a bid of ${terms.least} or some steps more in `round.auction`, found {bid}"
        if not self.launches.any_left():
            yield "kind: there is no minor left to be launched"
        names = [actor.id for actor in due.actors]
        if due.kind == "launch":
            if names != [high] or bidders != [high] or due.context["bid"] != bid:
                yield f"actors: expected {high} to launch for ${bid}, alone in the auction"
        else:
            following = next(name for name in self.table.clockwise_from(high) if name in bidders)
            if names != [following] or following == high:
                yield f"actors: expected the next bidder after {high}, who has bid ${bid}, found {names}"
            if due.context != {"high_bid": bid, "high_bidder": high}:
                yield f"context: expected the bid of ${bid} by {high}, found {due.context}"

    # opening ------------------------------------------------------------------------------------------

    def open(self, move: BidMove) -> Commit:
        """Open an auction with a first bid, in the place of all else that a turn may hold (SR.turn)."""
        player = move.actor.id
        if self.stock.round.turn.sold:
            self.table.refuse(
                "auction-or-trade", f"{player} has sold shares and opens no auction in this turn."
            )
        if not self.launches.any_left():
            self.table.refuse("no-minor-left", "There is no minor left to be launched.")
        if move.price < self.terms.least:
            self.table.refuse("first-bid", f"Bids begin at ${self.terms.least}.")
        if (move.price - self.terms.least) % self._first_step:
            self.table.refuse("bid-step", f"Bids rise in steps of ${self.terms.step}.")
        self._check_bid(move)

        def commit() -> None:
            around = self.table.clockwise_from(player)
            self.stock.round.passed.clear()
            self.stock.round.auction = MinorAuction(
                opener=player,
                bidders=[name for name in self.table.active if name in around],
                high_bid=move.price,
                high_bidder=player,
            )
            self._go_on(player)

        return commit

    def openings(self, actor: Actor) -> Iterator[Candidate]:
        """The first bids that a player can afford."""
        yield from self._amounts(actor, self.terms.least, self._first_step)

    @property
    def _first_step(self) -> int:
        """Of what the first bid is a multiple beyond the least one, in $."""
        return 1 if self.table.switches.first_bid_of_any_sum else self.terms.step

    # bidding ------------------------------------------------------------------------------------------

    def bid(self, move: BidMove) -> Commit:
        """Bid more than the last one."""
        high, step = self.current.high_bid, self.terms.step
        if move.price <= high:
            self.table.refuse("raise-too-low", f"${high} is bid already; a bid is ${high + step} at least.")
        if (move.price - high) % step:
            self.table.refuse("bid-step", f"Bids rise in steps of ${step}.")
        if self.table.switches.bids_are_exact and move.price != high + step:
            self.table.refuse("bid-step", f"The next bid is ${high + step}, no more.")
        self._check_bid(move)

        def commit() -> None:
            auction = self.current
            auction.high_bid, auction.high_bidder = move.price, move.actor.id
            self._go_on(move.actor.id)

        return commit

    def bids(self, actor: Actor) -> Iterator[Candidate]:
        """The higher bids that a player can afford."""
        least = self.current.high_bid + self.terms.step
        if self.table.switches.bids_are_exact:
            yield BidMove(actor=actor, price=least)
        else:
            yield from self._amounts(actor, least, self.terms.step)

    def drop_out(self, move: PassMove) -> Commit:
        """Leave the auction for good; it is over when one bidder is left."""

        def commit() -> None:
            self.current.bidders.remove(move.actor.id)
            self._go_on(move.actor.id)

        return commit

    def _check_bid(self, move: BidMove) -> None:
        """Refuse a bid for something else, one that cannot be paid, and by a reading one above the range."""
        cash = self.table.players[move.actor.id].cash
        if move.private is not None:
            self.table.refuse("bid-for-a-minor", "The bid is for a minor, which the winner picks.")
        if move.price > cash:
            self.table.refuse("bid-needs-money", f"{move.actor.id} has ${cash}, not ${move.price}.")
        if self.table.switches.bids_within_range and self.launches.is_above_the_range(move.price):
            self.table.refuse(
                "bid-above-the-range", f"Half of ${move.price} is above the prices of this phase."
            )

    def _amounts(self, actor: Actor, least: int, step: int) -> Iterator[Candidate]:
        cash = self.table.players[actor.id].cash
        most = range(least, cash + 1, step)
        yield Amounts(BidMove(actor=actor, price=least), "price", tuple(most), step)

    def _go_on(self, after: str) -> None:
        """The next bidder is asked; the last one launches a minor."""
        auction = self.current
        if auction.bidders == [auction.high_bidder]:
            self._ask("launch", auction.high_bidder, {"bid": auction.high_bid})
        else:
            around = self.table.clockwise_from(after)
            context = {"high_bid": auction.high_bid, "high_bidder": auction.high_bidder}
            self._ask("auction", next(name for name in around if name in auction.bidders), context)

    def _ask(self, kind: str, player: str, context: dict[str, Any]) -> None:
        actors = [Actor(kind="player", id=player)]
        self.table.state.pending[:] = [Pending(kind=kind, actors=actors, context=context)]

    # the minor ----------------------------------------------------------------------------------------

    def launch(self, move: LaunchMove) -> Commit:
        """Launch a minor for the winning bid; with that the turn is over."""
        auction = self.current
        plan = self.launches.plan(move.actor.id, auction.high_bid, move)

        def commit() -> None:
            plan()
            counts, over = (
                self.table.switches.auction_counts_for,
                self.table.switches.auction_passes_turn_from,
            )
            who = {"opener": auction.opener, "winner": auction.high_bidder}
            self.stock.round.auction = None
            self.table.state.pending.clear()
            self.stock.acted(who[counts])
            self.stock.next_turn(after=who[over])

        return commit

    def launches_open(self, actor: Actor) -> Iterator[Candidate]:
        """Every minor that the winner may launch."""
        yield from self.launches.proposals(actor, self.current.high_bid)
