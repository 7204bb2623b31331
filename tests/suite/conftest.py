"""What the tests of the suite share."""

import os
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
