"""An engine in a child process: the port's methods over a `StdioConnection`, each answer checked."""

from typing import Any

from trackwalker.errors import TrackwalkerError
from trackwalker.port.engine import PROTOCOL, EngineFault
from trackwalker.port.messages import check_params, check_result
from trackwalker.port.stdio import StdioConnection
from trackwalker.port.words import clipped

__all__ = ["RemoteEngine"]


class RemoteEngine:
    """An `Engine` over a connection. The first request is always `hello`, whoever asks for what.

    An answer that is well-formed but not what the schema says is an `invalid-message` fault that leaves the
    connection alive; one to `hello` ends it. With `validate_sent`, what we send is checked too (SchemaError).
    """

    def __init__(self, connection: StdioConnection, validate_sent: bool = False) -> None:
        self.connection = connection
        self._validate_sent = validate_sent
        self._hello: dict[str, Any] | None = None

    def hello(self) -> dict[str, Any]:
        """The engine's greeting; asked once a process."""
        if self._hello is None:
            hello = self.connection.request("hello", {"protocol": PROTOCOL})
            spoken = hello.get("protocol") if isinstance(hello, dict) else None
            if isinstance(spoken, str) and spoken != PROTOCOL:
                detail = f"the engine speaks protocol {spoken[:40]!r}, this harness {PROTOCOL!r}"
                self.connection.fail("protocol-version", detail)
            try:
                check_result("hello", hello)
            except TrackwalkerError as error:
                self.connection.fail("invalid-message", str(error))
            self._hello = hello
        return self._hello

    def new_game(self, params: dict[str, Any]) -> None:
        """Start a game."""
        self._ask("new_game", params)

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        """Carry out one action; the engine's verdict, of a reason without end only the beginning."""
        verdict: dict[str, Any] = self._ask("apply", {"action": action})
        if "reason" in verdict:
            verdict["reason"] = clipped(verdict["reason"])
        return verdict

    def state(self) -> dict[str, Any]:
        """The canonical state."""
        state: dict[str, Any] = self._ask("state", {})
        return state

    def load(self, state: dict[str, Any]) -> None:
        """Replace the game by a canonical state."""
        self._ask("load", {"state": state})

    def legal_actions(self) -> list[dict[str, Any]]:
        """Every legal action now, as templates."""
        actions: list[dict[str, Any]] = self._ask("legal_actions", {})["actions"]
        return actions

    def best_routes(self, company: str) -> dict[str, Any]:
        """The best revenue of a company ($) and the routes that bring it."""
        best: dict[str, Any] = self._ask("best_routes", {"company": company})
        return best

    def close(self) -> None:
        """End the process and everything it started."""
        self.connection.close()

    def _ask(self, method: str, params: dict[str, Any]) -> Any:
        if self._hello is None:
            self.hello()
        if self._validate_sent:
            check_params(method, params)
        result = self.connection.request(method, params)
        try:
            check_result(method, result)
        except TrackwalkerError as error:
            raise EngineFault(
                "invalid-message",
                str(error),
                method=method,
                stderr=self.connection.stderr_tail(),
                fatal=False,
            ) from None
        return result
