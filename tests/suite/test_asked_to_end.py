"""Wherever a run is when it is asked to end: what it has heard counts, and it ends in good order."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import pytest
from suite_toys import order

from trackwalker.suite.driver import run_editions, run_suite
from trackwalker.suite.stopping import stopping

SCENARIOS = 11


@contextmanager
def signalled_in(function: str, number: signal.Signals = signal.SIGINT) -> Iterator[list[str]]:
    """Inside, this process is sent a signal as soon as our function of that name begins."""
    sent: list[str] = []

    def look(frame: FrameType, event: str, argument: Any) -> None:
        del event, argument
        ours = frame.f_globals.get("__name__", "").startswith("trackwalker.suite.")
        if ours and frame.f_code.co_name == function and not sent:
            sent.append(function)
            signal.raise_signal(number)

    sys.settrace(look)
    try:
        yield sent
    finally:
        sys.settrace(None)


@pytest.mark.parametrize(
    "function",
    ["_plan", "_end_all"]
    + [
        pytest.param(name, marks=pytest.mark.exhaustive)
        for name in ("share_out", "take", "_result", "settle")
    ],
)
def test_what_was_heard_is_in_the_account(function: str) -> None:
    with signalled_in(function) as sent:
        run = run_suite(order("good").job)
    assert sent
    assert (run.interrupted, run.left, run.problem) == (True, 130, None)
    assert run.exit_code == 130
    # Only a process that was ended before it had read its files says nothing of their scenarios.
    assert len(run.planned) == SCENARIOS or (run.unread and function in ("share_out", "take"))
    assert function not in ("_end_all", "settle") or len(run.outcomes) == SCENARIOS


def test_no_edition_is_begun_after_it() -> None:
    job = order("good").job
    with signalled_in("settle"):
        run = run_editions([job, job])
    assert (run.exit_code, len(run.parts)) == (130, 2)
    assert run.parts[1].unread == job.files


@pytest.mark.usefixtures("_a_handler_that_raises")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_the_first_signal_is_kept_the_next_does_nothing_until_children_are_waited_for(
    number: signal.Signals, code: int
) -> None:
    told: list[str] = []
    with stopping() as stop:
        stop.tell = lambda: told.append("told")
        signal.raise_signal(number)
        signal.raise_signal(signal.SIGINT)
        assert (stop.code, told) == (code, ["told"])
        with pytest.raises(KeyboardInterrupt), stop.impatient():
            signal.raise_signal(signal.SIGINT)


def test_whoever_insists_is_heard_at_once() -> None:
    with stopping():
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


@pytest.mark.usefixtures("_a_handler_that_raises")
def test_everybody_gets_his_handlers_back() -> None:
    numbers = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    before = [signal.getsignal(number) for number in numbers]
    with stopping() as stop:
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
        signal.raise_signal(signal.SIGHUP)
        assert stop.code is None
    assert [signal.getsignal(number) for number in numbers] == before


@pytest.fixture(autouse=True)
def _ctrl_c_is_heard() -> Iterator[None]:
    """Whoever runs the tests in the background has told them to ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
