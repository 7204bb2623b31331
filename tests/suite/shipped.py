"""The scenarios of the specification, read once for all tests of a process."""

from functools import cache

from trackwalker.paths import features_dir
from trackwalker.suite.direct import DirectScenario, read_scenarios

__all__ = ["scenarios_of"]


@cache
def _read(game: str) -> tuple[DirectScenario, ...]:
    return tuple(read_scenarios(features_dir(), game))


def scenarios_of(game: str, every: int = 1) -> list[DirectScenario]:
    """The scenarios of a game in the order of the book; of so many one."""
    return list(_read(game)[::every])
