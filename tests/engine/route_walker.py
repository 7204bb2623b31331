"""The obviously correct way to find routes, and boards to try it on.

Routes are walked hex side by hex side over the pieces of track of a board; every set of routes is tried.
Nothing here is taken from the engine's search: the board is asked for its pieces of track, its hexes'
neighbours and its tokens only.
"""

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path

import msgspec

from reference_engine.components import Components, Tile, load_components
from reference_engine.rules.board import Board
from reference_engine.rules.routes import Train

FEATURES = Path(__file__).parents[2] / "features"
COMPANIES = ("B&O", "PRR", "LV")
Spot = tuple[int, int]
Found = tuple[list[tuple[str, int]], frozenset[object]]
"""A route: its stops as (kind, value), and the hex sides it uses."""


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


def all_routes(board: Board, company: str, red_value: int) -> list[Found]:
    """Every route of a company."""
    found: dict[tuple[object, ...], Found] = {}
    for number, layout in enumerate(board.layouts):
        for index, node in enumerate(layout.nodes):
            if node.is_stop:
                for stops, used in walk_on(board, company, [(number, index)], frozenset()):
                    if any(company in board.tokens.get(stop, ()) for stop in stops):
                        nodes = [board.layouts[n].nodes[i] for n, i in stops]
                        key = (frozenset(stops), frozenset({stops[0], stops[-1]}), used)
                        worth = [(node.kind, node.values[red_value - 1]) for node in nodes]
                        found[key] = worth, frozenset(side for side in used if isinstance(side, frozenset))
    return list(found.values())


def walk_on(
    board: Board, company: str, stops: list[Spot], used: frozenset[object]
) -> Iterator[tuple[list[Spot], frozenset[object]]]:
    """Every way to go on from the last stop, one stop or more."""
    number, index = stops[-1]
    node = board.layouts[number].nodes[index]
    if len(stops) > 1:
        tokens = board.tokens.get((number, index), ())
        full = node.kind == "city" and len(tokens) >= node.slots
        if node.kind == "off_board" or node.ends_route or (full and company not in tokens):
            return
    for piece in board.layouts[number].pieces:
        if 6 + index in piece:
            side = piece[0] + piece[1] - 6 - index
            for stop, now_used in next_stops(board, number, side, used):
                if stop not in stops and not same_place(board, stop, stops):
                    yield [*stops, stop], now_used
                    yield from walk_on(board, company, [*stops, stop], now_used)


def next_stops(
    board: Board, number: int, side: int, used: frozenset[object]
) -> Iterator[tuple[Spot, frozenset[object]]]:
    """The stops that a train leaving a hex by a side comes to, and what it has used until then."""
    there = board.geography.neighbours[number][side]
    entering = (side + 3) % 6
    border = frozenset({(number, side), (there, entering)})
    if there < 0 or border in used:
        return
    used = used | {border}
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
    """Whether a stop is one place with another that has been visited."""
    group = board.layouts[stop[0]].nodes[stop[1]].group
    return bool(group) and any(board.layouts[n].nodes[i].group == group for n, i in stops)


def pays(train: Train, stops: Sequence[tuple[str, int]]) -> int:
    """What a train earns at these stops, -1 if they are too many for it."""
    if isinstance(train, tuple):
        limit = train[1]
        return sum(value for _, value in stops) if limit is None or len(stops) <= limit else -1
    total = 0
    left = list(stops)
    for allowance in train.allowances:
        mine = sorted((value for kind, value in left if kind in allowance.kinds), reverse=True)
        left = [(kind, value) for kind, value in left if kind not in allowance.kinds]
        if allowance.visit is not None and len(mine) > allowance.visit:
            return -1
        total += allowance.multiplier * sum(mine if allowance.pay is None else mine[: allowance.pay])
    return -1 if left else total


def best_by_trying_all(routes: Sequence[Found], trains: Sequence[Train]) -> int:
    """The most that trains can earn together, by trying every set of routes."""
    lists = []
    for train in trains:
        worth: dict[int, int] = {}
        for stops, sides in routes:
            value = pays(train, stops)
            mask = sum(1 << number_of(side) for side in sides)
            if value > worth.get(mask, 0):
                worth[mask] = value
        lists.append(list(worth.items()))

    def best(train: int, used: int) -> int:
        if train == len(lists):
            return 0
        at_home = best(train + 1, used)
        return max(
            [at_home, *(v + best(train + 1, used | mask) for mask, v in lists[train] if not mask & used)]
        )

    return best(0, 0)


def number_of(border: object) -> int:
    """A number for a border."""
    assert isinstance(border, frozenset)
    return int(min(number * 6 + side for number, side in border))


# boards --------------------------------------------------------------------------------------------------


def random_board(rng: random.Random, size: int) -> Board:
    """A board with random tiles on about ``size`` hexes near each other, and random tokens."""
    board = Board(box())
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
    tries = rng.choice((2, 8, 25, 60))
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
    for company in COMPANIES:
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
