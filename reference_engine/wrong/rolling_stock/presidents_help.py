"""Wrong purchases of trains, wrong help by presidents."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.eighteen_fl import Game18FL
from ...rules.rolling_stock.trains import BANK
from ...rules.stock.shares import POOL
from ...state import Company, OperatingRound, Player, StockRound
from ..entries import switched, wrong

switched("train-only-with-a-route", {"18FL": "8.4-a"}, train_only_with_route=True)
switched("operated-from-the-dividend-on", {"18FL": "5.3-g 8.4.1-e"}, operated_at_dividend=True)
switched("earliest-train-is-discarded", {"18FL": "8.3-q"}, returned_train="earliest")


def _checked(game: Game18FL, fault: Any) -> None:
    """Refuse the purchase of a train for a reason of its own."""
    buy = game.purchases.buy

    def checked(move: Any) -> Any:
        if fault(move):
            game.table.refuse("no-such-rule", "This train cannot be bought.")
        return buy(move)

    game.purchases.buy = checked  # type: ignore[method-assign]


@wrong("one-new-train-a-turn", {"18FL": "8.2-h 8.2-j 8.4-b"})
def _(game: Game18FL) -> None:
    """a company buys one train from the bank in a turn, of whatever type"""
    _checked(game, lambda move: move.source == BANK and bool(game.operating.turn.bought))


@wrong("no-phase-ever-begins", {"18FL": "2-a 2-b 8.2-k 8.2-l"})
def _(game: Game18FL) -> None:
    """a new type of train changes nothing"""
    game.trains.enter_phase_of = lambda train: None  # type: ignore[method-assign]


@wrong("used-trains-from-the-market-are-cheaper", {"18FL": "8.2-b"})
def _(game: Game18FL) -> None:
    """a company gets half the price of a train from the market back"""
    buy = game.purchases.carry_out

    def cheaper(move: Any) -> None:
        company = game.purchases.company
        buy(move)
        if move.source == POOL:
            game.table.bank_pays(company, move.price // 2)

    game.purchases.carry_out = cheaper  # type: ignore[method-assign]


@wrong("no-used-trains", {"18FL": "8.2-a 8.2-b"})
def _(game: Game18FL) -> None:
    """no train can be bought from the market"""
    _checked(game, lambda move: move.source == POOL)


@wrong("companies-do-not-sell-trains", {"18FL": "8.2-a 8.2-c"})
def _(game: Game18FL) -> None:
    """no train can be bought from another company"""
    _checked(game, lambda move: move.source.startswith("company:"))


@wrong("trains-of-companies-at-face-value", {"18FL": "8.2-c"})
def _(game: Game18FL) -> None:
    """a train of another company costs its face value"""
    _checked(
        game,
        lambda move: move.source.startswith("company:") and move.price != game.trains.card(move.train).price,
    )


@wrong("market-trains-are-not-scrapped", {"18FL": "8.1-f 8.3-l"})
def _(game: Game18FL) -> None:
    """scrapped trains stay on sale in the market"""
    game.trains._clear_pool = lambda rank: 0  # type: ignore[method-assign]


@wrong("discards-before-scrapping", {"18FL": "8.2-l 8.3-p"})
def _(game: Game18FL) -> None:
    """trains that a phase is about to scrap count when companies discard"""
    trains, rust = game.trains, game.trains._rust

    def discard_first(rank: str) -> None:
        trains.demand_discards()
        rust(rank)

    trains._rust = discard_first  # type: ignore[method-assign]


@wrong("one-train-below-the-limit", {"18FL": "8.3-r"})
def _(game: Game18FL) -> None:
    """a company that has to discard goes on to one train below its limit"""
    trains = game.trains

    def discard(company: Company, train: str) -> None:
        trains._return(company, train)
        limit = trains.limit(company)
        if limit is None or len(company.trains) < limit:
            del game.state.pending[0]

    trains.discard = discard  # type: ignore[method-assign]


@wrong("limit-of-the-other-size", {"18FL": "2-c 2-d 2-e 2-f 8.2-a 8.3-e 8.3-i"})
def _(game: Game18FL) -> None:
    """the train limits of companies of five and of ten shares are interchanged"""
    other = {5: 10, 10: 5}
    game.trains.limit = lambda company: (  # type: ignore[method-assign]
        game.table.phase.trains_allowed(other.get(company.share_count or 0, 0))
    )


@wrong("cheapest-train-in-an-emergency", {"18FL": "8.4.1-b"})
def _(game: Game18FL) -> None:
    """with the president's help a company buys the cheapest train only"""
    _checked(
        game,
        lambda move: (
            move.price > game.purchases.company.cash
            and game.purchases.needs_help()
            and move.price > game.trains.cheapest().price
        ),
    )


@wrong("president-never-helps", {"18FL": "8.4.1-a 8.4.1-c"})
def _(game: Game18FL) -> None:
    """no president adds money for a train"""
    _checked(game, lambda move: move.price > game.purchases.company.cash)


@wrong("presidents-money-buys-no-used-train", {"18FL": "8.4.2-b"})
def _(game: Game18FL) -> None:
    """a president adds nothing for a train of another company, even if the treasury is empty"""
    _checked(
        game,
        lambda move: move.source.startswith("company:") and move.price > game.purchases.company.cash,
    )


@wrong("no-used-train-in-an-emergency", {"18FL": "8.4.2-a"})
def _(game: Game18FL) -> None:
    """a company that needs its president's help buys no train of another company"""
    _checked(
        game,
        lambda move: move.source.startswith("company:") and game.purchases.needs_help(),
    )


@wrong("other-offices-stay-too", {"18FL": "8.4.1-h"})
def _(game: Game18FL) -> None:
    """a forced sale may cost the president no office at all"""
    plan_sale = game.shares.plan_sale

    def keep(player: str, company_id: str, percent: int, keep_president: bool = False) -> Any:
        forced = isinstance(game.state.round, OperatingRound)
        return plan_sale(player, company_id, percent, keep_president or forced)

    game.shares.plan_sale = keep  # type: ignore[method-assign]


@wrong("forced-sales-leave-the-price", {"18FL": "8.4.1-d"})
def _(game: Game18FL) -> None:
    """a sale in an emergency does not move the price"""
    drop = game.market.drop
    game.market.drop = lambda company, cells: (  # type: ignore[method-assign]
        drop(company, cells) if isinstance(game.state.round, StockRound) else None
    )


@wrong("forced-sales-pay-the-company", {"18FL": "8.4.1-c"})
def _(game: Game18FL) -> None:
    """what a president's shares bring in an emergency goes into the treasury at once"""
    carry_out = game.shares.carry_out_sale

    def to_treasury(player: Player, plan: Any, **how: Any) -> None:
        carry_out(player, plan, **how)
        if isinstance(game.state.round, OperatingRound):
            player.cash -= plan.proceeds
            game.purchases.company.cash += plan.proceeds

    game.shares.carry_out_sale = to_treasury  # type: ignore[method-assign]
