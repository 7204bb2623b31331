"""An engine with somebody who listens: what goes over its port, kept until the next scenario begins."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from trackwalker.port.engine import Engine, EngineFault

__all__ = ["Exchange", "ListenedEngine"]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Exchange:
    """A request and what came back: a result, or the fault that it was."""

    method: str
    params: dict[str, Any]
    result: Any = None
    fault: str | None = None


class ListenedEngine:
    """An `Engine` that does what another one does. heard: the exchanges since `forget`, but for `hello`."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.keeps_the_schema: bool = getattr(engine, "keeps_the_schema", False)
        self.heard: list[Exchange] = []

    def forget(self) -> None:
        """Another scenario begins."""
        self.heard = []

    def hello(self) -> dict[str, Any]:
        """The greeting of the engine."""
        return self._engine.hello()

    def new_game(self, params: dict[str, Any]) -> None:
        """Start a game."""
        self._listen("new_game", params, lambda: self._engine.new_game(params))

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        """Carry out one action."""
        return self._listen("apply", {"action": action}, lambda: self._engine.apply(action))

    def state(self) -> dict[str, Any]:
        """The canonical state."""
        return self._listen("state", {}, self._engine.state)

    def load(self, state: dict[str, Any]) -> None:
        """Replace the game by a canonical state."""
        self._listen("load", {"state": state}, lambda: self._engine.load(state))

    def load_checked(self, state: dict[str, Any], digest: bytes | None = None) -> None:
        """The same of a table that has been checked; engines in this process need not do it again."""
        load = getattr(self._engine, "load_checked", None)
        self._listen(
            "load",
            {"state": state},
            lambda: self._engine.load(state) if load is None else load(state, digest),
        )

    def legal_actions(self) -> list[dict[str, Any]]:
        """Every legal action now."""
        return self._listen("legal_actions", {}, self._engine.legal_actions)

    def best_routes(self, company: str) -> dict[str, Any]:
        """The best revenue of a company and its routes."""
        return self._listen("best_routes", {"company": company}, lambda: self._engine.best_routes(company))

    def close(self) -> None:
        """End the engine."""
        self._engine.close()

    def _listen(self, method: str, params: dict[str, Any], ask: Callable[[], T]) -> T:
        try:
            result = ask()
        except EngineFault as fault:
            self.heard.append(Exchange(method, params, fault=fault.summary()))
            raise
        self.heard.append(Exchange(method, params, result))
        return result
