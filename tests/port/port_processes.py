"""The test engines of the port, and a look at which processes live."""

import contextlib
import os
import sys
import time
from pathlib import Path

ENGINES = Path(__file__).parent / "engines"
ROOT = Path(__file__).parents[2]


def living(group: int) -> list[int]:
    """The processes of a group that are alive (a zombie is not)."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, _, pgrp = stat.read_text().rpartition(")")[2].split()[:3]
            if int(pgrp) == group and state not in "ZX":
                found.append(int(stat.parent.name))
    return found


def wait_until_dead(group: int, seconds: float = 3.0) -> list[int]:
    """The processes of a group that outlive a short wait: killed ones need a moment to go."""
    deadline = time.monotonic() + seconds
    while (left := living(group)) and time.monotonic() < deadline:
        os.sched_yield()
    return left


def faulty_argv(mode: str) -> list[str]:
    """The command line of the engine that goes wrong in this way."""
    return [sys.executable, "-S", "-E", str(ENGINES / "faulty.py"), mode]
