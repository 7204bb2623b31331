"""What an engine is to the harness, and what it is when it breaks the protocol."""

from typing import Any, Final, Literal, Protocol, get_args, runtime_checkable

from trackwalker.errors import TrackwalkerError

__all__ = ["FAULT_KINDS", "METHODS", "PROTOCOL", "Engine", "EngineFault", "FaultKind"]

PROTOCOL: Final = "1"
"""The protocol version that this harness speaks."""

METHODS: Final = ("hello", "new_game", "apply", "state", "load", "legal_actions", "best_routes", "bye")
"""The methods of the port, in the order of its contract."""

FaultKind = Literal[
    "timeout",
    "died",
    "rubbish",
    "oversized-line",
    "wrong-id",
    "late-reply",
    "invalid-message",
    "protocol-version",
    "error-reply",
    "not-startable",
    "flood",
    "gave-up",
]
FAULT_KINDS: Final[tuple[FaultKind, ...]] = get_args(FaultKind)


@runtime_checkable
class Engine(Protocol):
    """A rules engine behind the port: one game at a time, everything as plain JSON-like values.

    Every method may raise `EngineFault`. An illegal action is no fault: `apply` answers it.
    """

    def hello(self) -> dict[str, Any]:
        """Name, version, protocol, games, capabilities and declared readings."""

    def new_game(self, params: dict[str, Any]) -> None:
        """Start a game: `game`, `players` in seat order, `deal`, maybe `edition`, `options`, `rules`."""

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        """Carry out one action: `{"legal": true}` or `{"legal": false, "reason": ..., "clause"?: ...}`."""

    def state(self) -> dict[str, Any]:
        """The canonical state, with what is pending."""

    def load(self, state: dict[str, Any]) -> None:
        """Replace the game by a canonical state (capability `load`)."""

    def legal_actions(self) -> list[dict[str, Any]]:
        """Every legal action now, as templates (capability `legal_actions`)."""

    def best_routes(self, company: str) -> dict[str, Any]:
        """`{"revenue": $, "routes": [...]}` of a company now (capability `best_routes`)."""

    def close(self) -> None:
        """End the engine and everything it started. May be called twice."""


class EngineFault(TrackwalkerError):
    """An engine broke the protocol, fell over, hung, or said that it could not do its work.

    kind: one of `FAULT_KINDS`. detail: what happened, for people. method: the request that was being made.
    stderr: the tail of the engine's standard error. code: the JSON-RPC error code of an `error-reply`.
    fatal: the connection is gone (its processes have been killed); False where the engine can still be asked.
    """

    def __init__(
        self,
        kind: FaultKind,
        detail: str,
        *,
        method: str | None = None,
        stderr: str = "",
        code: int | None = None,
        fatal: bool = True,
    ) -> None:
        super().__init__(kind, detail)
        self.kind: FaultKind = kind
        self.detail = detail
        self.method = method
        self.stderr = stderr
        self.code = code
        self.fatal = fatal

    def summary(self) -> str:
        """One line: the request, the kind and the detail."""
        asked = f" at `{self.method}`" if self.method else ""
        return f"engine fault{asked} ({self.kind}): {self.detail}"

    def __str__(self) -> str:
        if not self.stderr:
            return self.summary()
        tail = "\n".join(f"  | {line}" for line in self.stderr.splitlines())
        return f"{self.summary()}\nthe end of its standard error:\n{tail}"
