"""Presidents who help too much or too little, and companies that can choose too much or too little."""

from typing import Any

from ...game import Game
from ...games.eighteen46 import Game1846
from ...rules.rolling_stock.trains import BANK
from ..entries import wrong
from ..too_strict import strict


@wrong("help-although-a-returned-train-can-be-paid", {"1846": "6.59-b 6.5-h"})
def _(game: Game1846) -> None:
    """the president may pay for a train although the company can pay for one that has been returned"""
    purchases, trains = game.purchases, game.trains
    purchases.needs_help = lambda: (  # type: ignore[method-assign]
        purchases.must_buy(purchases.company)
        and not purchases.issue.reaches(purchases.company, trains.bank_offers())
    )


@wrong("help-for-the-dearer-side", {"1846": "6.59-a 6.5-h"})
def _(game: Game1846) -> None:
    """the president may pay for the dearer side of a card of which the company can pay for the cheaper"""
    purchases, refuse = game.purchases, game.purchases.refuse_payment

    def refuse_others(move: Any) -> None:
        company = purchases.company
        sides = [offer.price for offer in game.trains.bank_offers()]
        if not (move.source == BANK and purchases.must_buy(company) and min(sides) <= company.cash):
            refuse(move)

    purchases.refuse_payment = refuse_others  # type: ignore[method-assign]


@strict("help-for-the-cheapest-train-alone", {"1846": "6.59-c S.Purchases-h"}, "buy_train")
def _(game: Game, move: Any) -> bool:
    """with the president's help a company buys the cheapest train only"""
    company = game.table.operating_company
    return bool(move.price > max(company.cash, game.trains.cheapest().price))


@strict("companies-sell-the-cheaper-side-alone", {"1846": "6.5-b S.Purchases-e"}, "buy_train")
def _(game: Game, move: Any) -> bool:
    """a company buys the dearer side of a card from another one only if it could pay the bank for it"""
    if not move.source.startswith("company:"):
        return False
    prices = [game.trains.card(face).price for face in game.box.faces(game.box.rank_of(move.train))]
    cash = game.table.operating_company.cash
    return min(prices) <= cash < game.trains.card(move.train).price


@wrong("last-sale-binds-the-next-company", {"1846": "6.59-c", "18FL": "8.4.1-b"})
def _(game: Game) -> None:
    """what the last sale for a train asked of its price, it asks of the next company's train as well"""
    begin, finish, asked = game.turns.begin, game.turns.finish, [0]

    def remembering() -> None:
        asked[0] = game.table.turn.least_price
        finish()

    def reminded(name: str) -> None:
        begin(name)
        current = getattr(game.state.round, "turn", None)
        if current is not None and current.company == name:
            current.least_price = asked[0]

    game.turns.begin = reminded  # type: ignore[method-assign]
    game.turns.finish = remembering  # type: ignore[method-assign]


@wrong("trains-that-did-not-run-outlive-their-last-turn", {"1846": "6.3-t S.RunningTrains-i"})
def _(game: Game1846) -> None:
    """a phased-out train that has not run in the turn of its company stays for another one"""
    remove = game.phasing_out._remove

    def only_what_ran(company: Any) -> None:
        ran = {route["train"] for route in game.table.turn.routes}
        idle = [train for train in company.trains if train.name not in ran]
        company.trains = [train for train in company.trains if train.name in ran]
        remove(company)
        company.trains += idle

    game.phasing_out._remove = only_what_ran  # type: ignore[method-assign]
