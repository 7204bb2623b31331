"""Wrong auctions of minors (Lost Atlas SR.auction)."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.lost_atlas import LostAtlas
from ..entries import switched, wrong

switched("first-bids-of-any-sum", {"LostAtlas": "SR.auction-a SR.auction-b"}, first_bid_of_any_sum=True)


@wrong("units-are-counted-from-the-least-bid", {"LostAtlas": "SR.auction-b"})
def _(game: LostAtlas) -> None:
    """where the first bid may be any sum, later ones are units above the least bid, not above the last one"""
    bid = game.auctions.bid

    def from_the_least(move: Any) -> Any:
        current, terms = game.auctions.current, game.auctions.terms
        last = current.high_bid
        current.high_bid = last - (last - terms.least) % terms.step
        try:
            return bid(move)
        finally:
            current.high_bid = last

    game.auctions.bid = from_the_least  # type: ignore[method-assign]


@wrong("first-bid-is-the-least", {"LostAtlas": "SR.auction-g"})
def _(game: LostAtlas) -> None:
    """an auction begins at $120, whatever its opener bids"""
    opening = game.auctions.open

    def least(move: Any) -> Any:
        commit = opening(move)

        def begin() -> None:
            commit()
            game.auctions.current.high_bid = game.auctions.terms.least
            for due in game.state.pending:
                name = "bid" if due.kind == "launch" else "high_bid"
                due.context[name] = game.auctions.terms.least

        return begin

    game.auctions.open = least  # type: ignore[method-assign]


@wrong("bidders-are-asked-the-other-way-round", {"LostAtlas": "SR.auction-h"})
def _(game: LostAtlas) -> None:
    """bidders are asked against the clock"""
    go_on, clockwise = game.auctions._go_on, game.table.clockwise_from

    def against_the_clock(player: str) -> list[str]:
        return [*reversed(clockwise(player)[:-1]), player]

    def backwards(after: str) -> None:
        game.table.clockwise_from = against_the_clock  # type: ignore[method-assign]
        try:
            go_on(after)
        finally:
            game.table.clockwise_from = clockwise  # type: ignore[method-assign]

    game.auctions._go_on = backwards  # type: ignore[method-assign]


@wrong("bids-bring-everybody-back", {"LostAtlas": "SR.auction-i"})
def _(game: LostAtlas) -> None:
    """after a higher bid those who have passed are asked again"""
    bid = game.auctions.bid

    def back(move: Any) -> Any:
        commit = bid(move)

        def again() -> None:
            game.auctions.current.bidders[:] = game.table.active
            commit()

        return again

    game.auctions.bid = back  # type: ignore[method-assign]


@wrong("first-pass-ends-the-auction", {"LostAtlas": "SR.auction-h SR.auction-j"})
def _(game: LostAtlas) -> None:
    """an auction is over as soon as somebody passes"""
    drop_out = game.auctions.drop_out

    def over(move: Any) -> Any:
        commit = drop_out(move)

        def end() -> None:
            auction = game.auctions.current
            auction.bidders[:] = [
                name for name in auction.bidders if name in (auction.high_bidder, move.actor.id)
            ]
            commit()

        return end

    game.auctions.drop_out = over  # type: ignore[method-assign]


@wrong("openers-win", {"LostAtlas": "SR.auction-c SR.auction-d"})
def _(game: LostAtlas) -> None:
    """whoever has opened an auction wins it"""
    go_on = game.auctions._go_on

    def for_the_opener(after: str) -> None:
        auction = game.auctions.current
        if auction.bidders == [auction.high_bidder]:
            auction.bidders, auction.high_bidder = [auction.opener], auction.opener
        go_on(after)

    game.auctions._go_on = for_the_opener  # type: ignore[method-assign]


@wrong("next-to-last-bid-counts", {"LostAtlas": "SR.auction-c SR.launch-c"})
def _(game: LostAtlas) -> None:
    """the winner pays $5 less than he has bid, if that is enough"""
    go_on = game.auctions._go_on

    def cheaper(after: str) -> None:
        auction, terms = game.auctions.current, game.auctions.terms
        if auction.bidders == [auction.high_bidder]:
            auction.high_bid = max(auction.high_bid - terms.step, terms.least)
        go_on(after)

    game.auctions._go_on = cheaper  # type: ignore[method-assign]


@wrong("auctions-are-no-turns", {"LostAtlas": "SR.auction-l"})
def _(game: LostAtlas) -> None:
    """when his auction is over its opener goes on with his turn"""
    launch, next_turn = game.auctions.launch, game.stock.next_turn

    def same_turn(move: Any) -> Any:
        commit = launch(move)

        def go_on() -> None:
            game.stock.next_turn = lambda after=None: game.stock._ask(  # type: ignore[method-assign]
                game.stock.round.turn.player
            )
            try:
                commit()
            finally:
                game.stock.next_turn = next_turn  # type: ignore[method-assign]

        return go_on

    game.auctions.launch = same_turn  # type: ignore[method-assign]


@wrong("passes-of-an-auction-count", {"LostAtlas": "SR.pass-c"})
def _(game: LostAtlas) -> None:
    """a pass in an auction is one of the passes that end the round"""
    acted = game.stock.acted

    def counted(player: str) -> None:
        others = [name for name in game.table.active if name != player]
        launched = game.state.pending == [] and game.stock.round.turn.sold == []
        acted(player)
        if launched:
            game.stock.round.passed[:] = others

    game.stock.acted = counted  # type: ignore[method-assign]


@wrong("auctions-are-nobodys-action", {"LostAtlas": "SR.end-a"})
def _(game: LostAtlas) -> None:
    """an auction does not count when the last one to act is looked for"""
    launch = game.auctions.launch

    def unseen(move: Any) -> Any:
        commit = launch(move)

        def go_on() -> None:
            last = game.stock.round.last_trader
            commit()
            game.stock.round.last_trader = last

        return go_on

    game.auctions.launch = unseen  # type: ignore[method-assign]


@wrong("auctions-end-the-round-as-passes", {"LostAtlas": "SR.pass-c"})
def _(game: LostAtlas) -> None:
    """who opens an auction does not interrupt a row of passes"""
    acted, opening = game.stock.acted, game.auctions.open

    def uninterrupted(move: Any) -> Any:
        before, commit = list(game.stock.round.passed), opening(move)

        def begin() -> None:
            commit()
            game.stock.round.passed[:] = before

        return begin

    def quietly(player: str) -> None:
        before = list(game.stock.round.passed)
        acted(player)
        if before:
            game.stock.round.passed[:] = before

    game.auctions.open = uninterrupted  # type: ignore[method-assign]
    game.stock.acted = quietly  # type: ignore[method-assign]
