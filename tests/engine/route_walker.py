"""The obviously correct way to find routes, and boards to try it on.

Routes are walked hex side by hex side over the pieces of track of a board; every set of routes is tried, and
every choice of the stops that count. Nothing here is taken from the engine's search: the board is asked for
its pieces of track, its hexes' neighbours and its tokens only.
"""

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import msgspec

from reference_engine.components import Components, Tile, load_components
from reference_engine.rules.map.board import Board
from reference_engine.rules.routes import RouteTerms, Train

FEATURES = Path(__file__).parents[2] / "features"
COMPANIES = ("B&O", "PRR", "LV")
Spot = tuple[int, int]


class Stop(NamedTuple):
    """A stop of a route: what it is worth in $ as it stands, and what else matters there."""

    kind: str
    value: int
    hex_name: str = ""
    own: bool = True
    direction: str = ""
    bonus: int = 0


Found = tuple[list[Stop], frozenset[object]]
"""A route: its stops, and the hex sides it uses."""


@lru_cache(maxsize=1)
def box() -> Components:
    """18Chesapeake with tiles of other games (junctions, shared sides) and Philadelphia as one place."""
    plain = load_components(FEATURES, "18Chesapeake")
    extra = {
        "80": {"colour": "green", "junctions": [[0, 1, 2]]},
        "545": {"colour": "brown", "junctions": [[0, 1, 2, 3]]},
        "546": {"colour": "brown", "junctions": [[0, 2, 3, 5]]},
        "shared": {
            "colour": "green",
            "cities": [
                {"exits": [0, 2], "value": 40},
                {"exits": [2, 3], "value": 40},
                {"exits": [5], "value": 40},
            ],
        },
        "halt": {"colour": "green", "towns": [{"exits": [0, 1, 2, 3], "value": 10}]},
    }
    tiles = {name: msgspec.convert(tile, Tile) for name, tile in extra.items()}
    one_place = msgspec.structs.replace(plain.hexes["J4"], group="Philadelphia")
    printed = msgspec.structs.replace(plain.box, hexes={**plain.hexes, "J4": one_place})
    return Components(printed, {**plain.tiles, **tiles})


# walking -------------------------------------------------------------------------------------------------


def all_routes(board: Board, company: str, red_value: int, most: int = 99, cities: int = 99) -> list[Found]:
    """Every route of a company with so many stops at most, and so many of them that are no towns."""
    found: dict[tuple[object, ...], Found] = {}
    for number, layout in enumerate(board.layouts):
        for index, node in enumerate(layout.nodes):
            if node.is_stop:
                for stops, used in walk_on(board, company, [(number, index)], frozenset(), most, cities):
                    if any(holds(board, company, stop) for stop in stops):
                        nodes = [board.layouts[n].nodes[i] for n, i in stops]
                        key = (frozenset(stops), frozenset({stops[0], stops[-1]}), used)
                        worth = [
                            Stop(
                                node.kind,
                                node.values[red_value - 1],
                                board.geography.names[place[0]],
                                holds(board, company, place),
                                node.direction,
                                node.bonus,
                            )
                            for place, node in zip(stops, nodes, strict=True)
                        ]
                        found[key] = worth, frozenset(side for side in used if isinstance(side, frozenset))
    return list(found.values())


def holds(board: Board, company: str, stop: Spot) -> bool:
    """Whether a company has a token at a stop, or in the hex of a home that is one place with it."""
    hexes = [stop[0]]
    for home in board.geography.components.homes.values():
        if board.geography.names[stop[0]] in home.also:
            hexes.append(board.geography.index[home.hex])
    return any(company in board.tokens.get((number, stop[1]), ()) for number in hexes)


