"""What one company's trains can reach on the board, and what it is worth to them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..map.board import Board
from ..map.geometry import Node
from .graph import RouteGraph, Stretch, graph_of
from .halves import halves_of
from .ranges import Place
from .terms import RouteTerms, Worth, worth_of
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
    ``passing``: of the stops those (as bits) that stand for running through a city without stopping in it.
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
    passing: int = 0

    @property
    def is_empty(self) -> bool:
        """Whether no route can be run."""
        return not any(self.links) and (self.terms.least_stops > 1 or not self.tokens)

    def standing(self, stop: int) -> int:
        """What a train uses that does not leave a stop: nothing, or what one train only can use."""
        return 0 if self.terms.standing_together else self.graph.standing(self.places[stop])

    def breaks_a_tie(self, used: int, within: int = -1) -> bool:
        """Whether a route over this track (as far as it is looked at) uses a part only of what is tied."""
        return any(
            bool(used & one) != bool(used & other)
            for one, other in self.tied
            if within & one and within & other
        )


def network_of(board: Board, company: str, terms: RouteTerms, passage: Passage = FREE) -> Network:
    """What a company's trains can reach, and what it is worth to them; kept until the board changes.

    ``passage``: what they leave aside, or use in one go only, of the lines for which the company would pay.
    """
    key = "route network", company, terms, passage
    found = board.memo.get(key)
    if not isinstance(found, Network):
        found = board.memo[key] = _network(board, company, terms, passage)
    return found


def _network(board: Board, company: str, terms: RouteTerms, passage: Passage) -> Network:
    graph = graph_of(board, terms.habits)
    barred = sum(graph.around(number) for number in passage.barred)
    own = [place for place in board.held(company) if graph.node(place).ways or terms.least_stops == 1]
    reached: dict[Place, _Use] = {}
    todo = list(own)
    while todo:
        place = todo.pop()
        if place in reached:
            continue
        use = reached[place] = _use_of(board, company, place, terms)
        if use.through or use.passed or place in own:
            todo.extend(stretch.to for stretch in graph.stretches(place) if not stretch.once & barred)
    stops = [(place, False) for place in sorted(reached) if reached[place].stop]
    stops += [(place, True) for place in sorted(reached) if reached[place].passed]
    numbers: dict[Place, list[int]] = {place: [] for place in reached}
    for number, (place, _) in enumerate(stops):
        numbers[place].append(number)
    places = tuple(place for place, _ in stops)
    pairs = halves_of(board.geography) if terms.halves_are_one else ()
    worths = [worth_of(board, company, place, terms) for place in places]
    return Network(
        graph,
        terms,
        places,
        tuple(
            worth._replace(value=0, marked=0, passed=0) if passed else worth
            for worth, (_, passed) in zip(worths, stops, strict=True)
        ),
        tuple(passed or reached[place].through for place, passed in stops),
        _bars([graph.node(place) for place in places], places, pairs),
        tuple(sorted({numbers[place][0] for place in own})),
        tuple(
            tuple(
                Link(to, stretch.once, stretch)
                for stretch in graph.stretches(place)
                if not stretch.once & barred
                for to in numbers.get(stretch.to, ())
            )
            if passed or reached[place].through or place in own
            else ()
            for place, passed in stops
        ),
        sum(graph.around(one) & graph.around(other) for one, other in pairs),
        tuple((graph.around(one), graph.around(other)) for one, other in passage.tied),
        sum(1 << number for number, (_, passed) in enumerate(stops) if passed),
    )


class _Use(NamedTuple):
    """How a place can be used: to stop there, to run on after that, to run through without stopping."""

    stop: bool
    through: bool
    passed: bool


def _use_of(board: Board, company: str, place: Place, terms: RouteTerms) -> _Use:
    through = runs_through(board, company, place, terms)
    full = terms.full != "stop" and board.is_closed_to(company, *place)
    return _Use(not full or terms.full == "pass-or-stop", through, full)


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
    """Of which groups a route visits one stop only: areas of several hexes, the east, a city in two hexes.

    A city that is stopped at and the same one if it is passed are another such group.
    """
    found: list[object] = [("stop", *place)]
    if place[0] in half_of:
        found.append(half_of[place[0]])
    if node.group:
        found.append(node.group)
    if node.direction == "east":
        found.append(None)
    return found


def runs_through(board: Board, company: str, place: Place, terms: RouteTerms) -> bool:
    """Whether a company's train may stop somewhere and run on (sections 14 and 21)."""
    node = board.layouts[place[0]].nodes[place[1]]
    ends = node.ends_route and not (terms.habits.through_areas and node.kind == "off_board")
    return not ends and not board.is_closed_to(company, *place)
