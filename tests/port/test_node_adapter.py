"""The Node.js skeleton: what it can do it does truly, what it cannot it says."""

import json
import shutil
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from dummy_engine import STATE
from port_processes import ROOT

from trackwalker.port.connect import connect
from trackwalker.port.engine import Engine, EngineFault

NODE = shutil.which("node")
pytestmark = pytest.mark.skipif(NODE is None, reason="Node.js is not installed")


@pytest.fixture
def node() -> Iterator[Engine]:
    with closing(connect(f"stdio:{NODE} '{ROOT}/adapters/node/engine.js'", validate_sent=True)) as engine:
        yield engine


@pytest.fixture
def state() -> dict[str, Any]:
    document: dict[str, Any] = json.loads(STATE.read_text(encoding="utf-8"))
    return document


def cannot(fault: EngineFault) -> tuple[str, int | None, bool]:
    return fault.kind, fault.code, fault.fatal


def test_it_keeps_a_state(node: Engine, state: dict[str, Any]) -> None:
    assert node.hello()["capabilities"] == ["load"]
    node.load(state)
    assert node.state() == state


def test_it_refuses_an_action_out_of_turn(node: Engine, state: dict[str, Any]) -> None:
    node.load(state)
    verdict = node.apply({"type": "pass", "actor": {"kind": "player", "id": "Alice"}})
    assert verdict == {"legal": False, "reason": "it is for C&A or Dave to act, not for Alice"}
    assert node.state() == state


def test_it_says_what_it_cannot_do(node: Engine, state: dict[str, Any]) -> None:
    for attempt in (
        lambda: node.state(),
        lambda: node.new_game({"game": "18Chesapeake", "players": ["A", "B"], "deal": {"P6": "C&A"}}),
    ):
        with pytest.raises(EngineFault) as caught:
            attempt()
        assert cannot(caught.value) == ("error-reply", -32000, False)
    node.load(state)
    with pytest.raises(EngineFault, match="knows no rules") as caught:
        node.apply({"type": "bankrupt", "actor": {"kind": "player", "id": "Dave"}})
    assert cannot(caught.value) == ("error-reply", -32000, False)
    with pytest.raises(EngineFault, match="no method") as caught:
        node.legal_actions()
    assert caught.value.code == -32601
