"""Companies that leave the game late, by halves, or not at all."""

from ...games.eighteen46 import Game1846
from ...rules.map.stations import KeptSpace, home_spaces
from ...state import OperatingRound
from ..entries import wrong


@wrong("emergency-sales-close-nothing", {"1846": "5.25-a S.StockRound-g"})
def _(game: Game1846) -> None:
    """a company whose price falls to zero by a sale for a train stays in the game"""
    close = game.market.on_zero

    def unless_forced(name: str) -> None:
        if not any(due.kind == "emergency" for due in game.state.pending):
            close(name)

    game.market.on_zero = unless_forced


@wrong("companies-without-money-stay", {"1846": "5.25-a S.StockRound-g"})
def _(game: Game1846) -> None:
    """a company whose price falls to zero stays in the game if its treasury is empty"""
    close = game.market.on_zero

    def if_there_is_money(name: str) -> None:
        if game.table.companies[name].cash:
            close(name)

    game.market.on_zero = if_there_is_money


@wrong("second-company-to-close-stays", {"1846": "5.25-a S.StockRound-g"})
def _(game: Game1846) -> None:
    """of two companies whose prices fall to zero in turns that follow each other the second stays"""
    close = game.market.on_zero

    def unless_it_follows_one(name: str) -> None:
        current = game.state.round
        done = current.done if isinstance(current, OperatingRound) else []
        if not done or not game.table.companies[done[-1]].closed:
            close(name)

    game.market.on_zero = unless_it_follows_one


@wrong("closed-companies-go-on-with-their-turn", {"1846": "5.25-a"})
def _(game: Game1846) -> None:
    """a company that leaves the game in its own turn goes through the rest of it"""
    must = game.purchases.must_buy
    game.turns.break_off = lambda: None  # type: ignore[method-assign]
    game.purchases.must_buy = lambda company: (  # type: ignore[method-assign]
        not company.closed and must(company)
    )


def _kept_for_the_gone(game: Game1846) -> list[KeptSpace]:
    gone = [one for one in game.table.companies.values() if one.closed and one.kind == "public"]
    return home_spaces(game.board, (company.id for company in gone))


@wrong("homes-of-closed-companies-stay-kept", {"1846": "5.25-b 6.24-a"})
def _(game: Game1846) -> None:
    """the space in its home stays kept for a company that has left the game"""
    kept = game.construction.kept_spaces
    game.construction.kept_spaces = lambda: (  # type: ignore[method-assign]
        [*kept(), *_kept_for_the_gone(game)]
    )


@wrong("second-cities-of-closed-companies-stay-kept", {"1846": "5.25-b 6.2-aj"})
def _(game: Game1846) -> None:
    """the space in its second city stays kept for a company that has left the game"""
    kept = game.construction.kept_spaces

    def kept_for_them_too() -> list[KeptSpace]:
        seconds = {
            company.id: charter.second_city
            for company in game.table.companies.values()
            if company.closed and (charter := game.box.companies_by_id.get(company.id)) is not None
        }
        return kept() + [
            KeptSpace(name, city.hex, tuple(city.exits))
            for name, city in seconds.items()
            if city is not None and not game.table.phase.ends_reservations
        ]

    game.construction.kept_spaces = kept_for_them_too  # type: ignore[method-assign]


@wrong("closed-companies-still-have-trains-to-sell", {"1846": "5.25-b"})
def _(game: Game1846) -> None:
    """a company that has left the game keeps its trains, which others buy of its last president"""
    close = game.market.on_zero

    def keep(name: str) -> None:
        company = game.table.companies[name]
        trains, president = company.trains, company.president
        company.trains = []
        close(name)
        company.trains, company.president = trains, president

    game.market.on_zero = keep


@wrong("closed-companies-keep-their-privates", {"1846": "5.25-b"})
def _(game: Game1846) -> None:
    """a company that has left the game keeps its private companies, which go on paying it"""
    close = game.market.on_zero

    def keep(name: str) -> None:
        owned = [one for one in game.state.privates if game.table.owner_company(one) == name]
        close(name)
        for private in owned:
            private.owner = f"company:{name}"

    game.market.on_zero = keep
