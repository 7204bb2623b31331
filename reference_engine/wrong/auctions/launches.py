"""Wrong launches of minors, and charters dealt anew (Lost Atlas SR.launch, SR.pass)."""
# ruff: noqa: ARG001, ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable
from typing import Any

from ...games.lost_atlas import LostAtlas
from ...rules.certificates.shares import POOL
from ...state import Company
from ..entries import wrong


def _after_launch(game: LostAtlas, then: Callable[[Company, str, int], object]) -> None:
    """After each launch do something with the company, its president and the bid."""
    plan = game.launches.plan

    def and_then(player: str, bid: int, move: Any) -> Any:
        commit = plan(player, bid, move)

        def launch() -> None:
            commit()
            then(game.table.companies[move.company], player, bid)

        return launch

    game.launches.plan = and_then  # type: ignore[method-assign]


@wrong("half-a-bid-is-rounded-up", {"LostAtlas": "SR.auction-e SR.launch-f"})
def _(game: LostAtlas) -> None:
    """a minor starts at the lowest open price that is not below half the bid"""
    prices = game.launches._open_prices

    def rounded_up(bid: int) -> int:
        return min((price for price in prices() if price * 2 >= bid), default=max(prices()))

    game.launches.price_for = rounded_up  # type: ignore[method-assign]


@wrong("a-minor-starts-at-the-lowest-price", {"LostAtlas": "SR.auction-e SR.launch-f"})
def _(game: LostAtlas) -> None:
    """a minor starts at $60, whatever was bid"""
    game.launches.price_for = lambda bid: min(game.launches._open_prices())  # type: ignore[method-assign]


@wrong("all-prices-are-open", {"LostAtlas": "SR.auction-f SR.launch-f"})
def _(game: LostAtlas) -> None:
    """the starting prices of all phases are open from the beginning"""
    game.launches._open_prices = lambda: list(game.box.market.par_cells)  # type: ignore[method-assign]


