"""Wrong duties to buy a train, wrong help by presidents."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...game import Game
from ...games.eighteen46 import Game1846
from ...games.eighteen_fl import Game18FL
from ...state import OperatingRound, Player, StockRound
from ..entries import after_purchase_of_train, switched, wrong
from .purchases import checked

switched("help-for-any-train", {"18Chesapeake": "24-a 23-j"}, help_for_any_train=True)


@wrong(
    "president-pays-first",
    {
        "18Chesapeake": "24-f 24-b",
        "1846": "6.5-i S.Purchases-h",
        "18FL": "8.4.1-a",
        "18GL": "4.7.2-e",
        "LostAtlas": "OR.force-b",
    },
)
def _(game: Game) -> None:
    """in an emergency the president pays the whole train and the treasury is kept"""

    def keep_treasury(move: Any, cash: int) -> None:
        if move.price > cash:
            president, company = game.purchases.president(), game.purchases.company
            extra = min(cash, president.cash)
            president.cash -= extra
            company.cash += extra

    after_purchase_of_train(game, keep_treasury)


@wrong("bankrupt-keeps-his-money", {"18Chesapeake": "24-p 24-m"})
def _(game: Game) -> None:
    """a bankrupt player keeps his cash"""
    purchases, bankrupt = game.purchases, game.purchases.bankrupt

    def keeps(move: Any) -> Any:
        commit = bankrupt(move)
        president = purchases.president()
        cash = president.cash

        def end() -> None:
            commit()
            president.cash = cash
            result = game.state.result
            if result is not None:
                result.worth[president.id] += cash

        return end

    purchases.bankrupt = keeps  # type: ignore[method-assign]


switched("train-only-with-a-route", {"18FL": "8.4-a"}, train_only_with_route=True)
switched("operated-from-the-dividend-on", {"18FL": "5.3-g 8.4.1-e"}, operated_at_dividend=True)


@wrong("cheapest-train-in-an-emergency", {"18FL": "8.4.1-b"})
def _(game: Game18FL) -> None:
    """with the president's help a company buys the cheapest train only"""
    checked(
        game,
        lambda move: (
            move.price > game.purchases.company.cash
            and game.purchases.needs_help()
            and move.price > game.trains.cheapest().price
        ),
    )


@wrong(
    "president-never-helps",
    {"18FL": "8.4.1-a 8.4.1-c", "18GL": "4.7.2-e", "LostAtlas": "OR.force-a OR.force-c"},
)
def _(game: Game18FL) -> None:
    """no president adds money for a train"""
    checked(game, lambda move: move.price > game.purchases.company.cash)


@wrong("presidents-money-buys-no-used-train", {"18FL": "8.4.2-b"})
def _(game: Game18FL) -> None:
    """a president adds nothing for a train of another company, even if the treasury is empty"""
    checked(
        game,
        lambda move: move.source.startswith("company:") and move.price > game.purchases.company.cash,
    )


@wrong(
    "no-used-train-in-an-emergency",
    {"18FL": "8.4.2-a", "LostAtlas": "OR.train-c", "18Chesapeake": "23-ae 24-c"},
)
def _(game: Game18FL) -> None:
    """a company that needs its president's help buys no train of another company"""
    checked(
        game,
        lambda move: move.source.startswith("company:") and game.purchases.needs_help(),
    )


@wrong("other-offices-stay-too", {"18FL": "8.4.1-h", "1846": "6.59-f", "18Chesapeake": "24-l"})
def _(game: Game18FL) -> None:
    """a forced sale may cost the president no office at all"""
    plan_sale = game.sales.plan

    def keep(player: str, company_id: str, percent: int, keep_president: bool = False) -> Any:
        forced = isinstance(game.state.round, OperatingRound)
        return plan_sale(player, company_id, percent, keep_president or forced)

    game.sales.plan = keep  # type: ignore[method-assign]


@wrong("forced-sales-leave-the-price", {"18FL": "8.4.1-d", "18GL": "3.5-a"})
def _(game: Game18FL) -> None:
    """a sale in an emergency does not move the price"""
    drop = game.market.drop
    game.market.drop = lambda company, cells: (  # type: ignore[method-assign]
        drop(company, cells) if isinstance(game.state.round, StockRound) else None
    )


@wrong("forced-sales-pay-the-company", {"18FL": "8.4.1-c"})
def _(game: Game18FL) -> None:
    """what a president's shares bring in an emergency goes into the treasury at once"""
    carry_out = game.sales.carry_out

    def to_treasury(player: Player, plan: Any, **how: Any) -> None:
        carry_out(player, plan, **how)
        if isinstance(game.state.round, OperatingRound):
            player.cash -= plan.proceeds
            game.purchases.company.cash += plan.proceeds

    game.sales.carry_out = to_treasury  # type: ignore[method-assign]


@wrong("no-train-is-compulsory", {"1846": "6.5-g 6-j S.Purchases-f", "18FL": "8.4-a", "18GL": "4.7-a"})
def _(game: Game1846) -> None:
    """a company need not own a train"""
    game.purchases.must_buy = lambda company: False  # type: ignore[method-assign]


@wrong("only-companies-with-a-route-need-a-train", {"1846": "6.5-g 6-j S.Purchases-f"})
def _(game: Game1846) -> None:
    """a company without a run in its turn need not own a train"""
    purchases, must = game.purchases, game.purchases.must_buy
    purchases.must_buy = lambda company: (  # type: ignore[method-assign]
        must(company) and bool(game.table.turn.revenue)
    )


@wrong("phased-out-train-is-enough", {"1846": "6.5-g S.Purchases-f"})
def _(game: Game1846) -> None:
    """a train that has just run for the last time fulfils the duty to own one"""
    purchases, must = game.purchases, game.purchases.must_buy
    purchases.must_buy = lambda company: must(company) and not game.table.turn.revenue  # type: ignore[method-assign]


@wrong("president-always-helps", {"1846": "6.59-a 6.59-b 6.5-h"})
def _(game: Game1846) -> None:
    """the president may pay for any train that has to be bought"""
    purchases = game.purchases
    purchases.needs_help = lambda: purchases.must_buy(purchases.company)  # type: ignore[method-assign]


@wrong("president-helps-before-issuing", {"1846": "6.5-h 6.5-i"})
def _(game: Game1846) -> None:
    """the president may pay before the company has issued shares"""
    game.purchases._refuse_before_issue = lambda: None  # type: ignore[method-assign]
    game.purchases.issue.reaches = lambda company, offers: (  # type: ignore[method-assign]
        company.cash >= min(offer.price for offer in offers)
    )
