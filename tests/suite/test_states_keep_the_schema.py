"""What the reference engine shows in scenarios keeps the schema: `run` need not look at each state."""

import pytest

from trackwalker.components.load import load_components
from trackwalker.paths import features_dir
from trackwalker.port.listening import ListenedEngine
from trackwalker.port.reference import ReferenceConnection, connect_wrong, wrong_engines
from trackwalker.register import whole_games
from trackwalker.suite.direct import play, read_scenarios

EACH = 40
"""Every so manieth scenario is played here, the others as exhaustive tests."""


class Looked(ReferenceConnection):
    """The reference engine, whose states are all looked at."""

    def __init__(self) -> None:
        super().__init__()
        self.keeps_the_schema = False


def faults(game: str, part: slice) -> dict[str, str]:
    engine, components = Looked(), load_components(features_dir(), game)
    played = ((one, play(one, engine, components)) for one in read_scenarios(features_dir(), game)[part])
    return {one.id: failed.how for one, failed in played if failed is not None}


@pytest.mark.parametrize("game", whole_games())
def test_some_states_keep_it(game: str) -> None:
    assert faults(game, slice(None, None, EACH)) == {}


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", whole_games())
def test_all_states_keep_it(game: str) -> None:
    assert faults(game, slice(None)) == {}


def test_those_of_wrong_engines_are_looked_at() -> None:
    assert ReferenceConnection().keeps_the_schema
    assert ListenedEngine(ReferenceConnection()).keeps_the_schema
    wrong = connect_wrong(wrong_engines("18Chesapeake")[0])
    assert not wrong.keeps_the_schema
    assert not ListenedEngine(wrong).keeps_the_schema
