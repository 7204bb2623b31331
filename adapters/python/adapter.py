"""Put any Python object behind the port: `python adapter.py package.module:factory`.

Standard library only, so that it can be copied into another project. `factory` gives an object with the
methods of the port (the class `OpeningEngine` in `opening_engine.py` is an example). What it raises becomes a
JSON-RPC error; what it prints goes to standard error. The object's methods:

    hello() -> dict                new_game(**params)             apply(action) -> dict
    state() -> dict                load(state)                    legal_actions() -> list
    best_routes(company) -> dict

Only those that `hello()["capabilities"]` names are needed beyond the first four.
"""

import importlib
import json
import os
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

PROTOCOL = "1"

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
CANNOT = -32000
PROTOCOL_NOT_SPOKEN = -32001


class RpcError(Exception):
    """An answer that is an error: a JSON-RPC code and a message for people."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


class Adapter:
    """Answers one request after another with the methods of an engine object."""

    def __init__(self, engine: Any) -> None:
        self.engine = engine
        self.ended = False

    def answer(self, line: bytes) -> dict[str, Any]:
        """The reply to one line."""
        number: Any = None
        try:
            try:
                request = json.loads(line)
            except (ValueError, RecursionError) as error:
                raise RpcError(PARSE_ERROR, f"the line is not JSON: {error}") from None
            if not isinstance(request, dict) or request.get("jsonrpc") != "2.0":
                raise RpcError(INVALID_REQUEST, 'a request is an object with "jsonrpc": "2.0"')
            number = request.get("id")
            result = self._call(request.get("method"), request.get("params", {}))
            json.dumps(result)  # a result that is not JSON is a bug, to be found here
            return {"jsonrpc": "2.0", "id": number, "result": result}
        except Exception as error:
            if not isinstance(error, RpcError):
                traceback.print_exc()
            code = error.code if isinstance(error, RpcError) else CANNOT
            message = str(error) if isinstance(error, RpcError) else f"{type(error).__name__}: {error}"
            return {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": message}}

    def _call(self, method: Any, params: Any) -> Any:
        calls: dict[str, Callable[[], Any]] = {
            "hello": lambda: self._hello(params["protocol"]),
            "new_game": lambda: self.engine.new_game(**params) or {},
            "apply": lambda: self.engine.apply(params["action"]),
            "state": lambda: self.engine.state(),
            "load": lambda: self.engine.load(params["state"]) or {},
            "legal_actions": lambda: {"actions": self.engine.legal_actions()},
            "best_routes": lambda: self.engine.best_routes(params["company"]),
            "bye": self._bye,
        }
        if method not in calls or (method not in ("hello", "bye") and not hasattr(self.engine, method)):
            raise RpcError(METHOD_NOT_FOUND, f"there is no method {method!r} here")
        needed = {"hello": "protocol", "apply": "action", "load": "state", "best_routes": "company"}.get(
            method
        )
        if not isinstance(params, dict) or (needed and needed not in params):
            raise RpcError(
                INVALID_PARAMS, f"the params of {method!r} are an object with {needed or 'its fields'}"
            )
        return calls[method]()

    def _hello(self, protocol: Any) -> dict[str, Any]:
        if protocol != PROTOCOL:
            raise RpcError(PROTOCOL_NOT_SPOKEN, f"only protocol {PROTOCOL!r} is spoken here")
        return {"protocol": PROTOCOL, **self.engine.hello()}

    def _bye(self) -> dict[str, Any]:
        self.ended = True
        return {}


def serve(engine: Any, requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer line by line until `bye` or the end of the input."""
    adapter = Adapter(engine)
    while not adapter.ended and (line := requests.readline()):
        if line.strip():
            replies.write(json.dumps(adapter.answer(line)).encode() + b"\n")
            replies.flush()


def main() -> None:
    """Make the engine that the command line names, and serve it."""
    if len(sys.argv) != 2 or ":" not in sys.argv[1]:
        sys.exit("usage: python adapter.py package.module:factory")
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # from here on, what anyone prints goes to standard error
    sys.path.append(str(Path.cwd()))
    module, _, factory = sys.argv[1].partition(":")
    serve(getattr(importlib.import_module(module), factory)(), sys.stdin.buffer, replies)


if __name__ == "__main__":
    main()
