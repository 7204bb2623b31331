"""How far a tour has come, on standard error: a bar on a terminal, now and then a line elsewhere."""

import sys
import time
from typing import Any, TextIO

from trackwalker.playouts.play import Played

__all__ = ["Progress"]


class Progress:
    """Says nothing in the first two seconds, as the watcher of a tour.

    After that, on a terminal, a bar (rich is imported only then); elsewhere a plain line every ten seconds.
    Close it before anything else is printed.
    """

    def __init__(
        self, games: int, stream: TextIO | None = None, patience: float = 2.0, interval: float = 10.0
    ) -> None:
        self._games = games
        self._stream = stream or sys.stderr
        self._interval = interval
        self._next = time.monotonic() + patience
        self._done = 0
        self._bar: Any = None
        self._task: Any = None

    def done(self, game: Played) -> None:
        """One more game is over."""
        self._done += 1
        if self._bar is not None:
            self._bar.update(
                self._task, completed=self._done, description=f"{game.players} players, {game.style}"
            )
        elif time.monotonic() >= self._next:
            self._next = time.monotonic() + self._interval
            if self._stream.isatty():
                self._start_bar()
            else:
                print(f"{self._done} of {self._games} games", file=self._stream, flush=True)

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
        self._task = self._bar.add_task("games", total=self._games, completed=self._done)
        self._bar.start()
