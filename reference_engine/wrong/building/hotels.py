"""Wrong hotels, wrong prices of tokens."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from ...games.eighteen_fl import Game18FL
from ...rules.routes import PlaceBonus, RouteTerms
from ...state import Company
from ..entries import wrong


def _kind(game: Game18FL, name: str) -> str:
    printed = game.box.hexes.get(name)
    return "" if printed is None else printed.kind


# what hotels earn -------------------------------------------------------------------------------------


def _terms(game: Game18FL, other: Callable[[Company, RouteTerms], RouteTerms]) -> None:
    terms = game.route_terms
    game.route_terms = lambda company: other(company, terms(company))  # type: ignore[method-assign]


def _hotels(company: Company) -> list[str]:
    return [token.hex for token in company.tokens if token.kind == "hotel"]


@wrong("hotels-pay-everybody", {"18FL": "7.3.2-b"})
def _(game: Game18FL) -> None:
    """a hotel raises its town for every company"""

    def all_of_them(company: Company, terms: RouteTerms) -> RouteTerms:
        others = [c for c in game.state.companies if c.id != company.id]
        more = tuple(PlaceBonus(name, game.table.phase.hotel_value) for c in others for name in _hotels(c))
        return replace(terms, bonuses=terms.bonuses + more)

    _terms(game, all_of_them)


@wrong("hotels-pay-nobody", {"18FL": "7.3-b 7.3.2-b 7.3.2-h 7.3.2-i"})
def _(game: Game18FL) -> None:
    """a hotel adds nothing to its town"""

    def without(company: Company, terms: RouteTerms) -> RouteTerms:
        own = _hotels(company)
        return replace(terms, bonuses=tuple(bonus for bonus in terms.bonuses if bonus.hex not in own))

    _terms(game, without)


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


def based(game: Game18FL, which: Callable[[list[tuple[int, int]]], list[tuple[int, int]]]) -> None:
    """Let only some of a company's stations be bases, and so no others."""
    board, keep = game.board, game.board._keep

    def some(company: str, standing: Any) -> None:
        keep(company, standing)
        left = which(board.placed.pop(company, []))
        if left:
            board.placed[company] = left

    board._keep = some  # type: ignore[method-assign]
    for company, standing in list(board._standing.items()):
        some(company, standing)


@wrong("only-the-home-is-a-base", {"18FL": "7.3-d 7.3.1-a"})
def _(game: Game18FL) -> None:
    """nothing begins at a company's further stations"""
    based(game, lambda stations: stations[:1])


@wrong("home-is-no-base", {"18FL": "7.3-c 7.3.1-b"})
def _(game: Game18FL) -> None:
    """nothing begins at a company's home token"""
    based(game, lambda stations: stations[1:])


# placing tokens ---------------------------------------------------------------------------------------


def check_token(game: Game18FL, fault: Callable[[Any], str]) -> None:
    """Refuse a token for a reason of its own."""
    place = game.construction.place

    def checked(move: Any) -> Any:
        reason = fault(move)
        if reason:
            game.table.refuse("no-such-rule", reason)
        return place(move)

    game.construction.place = checked  # type: ignore[method-assign]


def _for_nothing(game: Game18FL, free: Callable[[Any], bool]) -> None:
    """Give back what some tokens have cost."""
    place = game.construction.place

    def otherwise(move: Any) -> Any:
        commit, company = place(move), game.operating.company

        def go_on() -> None:
            cash, is_free = company.cash, free(move)
            commit()
            game.table.bank_pays(company, cash - company.cash if is_free else 0)

        return go_on

    game.construction.place = otherwise  # type: ignore[method-assign]


@wrong("tokens-are-free", {"18FL": "7.3-f 7.3-h"})
def _(game: Game18FL) -> None:
    """tokens cost nothing"""
    _for_nothing(game, lambda move: True)


@wrong("hotels-are-free", {"18FL": "7.3-f"})
def _(game: Game18FL) -> None:
    """hotels cost nothing"""
    _for_nothing(game, lambda move: _kind(game, move.hex) == "town")


