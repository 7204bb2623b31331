"""The best routes of 18GL are the best: compared with trying every set of routes, and every way to pay."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

import pytest
from route_walker import FEATURES, Found, all_routes, number_of, random_board

from reference_engine.components import Components, load_components
from reference_engine.rules.map.board import Board, BoardError
from reference_engine.rules.routes import (
    PlaceBonus,
    RouteTerms,
    Toll,
    TollTerms,
    TrainRange,
    best_routes,
    can_run,
    check_routes,
    toll_of,
    train_of,
)
from reference_engine.rules.routes.finding import fleet as route_fleet
from reference_engine.rules.routes.finding import sets as route_sets
from reference_engine.rules.routes.finding import together as route_together
from reference_engine.rules.routes.finding.at_once import earned_at_once

SEED = 2009
COMPANIES = ("IC", "GT", "B&O", "Nickel Plate")
TRAINS = [train_of(f"{hexes}H", None, hexes=hexes) for hexes in (2, 4, 6, 8, 10)]
TRAINS += [train_of("E", stops, multiplier=2, towns="ignored") for stops in (2, 3, 4)]
TRAINS += [train_of("E", 5, towns="ignored"), train_of("D", None)]
CHICAGO = ("D12", "D14")


def no_refusal(rule: str, reason: str) -> None:
    raise AssertionError(f"{rule}: {reason}")


def board_of(rng: random.Random, box: Components) -> Board:
    """A board with random tiles, now and then the brown Chicago, open ferries and tokens off the board."""
    board = random_board(rng, rng.randint(5, 14), box, COMPANIES)
    laid = {name: (tile, rotation) for name, tile, rotation in board.laid()}
    for name, half in zip(CHICAGO, ("N", "S"), strict=True):
        laid[name] = (f"GL-C{rng.choice((2, 3, 3, 4))}{half}", 0)
    if rng.random() < 0.5:
        for name in rng.sample(("C13", "C15", "E15", "D10"), 2):
            laid.setdefault(name, (rng.choice(("GL-M3", "63", "611")), 0))
    for line in box.ferries:
        if rng.random() < 0.5:
            laid |= {part.hexes[1]: (part.tile, 0) for part in line.segments}
            for part in line.segments:
                for shore in (part.hexes[0], part.hexes[-1]):
                    if box.hexes[shore].kind == "town" and rng.random() < 0.8:
                        laid.setdefault(shore, (rng.choice(("3", "4", "58")), rng.randrange(6)))
    board.load([(name, *tile) for name, tile in laid.items()], {})
    places = [
        (name, index)
        for name, layout in zip(board.geography.names, board.layouts, strict=True)
        for index, node in enumerate(layout.nodes)
        if node.slots and node.ways and (name in laid or node.kind == "off_board" or name in CHICAGO)
    ]
    for company in COMPANIES:
        for name, index in rng.sample(places, min(len(places), rng.choice((1, 2, 3)))):
            try:
                if company not in board.companies_in(board.number(name), index):
                    board.place_token(company, name, index)
            except BoardError:
                continue
    return board


def terms_of(rng: random.Random, box: Components, board: Board, has_tolls: bool) -> RouteTerms:
    """Terms by any reading, with a bonus now and then."""
    cities = [name for name, card in box.hexes.items() if card.kind == "city" and name not in CHICAGO]
    bonuses = tuple(
        PlaceBonus(name, rng.choice((10, 20)), once=rng.random() < 0.5)
        for name in rng.sample(cities, rng.choice((0, 0, 2)))
    )
    open_lines = [
        tuple(part.hexes[1] for part in line.segments if board.number(part.hexes[1]) in board.tiles)
        for line in box.ferries
    ]
    tolls = tuple(Toll(parts, rng.choice((10, 50))) for parts in open_lines if parts) if has_tolls else ()
    return RouteTerms(
        rng.choice((1, 2, 3)),
        bonuses,
        halves_are_one=rng.random() < 0.5,
        tolls=TollTerms(
            tolls,
            rng.choice(("train", "part", "turn")),
            rng.choice((None, None, 0, 50, 100)),
            rng.random() < 0.7,
        ),
    )


def worth(board: Board, train: TrainRange, route: Found, terms: RouteTerms) -> tuple[int, set[str]] | None:
    """What a train earns on a route without bonuses of one train, and its places; None: it cannot run it."""
    stops, sides = route
    factors = [train.allowances[train.allowance_of(stop.kind)].multiplier for stop in stops]
    values = [
        stop.value
        + sum(bonus.amount for bonus in terms.bonuses if bonus.hex == stop.hex_name and not bonus.once)
        for stop in stops
    ]
    counts = [factor > 0 for factor in factors]
    if terms.halves_are_one:
        there = [number for number, stop in enumerate(stops) if stop.hex_name in CHICAGO]
        if len(there) == 2:
            one, other = there
            hexes = {board.number(name) for name in CHICAGO}
            if other != one + 1 or not any(
                {n for n, _ in side if n >= 0} == hexes for side in map(tuple, sides)
            ):
                return None
            lower = one if values[one] < values[other] else other
            values[lower], counts[lower] = 0, False
    if sum(counts) < 2:
        return None
    visit = train.allowances[0].visit
    if visit is not None and sum(counts) > visit:
        return None
    if train.hexes is not None:
        ends = "off_board" in (stops[0].kind, stops[-1].kind)
        there = {number for side in map(tuple, sides) for number, _ in side if number >= 0}
        if (len(there) - 1 if train.hexes_once else len(sides)) - (train.free_ends and ends) > train.hexes:
            return None
    return sum(value * factor for value, factor in zip(values, factors, strict=True)), {
        stop.hex_name for stop, count in zip(stops, counts, strict=True) if count
    }


def crossed(board: Board, route: Found) -> frozenset[str]:
    """The hexes that a route comes through."""
    return frozenset(
        board.geography.names[number] for side in map(tuple, route[1]) for number, _ in side if number >= 0
    )


def best_of_all(
    board: Board, routes: Sequence[Found], trains: Sequence[TrainRange], terms: RouteTerms
) -> int:
    """The most that the trains leave (or earn), by trying every set of routes."""
    lists = []
    for train in trains:
        rows = []
        for route in routes:
            found = worth(board, train, route, terms)
            if found is not None:
                mask = sum(1 << number_of(side) for side in route[1])
                rows.append((found[0], mask, frozenset(found[1]), crossed(board, route)))
        lists.append(rows)
    best = 0

    def go_on(train: int, used: int, value: int, runs: list[tuple[frozenset[str], frozenset[str]]]) -> None:
        nonlocal best
        if train == len(lists):
            due = toll_by_hand([hexes for _, hexes in runs], terms.tolls)
            if terms.tolls.purse is not None and due > terms.tolls.purse:
                return
            single = sum(
                bonus.amount
                for bonus in terms.bonuses
                if bonus.once and any(bonus.hex in places for places, _ in runs)
            )
            best = max(best, value + single - (due if terms.tolls.deducted else 0))
            return
        go_on(train + 1, used, value, runs)
        for more, mask, places, hexes in lists[train]:
            if not mask & used:
                go_on(train + 1, used | mask, value + more, [*runs, (places, hexes)])

    go_on(0, 0, 0, [])
    return best


def toll_by_hand(runs: Sequence[frozenset[str]], terms: TollTerms) -> int:
    """What is due for lines."""
    due = 0
    for toll in terms.tolls:
        uses = [sum(part in hexes for part in toll.parts) for hexes in runs]
        per = {"part": sum(uses), "train": sum(use > 0 for use in uses), "turn": int(any(uses))}
        due += toll.amount * per[terms.each]
    return due


def ways_to_search(patch: pytest.MonkeyPatch) -> Iterator[str]:
    """Every way in which the best routes are found, one after the other."""
    yield "listed"
    patch.setattr(route_sets, "PLAIN", 1)
    yield "listed, with prices"
    for limit in ("LISTED", "MATTERING", "SINGLE"):
        patch.setattr(route_fleet, limit, 1)
    yield "swept"
    patch.setattr(route_together, "WIDTH", 1)
    yield "swept in narrow strips"


@pytest.mark.parametrize("boards", [60, pytest.param(700, marks=pytest.mark.exhaustive)])
def test_as_much_as_trying_everything_gives(boards: int, monkeypatch: pytest.MonkeyPatch) -> None:
    box = load_components(FEATURES, "18GL")
    seen: Counter[str] = Counter()
    number = 0
    while seen["boards"] < boards:
        seed = f"{SEED}/{number}"
        number += 1
        rng = random.Random(seed)
        board = board_of(rng, box)
        company, terms = rng.choice(COMPANIES), terms_of(rng, box, board, rng.random() < 0.6)
        there = all_routes(board, company, terms.values)
        if len(there) < 3 or len(there) > 4000:
            continue
        most = 4 if len(there) <= 14 else 3 if len(there) <= 40 else 2 if len(there) <= 250 else 1
        trains = [rng.choice(TRAINS) for _ in range(rng.randint(1, most))]
        if rng.random() < 0.5:
            trains = [replace(train, free_ends=train.hexes is not None) for train in trains]
        if rng.random() < 0.3:
            trains = [replace(train, hexes_once=train.hexes is not None) for train in trains]
        if len({train.name for train in trains if train.name == "E"}) and len({*trains}) < len(trains):
            trains = [*dict.fromkeys(trains)]
        names = Counter(train.name for train in {*trains})
        if names["E"] > 1 or (names["E"] and terms.for_one_train):
            continue  # all E trains have one range, and there are no tokens of private companies beside them
        expected = best_of_all(board, there, trains, terms)
        story = f"seed {seed}: {company} with {trains}, {terms}"
        with monkeypatch.context() as patch:
            for way in ways_to_search(patch):
                board.memo.clear()
                revenue, routes = best_routes(board, company, trains, terms)
                left = revenue - (toll_of(routes, terms.tolls) if terms.tolls.deducted else 0)
                assert left == expected, f"{story}, {way}"
                assert sum(check_routes(board, company, trains, routes, terms, no_refusal)) == revenue, story
        seen["boards"] += 1
        paths = [[step["hex"] for step in route["path"]] for route in routes]
        water = {name for name, card in box.hexes.items() if card.kind == "blue"}
        seen["several trains run"] += len(routes) > 1
        seen["a ferry is used"] += any(water & {*path} for path in paths)
        seen["a ferry is paid for"] += toll_of(routes, terms.tolls) > 0
        seen["an open ferry is not used"] += bool(terms.tolls.tolls) and not toll_of(routes, terms.tolls)
        seen["both halves of Chicago"] += any({*CHICAGO} <= {*path} for path in paths)
        pairs = [frozenset(pair) for path in paths for pair in pairwise(path)]
        seen["two lines in Chicago"] += pairs.count(frozenset(CHICAGO)) > 1
        seen["hexes are counted"] += any("H" in route["train"] for route in routes)
    assert min(seen.values()) >= (20 if boards > 100 else 1), seen


LOOP = {"E15": {2, 5}, "G17": {2, 1}, "F18": {3, 4}, "G15": {1, 4}, "H14": {1, 4}}
"""From the home of the IC over F16 round to F16 again and on: hex -> the sides that the way needs."""
FITTING = {"plain": ("7", "8", "9", "23", "24", "26", "29"), "city": ("5", "6", "57", "14", "15", "619")}


def looping_board(rng: random.Random, box: Components) -> Board:
    """A way through F16, round a city and through it again; mostly whole, with other track here and there."""
    board = Board(box)
    board.load([("F16", "19", 2)], {})
    ways = [(tile, turn) for tiles in FITTING.values() for tile in tiles for turn in range(6)]
    for name, sides in LOOP.items():
        here = [way for way in ways if way[0] in FITTING[box.hexes[name].kind]]
        mask = sum(1 << side for side in sides) if rng.random() < 0.95 else 0
        number, layout = board.number(name), board.geography.layout
        board.lay(name, *rng.choice([way for way in here if layout(number, *way).sides & mask == mask]))
    for name in ("F14", "H16", "E19"):
        board.lay(name, rng.choice(FITTING["plain"]), rng.randrange(6))
    board.place_token("IC", "D14", 0)
    return board


@pytest.mark.parametrize("boards", [20, pytest.param(600, marks=pytest.mark.exhaustive)])
def test_a_hex_that_is_run_through_twice_counts_once_by_a_reading(boards: int) -> None:
    box = load_components(FEATURES, "18GL")
    differ = 0
    for number in range(boards):
        rng = random.Random(f"{SEED}/loops/{number}")
        board, terms = looping_board(rng, box), RouteTerms(1)
        there = all_routes(board, "IC", terms.values)
        each_time = [train for train in TRAINS if train.hexes in (4, 6)][: rng.choice((1, 2))]
        once = [replace(train, hexes_once=True) for train in each_time]
        expected = [best_of_all(board, there, trains, terms) for trains in (each_time, once)]
        for trains, most in zip((each_time, once), expected, strict=True):
            revenue, routes = best_routes(board, "IC", trains, terms)
            assert revenue == most, (number, trains)
            assert sum(check_routes(board, "IC", trains, routes, terms, no_refusal)) == most, (number, trains)
        assert can_run(board, "IC", once, terms) is (expected[1] > 0), number
        differ += expected[0] < expected[1]
    assert differ >= boards // 20


def best_of_two_stops(
    board: Board, routes: Sequence[Found], trains: Sequence[TrainRange], terms: RouteTerms
) -> int:
    """The most that one of the trains leaves on a route of two stops, 0 if there is none."""
    plain = replace(terms, bonuses=tuple(bonus for bonus in terms.bonuses if not bonus.once))
    short = [route for route in routes if len(route[0]) == 2]
    return max((best_of_all(board, short, [train], plain) for train in {*trains}), default=0)


def at_the_lake(rng: random.Random, box: Components) -> Board:
    """The Nickel Plate in Cleveland, with an open line to London, and maybe track along the shore."""
    line = next(line for line in box.ferries if line.segments[0].hexes[0] in ("L14", "L10"))
    (part,) = line.segments
    laid = [("L10", "GL-L1", 0), (part.hexes[1], part.tile, 0)]
    laid += [("K15", rng.choice(("4", "3", "58")), rng.randrange(6))] if rng.random() < 0.5 else []
    board = Board(box)
    board.load(laid, {})
    board.place_token("Nickel Plate", "L14", 0)
    return board


def test_what_is_earned_at_once_is_the_best_run_to_the_next_stop() -> None:
    """And whether trains can run at all is what trying every route says, at once or after a search."""
    box = load_components(FEATURES, "18GL")
    seen: Counter[str] = Counter()
    for number in range(160):
        rng = random.Random(f"{SEED}/at once/{number}")
        at_lake = number % 4 == 0
        board = at_the_lake(rng, box) if at_lake else board_of(rng, box)
        company = "Nickel Plate" if at_lake else rng.choice(COMPANIES)
        terms = terms_of(rng, box, board, rng.random() < 0.6)
        there = all_routes(board, company, terms.values, most=4)
        trains = [rng.choice(TRAINS) for _ in range(rng.randint(1, 3))]
        if rng.random() < 0.5:
            trains = [replace(train, free_ends=train.hexes is not None) for train in trains]
        if rng.random() < 0.3:
            trains = [replace(train, hexes_once=train.hexes is not None) for train in trains]
        story = f"board {number}: {company} with {trains}, {terms}"
        at_once = earned_at_once(board, company, trains, terms)
        assert max(at_once, 0) == best_of_two_stops(board, there, trains, terms), story
        if len(there) < 400:
            alone = [best_of_all(board, there, [train], terms) for train in {*trains}]
            assert max(alone) <= 0 or can_run(board, company, trains, terms), story
            every = all_routes(board, company, terms.values) if at_once <= 0 else there
            if len(every) < 400:
                found = any(best_of_all(board, every, [train], terms) > 0 for train in {*trains})
                assert can_run(board, company, trains, terms) is found, story
                seen["only a longer run"] += found and at_once <= 0
                seen["no run"] += not found
        seen["at once"] += at_once > 0
        free = replace(terms, tolls=TollTerms())
        seen["a ferry is paid for"] += 0 < at_once < best_of_two_stops(board, there, trains, free)
    assert min(seen.values()) >= 3, seen


def test_all_uses_of_a_line_of_two_parts_are_looked_at() -> None:
    box = load_components(FEATURES, "18GL")
    board = Board(box)
    line = next(line for line in box.ferries if len(line.segments) == 2)
    parts = tuple(part.hexes[1] for part in line.segments)
    numbers = [board.number(name) for name in parts]
    from reference_engine.rules.routes.tolls import passages

    found = {each: passages(board, TollTerms((Toll(parts, 50),), each)) for each in ("train", "part", "turn")}
    assert sorted(passage.toll for passage in found["part"]) == [0, 50, 50, 100]
    assert sorted(passage.toll for passage in found["turn"]) == [0, 50, 50, 50]
    assert sorted(passage.toll for passage in found["train"]) == [0, 50, 50, 50, 100]
    assert [passage.tied for passage in found["train"] if passage.tied] == [((numbers[0], numbers[1]),)]
    assert passages(board, TollTerms((Toll(parts, 50),), "part", 50))[-1].toll == 50
