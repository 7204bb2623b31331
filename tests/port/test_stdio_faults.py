"""Every way in which an engine can go wrong is recognised, in bounded time, and leaves no process behind."""

import dataclasses
import pickle
import shlex
import time
from collections.abc import Callable

import pytest
from port_processes import faulty_argv, living, wait_until_dead

from trackwalker.errors import TrackwalkerError
from trackwalker.port.connect import connect, parse_spec
from trackwalker.port.engine import PROTOCOL, EngineFault
from trackwalker.port.limits import Limits
from trackwalker.port.probes import ProbeRun
from trackwalker.port.remote import RemoteEngine
from trackwalker.port.stdio import StdioConnection

Start = Callable[..., StdioConnection]
BOUND = 5.0  # seconds; every fault below is over in well under one on an idle machine


def fault_of(connection: StdioConnection, timeout: float | None = None) -> EngineFault:
    """Greet, then ask for the state with this time limit: the fault that comes of it."""
    connection.request("hello", {"protocol": PROTOCOL})
    if timeout is not None:
        connection.limits = dataclasses.replace(connection.limits, timeout=timeout)
    started = time.monotonic()
    with pytest.raises(EngineFault) as caught:
        connection.request("state", {})
    assert time.monotonic() - started < BOUND
    return caught.value


@pytest.mark.parametrize(
    ("mode", "kind", "words"),
    [
        ("die", "died", "exit code 7"),
        ("crash", "died", "SIGSEGV"),
        ("half-line-die", "died", 'incomplete last line: {"jsonrpc"'),
        ("close-stdout", "died", "closed its standard output but went on running"),
        ("grandchild-die", "died", "exit code 5"),
        ("rubbish", "rubbish", "Loading board..."),
        ("not-utf8", "rubbish", "not JSON"),
        ("terminal-codes", "rubbish", "boo"),
        ("deep", "rubbish", "[[["),
        ("deep-result", "rubbish", "more than 100 lists and objects lie in each other"),
        ("wrong-id", "wrong-id", "expected a reply with id 2"),
        ("early", "wrong-id", "a reply to request 2 came before that was sent"),
        ("string-id", "wrong-id", '"2"'),
        ("float-id", "wrong-id", "2.0"),
        ("late-reply", "late-reply", "a reply to request 1"),
        ("no-id", "invalid-message", "without an id"),
        ("notification", "invalid-message", "either a result or an error"),
        ("result-and-error", "invalid-message", "either a result or an error"),
        ("not-jsonrpc", "invalid-message", "jsonrpc"),
        ("array", "invalid-message", "[1, 2, 3]"),
        ("error-without-code", "invalid-message", '"code"'),
        ("oversized-line", "oversized-line", "more than 65536 bytes"),
        ("oversized-complete-line", "oversized-line", "more than 65536 bytes"),
        ("stderr-flood", "flood", "more than 262144 bytes on standard error"),
        ("blank-flood", "flood", "empty lines"),
    ],
)
def test_fault_is_named_and_fatal(start_faulty: Start, mode: str, kind: str, words: str) -> None:
    connection = start_faulty(mode)
    fault = fault_of(connection)
    assert (fault.kind, fault.method, fault.fatal) == (kind, "state", True)
    assert words in fault.detail
    assert connection.closed
    assert wait_until_dead(connection.pid) == []


@pytest.mark.parametrize("mode", ["hang", "half-line", "ignore-sigterm", "grandchild"])
def test_silence_is_a_timeout(start_faulty: Start, mode: str) -> None:
    connection = start_faulty(mode)
    fault = fault_of(connection, timeout=0.3)
    assert (fault.kind, fault.fatal) == ("timeout", True)
    assert "0.3 s" in fault.detail
    assert wait_until_dead(connection.pid) == []


def test_timeout_tells_of_an_unfinished_line(start_faulty: Start) -> None:
    assert 'began one without a line end: {"jsonrpc"' in fault_of(start_faulty("half-line"), 0.3).detail


def test_engine_that_does_not_read(start_faulty: Start) -> None:
    connection = start_faulty("deaf")
    connection.request("hello", {"protocol": PROTOCOL})
    connection.limits = dataclasses.replace(connection.limits, timeout=0.3)
    with pytest.raises(EngineFault, match="did not read its standard input") as caught:
        connection.request("load", {"state": "x" * 1_000_000})
    assert caught.value.kind == "timeout"


