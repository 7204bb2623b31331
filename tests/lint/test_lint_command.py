"""`trackwalker lint`: exit codes and lines."""

import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from trackwalker.cli import main
from trackwalker.paths import features_dir


def run(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["lint", *arguments])
    return result.exit_code, result.output


def test_the_shipped_features_are_in_order() -> None:
    code, output = run(str(features_dir()))
    assert code == 0, output
    assert output.endswith("feature files: no findings\n") or output == "1 feature file: no findings\n"


def test_a_finding_has_file_line_what_and_what_was_expected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tmp_path / "18Chesapeake"
    game.mkdir()
    for name in ("rulebook.yaml", "readings.yaml"):
        (game / name).write_bytes((features_dir() / "18Chesapeake" / name).read_bytes())
    (game / "22_dividends.feature").write_text("Feature: Dividends\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    code, output = run(str(tmp_path))
    assert code == 1
    found = "the feature has no scenario; expected at least one [no-scenario]"
    line = f"18Chesapeake/22_dividends.feature:1: {found}"
    assert output.splitlines() == [line, "1 feature file: 1 finding"]


def test_a_folder_without_features_cannot_be_linted(tmp_path: Path) -> None:
    code, output = run(str(tmp_path))
    assert code == 2
    assert output.startswith("error: there is no feature file below")
    assert run(str(tmp_path / "nowhere"))[0] == 2


def test_a_game_without_a_register_cannot_be_linted(tmp_path: Path) -> None:
    (tmp_path / "Chess").mkdir()
    (tmp_path / "Chess" / "01_moves.feature").write_text("Feature: Moves\n", encoding="utf-8")
    code, output = run(str(tmp_path))
    assert code == 2
    assert "Chess" in output


def test_unused_forms_are_listed_on_demand(tmp_path: Path) -> None:
    """In a specification of one file most forms are unused."""
    game, name = "18Chesapeake", "02_phases.feature"
    features = tmp_path / "features"
    left = shutil.ignore_patterns("*.feature", "*_ids.*")
    shutil.copytree(features_dir() / game, features / game, ignore=left)
    shutil.copytree(features_dir() / "shared", features / "shared")
    shutil.copy(features_dir() / game / name, features / game)
    assert "unused-form" not in run(str(features))[1]
    code, output = run(str(features), "--unused")
    assert code == 1
    assert output.count("[unused-form]") > 50


def test_a_scene_that_holds_for_one_manner_only_is_named(tmp_path: Path) -> None:
    features = tmp_path / "features"
    game = features / "18Chesapeake"
    left = shutil.ignore_patterns("*.feature", "*_ids.*")
    shutil.copytree(features_dir() / "18Chesapeake", game, ignore=left)
    shutil.copytree(features_dir() / "shared", features / "shared")
    (game / "22_dividends.feature").write_text(IMPATIENT, encoding="utf-8")
    assert run(str(features))[0] == 0
    code, output = run(str(features), "--manners")
    assert code == 1
    assert (
        "22_dividends.feature:4: only an engine that asks where there is nothing to decide passes" in output
    )
    assert output.endswith("1 feature file: 1 finding\n")


IMPATIENT = """Feature: Dividends
  What is earned.
  @18CH-22-a
  Scenario: A dividend is paid, and then the round is over
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 60%
    And the N&W owns a 3-train
    And it is the N&W's turn to distribute $100
    When the N&W pays out its revenue
    Then it is the N&W's turn to buy trains
    And Alice has received $60
  @18CH-22-a
  Scenario: A dividend is paid, and the company goes on
    Given 3 players at the table in phase 3
    And the N&W is in operation at a par of $70
    And Alice is president of the N&W with 60%
    And the N&W owns a 3-train
    And the N&W has $200 in its treasury
    And it is the N&W's turn to distribute $100
    When the N&W pays out its revenue
    Then it is the N&W's turn to buy trains
    And Alice has received $60
"""
