"""Wrong tables at the start of a game."""

from ...games.eighteen46 import Game1846
from ...games.eighteen_fl import Game18FL
from ...state import BidsRound
from ..entries import wrong


def at_the_start(game: Game18FL) -> bool:
    """Whether nobody has done anything yet."""
    current = game.state.round
    return isinstance(current, BidsRound) and not current.bids and not current.choosers


@wrong("a-company-is-missing", {"18FL": "1.1-b 3.1-i"})
def _(game: Game18FL) -> None:
    """the last company is not in the game"""
    state = game.state
    if at_the_start(game):
        gone = state.companies.pop().id
        state.certificates = [paper for paper in state.certificates if paper.company != gone]


@wrong("a-private-company-belongs-to-somebody", {"18FL": "3.1-e 3.3-b"})
def _(game: Game18FL) -> None:
    """the first player owns the first private company from the start"""
    if at_the_start(game):
        private = game.state.privates[0]
        private.owner, private.price = f"player:{game.table.seats[0]}", None


@wrong("homes-come-later", {"18FL": "3.1-f 7.3-c"})
def _(game: Game18FL) -> None:
    """no home token is on the map from the start"""
    if at_the_start(game):
        for company in game.state.companies:
            company.tokens.clear()
            game.board.remove_company(company.id)


@wrong("two-tokens-each", {"18FL": "3.1-h 7.3-d 6.2-q"})
def _(game: Game18FL) -> None:
    """a company has two tokens besides that of its home"""
    if at_the_start(game):
        for company in game.state.companies:
            company.tokens_left -= 1


@wrong("all-companies-begin-with-ten-shares", {"18FL": "3.1-i 3.1-j 6.2-b 6.2-d"})
def _(game: Game18FL) -> None:
    """all certificates of all companies are on sale from the start"""
    if at_the_start(game):
        for company in game.state.companies:
            game.shares.enlarge(company)


@wrong("seats-are-changed", {"18FL": "3.1-l"})
def _(game: Game18FL) -> None:
    """the first two players change seats"""
    if at_the_start(game):
        players, seats = game.state.players, game.table.seats
        players[:2], seats[:2] = players[1::-1], seats[1::-1]


@wrong("last-seat-begins", {"18FL": "3.1-m"})
def _(game: Game18FL) -> None:
    """the last player has the priority deal at the start"""
    if at_the_start(game):
        game.state.priority = game.table.seats[-1]


@wrong("no-private-is-chosen", {"18FL": "3.1-b 3.2-a"})
def _(game: Game18FL) -> None:
    """the game begins with the purchase of shares"""
    game.bids.next = lambda: game.course.over()  # type: ignore[method-assign]


@wrong("homes-of-others-are-open", {"18FL": "3.1-g"})
def _(game: Game18FL) -> None:
    """the home token of a company that has not been started hinders nobody"""
    board, closed = game.board, game.board.is_closed_to

    def is_closed(company: str, number: int, index: int) -> bool:
        there = board.companies_in(number, index)
        started = all(game.table.companies[other].par is not None for other in there)
        return started and closed(company, number, index)

    board.is_closed_to = is_closed  # type: ignore[method-assign]


@wrong("removed-companies-have-no-token", {"1846": "2-i S.Setup-a"})
def _(game: Game1846) -> None:
    """the homes of companies that are not in the game are empty"""
    removed = game.state.removed
    for token in removed.tokens if removed is not None else ():
        game.board.remove_company(token.company)
    if removed is not None:
        removed.tokens.clear()