def test_engine_that_closes_its_input(start_faulty: Start) -> None:
    connection = start_faulty("close-stdin", timeout=0.5)
    assert fault_of(connection).kind == "error-reply"
    with pytest.raises(EngineFault) as caught:
        connection.request("state", {})
    # Which of the two depends on whether it had closed its end when we wrote.
    assert caught.value.kind in ("died", "timeout")


@pytest.mark.parametrize("mode", ["die-at-start", "grandchild-at-start"])
def test_end_before_the_first_answer(start_faulty: Start, mode: str) -> None:
    connection = start_faulty(mode)
    with pytest.raises(EngineFault) as caught:
        connection.request("hello", {"protocol": PROTOCOL})
    assert caught.value.kind == "not-startable"
    assert "before its first answer" in caught.value.detail


def test_hang_and_rubbish_at_the_start(start_faulty: Start) -> None:
    for mode, kind in (("hang-at-start", "timeout"), ("rubbish-at-start", "rubbish")):
        connection = start_faulty(mode, timeout=0.3 if kind == "timeout" else 10.0)
        with pytest.raises(EngineFault) as caught:
            connection.request("hello", {"protocol": PROTOCOL})
        assert caught.value.kind == kind


@pytest.mark.parametrize("argv", [["no-such-command-anywhere"], ["/"], ["bad\0name"]])
def test_command_that_cannot_be_executed(argv: list[str]) -> None:
    with pytest.raises(EngineFault, match="cannot execute") as caught:
        StdioConnection(argv)
    assert caught.value.kind == "not-startable"


def test_last_words_are_kept(start_faulty: Start) -> None:
    fault = fault_of(start_faulty("die"))
    assert fault.stderr == "first words\nlast words"
    assert str(fault).endswith("the end of its standard error:\n  | first words\n  | last words")
    assert fault_of(start_faulty("hang"), 0.3).stderr == "thinking hard"


def test_standard_error_is_drained_and_its_tail_bounded(start_faulty: Start) -> None:
    connection = start_faulty("much-stderr")
    fault = fault_of(connection)
    assert "done talking" in fault.detail
    assert 0 < len(connection.stderr_tail()) <= connection.limits.tail


def test_error_reply_leaves_the_connection_alive(start_faulty: Start) -> None:
    connection = start_faulty("error")
    for _ in range(2):
        with pytest.raises(EngineFault) as caught:
            connection.request("state", {})
        fault = caught.value
        assert (fault.kind, fault.code, fault.fatal) == ("error-reply", -32000, False)
        assert "nothing is \N{REPLACEMENT CHARACTER}[31mloaded" in fault.detail
    assert connection.request("hello", {"protocol": PROTOCOL})["name"] == "faulty"


def test_blank_lines_are_skipped(start_faulty: Start) -> None:
    assert "after the blank lines" in fault_of(start_faulty("blank-lines")).detail


def test_nothing_can_be_asked_after_a_fatal_fault(start_faulty: Start) -> None:
    connection = start_faulty("rubbish")
    fault_of(connection)
    with pytest.raises(EngineFault, match="connection is closed"):
        connection.request("hello", {"protocol": PROTOCOL})


def test_wrong_types_are_faults_that_leave_the_connection_alive(start_faulty: Start) -> None:
    for mode in ("wrong-types", "missing-members"):
        engine = RemoteEngine(start_faulty(mode))
        with pytest.raises(EngineFault) as caught:
            engine.state()
        assert (caught.value.kind, caught.value.method, caught.value.fatal) == (
            "invalid-message",
            "state",
            False,
        )
        assert not engine.connection.closed


@pytest.mark.parametrize(
    ("mode", "kind", "words"),
    [("old-protocol", "protocol-version", "'0'"), ("bad-hello", "invalid-message", "games")],
)
def test_wrong_greeting(start_faulty: Start, mode: str, kind: str, words: str) -> None:
    engine = RemoteEngine(start_faulty(mode))
    with pytest.raises(EngineFault) as caught:
        engine.state()  # says hello first by itself
    assert (caught.value.kind, caught.value.method, caught.value.fatal) == (kind, "hello", True)
    assert words in caught.value.detail


