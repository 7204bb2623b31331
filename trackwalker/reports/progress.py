"""How far a run has come, on standard error: a bar on a terminal, now and then a line elsewhere."""

import sys
import time
from typing import Any, TextIO

from trackwalker.suite.job import Outcome, Planned

__all__ = ["Progress"]


class Progress:
    """A `Watcher` that says nothing in the first two seconds.

    After that, on a terminal, a bar (rich is imported only then); elsewhere a plain line every ten seconds.
    Close it before anything else is printed.
    """

    def __init__(self, stream: TextIO | None = None, patience: float = 2.0, interval: float = 10.0) -> None:
        self._stream = stream or sys.stderr
        self._interval = interval
        self._next = time.monotonic() + patience
        self._total = 0
        self._done = 0
        self._bar: Any = None
        self._task: Any = None

    def planned(self, count: int) -> None:
        """So many scenarios are planned."""
        self._total = count
        if self._bar is not None:
            self._bar.update(self._task, total=count)

    def done(self, scenario: Planned, outcome: Outcome) -> None:
        """One more is done."""
        del outcome
        self._done += 1
        if self._bar is not None:
            self._bar.update(
                self._task, completed=self._done, description=f"{scenario.game} {scenario.section}"
            )
        elif time.monotonic() >= self._next:
            self._next = time.monotonic() + self._interval
            if self._stream.isatty():
                self._start_bar()
            else:
                print(f"{self._done} of {self._total} scenarios", file=self._stream, flush=True)

    def close(self) -> None:
        """Take the bar away."""
        if self._bar is not None:
            self._bar.stop()
            self._bar = None

    def _start_bar(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
        from rich.progress import Progress as Bar

        self._bar = Bar(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            console=Console(file=self._stream),
            transient=True,
        )
        self._task = self._bar.add_task("scenarios", total=self._total, completed=self._done)
        self._bar.start()
