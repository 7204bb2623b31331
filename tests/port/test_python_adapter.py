"""The worked adapter in Python passes every probe and agrees with the reference engine on what it plays."""

import json
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from click.testing import CliRunner
from port_processes import ROOT

from trackwalker.cli import main
from trackwalker.port.connect import connect
from trackwalker.port.engine import Engine, EngineFault

FOLDER = ROOT / "adapters" / "python"
COMMAND = [sys.executable, str(FOLDER / "adapter.py"), "opening_engine:OpeningEngine"]
SEATS = ["Alice", "Bob", "Carol", "Dave", "Eve", "Frank"]
pytestmark = pytest.mark.usefixtures("child_environment")


def bid(player: str, private: str, price: int) -> dict[str, Any]:
    return {"type": "bid", "actor": {"kind": "player", "id": player}, "private": private, "price": price}


@pytest.fixture
def opening() -> Iterator[Engine]:
    with closing(connect(f"stdio:{shlex.join(COMMAND)}", validate_sent=True)) as engine:
        yield engine


def test_it_passes_the_check() -> None:
    done = CliRunner().invoke(main, ["check", f"stdio:{shlex.join(COMMAND)}", "--format", "json"])
    verdicts = {probe["name"]: probe["verdict"] for probe in json.loads(done.stdout)["probes"]}
    assert done.exit_code == 0
    assert verdicts.pop("legal_actions 18Chesapeake") == "skipped"
    assert set(verdicts.values()) == {"ok"}
    assert "load 18Chesapeake" in verdicts


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_it_deals_and_sells_as_the_reference_engine_does(opening: Engine, count: int) -> None:
    game = {"game": "18Chesapeake", "players": SEATS[:count], "deal": {"P6": "N&W"}}
    actions = [
        bid("Alice", "P1", 15),
        bid("Bob", "P1", 20),
        bid("Alice", "P1", 20),
        bid("Bob", "P1", 20),
        bid("Bob", "P2", 40),
    ]
    with closing(connect("reference")) as reference:
        for engine in (opening, reference):
            engine.new_game(game)
        assert opening.state() == reference.state()
        for action in actions:
            assert opening.apply(action)["legal"] == reference.apply(action)["legal"]
            assert opening.state() == reference.state()


def test_what_it_does_not_play_it_does_not_judge(opening: Engine) -> None:
    opening.new_game({"game": "18Chesapeake", "players": SEATS[:3], "deal": {"P6": "C&A"}})
    before = opening.state()
    for action in (bid("Alice", "P3", 55), {"type": "pass", "actor": {"kind": "player", "id": "Alice"}}):
        with pytest.raises(EngineFault, match="NotImplementedError") as caught:
            opening.apply(action)
        assert (caught.value.kind, caught.value.fatal) == ("error-reply", False)
    assert opening.state() == before


def replies(*lines: str) -> list[dict[str, Any]]:
    done = subprocess.run(
        COMMAND, input="\n".join(lines) + "\n", capture_output=True, text=True, check=True, timeout=20
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_adapter_answers_bad_requests_with_the_right_codes() -> None:
    bye = '{"jsonrpc": "2.0", "id": 9, "method": "bye"}'
    found = replies(
        "nonsense",
        "[]",
        '{"jsonrpc": "2.0", "id": 1, "method": "fly"}',
        '{"jsonrpc": "2.0", "id": 2, "method": "legal_actions"}',
        '{"jsonrpc": "2.0", "id": 3, "method": "apply", "params": {}}',
        '{"jsonrpc": "2.0", "id": 4, "method": "hello", "params": {"protocol": "9"}}',
        '{"jsonrpc": "2.0", "id": 5, "method": "state", "params": {}}',
        bye,
        bye,
    )
    codes = [reply.get("error", {}).get("code") for reply in found]
    assert codes == [-32700, -32600, -32601, -32601, -32602, -32001, -32000, None]
    assert found[-1] == {"jsonrpc": "2.0", "id": 9, "result": {}}
