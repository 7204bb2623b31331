"""Wrong hidden bids, wrong choices of private companies."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.eighteen_fl import Game18FL
from ..entries import wrong


def _after_reveal(game: Game18FL, then: Any) -> None:
    reveal = game.bids._reveal

    def and_then() -> None:
        reveal()
        then()

    game.bids._reveal = and_then  # type: ignore[method-assign]


@wrong("lowest-bid-chooses-first", {"18FL": "3.2-g"})
def _(game: Game18FL) -> None:
    """whoever bids least chooses first"""

    def upwards() -> None:
        bids = sorted(game.bids.round.bids, key=lambda bid: bid.amount)
        game.bids.round.choosers = [bid.player for bid in bids]

    _after_reveal(game, upwards)


@wrong("equal-bids-choose-from-the-last-seat", {"18FL": "3.2-h"})
def _(game: Game18FL) -> None:
    """of equal bids that of the highest player number chooses first"""

    def from_the_last() -> None:
        seats = game.table.seats
        bids = sorted(game.bids.round.bids, key=lambda bid: (-bid.amount, -seats.index(bid.player)))
        game.bids.round.choosers = [bid.player for bid in bids]

    _after_reveal(game, from_the_last)


@wrong("bids-are-not-paid", {"18FL": "3.2-f"})
def _(game: Game18FL) -> None:
    """nobody pays his bid"""

    def refund() -> None:
        for bid in game.bids.round.bids:
            game.table.bank_pays(game.table.players[bid.player], bid.amount)

    _after_reveal(game, refund)


@wrong("only-the-highest-bid-is-paid", {"18FL": "3.2-f"})
def _(game: Game18FL) -> None:
    """only the first to choose pays his bid"""

    def refund() -> None:
        for bid in game.bids.round.bids:
            if bid.player != game.bids.round.choosers[0]:
                game.table.bank_pays(game.table.players[bid.player], bid.amount)

    _after_reveal(game, refund)


@wrong("bids-are-paid-at-once", {"18FL": "3.2-e"})
def _(game: Game18FL) -> None:
    """a bid is paid when it is made, not when all are revealed"""
    bid, reveal = game.bids.bid, game.bids._reveal

    def at_once(move: Any) -> Any:
        commit = bid(move)

        def pay() -> None:
            game.table.pays_bank(game.table.players[move.actor.id], move.price)
            commit()

        return pay

    def without_paying() -> None:
        pays = game.table.pays_bank
        game.table.pays_bank = lambda payer, amount: None  # type: ignore[method-assign]
        try:
            reveal()
        finally:
            game.table.pays_bank = pays  # type: ignore[method-assign]

    game.bids.bid = at_once  # type: ignore[method-assign]
    game.bids._reveal = without_paying  # type: ignore[method-assign]


@wrong("one-bids-after-the-other", {"18FL": "3.2-b 3.2-e"})
def _(game: Game18FL) -> None:
    """the players bid in the order of their seats"""
    ask = game.bids._ask_for_bids

    def first_only() -> None:
        ask()
        due = game.state.pending[-1]
        due.actors = due.actors[:1]

    game.bids._ask_for_bids = first_only  # type: ignore[method-assign]


@wrong("bid-is-part-of-the-price", {"18FL": "3.2-c"})
def _(game: Game18FL) -> None:
    """what a player has bid is taken off the price of his private company"""
    _after_choice(game, lambda player, face: -_bid_of(game, player))


@wrong("bid-is-the-price", {"18FL": "3.2-c 3.2-g 5.3-a"})
def _(game: Game18FL) -> None:
    """a private company costs nothing besides the bid"""
    _after_choice(game, lambda player, face: -face)


def _bid_of(game: Game18FL, player: str) -> int:
    return next((bid.amount for bid in game.bids.round.bids if bid.player == player), 0)


def _after_choice(game: Game18FL, extra: Any) -> None:
    """Let the buyer of a private company pay so much more than its face value."""
    choose = game.bids.choose

    def otherwise(move: Any) -> Any:
        commit = choose(move)

        def go_on() -> None:
            commit()
            more = extra(move.actor.id, game.box.private(move.private).face)
            game.table.pays_bank(game.table.players[move.actor.id], more)

        return go_on

    game.bids.choose = otherwise  # type: ignore[method-assign]


@wrong("privates-come-in-their-order", {"18FL": "3.2-g"})
def _(game: Game18FL) -> None:
    """nobody chooses: the private companies are bought in their order"""
    choose = game.bids.choose

    def first_only(move: Any) -> Any:
        if move.private != game.bids._left()[0]:
            game.table.refuse("other-private-first", "Another one comes first.")
        return choose(move)

    game.bids.choose = first_only  # type: ignore[method-assign]


@wrong("one-private-is-left", {"18FL": "3.2-i"})
def _(game: Game18FL) -> None:
    """the last to choose gets no private company"""
    left = game.bids._left
    game.bids._left = lambda: found if len(found := left()) > 1 else []  # type: ignore[method-assign]


@wrong("priority-stays-where-it-is", {"18FL": "3.2-j 3.2-l"})
def _(game: Game18FL) -> None:
    """the first player keeps the priority deal when the private companies have been bought"""
    _starting(game, lambda: setattr(game.state, "priority", game.table.seats[0]))


@wrong("priority-goes-with-another-private", {"18FL": "3.2-j 3.2-l"})
def _(game: Game18FL) -> None:
    """the priority deal goes to the buyer of Peninsular and Occidental Steamship"""
    game.bids.leader = "POSC"


@wrong("seats-follow-the-card", {"18FL": "3.2-k"})
def _(game: Game18FL) -> None:
    """the players change seats, so that the holder of the priority deal sits first"""

    def rotate() -> None:
        players, seats = game.state.players, game.table.seats
        at = seats.index(game.state.priority)
        players[:] = players[at:] + players[:at]
        seats[:] = seats[at:] + seats[:at]

    _starting(game, rotate)


def _starting(game: Game18FL, before: Any) -> None:
    """Do something before the first stock round starts."""
    start = game.stock.start

    def otherwise(number: int) -> None:
        if number == 1:
            before()
        start(number)

    game.stock.start = otherwise  # type: ignore[method-assign]


@wrong("new-bids-for-each-choice", {"18FL": "3.2-g 3.2-i"})
def _(game: Game18FL) -> None:
    """whenever a private company has been chosen those who have none bid again"""
    bids, choose, ask = game.bids, game.bids.choose, game.bids._ask_for_bids

    def owners() -> list[str]:
        owned = (game.table.owner_player(private) for private in game.state.privates)
        return [player for player in owned if player is not None]

    def anew(move: Any) -> Any:
        commit = choose(move)

        def carry_out() -> None:
            commit()
            if len(owners()) + 1 < len(game.state.privates):
                bids.round.bids.clear()
                bids.round.choosers = []

        return carry_out

    def of_those_without() -> None:
        ask()
        waiting = game.state.pending[-1].actors
        waiting[:] = [actor for actor in waiting if actor.id not in owners()]

    def reveal() -> None:
        for bid in bids.round.bids:
            game.table.pays_bank(game.table.players[bid.player], bid.amount)
        in_order = sorted(bids.round.bids, key=lambda bid: -bid.amount)
        bids.round.choosers = owners() + [bid.player for bid in in_order]

    def bid(move: Any) -> Any:
        commit = sound_bid(move)

        def carry_out() -> None:
            commit()
            if len(bids.round.bids) + len(owners()) == len(game.table.seats) and not bids.round.choosers:
                bids._reveal()

        return carry_out

    sound_bid = bids.bid
    bids.choose, bids._ask_for_bids = anew, of_those_without  # type: ignore[method-assign]
    bids._reveal, bids.bid = reveal, bid  # type: ignore[method-assign]
