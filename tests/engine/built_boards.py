"""Small boards of Lost Atlas, and the obviously correct way to find routes on them.

Routes are walked hex side by hex side over the pieces of track of a board. Nothing here is taken from the
engine's search: the board is asked for its pieces of track, its hexes' neighbours and its tokens only.
"""

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from route_walker import FEATURES, joins

from reference_engine.built_map import box_of_table, hex_name
from reference_engine.components import load_components
from reference_engine.rules.map.board import Board
from reference_engine.rules.map.geometry import Node
from reference_engine.rules.map.pieces import Pieces
from reference_engine.state import BuiltMap, LaidPiece

Spot = tuple[int, int]
Tracks = tuple[object, ...]
DESTINATION = [30, 40, 70, 100]
LINKING = ("02", "07", "08", "10", "11", "150", "190", "200", "210", "270", "280")
"""Pieces with much to run to."""


class Walking(NamedTuple):
    """How trains may go: see the terms of routes."""

    single: bool = True
    tight_bends: bool = True
    through_areas: bool = False
    full: str = "stop"


class Walked(NamedTuple):
    """A route: the places that it comes to, those of them that it passes, and its track in order."""

    places: tuple[Spot, ...]
    passed: frozenset[Spot]
    tracks: Tracks

    @property
    def stops(self) -> list[Spot]:
        """Where it stops."""
        return [place for place in self.places if place not in self.passed]

    @property
    def either_way(self) -> frozenset[object]:
        """The same for the route and its reverse."""
        return frozenset(((self.places, self.tracks), (self.places[::-1], self.tracks[::-1])))


def built_board(rng: random.Random, count: int, companies: Sequence[str]) -> Board:
    """A map of so many pieces, with random tiles and tokens of the companies."""
    plain = load_components(FEATURES, "LostAtlas")
    parts = plain.parts
    assert parts is not None
    built = BuiltMap(pieces=[], stack=[], blanks=[], capitals=[], destination=DESTINATION)
    names = rng.sample(LINKING, min(len(LINKING), count)) if rng.random() < 0.7 else sorted(parts.pieces)
    for name in rng.sample(names, min(len(names), count)):
        places = list(Pieces(parts, built).positions(name))
        if places:
            at, rotation = rng.choice(places)
            built.pieces.append(LaidPiece(piece=name, hex=hex_name(at), rotation=rotation))
    cities = Pieces(parts, built).ordinary_cities()
    built.capitals += [hex_name(at) for at in rng.sample(cities, min(len(cities), rng.choice((0, 1))))]
    box = box_of_table(plain, None, built)
    board = Board(box)
    laid: list[tuple[str, str, int]] = []
    for number in rng.sample(range(len(board.geography.names)), len(board.geography.names)):
        if board.geography.takes_tiles[number] and rng.random() < 0.9:
            laid += random_tile(rng, board, number)
            board.load(laid, {})
    for company in companies:
        for name, index in rng.sample(spaces(board), min(len(spaces(board)), rng.choice((1, 1, 2, 3, 4)))):
            place = (board.number(name), index)
            there = board.companies_in(*place)
            if company not in there and len(there) < board.layouts[place[0]].nodes[index].slots:
                board.place_token(company, name, index)
    return board


def random_tile(rng: random.Random, board: Board, number: int) -> list[tuple[str, str, int]]:
    """A tile for a hex, of a few the one that joins most; maybe none."""
    geography, printed = board.geography, board.geography.printed[number]
    fitting = [
        name
        for name in geography.components.tiles
        if geography.layout(0, name, 0).kind == printed.kind
        and geography.layout(0, name, 0).label == printed.label
        and geography.layout(0, name, 0).rank > printed.rank
    ]
    if not fitting:
        return []
    choices = [(rng.choice(sorted(fitting)), rng.randrange(6)) for _ in range(rng.choice((2, 10, 40)))]
    tile, rotation = max(choices, key=lambda choice: joins(board, number, *choice))
    return [(geography.names[number], tile, rotation)]


