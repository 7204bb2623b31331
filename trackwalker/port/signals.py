"""Make SIGTERM and SIGHUP end Python in good order, so that `finally` and `atexit` can kill the engines.

Without this the default action ends the interpreter on the spot and leaves the engines to notice that their
standard input has ended. SIGINT needs nothing: Python makes a KeyboardInterrupt of it.

The handlers are the command line's own: they are there while a command runs and are taken away when it ends,
so that whoever runs a command in a process of his own (a test, say) keeps his signals.
"""

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType

__all__ = ["ending_in_good_order"]


@contextlib.contextmanager
def ending_in_good_order() -> Iterator[None]:
    """Inside, SIGTERM and SIGHUP raise SystemExit(128 + number), unless someone sees to them already.

    Does nothing in a thread that is not the main one: Python hears signals only there.
    """
    ours: list[signal.Signals] = []
    if threading.current_thread() is threading.main_thread():
        ours = [n for n in (signal.SIGTERM, signal.SIGHUP) if signal.getsignal(n) is signal.SIG_DFL]
    for number in ours:
        signal.signal(number, _leave)
    try:
        yield
    finally:
        for number in ours:
            if signal.getsignal(number) is _leave:
                signal.signal(number, signal.SIG_DFL)


def _leave(number: int, _frame: FrameType | None) -> None:
    raise SystemExit(128 + number)
