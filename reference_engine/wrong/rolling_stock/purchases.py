"""Wrong purchases of trains."""
# ruff: noqa: ARG001 - what replaces a rule takes what the rule takes

from typing import Any

import msgspec

from ...actions import BuyTrainMove
from ...game import Game
from ...games.eighteen46 import Game1846
from ...games.eighteen_fl import Game18FL
from ...games.lost_atlas import LostAtlas
from ...rules.certificates.shares import POOL
from ...rules.rolling_stock.trains import BANK, Offer
from ...state import Company
from ..entries import after_purchase_of_train, wrong


@wrong("d-trains-wait-for-the-last-six", {"18Chesapeake": "23-m 23-t"})
def _(game: Game) -> None:
    """D-trains are sold only when both 6-trains are gone"""
    trains, offers = game.trains, game.trains.bank_offers
    trains.bank_offers = lambda: offers()[:1]  # type: ignore[method-assign]


@wrong(
    "seller-gets-nothing",
    {
        "18Chesapeake": "23-e 23-g",
        "1846": "6.5-b S.Purchases-e",
        "18FL": "8.2-c",
        "18GL": "4.6.8-i",
        "LostAtlas": "OR.train-c",
    },
)
def _(game: Game) -> None:
    """the price of a train bought from another company goes to the bank"""

    def to_bank(move: Any, cash: int) -> None:
        if move.source.startswith("company:"):
            game.table.pays_bank(game.table.companies[move.source[8:]], move.price)

    after_purchase_of_train(game, to_bank)


@wrong("handed-in-trains-leave-the-game", {"18Chesapeake": "23-ag 23-ai", "LostAtlas": "OR.train-i"})
def _(game: Game) -> None:
    """a train handed in for a D-train leaves the game"""

    def gone(move: Any, cash: int) -> None:
        if move.exchange is not None and move.exchange in game.trains.depot.pool:
            game.trains.depot.pool.remove(move.exchange)
            game.trains._out_of_the_game(move.exchange, 1)

    after_purchase_of_train(game, gone)


def checked(game: Game18FL, fault: Any) -> None:
    """Refuse the purchase of a train for a reason of its own."""
    buy = game.purchases.buy

    def checked(move: Any) -> Any:
        if fault(move):
            game.table.refuse("no-such-rule", "This train cannot be bought.")
        return buy(move)

    game.purchases.buy = checked  # type: ignore[method-assign]


@wrong(
    "one-new-train-a-turn",
    {"18FL": "8.2-h 8.2-j 8.4-b", "18GL": "4.6.8-a 4.6.8-d", "LostAtlas": "OR.train-g"},
)
def _(game: Game18FL) -> None:
    """a company buys one train from the bank in a turn, of whatever type"""
    checked(game, lambda move: move.source == BANK and bool(game.table.turn.bought))


