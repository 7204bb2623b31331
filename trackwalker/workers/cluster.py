"""Work shared out over the workers of a dask cluster, wherever they run.

Each worker needs this package in the same version. A worker that dies costs time only: others do its tasks.
"""

import contextlib
import threading
import uuid
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import metadata
from typing import Any, TypeVar

from trackwalker.errors import TrackwalkerError
from trackwalker.workers.hand import Hand, HandLostError, SetUp

__all__ = ["Cluster", "each"]

Task = TypeVar("Task")
Result = TypeVar("Result")

TRIES = 3
"""How often a task is begun whose process ends, until that is a fault of the task."""


@dataclass(frozen=True, slots=True)
class Cluster:
    """A dask cluster. address: where its scheduler listens, as tcp://host:8786. patience: how many seconds it
    has to answer, and to have its first worker."""

    address: str
    patience: float = 10.0


def each(
    cluster: Cluster,
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    set_up: Callable[..., object] | None = None,
    arguments: tuple[object, ...] = (),
    in_order: bool = True,
) -> Generator[Result, None, None]:
    """Do each task on the cluster; the results, in the order of the tasks or as they come.

    Raises what a task raises, and TrackwalkerError where the cluster cannot be reached, has no worker, has
    another version of this package, or ends; and where a task ends the process that does it.
    """
    if not tasks:
        return
    with _client(cluster) as client:
        errand = uuid.uuid4().hex
        futures = client.map(
            _Errand(errand, (set_up, arguments), work), tasks, pure=False, key=f"trackwalker-{errand}"
        )
        try:
            yield from _results(cluster, client, futures, in_order)
        finally:
            with contextlib.suppress(Exception):  # the cluster may be gone
                client.cancel(futures)
                client.run(_let_go, errand)


def _results(cluster: Cluster, client: Any, futures: Sequence[Any], in_order: bool) -> Iterator[Any]:
    from distributed import CancelledError, as_completed
    from distributed.comm import CommClosedError
    from distributed.scheduler import KilledWorker

    waiting: Iterable[Any] = futures if in_order else as_completed(futures, loop=client.loop)
    try:
        for future in waiting:
            yield future.result()
    except KilledWorker:
        raise TrackwalkerError("workers of the cluster died again and again over the same task") from None
    except HandLostError:
        raise TrackwalkerError(f"a process ended before its work was done, {TRIES} times") from None
    except (CancelledError, CommClosedError, TimeoutError):
        raise TrackwalkerError(f"the cluster at {cluster.address} ended before the work was done") from None


@contextlib.contextmanager
def _client(cluster: Cluster) -> Iterator[Any]:
    """A connection to the scheduler, with one worker at least, all of our version."""
    try:
        from distributed import Client
    except ImportError:
        raise TrackwalkerError("--dask needs dask.distributed: pip install 'trackwalker[cluster]'") from None
    try:
        client = Client(cluster.address, timeout=cluster.patience, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise TrackwalkerError(f"no dask scheduler at {cluster.address!r}: {error}") from None
    with client:
        try:
            client.wait_for_workers(1, timeout=cluster.patience)
        except TimeoutError:
            raise TrackwalkerError(f"the cluster at {cluster.address} has no worker") from None
        _check_versions(client)
        yield client


def _check_versions(client: Any) -> None:
    own = _version()
    try:
        found: dict[str, str] = client.run(_version)
    except Exception as error:
        raise TrackwalkerError(f"a worker of the cluster cannot load trackwalker: {error}") from None
    for worker, version in sorted(found.items()):
        if version != own:
            raise TrackwalkerError(f"the worker {worker} has trackwalker {version}, here it is {own}")


def _version() -> str:
    return metadata.version("trackwalker")


# in the worker ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Errand:
    """What is to be done with each task; called in a thread of a worker."""

    name: str
    set_up: SetUp
    work: Callable[[Any], Any]

    def __call__(self, task: object) -> Any:
        for _ in range(TRIES):
            hand = _idle_hand(self.name) or Hand(self.set_up)
            try:
                result = hand.do(self.work, task)
            except HandLostError:
                hand.let_go()
                continue
            except BaseException:
                hand.let_go()
                raise
            _put_back(self.name, hand)
            return result
        raise HandLostError


_hands: dict[str, list[Hand]] = {}
"""The hands that have nothing to do, by their errand."""
_gone: set[str] = set()
"""The errands that are over."""
_lock = threading.Lock()


def _idle_hand(errand: str) -> Hand | None:
    with _lock:
        hands = _hands.get(errand)
        return hands.pop() if hands else None


def _put_back(errand: str, hand: Hand) -> None:
    with _lock:
        if errand not in _gone:
            _hands.setdefault(errand, []).append(hand)
            return
    hand.let_go()


def _let_go(errand: str) -> None:
    """The errand is over: its hands go."""
    with _lock:
        _gone.add(errand)
        hands = _hands.pop(errand, [])
    for hand in hands:
        hand.let_go()
