"""The folder of a report: what it holds while a run goes on, and in the end.

From the first moment `result.json` and `junit.xml` are those of this run. While it goes on they are written
anew now and then, and say that they are partial; the journal beside them has every verdict at once.
"""

import time
from collections.abc import Callable
from pathlib import Path

from trackwalker.errors import TrackwalkerError
from trackwalker.reports.junit import junit_xml
from trackwalker.reports.result_json import result_json
from trackwalker.reports.summary import Summary, summarise
from trackwalker.suite.driver import Run
from trackwalker.suite.job import RunEvent
from trackwalker.suite.journal import Journal, Past, digest_of
from trackwalker.suite.order import Order, Wishes
from trackwalker.writing import write_whole

__all__ = ["ReportFolder"]

_SHARE = 20  # of the time of a run one part in so many is spent on writing what may be written anew
_NOT_YET = "the run has not come to its end: this is what was finished so far"


class ReportFolder:
    """The `Recorder` of a run with --report.

    past: what an earlier run left there, to go on with. pause: the least seconds between two reports that are
    partial. Raises TrackwalkerError where the folder cannot be written, or the past is of something else.
    """

    def __init__(
        self, folder: Path, wishes: Wishes, order: Order, past: Past | None = None, pause: float = 0.25
    ) -> None:
        self._folder = folder
        self._engine = wishes.engine
        self._order = order
        self._pause = pause
        self._next = 0.0
        self.before = dict(past.outcomes) if past is not None else {}
        if past is not None and past.specification != digest_of(order.job):
            raise TrackwalkerError(f"--resume {folder}: the specification has changed since; run anew")
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise TrackwalkerError(f"--report {folder}: cannot make this folder: {error.strerror}") from None
        self._journal = Journal(folder, wishes, order.job, past)
        if past is None:  # else the report of the run that was stopped stays until there is more to say
            self.look(lambda: Run(unread=order.job.files))

    def note(self, event: RunEvent) -> None:
        """Write down what a child said. Raises TrackwalkerError where it cannot be written."""
        self._journal.note(event)

    def look(self, so_far: Callable[[], Run]) -> None:
        """Write what is finished, unless that was done a moment ago. Raises TrackwalkerError."""
        began = time.monotonic()
        if began < self._next:
            return
        run = so_far()
        run.going_on, run.problem = True, run.problem or _NOT_YET
        self._write(
            summarise(self._engine, run, self._order.registers, self._order.whole_games, self._order.others)
        )
        ended = time.monotonic()
        self._next = ended + max(self._pause, _SHARE * (ended - began))

    def finish(self, summary: Summary) -> None:
        """Write the report. Raises TrackwalkerError; what was written before is still there then."""
        self._write(summary)
        self._journal.close(remove=not summary.run.partial or not summary.run.outcomes)

    def _write(self, summary: Summary) -> None:
        try:
            write_whole(self._folder / "junit.xml", junit_xml(summary))
            write_whole(self._folder / "result.json", result_json(summary))
        except OSError as error:
            raise TrackwalkerError(f"--report {self._folder}: cannot write there: {error.strerror}") from None
