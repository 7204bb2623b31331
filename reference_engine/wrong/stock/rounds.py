"""Wrong stock rounds and turns in them."""

from typing import Any

from ...game import Game
from ...games.eighteen_fl import Game18FL
from ..entries import wrong


@wrong("a-sale-alone-is-a-pass", {"18FL": "5-c", "18GL": "4.1-c 4.1.4-a", "LostAtlas": "SR.pass-c"})
def _(game: Game18FL) -> None:
    """a player who only sells in his turn has passed"""
    pass_turn = game.stock.pass_turn

    def counted(move: Any) -> Any:
        commit = pass_turn(move)

        def go_on() -> None:
            game.stock.round.turn.sold.clear()
            commit()

        return go_on

    game.stock.pass_turn = counted  # type: ignore[method-assign]


@wrong(
    "a-sale-ends-the-turn", {"18FL": "5-b 5.1-c", "18GL": "4.1-a 4.1.1-c", "LostAtlas": "SR.turn-c SR.buy-a"}
)
def _(game: Game18FL) -> None:
    """whoever has sold does not buy in that turn"""
    sell = game.stock.sell

    def over(move: Any) -> Any:
        commit = sell(move)

        def end() -> None:
            commit()
            game.stock.next_turn()

        return end

    game.stock.sell = over  # type: ignore[method-assign]


@wrong(
    "purchase-does-not-end-the-turn",
    {
        "18Chesapeake": "8-b 7-b",
        "1846": "5.1-a 4-b 5-b",
        "18FL": "5.2-a 5.2-c",
        "18GL": "4.1.2-a 4.1.2-d 4.1-b",
        "LostAtlas": "SR.buy-a SR.turn-c",
    },
)
def _(game: Game) -> None:
    """a player goes on after a purchase and may buy again"""
    stock = game.stock

    def bought(player: str) -> None:
        stock.round.passed.clear()
        stock.round.last_trader = player

    stock.bought = bought  # type: ignore[method-assign]


@wrong(
    "hard-pass-in-the-stock-round",
    {"18Chesapeake": "7-c", "1846": "5.3-b 5-c", "18FL": "5-d", "18GL": "4.1-c", "LostAtlas": "SR.pass-b"},
)
def _(game: Game) -> None:
    """a player who has passed gets no further turn in the stock round"""
    stock, next_turn = game.stock, game.stock.next_turn
    out: set[str] = set()

    def skip(after: str | None = None) -> None:
        out.update(stock.round.passed)
        next_turn(after)
        while stock.round.turn.player in out and len(out) < len(game.table.seats):
            stock.round.turn.player = game.table.left_of(stock.round.turn.player)
            game.state.pending[0].actors[0].id = stock.round.turn.player

    stock.next_turn = skip  # type: ignore[method-assign]


@wrong("a-company-of-a-chosen-size-leaves-the-pass", {"18FL": "5-c 5-d 5-e 5.5-a"})
def _(game: Game18FL) -> None:
    """whoever has passed and then starts a company whose size he chooses has still passed"""
    stock, pass_turn, acted, par = game.stock, game.stock.pass_turn, game.stock.acted, game.stock.par
    passed_in: dict[str, int] = {}

    def noted(move: Any) -> Any:
        commit = pass_turn(move)

        def go_on() -> None:
            if not stock.round.turn.sold:
                passed_in[move.actor.id] = stock.round.number
            commit()

        return go_on

    def has_acted(player: str) -> None:
        acted(player)
        passed_in.pop(player, None)

    def started(move: Any) -> Any:
        commit = par(move)

        def go_on() -> None:
            stays = len(game.table.phase.sizes) > 1 and passed_in.get(move.actor.id) == stock.round.number
            commit()
            if stays:
                stock.round.passed.append(move.actor.id)

        return go_on

    stock.pass_turn, stock.acted = noted, has_acted  # type: ignore[method-assign]
    stock.par = started  # type: ignore[method-assign]


@wrong(
    "one-pass-ends-the-round",
    {
        "18Chesapeake": "7-d 11-a",
        "1846": "4-c 5-c 5.4-a",
        "18FL": "5-e 5.5-a",
        "18GL": "4.1-c 4.1.4-a",
        "LostAtlas": "SR.pass-c",
    },
)
def _(game: Game) -> None:
    """the stock round ends when all but one have passed"""
    stock, pass_turn = game.stock, game.stock.pass_turn

    def early(move: Any) -> Any:
        commit = pass_turn(move)

        def end() -> None:
            if not stock.round.turn.sold and len(stock.round.passed) == len(game.table.seats) - 2:
                stock.round.passed.append(move.actor.id)
                stock._finish()
            else:
                commit()

        return end

    stock.pass_turn = early  # type: ignore[method-assign]


@wrong(
    "priority-to-the-last-trader",
    {"18Chesapeake": "11-b", "1846": "5.4-a", "18FL": "5-f 5.5-b", "18GL": "4.1-d", "LostAtlas": "SR.end-a"},
)
def _(game: Game) -> None:
    """the last trader himself gets the priority deal"""
    stock, finish = game.stock, game.stock._finish

    def keep_it() -> None:
        trader = stock.round.last_trader
        finish()
        if trader is not None:
            game.state.priority = trader

    stock._finish = keep_it  # type: ignore[method-assign]


@wrong(
    "first-seat-opens",
    {
        "18Chesapeake": "5-f 29-b 7-a 11-b",
        "1846": "5.4-b 5-a 4-b",
        "18FL": "3.2-l 5-a",
        "18GL": "4.1-b",
        "LostAtlas": "SR.turn-b",
    },
)
def _(game: Game) -> None:
    """a stock round is always opened by the first seat"""
    stock, start = game.stock, game.stock.start

    def first_seat(number: int) -> None:
        holder = game.state.priority
        game.state.priority = game.table.seats[0]
        start(number)
        game.state.priority = holder

    stock.start = first_seat  # type: ignore[method-assign]
