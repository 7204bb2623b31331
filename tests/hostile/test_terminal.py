"""What is printed: nothing of an engine's or a file's moves the cursor; a full disk is one clear line."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from trackwalker.cli import COMMANDS, main
from trackwalker.cli.options import Command
from trackwalker.port.words import clipped, named, one_line, printable
from trackwalker.say import paint, plain, say

TRACKWALKER = [sys.executable, "-m", "trackwalker"]


def run(*words: str, **streams: Any) -> subprocess.CompletedProcess[str]:
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams}
    return subprocess.run([*TRACKWALKER, *words], text=True, check=False, **streams)


def test_only_our_own_colours_reach_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    @click.command()
    def command() -> None:
        say(paint("pa\x1b[31mss\ufdd2", "green", bold=True) + " of \x1b]0;title\x07\x9b2J\u202e\r\x7fXX")

    shown = CliRunner().invoke(command, color=True).stdout
    assert (
        shown
        == "\x1b[32m\x1b[1mpa\ufffd[31mss\ufffd\x1b[0m of \ufffd]0;title\ufffd\ufffd2J\ufffd\ufffd\ufffdXX\n"
    )
    say(paint("pass", "green"))
    assert capsys.readouterr().out == "pass\n"
    assert plain(paint("pass", "green") + "\x1b") == "pass\ufffd"


def test_an_engine_is_named_on_one_short_line() -> None:
    assert named("my\nengine\x1b", "1") == "my engine\ufffd 1"
    assert named("x" * 5000, "1") == "x" * 200 + "... (5,002 characters)"


def test_words_of_others() -> None:
    assert printable("a\tb\nc d\u00a0é車🚂") == "a\tb\nc d\u00a0é車🚂"
    assert printable("\ud800\ue000\u200f") == "\ufffd" * 3
    assert one_line("a\nscenarios: 9 planned\x1b") == "a scenarios: 9 planned\ufffd"
    assert clipped("x" * 10, 10) == "x" * 10
    assert clipped("x" * 1_000_000, 10) == "xxxxxxxxxx... (1,000,000 characters)"


def test_what_the_coding_of_the_terminal_lacks_is_replaced() -> None:
    code = "from trackwalker.say import say; say('caf\u00e9 \u8eca')"
    coding = {**os.environ, "PYTHONIOENCODING": "latin-1"}
    done = subprocess.run([sys.executable, "-c", code], env=coding, capture_output=True, check=True)
    assert done.stdout == b"caf\xe9 ?\n"


FULL = pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")


@FULL
@pytest.mark.parametrize(
    "words",
    [("--help",), ("readings", "18FL", "--kind", "unobservable"), ("clauses", "18FL", "--section", "1")],
)
def test_a_full_standard_output_is_one_clear_line(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("w") as full:
        done = run(*words, stdout=full)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert done.stderr.startswith("error: standard output: ")
    assert done.stderr.endswith("No space left on device\n")


@FULL
def test_a_full_standard_error_changes_no_exit_code() -> None:
    with Path("/dev/full").open("w") as full:
        done = run("readings", "18xx", stderr=full)
    assert done.returncode == 2


def test_whoever_stops_reading_is_no_failure() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = run("readings", "18FL", stdout=writer)
    os.close(writer)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("run", "18FL", "--clause", "18FL-1-zz"), 2, "no such clause"),
        (("run", "18FL", "--scenario", "18FL/1/none"), 2, "no scenario fits"),
        (("validate", "nothing.json"), 2, "nothing.json: no such file"),
        (("replay", "x.json"), 2, "error: the present folder has been deleted"),
        (
            ("fuzz", "18FL", "--examples", "1"),
            2,
            "error: the present folder has been deleted",
        ),
        (("run", "18FL", "--report", "there", "--scenario", "18FL/1/none"), 2, "--report there: cannot make"),
    ],
)
def test_in_a_folder_that_is_gone(tmp_path: Path, words: tuple[str, ...], code: int, said: str) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    script = 'rmdir "$PWD"; exec "$@"'
    done = subprocess.run(
        ["sh", "-c", script, "sh", *TRACKWALKER, *words],
        cwd=gone,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stderr
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_every_command_refuses_empty_words() -> None:
    for name in COMMANDS:
        assert isinstance(main.get_command(click.Context(main), name), Command)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "option"),
    [
        (("run", "18FL", "--clause", ""), "--clause"),
        (("run", "18FL", "--clause="), "--clause"),
        (("run", "18FL", "--clause", "18FL-1-a", "--clause", ""), "--clause"),
        (("run", "18FL", "--report", ""), "--report"),
        (("run", ""), "GAME"),
        (("run", "--engine", ""), "--engine"),
        (("lint", ""), "FEATURES_DIR"),
        (("mutants", "18FL", "--only", ""), "--only"),
        (("playout", "18FL", "--from", ""), "--from"),
        (("fuzz", "18FL", "--out", ""), "--out"),
        (("validate", ""), "FILES"),
        (("run", "18FL", "--timeout", "soon"), "--timeout"),
        (("--largest-file", "0", "lint"), "--largest-file"),
    ],
)
def test_empty_words_are_usage_errors(words: tuple[str, ...], option: str) -> None:
    done = CliRunner().invoke(main, list(words))
    assert done.exit_code == 2
    assert option in done.stderr.splitlines()[-1]
    assert "Invalid value" in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize("seconds", ["nan", "inf", "-1", "0"])
@pytest.mark.parametrize(
    "words",
    [
        ("run", "18FL"),
        ("replay", "none.json"),
        ("check", "reference"),
        ("playout", "18FL"),
        ("fuzz", "18FL"),
    ],
)
def test_a_time_limit_comes_to_an_end(words: tuple[str, ...], seconds: str) -> None:
    done = CliRunner().invoke(main, [*words, "--timeout", seconds])
    assert done.exit_code == 2
    assert done.stderr == f"error: --timeout must be above 0 seconds, and finite; got {seconds}\n"


def test_commas_alone_name_nothing() -> None:
    done = CliRunner().invoke(main, ["run", "18FL", "--clause", " , "])
    assert (done.exit_code, done.stderr) == (2, "error: --clause ' , ': nothing is named there\n")


def test_the_limit_of_files_is_an_option(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_bytes(b'{"format": "trackwalker-action/1", "x": "' + b"x" * 2**20 + b'"}')
    small = CliRunner().invoke(main, ["--largest-file", "1", "validate", str(file)])
    assert (small.exit_code, "larger than 1 MiB" in small.stderr) == (2, True)
    usual = CliRunner().invoke(main, ["validate", "--schema", "action", str(file)])
    assert usual.exit_code == 1


def test_an_error_of_megabytes_is_clipped() -> None:
    done = CliRunner().invoke(main, ["run", "x" * 1_000_000])
    assert done.exit_code == 2
    assert len(done.stderr) < 2100
