"""One child process with everything it starts: spawned in a session of its own, killed as a group.

POSIX only. Nothing outlives the harness: each child is killed at `kill()`, at the latest at interpreter exit
(`atexit`; see `signals.py` for SIGTERM). A harness that is itself killed with SIGKILL cannot do that: then
the engine sees the end of its standard input, at which it has to end. A grandchild that starts a session of
its own leaves the group and is beyond reach.
"""

import atexit
import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from typing import IO

__all__ = ["ChildProcess", "kill_the_living"]

_live: "set[ChildProcess]" = set()


class ChildProcess:
    """A running command with pipes on its three standard streams (unbuffered, our ends non-blocking).

    Raises OSError if the command cannot be executed.
    """

    def __init__(self, argv: Sequence[str], env: Mapping[str, str] | None = None) -> None:
        self._popen = subprocess.Popen(
            list(argv),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env=dict(env) if env is not None else None,
            start_new_session=True,
        )
        self.stdin = _unblocked(self._popen.stdin)
        self.stdout = _unblocked(self._popen.stdout)
        self.stderr = _unblocked(self._popen.stderr)
        self._owner = os.getpid()
        self._killed = False
        _live.add(self)

    @property
    def pid(self) -> int:
        """The process id, which is the id of its process group too."""
        return self._popen.pid

    def has_ended(self) -> bool:
        """Whether the command itself has ended (something it started may still be running).

        Leaves the dead process unreaped where the system can, so that its group id is not given away.
        """
        if self._popen.returncode is not None:
            return True
        if not hasattr(os, "waitid"):  # macOS before Python 3.13
            return self._popen.poll() is not None
        try:
            return os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None
        except ChildProcessError:
            return True

    def wait_ended(self, seconds: float) -> bool:
        """Wait until the command has ended, at most so many seconds; whether it has."""
        deadline = time.monotonic() + seconds
        pause = 0.001
        while not self.has_ended():
            if time.monotonic() >= deadline:
                return False
            time.sleep(pause)
            pause = min(pause * 2, 0.05)
        return True

    def close_stdin(self) -> None:
        """Tell the command that nothing more will come."""
        if self._popen.stdin and not self._popen.stdin.closed:
            with contextlib.suppress(OSError):
                self._popen.stdin.close()

    def terminate(self) -> None:
        """Ask the whole group to end (SIGTERM)."""
        self._signal(signal.SIGTERM)

    def kill(self) -> None:
        """Kill the whole group (SIGKILL), reap the command. Does nothing the second time.

        The pipes stay open, for what is still in them, until `close_pipes`.
        """
        if self._killed or os.getpid() != self._owner:
            return
        self._killed = True
        self._signal(signal.SIGKILL)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._popen.wait(5)
        _live.discard(self)

    def close_pipes(self) -> None:
        """Close our ends of the pipes."""
        for pipe in (self._popen.stdin, self._popen.stdout, self._popen.stderr):
            if pipe:
                with contextlib.suppress(OSError):
                    pipe.close()

    def how_it_ended(self) -> str:
        """`exit code 3` or `killed by SIGSEGV`, in words; after `kill`."""
        code = self._popen.returncode
        if code is None:
            return "still running"
        if code >= 0:
            return f"exit code {code}"
        with contextlib.suppress(ValueError):
            return f"killed by {signal.Signals(-code).name}"
        return f"killed by signal {-code}"

    def _signal(self, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.pid, number)


def _unblocked(pipe: IO[bytes] | None) -> int:
    assert pipe is not None
    os.set_blocking(pipe.fileno(), False)
    return pipe.fileno()


@atexit.register
def kill_the_living() -> None:
    """Kill every child that is still there, with its group."""
    for child in list(_live):
        child.kill()