@wrong("new-prices-only", {"LostAtlas": "SR.auction-f SR.launch-f"})
def _(game: LostAtlas) -> None:
    """a minor starts at a price that its phase has opened, not at one of an earlier phase"""
    prices = game.launches._open_prices
    ranges = ((60, 90), (100, 110), (120, 135))

    def newest() -> list[int]:
        highest = max(prices())
        least = next(low for low, high in ranges if low <= highest <= high)
        return [price for price in prices() if price >= least]

    game.launches._open_prices = newest  # type: ignore[method-assign]
    game.launches.price_for = lambda bid: max(  # type: ignore[method-assign]
        (price for price in newest() if price <= bid // 2), default=min(newest())
    )


@wrong("bids-go-to-the-bank", {"LostAtlas": "SR.launch-c"})
def _(game: LostAtlas) -> None:
    """the bid is paid to the bank"""
    _after_launch(game, lambda company, player, bid: game.table.pays_bank(company, bid))


@wrong("only-the-price-of-the-office-is-kept", {"LostAtlas": "SR.launch-c"})
def _(game: LostAtlas) -> None:
    """what is bid above twice the starting price goes to the bank"""
    _after_launch(
        game,
        lambda company, player, bid: game.table.pays_bank(company, bid - 2 * (company.par or 0)),
    )


@wrong("winners-have-all-shares", {"LostAtlas": "SR.launch-b SR.launch-d"})
def _(game: LostAtlas) -> None:
    """the winner owns all shares of the minor"""

    def keep(company: Company, player: str, bid: int) -> None:
        for certificate in game.table.certificates[company.id]:
            certificate.holder = f"player:{player}"

    _after_launch(game, keep)


@wrong("offices-stay-in-the-treasury", {"LostAtlas": "SR.launch-b SR.auction-d"})
def _(game: LostAtlas) -> None:
    """the president's certificate lies in the treasury with the other shares"""

    def stay(company: Company, player: str, bid: int) -> None:
        game.shares.president_certificate(company.id).holder = f"company:{company.id}"

    _after_launch(game, stay)


@wrong("new-shares-lie-in-the-pool", {"LostAtlas": "SR.launch-d"})
def _(game: LostAtlas) -> None:
    """the other shares of a new minor lie in the pool"""

    def to_pool(company: Company, player: str, bid: int) -> None:
        for certificate in game.table.certificates[company.id]:
            if not certificate.president:
                certificate.holder = POOL

    _after_launch(game, to_pool)


@wrong("new-minors-have-too-few-hubs", {"LostAtlas": "SR.launch-a"})
def _(game: LostAtlas) -> None:
    """a new minor has one hub too few"""

    def poorer(company: Company, player: str, bid: int) -> None:
        company.tokens_left = max(company.tokens_left - 1, 0)

    _after_launch(game, poorer)


@wrong("markers-start-a-step-lower", {"LostAtlas": "SR.launch-e"})
def _(game: LostAtlas) -> None:
    """the marker of a new minor lies one step below its starting price"""
    _after_launch(game, lambda company, player, bid: game.market.left(company.id, 1))


@wrong("hubs-wait-for-the-first-turn", {"LostAtlas": "SR.launch-h SR.launch-a"})
def _(game: LostAtlas) -> None:
    """the hub of a new minor is not placed at its launch"""
    game.tokens.place_home_token = lambda company: None  # type: ignore[method-assign]


@wrong("adaptive-starts-anywhere-else", {"LostAtlas": "SR.launch-i"})
def _(game: LostAtlas) -> None:
    """Adaptive starts in the first city that it may have, whichever its president picks"""
    find = game.homes.find

    def first(company: Company, name: str | None) -> Any:
        found = find(company, name)
        if found is None or not game.homes.picks(company.id):
            return found
        game.homes.find = find  # type: ignore[method-assign]
        try:
            return find(company, next(game.homes.places(company)))
        finally:
            game.homes.find = first  # type: ignore[method-assign]

    game.homes.find = first  # type: ignore[method-assign]


@wrong("only-the-first-column-is-open", {"LostAtlas": "SR.auction-k"})
def _(game: LostAtlas) -> None:
    """the winner launches the first charter of the first column"""
    on_top = game.charters.on_top
    game.charters.on_top = lambda: on_top()[:1]  # type: ignore[method-assign]


# charters dealt anew ---------------------------------------------------------------------------------------


@wrong("a-first-round-without-a-minor-is-over", {"LostAtlas": "SR.pass-d SR.pass-e"})
def _(game: LostAtlas) -> None:
    """a first stock round in which nobody launches a minor is over like any other"""
    game.stock.again = None


@wrong("every-first-round-begins-again", {"LostAtlas": "SR.pass-d"})
def _(game: LostAtlas) -> None:
    """the first stock round begins again even if a minor has been launched"""
    game.redeal.is_due = lambda number: number == 1  # type: ignore[method-assign]


@wrong("rounds-without-a-minor-begin-again", {"LostAtlas": "SR.pass-d"})
def _(game: LostAtlas) -> None:
    """the charters are dealt anew in every stock round in which nobody has launched a minor"""
    game.redeal.is_due = lambda number: all(  # type: ignore[method-assign]
        company.operated or not company.floated for company in game.table.companies.values()
    )


@wrong("charters-lie-as-they-lay", {"LostAtlas": "SR.pass-d SR.pass-e"})
def _(game: LostAtlas) -> None:
    """the first stock round begins again with the charters as they lay"""
    game.charters.deal = lambda cards: None  # type: ignore[method-assign]


@wrong("priority-goes-on-with-a-new-deal", {"LostAtlas": "SR.pass-e"})
def _(game: LostAtlas) -> None:
    """when the first stock round begins again the next player has the priority"""
    start = game.stock.start

    def passed_on(number: int) -> None:
        if number == 1:
            game.state.priority = game.table.left_of(game.state.priority)
        start(number)

    game.stock.start = passed_on  # type: ignore[method-assign]
    game.redeal.stock = game.stock