def walk_on(
    board: Board, company: str, stops: list[Spot], used: frozenset[object], most: int, cities: int
) -> Iterator[tuple[list[Spot], frozenset[object]]]:
    """Every way to go on from the last stop, one stop or more."""
    number, index = stops[-1]
    node = board.layouts[number].nodes[index]
    if len(stops) > 1:
        tokens = board.tokens.get((number, index), ())
        full = node.kind == "city" and len(tokens) >= node.slots
        if node.kind == "off_board" or node.ends_route or (full and company not in tokens):
            return
    left = cities - sum(board.layouts[n].nodes[i].kind != "town" for n, i in stops)
    if len(stops) == most or left < 0:
        return
    for piece in board.layouts[number].pieces:
        if 6 + index in piece:
            side = piece[0] + piece[1] - 6 - index
            for stop, now_used in next_stops(board, number, side, used):
                if not left and board.layouts[stop[0]].nodes[stop[1]].kind != "town":
                    continue
                if stop not in stops and not same_place(board, stop, stops):
                    yield [*stops, stop], now_used
                    yield from walk_on(board, company, [*stops, stop], now_used, most, cities)


def next_stops(
    board: Board, number: int, side: int, used: frozenset[object]
) -> Iterator[tuple[Spot, frozenset[object]]]:
    """The stops that a train leaving a hex by a side comes to, and what it has used until then."""
    there = board.geography.neighbours[number][side]
    entering = (side + 3) % 6
    if there < 0:
        return
    for line in range(2 if is_doubled(board, number, side) and is_doubled(board, there, entering) else 1):
        border = frozenset({(number, side), (there, entering), *([(-1, 0)] if line else [])})
        if border not in used:
            yield from stops_beyond(board, there, entering, used | {border})


def is_doubled(board: Board, number: int, side: int) -> bool:
    """Whether two lines run side by side to a side of a hex, by the tile that lies there."""
    name, rotation = board.tiles.get(number, ("", 0))
    card = board.geography.components.tiles.get(name)
    return card is not None and any((side - rotation) % 6 in city.doubled for city in card.cities)


def stops_beyond(
    board: Board, there: int, entering: int, used: frozenset[object]
) -> Iterator[tuple[Spot, frozenset[object]]]:
    """The stops that a train entering a hex by a side comes to."""
    for piece in board.layouts[there].pieces:
        if entering not in piece:
            continue
        end = piece[1] if piece[0] == entering else piece[0]
        if end < 6:
            yield from next_stops(board, there, end, used)
        elif board.layouts[there].nodes[end - 6].kind != "junction":
            yield (there, end - 6), used
        elif (there, end) not in used:
            for other in board.layouts[there].nodes[end - 6].exits:
                if other != entering:
                    yield from next_stops(board, there, other, used | {(there, end)})


def same_place(board: Board, stop: Spot, stops: list[Spot]) -> bool:
    """Whether a stop is one place with another that has been visited, or both lie in the east."""
    here = board.layouts[stop[0]].nodes[stop[1]]
    return any(
        (here.group and here.group == there.group) or here.direction == there.direction == "east"
        for there in (board.layouts[n].nodes[i] for n, i in stops)
    )


def pays(train: Train, stops: Sequence[Stop], terms: RouteTerms | None = None) -> int:
    """What a train earns at these stops, -1 if they are too many for it; the mail is not included."""
    terms = terms or RouteTerms(1)
    if isinstance(train, tuple):
        pay = train[1]
        visit = train[2] if len(train) == 3 and train[2] is not None else pay
        if visit is not None and len(stops) > visit:
            return -1
        groups = [(list(range(len(stops))), pay, 1)]
    else:
        groups = []
        left = set(range(len(stops)))
        for allowance in train.allowances:
            mine = [number for number in sorted(left) if stops[number].kind in allowance.kinds]
            left -= {*mine}
            if allowance.visit is not None and len(mine) > allowance.visit:
                return -1
            groups.append((mine, allowance.pay, allowance.multiplier))
        if left:
            return -1
    factors = {number: factor for mine, _, factor in groups for number in mine}
    if sum(factor > 0 for factor in factors.values()) < 2:
        return -1
    passed = sum(
        bonus.amount
        for bonus in terms.bonuses
        for number, stop in enumerate(stops)
        if factors[number] and stop.hex_name == bonus.hex and not bonus.counted_only
    )
    may_choose = any(pay is not None and pay < len(mine) for mine, pay, _ in groups)
    most = [-1]
    choices: list[tuple[int, set[int]]] = [(0, set())]
    for mine, pay, factor in groups:
        size = len(mine) if pay is None else min(pay, len(mine))
        choices = [
            (worth + factor * sum(stops[number].value for number in chosen), counted | {*chosen})
            for worth, counted in choices
            for chosen in combinations(mine, size)
        ]
    for worth, counted in choices:
        if may_choose and terms.token_counted and not any(stops[number].own for number in counted):
            continue
        ends = {stops[number].direction: stops[number].bonus for number in counted}
        joined = ends["east"] + ends["west"] if "east" in ends and "west" in ends else 0
        marked = sum(
            bonus.amount * factors[number]
            for bonus in terms.bonuses
            for number in counted
            if stops[number].hex_name == bonus.hex and bonus.counted_only
        )
        most.append(worth + joined + marked + passed)
    return max(most)


