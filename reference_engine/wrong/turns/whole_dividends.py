"""Wrong payments of a dividend that is paid as a whole, on shares of two sizes."""

from collections.abc import Callable

from ...games.lost_atlas import LostAtlas
from ...state import Company
from ..entries import wrong


def _paid(game: LostAtlas, other: Callable[[Company, int, Callable[[Company, int], None]], None]) -> None:
    """A dividend is paid otherwise; ``other`` is given the company, the dividend, and the right way."""
    pay = game.dividends.pay_out
    game.dividends.pay_out = lambda company, amount: other(company, amount, pay)  # type: ignore[method-assign]


@wrong("each-paper-is-a-share", {"LostAtlas": "OR.div-c"})
def _(game: LostAtlas) -> None:
    """every certificate is paid as a single share, the president's too"""

    def pay(company: Company, amount: int, right: Callable[[Company, int], None]) -> None:
        right(company, amount)
        if company.president is not None:
            share = game.shares.share_percent(company.id)
            game.table.pays_bank(game.table.players[company.president], amount * share // 100)

    _paid(game, pay)


@wrong("each-paper-of-a-major-is-a-share", {"LostAtlas": "OR.div-c OR.div-b"})
def _(game: LostAtlas) -> None:
    """the president's certificate of a major is paid as a single share"""

    def pay(company: Company, amount: int, right: Callable[[Company, int], None]) -> None:
        right(company, amount)
        if company.president is not None and company.kind == "major":
            share = game.shares.share_percent(company.id)
            game.table.pays_bank(game.table.players[company.president], amount * share // 100)

    _paid(game, pay)


@wrong("treasuries-pay-dividends", {"LostAtlas": "OR.div-d"})
def _(game: LostAtlas) -> None:
    """what players get of a dividend comes out of the company's treasury, as far as there is money"""

    def pay(company: Company, amount: int, right: Callable[[Company, int], None]) -> None:
        right(company, amount)
        held = sum(game.shares.player_holds(company.id, player) for player in game.table.seats)
        game.table.pays_bank(company, min(company.cash, amount * held // 100))

    _paid(game, pay)


@wrong("only-the-president-is-paid", {"LostAtlas": "OR.div-a OR.div-b OR.div-d"})
def _(game: LostAtlas) -> None:
    """only the president is paid for his shares"""

    def pay(company: Company, amount: int, right: Callable[[Company, int], None]) -> None:
        before = {player.id: player.cash for player in game.state.players}
        right(company, amount)
        for player in game.state.players:
            if player.id != company.president:
                game.table.pays_bank(player, player.cash - before[player.id])

    _paid(game, pay)


@wrong("treasuries-of-majors-are-not-paid", {"LostAtlas": "OR.div-e"})
def _(game: LostAtlas) -> None:
    """a major is not paid for shares of its own"""

    def pay(company: Company, amount: int, right: Callable[[Company, int], None]) -> None:
        before = company.cash
        right(company, amount)
        if company.kind == "major":
            game.table.pays_bank(company, company.cash - before)

    _paid(game, pay)


@wrong("redeemed-shares-are-not-paid", {"LostAtlas": "OR.div-e"})
def _(game: LostAtlas) -> None:
    """a company is paid for its own shares only if shares of it lie in the pool"""

    def pay(company: Company, amount: int, right: Callable[[Company, int], None]) -> None:
        before = company.cash
        right(company, amount)
        if not game.shares.held(company.id, "pool"):
            game.table.pays_bank(company, company.cash - before)

    _paid(game, pay)


@wrong("half-is-marked", {"LostAtlas": "OR.div-f OR.run-i OR.run-k"})
def _(game: LostAtlas) -> None:
    """the revenue that is marked, and paid, is half of what the trains have earned"""
    record = game.running.record
    game.running.record = lambda run, revenue: record(run, revenue // 2)  # type: ignore[method-assign]


@wrong("withheld-revenue-is-paid-on-own-shares", {"LostAtlas": "OR.hold-a"})
def _(game: LostAtlas) -> None:
    """of withheld revenue the treasury gets what its own shares would be paid only"""
    kept = game.dividends.kinds.kept

    def own_part(kind: str, revenue: int) -> int:
        company = game.table.operating_company
        own = game.shares.held(company.id, game.shares.paying_holder(company.id))
        return kept(kind, revenue) * own // 100

    game.dividends.kinds.kept = own_part  # type: ignore[method-assign]
