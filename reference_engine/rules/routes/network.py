"""What one company's trains can reach on the board, and what it is worth to them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..map.board import Board
from ..map.geometry import Node
from .graph import RouteGraph, Stretch, graph_of
from .halves import halves_of
from .terms import Place, RouteTerms, Worth, worth_of
from .tolls import FREE, Passage


class Link(NamedTuple):
    """A stretch between two stops of a network, which are given by number."""

    to: int
    once: int
    stretch: Stretch


@dataclass(frozen=True)
class Network:
    """What one company's trains can reach, its stops numbered from 0.

    ``through``: whether it may run on from there; ``bars``: the stops (as bits) that a route cannot visit
    once it has been there, itself, the others of its group and, for an eastern place, all eastern ones;
    ``tokens``: stops with a token of its own. ``joined``: track between two hexes that are one place to a
    train which runs through both; ``tied``: pairs of masks, track that a train uses together or not at all.
    """

    graph: RouteGraph
    terms: RouteTerms
    places: tuple[Place, ...]
    worths: tuple[Worth, ...]
    through: tuple[bool, ...]
    bars: tuple[int, ...]
    tokens: tuple[int, ...]
    links: tuple[tuple[Link, ...], ...]
    joined: int = 0
    tied: tuple[tuple[int, int], ...] = ()

    def breaks_a_tie(self, used: int, within: int = -1) -> bool:
        """Whether a route over this track (as far as it is looked at) uses a part only of what is tied."""
        return any(
            bool(used & one) != bool(used & other)
            for one, other in self.tied
            if within & one and within & other
        )


def network_of(board: Board, company: str, terms: RouteTerms, passage: Passage = FREE) -> Network:
    """What a company's trains can reach, and what it is worth to them.

    ``passage``: what they leave aside, or use in one go only, of the lines for which the company would pay.
    """
    graph = graph_of(board)
    barred = sum(graph.around(number) for number in passage.barred)
    own = [place for place in board.held(company) if graph.node(place).ways]
    reached: dict[Place, bool] = {}
    todo = list(own)
    while todo:
        place = todo.pop()
        if place in reached:
            continue
        reached[place] = runs_through(board, company, place)
        if reached[place] or place in own:
            todo.extend(stretch.to for stretch in graph.stretches(place) if not stretch.once & barred)
    places = tuple(sorted(reached))
    numbers = {place: number for number, place in enumerate(places)}
    pairs = halves_of(board.geography) if terms.halves_are_one else ()
    return Network(
        graph,
        terms,
        places,
        tuple(worth_of(board, company, place, terms) for place in places),
        tuple(reached[place] for place in places),
        _bars([graph.node(place) for place in places], places, pairs),
        tuple(sorted({numbers[place] for place in own})),
        tuple(
            tuple(
                Link(numbers[stretch.to], stretch.once, stretch)
                for stretch in graph.stretches(place)
                if stretch.to in numbers and not stretch.once & barred
            )
            if reached[place] or place in own
            else ()
            for place in places
        ),
        sum(graph.around(one) & graph.around(other) for one, other in pairs),
        tuple((graph.around(one), graph.around(other)) for one, other in passage.tied),
    )


def _bars(
    nodes: Sequence[Node], places: Sequence[Place], pairs: Sequence[tuple[int, int]]
) -> tuple[int, ...]:
    """For each stop those that a route cannot visit besides."""
    groups: dict[object, int] = {}
    half_of = {number: pair for pair in pairs for number in pair}
    for number, (node, place) in enumerate(zip(nodes, places, strict=True)):
        for group in _groups(node, place, half_of):
            groups[group] = groups.get(group, 0) | 1 << number
    bars: list[int] = []
    for number, (node, place) in enumerate(zip(nodes, places, strict=True)):
        barred = 1 << number
        for group in _groups(node, place, half_of):
            barred |= groups[group]
        bars.append(barred)
    return tuple(bars)


def _groups(node: Node, place: Place, half_of: dict[int, tuple[int, int]]) -> list[object]:
    """Of which groups a route visits one stop only: areas of several hexes, the east, a city in two hexes."""
    found: list[object] = [half_of[place[0]]] if place[0] in half_of else []
    if node.group:
        found.append(node.group)
    if node.direction == "east":
        found.append(None)
    return found


def runs_through(board: Board, company: str, place: Place) -> bool:
    """Whether a company's train may run on from a stop (sections 14 and 21)."""
    number, index = place
    return not board.layouts[number].nodes[index].ends_route and not board.is_closed_to(
        company, number, index
    )