def best_by_trying_all(
    routes: Sequence[Found], trains: Sequence[Train], terms: RouteTerms | None = None
) -> int:
    """The most that trains can earn together, by trying every set of routes."""
    mail = terms.per_stop if terms else 0
    lists = []
    for train in trains:
        worth: dict[tuple[int, int], int] = {}
        for stops, sides in routes:
            value = pays(train, stops, terms)
            key = sum(1 << number_of(side) for side in sides), len(stops) if mail else 0
            if value > worth.get(key, 0):
                worth[key] = value
        lists.append([(value, mask, visits) for (mask, visits), value in worth.items()])

    def best(train: int, used: int, visits: int) -> int:
        if train == len(lists):
            return mail * visits
        found = best(train + 1, used, visits)
        for value, mask, stops in lists[train]:
            if not mask & used:
                found = max(found, value + best(train + 1, used | mask, max(visits, stops)))
        return found

    return best(0, 0, 0)


def number_of(border: object) -> int:
    """A number for a border."""
    assert isinstance(border, frozenset)
    line = (-1, 0) in border
    return int(min(number * 6 + side for number, side in border if number >= 0)) * 2 + line


# boards --------------------------------------------------------------------------------------------------


def random_board(
    rng: random.Random,
    size: int,
    components: Components | None = None,
    companies: Sequence[str] = COMPANIES,
    tries: int = 0,
) -> Board:
    """A board with random tiles on about ``size`` hexes near each other, and random tokens.

    ``tries``: of so many tiles for a hex that is taken which joins most track; 0: as chance has it.
    """
    board = Board(components or box())
    geography = board.geography
    fitting: dict[str, list[str]] = {}
    for name in geography.components.tiles:
        fitting.setdefault(geography.layout(0, name, 0).kind, []).append(name)
    start = rng.randrange(len(geography.names))
    near, edge = [start], [start]
    while edge and len(near) < size:
        here = edge.pop(rng.randrange(len(edge)))
        fresh = [there for there in geography.neighbours[here] if there >= 0 and there not in near]
        near += fresh
        edge += fresh
    laid = []
    tries = tries or rng.choice((2, 8, 25, 60))
    for number in near[: size + 3]:
        if geography.takes_tiles[number] and rng.random() < 0.95:
            kind = geography.printed[number].kind if rng.random() < 0.6 else rng.choice(sorted(fitting))
            choices = [(rng.choice(sorted(fitting[kind])), rng.randrange(6)) for _ in range(tries)]
            tile, rotation = max(choices, key=lambda choice: joins(board, number, *choice))
            laid.append((geography.names[number], tile, rotation))
            board.load(laid, {})
    cities = [
        (geography.names[number], index)
        for number in near
        for index, node in enumerate(board.layouts[number].nodes)
        if node.kind == "city" and node.exits
    ]
    for company in companies:
        for name, index in rng.sample(cities, min(len(cities), rng.choice((1, 1, 2, 3)))):
            place = (board.number(name), index)
            if len(board.companies_in(*place)) < board.layouts[place[0]].nodes[index].slots:
                board.place_token(company, name, index)
    return board


def joins(board: Board, number: int, tile: str, rotation: int) -> int:
    """How many sides of a tile would join track that is there."""
    found = 0
    for side in {
        end for piece in board.geography.layout(number, tile, rotation).pieces for end in piece if end < 6
    }:
        there = board.geography.neighbours[number][side]
        found += there >= 0 and any((side + 3) % 6 in piece for piece in board.layouts[there].pieces)
    return found
