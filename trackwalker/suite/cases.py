"""In which cases a game's refusals come up: the wrong engines that leave one out in one case rest on that.

`python -m trackwalker.suite.cases GAME...` plays the scenarios of a game twice on the reference engine, tries
on each table what scenarios ask on others, and keeps the cases.
"""

import sys
from pathlib import Path
from typing import Any

from trackwalker.errors import TrackwalkerError
from trackwalker.paths import features_dir
from trackwalker.port.reference import connect_trying, write_cases
from trackwalker.scene import load_components
from trackwalker.suite.direct import play, read_scenarios

__all__ = ["cases_met"]

MOST = 20
"""How many actions are tried on a table."""


def cases_met(game: str, features: Path | None = None, most: int = MOST) -> Any:
    """The engine that has met the cases. Raises TrackwalkerError for a scenario that does not pass."""
    folder = features or features_dir()
    components, scenarios = load_components(folder, game), read_scenarios(folder, game)
    connection, engine = connect_trying(game, most)
    for trying in (False, True):
        engine.trying = trying
        for scenario in scenarios:
            engine.where = scenario.id
            failed = play(scenario, connection, components)
            if failed is not None:
                raise TrackwalkerError(f"{scenario.id} fails on the reference engine: {failed.how}")
    return engine


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write_cases(cases_met(name), name)
