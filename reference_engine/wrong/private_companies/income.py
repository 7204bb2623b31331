"""Wrong income of private companies."""

from ...game import Game
from ...games.eighteen_fl import Game18FL
from ..entries import wrong


@wrong(
    "privates-do-not-pay",
    {
        "18Chesapeake": "12-e 12-f",
        "1846": "4-i 3-r",
        "18FL": "3.3-d 7-a 7-b",
        "18GL": "4.3-e 4.6-a",
    },
)
def _(game: Game) -> None:
    """private companies pay nothing in operating rounds"""
    operating, start = game.operating, game.operating._start_round

    def poor(number_of_set: int, number: int, of: int) -> None:
        pay_out = game.privates.pay_out
        game.privates.pay_out = lambda: None  # type: ignore[method-assign]
        try:
            start(number_of_set, number, of)
        finally:
            game.privates.pay_out = pay_out  # type: ignore[method-assign]

    operating._start_round = poor  # type: ignore[method-assign]


@wrong("bought-privates-pay-the-president", {"18Chesapeake": "12-h", "1846": "3-t"})
def _(game: Game) -> None:
    """a private that a company owns pays that company's president"""
    table, bank_pays = game.table, game.table.bank_pays

    def pay_out() -> None:
        for private in table.state.privates:
            owner = table.owner_player(private)
            company = table.owner_company(private)
            if owner is None and company is not None:
                owner = table.companies[company].president
            if owner is not None:
                bank_pays(table.players[owner], table.box.private(private.id).income)

    game.privates.pay_out = pay_out  # type: ignore[method-assign]


@wrong("named-company-gets-the-income", {"18FL": "7-b 3.3-d", "18GL": "4.6-a"})
def _(game: Game18FL) -> None:
    """the income of a private company goes into the treasury of a company of its owner"""

    def pay_out() -> None:
        for private in game.state.privates:
            owner = game.table.owner_player(private)
            for company in game.state.companies:
                if owner is not None and company.president == owner:
                    game.table.bank_pays(company, game.box.private(private.id).income)
                    break

    game.privates.pay_out = pay_out  # type: ignore[method-assign]


@wrong("one-private-pays-a-player", {"18GL": "4.3-e 4.6-a"})
def _(game: Game) -> None:
    """a player with several private companies has the income of one of them"""
    table, bank_pays = game.table, game.table.bank_pays

    def pay_out() -> None:
        paid: set[str] = set()
        for private in table.state.privates:
            owner = table.owner_player(private)
            if owner is not None and owner not in paid:
                paid.add(owner)
                bank_pays(table.players[owner], table.box.private(private.id).income)

    game.privates.pay_out = pay_out  # type: ignore[method-assign]
