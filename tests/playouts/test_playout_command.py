"""`trackwalker playout`: what it prints, its exit codes, and what cannot be done."""

import os
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from trackwalker.cli import main
from trackwalker.playouts.play import Plan
from trackwalker.playouts.progress import Progress
from trackwalker.playouts.report import repeat_command

ROOT = Path(__file__).resolve().parents[2]
GAME = "18Chesapeake"


@pytest.fixture(autouse=True)
def child_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Children find Trackwalker and the engines of these tests."""
    known = [part for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(Path(__file__).parent), *known]))


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["playout", *words])


def without_time(text: str) -> str:
    return re.sub(r"[\d.]+ s, \d+ games a minute", "", text)


def test_a_tour_in_order_ends_with_0() -> None:
    done = run(GAME, "--games", "2", "--seed", "5")
    assert done.exit_code == 0, done.output
    lines = done.stdout.splitlines()
    assert lines[0] == "18Chesapeake on reference: 2 games of 2, seeds 5 to 6"
    assert "games a minute" in lines[1]
    assert lines[2].startswith("endings: ba")
    assert "  phase: 2 2, 3 2," in done.stdout
    assert "not reached: " in done.stdout


def test_what_was_not_reached_counts_when_asked_for() -> None:
    done = run(GAME, "--games", "1", "--longest", "5", "--probes", "0", "--require-coverage")
    assert done.exit_code == 1
    assert "endings: given up 1" in done.stdout
    assert "not reached: " in done.stdout
    assert "phase: D" in done.stdout.splitlines()[-1]


def test_several_processes_play_the_same_games() -> None:
    words = (GAME, "--games", "3", "--longest", "80")
    one, two = run(*words), run(*words, "--jobs", "2")
    assert one.exit_code == two.exit_code == 0
    assert without_time(one.stdout) == without_time(two.stdout)


def test_an_engine_in_another_process_is_watched_as_well() -> None:
    words = (GAME, "--games", "1", "--seed", "3", "--longest", "60")
    here, there = run(*words), run(*words, "--engine", "python:playout_engines:sound")
    assert there.exit_code == 0, there.output
    assert without_time(here.stdout).splitlines()[1:] == without_time(there.stdout).splitlines()[1:]


def test_a_finding_ends_with_1_and_the_command_shows_it_again() -> None:
    words = (GAME, "--games", "2", "--seed", "8", "--engine", "python:playout_engines:Generous")
    done = run(*words)
    assert done.exit_code == 1, done.output
    assert "endings: broken off 2" in done.stdout
    assert "money_is_conserved (18CH-0-k" in done.stdout
    last = [line for line in done.stdout.splitlines() if '"type": "buy_shares"' in line]
    assert last
    command = next(line for line in done.stdout.splitlines() if line.startswith("  again: "))
    again = run(*shlex.split(command.partition("playout ")[2]))
    finding = done.stdout[done.stdout.index("seed 8") : done.stdout.index("seed 9")].strip()
    assert finding in again.stdout
    assert "seed 8: money_is_conserved" in done.stderr, "told while the tour goes on"


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_ends_a_tour_that_still_tells_what_was_played(
    jobs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pressed(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Progress, "done", pressed)
    done = run(GAME, "--games", "5", "--longest", "20", "--probes", "0", "--jobs", str(jobs))
    assert done.exit_code == 130
    assert done.stdout.startswith("18Chesapeake on reference: 1 game of 5, seeds 0 to 4\n")
    assert "endings: given up 1" in done.stdout
    assert done.stderr.endswith("interrupted\n")


def test_an_edition_is_played_and_named_in_the_command_that_repeats_it() -> None:
    words = ("1846", "--games", "1", "--seed", "7", "--longest", "50", "--probes", "0", "--edition", "2")
    done = run(*words)
    assert done.exit_code == 0, done.output
    seen = next(line for line in done.stdout.splitlines() if line.startswith("  power used: "))
    assert "LM 1" in seen
    assert run("1846", "--games", "1", "--edition", "3").exit_code == 2
    plan = Plan("1846", 7, edition="2")
    assert repeat_command(plan).endswith("--edition 2")


def test_an_engine_that_breaks_down_is_a_finding() -> None:
    done = run(GAME, "--games", "1", "--seed", "3", "--engine", "python:playout_engines:Crashing")
    assert done.exit_code == 1, done.output
    assert "the_engine_keeps_going: engine fault at `apply` (died)" in done.stdout


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("1835",), "1835"),
        ((GAME, "--players", "7"), "18Chesapeake is for 2 to 6 players, not 7"),
        ((GAME, "--from", "the-end"), "there is no opening the-end in 18Chesapeake"),
        ((GAME, "--from", "the-eve-of-phase-d", "--players", "5"), "the-eve-of-phase-d needs 3 players"),
        ((GAME, "--style", "brave"), "there is no style 'brave'; expected one of builder"),
        ((GAME, "--reading", "18CH-Q48"), "expected QUESTION=READING"),
        ((GAME, "--reading", "18CH-Q99=a"), "18Chesapeake has no question '18CH-Q99'"),
        ((GAME, "--reading", "18CH-Q48=z"), "18CH-Q48 has the readings a, b, not 'z'"),
        ((GAME, "--engine", "reference:without=legal_actions"), "need the capability 'legal_actions'"),
        (
            (GAME, "--engine", "reference:without=rules", "--reading", "18CH-Q48=b"),
            "need the capability 'rules'",
        ),
        ((GAME, "--engine", "stdio:no-such-engine-anywhere"), "not-startable"),
        ((GAME, "--engine", "python:playout_engines:Speechless"), "does not play 18Chesapeake"),
    ],
)
def test_what_cannot_be_done_ends_with_2(words: tuple[str, ...], complaint: str) -> None:
    done = run(*words, "--games", "2")
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    assert done.stderr.startswith("error: ")
    assert complaint in done.stderr


def test_an_engine_that_cannot_start_ends_a_tour_of_several_processes() -> None:
    done = run(GAME, "--games", "2", "--jobs", "2", "--engine", "stdio:no-such-engine-anywhere")
    assert done.exit_code == 2, done.output
    assert "not-startable" in done.stderr


@pytest.mark.parametrize("option", ["--games", "--longest", "--jobs"])
def test_a_count_below_1_is_refused(option: str) -> None:
    assert run(GAME, option, "0").exit_code == 2


def test_a_run_by_another_reading_says_so_to_the_engine() -> None:
    done = run(GAME, "--games", "1", "--longest", "40", "--reading", "18CH-Q05=b,18CH-Q48=b")
    assert done.exit_code == 0, done.output
