"""Scenes whose compared facts depend on what an engine does by itself."""

from collections.abc import Iterator
from pathlib import Path

from trackwalker.lint.feature_files import FeatureFile
from trackwalker.lint.findings import Finding
from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene import SceneError, load_components
from trackwalker.suite.direct import DirectScenario, play, read_scenarios
from trackwalker.suite.ids import scenario_id, section_of


def hold_in_every_manner(features: Path, game: str, files: list[FeatureFile]) -> Iterator[Finding]:
    """Every scenario of a game that passes on the plain engine but not on the hasty one.

    Raises TrackwalkerError where the game has no components or a step no definition.
    """
    components = load_components(features, game)
    plain, hasty = ReferenceConnection(), ReferenceConnection(manners=frozenset({"hasty"}))
    told: set[str] = set()
    where = {
        scenario_id(game, section_of(file.path), scenario.name): (file.path, scenario.line)
        for file in files
        for scenario in file.scenarios
    }
    for scenario in read_scenarios(features, game):
        name = scenario.id.partition("#")[0]
        how = _played(scenario, hasty, components)
        if how and name not in told and name in where and not _played(scenario, plain, components):
            told.add(name)
            path, line = where[name]
            what = f"only an engine that asks where there is nothing to decide passes ({how})"
            yield Finding(path, line, "manners", what, "another decision left behind what is compared")


def _played(scenario: DirectScenario, engine: ReferenceConnection, components: dict[str, object]) -> str:
    try:
        failed = play(scenario, engine, components)
        return failed.how if failed is not None else ""
    except SceneError as error:
        return f"the scene is at fault: {error}"
