"""The command line: its help is quick, its errors are words, and nothing survives an interrupt."""

import json
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from default_signals import with_default_signals
from port_processes import faulty_argv, living, wait_until_dead

import trackwalker
from trackwalker.cli import COMMANDS, main
from trackwalker.errors import TrackwalkerError
from trackwalker.paths import features_dir, schemas_dir
from trackwalker.port.signals import ending_in_good_order

pytestmark = pytest.mark.usefixtures("child_environment")
RUN_MAIN = "from trackwalker.cli import main; main(prog_name='trackwalker')"


def trackwalker_cli(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments, prog_name="trackwalker")


def faulty(mode: str) -> str:
    return f"stdio:{shlex.join(faulty_argv(mode))}"


def test_help_imports_next_to_nothing() -> None:
    code = (
        "import sys; from trackwalker.cli import main; main(['--help'], standalone_mode=False); "
        "print('LOADED', *sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    help_text, _, loaded = done.stdout.partition("LOADED")
    assert COMMANDS["check"] in help_text
    modules = set(loaded.split())
    assert not modules & {"msgspec", "jsonschema", "yaml", "pytest", "rich", "subprocess", "trackwalker.port"}
    assert not any(name.startswith("reference_engine") for name in modules)


def test_every_listed_command_is_there() -> None:
    listed = main.list_commands(main.make_context("trackwalker", ["check"], resilient_parsing=True))
    assert {"check", "serve"} <= set(listed) <= set(COMMANDS)
    for name in listed:
        done = trackwalker_cli(name, "--help")
        assert done.exit_code == 0
        assert done.output.startswith(f"Usage: trackwalker {name}")


def test_version_and_unknown_command() -> None:
    assert trackwalker.__version__ in trackwalker_cli("--version").output
    done = trackwalker_cli("derail")
    assert done.exit_code == 2
    assert "No such command 'derail'" in done.output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["check", "telnet:x"], "error: engine 'telnet:x': expected reference, python:"),
        (["check", "stdio:no-such-command"], "cannot execute 'no-such-command'"),
        (["check", "stdio:x", "--timeout", "0"], "--timeout must be above 0"),
        (["check", faulty("die-at-start")], "cannot find my rules"),
        (["serve", "--without", "flying"], "unknown capability 'flying'"),
    ],
)
def test_what_cannot_be_done_is_one_error_and_exit_code_2(arguments: list[str], words: str) -> None:
    done = trackwalker_cli(*arguments)
    assert done.exit_code == 2
    assert done.stderr.startswith("error: ")
    assert words in done.stderr
    assert isinstance(done.exception, SystemExit)


def probes(*arguments: str) -> tuple[dict[str, dict[str, Any]], Result]:
    done = trackwalker_cli("check", *arguments, "--format", "json")
    document = json.loads(done.stdout)
    assert document["totals"]["probes"] == len(document["probes"])
    return {probe["name"]: probe for probe in document["probes"]}, done


