"""Bids that lie on private companies until those are sold."""

from collections.abc import Iterator

from ...actions import BidMove
from ...state import Actor, AuctionRound, Bid, Private
from ..options import Amounts, Candidate
from ..table import Table


class LyingBids:
    """Who has bid how much on what, what may be bid, and whose money is tied up."""

    def __init__(self, table: Table) -> None:
        self.table = table
        terms = table.box.auction
        assert terms is not None
        self.terms = terms

    @property
    def round(self) -> AuctionRound:
        """The auction in progress."""
        current = self.table.state.round
        assert isinstance(current, AuctionRound)
        return current

    def unsold(self) -> list[Private]:
        """The privates still to be had, the lowest number first."""
        return [private for private in self.table.state.privates if private.owner == "bank"]

    def on(self, private: str) -> list[Bid]:
        """The bids on a private, in the order in which the bidders came in."""
        return [bid for bid in self.round.bids if bid.private == private]

    def highest(self, private: str) -> Bid | None:
        """The highest bid on a private."""
        return max(self.on(private), key=lambda bid: bid.amount, default=None)

    def least(self, private: Private) -> int:
        """The least that may be bid on a private now, in $."""
        high = self.highest(private.id)
        if high is not None:
            return high.amount + self.terms.bid_increment
        face = self.table.face_value(private)
        return face if self.table.switches.first_bid_is_face else face + self.terms.bid_increment

    def free_cash(self, player: str, besides: str | None = None) -> int:
        """A player's money in $ that does not lie on a bid; bids on ``besides`` are left out."""
        committed = 0
        for private in self.unsold():
            high = self.highest(private.id)
            if private.id != besides and high is not None and high.player == player:
                committed += high.amount
        return self.table.players[player].cash - committed

    def is_exact(self, private: Private) -> bool:
        """Whether the least that may be bid in an ordinary turn is also the most."""
        switches = self.table.switches
        return switches.bids_are_exact or (switches.first_bids_are_exact and self.highest(private.id) is None)

    def check(self, private: Private, player: str, price: int, too_low: str, *, own: bool) -> None:
        """Refuse what cannot be bid; ``own``: whether the highest bidder may raise his own bid."""
        table, least, high = self.table, self.least(private), self.highest(private.id)
        if high is not None and high.player == player and not own:
            table.refuse("own-bid-stands", f"{player} holds the highest bid on {private.id} already.")
        if price < least:
            about = "first-bid" if high is None else ""
            table.refuse(too_low, f"A bid on {private.id} must be at least ${least}.", about)
        if price % self.terms.bid_multiple:
            table.refuse("bid-multiple", f"Bids are made in steps of ${self.terms.bid_multiple}.")
        free = self.free_cash(player, besides=private.id)
        if free < price:
            table.refuse("bid-needs-money", f"{player} has ${free} free, not ${price}.")

    def candidates(self, private: Private, actor: Actor, *, exact: bool = False) -> Iterator[Candidate]:
        """The bids on a private that a player can afford."""
        least, step = self.least(private), self.terms.bid_multiple
        least = -(-least // step) * step
        most = least if exact else self.free_cash(actor.id, besides=private.id)
        move = BidMove(actor=actor, private=private.id, price=least)
        yield Amounts(move, "price", (most // step * step,), step)

    def record(self, private: str, player: str, amount: int) -> None:
        """A bid lies on a private from now on, in the place of an earlier one of the same player."""
        for bid in self.round.bids:
            if bid.private == private and bid.player == player:
                bid.amount = amount
                return
        self.round.bids.append(Bid(private=private, player=player, amount=amount))
