"""Cities that are drawn in two hexes: where a train that runs through both halves comes to one place only."""

from itertools import pairwise

from ..map.board import Board
from ..map.geometry import Geography
from .paths import Walk
from .ranges import Place
from .terms import RouteTerms, worth_of


def halves_of(geography: Geography) -> tuple[tuple[int, int], ...]:
    """The pairs of hexes that are one city: some of their tiles have two lines side by side to each other."""
    key = "halves of a city"
    if key not in geography.memo:
        box = geography.components
        doubled = {tile.label for tile in box.tiles.values() for city in tile.cities if city.doubled}
        marks = [box.hexes[name].label for name in geography.names]
        halves = {number for number, mark in enumerate(marks) if mark and mark in doubled}
        geography.memo[key] = tuple(
            (number, there)
            for number in sorted(halves)
            for there in geography.neighbours[number]
            if there in halves and number < there
        )
    return geography.memo[key]  # type: ignore[return-value]


def places_on(board: Board, company: str, walk: Walk, terms: RouteTerms) -> list[Place]:
    """The places that a route visits; of two halves of a city that are one the more valuable."""
    stops = list(walk.stops)
    if terms.halves_are_one:
        for pair in _neighbours(board, walk):
            worths = {stop: worth_of(board, company, stop, terms) for stop in pair}
            stops.remove(min(pair, key=lambda stop: worths[stop].value + worths[stop].marked))
    return stops


def halves_apart(board: Board, walk: Walk) -> tuple[Place, Place] | None:
    """Two halves of a city to which a route comes, but not from one to the other."""
    joined = {frozenset(pair) for pair in _neighbours(board, walk)}
    for one, other in halves_of(board.geography):
        there = [stop for stop in walk.stops if stop[0] in (one, other)]
        if {stop[0] for stop in there} == {one, other} and frozenset(there) not in joined:
            return there[0], there[-1]
    return None


def _neighbours(board: Board, walk: Walk) -> list[tuple[Place, Place]]:
    """The halves of a city between which a route runs directly."""
    pairs = {frozenset(pair) for pair in halves_of(board.geography)}
    return [
        (one, other)
        for one, other in pairwise(walk.stops)
        if frozenset({one[0], other[0]}) in pairs and _is_direct(board, walk, one[0], other[0])
    ]


def _is_direct(board: Board, walk: Walk, one: int, other: int) -> bool:
    """Whether a route crosses the border between two hexes."""
    return any({border // 6, board.geography.across[border] // 6} == {one, other} for border in walk.borders)
