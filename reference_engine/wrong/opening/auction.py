"""Wrong auctions of private companies."""

from typing import Any

from ...games.chesapeake import Chesapeake
from ...rules.certificates.shares import IPO
from ..entries import switched, wrong

switched("settling-stops-at-unbid", {"18Chesapeake": "30-g 30-h 30-k"}, settle_stops_at_unbid=True)
switched("contest-asks-lowest-bid", {"18Chesapeake": "30-i"}, contest_order="lowest-bid")


@wrong("winner-pays-face-value", {"18Chesapeake": "5-h"})
def _(game: Chesapeake) -> None:
    """the winner of a private pays its face value, whatever he bid"""
    handing, acquire = game.handing, game.handing.acquire
    handing.acquire = lambda private, player, price: acquire(  # type: ignore[method-assign]
        private, player, min(price, game.table.face_value(private))
    )


@wrong("outbid-money-stays", {"18Chesapeake": "30-d 29-j"})
def _(game: Chesapeake) -> None:
    """the money of a player who has been outbid is not free"""
    lying = game.lying

    def free(player: str, besides: str | None = None) -> int:
        tied = sum(b.amount for b in lying.round.bids if b.player == player and b.private != besides)
        return game.table.players[player].cash - tied

    lying.free_cash = free  # type: ignore[method-assign]


@wrong("former-bid-comes-on-top", {"18Chesapeake": "29-j"})
def _(game: Chesapeake) -> None:
    """who has been outbid may bid his cash and his former bid together"""
    lying, sound = game.lying, game.lying.free_cash

    def free(player: str, besides: str | None = None) -> int:
        high = None if besides is None else lying.highest(besides)
        own = [bid.amount for bid in lying.on(besides or "") if bid.player == player]
        outbid = high is not None and high.player != player
        return sound(player, besides) + (max(own, default=0) if outbid else 0)

    lying.free_cash = free  # type: ignore[method-assign]


@wrong("gifts-stay-behind", {"18Chesapeake": "5-b 5-c"})
def _(game: Chesapeake) -> None:
    """the certificate under a private does not come with it"""
    handing, acquire = game.handing, game.handing.acquire

    def alone(private: Any, player: str, price: int) -> None:
        for certificates in game.table.certificates.values():
            for certificate in certificates:
                if certificate.holder == f"private:{private.id}":
                    certificate.holder = IPO
        acquire(private, player, price)

    handing.acquire = alone  # type: ignore[method-assign]


@wrong("turn-goes-on-after-the-last-winner", {"18Chesapeake": "30-l"})
def _(game: Chesapeake) -> None:
    """after settling the turn passes to the left of the last winner"""
    auction, acquire = game.auction, game.handing.acquire

    def left_of_winner(private: Any, player: str, price: int) -> None:
        acquire(private, player, price)
        auction.round.resume = game.table.left_of(player)

    game.handing.acquire = left_of_winner  # type: ignore[method-assign]


@wrong("all-pass-pays-nothing", {"18Chesapeake": "31-b 31-c"})
def _(game: Chesapeake) -> None:
    """when everybody passes in the auction the privates pay nothing"""
    passed = game.discounts.everybody_passed

    def poor(last: str) -> str | None:
        pay_out = game.privates.pay_out
        game.privates.pay_out = lambda: None  # type: ignore[method-assign]
        try:
            return passed(last)
        finally:
            game.privates.pay_out = pay_out  # type: ignore[method-assign]

    game.discounts.everybody_passed = poor  # type: ignore[method-assign]


@wrong("all-pass-exports-nothing", {"18Chesapeake": "31-e"})
def _(game: Chesapeake) -> None:
    """when everybody passes in the auction no train is exported"""
    game.discounts.export = lambda: None  # type: ignore[method-assign]


@wrong("contest-passer-comes-back", {"18Chesapeake": "30-i"})
def _(game: Chesapeake) -> None:
    """a player who passes in a contest is asked again"""
    contest, pass_ = game.contest, game.contest.pass_turn

    def soft(move: Any) -> Any:
        if len(contest.current.bidders) <= 2:
            return pass_(move)
        return lambda: contest.go_on(move.actor.id)

    contest.pass_turn = soft  # type: ignore[method-assign]
