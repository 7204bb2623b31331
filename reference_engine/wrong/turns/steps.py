"""Wrong orders of rounds and of the steps of a turn."""

from typing import Any

from ...games.eighteen_fl import Game18FL
from ..entries import wrong


@wrong("rounds-follow-the-phase-at-once", {"18FL": "4-c 4-d"})
def _(game: Game18FL) -> None:
    """the set going on gets as many operating rounds as the phase begun in it has"""
    next_ = game.operating.next

    def lengthen() -> None:
        current = game.operating.round
        current.of = max(current.of, game.table.phase.operating_rounds)
        next_()

    game.operating.next = lengthen  # type: ignore[method-assign]


@wrong("companies-operate-twice", {"18FL": "7-e"})
def _(game: Game18FL) -> None:
    """when all companies have operated each has another turn in the same round"""
    next_ = game.operating.next

    def once_more() -> None:
        current = game.operating.round
        if current.turn is None and not current.order and len(set(current.done)) == len(current.done):
            current.order = list(current.done)
        next_()

    game.operating.next = once_more  # type: ignore[method-assign]


@wrong("no-further-stock-round", {"18FL": "4-a 7-g"})
def _(game: Game18FL) -> None:
    """a set of operating rounds is followed by the next one"""
    start = game.stock.start
    game.stock.start = lambda number: (  # type: ignore[method-assign]
        start(number) if number == 1 else game.operating.start_set(number)
    )


@wrong("privates-pay-once-a-set", {"18FL": "7-a"})
def _(game: Game18FL) -> None:
    """private companies pay in the first operating round of a set only"""
    pay_out = game.privates.pay_out

    def first_only() -> None:
        if game.operating.round.number == 1:
            pay_out()

    game.privates.pay_out = first_only  # type: ignore[method-assign]


@wrong("tokens-before-track", {"18FL": "7-h"})
def _(game: Game18FL) -> None:
    """a company places its token before it lays track"""
    operating, ask, next_ = game.operating, game.operating.ask, game.operating.next

    def other_way(step: str, kind: str, context: dict[str, Any] | None = None) -> None:
        if kind == "track":
            ask("token", "token", context)
        else:
            ask(step, kind, context)

    def go_on() -> None:
        step = operating.round.turn.step if operating.round.turn is not None else ""
        if step == "token":
            ask("track", "track")
        elif step == "track":
            operating.begin_run()
        else:
            next_()

    operating.ask = other_way  # type: ignore[method-assign]
    operating.next = go_on  # type: ignore[method-assign]


@wrong("trains-before-the-run", {"18FL": "7-h"})
def _(game: Game18FL) -> None:
    """a company that owns no train buys one before it runs"""
    operating, begin = game.operating, game.operating.begin_run

    def buy_first() -> None:
        if not operating.company.trains and operating.turn.revenue is None:
            game.state.pending.clear()
            operating.turn.step = "trains"
            game.purchases.ask()
        else:
            begin()

    operating.begin_run = buy_first  # type: ignore[method-assign]
