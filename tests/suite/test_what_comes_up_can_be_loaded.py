"""Whatever a scenario comes to is a table that can be loaded, and is the same then."""

from typing import Any

import pytest
from shipped import scenarios_of

from trackwalker.paths import features_dir
from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene import load_components
from trackwalker.suite.direct import play
from trackwalker.suite.files import games_with_features

EXTENTS = [90, pytest.param(1, marks=pytest.mark.exhaustive)]
"""Of how many scenarios one is played."""


class LoadedAsWell(ReferenceConnection):
    """The reference engine; each state that it shows is loaded by another one."""

    def __init__(self) -> None:
        super().__init__()
        self.other = ReferenceConnection()
        self.wrong: list[str] = []

    def state(self) -> dict[str, Any]:
        state = super().state()
        try:
            self.other.load(state)
            if self.other.state() != state:
                self.wrong.append("it shows another state")
        except Exception as error:
            self.wrong.append(str(error))
        return state


def not_loaded(game: str, every: int) -> dict[str, list[str]]:
    """The scenarios in which something cannot be loaded."""
    components, found = load_components(features_dir(), game), {}
    for scenario in scenarios_of(game, every):
        engine = LoadedAsWell()
        assert play(scenario, engine, components) is None
        if engine.wrong:
            found[scenario.id] = engine.wrong
    return found


@pytest.mark.parametrize("every", EXTENTS)
@pytest.mark.parametrize("game", games_with_features(features_dir()))
def test_every_state_that_a_scenario_comes_to_can_be_loaded(game: str, every: int) -> None:
    assert not_loaded(game, every) == {}
