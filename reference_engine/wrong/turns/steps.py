"""Wrong orders of rounds and of the steps of a turn."""

from ...games.eighteen_fl import Game18FL
from ...state import Company
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


@wrong("companies-operate-twice", {"18FL": "7-e", "18GL": "4.6-h", "LostAtlas": "OR.next-c"})
def _(game: Game18FL) -> None:
    """when all companies have operated each has another turn in the same round"""
    next_ = game.operating.next

    def once_more() -> None:
        current = game.operating.round
        if current.turn is None and not current.order and len(set(current.done)) == len(current.done):
            current.order = list(current.done)
        next_()

    game.operating.next = once_more  # type: ignore[method-assign]


@wrong("no-further-stock-round", {"18FL": "4-a 7-g", "18GL": "4.6-i"})
def _(game: Game18FL) -> None:
    """a set of operating rounds is followed by the next one"""
    start = game.stock.start
    game.stock.start = lambda number: (  # type: ignore[method-assign]
        start(number) if number == 1 else game.operating.start(number)
    )


@wrong("privates-pay-once-a-set", {"18FL": "7-a", "18GL": "4.6-a"})
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
    convert, track, token, *later = game.turns.steps["public"]
    game.turns.steps = {"public": [convert, token, track, *later]}


@wrong("trains-before-the-run", {"18FL": "7-h"})
def _(game: Game18FL) -> None:
    """a company that owns no train buys one before it runs"""
    running, begin = game.running, game.running.begin

    def buy_first(company: Company) -> None:
        if not company.trains and game.table.turn.revenue is None:
            game.table.turn.step = "trains"
            game.purchases.ask()
        else:
            begin(company)

    running.begin = buy_first  # type: ignore[method-assign]
