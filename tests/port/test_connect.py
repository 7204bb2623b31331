"""From an ENGINE spec to an engine, its restarts, and Python engines in a process of their own."""

import shlex
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from port_processes import faulty_argv, wait_until_dead

from trackwalker.errors import TrackwalkerError
from trackwalker.port.connect import connect, parse_spec
from trackwalker.port.engine import Engine, EngineFault
from trackwalker.port.limits import Limits
from trackwalker.port.remote import RemoteEngine
from trackwalker.port.restarting import RestartingEngine
from trackwalker.port.stdio import StdioConnection

PASS = {"type": "pass", "actor": {"kind": "player", "id": "Alice"}}
GAME: dict[str, Any] = {"game": "18Chesapeake", "players": ["A", "B", "C", "D"], "deal": {"P6": "C&A"}}
QUICK = Limits(timeout=10.0, bye=0.5, term=0.2)


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("", "expected reference, python:"),
        ("nonsense", "expected reference, python:"),
        ("http://localhost", "expected reference, python:"),
        ("stdio:", "expected a command line"),
        ("stdio:   ", "expected a command line"),
        ("stdio:echo 'open", "cannot be split"),
        ("python:", "expected python:package.module:factory"),
        ("python:module", "expected python:package.module:factory"),
        ("python:os:system;ls", "expected python:package.module:factory"),
        ("reference:", "reference:without="),
        ("reference:load", "reference:without="),
        ("reference:without=", "unknown capability ''"),
        ("reference:without=load,flying", "unknown capability 'flying'"),
        ("reference:manners=rude", "unknown manner 'rude'"),
        ("reference:manners=hasty,patient", "either hasty or patient, not both"),
        ("reference:manners=hasty:manners=own-order", "reference:without="),
    ],
)
def test_bad_spec_is_refused_with_what_was_expected(spec: str, words: str) -> None:
    with pytest.raises(TrackwalkerError, match="engine") as caught:
        connect(spec)
    assert words in str(caught.value)
    assert not isinstance(caught.value, EngineFault)


def test_good_specs() -> None:
    assert parse_spec("reference").hide == frozenset()
    assert parse_spec("reference:without=load,rules").hide == {"load", "rules"}
    assert parse_spec("reference:without=load").argv[-3:] == ("serve", "--without", "load")
    assert parse_spec("reference:manners=hasty,own-order").manners == {"hasty", "own-order"}
    both = parse_spec("reference:without=load:manners=patient")
    assert (both.hide, both.manners) == ({"load"}, {"patient"})
    assert both.argv[-5:] == ("serve", "--without", "load", "--manners", "patient")
    assert parse_spec("stdio:node 'my engine.js' -v").argv == ("node", "my engine.js", "-v")
    assert parse_spec("python:a.b:c.d").argv[-1] == "a.b:c.d"


@pytest.mark.parametrize("timeout", [0, -1])
def test_time_limit_must_be_positive(timeout: float) -> None:
    with pytest.raises(TrackwalkerError, match="time limit"):
        connect("stdio:true", timeout)


def test_command_that_does_not_exist() -> None:
    with pytest.raises(EngineFault, match="no-such-command") as caught:
        connect("stdio:no-such-command --fast")
    assert caught.value.kind == "not-startable"


@pytest.fixture
def dummy(child_environment: None) -> Iterator[Engine]:
    del child_environment
    with closing(connect("python:dummy_engine:Dummy", limits=QUICK, validate_sent=True)) as engine:
        yield engine


def test_python_engine_round_trip(dummy: Engine) -> None:
    assert isinstance(dummy, Engine)
    assert dummy.hello()["name"] == "dummy"
    dummy.new_game(GAME)
    start = dummy.state()
    assert dummy.apply(PASS) == {"legal": True}  # it prints, too: that goes elsewhere
    assert dummy.state() != start
    dummy.load(start)
    assert dummy.state() == start
    assert dummy.legal_actions() == [PASS]
    assert dummy.best_routes("C&A") == {"revenue": 0, "routes": []}


def test_what_the_harness_sends_can_be_checked(dummy: Engine) -> None:
    with pytest.raises(TrackwalkerError) as caught:
        dummy.new_game({"game": "18Chesapeake"})
    assert not isinstance(caught.value, EngineFault)


