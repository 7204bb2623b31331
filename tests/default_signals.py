"""Start a program with default signals: `python default_signals.py PROGRAM [ARGUMENT]...`.

Tests of interruption start in this way what they interrupt: where the tests themselves run with signals
ignored or held back, as under `nohup ... &`, their children would not hear them.
"""

import os
import signal
import sys
from collections.abc import Sequence

__all__ = ["with_default_signals"]


def with_default_signals(command: Sequence[str]) -> list[str]:
    """The command line that starts this command (with the same process id) with default signals."""
    return [sys.executable, "-I", "-S", __file__, *command]


if __name__ == "__main__":
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    os.execv(sys.argv[1], sys.argv[1:])
