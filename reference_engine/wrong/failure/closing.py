"""Wrong ends of companies."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from ...games.eighteen46 import Game1846
from ...state import Company
from ..entries import wrong


@wrong("nothing-leaves-at-zero", {"1846": "5.25-a S.StockRound-g", "LostAtlas": "OR.force-f"})
def _(game: Game1846) -> None:
    """a company whose price falls to zero stays in the game"""
    game.market.on_zero = lambda company: None


@wrong("closed-companies-sell-their-trains", {"1846": "5.25-b"})
def _(game: Game1846) -> None:
    """the trains of a company that leaves the game go on sale"""
    empty = game.closing.empty

    def keep_trains(company: Company) -> None:
        names = [train.name for train in company.trains]
        empty(company)
        game.trains.depot.pool.extend(names)

    game.closing.empty = keep_trains  # type: ignore[method-assign]


@wrong("closed-companies-keep-their-tokens", {"1846": "5.25-b", "18GL": "4.7.3-e", "LostAtlas": "OR.bust-e"})
def _(game: Game1846) -> None:
    """the tokens of a company that leaves the game stay on the board"""
    empty = game.closing.empty

    def keep_tokens(company: Company) -> None:
        tokens = list(company.tokens)
        empty(company)
        company.tokens = tokens

    game.closing.empty = keep_tokens  # type: ignore[method-assign]
    game.board.remove_company = lambda company: None  # type: ignore[method-assign]


@wrong("closed-companies-privates-go-back", {"1846": "5.25-b"})
def _(game: Game1846) -> None:
    """the private companies of a company that leaves the game go to its president"""
    close = game.closing.close

    def back(name: str) -> None:
        president = game.table.companies[name].president
        owned = [p for p in game.state.privates if game.table.owner_company(p) == name]
        close(name)
        for private in owned:
            private.owner = f"player:{president}"

    game.closing.close = back  # type: ignore[method-assign]
    game.market.on_zero = back


@wrong("closed-companies-pay-their-shareholders", {"1846": "5.25-b"})
def _(game: Game1846) -> None:
    """the treasury of a company that leaves the game goes to its president"""
    close = game.closing.close

    def pay(name: str) -> None:
        company = game.table.companies[name]
        if company.president is not None:
            game.table.players[company.president].cash += company.cash
            company.cash = 0
        close(name)

    game.market.on_zero = pay