def test_bug_in_a_python_engine_is_an_error_reply_and_it_goes_on(dummy: Engine) -> None:
    dummy.new_game(GAME)
    with pytest.raises(EngineFault, match="KeyError: 'no such key'") as caught:
        dummy.apply({**PASS, "type": "bankrupt"})
    assert (caught.value.kind, caught.value.fatal) == ("error-reply", False)
    assert dummy.state()["game"] == "18Chesapeake"


@pytest.mark.parametrize(("target", "code"), [("Dummy", -32000), ("SaysNothingOfErrors", -32603)])
@pytest.mark.usefixtures("child_environment")
def test_python_engine_says_by_its_own_exceptions_that_it_cannot(target: str, code: int) -> None:
    with closing(connect(f"python:dummy_engine:{target}", limits=QUICK)) as engine:
        with pytest.raises(EngineFault, match="I cannot play 1846") as caught:
            engine.new_game({**GAME, "game": "1846", "deal": {}})
        assert (caught.value.kind, caught.value.code, caught.value.fatal) == ("error-reply", code, False)


def test_python_engine_that_exits_is_restarted(dummy: Engine) -> None:
    assert isinstance(dummy, RestartingEngine)
    dummy.new_game(GAME)
    company = {"kind": "company", "id": "C&A"}
    with pytest.raises(EngineFault) as caught:
        dummy.apply({"type": "dividend", "actor": company, "kind": "withhold"})
    assert (caught.value.kind, caught.value.method) == ("died", "apply")
    assert "exit code 9" in caught.value.detail
    dummy.new_game(GAME)
    assert dummy.restarts == 1
    assert dummy.apply(PASS) == {"legal": True}


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ("no_such_module:make", "no module 'no_such_module'"),
        ("dummy_engine:NoSuch", "has no 'NoSuch'"),
        ("dummy_engine:not_a_factory", "not callable"),
        ("dummy_engine:broken_factory", "the dummy is out of order"),
        ("dummy_engine:SaysErrorsWrongly", "expected a tuple of exception classes, got 'CannotError'"),
    ],
)
@pytest.mark.usefixtures("child_environment")
def test_python_engine_that_cannot_be_made(target: str, words: str) -> None:
    with pytest.raises(EngineFault) as caught:
        connect(f"python:{target}", limits=QUICK)
    assert caught.value.kind == "not-startable"
    assert words in caught.value.stderr


def counted(mode: str, started: list[int]) -> Callable[[], Engine]:
    def start() -> Engine:
        connection = StdioConnection(faulty_argv(mode), QUICK)
        started.append(connection.pid)
        return RemoteEngine(connection)

    return start


def test_restarts_are_bounded_and_then_it_gives_up_at_once() -> None:
    started: list[int] = []
    engine = RestartingEngine(counted("die", started), limit=2)
    for _ in range(3):
        with pytest.raises(EngineFault) as caught:
            engine.state()
        assert caught.value.kind == "died"
    for _ in range(2):
        with pytest.raises(EngineFault, match="restarted 2 times") as caught:
            engine.state()
        assert caught.value.kind == "gave-up"
        assert "exit code 7" in caught.value.detail
    assert len(started) == 3
    assert engine.restarts == 2
    assert [wait_until_dead(pid) for pid in started] == [[], [], []]


def test_engine_that_lives_is_not_restarted() -> None:
    started: list[int] = []
    with closing(RestartingEngine(counted("error", started), limit=2)) as engine:
        for _ in range(5):
            with pytest.raises(EngineFault, match="loaded"):
                engine.state()
        assert len(started) == 1
    assert wait_until_dead(started[0]) == []


def test_closed_engine_starts_nothing() -> None:
    started: list[int] = []
    engine = RestartingEngine(counted("error", started))
    engine.close()
    engine.close()
    with pytest.raises(EngineFault, match="has been closed"):
        engine.hello()
    assert started == []


def test_connect_leaves_nothing_behind_when_the_greeting_is_wrong(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    script = f"echo $$ > {shlex.quote(str(note))}; exec {shlex.join(faulty_argv('old-protocol'))}"
    with pytest.raises(EngineFault) as caught:
        connect(f"stdio:sh -c {shlex.quote(script)}", limits=QUICK)
    assert caught.value.kind == "protocol-version"
    assert wait_until_dead(int(note.read_text())) == []
