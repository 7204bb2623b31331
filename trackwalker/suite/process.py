"""Starting, listening to and ending the child processes of a run."""

import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
from importlib.util import find_spec
from pathlib import Path

import msgspec

from trackwalker.paths import here
from trackwalker.suite.job import Ended, Job, RunEvent, decode_event

__all__ = ["Child", "Gone", "Message", "module_path"]

_BOOT = """
import json, signal, sys
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    signal.signal(number, signal.SIG_DFL)
signal.pthread_sigmask(signal.SIG_SETMASK, ())
sys.path[:] = json.loads(sys.argv[1])
from trackwalker.suite.child import main
raise SystemExit(main())
"""
# Whatever signals the parent ignores (under nohup, say) or holds back: the child has to hear its own.

_LEFT_OUT = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS", "PYTEST_DEBUG")


class Gone(msgspec.Struct, frozen=True):
    """A child process has ended. in_order: it said so itself. how: exit code or signal, last words."""

    in_order: bool
    how: str = ""


Message = tuple[int, RunEvent | Gone]
"""What a child says: its number and the event."""


def module_path() -> tuple[str, ...]:
    """Where a child is to look for modules: where we do, and where Trackwalker and its steps lie.

    The present directory is left out, even where Python was told to look there first (as by
    `python -m trackwalker`): a module in it may bear the name of one that pytest needs.
    """
    present = here()
    libraries = {Path(path).resolve() for path in sysconfig.get_paths().values()}
    path = [
        entry
        for entry in sys.path
        if entry
        and (present is not None or Path(entry).is_absolute())
        and (Path(entry).resolve() != present or Path(entry).resolve() in libraries)
    ]
    root = Path(__file__).resolve().parents[2]
    found = find_spec("trackwalker_steps")
    steps = Path(found.origin).resolve().parents[1] if found and found.origin else root / "steps"
    for folder in (root, steps):
        if str(folder) not in path:
            path.append(str(folder))
    return tuple(path)


class Child:
    """One process with one job; what it says is put on `messages` under its number.

    It runs in a session of its own, so that Ctrl-C reaches it only through `interrupt`.
    """

    def __init__(self, number: int, job: Job, messages: "queue.SimpleQueue[Message | None]") -> None:
        self._number = number
        self._messages = messages
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed when the child has gone
        environment = {key: value for key, value in os.environ.items() if key not in _LEFT_OUT}
        environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-X", "utf8", "-c", _BOOT, json.dumps(job.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env=environment,
            start_new_session=True,
        )
        self._listener = threading.Thread(target=self._listen, args=(msgspec.json.encode(job),), daemon=True)
        self._listener.start()

    @property
    def running(self) -> bool:
        """Whether the process is still there."""
        return self._process.poll() is None

    def interrupt(self) -> None:
        """Ask it to end: it closes its engine and says what it has."""
        self._signal(signal.SIGINT)

    def end(self, patience: float) -> None:
        """See to it that it ends: SIGINT, after `patience` seconds SIGTERM, then SIGKILL."""
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
            if not self.running:
                break
            self._signal(number)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(patience)
        self._listener.join(patience)

    def _signal(self, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(number)

    def _listen(self, job: bytes) -> None:
        """In a thread: hand over the job, then pass on every line until the end."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        in_order = False
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.write(job)
            self._process.stdin.close()
        for line in self._process.stdout:
            try:
                event = decode_event(line)
            except msgspec.DecodeError:
                break
            if isinstance(event, Ended):
                in_order = True
            else:
                self._messages.put((self._number, event))
        self._process.stdout.close()
        self._process.wait()
        self._messages.put((self._number, Gone(in_order, self._last_words())))
        self._errors.close()

    def _last_words(self) -> str:
        code = self._process.returncode
        how = f"exit code {code}"
        if code < 0:
            with contextlib.suppress(ValueError):
                how = f"killed by {signal.Signals(-code).name}"
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(self._errors.tell() - 4000, 0))
        lines = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        return f"{how}; its last words: {lines[-1]}" if lines else how