def test_check_says_what_fails_and_how_to_see_it() -> None:
    found, done = probes(faulty("error"))
    assert done.exit_code == 1
    verdicts = {name: probe["verdict"] for name, probe in found.items()}
    assert verdicts == {
        "starts": "ok",
        "hello": "ok",
        "unknown method": "ok",
        "no game yet": "ok",
        "new_game 18Chesapeake": "fail",
        "state 18Chesapeake": "skipped",
        "refusal 18Chesapeake": "skipped",
        "first action 18Chesapeake": "skipped",
        "load 18Chesapeake": "skipped",
        "legal_actions 18Chesapeake": "skipped",
        "bye": "ok",
        "end of input": "ok",
    }
    failure = found["new_game 18Chesapeake"]
    assert "loaded" in failure["detail"]
    shown = subprocess.run(
        ["sh", "-c", failure["reproduce"]], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert "loaded" in json.loads(shown[1])["error"]["message"]


def test_check_of_an_engine_that_greets_wrongly_stops_there() -> None:
    for mode, words in (("old-protocol", "protocol-version"), ("bad-hello", "games")):
        found, done = probes(faulty(mode))
        assert done.exit_code == 1
        assert [(name, probe["verdict"]) for name, probe in found.items()] == [
            ("starts", "ok"),
            ("hello", "fail"),
        ]
        assert words in found["hello"]["detail"]


def test_check_finds_an_engine_that_does_not_go() -> None:
    done = trackwalker_cli("check", faulty("ignore-bye"), "--probe", "bye", "--probe", "end of input")
    assert done.exit_code == 1
    assert "FAIL     bye: the engine was still running" in done.output
    assert "ok       end of input" in done.output
    assert "1 ok, 1 FAIL, 0 skipped" in done.output


def test_check_traces_and_selects() -> None:
    done = trackwalker_cli("check", faulty("error"), "--probe", "starts", "--trace", "--game", "18GL")
    assert done.exit_code == 0
    assert done.stdout == "ok       starts\n1 ok, 0 FAIL, 0 skipped\n"
    assert done.stderr.count('> {"jsonrpc":"2.0","id":1,"method":"hello"') == 2
    assert '< {"jsonrpc": "2.0", "id": 1, "result": {"name": "faulty"' in done.stderr
    found, done = probes(faulty("error"), "--game", "18GL")
    assert done.exit_code == 0
    assert found["new_game 18GL"]["detail"] == "the engine does not declare 18GL"
    assert trackwalker_cli("check", faulty("error"), "--probe", "nonsense").exit_code == 2
    done = trackwalker_cli("check", faulty("error"), "--game", "18XX")
    assert done.exit_code == 2
    assert "unknown game '18XX'; expected one of 18Chesapeake, 1846, 18FL, 18GL, LostAtlas" in done.stderr


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_no_engine_survives_a_signal_to_the_command(
    number: signal.Signals, code: int, tmp_path: Path
) -> None:
    note = tmp_path / "note"
    os.mkfifo(note)
    words = ["check", faulty("hang"), "--timeout", "60", "--probe", "no game yet"]
    command = subprocess.Popen(
        with_default_signals([sys.executable, "-c", RUN_MAIN, *words]),
        env={**os.environ, "FAULTY_NOTE": str(note)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    engine = int(note.read_text(encoding="utf-8"))  # waits until the engine hangs
    assert living(engine) == [engine]
    command.send_signal(number)
    _, stderr = command.communicate(timeout=20)
    assert command.returncode == code
    assert "Traceback" not in stderr
    assert wait_until_dead(engine) == []


@pytest.mark.parametrize("words", [["--version"], ["check", "telnet:x"], ["lint", "--help"]])
def test_a_command_puts_the_signals_back(words: list[str]) -> None:
    numbers = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    before = [signal.getsignal(number) for number in numbers]
    trackwalker_cli(*words)
    assert [signal.getsignal(number) for number in numbers] == before


def test_a_command_handles_signals_while_it_runs_unless_somebody_does() -> None:
    def mine(*_: object) -> None:
        """A handler of the surroundings."""

    before = signal.signal(signal.SIGHUP, signal.SIG_DFL), signal.signal(signal.SIGTERM, mine)
    try:
        with ending_in_good_order():
            assert signal.getsignal(signal.SIGTERM) is mine
            with pytest.raises(SystemExit, match="129"):
                signal.raise_signal(signal.SIGHUP)
        assert signal.getsignal(signal.SIGTERM) is mine
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_DFL
    finally:
        signal.signal(signal.SIGHUP, before[0])
        signal.signal(signal.SIGTERM, before[1])


def test_no_engine_survives_a_command_that_forgets_to_close() -> None:
    code = (
        "from trackwalker.port.limits import Limits; from trackwalker.port.stdio import StdioConnection; "
        f"c = StdioConnection({faulty_argv('error')!r}, Limits()); "
        "c.request('hello', {'protocol': '1'}); print(c.pid)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert wait_until_dead(int(done.stdout)) == []


def test_data_folders() -> None:
    for folder in (features_dir(), schemas_dir()):
        assert folder.is_dir()


def test_missing_data_folder_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("trackwalker.paths._PACKAGE", tmp_path / "trackwalker")
    with pytest.raises(TrackwalkerError, match="reinstall trackwalker"):
        features_dir()
