"""The distribution of the private companies by cards drawn counter-clockwise."""

from collections.abc import Iterator

from ...actions import BuyPrivateMove, DraftMove, PassMove, ShuffleMove
from ...state import Actor, DraftRound, Pending, Pick, Private
from ..options import Candidate
from ..private_companies.independents import Independents
from ..table import Commit, Table
from ..turns.course import Course

BLANK = "blank"
"""A player card: keeping it is keeping no private."""
CHANCE = Actor(kind="chance", id="chance")


class Draft:
    """Draw a hand, keep one card, put the others under the deck; in the end everybody pays (section 3)."""

    def __init__(self, table: Table, course: Course, independents: Independents) -> None:
        self.table = table
        self.course = course
        self.independents = independents
        terms = table.box.draft
        assert terms is not None
        self.terms = terms

    @property
    def round(self) -> DraftRound:
        """The distribution in progress."""
        current = self.table.state.round
        assert isinstance(current, DraftRound)
        return current

    # whose turn, and which hand -----------------------------------------------------------------------

    def drawer(self, turn: int) -> str:
        """Who draws in a turn counted from 0: counter-clockwise, from the right of the priority holder."""
        seats = self.table.seats
        return seats[(seats.index(self.table.state.priority) - 1 - turn) % len(seats)]

    def hand_size(self) -> int:
        """How many cards are drawn while the deck lasts."""
        return len(self.table.seats) + self.terms.extra_cards

    def price(self, card: str) -> int:
        """What a card costs in $, the debt of an independent railroad included."""
        if card == BLANK:
            return 0
        printed = self.table.box.private(card)
        return printed.face + printed.debt

    def next(self) -> None:
        """Nothing is pending: the next hand, the offer of the last private, or the end."""
        deck = self.round.deck
        privates = [card for card in deck if card != BLANK]
        player = self.drawer(len(self.round.picks))
        if not privates:
            self._finish({})
        elif len(deck) == 1:
            self._offer(player, privates[0], self.price(privates[0]))
        else:
            hand = self.round.hand
            hand[:] = deck[: self.hand_size()]
            del deck[: self.hand_size()]
            self._ask("draft", Actor(kind="player", id=player), {"cards": list(hand)})

    def _ask(self, kind: str, actor: Actor, context: dict[str, object]) -> None:
        self.table.state.pending[:] = [Pending(kind=kind, actors=[actor], context=context)]

    # choosing -----------------------------------------------------------------------------------------

    def keep(self, move: DraftMove) -> Commit:
        """Keep one card of the hand."""
        hand, player = self.round.hand, move.actor.id
        if move.card not in hand:
            self.table.refuse("card-not-drawn", f"{player} has not drawn {move.card}.")
        if not self._can_pay(player, move.card) and any(self._can_pay(player, card) for card in hand):
            self.table.refuse(
                "cannot-pay-for-all-kept", f"{player} cannot pay for {move.card} besides the cards kept."
            )

        def commit() -> None:
            self.round.picks.append(Pick(player=player, card=move.card))
            if move.card in hand:
                hand.remove(move.card)
            self.table.state.pending.clear()
            if len(set(hand)) > 1 and len(hand) + len(self.round.deck) > self.hand_size():
                self._ask("shuffle", CHANCE, {"cards": list(hand)})
            else:
                self._return(hand)

        return commit

    def choices(self, actor: Actor) -> Iterator[Candidate]:
        """Every card of the hand."""
        for card in dict.fromkeys(self.round.hand):
            yield DraftMove(actor=actor, card=card)

    def _can_pay(self, player: str, card: str) -> bool:
        kept = sum(self.price(pick.card) for pick in self.round.picks if pick.player == player)
        return kept + self.price(card) <= self.table.players[player].cash

    def shuffle(self, move: ShuffleMove) -> Commit:
        """Chance puts the other cards under the deck."""
        if sorted(move.cards) != sorted(self.round.hand):
            self.table.refuse("other-cards", "These are not the cards that go under the deck.")
        return lambda: self._return(move.cards)

    def shuffles(self, actor: Actor) -> Iterator[Candidate]:
        """The cards in the order in which they lie: one of all orders."""
        yield ShuffleMove(actor=actor, cards=list(self.round.hand))

    def _return(self, cards: list[str]) -> None:
        self.round.deck += cards
        self.round.hand.clear()
        self.table.state.pending.clear()

    # the last private ---------------------------------------------------------------------------------

    def _offer(self, player: str, private: str, price: int) -> None:
        self.table.privates[private].price = price
        self._ask("last_private", Actor(kind="player", id=player), {"private": private, "price": price})

    def _offered(self) -> tuple[str, int]:
        context = self.table.state.pending[0].context
        return context["private"], context["price"]

    def lowest_price(self, private: str) -> int:
        """Where the falling price ends, in $: the debt of an independent railroad stays due (section 3)."""
        if self.table.switches.independent_price_falls == "sum":
            return 0
        return self.table.box.private(private).debt

    def buy(self, move: BuyPrivateMove) -> Commit:
        """Take the last private at the price asked."""
        private, price = self._offered()
        player = self.table.players[move.actor.id]
        if (move.private, move.price) != (private, price):
            self.table.refuse("price-asked", f"{private} is offered, for ${price}.")
        kept = sum(self.price(pick.card) for pick in self.round.picks if pick.player == player.id)
        if kept + price > player.cash and price > self.lowest_price(private):
            self.table.refuse("cannot-pay", f"{player.id} has ${player.cash - kept} left, not ${price}.")

        def commit() -> None:
            self.round.picks.append(Pick(player=player.id, card=private))
            self.round.deck.clear()
            self._finish({private: price})

        return commit

    def purchases(self, actor: Actor) -> Iterator[Candidate]:
        """The private company that is offered, at its price."""
        private, price = self._offered()
        yield BuyPrivateMove(actor=actor, private=private, price=price)

    def decline(self, move: PassMove) -> Commit:
        """Leave the last private to the next player, for less; at the end of the fall it has to be taken."""
        private, price = self._offered()
        if price <= self.lowest_price(private):
            self.table.refuse("has-to-take-it", f"{move.actor.id} has to take {private} for ${price}.")
        seats = self.table.seats
        following = seats[(seats.index(move.actor.id) - 1) % len(seats)]
        lower = max(price - self.terms.discount_step, self.lowest_price(private))
        return lambda: self._offer(following, private, lower)

    # paying -------------------------------------------------------------------------------------------

    def _finish(self, reduced: dict[str, int]) -> None:
        """Everybody pays the bank; the independent railroads begin; the first stock round (section 3)."""
        self.table.state.pending.clear()
        for pick in self.round.picks:
            if pick.card == BLANK:
                continue
            private = self.table.privates[pick.card]
            payer = self.table.players[pick.player]
            self.table.pays_bank(payer, reduced.get(pick.card, self.price(pick.card)))
            private.owner = f"player:{pick.player}"
            private.price = None
        for private in self.table.state.privates:
            self._begin(private)
        self.course.over()

    def _begin(self, private: Private) -> None:
        if private.id in self.table.box.independents_by_id:
            self.independents.start(private.id)
