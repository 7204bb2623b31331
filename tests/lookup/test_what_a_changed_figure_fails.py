"""A proposed change of a figure, made in a copy: lint is clean, and what fails is what was said to fail."""

import shutil
from pathlib import Path

import pytest
from test_figures_of_the_box import patched

from reference_engine.engine import ReferenceEngine
from trackwalker.errors import SceneError
from trackwalker.lint.run import lint_features
from trackwalker.lookup.figure_change import change_of
from trackwalker.lookup.spec import Game
from trackwalker.paths import features_dir
from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene import load_components
from trackwalker.suite.direct import DirectScenario, play, read_scenarios
from trackwalker.suite.errata import verdicts_after
from trackwalker.suite.vocabulary import vocabulary


def patched_copy(game: str, diff: str, to: Path) -> Path:
    """The specification of a game, and the boxes of the others, after a diff as `patch -p1` applies it."""
    for box in features_dir().glob("*/components.yaml"):
        (to / box.parent.name).mkdir(parents=True)
        shutil.copy(box, to / box.parent.name / box.name)
    shutil.copytree(features_dir() / "shared", to / "shared")
    shutil.rmtree(to / game)
    shutil.copytree(features_dir() / game, to / game)
    for file in (to / game).rglob("*.yaml"):
        name = f"features/{file.relative_to(to).as_posix()}"
        file.write_text(patched(file.read_text(encoding="utf-8"), diff, name), encoding="utf-8")
    return to


def passes(scenario: DirectScenario, engine: ReferenceConnection, box: dict[str, object]) -> bool:
    try:
        return play(scenario, engine, box) is None
    except SceneError:
        return False


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("game", "path", "value", "by", "about"),
    [
        ("1846", "shares.pool_limit", 60, "1.1", 25),
        ("1846", "privates.BT.face", 50, "2", 2),
        ("18Chesapeake", "trains.6.price", 680, "2020", 20),
        ("18Chesapeake", "trains.2.count", 8, "2020", 170),
        ("18Chesapeake", "market.par_cells.95", 100, "2020", 808),
        ("18FL", "companies.*.tokens.3", 30, "1.0a", 5),
        ("18FL", "players.3.certificate_limit", 16, "1.0a", 3),
        ("18GL", "loans.interest", 40, "1.1", 46),
        ("LostAtlas", "trains.2.price", 110, "1", 218),
    ],
)
def test_what_fails_after_the_diff_is_what_was_told(
    tmp_path: Path, game: str, path: str, value: int, by: str, about: int
) -> None:
    """about: how many fail, roughly. What is left to be done by hand lint finds, and nothing else."""
    change = change_of(Game(game, features_dir()), path, value)
    assert change.edition == by
    told = {one.scenario for one in verdicts_after(features_dir(), game, by, change.files)}
    assert 0.5 * about <= len(told) <= 2 * about
    features = patched_copy(game, change.diff, tmp_path)
    findings = [finding.show(features).split(": ")[1] for finding in lint_features(features, vocabulary())]
    assert sorted(findings) == sorted(sentence.split(" ")[0] for sentence in change.by_hand)
    engine, box = ReferenceConnection(engine=ReferenceEngine(features)), load_components(features, game, by)
    scenarios = read_scenarios(features, game, edition=by)
    assert {one.id for one in scenarios if not passes(one, engine, box)} == told