def test_bye_ends_it(start_faulty: Start) -> None:
    for bye in (True, False):
        connection = start_faulty("error", bye=10.0)
        connection.request("hello", {"protocol": PROTOCOL})
        assert connection.ends_itself(bye)
        assert living(connection.pid) == []


def test_engine_that_ignores_bye_and_sigterm_is_killed(start_faulty: Start) -> None:
    connection = start_faulty("ignore-bye")
    connection.request("hello", {"protocol": PROTOCOL})
    assert not connection.ends_itself(bye=True)
    assert wait_until_dead(connection.pid) == []


def test_close_takes_grandchildren_along(start_faulty: Start) -> None:
    connection = start_faulty("grandchild")
    fault_of(connection, 0.3)
    connection.close()
    assert wait_until_dead(connection.pid) == []


def test_interrupt_in_the_middle_kills(start_faulty: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    connection = start_faulty("hang")
    connection.request("hello", {"protocol": PROTOCOL})

    def interrupt(timeout: float | None = None) -> list[object]:
        del timeout
        raise KeyboardInterrupt

    monkeypatch.setattr(connection._selector, "select", interrupt)
    with pytest.raises(KeyboardInterrupt):
        connection.request("state", {})
    assert connection.closed
    assert wait_until_dead(connection.pid) == []


def test_fault_is_for_people_and_survives_pickling() -> None:
    fault = EngineFault("died", "it ended", method="apply", stderr="oh", code=None, fatal=True)
    copy = pickle.loads(pickle.dumps(fault))
    assert isinstance(copy, EngineFault)
    assert isinstance(copy, TrackwalkerError)
    assert (str(copy), copy.kind, copy.method, copy.stderr) == (str(fault), "died", "apply", "oh")
    assert fault.summary() == "engine fault at `apply` (died): it ended"


def test_large_messages_go_both_ways() -> None:
    connection = StdioConnection(["cat"], Limits(timeout=10.0))
    try:
        # `cat` gives the request back: megabytes go out and in at the same time, and it is not a reply.
        with pytest.raises(EngineFault, match="either a result or an error"):
            connection.request("load", {"state": "x" * 4_000_000})
    finally:
        connection.close()


def test_a_reason_without_end_is_clipped(start_faulty: Start) -> None:
    engine = RemoteEngine(start_faulty("long-reason"))
    answer = engine.apply({"type": "pass", "actor": {"kind": "player", "id": "Alice"}})
    assert answer["reason"].endswith("no! no! ... (40,000 characters)")
    assert len(answer["reason"]) < 2100


def test_a_whole_number_written_with_a_point_is_whole_and_is_not_checked_twice(
    start_faulty: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The check to the letter, to which only what seems wrong is put, takes five times as long."""
    monkeypatch.setattr("trackwalker.port.schema.validate", None)
    best = RemoteEngine(start_faulty("whole-floats")).best_routes("B&O")
    assert type(best["revenue"]) is int
    assert best["revenue"] == 100


@pytest.mark.parametrize("seconds", [float("nan"), float("inf"), 0.0])
def test_a_time_limit_is_a_number_that_comes_to_an_end(seconds: float) -> None:
    with pytest.raises(TrackwalkerError, match="the time limit must be above 0 seconds"):
        connect("reference", seconds)


@pytest.mark.parametrize(
    ("mode", "verdict", "words"),
    [
        ("unknown-letter", "FAIL", "`readings`: 18CH-Q05 has no reading 'z'; it has a, b"),
        ("unknown-question", "ok", "no register has the questions that it names: CHESS-Q01"),
    ],
)
def test_declared_readings_are_held_against_the_registers(mode: str, verdict: str, words: str) -> None:
    spec = parse_spec(f"stdio:{shlex.join(faulty_argv(mode))}")
    run = ProbeRun(spec, Limits(bye=0.2, term=0.2), only=frozenset({"hello"}))
    probe = next(probe for probe in run.run() if probe.name == "hello")
    assert (probe.verdict, words in probe.detail) == (verdict, True)
