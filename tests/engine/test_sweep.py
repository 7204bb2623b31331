"""Sweeps of crowded boards: the order of the hexes, and what outlines promise."""

import random

import pytest
from built_boards import built_board

from reference_engine.rules.routes import RouteTerms, TrainRange, train_of
from reference_engine.rules.routes.finding import sweep as route_sweep
from reference_engine.rules.routes.finding.open_ends import prospects_of, steps_of
from reference_engine.rules.routes.finding.reach import reach_of
from reference_engine.rules.routes.finding.sweep import Plan
from reference_engine.rules.routes.finding.train_sweep import TrainSweep
from reference_engine.rules.routes.network import Network, network_of

COMPANIES = ("EM", "NP", "OV", "Con")
TRAINS = [train_of("3", 3), train_of("5", 5), train_of("∞", None)]


def networks(count: int) -> list[Network]:
    """What companies can reach on random maps, and it is something."""
    found: list[Network] = []
    seed = 0
    while len(found) < count:
        seed += 1
        board = built_board(random.Random(f"sweep {seed}"), 12, COMPANIES)
        network = network_of(board, COMPANIES[seed % 4], RouteTerms(3, least_stops=1))
        if len(network.places) > 4:
            found.append(network)
    return found


def cost(plan: Plan, order: list[int]) -> int:
    """What a sweep in an order costs: twice as much with each border that is open."""
    total = frontier = 0
    for number in order:
        frontier ^= plan.borders[number]
        total += 1 << frontier.bit_count()
    return total


def best_of(network: Network, train: TrainRange) -> int:
    """What a train's best route earns, by a sweep."""
    return round(TrainSweep(Plan(network), reach_of(network, train)).best({})[0])


def test_the_narrow_order_has_every_hex_once_and_leaves_fewer_borders_open() -> None:
    narrow = plain = 0
    for network in networks(12):
        plan = Plan(network)
        other = route_sweep._sweep_order({number: plan.borders[number] for number in plan.order})
        assert sorted(plan.order) == sorted(other)
        narrow, plain = narrow + cost(plan, plan.order), plain + cost(plan, other)
    assert narrow < plain


def test_the_best_route_is_worth_the_same_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    some = networks(8)
    found = [[best_of(network, train) for train in TRAINS] for network in some]
    monkeypatch.setattr(route_sweep, "_narrow_order", route_sweep._sweep_order)
    assert found == [[best_of(network, train) for train in TRAINS] for network in some]
    monkeypatch.setattr(route_sweep, "_narrow_order", lambda borders: sorted(borders, reverse=True))
    assert found == [[best_of(network, train) for train in TRAINS] for network in some]


def test_outlines_never_promise_less_than_a_route_earns() -> None:
    above = 0
    for network in networks(8):
        plan = Plan(network)
        for train in TRAINS:
            reach = reach_of(network, train)
            promised = prospects_of(steps_of(plan, reach))[0][0].value
            assert promised >= best_of(network, train)
            above += promised > best_of(network, train)
    assert above
