"""Make SIGTERM and SIGHUP end Python in good order, so that `atexit` can kill the engines.

Without this the default action ends the interpreter on the spot and leaves the engines to notice that their
standard input has ended. SIGINT needs nothing: Python makes a KeyboardInterrupt of it.
"""

import signal
import threading
from types import FrameType

__all__ = ["end_in_good_order"]


def end_in_good_order() -> None:
    """From now on SIGTERM and SIGHUP raise SystemExit(128 + number), unless someone handles them already."""
    if threading.current_thread() is not threading.main_thread():
        return
    for number in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, _leave)


def _leave(number: int, _frame: FrameType | None) -> None:
    raise SystemExit(128 + number)
