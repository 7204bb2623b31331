"""An engine that is started afresh after a fault, a bounded number of times."""

from collections.abc import Callable
from typing import Any, TypeVar

from trackwalker.port.engine import Engine, EngineFault

__all__ = ["RestartingEngine"]

T = TypeVar("T")


class RestartingEngine:
    """An `Engine` that lets every fault through and starts a fresh process at the next use after a fatal one.

    `start` makes a new engine. After `limit` restarts every use is a `gave-up` fault at once, so that a run
    against an engine that hangs everywhere comes to an end. The fresh process knows of no game: begin with
    `new_game` or `load`.
    """

    def __init__(self, start: Callable[[], Engine], limit: int = 20) -> None:
        self._start = start
        self._limit = limit
        self._engine: Engine | None = None
        self._last: EngineFault | None = None
        self._starts = 0
        self._closed = False

    @property
    def restarts(self) -> int:
        """How many fresh processes have been started after the first."""
        return max(self._starts - 1, 0)

    def hello(self) -> dict[str, Any]:
        """The greeting of the present process."""
        return self._use(lambda engine: engine.hello())

    def new_game(self, params: dict[str, Any]) -> None:
        """Start a game."""
        self._use(lambda engine: engine.new_game(params))

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        """Carry out one action; the engine's verdict."""
        return self._use(lambda engine: engine.apply(action))

    def state(self) -> dict[str, Any]:
        """The canonical state."""
        return self._use(lambda engine: engine.state())

    def load(self, state: dict[str, Any]) -> None:
        """Replace the game by a canonical state."""
        self._use(lambda engine: engine.load(state))

    def legal_actions(self) -> list[dict[str, Any]]:
        """Every legal action now, as templates."""
        return self._use(lambda engine: engine.legal_actions())

    def best_routes(self, company: str) -> dict[str, Any]:
        """The best revenue of a company ($) and the routes that bring it."""
        return self._use(lambda engine: engine.best_routes(company))

    def close(self) -> None:
        """End the present process; nothing is started any more."""
        self._closed = True
        if self._engine is not None:
            self._engine.close()
            self._engine = None

    def _use(self, call: Callable[[Engine], T]) -> T:
        try:
            if self._engine is None:
                self._engine = self._fresh()
            return call(self._engine)
        except EngineFault as fault:
            if fault.fatal and fault.kind != "gave-up":
                self._last = fault
                if self._engine is not None:
                    self._engine.close()
                    self._engine = None
            raise

    def _fresh(self) -> Engine:
        if self._closed:
            raise EngineFault("died", "the engine has been closed")
        if self.restarts >= self._limit:
            last = self._last.summary() if self._last else "unknown"
            raise EngineFault("gave-up", f"restarted {self._limit} times, not again; the last time: {last}")
        self._starts += 1
        return self._start()
