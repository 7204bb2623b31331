"""How far a run has come."""

from typing import TextIO

from trackwalker.progress import Meter
from trackwalker.suite.job import Outcome, Planned

__all__ = ["Progress"]


class Progress:
    """A `Watcher` that shows a meter of the scenarios; close it before anything else is printed."""

    def __init__(self, stream: TextIO | None = None, patience: float = 2.0, interval: float = 10.0) -> None:
        self._meter = Meter("scenarios", stream=stream, patience=patience, interval=interval)

    def planned(self, count: int) -> None:
        """So many scenarios are planned."""
        self._meter.expect(count)

    def done(self, scenario: Planned, outcome: Outcome) -> None:
        """One more is done."""
        del outcome
        self._meter.step(f"{scenario.game} {scenario.section}")

    def close(self) -> None:
        """Take the bar away."""
        self._meter.close()
