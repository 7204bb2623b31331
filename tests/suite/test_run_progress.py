"""What is shown while a run goes on."""

import io

from trackwalker.reports.progress import Progress
from trackwalker.suite.job import Outcome, Planned
from trackwalker.verdicts import Verdict

SCENARIO = Planned("Toy/2/x", "Toy", "2", "x", "Toy/02_bids.feature", 1)
DONE = Outcome(Verdict.PASS)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def watch(progress: Progress, scenarios: int) -> None:
    progress.planned(scenarios)
    for _ in range(scenarios):
        progress.done(SCENARIO, DONE)
    progress.close()


def test_a_short_run_shows_nothing() -> None:
    for stream in (io.StringIO(), Terminal()):
        watch(Progress(stream, patience=3600), 5)
        assert stream.getvalue() == ""


def test_without_a_terminal_there_are_plain_lines_now_and_then() -> None:
    stream = io.StringIO()
    watch(Progress(stream, patience=0, interval=0), 3)
    assert stream.getvalue() == "1 of 3 scenarios\n2 of 3 scenarios\n3 of 3 scenarios\n"
    stream = io.StringIO()
    watch(Progress(stream, patience=0, interval=3600), 3)
    assert stream.getvalue() == "1 of 3 scenarios\n"


def test_on_a_terminal_there_is_a_bar_which_goes_away() -> None:
    stream = Terminal()
    progress = Progress(stream, patience=0)
    progress.planned(2)
    progress.done(SCENARIO, DONE)
    progress.planned(3)
    progress.done(SCENARIO, DONE)
    progress.close()
    progress.close()
    assert "2/3" in stream.getvalue()
    assert " of " not in stream.getvalue()
