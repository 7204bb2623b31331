"""A run that is asked to end hears it between two messages, never in the midst of one."""

import contextlib
import signal
import threading
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

__all__ = ["Stopping", "stopping"]

_ASKING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
_IN_EARNEST = 3  # from so many signals on nothing is waited for


class Stopping:
    """Whether a run has been asked to end.

    code: the exit code that was asked for, None as long as nobody has asked. tell: called as soon as somebody
    does, in the midst of anything.
    """

    def __init__(self) -> None:
        self.code: int | None = None
        self.tell: Callable[[], None] = _say_nothing
        self._heard = 0
        self._impatient = False

    @contextlib.contextmanager
    def impatient(self) -> Iterator[None]:
        """Inside, one more signal than the first raises what it would have raised without us."""
        self._impatient = True
        try:
            yield
        finally:
            self._impatient = False

    def hear(self, end: KeyboardInterrupt | SystemExit) -> None:
        """Somebody asks for the end. Raises `end` if he has asked before and it is time, or insists."""
        self._heard += 1
        if self._heard >= _IN_EARNEST or (self._heard > 1 and self._impatient):
            raise end
        if self.code is None:
            self.code = _code(end)
            self.tell()


@contextlib.contextmanager
def stopping() -> Iterator[Stopping]:
    """Inside, signals whose handlers raise KeyboardInterrupt or SystemExit are told to the `Stopping`.

    Others keep their handlers, and all get theirs back. Outside of the main thread, where Python hears no
    signals, it does nothing.
    """
    stop = Stopping()
    ours: dict[int, Any] = {}
    if threading.current_thread() is threading.main_thread():
        ours = {number: signal.getsignal(number) for number in _ASKING}
        ours = {number: handler for number, handler in ours.items() if callable(handler)}

    def hear(number: int, frame: FrameType | None) -> None:
        try:
            ours[number](number, frame)
        except (KeyboardInterrupt, SystemExit) as end:
            stop.hear(end)

    for number in ours:
        signal.signal(number, hear)
    try:
        yield stop
    finally:
        for number, handler in ours.items():
            if signal.getsignal(number) is hear:
                signal.signal(number, handler)


def _code(end: KeyboardInterrupt | SystemExit) -> int:
    if isinstance(end, KeyboardInterrupt):
        return 128 + signal.SIGINT
    return end.code if isinstance(end.code, int) else 1


def _say_nothing() -> None:
    pass
