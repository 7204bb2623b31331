"""Wrong orders of operation."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable

from ...game import Game
from ...games.eighteen46 import Game1846
from ..entries import switched, wrong


def reorder(game: Game, other: Callable[[int, int, int], tuple[int, int, int]]) -> None:
    """Let companies operate in another order, made of what the right one goes by."""
    market, key = game.market, game.market.operating_key
    market.operating_key = lambda company: other(*key(company))  # type: ignore[method-assign]


@wrong("orders-by-column-to-the-left", {"18Chesapeake": "12-j", "18GL": "4.6-c"})
def _(game: Game) -> None:
    """of equal prices the company further left operates first"""
    reorder(game, lambda price, column, place: (price, -column, place))


@wrong(
    "orders-from-the-bottom-of-the-stack",
    {"18Chesapeake": "12-k", "1846": "4-h 6-m", "18FL": "7-d", "18GL": "4.6-d", "LostAtlas": "OR.flow-e"},
)
def _(game: Game) -> None:
    """companies in one cell operate from the bottom of the stack up"""
    reorder(game, lambda price, column, place: (price, column, -place))


@wrong(
    "cheapest-company-first",
    {
        "18Chesapeake": "12-i",
        "1846": "4-k 6-a",
        "18FL": "7-c",
        "18GL": "4.6-b",
        "LostAtlas": "OR.flow-e OR.next-b",
    },
)
def _(game: Game) -> None:
    """companies operate in ascending order of price"""
    reorder(game, lambda price, column, place: (-price, column, place))


@wrong("first-round-from-the-top", {"1846": "4-l 6-l S.OperatingRound-b"})
def _(game: Game1846) -> None:
    """the highest price operates first in the first operating round, too"""
    _ordered(game, lambda first: False)


@wrong("lowest-price-always-first", {"1846": "6-l 4-k 6-a S.OperatingRound-b"})
def _(game: Game1846) -> None:
    """the lowest price operates first in every operating round"""
    _ordered(game, lambda first: True)


@wrong("lowest-price-first-in-the-first-set", {"1846": "6-l 4-k 6-a S.OperatingRound-b"})
def _(game: Game1846) -> None:
    """the lowest price operates first in both operating rounds after the first stock round"""
    waiting = game.order.waiting

    def rising(done: list[str]) -> list[str]:
        names = waiting(done)
        current = game.table.operating_round
        if (current.set, current.number) == (1, 2):
            own = [name for name in names if not game.independents.is_one(name)]
            names = names[: len(names) - len(own)] + sorted(own, key=game.market.price_of)
        return names

    game.order.waiting = rising  # type: ignore[method-assign]


@wrong("fallen-companies-operate-again", {"1846": "6-n"})
def _(game: Game1846) -> None:
    """a corporation whose price falls behind one that has not operated yet has another turn"""
    turns, finish, again = game.turns, game.turns.finish, set[str]()

    def once_more() -> None:
        name, current = game.table.turn.company, game.table.operating_round
        finish()
        first = current.order[0] if current.order else None
        if first is None or name in again or game.market.find(name) is None:
            return
        if game.market.operating_key(name) > game.market.operating_key(first):
            again.add(name)
            current.done.remove(name)
            game.order.sort()

    turns.finish = once_more  # type: ignore[method-assign]


def _ordered(game: Game1846, rising: Callable[[bool], bool]) -> None:
    sort = game.order.sort

    def order() -> None:
        sort()
        current = game.table.operating_round
        own = [name for name in current.order if not game.independents.is_one(name)]
        others = [name for name in current.order if game.independents.is_one(name)]
        own = game.market.in_operating_order(own)
        if rising((current.set, current.number) == (1, 1)):
            own.sort(key=game.market.price_of)
        current.order = others + own

    game.order.sort = order  # type: ignore[method-assign]


@wrong("order-is-never-sorted-again", {"18Chesapeake": "12-i 12-e"})
def _(game: Game) -> None:
    """companies that have operated operate again"""
    operating = game.operating
    finish = game.turns.finish

    def again() -> None:
        finish()
        if len(operating.round.done) == 1 and not operating.round.order:
            operating.round.order = list(operating.round.done)

    game.turns.finish = again  # type: ignore[method-assign]


@wrong("the-company-on-turn-is-still-to-operate", {"18GL": "4.5.1.2-ao 4.6-h"})
def _(game: Game) -> None:
    """when the order changes in the middle of a turn, the company whose turn it is comes once more"""
    order = game.order

    def with_all() -> None:
        current = game.table.operating_round
        current.order = order.waiting(current.done)

    order.sort = with_all  # type: ignore[method-assign]


switched(
    "order-is-fixed-at-the-start",
    {"18FL": "7-f", "18GL": "4.6-e", "LostAtlas": "OR.flow-e OR.next-b"},
    order_fixed_at_start=True,
)
