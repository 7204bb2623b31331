"""What the tests of transcripts share: a little game, the reference engine, real games if there are any."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from trackwalker.port.connect import connect
from trackwalker.port.engine import Engine


@pytest.fixture
def little() -> Path:
    """The path of a short game of 18Chesapeake, with undoing, redoing and automatic actions."""
    return Path(__file__).parent / "fixtures" / "little_game.json"


@pytest.fixture
def engine() -> Iterator[Engine]:
    """The reference engine."""
    plugged = connect("reference")
    yield plugged
    plugged.close()


@pytest.fixture
def real_games() -> Path:
    """The folder of real games; skips where there is none."""
    shared = os.environ.get("TRACKWALKER_SHARED")
    if not shared:
        pytest.skip("needs the recorded games: set TRACKWALKER_SHARED to the folder that holds transcripts/")
    return Path(shared) / "transcripts"
