"""The reference engine plugged in, in this very process: the only place where the two packages meet."""

import traceback
from collections.abc import Callable, Iterable
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from reference_engine.engine import EngineError, ReferenceEngine
from reference_engine.manners import ManneredEngine
from trackwalker.paths import features_dir
from trackwalker.port.engine import PROTOCOL, EngineFault

if TYPE_CHECKING:
    from reference_engine.wrong import Wrong
    from reference_engine.wrong.noting import NotingEngine, TryingEngine

__all__ = [
    "EngineError",
    "ManneredEngine",
    "ReferenceConnection",
    "Wrong",
    "connect_noting",
    "connect_trying",
    "connect_wrong",
    "make_reference",
    "write_cases",
    "wrong_engines",
]

T = TypeVar("T")
_encode = msgspec.json.Encoder().encode


def make_reference(
    hide: frozenset[str] = frozenset(),
    manners: frozenset[str] = frozenset(),
    features: Path | None = None,
) -> ReferenceEngine:
    """A reference engine without the capabilities in `hide`.

    manners: in which it differs from the plain one, keeping every rule (see `reference_engine.manners`).
    features: another specification than the installed one.
    """
    folder = features or features_dir()
    return ManneredEngine(folder, manners, hide) if manners else ReferenceEngine(folder, hide)


class ReferenceConnection:
    """The reference engine as an `Engine`. What it cannot do is an `error-reply` fault, and never fatal."""

    def __init__(
        self,
        hide: frozenset[str] = frozenset(),
        engine: ReferenceEngine | None = None,
        manners: frozenset[str] = frozenset(),
    ) -> None:
        self.engine = engine or make_reference(hide, manners)
        self._hello: dict[str, Any] = {"protocol": PROTOCOL, **self.engine.hello()}
        self._capabilities = frozenset(self._hello["capabilities"])
        self._looked_over: set[bytes] = set()
        self._seen: dict[str, bool] = {}
        self.keeps_the_schema = type(self.engine) in (ReferenceEngine, ManneredEngine)
        """Its states need not be held against the schema one by one: tests have done that for all of them."""

    def hello(self) -> dict[str, Any]:
        """Who it is, what it plays, and what it can do."""
        return self._hello

    def new_game(self, params: dict[str, Any]) -> None:
        """Start a game."""
        self._do("new_game", lambda: self.engine.new_game(**params))

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        """Carry out one action; its verdict."""
        return self._do("apply", lambda: self.engine.apply(action))

    def refusals(self, action: dict[str, Any]) -> list[str]:
        """All clauses that forbid an action now (no method of the port)."""
        return self._do("refusals", lambda: self.engine.refusals(action))

    def state(self) -> dict[str, Any]:
        """The canonical state."""
        return self._do("state", lambda: self.engine.state())

    def load(self, state: dict[str, Any]) -> None:
        """Replace the game by a canonical state."""
        self._need("load")
        self._do("load", lambda: self.engine.load(state, **self._seen))

    def load_checked(self, state: dict[str, Any], digest: bytes | None = None) -> None:
        """The same of a table of which it has been seen that it adds up (no method of the port).

        What this engine has found without fault once it does not look over again. digest: the state's, if it
        is known.
        """
        key = digest or blake2b(_encode(state), digest_size=16).digest()
        self._seen = {"adds_up": True, "looked_over": key in self._looked_over}
        try:
            self.load(state)
        finally:
            self._seen = {}
        self._looked_over.add(key)

    def legal_actions(self) -> list[dict[str, Any]]:
        """Every legal action now, as templates."""
        self._need("legal_actions")
        return self._do("legal_actions", lambda: self.engine.legal_actions())

    def best_routes(self, company: str) -> dict[str, Any]:
        """The best revenue of a company ($) and the routes that bring it."""
        self._need("best_routes")
        return self._do("best_routes", lambda: self.engine.best_routes(company))

    def close(self) -> None:
        """Nothing to end: it runs in this process."""

    def _need(self, capability: str) -> None:
        if capability not in self._capabilities:
            detail = f"this engine does not have the capability {capability!r}"
            raise EngineFault("error-reply", detail, method=capability, code=-32601, fatal=False)

    def _do(self, method: str, work: Callable[[], T]) -> T:
        try:
            return work()
        except EngineError as error:
            raise EngineFault("error-reply", str(error), method=method, code=-32000, fatal=False) from error
        except Exception as error:
            detail = f"a bug in the reference engine: {type(error).__name__}: {error}"
            raise EngineFault(
                "error-reply",
                detail,
                method=method,
                stderr="".join(traceback.format_exception(error)[-6:]),
                code=-32603,
                fatal=False,
            ) from error


def __getattr__(name: str) -> Any:
    """The wrong engines are hundreds: they are imported when one is asked for, not with every engine."""
    if name == "Wrong":
        from reference_engine.wrong import Wrong

        return Wrong
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def wrong_engines(game: str, edition: str | None = None) -> "list[Wrong]":
    """The engines that are wrong on purpose in one place, for a game; edition: in what that one brings."""
    from reference_engine.wrong import catalogue

    return catalogue(features_dir(), game, edition)


def connect_wrong(wrong: "Wrong", hide: frozenset[str] = frozenset()) -> ReferenceConnection:
    """An engine that is wrong on purpose, without the capabilities in `hide`."""
    from reference_engine.wrong import WrongEngine

    return ReferenceConnection(engine=WrongEngine(features_dir(), wrong, hide))


def connect_noting(
    wrong: "Iterable[Wrong]", hide: frozenset[str] = frozenset()
) -> "tuple[ReferenceConnection, NotingEngine]":
    """The sound engine, noting which wrong ones would have done otherwise, and how it is asked for that."""
    from reference_engine.wrong.noting import NotingEngine

    engine = NotingEngine(features_dir(), wrong, hide)
    return ReferenceConnection(engine=engine), engine


def connect_trying(game: str, most: int) -> "tuple[ReferenceConnection, TryingEngine]":
    """The sound engine, trying on each table what was asked on others, and how it is asked what it found."""
    from reference_engine.wrong.noting import TryingEngine

    engine = TryingEngine(features_dir(), game, most)
    return ReferenceConnection(engine=engine), engine


def write_cases(engine: "TryingEngine", game: str) -> None:
    """Keep the cases that an engine has found, for the wrong engines that are wrong in one of them."""
    from reference_engine.wrong.refusals import keep_cases

    keep_cases(game, engine.met, engine.at_once)
