"""Wrong hotels."""

from typing import Any

from ...games.eighteen_fl import Game18FL
from ...state import Company
from ..entries import wrong
from .tokens import check_token, kind_of


@wrong("hotels-block", {"18FL": "7.3.2-e"})
def _(game: Game18FL) -> None:
    """nobody but its owner runs through a town with a hotel"""
    board, closed = game.board, game.board.is_closed_to
    board.is_closed_to = lambda company, number, index: (  # type: ignore[method-assign]
        closed(company, number, index) or board.hotels.get((number, index), company) != company
    )


@wrong("hotels-are-stations", {"18FL": "7.3-f 7.3.2-f 7.3.2-g 7.4-e"})
def _(game: Game18FL) -> None:
    """a hotel is a base of its company like a station"""
    board, keep = game.board, game.board._keep

    def all_of_them(company: str, standing: Any) -> None:
        keep(company, standing)
        if standing:
            board.placed[company] = [place for place, _ in standing]

    board._keep = all_of_them  # type: ignore[method-assign]
    for company, standing in list(board._standing.items()):
        all_of_them(company, standing)


@wrong("no-hotels", {"18FL": "7.3-a 7.3-b 7.3-d 7.3.2-a 7.3.2-c"})
def _(game: Game18FL) -> None:
    """no token can be placed in a town"""
    check_token(game, lambda move: "This is a town." if kind_of(game, move.hex) == "town" else "")


@wrong("hotels-come-on-top", {"18FL": "3.1-h 7.3-d"})
def _(game: Game18FL) -> None:
    """a hotel is none of the company's three tokens"""
    place = game.construction.place

    def on_top(move: Any) -> Any:
        commit, company = place(move), game.table.operating_company

        def go_on() -> None:
            left = company.tokens_left
            commit()
            if kind_of(game, move.hex) == "town":
                company.tokens_left = left

        return go_on

    game.construction.place = on_top  # type: ignore[method-assign]


@wrong("hotel-is-lost-with-its-tile", {"18FL": "7.3.2-b"})
def _(game: Game18FL) -> None:
    """a hotel is gone when the tile of its town is replaced"""
    swap, board = game.construction._swap_tile, game.board

    def without_hotel(name: str, tile: str, rotation: int) -> None:
        swap(name, tile, rotation)
        for place in [place for place in board.hotels if place[0] == board.number(name)]:
            company = board.hotels.pop(place)
            board._drop(company, place, "hotel")
            game.table.companies[company].tokens = game.tokens.places(company)

    game.construction._swap_tile = without_hotel  # type: ignore[method-assign]


@wrong("second-hotel-of-another-company", {"18FL": "7.3.2-c"})
def _(game: Game18FL) -> None:
    """a company may place a hotel in a town in which another one has a hotel"""
    refuse, put = game.table.refuse, game.tokens.put_hotel

    def unless_anothers(rule: str, reason: str, about: str = "") -> None:
        own = reason.startswith(f"The {game.table.operating_company.id} ")
        if rule != "second-hotel-in-town" or own:
            refuse(rule, reason, about)

    def beside(company: Company, name: str, town: int) -> None:
        game.board.hotels.pop((game.board.number(name), town), None)
        put(company, name, town)

    game.table.refuse = unless_anothers  # type: ignore[method-assign]
    game.tokens.put_hotel = beside  # type: ignore[method-assign]
