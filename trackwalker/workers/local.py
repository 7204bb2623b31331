"""Work shared out over processes of our own.

Workers are spawned, never forked, so that nothing of the parent comes along: neither its signal handlers nor
the locks of its threads. They are shut down when there is no more work and are not terminated. What ends them
early (Ctrl-C, SIGTERM to the command, the death of the parent in whatever way) is the end of a pipe that only
the parent holds open: a thread in each worker waits for it, kills the engines of the worker and leaves. A
signal could be lost where a worker happens to be; the end of a pipe cannot.
"""

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import TypeVar

from trackwalker.errors import TrackwalkerError
from trackwalker.garbage import look_for_garbage_rarely

__all__ = ["each", "kill_engines"]

Task = TypeVar("Task")
Result = TypeVar("Result")

_OURS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""The signals that end a command; a worker that is just being started is spared them."""


def each(
    work: Callable[[Task], Result],
    tasks: Sequence[Task],
    jobs: int,
    set_up: Callable[..., object] | None = None,
    arguments: tuple[object, ...] = (),
    in_order: bool = True,
) -> Generator[Result, None, None]:
    """Do each task in one of `jobs` processes; the results, in the order of the tasks or as they come.

    work and set_up are functions of modules (they are found by name); `set_up(*arguments)` is called in each
    worker before its first task. Close the generator, come what may (`contextlib.closing`): where there are
    tasks left, the workers then leave at once.

    Raises what a task raises, and TrackwalkerError where a worker dies.
    """
    if not tasks:
        return
    context = multiprocessing.get_context("spawn")
    reader, writer = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(min(jobs, len(tasks)), context, _begin, (reader, set_up, arguments))
    workers: list[BaseProcess] = []
    complete = False
    try:
        with _spared():
            before = set(multiprocessing.active_children())
            futures = [pool.submit(_do, work, task) for task in tasks]
            workers += set(multiprocessing.active_children()) - before
        yield from _results(futures, in_order)
        complete = True
    except BrokenProcessPool:
        pool.shutdown()
        raise TrackwalkerError(
            f"a worker process ended before its work was done{_how_it_ended(workers)}"
        ) from None
    finally:
        if not complete:
            writer.close()  # the workers leave
        try:
            pool.shutdown()
        finally:
            writer.close()
            reader.close()


def _results(futures: Sequence[Future[Result]], in_order: bool) -> Iterator[Result]:
    waiting: Iterable[Future[Result]] = futures if in_order else as_completed(futures)
    for future in waiting:
        yield future.result()


def _how_it_ended(workers: Iterable[BaseProcess]) -> str:
    """In words and brackets how the first of them ended that did so of itself; empty if that is not known."""
    codes = [worker.exitcode for worker in workers if worker.exitcode]
    # The pool itself ends the others with SIGTERM.
    code = next((code for code in codes if code != -signal.SIGTERM), codes[0] if codes else None)
    if code is None:
        return ""
    with contextlib.suppress(ValueError):
        return f" (killed by {signal.Signals(-code).name})"
    return f" (exit code {code})"


@contextlib.contextmanager
def _spared() -> Iterator[None]:
    """While workers are started: what ends the command waits, here and in those that are started."""
    resource_tracker.ensure_running()  # it lets signals through again when it starts
    held = signal.pthread_sigmask(signal.SIG_BLOCK, _OURS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, held)


# in the worker ----------------------------------------------------------------------------------------

_set_up: tuple[Callable[..., object], tuple[object, ...]] | None = None
"""What is still to be called before the first task."""


def _begin(reader: Connection, set_up: Callable[..., object] | None, arguments: tuple[object, ...]) -> None:
    """Begin as a worker: what ends it by default does, engines and all; Ctrl-C is the parent's to hear."""
    global _set_up
    _set_up = (set_up, arguments) if set_up is not None else None
    look_for_garbage_rarely()
    signal.signal(signal.SIGINT, _hear_nothing)
    signal.signal(signal.SIGTERM, _end)
    if signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:  # under nohup it is not
        signal.signal(signal.SIGHUP, _end)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, _OURS)
    threading.Thread(target=_leave_with_the_parent, args=(reader,), daemon=True).start()


def _hear_nothing(*_: object) -> None:
    """Not SIG_IGN: that would be handed down to the engines."""


def _end(number: int, _frame: FrameType | None) -> None:
    """End by this signal as by default, after the engines. Nothing is raised, so nothing can swallow it."""
    kill_engines()
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


def _leave_with_the_parent(reader: Connection) -> None:
    """In a thread: wait until the parent lets go of the pipe, then end the process with all its engines."""
    with contextlib.suppress(EOFError, OSError):
        reader.recv_bytes()
    kill_engines()
    os._exit(0)


def kill_engines() -> None:
    """Kill the engines of this process, if it has any."""
    engines = sys.modules.get("trackwalker.port.process")
    if engines is not None:
        engines.kill_the_living()


def _do(work: Callable[[Task], Result], task: Task) -> Result:
    global _set_up
    if _set_up is not None:
        (function, arguments), _set_up = _set_up, None
        function(*arguments)
    return work(task)
