"""`trackwalker statement`: what a run says of an engine, for its own repository; and the action for it."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner
from suite_toys import ROOT

from trackwalker.cli import main
from trackwalker.register import load_register

ACTION: dict[str, Any] = yaml.safe_load((ROOT / "action.yml").read_text("utf-8"))
GAME = "18Chesapeake"


def scenario(name: str, verdict: str, *clauses: str, **more: Any) -> dict[str, Any]:
    return {"id": f"{GAME}/1/{name}", "game": GAME, "verdict": verdict, "clauses": list(clauses), **more}


def clause(name: str, verdict: str, passed: int, planned: int) -> dict[str, Any]:
    return {"id": name, "verdict": verdict, "passed": passed, "planned": planned}


@pytest.fixture
def result(tmp_path: Path) -> Path:
    """A result with a clause of every verdict that there is something to say about."""
    document = {
        "engine": {"name": "some_engine <b>", "version": "2"},
        "scenarios": [
            scenario("one", "pass", "18CH-4-b", tags=["reading:18CH-Q06=b"]),
            scenario("two", "fail_permissive", "18CH-4-f", "18CH-4-b"),
            scenario("three", "fail_broken", "18CH-9-a"),
            scenario(
                "four",
                "known",
                "18CH-30-k",
                "18CH-30-a",
                accused=["18CH-30-k"],
                known_by="settling-stops-at-first-without-bid of the profile 18xx.games",
            ),
            scenario("five", "unsupported", "18CH-21-t"),
            scenario("six", "blocked", "18CH-22-a"),
        ],
        "clauses": [
            clause("18CH-4-b", "pass", 1, 1),
            clause("18CH-4-f", "fail_permissive", 0, 1),
            clause("18CH-9-a", "fail_broken", 2, 3),
            clause("18CH-21-t", "unsupported", 0, 1),
            clause("18CH-22-a", "blocked", 0, 1),
            clause("18CH-30-k", "known", 0, 1),
        ],
        "x-trackwalker": "0.1.0",
        "x-editions": {GAME: "2020"},
        "x-naked": {GAME: ["18CH-28-b"]},
        "x-readings": {"18CH-Q09": "a"},
    }
    file = tmp_path / "result.json"
    file.write_text(json.dumps(document))
    return file


def stated(*arguments: object) -> str:
    done = CliRunner().invoke(main, ["statement", *map(str, arguments)])
    assert done.exit_code == 0, done.output
    return done.stdout


def words(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def test_it_names_engine_suite_edition_and_counts(result: Path) -> None:
    said = stated(result)
    assert said.startswith("# Rules conformance of some\\_engine \\<b\\> 2\n")
    assert "By Trackwalker 0.1.0" in said
    assert "| 18Chesapeake | 2020 | 6 | 1 | 1 | 1 | 1 | 1 | 1 |" in said


def test_it_says_what_fails_and_what_the_clause_is(result: Path) -> None:
    said = words(stated(result))
    text = load_register(GAME).clauses["18CH-4-f"].text
    assert f"### Fail: permissive - **18CH-4-f** {text} (0 of 1 scenarios pass)" in said
    assert "(2 of 3 scenarios pass)" in said.partition("### Fail: broken")[2]


def test_what_is_known_has_its_reason_and_only_the_clauses_that_it_accuses(result: Path) -> None:
    known = words(stated(result)).partition("### Known to fail")[2].partition("###")[0]
    assert "settling-stops-at-first-without-bid of the profile 18xx.games (18CH-30-k): " in known
    assert "18CH-30-a" not in known


def test_readings_are_those_declared_and_those_that_passed(result: Path) -> None:
    readings = stated(result).partition("### Readings of open questions")[2].partition("###")[0]
    assert re.findall(r"- (18CH-Q\d+=\w)", readings) == ["18CH-Q06=b", "18CH-Q09=a"]


def test_what_was_not_judged_is_said_with_why(result: Path) -> None:
    untold = words(stated(result)).partition("### Not judged")[2]
    assert "something else stands in the way: 18CH-22-a" in untold
    assert "the engine lacks a capability: 18CH-21-t" in untold
    assert "without a scenario: 18CH-28-b" in untold


@pytest.mark.parametrize(
    ("without", "colour"),
    [((), "red"), (("fail_permissive", "fail_broken"), "yellow"), (None, "brightgreen")],
)
def test_a_badge_has_the_colour_of_the_worst(
    result: Path, tmp_path: Path, without: tuple[str, ...] | None, colour: str
) -> None:
    document = json.loads(result.read_text())
    kept = [
        c
        for c in document["clauses"]
        if c["verdict"] not in (without or ()) and (without is not None or c["verdict"] == "pass")
    ]
    result.write_text(json.dumps(document | {"clauses": kept}))
    stated(result, "--badges", tmp_path / "badges")
    badge = json.loads((tmp_path / "badges" / f"{GAME}.json").read_text())
    assert badge == {
        "schemaVersion": 1,
        "label": "18Chesapeake rules",
        "message": f"1 of {len(kept)} clauses",
        "color": colour,
    }


def test_what_is_no_result_is_said(tmp_path: Path) -> None:
    file = tmp_path / "odd.json"
    file.write_text("{}")
    done = CliRunner().invoke(main, ["statement", str(file)])
    assert done.exit_code == 2
    assert "no result of a run" in done.output


# the action -------------------------------------------------------------------------------------------


def steps() -> dict[str, dict[str, Any]]:
    return {step["name"]: step for step in ACTION["runs"]["steps"] if "run" in step}


def run_step(name: str, folder: Path, **inputs: str) -> "subprocess.CompletedProcess[str]":
    """A step as the runner does it: its inputs filled in, in a shell that ends at the first failure."""
    step = steps()[name]
    given = {key: str(one.get("default", "")) for key, one in ACTION["inputs"].items()} | inputs

    def filled(text: str) -> str:
        text = re.sub(r"\$\{\{ inputs\.([\w-]+) \}\}", lambda found: given[found[1]], text)
        return text.replace("${{ github.action_path }}", str(ROOT))

    environment = {
        **os.environ,
        "PATH": f"{folder / 'bin'}{os.pathsep}{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "GITHUB_STEP_SUMMARY": str(folder / "summary.md"),
        **{key: filled(value) for key, value in step.get("env", {}).items()},
    }
    command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", filled(step["run"])]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300, check=False
    )


needs_bash = pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash on this machine")


@needs_bash
def test_the_steps_of_the_action_run_the_suite_and_state_what_came_of_it(tmp_path: Path) -> None:
    inputs = {"engine": "reference", "games": "18Chesapeake --section 1", "report": "out"}
    done = run_step("Run the suite", tmp_path, **inputs)
    assert done.returncode == 0, done.stderr
    done = run_step("State what it keeps", tmp_path, **inputs)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "out" / "junit.xml").is_file()
    assert (tmp_path / "summary.md").read_text() == (tmp_path / "out" / "statement.md").read_text()
    badge = json.loads((tmp_path / "out" / "badges" / f"{GAME}.json").read_text())
    assert badge["color"] == "brightgreen"
    done = run_step("Make the pages", tmp_path, **inputs)
    assert done.returncode == 0, done.stderr
    assert f'href="{GAME}/index.html"' in (tmp_path / "out" / "pages" / "index.html").read_text()


@needs_bash
def test_a_failure_ends_the_action_and_is_stated(tmp_path: Path) -> None:
    inputs = {"engine": "stdio:false", "games": GAME, "report": "out", "timeout": "5"}
    assert run_step("Run the suite", tmp_path, **inputs).returncode == 2


@needs_bash
def test_editions_a_profile_and_a_baseline_are_handed_on(tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    fake = tmp_path / "bin" / "trackwalker"
    fake.write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n')
    fake.chmod(0o755)
    inputs = {"engine": "stdio:node engine.js --fast", "games": "1846  18FL", "profile": "18xx.games"}
    given = {**inputs, "editions": "1.1,2", "baseline": "my base.json"}
    said = run_step("Run the suite", tmp_path, **given).stdout.splitlines()
    assert said == [
        *("run", "1846", "18FL", "--engine", "stdio:node engine.js --fast", "--timeout", "10"),
        *(
            "--report",
            "trackwalker-report",
            "--edition",
            "1.1,2",
            "--profile",
            "18xx.games",
            "--baseline",
            "my base.json",
        ),
    ]


@needs_bash
def test_the_action_installs_what_it_comes_with(tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    fake = tmp_path / "bin" / "python"
    fake.write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n')
    fake.chmod(0o755)
    said = run_step("Install Trackwalker", tmp_path).stdout.splitlines()
    assert said == ["-m", "pip", "install", "--quiet", str(ROOT)]
    assert (ROOT / "pyproject.toml").is_file()


def test_every_input_is_used_and_every_step_runs_even_after_a_failure() -> None:
    text = (ROOT / "action.yml").read_text("utf-8")
    assert {name for name in ACTION["inputs"] if f"${{{{ inputs.{name} }}}}" not in text} == set()
    late = [step for step in ACTION["runs"]["steps"] if step.get("if") == "always()"]
    assert [step["name"] for step in late] == ["State what it keeps", "Make the pages", "Keep the report"]
