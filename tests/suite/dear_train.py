"""An engine that keeps every rule of 18FL but sells 4-trains at $450."""

from typing import Any

from reference_engine.wrong import Wrong, WrongEngine
from trackwalker.paths import features_dir

__all__ = ["WRONG", "make"]


def _dearer(box: dict[str, Any], tiles: dict[str, Any]) -> None:
    del tiles
    for train in box["trains"]:
        if train["name"] == "4":
            train["price"] = 450


WRONG = Wrong(game="18FL", name="dear-4-train", clauses=(), what="4-trains cost $450", change=_dearer)


def make() -> WrongEngine:
    """The engine, as `python:dear_train:make`."""
    return WrongEngine(features_dir(), WRONG)