def spaces(board: Board) -> list[tuple[str, int]]:
    """The cities of a board."""
    return [
        (board.geography.names[number], index)
        for number, layout in enumerate(board.layouts)
        for index, node in enumerate(layout.nodes)
        if node.slots
    ]


# walking -------------------------------------------------------------------------------------------------


def node_of(board: Board, spot: Spot) -> Node:
    """What is there."""
    return board.layouts[spot[0]].nodes[spot[1]]


def is_full(board: Board, company: str, spot: Spot) -> bool:
    """Whether a city is full of the tokens of others."""
    tokens, node = board.tokens.get(spot, ()), node_of(board, spot)
    return node.kind == "city" and node.slots <= len(tokens) and company not in tokens


def every_route(board: Board, company: str, walking: Walking) -> list[Walked]:
    """Every route of a company."""
    found: dict[object, Walked] = {}
    for number, layout in enumerate(board.layouts):
        for index in range(len(layout.nodes)):
            if walking.through_areas and _parts(board, (number, index))[0] != (number, index):
                continue
            for route in _on_from(board, company, walking, [(number, index)], ()):
                own = any(company in board.tokens.get(place, ()) for place in route.places)
                if own and (walking.single or len(route.places) > 1):
                    found[route.either_way, route.passed] = route
    return list(found.values())


def _on_from(
    board: Board, company: str, walking: Walking, places: list[Spot], tracks: Tracks
) -> Iterator[Walked]:
    """The route over these places, if it is one, and every route that begins so."""
    inner = frozenset(place for place in places[1:-1] if is_full(board, company, place))
    ends_full = any(is_full(board, company, place) for place in (places[0], places[-1]))
    if not (ends_full and walking.full == "pass"):
        yield Walked(tuple(places), inner, tracks)
    if len(places) > 1:
        if is_full(board, company, places[-1]) and walking.full == "stop":
            return
        if node_of(board, places[-1]).kind == "off_board" and not walking.through_areas:
            return
    for spot, more in _next(board, walking, places[-1], tracks):
        if not any(_is_same(board, spot, place) for place in places):
            yield from _on_from(board, company, walking, [*places, spot], more)


def _is_same(board: Board, spot: Spot, other: Spot) -> bool:
    one, two = node_of(board, spot), node_of(board, other)
    return spot == other or (one.group != "" and one.group == two.group)


def _parts(board: Board, spot: Spot) -> list[Spot]:
    """The places that are one destination with this one, itself among them."""
    if node_of(board, spot).kind != "off_board":
        return [spot]
    return [
        (number, index)
        for number, layout in enumerate(board.layouts)
        for index in range(len(layout.nodes))
        if _is_same(board, spot, (number, index))
    ]


def _next(board: Board, walking: Walking, spot: Spot, tracks: Tracks) -> Iterator[tuple[Spot, Tracks]]:
    """The places to which a train comes next from one, and the track used until then."""
    for number, index in _parts(board, spot) if walking.through_areas else [spot]:
        for other in node_of(board, (number, index)).joined:
            inside = frozenset(((number, index), (number, other)))
            if inside not in tracks:
                yield (number, other), (*tracks, inside)
        for side in node_of(board, (number, index)).exits:
            yield from _over(board, walking, number, side, tracks)


def _over(
    board: Board, walking: Walking, number: int, side: int, tracks: Tracks
) -> Iterator[tuple[Spot, Tracks]]:
    """The places to which a train comes that leaves a hex by a side."""
    there, entering = board.geography.neighbours[number][side], (side + 3) % 6
    border = frozenset(((number, side, 0), (there, entering, 0)))
    if there < 0 or border in tracks:
        return
    for piece in board.layouts[there].pieces:
        if entering not in piece:
            continue
        end = sum(piece) - entering
        if end >= 6:
            spot = there, end - 6
            yield _parts(board, spot)[0] if walking.through_areas else spot, (*tracks, border)
        elif walking.tight_bends or abs(end - entering) not in (1, 5):
            yield from _over(board, walking, there, end, (*tracks, border))
