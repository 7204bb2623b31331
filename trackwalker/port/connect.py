"""From an ENGINE spec, as given on the command line, to an engine that has said hello."""

import math
import os
import shlex
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from trackwalker.errors import TrackwalkerError
from trackwalker.port.engine import Engine
from trackwalker.port.limits import DEFAULT_TIMEOUT, Limits
from trackwalker.port.remote import RemoteEngine
from trackwalker.port.restarting import RestartingEngine
from trackwalker.port.stdio import StdioConnection

__all__ = [
    "CAPABILITIES",
    "MANNERS",
    "EngineSpec",
    "check_capabilities",
    "check_manners",
    "connect",
    "parse_spec",
]

CAPABILITIES = ("load", "legal_actions", "best_routes", "chance", "rules", "own_box")

MANNERS = ("hasty", "patient", "own-order")
"""In what the reference engine can differ from itself without breaking a rule (docs/port.md)."""

_EXPECTED = "expected reference, python:package.module:factory or stdio:COMMAND LINE"


@dataclass(frozen=True, slots=True)
class EngineSpec:
    """A parsed ENGINE spec.

    kind: how it runs. argv: the command that speaks the port over its standard streams; for `reference` the
    one that would. hide: capabilities that the reference engine is to keep to itself. manners: those that it
    is to have.
    """

    text: str
    kind: Literal["reference", "python", "stdio"]
    argv: tuple[str, ...]
    hide: frozenset[str] = frozenset()
    manners: frozenset[str] = frozenset()

    def environment(self) -> Mapping[str, str] | None:
        """The child's environment; None for our own. A Python child finds Trackwalker where we found it."""
        root = Path(__file__).resolve().parents[2]
        if self.kind == "stdio" or root.name in ("site-packages", "dist-packages"):
            return None
        known = os.environ.get("PYTHONPATH", "")
        parts = [part for part in known.split(os.pathsep) if part]
        return {**os.environ, "PYTHONPATH": os.pathsep.join([*parts, str(root)])}


def parse_spec(spec: str) -> EngineSpec:
    """Take an ENGINE spec apart. Raises TrackwalkerError saying what is wrong with it."""
    kind, _, rest = spec.partition(":")
    if kind == "reference":
        hide, manners = _reference_options(spec, rest)
        without = ["--without", ",".join(sorted(hide))] if hide else []
        other = ["--manners", ",".join(sorted(manners))] if manners else []
        server = (sys.executable, "-m", "trackwalker", "serve", *without, *other)
        return EngineSpec(spec, "reference", server, hide, manners)
    if kind == "python":
        module, _, factory = rest.partition(":")
        if not all(part.isidentifier() for part in [*module.split("."), *factory.split(".")]):
            raise TrackwalkerError(f"engine {spec!r}: expected python:package.module:factory")
        return EngineSpec(spec, "python", (sys.executable, "-m", "trackwalker.port.python_child", rest))
    if kind == "stdio":
        try:
            argv = tuple(shlex.split(rest))
        except ValueError as error:
            raise TrackwalkerError(f"engine {spec!r}: the command line cannot be split: {error}") from None
        if not argv:
            raise TrackwalkerError(f"engine {spec!r}: expected a command line after stdio:")
        return EngineSpec(spec, "stdio", argv)
    raise TrackwalkerError(f"engine {spec!r}: {_EXPECTED}")


def check_capabilities(names: str, where: str) -> frozenset[str]:
    """The capabilities in a comma-separated list. Raises TrackwalkerError on an unknown one."""
    wanted = [name.strip() for name in names.split(",")]
    for name in wanted:
        if name not in CAPABILITIES:
            raise TrackwalkerError(
                f"{where}: unknown capability {name!r}; expected one of {', '.join(CAPABILITIES)}"
            )
    return frozenset(wanted)


def check_manners(names: str, where: str) -> frozenset[str]:
    """The manners in a comma-separated list. Raises TrackwalkerError if no engine can have them."""
    wanted = frozenset(name.strip() for name in names.split(","))
    for name in sorted(wanted):
        if name not in MANNERS:
            raise TrackwalkerError(f"{where}: unknown manner {name!r}; expected one of {', '.join(MANNERS)}")
    if {"hasty", "patient"} <= wanted:
        raise TrackwalkerError(f"{where}: an engine is either hasty or patient, not both")
    return wanted


def connect(
    spec: str,
    timeout: float = DEFAULT_TIMEOUT,
    *,
    limits: Limits | None = None,
    validate_sent: bool = False,
) -> Engine:
    """Start the engine of an ENGINE spec and exchange `hello` with it. Close it when done.

    timeout: seconds for one request (overrides that of `limits`). validate_sent: check what we send, too.
    Engines in a child process are started afresh after a fault (see `RestartingEngine`).
    Raises TrackwalkerError on a bad spec, EngineFault if the engine does not start or greets wrongly.
    """
    parsed = parse_spec(spec)
    if not 0 < timeout < math.inf:
        raise TrackwalkerError(f"the time limit must be above 0 seconds, and finite; got {timeout:g}")
    if parsed.kind == "reference":
        from trackwalker.port.reference import ReferenceConnection

        return ReferenceConnection(parsed.hide, manners=parsed.manners)
    bounds = replace(limits or Limits(), timeout=timeout)
    environment = parsed.environment()

    def start() -> Engine:
        return RemoteEngine(StdioConnection(parsed.argv, bounds, environment), validate_sent)

    engine = RestartingEngine(start, bounds.restarts)
    try:
        engine.hello()
    except BaseException:
        engine.close()
        raise
    return engine


_REFERENCE_FORM = "reference, reference:without=CAPABILITY,..., reference:manners=MANNER,... or both options"


def _reference_options(spec: str, options: str) -> tuple[frozenset[str], frozenset[str]]:
    """What is hidden, and the manners: `without=load:manners=hasty,own-order`, each at most once."""
    if not options and not spec.endswith(":"):
        return frozenset(), frozenset()
    found: dict[str, frozenset[str]] = {}
    for option in options.split(":"):
        key, equals, value = option.partition("=")
        check = {"without": check_capabilities, "manners": check_manners}.get(key)
        if check is None or not equals or key in found:
            raise TrackwalkerError(f"engine {spec!r}: expected {_REFERENCE_FORM}")
        found[key] = check(value, f"engine {spec!r}")
    return found.get("without", frozenset()), found.get("manners", frozenset())
