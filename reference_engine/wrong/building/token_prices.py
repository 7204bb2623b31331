"""Wrong prices of tokens."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from ...games.eighteen46 import Game1846
from ...games.eighteen_fl import Game18FL
from ...rules.map.network import Network
from ...rules.map.stations import token_distance
from ...state import Company
from ..entries import wrong
from .tokens import kind_of


def _for_nothing(game: Game18FL, free: Callable[[Any], bool]) -> None:
    """Give back what some tokens have cost."""
    place = game.construction.place

    def otherwise(move: Any) -> Any:
        commit, company = place(move), game.table.operating_company

        def go_on() -> None:
            cash, is_free = company.cash, free(move)
            commit()
            game.table.bank_pays(company, cash - company.cash if is_free else 0)

        return go_on

    game.construction.place = otherwise  # type: ignore[method-assign]


@wrong("tokens-are-free", {"18FL": "7.3-f 7.3-h", "18GL": "4.6.2-g"})
def _(game: Game18FL) -> None:
    """tokens cost nothing"""
    _for_nothing(game, lambda move: True)


@wrong("hotels-are-free", {"18FL": "7.3-f"})
def _(game: Game18FL) -> None:
    """hotels cost nothing"""
    _for_nothing(game, lambda move: kind_of(game, move.hex) == "town")


@wrong("tokens-cost-the-same-everywhere", {"18FL": "7.3-f 7.3-g", "18GL": "4.6.2-f 4.6.2-g"})
def _(game: Game18FL) -> None:
    """a token costs $20, however far away it is"""
    price = game.construction.price_of_distance
    game.construction.price_of_distance = lambda company, hexes: (  # type: ignore[method-assign]
        price(company, min(hexes, 1))
    )


@wrong("tokens-as-the-crow-flies", {"18FL": "7.3-f 7.3-g", "18GL": "4.6.2-f 4.6.2-g"})
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
        stations = [number for number, _ in game.board.placed.get(game.table.operating_company.id, ())]
        building.price_of_distance = lambda company, hexes: (  # type: ignore[method-assign]
            price(company, other(hexes, stations, move.hex))
        )
        try:
            return place(move)
        finally:
            building.price_of_distance = price  # type: ignore[method-assign]

    building.place = recounted  # type: ignore[method-assign]


@wrong("tokens-cost-from-the-home", {"18FL": "7.3-f", "18GL": "4.6.2-e"})
def _(game: Game18FL) -> None:
    """the hexes are counted from the home, not from the nearest station"""
    _recounted(game, lambda hexes, stations, name: max(hexes, _in_a_line(game, stations[:1], name)))


@wrong("last-tokens-are-free", {"18GL": "4.6.2-g"})
def _(game: Any) -> None:
    """the last token of a company costs nothing"""
    price = game.construction.price_of_distance
    game.construction.price_of_distance = lambda company, hexes: (
        price(company, hexes) if company.tokens_left > 1 else 0
    )


@wrong("last-token-of-erie-is-free", {"1846": "6.2-ae"})
def _(game: Game1846) -> None:
    """the last token of ERIE costs nothing"""
    building, terms = game.construction, game.construction.token_terms

    def cheaper(company: Company, name: str, exits: tuple[int, ...]) -> tuple[int, bool]:
        price, anywhere = terms(company, name, exits)
        return (0 if company.id == "ERIE" and company.tokens_left == 1 else price), anywhere

    building.token_terms = cheaper  # type: ignore[method-assign]


@wrong("terminals-are-no-starts", {"18FL": "3.3-ae 7.3-f"})
def _(game: Game18FL) -> None:
    """the hexes of a token are counted from stations in cities, from a terminal where no other leads there"""
    building, board = game.construction, game.board
    price_at = building.price_at

    def from_stations(company: Company, name: str, exits: list[int]) -> int:
        stations, memo = board.placed.get(company.id, []), board.memo
        in_cities = [place for place in stations if company.id not in board.terminals.get(place, ())]
        board.placed[company.id], board.memo = in_cities, {}
        try:
            reached = token_distance(board, company.id, name, exits) is not None
            return price_at(company, name, exits) if reached else 0
        finally:
            board.placed[company.id], board.memo = stations, memo

    building.price_at = lambda company, name, exits: (  # type: ignore[method-assign]
        from_stations(company, name, exits) or price_at(company, name, exits)
    )


@wrong("both-parts-of-jacksonville-are-one-start", {"18FL": "7.3-f 7.3-g"})
def _(game: Game18FL) -> None:
    """the way of a token may begin in the part of Jacksonville where another company's home is"""
    sound = game.construction.price_at
    other = {"SAL": "SR", "SR": "SAL"}

    def price_at(company: Company, name: str, exits: list[int]) -> int:
        price = sound(company, name, exits)
        if company.id not in other:
            return price
        hexes = token_distance(game.board, other[company.id], name, exits)
        return price if hexes is None else min(price, game.construction.price_of_distance(company, hexes))

    game.construction.price_at = price_at  # type: ignore[method-assign]


@wrong("way-of-a-token-leads-through-jacksonville", {"18FL": "7.3-f 7.3-g"})
def _(game: Game18FL) -> None:
    """the way of a token may lead from one part of Jacksonville into the other"""
    sound, board = game.construction.price_at, game.board
    here, closed = board.number("B23"), game.board.is_closed_to

    def price_at(company: Company, name: str, exits: list[int]) -> int:
        price, layouts = sound(company, name, exits), list(board.layouts)
        parts = layouts[here].nodes
        joined = (replace(node, joined=tuple({*range(len(parts))} - {at})) for at, node in enumerate(parts))
        layouts[here] = replace(layouts[here], nodes=tuple(joined))
        board.is_closed_to = lambda company, number, index: (  # type: ignore[method-assign]
            number != here and closed(company, number, index)
        )
        try:
            way = Network(board, company.id, layouts).distance(
                board.number(name), board.node_index(name, exits)
            )
        finally:
            board.is_closed_to = closed  # type: ignore[method-assign]
        return price if way is None else min(price, game.construction.price_of_distance(company, way))

    game.construction.price_at = price_at  # type: ignore[method-assign]
