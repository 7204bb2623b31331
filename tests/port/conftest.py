"""What the tests of the port share."""

import os
import sys
from collections.abc import Callable, Iterator

import pytest
from port_processes import ENGINES, ROOT, faulty_argv, wait_until_dead

from trackwalker.port.limits import Limits
from trackwalker.port.stdio import StdioConnection

sys.path.append(str(ENGINES))  # for the dummy engine


@pytest.fixture
def child_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Children find Trackwalker and the test engines, wherever the tests are started."""
    known = os.environ.get("PYTHONPATH", "")
    paths = [str(ROOT), str(ENGINES), *[part for part in known.split(os.pathsep) if part]]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))


@pytest.fixture
def start_faulty() -> Iterator[Callable[..., StdioConnection]]:
    """Start a faulty engine; afterwards nothing of it may be alive."""
    connections: list[StdioConnection] = []

    def start(mode: str, **limits: float) -> StdioConnection:
        chosen = {"timeout": 10.0, "line": 65536, "stderr": 262144, "bye": 0.2, "term": 0.2, **limits}
        connection = StdioConnection(faulty_argv(mode), Limits(**chosen))  # type: ignore[arg-type]
        connections.append(connection)
        return connection

    yield start
    for connection in connections:
        connection.close()
        assert wait_until_dead(connection.pid) == []
