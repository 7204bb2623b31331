"""Every scenario holds for engines that keep the rules in another manner, and these differ enough to tell."""

from functools import cache
from typing import Any

import pytest
from shipped import scenarios_of

from trackwalker.paths import features_dir
from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene import load_components
from trackwalker.suite.direct import play
from trackwalker.suite.files import games_with_features
from trackwalker.suite.manners import Seen, look

GAMES = games_with_features(features_dir())
EVERY = 5
"""Of how many scenarios one is played on each single manner."""
EXTENTS = [50, pytest.param(1, marks=pytest.mark.exhaustive)]
"""Of how many scenarios one is played on their combinations."""

LEAST = 0.20
"""The share of stepping scenarios, in all games together, that must meet a state in which another decision is
pending than with the plain engine, or a list has another order. Below it a manner proves nothing."""


@cache
def components(game: str) -> dict[str, Any]:
    return load_components(features_dir(), game)


@cache
def plain(game: str) -> dict[str, Seen]:
    return look(scenarios_of(game, EVERY), ReferenceConnection(), components(game))


@pytest.mark.parametrize("every", EXTENTS)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("manners", ["hasty,own-order", "patient,own-order"])
def test_all_scenarios_pass_in_every_manner(game: str, manners: str, every: int) -> None:
    engine = ReferenceConnection(manners=frozenset(manners.split(",")))
    failed = {
        scenario.id: failure.how
        for scenario in scenarios_of(game, every)
        if (failure := play(scenario, engine, components(game))) is not None
    }
    assert not failed


@pytest.mark.exhaustive
@pytest.mark.parametrize("manner", ["hasty", "patient", "own-order"])
def test_a_manner_is_not_vacuous(manner: str) -> None:
    engine = ReferenceConnection(manners=frozenset({manner}))
    stepping, differing = 0, 0
    for game in GAMES:
        seen = look(scenarios_of(game, EVERY), engine, components(game))
        assert {name: each.how for name, each in seen.items() if each.how} == {}
        for name, each in plain(game).items():
            stepping += each.stepping
            differing += each.stepping and seen[name].differs_from(each, lists=manner == "own-order")
    assert differing >= LEAST * stepping


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", GAMES)
def test_the_plain_engine_differs_from_itself_nowhere(game: str) -> None:
    again = look(scenarios_of(game, 50), ReferenceConnection(), components(game))
    assert not any(each.differs_from(plain(game)[name], lists=True) for name, each in again.items())


@pytest.mark.parametrize("every", [120, pytest.param(40, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("manners", ["hasty,own-order", "patient,own-order"])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_mannered_engine_shows_it_can_load(game: str, manners: str, every: int) -> None:
    first = ReferenceConnection(manners=frozenset(manners.split(",")))
    second = ReferenceConnection(manners=frozenset(manners.split(",")))
    for scenario in scenarios_of(game, every):
        if play(scenario, first, components(game)) is None:
            state = first.state()
            second.load(state)
            assert second.state() == state
