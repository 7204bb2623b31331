"""The child process that runs scenarios: one job in, events out, pytest in between.

Standard input brings the job. Standard output is kept for the events; whatever pytest, the steps or an engine
print goes to standard error, which the parent shows only when something went wrong.
"""

import contextlib
import importlib
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from trackwalker.errors import TrackwalkerError
from trackwalker.garbage import look_for_garbage_rarely
from trackwalker.port.connect import connect
from trackwalker.port.engine import Engine, EngineFault
from trackwalker.suite import current
from trackwalker.suite.job import Cannot, Ended, EngineIs, Job, Result, RunEvent

__all__ = ["PYTEST_OPTIONS", "main", "pytest_arguments"]

_HERE = Path(__file__).resolve().parent

_UNUSED = (
    "cacheprovider debugging doctest faulthandler junitxml legacypath logging monkeypatch pastebin "
    "pytester recwarn setuponly setupplan stepwise subtests terminal threadexception tmpdir unittest "
    "unraisableexception warnings"
)

PYTEST_OPTIONS = (
    "--noconftest",
    "--assert=plain",
    "--import-mode=importlib",
    "--capture=no",
    *(option for name in _UNUSED.split() for option in ("-p", f"no:{name}")),
    *("-p", "pytest_bdd.plugin"),
)
"""How pytest is called: nothing of the user's, nothing that a scenario does not need."""


def pytest_arguments() -> list[str]:
    """The whole command line of pytest."""
    own = ["-c", str(_HERE / "pytest.ini"), "--rootdir", str(_HERE)]
    return [*own, *PYTEST_OPTIONS, str(_HERE / "bound_features.py")]


def main() -> int:
    """Run the job that standard input holds; 0 if it came to its end, whatever the verdicts."""
    look_for_garbage_rarely()
    emit = _event_stream()
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    _close_input()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.default_int_handler)
    try:
        _run(job, emit)
    except KeyboardInterrupt:
        pass
    except BrokenPipeError:  # nobody is listening any more
        return 1
    except EngineFault as fault:
        emit(Cannot(_one_line(fault)))
    except TrackwalkerError as error:
        emit(Cannot(str(error)))
    emit(Ended())
    return 0


def _run(job: Job, emit: Callable[[RunEvent], None]) -> None:
    engine = connect(job.engine, job.timeout)
    with contextlib.closing(engine):
        hello = engine.hello()
        emit(
            EngineIs(
                name=hello["name"],
                version=hello["version"],
                protocol=hello["protocol"],
                capabilities=tuple(hello["capabilities"]),
                readings=dict(hello.get("readings", {})),
                games=tuple(game["game"] for game in hello["games"]),
            )
        )
        if job.files:
            _run_pytest(job, engine, hello, emit)


def _run_pytest(job: Job, engine: Engine, hello: dict[str, Any], emit: Callable[[RunEvent], None]) -> None:
    import pytest

    from trackwalker.suite import bdd
    from trackwalker.suite.plugin import SuitePlugin

    current.base = Path(job.features)
    current.files = [current.base / file for file in job.files]
    steps = [_load(module, "the steps") for module in job.steps]
    module, _, name = job.scene.partition(":")
    make_scene = getattr(_load(module, "the scene"), name, None)
    if make_scene is None:
        raise TrackwalkerError(f"the scene cannot be loaded: {module} has no {name!r}")
    plugin = SuitePlugin(job, engine, hello, make_scene, emit)
    makers = {"scene": plugin.the_scene}
    plugin.player = bdd.install(plugin.pytest_bdd_before_step, plugin.begin_steps, makers)
    code = pytest.main(pytest_arguments(), plugins=[plugin, *steps])
    if not (plugin.planned or plugin.refused or plugin.interrupted):
        raise TrackwalkerError(f"pytest ended before it had a plan ({pytest.ExitCode(code).name})")


def _load(module: str, what: str) -> Any:
    try:
        return importlib.import_module(module)
    except Exception as error:
        raise TrackwalkerError(
            f"{what} cannot be loaded: {module}: {type(error).__name__}: {error}"
        ) from error


def _event_stream() -> Callable[[RunEvent], None]:
    """Take standard output for the events, and let everyone else's output go to standard error."""
    stream = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    encode = msgspec.json.Encoder().encode

    waiting = bytearray()

    def emit(event: RunEvent) -> None:
        waiting.extend(encode(event) + b"\n")
        if not isinstance(event, Result):  # after a result another event follows at once
            lines = bytes(waiting)
            waiting.clear()
            stream.write(lines)

    return emit


def _close_input() -> None:
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)


def _one_line(fault: EngineFault) -> str:
    """The fault with the last two lines of the engine's standard error, which mostly say why."""
    last = " / ".join(line.strip() for line in fault.stderr.strip().splitlines()[-2:])
    return f"{fault.summary()}; its standard error ends: {last}" if last else fault.summary()
