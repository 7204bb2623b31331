"""A table in front of a scripted engine."""

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from scripted_engine import ScriptedEngine

from trackwalker.paths import features_dir
from trackwalker.scene import Scene, load_components

if find_spec("trackwalker_steps") is None:  # not installed: the package lies in the checkout's `steps`
    sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "steps"))


@pytest.fixture(scope="session")
def components() -> dict[str, Any]:
    return load_components(features_dir(), "18Chesapeake")


@pytest.fixture
def scripted() -> ScriptedEngine:
    return ScriptedEngine()


@pytest.fixture
def scene(scripted: ScriptedEngine, components: dict[str, Any]) -> Scene:
    return Scene(scripted, components, {"readings": {"18CH-Q05": "a"}})
