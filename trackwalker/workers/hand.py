"""A process that does tasks for another one, each in its main thread: a hand of a worker of a cluster.

The worker itself does its tasks in threads, where no alarm rings for a wrong engine that never ends; and it
is often a process that may not start others of the usual kind. A hand is started as a program instead. It
reads pickled tasks from its standard input and writes what came of each; the end of that pipe is its own end.
"""

import contextlib
import os
import pickle
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any, BinaryIO

from trackwalker.garbage import look_for_garbage_rarely
from trackwalker.workers.local import kill_engines

__all__ = ["Hand", "HandLostError", "main"]

SetUp = tuple[Callable[..., object] | None, tuple[object, ...]]
"""What is called in a hand before its first task, and with what."""


class HandLostError(Exception):
    """A hand ended before its task was done."""


class Hand:
    """A process that does one thing at a time."""

    def __init__(self, set_up: SetUp) -> None:
        program = f"import sys; sys.path[:] = {sys.path!r}; from {__name__} import main; main()"
        self._process = subprocess.Popen(
            [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._set_up: SetUp | None = set_up

    def do(self, work: Callable[[Any], Any], task: object) -> Any:
        """The result of a task. Raises what the task raises, HandLostError where the process has ended."""
        set_up, self._set_up = self._set_up, None
        try:
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            pickle.dump((set_up, work, task), self._process.stdin)
            self._process.stdin.flush()
            result, raised = pickle.load(self._process.stdout)
        except (EOFError, OSError, pickle.UnpicklingError):
            raise HandLostError from None
        if raised is not None:
            raise raised
        return result

    def let_go(self) -> None:
        """End the process, with its engines."""
        for pipe in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError):
                if pipe is not None:
                    pipe.close()
        self._process.wait()


# in the hand ------------------------------------------------------------------------------------------


def main() -> None:
    """Do what comes in on standard input until nothing more can come."""
    look_for_garbage_rarely()
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # what a task prints is no answer
        tasks: queue.SimpleQueue[tuple[SetUp | None, Callable[[Any], Any], object]] = queue.SimpleQueue()
        threading.Thread(target=_take, args=(sys.stdin.buffer, tasks), daemon=True).start()
        while True:
            pickle.dump(_done(*tasks.get()), answers)
            answers.flush()


def _take(source: BinaryIO, tasks: queue.SimpleQueue[Any]) -> None:
    """In a thread: take tasks in; where no more can come, end the process with all its engines."""
    with contextlib.suppress(EOFError, OSError, pickle.UnpicklingError):
        while True:
            tasks.put(pickle.load(source))
    kill_engines()
    os._exit(0)


def _done(set_up: SetUp | None, work: Callable[[Any], Any], task: object) -> tuple[Any, Exception | None]:
    """What came of a task: its result, or what it raised."""
    try:
        if set_up is not None and set_up[0] is not None:
            set_up[0](*set_up[1])
        return work(task), None
    except Exception as error:
        return None, error
