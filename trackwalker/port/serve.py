"""The other end of the port: a loop that serves any Python object with the engine's methods.

The object has `hello()`, `new_game(**params)`, `apply(action)`, `state()` and, as its capabilities say,
`load(state)`, `legal_actions()` (a list) and `best_routes(company)`, all on plain JSON-like values. Whatever
it raises becomes a JSON-RPC error with a readable message.
"""

import os
import sys
import traceback
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from trackwalker.errors import TrackwalkerError
from trackwalker.port.decoding import decode
from trackwalker.port.engine import METHODS, PROTOCOL
from trackwalker.port.limits import Limits
from trackwalker.port.messages import check_params

__all__ = [
    "CANNOT",
    "INTERNAL_ERROR",
    "INVALID_PARAMS",
    "INVALID_REQUEST",
    "METHOD_NOT_FOUND",
    "PARSE_ERROR",
    "PROTOCOL_NOT_SPOKEN",
    "Server",
    "protocol_streams",
    "serve",
]

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
INTERNAL_ERROR = -32603
CANNOT = -32000
PROTOCOL_NOT_SPOKEN = -32001

_OPTIONAL = frozenset({"load", "legal_actions", "best_routes"})

_encode = msgspec.json.Encoder().encode


class _RpcError(Exception):
    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Server:
    """Answers requests with the methods of `target`.

    Exceptions of the classes `expected` are the engine's own way to say that it cannot do something: their
    message goes out as it is. Any other is a bug: the message names it and the traceback goes to standard
    error.
    """

    def __init__(self, target: Any, expected: tuple[type[Exception], ...] = ()) -> None:
        self._target = target
        self._expected = expected
        self._capabilities: frozenset[str] | None = None
        self.ended = False
        """Whether `bye` has been said."""

    def reply(self, line: bytes) -> bytes | None:
        """The reply line (with its line end) to a request line; None where none is due (a notification)."""
        number: int | str | None = None
        try:
            request = self._request(line)
            number = request.get("id")
            answer: dict[str, Any] = {
                "jsonrpc": "2.0",
                "id": number,
                "result": self._answer(request["method"], request.get("params", {})),
            }
            if "id" not in request:
                return None
            return _encode(answer) + b"\n"
        except _RpcError as error:
            return _error(number, error.code, error.message)
        except self._expected as error:
            return _error(number, CANNOT, str(error) or type(error).__name__)
        except Exception as error:
            traceback.print_exc(file=sys.stderr)
            return _error(
                number, INTERNAL_ERROR, f"internal error: {type(error).__name__}: {error}{_where(error)}"
            )

    def _request(self, line: bytes) -> dict[str, Any]:
        try:
            request = decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise _RpcError(PARSE_ERROR, f"the line is not JSON: {error}") from None
        if not isinstance(request, dict):
            raise _RpcError(INVALID_REQUEST, "a request is a JSON object, one a line; batches are not spoken")
        if request.get("jsonrpc") != "2.0" or not isinstance(request.get("method"), str):
            raise _RpcError(INVALID_REQUEST, 'a request needs "jsonrpc": "2.0" and a "method" (string)')
        number = request.get("id")
        if number is not None and type(number) not in (int, str):
            raise _RpcError(INVALID_REQUEST, "the id of a request is an integer or a string")
        return request

    def _answer(self, method: str, params: Any) -> Any:
        if method not in METHODS:
            raise _RpcError(METHOD_NOT_FOUND, f"unknown method {method!r}; the port has {', '.join(METHODS)}")
        if method in _OPTIONAL and method not in self._can():
            raise _RpcError(METHOD_NOT_FOUND, f"this engine does not have the capability {method!r}")
        spoken = (
            params.get("protocol", PROTOCOL) if method == "hello" and isinstance(params, dict) else PROTOCOL
        )
        if spoken != PROTOCOL:
            detail = f"protocol {spoken!r} is not spoken here, only {PROTOCOL!r}"
            raise _RpcError(PROTOCOL_NOT_SPOKEN, detail)
        try:
            check_params(method, params)
        except TrackwalkerError as error:
            raise _RpcError(INVALID_PARAMS, str(error)) from None
        target = self._target
        match method:
            case "hello":
                return {"protocol": PROTOCOL, **target.hello()}
            case "new_game":
                target.new_game(**params)
            case "apply":
                return target.apply(params["action"])
            case "state":
                return target.state()
            case "load":
                target.load(params["state"])
            case "legal_actions":
                return {"actions": target.legal_actions()}
            case "best_routes":
                return target.best_routes(params["company"])
            case "bye":
                self.ended = True
        return {}

    def _can(self) -> frozenset[str]:
        if self._capabilities is None:
            self._capabilities = frozenset(self._target.hello().get("capabilities", ()))
        return self._capabilities


def serve(
    target: Any, requests: BinaryIO, replies: BinaryIO, expected: tuple[type[Exception], ...] = ()
) -> None:
    """Serve `target` until `bye` or the end of `requests`; a line longer than the limit ends it too."""
    server = Server(target, expected)
    limit = Limits().line
    try:
        while not server.ended and (line := requests.readline(limit + 1)):
            if len(line) > limit:
                replies.write(_error(None, INVALID_REQUEST, f"a line of more than {limit} bytes"))
                replies.flush()
                return
            if line.isspace():
                continue
            reply = server.reply(line)
            if reply is not None:
                replies.write(reply)
                replies.flush()
    except BrokenPipeError:
        return  # nobody is listening any more


def protocol_streams() -> tuple[BinaryIO, BinaryIO]:
    """Our standard input and output, taken away from everyone else in this process.

    What the engine prints goes to standard error from now on and cannot get between the replies.
    """
    sys.stdout.flush()
    requests = os.fdopen(os.dup(0), "rb")
    replies = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, replies


def _error(number: int | str | None, code: int, message: str) -> bytes:
    return _encode({"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": message}}) + b"\n"


def _where(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    return f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
