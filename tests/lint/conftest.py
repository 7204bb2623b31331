"""Finds the package of the steps in a checkout that is not installed."""

import sys
from importlib.util import find_spec
from pathlib import Path

if find_spec("trackwalker_steps") is None:
    sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "steps"))
