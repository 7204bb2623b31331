"""Wrong independent railroads."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...game import Game
from ...games.eighteen46 import Game1846
from ...state import Company, Place, Private
from ..entries import wrong
from ..too_strict import strict


@wrong("railroads-keep-everything", {"1846": "3-aq 6-d"})
def _(game: Game1846) -> None:
    """an independent railroad keeps all its revenue"""
    game.independents.share_out = lambda company, revenue: (  # type: ignore[method-assign]
        game.table.bank_pays(company, revenue)
    )


@wrong("railroads-pay-everything", {"1846": "3-aq 6-d"})
def _(game: Game1846) -> None:
    """the owner of an independent railroad gets all its revenue"""

    def pay(company: Company, revenue: int) -> None:
        owner = game.table.decider(company.id)
        if owner is not None:
            game.table.bank_pays(game.table.players[owner], revenue)

    game.independents.share_out = pay  # type: ignore[method-assign]


@wrong("railroads-operate-last", {"1846": "4-j"})
def _(game: Game1846) -> None:
    """independent railroads operate after the corporations"""
    operating, sort = game.operating, game.order.sort

    def last() -> None:
        sort()
        order = operating.round.order
        operating.round.order = sorted(order, key=game.independents.is_one)

    game.order.sort = last  # type: ignore[method-assign]


@wrong("big-4-before-michigan-southern", {"1846": "4-j"})
def _(game: Game1846) -> None:
    """of the independent railroads Big 4 operates first"""
    running = game.independents.running
    game.independents.running = lambda: running()[::-1]  # type: ignore[method-assign]


@wrong("bought-trains-run-at-once", {"1846": "3-au"})
def _(game: Game1846) -> None:
    """the train of a bought independent railroad runs in the same turn"""
    absorb = game.takeovers.absorb

    def awake(name: str, buyer: Company) -> None:
        absorb(name, buyer)
        for train in buyer.trains:
            train.resting = False

    game.takeovers.absorb = awake  # type: ignore[method-assign]


@wrong("bought-railroads-cash-goes-to-the-bank", {"1846": "3-as"})
def _(game: Game1846) -> None:
    """the treasury of a bought independent railroad goes to the bank"""
    absorb = game.takeovers.absorb

    def poor(name: str, buyer: Company) -> None:
        railroad = game.table.companies[name]
        game.table.pays_bank(railroad, railroad.cash)
        absorb(name, buyer)

    game.takeovers.absorb = poor  # type: ignore[method-assign]


@wrong("bought-railroads-train-leaves", {"1846": "3-as"})
def _(game: Game1846) -> None:
    """the train of a bought independent railroad leaves the game"""
    absorb = game.takeovers.absorb

    def bare(name: str, buyer: Company) -> None:
        game.trains.scrap_all(game.table.companies[name])
        absorb(name, buyer)

    game.takeovers.absorb = bare  # type: ignore[method-assign]


@wrong("bought-railroads-token-is-taken-off", {"1846": "3-ar"})
def _(game: Game1846) -> None:
    """the token of a bought independent railroad leaves the board"""

    def take_off(name: str, buyer: Company, place: Place) -> None:
        del buyer
        game.board.remove_token(name, place.hex, tuple(place.exits))

    game.takeovers._replace_token = take_off  # type: ignore[method-assign]


@wrong("bought-railroads-token-costs-one-of-the-buyers", {"1846": "3-ar 3-aw 6.26-e"})
def _(game: Game1846) -> None:
    """the token that replaces that of an independent railroad comes off the buyer's charter"""
    replace = game.takeovers._replace_token

    def from_charter(name: str, buyer: Company, place: Place) -> None:
        replace(name, buyer, place)
        buyer.tokens_left = max(0, buyer.tokens_left - 1)

    game.takeovers._replace_token = from_charter  # type: ignore[method-assign]


@wrong("railroads-outlive-phase-iii", {"1846": "S.Phase3-b 3-al"})
def _(game: Game1846) -> None:
    """independent railroads stay in the game in phase III"""
    game.takeovers.close = lambda name: None  # type: ignore[method-assign]


@wrong("closed-railroads-keep-their-token", {"1846": "S.Phase3-b 3-al"})
def _(game: Game1846) -> None:
    """the token of an independent railroad stays on the board when it closes"""
    remove = game.board.remove_company
    game.board.remove_company = lambda company: (  # type: ignore[method-assign]
        None if game.independents.is_one(company) else remove(company)
    )


@wrong("closed-railroads-treasury-goes-to-the-owner", {"1846": "S.Phase3-b 3-al"})
def _(game: Game1846) -> None:
    """the treasury of an independent railroad goes to its owner when it closes"""
    close = game.privates.close

    def pay(private: Private) -> None:
        railroad = game.table.companies.get(private.id)
        owner = game.table.owner_player(private)
        if railroad is not None and owner is not None:
            game.table.players[owner].cash += railroad.cash
            railroad.cash = 0
        close(private)

    game.privates.close = pay  # type: ignore[method-assign]


@wrong("bought-railroads-token-is-a-spare-one", {"1846": "3-ar"})
def _(game: Game1846) -> None:
    """a buyer that has a token in the city of an independent railroad gets its token for another city"""
    replace = game.takeovers._replace_token

    def spare(name: str, buyer: Company, place: Place) -> None:
        there = len(buyer.tokens)
        replace(name, buyer, place)
        buyer.tokens_left += len(buyer.tokens) == there

    game.takeovers._replace_token = spare  # type: ignore[method-assign]


def _taken_over_by(game: Game, company: Company) -> bool:
    """Whether a company has the token of an independent railroad that is gone."""
    homes = [
        card.home.hex
        for name, card in game.box.independents_by_id.items()
        if game.table.companies[name].closed
    ]
    return any(token.hex in homes for token in company.tokens)


@strict("bought-railroads-train-is-not-sold-on", {"1846": "3-as 6.5-b"}, "buy_train")
def _(game: Game, move: Any) -> bool:
    """a company cannot sell the train that came with an independent railroad to another company"""
    if not move.source.startswith("company:"):
        return False
    seller = game.table.companies[move.source.removeprefix("company:")]
    own = [train for train in seller.trains if train.name == move.train]
    came = {card.train for card in game.box.independents_by_id.values()}
    return move.train in came and len(own) == 1 and _taken_over_by(game, seller)
