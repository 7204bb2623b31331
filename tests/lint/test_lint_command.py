"""`trackwalker lint`: exit codes and lines."""

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


def test_unused_forms_are_listed_on_demand() -> None:
    code, output = run(str(features_dir()), "--unused")
    assert code in (0, 1)
    assert ("unused-form" in output) == (code == 1)
