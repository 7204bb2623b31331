"""The serving loop: every request gets the right reply, and no mistake of either side breaks it."""

import io
import json
from typing import Any

import pytest
from dummy_engine import STATE, CannotError, Dummy

from trackwalker.port import serve
from trackwalker.port.serve import Server

PASS = {"type": "pass", "actor": {"kind": "player", "id": "Alice"}}


def ask(server: Server, method: str, params: Any = None, **members: Any) -> dict[str, Any]:
    request = {
        "jsonrpc": "2.0",
        "id": 7,
        "method": method,
        "params": {} if params is None else params,
        **members,
    }
    reply = server.reply(json.dumps(request).encode())
    assert reply is not None
    assert reply.endswith(b"\n")
    assert reply.count(b"\n") == 1
    answer: dict[str, Any] = json.loads(reply)
    assert answer["jsonrpc"] == "2.0"
    return answer


@pytest.fixture
def server() -> Server:
    dummy = Dummy()
    server = Server(dummy, (CannotError,))
    dummy.new_game("18Chesapeake", [], {})
    return server


def test_hello_says_the_protocol(server: Server) -> None:
    answer = ask(server, "hello", {"protocol": "1"})
    assert answer["id"] == 7
    assert (answer["result"]["name"], answer["result"]["protocol"]) == ("dummy", "1")


def test_every_method_is_passed_on(server: Server) -> None:
    start = ask(server, "state")["result"]
    assert ask(server, "apply", {"action": PASS})["result"] == {"legal": True}
    later = ask(server, "state")["result"]
    assert later["players"][0]["cash"] == start["players"][0]["cash"] - 1
    assert ask(server, "load", {"state": start})["result"] == {}
    assert ask(server, "state")["result"] == start
    assert ask(server, "legal_actions")["result"] == {"actions": [PASS]}
    assert ask(server, "best_routes", {"company": "C&A"})["result"] == {"revenue": 0, "routes": []}
    assert not server.ended
    assert ask(server, "bye")["result"] == {}
    assert server.ended


def test_illegal_is_an_answer(server: Server) -> None:
    action = {"type": "discard_train", "actor": {"kind": "company", "id": "C&A"}, "train": "2"}
    assert ask(server, "apply", {"action": action})["result"]["legal"] is False


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"{", serve.PARSE_ERROR),
        (b"\xff\xfe", serve.PARSE_ERROR),
        (b"[" * 20_000, serve.PARSE_ERROR),
        (b"[]", serve.INVALID_REQUEST),
        (b'{"id": 7, "method": "state"}', serve.INVALID_REQUEST),
        (b'{"jsonrpc": "2.0", "id": 7}', serve.INVALID_REQUEST),
        (b'{"jsonrpc": "2.0", "id": {}, "method": "state"}', serve.INVALID_REQUEST),
        (b'{"jsonrpc": "2.0", "id": 7, "method": "nonsense"}', serve.METHOD_NOT_FOUND),
        (b'{"jsonrpc": "2.0", "id": 7, "method": "apply", "params": {}}', serve.INVALID_PARAMS),
        (b'{"jsonrpc": "2.0", "id": 7, "method": "load", "params": []}', serve.INVALID_PARAMS),
        (
            b'{"jsonrpc": "2.0", "id": 7, "method": "hello", "params": {"protocol": "9"}}',
            serve.PROTOCOL_NOT_SPOKEN,
        ),
    ],
)
def test_bad_requests_get_an_error_with_the_right_code(server: Server, line: bytes, code: int) -> None:
    reply = server.reply(line)
    assert reply is not None
    assert json.loads(reply)["error"]["code"] == code
    assert "result" in ask(server, "state")


def test_error_of_the_engine_is_its_own_words() -> None:
    answer = ask(Server(Dummy(), (CannotError,)), "state")
    assert answer["error"] == {"code": serve.CANNOT, "message": "nothing is loaded"}


def test_bug_of_the_engine_is_named_and_its_traceback_goes_to_standard_error(
    server: Server, capfd: pytest.CaptureFixture[str]
) -> None:
    answer = ask(
        server, "apply", {"action": {"type": "bankrupt", "actor": {"kind": "player", "id": "Alice"}}}
    )
    assert answer["error"]["code"] == serve.INTERNAL_ERROR
    assert answer["error"]["message"].startswith(
        "internal error: KeyError: 'no such key' (dummy_engine.py, line "
    )
    out, err = capfd.readouterr()
    assert "Traceback" in err
    assert out == ""


def test_result_that_is_not_json_is_an_error(server: Server) -> None:
    action = {"type": "bid", "actor": {"kind": "player", "id": "Alice"}, "private": "P1", "price": 20}
    assert ask(server, "apply", {"action": action})["error"]["code"] == serve.INTERNAL_ERROR


def test_capability_that_is_not_declared_is_not_served() -> None:
    server = Server(Dummy(frozenset({"load"})))
    answer = ask(server, "load", {"state": json.loads(STATE.read_text(encoding="utf-8"))})
    assert answer["error"]["code"] == serve.METHOD_NOT_FOUND
    assert "'load'" in answer["error"]["message"]


def test_notification_gets_no_reply(server: Server) -> None:
    before = ask(server, "state")["result"]["players"][0]["cash"]
    line = {"jsonrpc": "2.0", "method": "apply", "params": {"action": PASS}}
    assert server.reply(json.dumps(line).encode()) is None
    assert ask(server, "state")["result"]["players"][0]["cash"] == before - 1


def serve_lines(*lines: bytes) -> list[dict[str, Any]]:
    out = io.BytesIO()
    serve.serve(Dummy(), io.BytesIO(b"".join(lines)), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_loop_ends_at_bye_and_skips_blank_lines() -> None:
    bye = b'{"jsonrpc": "2.0", "id": 2, "method": "bye"}\n'
    replies = serve_lines(b"\n", b"nonsense\n", bye, bye)
    assert [reply.get("id") for reply in replies] == [None, 2]


def test_loop_ends_at_the_end_of_its_input_even_in_mid_line() -> None:
    assert serve_lines(b'{"jsonrpc": "2.0", "id": 1, "method": "legal_actions"}')[0]["id"] == 1
    assert serve_lines() == []


def test_loop_refuses_an_endless_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "Limits", lambda: type("Small", (), {"line": 64})())
    (reply,) = serve_lines(b"x" * 1000)
    assert reply["error"]["code"] == serve.INVALID_REQUEST
    assert "more than 64 bytes" in reply["error"]["message"]
