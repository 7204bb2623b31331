"""Wrong ends of the game."""

from ..game import Game
from .entries import wrong


@wrong(
    "bank-never-breaks",
    {"18Chesapeake": "27-b 27-a 27-c 27-d", "1846": "9-a S.GameEnd-a", "18FL": "1.2-a 5-g 11-a 11-b"},
)
def _(game: Game) -> None:
    """the bank never breaks"""
    game.table.on_bank_paid = lambda: None


@wrong(
    "game-ends-when-the-bank-breaks",
    {"18Chesapeake": "27-c 27-e", "1846": "9-a S.GameEnd-a", "18FL": "4-e 11-a 11-c"},
)
def _(game: Game) -> None:
    """the game ends at once when the bank breaks"""
    watch = game.table.on_bank_paid

    def at_once() -> None:
        watch()
        if game.state.ending is not None and game.state.result is None:
            game.ending.finish("bank")

    game.table.on_bank_paid = at_once


@wrong("treasuries-count", {"18Chesapeake": "28-b", "1846": "9-d", "18FL": "1.2-e 11-g"})
def _(game: Game) -> None:
    """a company's treasury counts for its president"""
    ending, worth = game.ending, game.ending.worth

    def with_treasuries(player: str) -> int:
        return worth(player) + sum(c.cash for c in game.table.companies.values() if c.president == player)

    ending.worth = with_treasuries  # type: ignore[method-assign]


@wrong("privates-count-nothing", {"18Chesapeake": "28-a", "1846": "S.GameEnd-b 9-c"})
def _(game: Game) -> None:
    """private companies count nothing at the end"""
    ending, worth = game.ending, game.ending.worth

    def without(player: str) -> int:
        held = sum(
            game.table.face_value(private)
            for private in game.state.privates
            if private.owner == f"player:{player}"
        )
        return worth(player) - held

    ending.worth = without  # type: ignore[method-assign]


@wrong("shares-count-at-par", {"18Chesapeake": "28-a", "1846": "9-c S.GameEnd-b", "18FL": "1.2-c 11-d"})
def _(game: Game) -> None:
    """shares count at their par value at the end"""
    ending, worth = game.ending, game.ending.worth

    def at_par(player: str) -> int:
        total = worth(player)
        for company in game.table.companies.values():
            held = game.shares.player_holds(company.id, player) // game.shares.share_percent(company.id)
            price = game.market.price(company.id)
            if price is not None and company.par is not None:
                total += held * (company.par - price)
        return total

    ending.worth = at_par  # type: ignore[method-assign]


@wrong("poorest-wins", {"18Chesapeake": "28-c 1-d", "1846": "9-c S.GameEnd-b", "18FL": "1.2-b 11-h"})
def _(game: Game) -> None:
    """the poorest player wins"""
    ending, finish = game.ending, game.ending.finish

    def upside_down(cause: str, bankrupt: str | None = None) -> None:
        finish(cause, bankrupt)
        result = game.state.result
        if result is not None:
            least = min(result.worth.values())
            result.winners = [player for player, total in result.worth.items() if total == least]

    ending.finish = upside_down  # type: ignore[method-assign]