@wrong(
    "used-trains-from-the-market-are-cheaper", {"18FL": "8.2-b", "18GL": "4.6.8-b", "LostAtlas": "OR.train-e"}
)
def _(game: Game18FL) -> None:
    """a company gets half the price of a train from the market back"""
    buy = game.deals.carry_out

    def cheaper(company: Company, move: Any) -> None:
        buy(company, move)
        if move.source == POOL:
            game.table.bank_pays(company, move.price // 2)

    game.deals.carry_out = cheaper  # type: ignore[method-assign]


@wrong("no-used-trains", {"18FL": "8.2-a 8.2-b", "18GL": "4.6.8-a 4.6.8-g", "LostAtlas": "OR.train-e"})
def _(game: Game18FL) -> None:
    """no train can be bought from the market"""
    checked(game, lambda move: move.source == POOL)


@wrong(
    "companies-do-not-sell-trains",
    {"18FL": "8.2-a 8.2-c", "18GL": "2-o 4.6.8-a 4.7.1-a", "LostAtlas": "OR.train-c"},
)
def _(game: Game18FL) -> None:
    """no train can be bought from another company"""
    checked(game, lambda move: move.source.startswith("company:"))


@wrong("trains-of-companies-at-face-value", {"18FL": "8.2-c", "18GL": "4.6.8-i", "LostAtlas": "OR.train-d"})
def _(game: Game18FL) -> None:
    """a train of another company costs its face value"""
    checked(
        game,
        lambda move: move.source.startswith("company:") and move.price != game.trains.card(move.train).price,
    )


@wrong(
    "one-side-of-a-card", {"1846": "6.51-e 6.52-a S.RunningTrains-a", "LostAtlas": "OR.train-b OR.train-i"}
)
def _(game: Game1846) -> None:
    """only the first side of a card is on sale"""
    trains, offers = game.trains, game.trains.bank_offers
    first = {entry.train for entry in trains.depot.stack}
    trains.bank_offers = lambda: [  # type: ignore[method-assign]
        offer for offer in offers() if offer.train in first
    ]


@wrong(
    "next-phase-on-sale",
    {"1846": "6.53-a", "18FL": "8.1-b 8.2-d 8.2-e", "18GL": "4.6.8-c", "LostAtlas": "OR.train-b"},
)
def _(game: Game1846) -> None:
    """trains of the next phase are on sale before the others are gone"""
    trains, offers = game.trains, game.trains.bank_offers

    def more() -> list[Offer]:
        found = offers()
        left = [entry for entry in trains.depot.stack if entry.left is None or entry.left > 0]
        for entry in left[1:2]:
            found += [Offer(face, trains.card(face).price, BANK) for face in entry.faces or [entry.train]]
        return found

    trains.bank_offers = more  # type: ignore[method-assign]


@wrong("trains-of-phase-iv-run-out", {"1846": "6.51-b"})
def _(game: Game1846) -> None:
    """there are as few trains of phase IV as of phase III"""
    trains, offers = game.trains, game.trains.bank_offers

    def fewer() -> list[Offer]:
        sold = sum(
            1
            for company in game.table.companies.values()
            for train in company.trains
            if trains.card(train.name).starts_phase == "IV"
        )
        return [o for o in offers() if trains.card(o.train).starts_phase != "IV" or sold < 1]

    trains.bank_offers = fewer  # type: ignore[method-assign]


@wrong(
    "returned-trains-are-the-banks-next",
    {"1846": "6.58-a", "18FL": "8.2-a 8.2-b", "18GL": "4.6.8-a", "LostAtlas": "OR.train-b OR.train-e"},
)
def _(game: Game1846) -> None:
    """while a returned train is on sale nothing else is"""
    trains, offers = game.trains, game.trains.bank_offers
    trains.bank_offers = lambda: [] if trains.depot.pool else offers()  # type: ignore[method-assign]


@wrong("returned-trains-begin-their-phase", {"1846": "6.58-a", "18GL": "2-b"})
def _(game: Game1846) -> None:
    """a returned train turns the phase back to its own"""
    trains, give_back = game.trains, game.trains._return

    def back(company: Company, train: str) -> None:
        give_back(company, train)
        game.state.phase = trains.card(train).starts_phase

    trains._return = back  # type: ignore[method-assign]


@wrong("any-consent-sells-a-train", {"18GL": "4.6.8-i"})
def _(game: Game) -> None:
    """whoever agrees, the train of another company is sold"""
    trains, check = game.trains, game.trains._check_consent

    def somebody(buyer: Company, seller: Company, move: Any) -> None:
        if move.agreed_by is None:
            check(buyer, seller, move)

    trains._check_consent = somebody  # type: ignore[method-assign]


@wrong("exchange-out-of-the-pool-costs-the-printed-price", {"LostAtlas": "OR.train-i"})
def _(game: LostAtlas) -> None:
    """where a train of the pool can be had for another one, it costs what is printed on it all the same"""
    trains = game.trains
    check = trains.check_source

    def printed(buyer: Company, move: BuyTrainMove) -> None:
        card = trains.card(move.train)
        if move.source == POOL and move.exchange is not None and game.table.switches.exchange_from_pool:
            right = card.trade_in_price or card.price
            move = msgspec.structs.replace(move, price=right if move.price == card.price else card.price)
        check(buyer, move)

    trains.check_source = printed  # type: ignore[method-assign]
