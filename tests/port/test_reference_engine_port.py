"""The reference engine behind the port: in this process, and served over standard input and output."""

import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from reference_engine.components import Components
from reference_engine.state import State
from reference_engine.state_check import state_faults
from trackwalker.port.connect import connect
from trackwalker.port.engine import Engine, EngineFault
from trackwalker.port.messages import check_result
from trackwalker.port.reference import ReferenceConnection

GAME: dict[str, Any] = {"game": "18Chesapeake", "players": ["Alice", "Bob", "Carol"], "deal": {"P6": "C&A"}}
BUY = {"type": "bid", "actor": {"kind": "player", "id": "Alice"}, "private": "P1", "price": 20}
SERVE = f"stdio:{sys.executable} -m trackwalker serve"
pytestmark = pytest.mark.usefixtures("child_environment")


@pytest.fixture(params=["reference", SERVE])
def reference(request: pytest.FixtureRequest) -> Iterator[Engine]:
    with closing(connect(request.param, validate_sent=True)) as engine:
        yield engine


def test_it_greets_by_the_schema(reference: Engine) -> None:
    hello = reference.hello()
    check_result("hello", hello)
    assert "18Chesapeake" in [game["game"] for game in hello["games"]]
    assert {"load", "legal_actions", "best_routes", "rules"} <= set(hello["capabilities"])


def test_it_plays(reference: Engine) -> None:
    assert isinstance(reference, Engine)
    reference.new_game(GAME)
    start = reference.state()
    check_result("state", start)
    refused = reference.apply({**BUY, "actor": {"kind": "player", "id": "Bob"}})
    assert refused["legal"] is False
    assert reference.state() == start
    assert reference.apply(BUY) == {"legal": True}
    later = reference.state()
    assert later["players"][0] == {"id": "Alice", "cash": 780}
    reference.load(start)
    assert reference.state() == start
    check_result("legal_actions", {"actions": reference.legal_actions()})
    check_result("best_routes", reference.best_routes("B&O"))


def test_what_it_cannot_do_is_an_error_reply(reference: Engine) -> None:
    for attempt in (
        reference.state,
        lambda: reference.new_game({**GAME, "game": "1830"}),
        lambda: reference.new_game({**GAME, "players": ["Alice"]}),
    ):
        with pytest.raises(EngineFault) as caught:
            attempt()
        assert (caught.value.kind, caught.value.code, caught.value.fatal) == ("error-reply", -32000, False)


@pytest.mark.parametrize("spec", ["reference:without=load,rules", f"{SERVE} --without load,rules"])
def test_capabilities_can_be_hidden(spec: str) -> None:
    with closing(connect(spec)) as engine:
        assert not {"load", "rules"} & set(engine.hello()["capabilities"])
        engine.new_game(GAME)
        with pytest.raises(EngineFault, match="'load'") as caught:
            engine.load(engine.state())
        assert caught.value.code == -32601
        assert engine.legal_actions()


def test_bug_in_the_reference_engine_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(connect("reference")) as engine:
        engine.new_game(GAME)

        def stumble(self: object, action: object) -> None:
            del self, action
            raise IndexError("off the board")

        monkeypatch.setattr("reference_engine.engine.ReferenceEngine.apply", stumble)
        with pytest.raises(
            EngineFault, match="a bug in the reference engine: IndexError: off the board"
        ) as caught:
            engine.apply(BUY)
        assert (caught.value.kind, caught.value.code) == ("error-reply", -32603)
        assert "stumble" in caught.value.stderr


def test_serve_ends_quietly_with_its_input() -> None:
    done = subprocess.run(
        [*shlex.split(SERVE.removeprefix("stdio:"))], input=b"", capture_output=True, check=True, timeout=20
    )
    assert (done.stdout, done.stderr) == (b"", b"")


def test_a_table_in_which_no_fault_was_found_is_looked_over_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[object] = []

    def look(parts: Components, table: State) -> Iterator[str]:
        looked.append(table)
        yield from state_faults(parts, table)

    monkeypatch.setattr("reference_engine.engine.state_faults", look)
    engine = ReferenceConnection()
    engine.new_game(GAME)
    start = engine.state()
    for _ in range(3):
        engine.load_checked(start)
        assert engine.state() == start
        assert engine.apply(BUY) == {"legal": True}
    assert len(looked) == 1
    engine.load(start)
    assert len(looked) == 2


def test_a_faulty_table_is_refused_each_time() -> None:
    engine = ReferenceConnection()
    engine.new_game(GAME)
    faulty = {**engine.state(), "phase": "9"}
    for _ in range(2):
        with pytest.raises(EngineFault, match="9"):
            engine.load_checked(faulty)
