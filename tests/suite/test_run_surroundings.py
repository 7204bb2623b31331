"""Where a run is started, by whom and with what around it does not matter; and it leaves nothing behind."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from default_signals import with_default_signals
from suite_toys import ROOT, TOY

ACCOUNT = "scenarios: 11 planned = 9 pass + 2 unsupported"


def start(*arguments: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        with_default_signals([sys.executable, str(TOY / "toy_run.py"), *arguments]),
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def complaints(done: subprocess.CompletedProcess[str]) -> str:
    """What standard error has besides how far the run has come, which only a slow machine gets to see."""
    return re.sub(r"(?m)^\d+ of \d+ scenarios\n", "", done.stderr)


@pytest.fixture
def hostile(tmp_path: Path) -> Path:
    """A folder in which everything that pytest or Python would pick up breaks the run."""
    bomb = "raise SystemExit('picked up: ' + __file__)\n"
    for module in (
        "conftest",
        "sitecustomize",
        "usercustomize",
        "pytest",
        "pytest_bdd",
        "toy_scene",
        "test_x",
    ):
        (tmp_path / f"{module}.py").write_text(bomb)
    for package in ("steps", "trackwalker_steps", "features", "_pytest"):
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text(bomb)
        (tmp_path / package / "conftest.py").write_text(bomb)
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --nonsense\nbdd_features_base_dir = nowhere\n")
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\naddopts = '--nonsense'\n")
    (tmp_path / "features" / "x.feature").write_text("Feature: x\n  Scenario: x\n    Given nothing\n")
    return tmp_path


def test_a_hostile_folder_does_no_harm(hostile: Path) -> None:
    done = start("good", cwd=hostile)
    assert (done.returncode, complaints(done)) == (0, "")
    assert ACCOUNT in done.stdout


def test_not_even_if_python_looks_there_first(hostile: Path) -> None:
    code = f"import runpy, sys; sys.argv[1:] = ['good']; runpy.run_path({str(TOY / 'toy_run.py')!r})"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=hostile, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, complaints(done)) == (0, "")
    assert ACCOUNT in done.stdout


def test_options_of_pytest_in_the_environment_are_left_out(tmp_path: Path) -> None:
    done = start(
        "good",
        cwd=tmp_path,
        PYTEST_ADDOPTS="--nonsense",
        PYTEST_PLUGINS="no_such_plugin",
        PYTEST_TIMEOUT="0.001",
        PYTHONSTARTUP="nowhere",
    )
    assert (done.returncode, complaints(done)) == (0, "")
    assert ACCOUNT in done.stdout


def test_a_run_writes_nothing_into_the_folder(tmp_path: Path) -> None:
    assert start("good", cwd=tmp_path).returncode == 0
    assert list(tmp_path.iterdir()) == []


def processes_of(run: int) -> list[int]:
    """The living processes that were started by a run, as their environment says."""
    mark, found = f"TOY_RUN={run}\0".encode(), []
    for environ in Path("/proc").glob("[0-9]*/environ"):
        try:
            if mark in environ.read_bytes() and environ.parent.joinpath("cmdline").read_bytes():
                found.append(int(environ.parent.name))
        except OSError:
            continue
    return found


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="processes are looked up in /proc")
@pytest.mark.parametrize(("engine", "code"), [("InterruptsTheRun", 130), ("KillsTheRunner", 2), ("good", 0)])
def test_no_process_is_left(engine: str, code: int, tmp_path: Path) -> None:
    command = with_default_signals([sys.executable, str(TOY / "toy_run.py"), engine])
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.communicate(timeout=60)
    assert process.returncode == code
    for _ in range(10_000):
        if not processes_of(process.pid):
            break
        os.sched_yield()
    assert processes_of(process.pid) == []


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_ctrl_c_ends_the_run_and_shows_what_ran(jobs: str, tmp_path: Path) -> None:
    done = start("InterruptsTheRun", jobs, str(tmp_path / "report"), cwd=tmp_path)
    assert done.returncode == 130
    assert done.stderr.splitlines()[-1] == "interrupted"  # a slow run has told how far it is
    account = next(line for line in done.stdout.splitlines() if line.startswith("scenarios:"))
    assert "not reached" in account
    assert "error" not in account
    # A process that was ended before it had read its files says nothing of their scenarios.
    assert ("11 planned" in account) is ("not read:" not in done.stdout)
    assert jobs == "3" or "11 planned" in account
    assert "s until interrupted" in done.stdout
    assert (tmp_path / "report" / "junit.xml").exists()


def test_somebody_elses_pytest_sees_nothing_of_us(tmp_path: Path) -> None:
    (tmp_path / "test_own.py").write_text("def test_own():\n    pass\n")
    options = ["--trace-config", "--markers", "--fixtures", "-v"]
    for option in options:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", option],
            cwd=tmp_path,
            env={key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        said = (done.stdout + done.stderr).replace(str(ROOT), "")
        assert "trackwalker" not in said.lower()