@wrong("tokens-cost-the-same-everywhere", {"18FL": "7.3-f 7.3-g"})
def _(game: Game18FL) -> None:
    """a token costs $20, however far away it is"""
    price = game.construction.price_of_distance
    game.construction.price_of_distance = lambda company, hexes: (  # type: ignore[method-assign]
        price(company, min(hexes, 1))
    )


@wrong("tokens-as-the-crow-flies", {"18FL": "7.3-f 7.3-g"})
def _(game: Game18FL) -> None:
    """the hexes to the nearest station are counted in a straight line"""
    _recounted(game, lambda hexes, stations, name: min(hexes, _in_a_line(game, stations, name)))


def _in_a_line(game: Game18FL, starts: Iterable[int], name: str) -> int:
    """How many hexes away the nearest of some hexes is, whatever track there is."""
    geography = game.board.geography
    found = dict.fromkeys(starts, 0)
    due = deque(found)
    while due:
        number = due.popleft()
        for other in geography.neighbours[number]:
            if other >= 0 and other not in found:
                found[other] = found[number] + 1
                due.append(other)
    return found.get(geography.index.get(name, -1), 0)


def _recounted(game: Game18FL, other: Callable[[int, list[int], str], int]) -> None:
    """Count the hexes of a token otherwise: made of the right number, the hexes of its stations, its hex."""
    building, place = game.construction, game.construction.place

    def recounted(move: Any) -> Any:
        price = building.price_of_distance
        stations = [number for number, _ in game.board.placed.get(game.operating.company.id, ())]
        building.price_of_distance = lambda company, hexes: (  # type: ignore[method-assign]
            price(company, other(hexes, stations, move.hex))
        )
        try:
            return place(move)
        finally:
            building.price_of_distance = price  # type: ignore[method-assign]

    building.place = recounted  # type: ignore[method-assign]


@wrong("tokens-cost-from-the-home", {"18FL": "7.3-f"})
def _(game: Game18FL) -> None:
    """the hexes are counted from the home, not from the nearest station"""
    _recounted(game, lambda hexes, stations, name: max(hexes, _in_a_line(game, stations[:1], name)))


@wrong("two-tokens-a-turn", {"18FL": "7.3-i"})
def _(game: Game18FL) -> None:
    """a company may place two tokens in its turn"""
    operating, after = game.operating, game.operating.after_token

    def again() -> None:
        if operating.turn.tokens == 1:
            game.state.pending.clear()
            operating.ask("token", "token")
            operating.turn.tokens = 2
        else:
            after()

    operating.after_token = again  # type: ignore[method-assign]


@wrong("no-hotels", {"18FL": "7.3-a 7.3-b 7.3-d 7.3.2-a 7.3.2-c"})
def _(game: Game18FL) -> None:
    """no token can be placed in a town"""
    check_token(game, lambda move: "This is a town." if _kind(game, move.hex) == "town" else "")


@wrong("no-further-stations", {"18FL": "7.3-a 7.3-d 7.3.1-c"})
def _(game: Game18FL) -> None:
    """no token can be placed in a city"""
    check_token(game, lambda move: "This is a city." if _kind(game, move.hex) == "city" else "")


@wrong("token-needs-a-train", {"18FL": "7.3.1-e"})
def _(game: Game18FL) -> None:
    """only a company that owns a train places a token"""
    check_token(game, lambda move: "" if game.operating.company.trains else "It owns no train.")


@wrong("hotels-come-on-top", {"18FL": "3.1-h 7.3-d"})
def _(game: Game18FL) -> None:
    """a hotel is none of the company's three tokens"""
    place = game.construction.place

    def on_top(move: Any) -> Any:
        commit, company = place(move), game.operating.company

        def go_on() -> None:
            left = company.tokens_left
            commit()
            if _kind(game, move.hex) == "town":
                company.tokens_left = left

        return go_on

    game.construction.place = on_top  # type: ignore[method-assign]
