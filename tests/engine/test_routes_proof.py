"""The best routes are the best: compared with trying everything, on random boards, both ways to search."""

import random
from collections.abc import Sequence

import pytest
from route_walker import COMPANIES, Stop, all_routes, best_by_trying_all, pays, random_board

from reference_engine.rules.map.board import Board
from reference_engine.rules.routes import (
    Allowance,
    RouteTerms,
    Train,
    TrainRange,
    best_routes,
    check_routes,
    has_route,
)
from reference_engine.rules.routes.finding import fleet as engine
from reference_engine.rules.routes.finding.at_once import earned_at_once
from reference_engine.rules.routes.ranges import range_of
from reference_engine.rules.routes.terms import Offer, best_count

SEED = 18_2020
BIG_BOARDS = 25

ORDINARY: tuple[Train, ...] = (("2", 2), ("3", 3), ("4", 4), ("5", 5), ("6", 6), ("D", None))
CITIES, TOWNS = frozenset({"city", "off_board"}), frozenset({"town"})
UNUSUAL: tuple[Train, ...] = (
    TrainRange("3/5", (Allowance(visit=5, pay=3),)),
    TrainRange("2+", (Allowance(CITIES, 2, 2), Allowance(TOWNS))),
    TrainRange("2+1", (Allowance(CITIES, 2, 2), Allowance(TOWNS, 1, 1))),
    TrainRange("3H", (Allowance(CITIES, 3, 3),)),
    TrainRange("E", (Allowance(CITIES, None, 2, 2), Allowance(TOWNS, None, 0))),
    TrainRange("4D", (Allowance(visit=4, pay=4, multiplier=2),)),
)


def no_refusal(rule: str, reason: str) -> None:
    raise AssertionError(f"{rule}: {reason}")


def sweeping(monkeypatch: pytest.MonkeyPatch, board: Board) -> None:
    """From now on the board is always swept."""
    monkeypatch.setattr(engine, "LISTED", 1)
    monkeypatch.setattr(engine, "MATTERING", 1)
    monkeypatch.setattr(engine, "SINGLE", 1)
    board.memo.clear()


def random_trains(rng: random.Random, choice: Sequence[Train], routes: int) -> list[Train]:
    """One to four trains, few enough that all sets of so many routes can be tried."""
    most = 4 if routes <= 16 else 3 if routes <= 40 else 2 if routes <= 350 else 1
    return [rng.choice(choice) for _ in range(rng.randint(1, most))]


@pytest.mark.parametrize("boards", [120, pytest.param(1000, marks=pytest.mark.exhaustive)])
def test_as_much_as_trying_everything_gives(monkeypatch: pytest.MonkeyPatch, boards: int) -> None:
    compared = with_several = number = 0
    while compared < boards:
        seed = f"{SEED}/{number}"
        number += 1
        rng = random.Random(seed)
        board = random_board(rng, rng.randint(5, 15))
        company, red_value = rng.choice(COMPANIES), rng.randint(1, 4)
        there = all_routes(board, company, red_value)
        assert has_route(board, company) == bool(there), f"seed {seed}"
        trains = random_trains(rng, UNUSUAL + ORDINARY if rng.random() < 0.25 else ORDINARY, len(there))
        if len(there) < 3:
            continue
        compared += 1
        expected = best_by_trying_all(there, trains)
        story = f"seed {seed}: {company} with {[t if isinstance(t, tuple) else t.name for t in trains]}"
        with monkeypatch.context() as patch:
            for way in ("listed", "swept"):
                revenue, routes = best_routes(board, company, trains, red_value)
                assert revenue == expected, f"{story}, {way}"
                assert sum(check_routes(board, company, trains, routes, red_value, no_refusal)) == revenue, (
                    story
                )
                sweeping(patch, board)
        with_several += len(routes) > 1
    assert with_several > boards / 4


NEXT_STOP_IN_THE_SAME_PLACE = (308, 544, 1133, 1398)
"""Boards on which track leads from a token to the other city of its hex, which is no second place."""


def test_what_is_earned_at_once_is_the_best_run_to_the_next_stop() -> None:
    something = 0
    for number in (*range(300), *NEXT_STOP_IN_THE_SAME_PLACE):
        rng = random.Random(f"{SEED}/at once/{number}")
        board = random_board(rng, rng.randint(5, 15))
        company, red_value = rng.choice(COMPANIES), rng.randint(1, 4)
        trains = [rng.choice(UNUSUAL + ORDINARY) for _ in range(rng.randint(1, 3))]
        routes = all_routes(board, company, red_value, most=2)
        expected = max((pays(train, stops) for train in trains for stops, _ in routes), default=0)
        ranges = [range_of(train) for train in trains]
        found = earned_at_once(board, company, ranges, RouteTerms(red_value))
        assert found == max(expected, 0), f"board {number}: {company} with {trains}"
        something += found > 0
    assert something > 100


@pytest.mark.parametrize("number", range(BIG_BOARDS))
def test_both_ways_agree_on_large_boards(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    seed = f"{SEED}/large/{number}"
    rng = random.Random(seed)
    board = random_board(rng, 28)
    trains = rng.choice(
        ([("D", None)] * 2, [("6", 6), ("D", None)], [("3", 3)] * 4, [("4", 4), ("4", 4), ("5", 5)])
    )
    for company in COMPANIES:
        with monkeypatch.context() as patch:
            patch.setattr(engine, "LISTED", 30_000)
            patch.setattr(engine, "CHOSEN", 300_000)
            listed, _ = best_routes(board, company, trains, 4)
            sweeping(patch, board)
            swept, routes = best_routes(board, company, trains, 4)
        assert listed == swept, f"seed {seed}: {company} with {trains}"
        assert sum(check_routes(board, company, trains, routes, 4, no_refusal)) == swept


def test_the_walker_counts_pay_as_the_engine_does() -> None:
    stops = [
        Stop(*stop) for stop in [("city", 50), ("town", 10), ("town", 20), ("off_board", 80), ("city", 30)]
    ]
    for train in UNUSUAL:
        assert isinstance(train, TrainRange)
        mine = pays(train, stops)
        allowed = train.excess([stop.kind for stop in stops]) is None
        assert (mine >= 0) == allowed, train.name
        if allowed:
            assert best_count(train, [offer(train, stop) for stop in stops], True)[0] == mine, train.name
    assert pays(UNUSUAL[0], stops) == 50 + 80 + 30
    assert pays(UNUSUAL[4], stops) == 2 * (50 + 80)


def offer(train: Train, stop: Stop) -> Offer:
    """A stop as the engine sees it."""
    index = range_of(train).allowance_of(stop.kind)
    factor = range_of(train).allowances[index].multiplier
    return Offer(index, stop.value * factor, 0, stop.direction, stop.bonus, stop.own)
