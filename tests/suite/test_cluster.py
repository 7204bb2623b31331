"""Work on a dask cluster: the same outcome however many workers there are, and whichever of them dies."""

import json
import os
import shutil
import signal
import time
import warnings
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from trackwalker.cli import main
from trackwalker.errors import TrackwalkerError
from trackwalker.playouts.play import Plan, Played
from trackwalker.playouts.tour import Order, Tour, go
from trackwalker.suite.mutants import choose, try_all
from trackwalker.workers import Cluster, each

distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

NODE = shutil.which("node")
AUCTION = Path(__file__).parents[1] / "fuzzing" / "opening_auction.js"

pytestmark = pytest.mark.filterwarnings("default")  # what others warn of is theirs


@pytest.fixture(scope="module")
def local() -> Iterator["distributed.LocalCluster"]:
    """A cluster of two processes, one of which may be killed."""
    with (
        warnings.catch_warnings(action="ignore"),
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs="CRITICAL"
        ) as cluster,
    ):
        yield cluster


@pytest.fixture
def address(local: "distributed.LocalCluster") -> str:
    return str(local.scheduler_address)


def processes(address: str) -> list[int]:
    """The process numbers of the workers."""
    with distributed.Client(address, set_as_default=False) as client:
        return sorted(client.run(os.getpid).values())


_told: list[str] = []


def tell(word: str) -> None:
    _told.append(word)


def told_and_by_whom(_: int) -> tuple[list[str], int, int]:
    time.sleep(0.01)
    print("what a task prints is no answer")
    return _told, os.getpid(), os.getppid()


def in_time(_: int) -> str:
    """An alarm can ring only in the main thread of a process."""
    signal.setitimer(signal.ITIMER_PROF, 0)
    return signal.signal(signal.SIGPROF, signal.SIG_DFL).__class__.__name__


def double(number: int) -> int:
    return 2 * number


def fall_over(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def complain(number: int) -> int:
    raise TrackwalkerError(f"{number} is no good")


def lives(process: int) -> bool:
    """Whether there is such a process, and it has not ended."""
    status = Path(f"/proc/{process}/status")
    return status.exists() and "\nState:\tZ" not in status.read_text()


def gone(ids: set[int]) -> bool:
    """Whether all these processes end, before long."""
    until = time.monotonic() + 20
    while any(map(lives, ids)) and time.monotonic() < until:
        time.sleep(0.05)
    return not any(map(lives, ids))


def test_results_come_in_order_and_no_process_is_left(address: str) -> None:
    cluster = Cluster(address)
    assert list(each(double, range(20), cluster)) == list(range(0, 40, 2))
    assert sorted(each(double, range(20), cluster, in_order=False)) == list(range(0, 40, 2))
    assert list(each(double, [], cluster)) == []
    found = list(each(told_and_by_whom, range(6), cluster, tell, ("hello",)))
    assert [told for told, _, _ in found] == [["hello"]] * 6
    assert {parent for _, _, parent in found} <= set(processes(address))
    assert gone({own for _, own, _ in found})


def test_alarms_can_be_set_there(address: str) -> None:
    assert list(each(in_time, [1], Cluster(address))) == ["Handlers"]


def test_what_a_task_complains_of_is_heard(address: str) -> None:
    with pytest.raises(TrackwalkerError, match="0 is no good"):
        list(each(complain, range(6), Cluster(address)))


def test_a_task_that_ends_its_process_again_and_again_is_one_clear_line(address: str) -> None:
    with pytest.raises(TrackwalkerError, match=r"^a process ended before its work was done, 3 times$"):
        list(each(fall_over, range(6), Cluster(address)))
    assert len(processes(address)) == 2


def test_work_that_is_given_up_is_not_begun(address: str, tmp_path: Path) -> None:
    files = [tmp_path / str(number) for number in range(200)]
    with closing(each(Path.touch, files, Cluster(address))) as results:
        next(results)
    assert len(list(tmp_path.iterdir())) < 200


class Murderer:
    """Ends a worker of the cluster as soon as a game is over."""

    def __init__(self, address: str) -> None:
        self.victim = processes(address)[0]
        self.games = 0

    def done(self, game: Played) -> None:
        del game
        self.games += 1
        if self.games == 1:
            os.kill(self.victim, signal.SIGKILL)


def outcome(tour: Tour) -> list[tuple[int, int, str]]:
    return [(game.plan.seed, game.actions, repr(sorted(game.seen))) for game in tour.played]


def test_a_worker_that_dies_costs_time_only(address: str) -> None:
    order = Order(Plan("18Chesapeake", 5, probes=0, longest=12), 8)
    murderer = Murderer(address)
    found = go(order, Cluster(address), murderer)
    assert murderer.games == 8
    assert murderer.victim not in processes(address)
    assert outcome(found) == outcome(go(order))


@pytest.mark.exhaustive
def test_wrong_engines_are_caught_there(address: str) -> None:
    names = choose("18Chesapeake", ["refusal/bid-m*"])
    trials = try_all("18Chesapeake", names, Cluster(address), sound=True)
    assert [(trial.name, trial.state) for trial in trials] == [(name, "caught") for name in names]


@pytest.mark.exhaustive
@pytest.mark.skipif(NODE is None, reason="Node.js is not installed")
def test_fuzzing_finds_the_same_there(address: str) -> None:
    engine = f"stdio:{NODE} '{AUCTION}' buyer-keeps-turn"

    def found(*more: str) -> Any:
        command = ["fuzz", "18Chesapeake", "--engine", engine, "--examples", "200", "--seed", "4"]
        done = CliRunner().invoke(main, [*command, "--no-database", "--format", "json", *more])
        assert done.exit_code == 1, done.output
        return json.loads(done.stdout)

    assert found("--dask", address) == found()


def test_a_command_says_the_same_there(address: str) -> None:
    def said(*more: str) -> str:
        command = ["playout", "18Chesapeake", "--games", "3", "--longest", "10", "--probes", "0"]
        done = CliRunner().invoke(main, [*command, *more])
        assert done.exit_code == 0, done.output
        return "\n".join(line for line in done.stdout.splitlines() if " s" not in line)

    assert said("--dask", address) == said()


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("tcp://127.0.0.1:1", "no dask scheduler at 'tcp://127.0.0.1:1'"),
        ("nonsense://", "no dask scheduler at 'nonsense://'"),
    ],
)
def test_a_cluster_that_is_not_there_is_named(address: str, told: str) -> None:
    with pytest.raises(TrackwalkerError, match=told):
        list(each(double, [1], Cluster(address, patience=1)))


def test_processes_and_a_cluster_are_not_both_asked_for() -> None:
    done = CliRunner().invoke(main, ["playout", "18Chesapeake", "--jobs", "2", "--dask", "tcp://127.0.0.1:1"])
    assert done.exit_code == 2
    assert "--dask has workers of its own" in done.output
