"""Recorded games of 18xx.games with the site's own states, where they are at hand."""

import gzip
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

Row = dict[str, Any]


def trace(title: str, game: str) -> Iterator[Row]:
    """The lines of a recorded game; the test is skipped where there are no recorded games."""
    shared = os.environ.get("TRACKWALKER_SHARED")
    if not shared:
        pytest.skip("TRACKWALKER_SHARED is not set: no recorded games to replay")
    path = Path(shared) / "transcripts" / title / f"{game}.trace.jsonl.gz"
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        yield from (json.loads(line) for line in lines)
