"""Work that is shared out over processes: it begins and ends whatever signals the surroundings handle."""

import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from default_signals import with_default_signals
from suite_toys import ROOT, play

from trackwalker.errors import TrackwalkerError
from trackwalker.paths import features_dir
from trackwalker.playouts.play import Plan
from trackwalker.playouts.tour import Order, go
from trackwalker.suite.claims import alternatives, prove
from trackwalker.suite.mutants import choose, try_all
from trackwalker.workers import each

GAME = "18Chesapeake"


@pytest.fixture
def little(tmp_path: Path) -> Path:
    """The specification with one short feature file of one game."""
    whole, folder = features_dir(), tmp_path / "features"
    (folder / GAME).mkdir(parents=True)
    (folder / "shared").symlink_to(whole / "shared")
    for path in (whole / GAME).iterdir():
        if path.suffix != ".feature":
            (folder / GAME / path.name).symlink_to(path)
    shutil.copy(sorted((whole / GAME).glob("0[01]*.feature"))[-1], folder / GAME)
    return folder


def signals_and_set_up(_: int) -> tuple[list[str], list[str]]:
    """What this process has of its parent's signals, and what it was set up with."""
    handlers = [signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)]
    handled = [str(handler) for handler in handlers if getattr(handler, "__module__", "") == __name__]
    held = [number.name for number in signal.pthread_sigmask(signal.SIG_BLOCK, ())]
    return [*handled, *held], list(_told)


_told: list[str] = []


def tell(word: str) -> None:
    _told.append(word)


def double(number: int) -> int:
    return 2 * number


def fall_over(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def complain(number: int) -> int:
    raise TrackwalkerError(f"{number} is no good")


@pytest.mark.usefixtures("_a_handler_that_raises")
def test_workers_start_without_the_signals_of_their_parent_and_are_set_up_once() -> None:
    found = list(each(signals_and_set_up, range(6), 2, tell, ("hello",)))
    assert found == [([], ["hello"])] * 6


def test_results_come_in_order() -> None:
    assert list(each(double, range(20), 3)) == list(range(0, 40, 2))
    assert sorted(each(double, range(20), 3, in_order=False)) == list(range(0, 40, 2))
    assert list(each(double, [], 3)) == []


def test_a_worker_that_dies_is_one_clear_line() -> None:
    with pytest.raises(TrackwalkerError, match=r"^a worker process ended before .* \(killed by SIGKILL\)$"):
        list(each(fall_over, range(6), 2))


def test_what_a_task_complains_of_is_heard() -> None:
    with pytest.raises(TrackwalkerError, match="0 is no good"):
        list(each(complain, range(6), 2))


def take_long(number: int) -> int:
    time.sleep(60 * number)
    return number


def test_work_that_is_given_up_is_not_waited_for() -> None:
    """As where Ctrl-C reaches the parent while it looks at a result."""
    began = time.monotonic()
    with closing(each(take_long, [0, 5, 5, 5], 2)) as results:
        assert next(results) == 0
    assert time.monotonic() - began < 30
    assert multiprocessing.active_children() == []


@pytest.mark.usefixtures("_a_handler_that_raises")
@pytest.mark.parametrize("rounds", [3, pytest.param(50, marks=pytest.mark.exhaustive)])
def test_all_commands_begin_and_end_their_work_under_a_handler(little: Path, rounds: int) -> None:
    names, readings = choose(GAME, ["refusal/*"], 2), alternatives(GAME)[:2]
    order = Order(Plan(GAME, 1, longest=1, probes=0), 2)
    for number in range(rounds):
        match number % 5:
            case 0 | 1:
                assert [game.actions for game in go(order, jobs=2).played] == [1, 1]
            case 2:
                assert prove(GAME, readings, jobs=2, features=little) == []
            case 3:
                assert [trial.name for trial in try_all(GAME, names, jobs=2, features=little)] == names
            case 4:
                assert play(jobs=2).exit_code == 0


# Ctrl-C ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_an_interrupt_ends_workers_and_engines_at_once(
    number: signal.Signals, code: int, tmp_path: Path
) -> None:
    """As at a terminal: the signal goes to the command and its workers, not to the engines."""
    (tmp_path / "hanging.py").write_text(HANGING)
    code_of_main = "from trackwalker.cli import main; main(prog_name='trackwalker')"
    words = ["playout", GAME, "--games", "20", "--jobs", "2", "--engine", "python:hanging:Hanging"]
    path = os.pathsep.join([str(ROOT), str(tmp_path), os.environ.get("PYTHONPATH", "")])
    command = subprocess.Popen(
        with_default_signals([sys.executable, "-c", code_of_main, *words, "--timeout", "200"]),
        env={**os.environ, "PYTHONPATH": path, "NOTES": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while len(engines := [int(note.stem) for note in tmp_path.glob("*.pid")]) < 2:
        assert command.poll() is None
        time.sleep(0.05)
    os.killpg(command.pid, number)
    stdout, stderr = command.communicate(timeout=30)
    assert (command.returncode, stdout) == (code, "")
    assert stderr == ("interrupted\n" if number is signal.SIGINT else "")
    for group in (command.pid, *engines):
        assert is_gone(group)


def is_gone(group: int) -> bool:
    """Whether no process of a group is left after a short wait."""
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False


HANGING = '''
import os
import threading
from pathlib import Path

from trackwalker.port.reference import make_reference


class Hanging:
    """Leaves a note when a game begins, and does not answer."""

    def hello(self):
        return make_reference().hello()

    def new_game(self, **params):
        (Path(os.environ["NOTES"]) / f"{os.getpgid(0)}.pid").touch()
        threading.Event().wait()
'''
