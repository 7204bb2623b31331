"""`trackwalker diff`: two results compared, and an exit code by what got worse."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from trackwalker.cli import main


@pytest.fixture
def made(tmp_path: Path) -> Any:
    """Makes a result: `made("1", one="pass")`; of 1846, or of the game that is named."""

    def make(version: str, game: str = "1846", **verdicts: str) -> Path:
        document = {
            "engine": {"name": "mine", "version": version},
            "scenarios": [
                {"id": f"{game}/1/{name}", "game": game, "verdict": verdict}
                for name, verdict in verdicts.items()
            ],
            "x-trackwalker": "0.1.0",
            "x-editions": {game: "1.1"},
        }
        folder = tmp_path / version
        folder.mkdir()
        (folder / "result.json").write_text(json.dumps(document))
        return folder

    return make


def diff(*arguments: object) -> Any:
    return CliRunner().invoke(main, ["diff", *map(str, arguments)])


def test_what_got_better_is_no_reason_to_fail(made: Any) -> None:
    done = diff(made("1", one="fail_broken", two="pass"), made("2", one="pass", two="pass"))
    assert done.exit_code == 0
    assert done.stdout == (
        "1846: mine 1, suite 0.1.0, edition 1.1 -> mine 2, suite 0.1.0, edition 1.1\n"
        "  1 better\n    1846/1/one: fail broken -> pass\n"
    )


@pytest.mark.parametrize("verdict", ["fail_permissive", "fail_broken", "blocked", "error", "known"])
def test_what_got_worse_is(made: Any, verdict: str) -> None:
    done = diff(made("1", one="pass"), made("2", one=verdict))
    assert done.exit_code == 1
    assert f"  1 worse\n    1846/1/one: pass -> {verdict.replace('_', ' ')}\n" in done.stdout


def test_a_new_scenario_that_fails_is_told_and_one_that_passes_is_counted(made: Any) -> None:
    done = diff(made("1", one="pass"), made("2", one="pass", two="fail_broken", three="pass"))
    assert done.exit_code == 1
    assert "  2 new\n  1 of the new ones fail\n    1846/1/two: fail broken\n" in done.stdout
    assert diff(made("3", one="pass"), made("4", one="pass", three="pass")).exit_code == 0


def test_what_fails_otherwise_or_is_gone_is_told_and_no_reason_to_fail(made: Any) -> None:
    done = diff(made("1", one="fail_broken", two="pass"), made("2", one="fail_permissive"))
    assert done.exit_code == 0
    assert "  1 different\n    1846/1/one: fail broken -> fail permissive\n" in done.stdout
    assert "  1 no longer there\n" in done.stdout


def test_nothing_is_different(made: Any) -> None:
    done = diff(made("1", one="known"), made("2", one="known"))
    assert (done.exit_code, "  nothing is different" in done.stdout) == (0, True)


def test_it_comes_as_data(made: Any) -> None:
    (only,) = json.loads(diff(made("1", one="pass"), made("2", one="blocked"), "--format", "json").stdout)
    assert only["worse"] == [{"scenario": "1846/1/one", "was": "pass", "now": "blocked"}]
    assert only["after"] == {"engine": "mine", "version": "2", "suite": "0.1.0", "edition": "1.1"}


def test_games_of_one_result_only_are_named(made: Any) -> None:
    done = diff(made("1", one="pass"), made("2", game="18FL", one="pass"))
    assert (done.exit_code, "no game is in both: 1846 before, 18FL after" in done.output) == (2, True)
