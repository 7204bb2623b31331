"""What the tests of the suite share."""

import os
import signal
from collections.abc import Iterator

import pytest
from suite_toys import ROOT, TOY


@pytest.fixture(scope="session", autouse=True)
def _toys_can_be_found() -> Iterator[None]:
    """Engines in child processes find Trackwalker and the toy modules, wherever the tests are started."""
    with pytest.MonkeyPatch.context() as patch:
        known = [part for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part]
        patch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(TOY), str(TOY.parent), *known]))
        yield


@pytest.fixture
def _a_handler_that_raises() -> Iterator[None]:
    """As a command line has it: SIGTERM raises SystemExit; SIGHUP is ignored, as under nohup."""

    def leave(*_: object) -> None:
        raise SystemExit(143)

    before = signal.signal(signal.SIGTERM, leave), signal.signal(signal.SIGHUP, signal.SIG_IGN)
    yield
    signal.signal(signal.SIGTERM, before[0])
    signal.signal(signal.SIGHUP, before[1])
