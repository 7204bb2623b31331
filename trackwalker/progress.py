"""How far something has come, on standard error: a bar on a terminal, now and then a line elsewhere."""

import contextlib
import sys
import time
from typing import Any, TextIO

from trackwalker.port.words import printable

__all__ = ["Meter"]


class Meter:
    """Says nothing in the first two seconds.

    After that, on a terminal, a bar (rich is imported only then); elsewhere a line every ten seconds.
    Close it before anything else is printed; a context manager closes itself. `noun` is what is counted,
    in the plural.
    """

    def __init__(
        self,
        noun: str,
        total: int = 0,
        stream: TextIO | None = None,
        patience: float = 2.0,
        interval: float = 10.0,
    ) -> None:
        self._noun = noun
        self._total = total
        self._stream = stream or sys.stderr
        self._interval = interval
        self._next = time.monotonic() + patience
        self._done = 0
        self._bar: Any = None
        self._task: Any = None

    def __enter__(self) -> "Meter":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def expect(self, total: int) -> None:
        """So many there will be."""
        self._total = total
        if self._bar is not None:
            self._bar.update(self._task, total=total)

    def step(self, description: str | None = None) -> None:
        """One more is done; `description` stands beside the bar."""
        self._done += 1
        if self._bar is not None:
            self._bar.update(self._task, completed=self._done, description=description or self._noun)
        elif time.monotonic() >= self._next:
            self._next = time.monotonic() + self._interval
            if self._stream.isatty():
                self._start_bar()
            else:
                self._print(f"{self._done} of {self._total} {self._noun}")

    def tell(self, line: str) -> None:
        """A line that stays, above the bar if there is one."""
        line = printable(line)
        if self._bar is not None:
            self._bar.console.print(line, markup=False, highlight=False, soft_wrap=True)
        else:
            self._print(line)

    def close(self) -> None:
        """Take the bar away."""
        if self._bar is not None:
            self._bar.stop()
            self._bar = None

    def _print(self, line: str) -> None:
        """A line, unless nothing can be written there: how far something is stops nothing."""
        with contextlib.suppress(OSError):
            print(line, file=self._stream, flush=True)

    def _start_bar(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            console=Console(file=self._stream),
            transient=True,
        )
        self._task = self._bar.add_task(self._noun, total=self._total, completed=self._done)
        self._bar.start()
