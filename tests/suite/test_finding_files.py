"""A run of a part of the suite reads only the files that can hold it."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from suite_toys import FEATURES, TOY, order, play, verdicts

from trackwalker.cli.run import _usual_jobs
from trackwalker.coverage import coverage_of
from trackwalker.errors import TrackwalkerError
from trackwalker.paths import features_dir
from trackwalker.suite.files import feature_files, games_with_features, may_hold
from trackwalker.suite.order import Wishes, place_order


@pytest.fixture
def features(tmp_path: Path) -> Path:
    """A specification that may be spoilt."""
    return Path(shutil.copytree(FEATURES, tmp_path / "features"))


@pytest.mark.parametrize("game", games_with_features(features_dir()))
def test_the_files_that_are_found_are_those_with_the_clause(game: str) -> None:
    cover = coverage_of(game)
    files = feature_files(features_dir(), game)
    for clause in list(cover.by_clause)[::7]:
        found = {file for file in files if may_hold(file, [clause])}
        others = {scenario.file for scenario in cover.elsewhere if clause in scenario.clauses}
        assert found == {scenario.file for scenario in cover.by_clause[clause]} | others


@pytest.mark.parametrize("game", games_with_features(features_dir()))
def test_a_scenario_is_in_a_file_that_is_found(game: str) -> None:
    scenarios = coverage_of(game).scenarios[::9]
    files = feature_files(features_dir(), game)
    for scenario in scenarios:
        assert may_hold(scenario.file, (), [scenario.id])
        assert may_hold(scenario.file, (), [f"{scenario.id}#2"])
    found = [file for file in files if may_hold(file, (), [scenarios[0].id])]
    assert len(found) == 1 or len(found) < len(files) / 4


@pytest.mark.parametrize(
    ("asked", "files"),
    [
        ({"clauses": ["TOY-9-b"]}, ["Toy/09_readings.feature"]),
        ({"clauses": ["TOY-9-b", "TOY-2-b"]}, ["Toy/02_bids.feature", "Toy/09_readings.feature"]),
        ({"clauses": ["TOY-9-b"], "sections": ["2"]}, []),
        ({"clauses": ["TOY-10-b"]}, []),
        ({"scenarios": ["Toy/2/the-threshold-is-amount#2"]}, ["Toy/02_bids.feature"]),
        ({"scenarios": ["Toy/2/nothing-of-that-name"]}, []),
    ],
)
def test_only_those_are_read(asked: dict[str, Any], files: list[str]) -> None:
    assert list(order("good", **asked).job.files) == files


@pytest.mark.parametrize(
    ("tags", "held"),
    [
        ("@TOY-2-a", True),
        ("  @x @TOY-2-a@y", True),
        ("@TOY-2-a # why", True),
        ("@TOY-2-aa", False),
        ("@TOY-2-a1", False),
        ("@MYTOY-2-a", False),
        ("# TOY-2-a", False),
        ("@TOY-2", False),
    ],
)
def test_a_tag_is_a_whole_word(tags: str, held: bool, tmp_path: Path) -> None:
    file = tmp_path / "1.feature"
    file.write_text(f"Feature: x\n{tags}\n  Scenario: y\n    Given z\n")
    assert may_hold(file, ["TOY-2-a"]) is held


def test_what_is_added_to_a_file_is_found_at_once(features: Path) -> None:
    file = features / "Toy" / "09_readings.feature"
    assert list(verdicts(play("good", features, clauses=["TOY-2-b"]))) == [
        "2/a-low-bid-is-refused",
        *(f"2/the-threshold-is-amount#{row}" for row in (1, 2, 3)),
    ]
    more = "\n  @TOY-2-b\n  Scenario: One more\n    Given a game\n    Then a bid of 10 is refused\n"
    changed = file.stat()
    file.write_text(file.read_text() + more)
    assert "9/one-more" in verdicts(play("good", features, clauses=["TOY-2-b"]))
    assert "9/one-more" in verdicts(play("good", features, scenarios=["Toy/9/one-more"]))
    file.write_text(file.read_text().replace("@TOY-2-b", "@TOY-2-a"))
    assert file.stat().st_size > changed.st_size
    assert "9/one-more" not in verdicts(play("good", features, clauses=["TOY-2-b"]))


def test_a_fault_is_found_in_what_is_run_only(features: Path) -> None:
    file = features / "Toy" / "02_bids.feature"
    file.write_text(file.read_text() + "\n  Scenario: Half a\n    Given a game\n    Gven nothing\n")
    assert play("good", features, clauses=["TOY-9-b"]).problem is None
    problem = play("good", features, clauses=["TOY-2-b"]).problem
    assert problem is not None
    assert "02_bids.feature, line" in problem


def test_two_scenarios_of_one_name_are_refused_in_what_is_run(features: Path) -> None:
    file = features / "Toy" / "02_bids.feature"
    file.write_text(file.read_text() + "\n  Scenario: A low bid is refused\n    Given a game\n")
    assert order("good", features, clauses=["TOY-9-b"]).job.files == ("Toy/09_readings.feature",)
    with pytest.raises(TrackwalkerError, match="a second scenario named 'A low bid is refused'"):
        order("good", features, clauses=["TOY-2-b"])


def test_a_file_that_cannot_be_read_is_named(features: Path) -> None:
    (features / "Toy" / "02_bids.feature").write_bytes(b"Feature: \xff\n")
    with pytest.raises(TrackwalkerError, match=r"02_bids\.feature: cannot be read"):
        order("good", features, clauses=["TOY-9-b"])


def test_the_register_of_another_game_is_not_read(features: Path) -> None:
    other = Path(shutil.copytree(features / "Toy", features / "Another"))
    for file in other.glob("*.feature"):
        file.write_text(file.read_text().replace("@TOY-", "@OTHER-"))
    (other / "rulebook.yaml").write_text("nonsense: [")
    placed = order("good", features, clauses=["TOY-9-b"])
    assert list(placed.job.games) == ["Toy"]
    with pytest.raises(TrackwalkerError, match=r"rulebook\.yaml, line \d: no valid YAML"):
        order("good", features)
    with pytest.raises(TrackwalkerError, match=r"rulebook\.yaml, line \d: no valid YAML"):
        order("good", features, clauses=["TOY-9-z"])


def test_naked_clauses_are_told_of_whole_games_only() -> None:
    assert not order("good", clauses=["TOY-9-b"]).whole_games
    assert not order("good", scenarios=["Toy/2/a-low-bid-is-refused"]).whole_games
    assert order("good").whole_games


def test_little_work_is_done_by_one_process() -> None:
    def jobs(**asked: Any) -> int:
        return _usual_jobs(place_order(Wishes(**asked), features_dir()).job)

    assert jobs(clauses=["18FL-2-f"]) == 1
    assert jobs(engine="stdio:true") == 1
    assert jobs(engine=f"stdio:{TOY}", games=["18FL"]) == 1
    assert 1 <= jobs() <= 4
