"""Wrong ends of the game."""

from ..game import Game
from ..games.eighteen_fl import Game18FL
from ..games.great_lakes import GreatLakes
from .entries import switched, wrong

switched(
    "game-ends-after-the-round",
    {"18FL": "11-a 11-c", "18Chesapeake/published": "27-c"},
    end_in_operating="round",
)
switched(
    "game-ends-after-one-more-round",
    {"18FL": "4-e 11-b 11-c", "18GL": "5-e", "18Chesapeake/published": "27-d"},
    end_in_stock="round",
)
switched("bank-of-zero-goes-on", {"18FL": "1.2-a 5-g 11-a"}, broken_at_zero=False)
switched(
    "privates-count-at-the-end",
    {"18FL": "1.2-d 11-f", "18GL": "1.1-b 5-f 5-i"},
    privates_count_at_the_end=True,
)
switched("unfloated-shares-count", {"18FL": "1.2-d 11-f"}, unfloated_shares_have_value=True)


@wrong("cash-does-not-count", {"18FL": "1.2-c 11-e", "18GL": "1.1-b 5-k", "LostAtlas": "GE.end-f"})
def _(game: Game18FL) -> None:
    """cash in hand does not count at the end"""
    worth = game.ending.worth
    game.ending.worth = lambda player: (  # type: ignore[method-assign]
        worth(player) - game.table.players[player].cash
    )


@wrong("broken-bank-pays-nothing", {"18FL": "11-c", "18GL": "5-d"})
def _(game: Game18FL) -> None:
    """a bank that has run out pays nobody any more"""
    pays = game.table.bank_pays
    game.table.bank_pays = lambda payee, amount: (  # type: ignore[method-assign]
        pays(payee, amount if game.state.ending is None else 0)
    )


@wrong("survivor-shares-the-victory", {"18FL": "11-j", "18GL": "5-m", "LostAtlas": "OR.bust-i"})
def _(game: Game18FL) -> None:
    """when one player is left those who are out of the game win as well"""
    finish = game.ending.finish

    def all_of_them(cause: str, bankrupt: str | None = None) -> None:
        finish(cause, bankrupt)
        if cause == "last_player" and game.state.result is not None:
            game.state.result.winners = list(game.table.seats)

    game.ending.finish = all_of_them  # type: ignore[method-assign]


@wrong(
    "bank-never-breaks",
    {
        "18Chesapeake": "27-b 27-a 27-c 27-d",
        "1846": "9-a S.GameEnd-a",
        "18FL": "1.2-a 5-g 11-a 11-b",
        "18GL": "5-a",
    },
)
def _(game: Game) -> None:
    """the bank never breaks"""
    game.table.on_bank_paid = lambda: None


@wrong(
    "game-ends-when-the-bank-breaks",
    {"18Chesapeake": "27-c 27-e", "1846": "9-a S.GameEnd-a", "18FL": "4-e 11-a 11-c", "18GL": "5-a 5-c"},
)
def _(game: Game) -> None:
    """the game ends at once when the bank breaks"""
    watch = game.table.on_bank_paid

    def at_once() -> None:
        watch()
        if game.state.ending is not None and game.state.result is None:
            game.ending.finish("bank")

    game.table.on_bank_paid = at_once


@wrong(
    "treasuries-count",
    {
        "18Chesapeake": "28-b",
        "1846": "9-d",
        "18FL": "1.2-e 11-g",
        "18GL": "1.1-b 5-f 5-i",
        "LostAtlas": "GE.end-g",
    },
)
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


@wrong(
    "shares-count-at-par",
    {
        "18Chesapeake": "28-a",
        "1846": "9-c S.GameEnd-b",
        "18FL": "1.2-c 11-d",
        "18GL": "1.1-b 5-i",
        "LostAtlas": "GE.end-f",
    },
)
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


@wrong(
    "poorest-wins",
    {
        "18Chesapeake": "28-c 1-d",
        "1846": "9-c S.GameEnd-b",
        "18FL": "1.2-b 11-h",
        "18GL": "1.1-a 5-l",
        "LostAtlas": "GE.end-h",
    },
)
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


@wrong("no-price-ends-the-game", {"18GL": "5-b"})
def _(game: GreatLakes) -> None:
    """a price of $450 ends nothing"""
    game.market.on_price = lambda cell: None  # noqa: ARG005


@wrong("a-price-ends-the-game-at-once", {"18GL": "5-b 5-c"})
def _(game: GreatLakes) -> None:
    """a price of $450 ends the game at once, without the rest of the operating rounds"""
    finish = game.turns.finish

    def over() -> None:
        finish()
        if game.state.ending is not None and game.state.ending.cause == "price" and game.state.result is None:
            game.ending.finish("price")

    game.turns.finish = over  # type: ignore[method-assign]


@wrong("unstarted-rounds-are-left-out", {"18GL": "5-e"})
def _(game: GreatLakes) -> None:
    """a bank that is emptied in a stock round ends the game with it"""
    start = game.operating.start

    def at_once(number: int) -> None:
        if game.state.ending is not None:
            game.ending.finish(game.ending.cause)
        else:
            start(number)

    game.operating.start = at_once  # type: ignore[method-assign]
