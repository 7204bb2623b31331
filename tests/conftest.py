"""What holds for all tests."""

from pathlib import Path

import pytest
from shares import Share

from trackwalker.garbage import look_for_garbage_rarely

look_for_garbage_rarely()


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--share 3/8`: of the tests that are chosen the third of eight parts."""
    parser.addoption("--share", metavar="K/N", help="only the K-th of N parts of the tests that are chosen")


@pytest.hookimpl(trylast=True)  # once `-m` and `-k` have chosen
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave in what belongs to the share."""
    wanted = config.getoption("--share")
    if wanted is None:
        return
    share = Share.read(wanted)
    kept = share.of(items, lambda item: f"{Path(item.fspath).name}::{item.name}")
    ids = {item.nodeid for item in kept}
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in ids])
    items[:] = kept
