"""Trains in words and in the state: a name, and perhaps a condition."""

from typing import Any

TRAIN_FLAGS = {
    "newly phased-out ": {"phased_out": True, "spared": True},
    "phased-out ": {"phased_out": True},
    "newly rusted ": {"phased_out": True, "spared": True},
    "rusted ": {"phased_out": True},
    "resting ": {"resting": True},
}
"""The conditions of a train in words, and as the state has them."""


def train_entry(words: str) -> dict[str, Any]:
    """A train as the state has it: `phased-out 2` has a flag besides its name."""
    for word, flags in TRAIN_FLAGS.items():
        if words.startswith(word):
            return {"name": words.removeprefix(word), **flags}
    return {"name": words}


def train_words(train: dict[str, Any]) -> str:
    """A train in words: its name, and whether it is phased out."""
    return f"phased-out {train['name']}" if train.get("phased_out") else str(train["name"])
