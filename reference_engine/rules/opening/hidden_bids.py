"""Private companies chosen in the order of one hidden bid (18FL 3.2)."""

from collections.abc import Iterator

from ...actions import BidMove, BuyPrivateMove
from ...state import Actor, BidsRound, HiddenBid, Pending
from ..options import Candidate
from ..private_companies.privates import Privates
from ..table import Commit, Table
from ..turns.course import Course


class HiddenBids:
    """Everybody bids once for the order, pays it, and takes one private company at its face value.

    ``leader``: whose buyer has the priority deal in the first stock round.
    """

    def __init__(self, table: Table, course: Course, privates: Privates, leader: str) -> None:
        self.table = table
        self.course = course
        self.privates = privates
        self.leader = leader

    @property
    def round(self) -> BidsRound:
        """The round in progress."""
        current = self.table.state.round
        assert isinstance(current, BidsRound)
        return current

    def _left(self) -> list[str]:
        return [private.id for private in self.table.state.privates if private.owner == "bank"]

    def next(self) -> None:
        """Nothing is pending: bids, choices, or the first stock round."""
        table, current = self.table, self.round
        if not current.choosers:
            self._ask_for_bids()
        elif self._left():
            player = current.choosers[len(table.state.privates) - len(self._left())]
            actors, context = [Actor(kind="player", id=player)], {"privates": self._left()}
            table.state.pending.append(Pending(kind="choose_private", actors=actors, context=context))
        else:
            leading = table.owner_player(table.private(self.leader))
            table.state.priority = leading or table.state.priority
            self.course.over()

    def _ask_for_bids(self) -> None:
        made = {bid.player for bid in self.round.bids}
        waiting = [Actor(kind="player", id=player) for player in self.table.seats if player not in made]
        context = {"amounts": list(self.table.box.sealed_bids)}
        self.table.state.pending.append(Pending(kind="hidden_bid", actors=waiting, context=context))

    # acting -------------------------------------------------------------------------------------------

    def bid(self, move: BidMove) -> Commit:
        """Bid for the order of choosing, unknown to the others."""
        amounts = self.table.box.sealed_bids
        if move.private is not None:
            self.table.refuse("bid-is-for-the-order", "The bid is for the order, not for a private.")
        if move.price not in amounts:
            offered = ", ".join(f"${amount}" for amount in amounts)
            self.table.refuse("bid-amount", f"${move.price} cannot be bid; there are {offered}.")

        def commit() -> None:
            seats, bids = self.table.seats, self.round.bids
            bids.append(HiddenBid(player=move.actor.id, amount=move.price))
            bids.sort(key=lambda bid: seats.index(bid.player))
            self.table.state.pending.clear()
            if len(bids) == len(seats):
                self._reveal()

        return commit

    def possible_bids(self, actor: Actor) -> Iterator[Candidate]:
        """Every amount that can be bid."""
        for amount in self.table.box.sealed_bids:
            yield BidMove(actor=actor, price=amount)

    def _reveal(self) -> None:
        """All bids are paid; the highest chooses first, of equal ones the earlier in seat order."""
        for bid in self.round.bids:
            self.table.pays_bank(self.table.players[bid.player], bid.amount)
        in_order = sorted(self.round.bids, key=lambda bid: -bid.amount)
        self.round.choosers = [bid.player for bid in in_order]

    def choose(self, move: BuyPrivateMove) -> Commit:
        """Take a private company at its face value."""
        player = self.table.players[move.actor.id]
        purchase = self.privates.sell_at_face_value(move.private, move.price, "bank", player)

        def commit() -> None:
            self.table.state.pending.clear()
            purchase()

        return commit

    def choices(self, actor: Actor) -> Iterator[Candidate]:
        """Every private company at its face value."""
        for private in self.table.state.privates:
            yield BuyPrivateMove(actor=actor, private=private.id, price=self.table.face_value(private))
